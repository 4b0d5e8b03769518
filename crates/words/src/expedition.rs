//! Starts, villages and bonus tiles in words: what Eastern Mountains and The Call for Adventure share.

use carvania_rules::bonus::Bonus;
use carvania_rules::expedition::StartDecision;
use carvania_rules::map::Cell;
use carvania_rules::{Game, PointId, Title};

use crate::phrases::Phrase;
use crate::questions::Question;
use crate::wagons::tile;
use crate::{Language, Voice, bonus as bonus_name};

/// What is asked before the first turn.
pub(crate) fn question(decision: StartDecision) -> Question {
    match decision {
        StartDecision::Start { .. } => ("ask-start", vec![]),
        StartDecision::Place { .. } => ("ask-place", vec![]),
    }
}

pub(crate) fn start(game: &Game, set: u8) -> Phrase {
    let crystals = game.components().eastern_mountains.start.get(usize::from(set)).copied();
    let facts = vec![("set", crystals.unwrap_or_default().to_string().into())];
    Phrase::new("option-start", "told-start", facts)
}

pub(crate) fn place(voice: Voice<'_>, game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-place", "told-place", tile(voice, game, cell))
}

pub(crate) fn claim(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    let tile = game.components().eastern_mountains.vp_tile(card);
    let facts = vec![
        ("card", voice.golem(game, card).into()),
        ("points", tile.points.into()),
        ("token", "none".into()),
    ];
    Phrase::new("option-claim", "told-claim", facts)
}

/// The tile, and of the points tiles what the top one is worth.
pub(crate) fn bonus(language: Language, game: &Game, bonus: Bonus) -> Phrase {
    let components = &game.components().eastern_mountains;
    let is_adventure = game.title() == Title::CallForAdventure;
    let board = if is_adventure { &components.adventure_board } else { &components.board };
    let top = game.expedition().and_then(|at| at.supply().points().next());
    let points = top.and_then(|top| board.points_pile.get(top)).copied().unwrap_or(0);
    let facts = vec![("bonus", bonus_name(language, bonus, points).into())];
    Phrase::new("option-bonus", "told-bonus", facts)
}
