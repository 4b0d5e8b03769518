//! The boards of An Endless World and of the journeys: golems, locations, one's own traders, and what a journey adds.

mod land;
mod location;
mod market;
mod panes;
mod place;
mod row;
mod tiles;

use carvania_rules::components::endless_world::Board;
use carvania_rules::map::Cell;
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Action, Crystals, Game, Seat};
use maud::{Markup, html};

use super::golems::pips;
use super::map::{Chart, map};
use crate::art::{self, Face, Icon};
use crate::table::picture::Picture;

/// Golems above their locations, markets under their cards, the other locations by the sides they are printed on, the
/// map if there is one, then the place of whoever looks.
pub(super) fn board(picture: &Picture<'_>) -> Markup {
    let Some(world) = picture.game.world() else { return html! {} };
    html! {
        (panes::tabs(picture))
        div.world {
            div.tops { (row::row(picture, world)) (market::markets(picture, world)) }
            div.middle {
                (land::lands(picture, world))
                (range(picture, world))
            }
            @if let Some(seat) = picture.view.own_seat() { (place::place(picture, world, seat)) }
        }
    }
}

/// The map, and what lies beside the board.
fn range(picture: &Picture<'_>, world: &World) -> Markup {
    let loose = tiles::loose(picture, world);
    let Some(mountains) = picture.game.mountains() else { return loose };
    let chart = Chart {
        mountains,
        village: &|_| Face::Village(None),
        dropped: &|_: Cell| Crystals::NONE,
        act: &|cell| vec![Action::Step(cell), Action::Outpost(cell)],
    };
    html! { div.range.pane.map-pane { (map(picture, &chart)) (loose) } }
}

/// The board that the locations are on.
fn printed(game: &Game, world: &World) -> &'static Board {
    game.components().endless_world.board(world.board())
}

/// Golems, traders and tiles of a player.
pub(super) fn facts(picture: &Picture<'_>, seat: Seat) -> Markup {
    let Some(world) = picture.game.world() else { return html! {} };
    let (ready, reserve) = (world.available(seat), world.reserve(seat));
    let out = TRADERS.saturating_sub(ready + reserve);
    let wanted = picture.game.title().claims_to_end(picture.game.players());
    html! {
        (pips(picture, world.claimed(seat).len(), wanted))
        span { (art::trader(picture.sheet, seat))
            span { (picture.say("fact-traders", &[("ready", ready.into()), ("out", out.into())])) } }
        span { (art::icon(picture.sheet, Icon::Exploration)) b { (world.explored(seat).len()) }
            span.sr { (picture.say("fact-explored", &[])) } }
        @if let Some(mountains) = picture.game.mountains() {
            span { (art::outpost(picture.sheet, seat)) b { (mountains.outposts(seat).len()) }
                span.sr { (picture.say("fact-outposts", &[])) } }
        }
        (place::merchants(picture, seat))
        @if !world.tiles(seat).is_empty() {
            span.tiles { @for &tile in world.tiles(seat) { (tiles::still(picture, tile)) } }
        }
    }
}
