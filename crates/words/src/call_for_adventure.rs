//! The Call for Adventure in words.

use carvania_rules::games::call_for_adventure::{CallForAdventure, Decision};
use carvania_rules::{Game, MerchantId};

use crate::Voice;
use crate::cards;
use crate::expedition;
use crate::phrases::Phrase;
use crate::questions::{Question, give_back};
use crate::wagons::{self, here, whereabouts};

pub(crate) fn question(voice: Voice<'_>, game: &Game, state: &CallForAdventure) -> Option<Question> {
    match state.decision() {
        Decision::SetUp | Decision::Refill(_) | Decision::Over => None,
        Decision::Start(decision) => Some(expedition::question(decision)),
        Decision::Turn => Some(("ask-turn-wagon", whereabouts(voice, game))),
        Decision::Card(decision) => cards::question(game, decision),
        Decision::Move { is_paid: true, .. } => Some(("ask-step", vec![here(voice, game)])),
        Decision::Move { free: 0, .. } => Some(("ask-spend", vec![here(voice, game)])),
        Decision::Move { free, .. } => {
            Some(("ask-free-step", vec![here(voice, game), ("free", free.into())]))
        }
        Decision::Wagon(decision) => Some(wagons::question(voice, game, decision)),
        Decision::Act => Some(("ask-act", whereabouts(voice, game))),
        Decision::Reward { column } => Some(("ask-reward", vec![("place", (column + 1).into())])),
        Decision::Return { .. } => Some(give_back(game)),
    }
}

pub(crate) fn spend(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-spend", "told-spend", vec![cards::face(game, card)])
}

pub(crate) fn reward(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-reward", "told-reward", cards::on_offer(game, card))
}
