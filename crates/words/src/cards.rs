//! Merchant cards in words: what Golem Edition and The Call for Adventure share.

use carvania_rules::{Game, Merchant, MerchantId, State};

use crate::phrases::Phrase;
use crate::table::caravan;
use crate::text::Fact;

pub(crate) fn face(game: &Game, card: MerchantId) -> Fact {
    ("card", game.components().golem_edition.merchant(card).into())
}

/// What the card does, and how often that is possible with the caravan.
pub(crate) fn play(game: &Game, card: MerchantId) -> Phrase {
    let name = face(game, card);
    let (key, facts) = match game.components().golem_edition.merchant(card) {
        Merchant::Gain(crystals) => ("option-play-gain", vec![name, ("crystals", crystals.into())]),
        Merchant::Upgrades(upgrades) => ("option-play-upgrades", vec![name, ("upgrades", upgrades.into())]),
        Merchant::Trade { give, .. } => {
            ("option-play-trade", vec![name, ("times", caravan(game).trades(give).into())])
        }
    };
    Phrase::new(key, "told-play", facts)
}

pub(crate) fn spend(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-spend", "told-spend", vec![face(game, card)])
}

pub(crate) fn reward(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-reward", "told-reward", on_offer(game, card))
}

pub(crate) fn acquire(game: &Game, card: MerchantId) -> Phrase {
    Phrase::new("option-acquire", "told-acquire", on_offer(game, card))
}

/// Where the card lies, what that costs, and what lies on it.
pub(crate) fn on_offer(game: &Game, card: MerchantId) -> Vec<Fact> {
    let found = game.merchant_row().enumerate().find(|(_, (other, _))| *other == card);
    let (position, lying) = found.map(|(position, (_, lying))| (position, lying)).unwrap_or_default();
    vec![
        face(game, card),
        ("place", (position + 1).into()),
        ("price", position.into()),
        ("lying", lying.total().into()),
        ("heap", lying.into()),
    ]
}

/// How many cards come back to the hand.
pub(crate) fn rest(game: &Game) -> Phrase {
    let seat = game.decider();
    let cards = match game.state() {
        State::GolemEdition(state) => state.player(seat).hand.played().len(),
        State::CallForAdventure(state) => state.hand(seat).played().len() + state.discarded(seat).len(),
        State::EasternMountains(_)
        | State::EndlessWorld(_)
        | State::JourneyOne(_)
        | State::JourneyTwo(_)
        | State::JourneyThree(_) => 0,
    };
    Phrase::new("option-rest", "told-rest", vec![("cards", cards.into())])
}
