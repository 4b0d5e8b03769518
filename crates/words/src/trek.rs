//! Wagons on a journey in words.

use carvania_rules::Game;
use carvania_rules::games::journey::trek::TrekDecision;
use carvania_rules::games::journey_three::AllDecision;
use carvania_rules::map::Cell;

use crate::phrases::Phrase;
use crate::questions::Question;
use crate::wagons::{self, here, tile, whereabouts};

pub(crate) fn question(game: &Game, decision: TrekDecision) -> Question {
    match decision {
        TrekDecision::Move(_) => ("ask-move", vec![here(game)]),
        TrekDecision::GoOn => ("ask-go-on", vec![here(game)]),
        TrekDecision::Wagon(decision) => wagons::question(game, decision),
        TrekDecision::Build => ("ask-outpost-here", whereabouts(game)),
        TrekDecision::Column => ("ask-bonus", vec![]),
        TrekDecision::Outpost => ("ask-outpost", vec![]),
    }
}

/// The same, or about the bonus tile that comes with every fourth merchant card (J3-6).
pub(crate) fn question_of_all(game: &Game, decision: AllDecision) -> Question {
    match decision {
        AllDecision::Trek(decision) => question(game, decision),
        AllDecision::Fourth => ("ask-fourth", vec![]),
    }
}

pub(crate) fn outpost(game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-outpost", "told-outpost", tile(game, cell))
}
