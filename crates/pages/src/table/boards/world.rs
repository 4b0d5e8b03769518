//! The boards of An Endless World and of the journeys: golems, locations, the player's traders, and what a journey
//! adds.

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
use carvania_rules::{Action, Crystals, Game, Move, Seat};
use maud::{Markup, html};

use super::golems::pips;
use super::map::{Chart, map};
use crate::art::{self, Face, Icon};
use crate::table::context::BoardContext;

/// Golems above their locations, markets under their cards, the other locations by the sides they are printed on, the
/// map if there is one, then the place of the viewer.
pub(super) fn board(context: &BoardContext<'_>) -> Markup {
    let Some(world) = context.game.world() else { return html! {} };
    html! {
        (panes::tabs(context))
        div.world {
            div.tops { (row::row(context, world)) (market::markets(context, world)) }
            div.middle {
                (land::lands(context, world))
                (range(context, world))
            }
            @if let Some(seat) = context.view.own_seat() { (place::place(context, world, seat)) }
        }
    }
}

/// The map, and what lies beside the board.
fn range(context: &BoardContext<'_>, world: &World) -> Markup {
    let loose = tiles::loose(context, world);
    let Some(mountains) = context.game.mountains() else { return loose };
    let chart = Chart {
        mountains,
        village: &|_| Face::Village(None),
        dropped: &|_: Cell| Crystals::NONE,
        act: &|cell| vec![Action::Move(Move::Step(cell)), Action::Move(Move::Outpost(cell))],
    };
    html! { div.range.pane.map-pane { (map(context, &chart)) (loose) } }
}

/// The board that the locations are on.
fn printed(game: &Game, world: &World) -> &'static Board {
    game.components().endless_world.board(world.board())
}

/// Golems, traders and tiles of a player.
pub(super) fn facts(context: &BoardContext<'_>, seat: Seat) -> Markup {
    let Some(world) = context.game.world() else { return html! {} };
    let (ready, reserve) = (world.available(seat), world.reserve(seat));
    let out = TRADERS.saturating_sub(ready + reserve);
    let wanted = context.game.title().claims_to_end(context.game.players());
    html! {
        (pips(context, world.claimed(seat).len(), wanted))
        span data-about="sign-traders" { (art::trader(context.sheet, seat))
            span { (context.say("fact-traders", &[("ready", ready.into()), ("out", out.into())])) } }
        span data-about="sign-exploration-tile" { (art::icon(context.sheet, Icon::Exploration)) b { (world.explored(seat).len()) }
            span.sr { (context.say("fact-explored", &[])) } }
        @if let Some(mountains) = context.game.mountains() {
            span data-about="sign-outposts" { (art::outpost(context.sheet, seat)) b { (mountains.outposts(seat).len()) }
                span.sr { (context.say("fact-outposts", &[])) } }
        }
        (place::merchants(context, seat))
        @if !world.tiles(seat).is_empty() {
            span.tiles { @for &tile in world.tiles(seat) { (tiles::still(context, tile)) } }
        }
    }
}
