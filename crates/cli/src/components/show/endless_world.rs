//! The boards, cards and tiles of An Endless World.

mod boards;
mod cards;
mod locations;
mod tiles;

use carvania_rules::components::endless_world::Star;
use carvania_rules::components::{EndlessWorld, GameBox};

pub(crate) use self::locations::work;
use super::{about, sections};

/// The games that are played with this box, in the order of its layouts.
const GAMES: [&str; 4] = ["EW", "J1", "J2", "J3"];

/// The box in tables.
pub(super) fn text(components: &EndlessWorld) -> String {
    let tables = [
        ("Boards, with the sides of each game", boards::layouts(components)),
        ("Locations of the sides", locations::table(components)),
        ("Player boards", boards::player_boards(components)),
        ("Point cards (blank: all games, any number of players)", cards::table(components)),
        ("Point cards in the deck of a game", cards::decks(components)),
        ("Bonus tiles (blank: all games)", tiles::bonus_tiles(components)),
        ("Exploration tiles", tiles::exploration_tiles(components)),
    ];
    let about = about(GameBox::EndlessWorld, components.digest, &components.provenance);
    format!("{about}{}", sections(&tables))
}

/// A word of a component file, as people write it.
fn spaced(name: &str) -> String {
    name.replace('_', " ")
}

/// The games whose decks have the cards with this star.
const fn games_with(star: Star) -> &'static str {
    match star {
        Star::White => "J1, J3",
        Star::Black => "EW, J2",
    }
}
