//! Eastern Mountains in words.

use carvania_rules::games::eastern_mountains::{Decision, EasternMountains};
use carvania_rules::{Action, Crystals, Game, State};

use crate::Voice;
use crate::expedition;
use crate::phrases::{Fact, Phrase};
use crate::questions::{Question, give_back, upgrade};
use crate::table::{caravan, decider, wagon};
use crate::wagons::{self, here, whereabouts};

pub(crate) fn question(voice: Voice<'_>, game: &Game, state: &EasternMountains) -> Option<Question> {
    match state.decision() {
        Decision::SetUp | Decision::Refill | Decision::Over => None,
        Decision::Start(decision) => Some(expedition::question(decision)),
        Decision::Turn => Some(("ask-turn-wagon", whereabouts(voice, game))),
        Decision::Move { is_paid: true, .. } => Some(("ask-step", vec![here(voice, game)])),
        Decision::Move { free: 0, .. } => Some(("ask-drop", vec![here(voice, game)])),
        Decision::Move { free, .. } => {
            Some(("ask-free-step", vec![here(voice, game), ("free", free.into())]))
        }
        Decision::Wagon(decision) => Some(wagons::question(voice, game, decision)),
        Decision::Take => Some(("ask-take", vec![here(voice, game), heap(game)])),
        Decision::Act => Some(("ask-act", whereabouts(voice, game))),
        Decision::Bonus => Some(("ask-bonus", vec![])),
        Decision::Upgrade { left } => Some(upgrade(left)),
        Decision::Return { .. } => Some(give_back(game)),
    }
}

pub(crate) fn take(game: &Game) -> Phrase {
    Phrase::new("option-take", "told-take", vec![heap(game)])
}

pub(crate) fn leave(game: &Game) -> Phrase {
    Phrase::new("option-leave", "told-leave", vec![heap(game)])
}

/// What mining brings (EM-23): what the caravan has more of afterwards.
pub(crate) fn mine(game: &Game) -> Phrase {
    let (before, seat, mut after) = (caravan(game), decider(game), *game);
    let mined = match (after.apply(Action::Mine), after.state()) {
        (Ok(()), State::EasternMountains(state)) => state.expedition().caravan(seat) - before,
        _ => Crystals::NONE,
    };
    Phrase::new("option-mine", "told-mine", vec![("mined", mined.to_string().into())])
}

/// The crystals that lie where the wagon stands.
fn heap(game: &Game) -> Fact {
    let heap = match (game.state(), wagon(game)) {
        (State::EasternMountains(state), Some(cell)) => state.dropped(cell),
        _ => Crystals::NONE,
    };
    ("heap", heap.to_string().into())
}
