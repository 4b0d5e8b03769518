//! Starts, villages and bonus tiles in words: what Eastern Mountains and The Call for Adventure share.

use carvania_rules::Game;
use carvania_rules::bonus::Bonus;
use carvania_rules::map::Cell;

use crate::phrases::Phrase;
use crate::wagons::tile;
use crate::{Language, Voice, bonus as bonus_name};

pub(crate) fn start(game: &Game, set: u8) -> Phrase {
    let crystals = game.components().eastern_mountains.start.get(usize::from(set)).copied();
    let facts = vec![("set", crystals.unwrap_or_default().into())];
    Phrase::new("option-start", "told-start", facts)
}

pub(crate) fn place(voice: Voice<'_>, game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-place", "told-place", tile(voice, game, cell))
}

/// The tile, and of the points tiles what the top one is worth.
pub(crate) fn bonus(language: Language, game: &Game, bonus: Bonus) -> Phrase {
    let points = game.next_points_tile().unwrap_or(0);
    let facts = vec![("bonus", bonus_name(language, bonus, points).into())];
    Phrase::new("option-bonus", "told-bonus", facts)
}
