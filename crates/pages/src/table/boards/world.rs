//! The boards of An Endless World and of the journeys: golems, locations, one's own traders, and what a journey adds.

mod location;
mod place;
mod row;
mod tiles;

use carvania_rules::components::endless_world::{Board, Place, PlayerBoard, Side};
use carvania_rules::map::Cell;
use carvania_rules::world::{TRADERS, World};
use carvania_rules::{Action, Crystals, Game, Seat};
use maud::{Markup, html};

use super::golems::pips;
use super::map::{Chart, map};
use crate::art::{self, Face, Icon};
use crate::table::picture::Picture;

/// Golems above their locations, the other locations by the sides they are printed on, the map if there is one, then
/// the place of whoever looks.
pub(super) fn board(picture: &Picture<'_>) -> Markup {
    let Some(world) = picture.game.world() else { return html! {} };
    html! {
        div.world {
            (row::row(picture, world))
            div.middle.with-map[picture.game.mountains().is_some()] {
                div.lands #locations {
                    @for side in sides(picture.game, world) { (land(picture, world, side)) }
                }
                @if let Some(mountains) = picture.game.mountains() {
                    (map(picture, &Chart {
                        mountains,
                        village: &|_| Face::Village(None),
                        dropped: &|_: Cell| Crystals::NONE,
                        act: &|cell| vec![Action::Step(cell), Action::Outpost(cell)],
                    }))
                }
            }
            (tiles::loose(picture, world))
            @if let Some(seat) = picture.view.own_seat() { (place::place(picture, world, seat)) }
        }
    }
}

/// The board that the locations are on.
fn printed(game: &Game, world: &World) -> &'static Board {
    game.components().endless_world.board(world.board())
}

/// The side of the player board that is played with (EW-5, J2-3).
fn player_board(game: &Game) -> &'static PlayerBoard {
    let components = &game.components().endless_world;
    if game.mountains().is_some() { &components.side_b } else { &components.side_a }
}

/// How many crystals a caravan may keep.
pub(super) fn limit(game: &Game) -> u32 {
    player_board(game).caravan.into()
}

/// The sides with locations besides those of the golems, in the order in which they lie.
fn sides(game: &Game, world: &World) -> Vec<Side> {
    let board = printed(game, world);
    let mut sides: Vec<Side> = Vec::new();
    for place in board.places() {
        let location = board.location(place);
        if !row::is_golem(location) && !sides.contains(&location.side) {
            sides.push(location.side);
        }
    }
    sides
}

/// A side of the board: its locations.
fn land(picture: &Picture<'_>, world: &World, side: Side) -> Markup {
    let board = printed(picture.game, world);
    let here = |place: &Place| {
        let location = board.location(*place);
        location.side == side && !row::is_golem(location)
    };
    let places: Vec<Place> = board.places().into_iter().filter(here).collect();
    html! {
        div class={ "land n" (places.len()) } data-row {
            @for place in places { (location::location(picture, world, place)) }
        }
    }
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
        @if !world.tiles(seat).is_empty() {
            span.tiles { @for &tile in world.tiles(seat) { (tiles::still(picture, tile)) } }
        }
    }
}
