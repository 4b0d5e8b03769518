//! Wagons on a journey in words.

use carvania_rules::Game;
use carvania_rules::games::journey::trek::TrekDecision;
use carvania_rules::games::journey_three::AllDecision;
use carvania_rules::map::Cell;

use crate::Voice;
use crate::phrases::Phrase;
use crate::questions::Question;
use crate::wagons::{self, here, tile, whereabouts};

pub(crate) fn question(voice: Voice<'_>, game: &Game, decision: TrekDecision) -> Question {
    match decision {
        TrekDecision::Move(_) => ("ask-move", vec![here(voice, game)]),
        TrekDecision::GoOn => ("ask-go-on", vec![here(voice, game)]),
        TrekDecision::Wagon(decision) => wagons::question(voice, game, decision),
        TrekDecision::Build => ("ask-outpost-here", whereabouts(voice, game)),
        TrekDecision::Column => ("ask-bonus", vec![]),
        TrekDecision::Outpost => ("ask-outpost", vec![]),
    }
}

/// The same, or about the bonus tile that comes with every fourth merchant card (J3-6).
pub(crate) fn question_of_all(voice: Voice<'_>, game: &Game, decision: AllDecision) -> Question {
    match decision {
        AllDecision::Trek(decision) => question(voice, game, decision),
        AllDecision::Fourth => ("ask-fourth", vec![]),
    }
}

pub(crate) fn outpost(voice: Voice<'_>, game: &Game, cell: Cell) -> Phrase {
    Phrase::new("option-outpost", "told-outpost", tile(voice, game, cell))
}
