//! Markets and trade routes in words.

use carvania_rules::route::{LONGEST, TradeRoute};
use carvania_rules::{Decision, Game, MerchantId, Move, State};

use crate::Language;
use crate::cards::face;
use crate::phrases::Phrase;
use crate::printed::effect;
use crate::text::Fact;

/// The trade route of the player who decides.
fn own_route(game: &Game) -> Option<&TradeRoute> {
    match game.state() {
        State::JourneyOne(state) => Some(state.added().route(game.decider())),
        State::GolemEdition(_)
        | State::EasternMountains(_)
        | State::CallForAdventure(_)
        | State::EndlessWorld(_)
        | State::JourneyTwo(_)
        | State::JourneyThree(_) => None,
    }
}

/// The card that has just been chosen: at the market, or to be swapped.
fn chosen(game: &Game) -> Option<MerchantId> {
    match game.decision() {
        Decision::Market { card } | Decision::Replace { card } | Decision::SwapWith { card } => Some(card),
        _ => None,
    }
}

/// What the card of the market does.
pub(crate) fn use_card(language: Language, game: &Game) -> Phrase {
    let facts = chosen(game).map_or_else(Vec::new, |card| with_effect(language, game, card));
    Phrase::new("option-use", "told-use", facts)
}

fn with_effect(language: Language, game: &Game, card: MerchantId) -> Vec<Fact> {
    let does = effect(language, game.components().golem_edition.merchant(card));
    vec![face(game, card), ("effect", does.into())]
}

/// The card of the market, and whether it has to take the place of another.
pub(crate) fn keep(game: &Game) -> Phrase {
    let is_full = own_route(game).is_some_and(|route| route.len() == LONGEST);
    let mut facts = vec![("route", if is_full { "full" } else { "open" }.into())];
    facts.extend(chosen(game).map(|card| face(game, card)));
    Phrase::new("option-keep", "told-keep", facts)
}

/// The old card, and the traders that stay where it was.
pub(crate) fn replace(game: &Game, card: MerchantId) -> Phrase {
    let on = own_route(game).and_then(|route| route.cards().find(|&(other, _)| other == card));
    let traders = on.map_or(0, |(_, traders)| traders);
    Phrase::new("option-replace", "told-replace", vec![face(game, card), ("lying", traders.into())])
}

/// One card of a swap. Both are told at once, with the second.
pub(crate) fn swap(game: &Game, card: MerchantId) -> Phrase {
    match chosen(game).map(|first| face(game, first)) {
        None => Phrase { offer: "option-swap", narration: None, facts: vec![face(game, card)] },
        Some((_, first)) => {
            Phrase::new("option-swap-with", "told-swap", vec![face(game, card), ("first", first)])
        }
    }
}

/// What using a card of the route takes, and what it does.
pub(crate) fn route(language: Language, game: &Game, card: MerchantId) -> Phrase {
    let traders = game.price(Move::Route(card)).traders;
    let mut facts = with_effect(language, game, card);
    facts.push(("traders", traders.into()));
    Phrase::new("option-route", "told-route", facts)
}
