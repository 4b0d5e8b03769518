//! Golem Edition in words.

mod facts;

use carvania_rules::components::GolemEdition as Components;
use carvania_rules::games::golem_edition::{Decision, GolemEdition, LIMIT};
use carvania_rules::record::Step;
use carvania_rules::{Action, Game, Merchant};

use crate::{Language, Value, crystal, say};
use facts::Fact;

pub(crate) fn question(language: Language, state: &GolemEdition, components: &Components) -> Option<String> {
    let ask = |key, seat, facts: Vec<Fact>| {
        let caravan = ("caravan", state.player(seat).caravan.to_string().into());
        Some(say(language, key, &[vec![caravan], facts].concat()))
    };
    let mover = state.order().seat();
    match state.decision() {
        Decision::SetUp | Decision::Refill | Decision::Over => None,
        Decision::Turn => ask("ask-turn", mover, vec![]),
        Decision::Pay { paid, .. } => {
            let (card, _) = state.market().cards().nth(paid.into())?;
            ask("ask-pay", mover, facts::acquire(state, components, card))
        }
        Decision::Upgrade { left } => ask("ask-upgrade", mover, vec![("left", left.into())]),
        Decision::Trade { .. } => ask("ask-trade", mover, facts::trade(state, components, 1)),
        Decision::Return { seat } => {
            let above = state.player(seat).caravan.total().saturating_sub(LIMIT);
            ask("ask-return", seat, vec![("above", above.into()), ("limit", LIMIT.into())])
        }
    }
}

pub(crate) fn option(language: Language, game: &Game, state: &GolemEdition, action: Action) -> String {
    let components = &game.components().golem_edition;
    let mover = state.player(state.order().seat());
    let say = |key, args: &[(&'static str, Value<'_>)]| say(language, key, args);
    let colour = |colour| crystal(language, colour);
    match action {
        Action::Play(card) => {
            let card = components.merchant(card);
            say(play(card), &facts::play(card, mover.caravan))
        }
        Action::Acquire(card) => say("option-acquire", &facts::acquire(state, components, card)),
        Action::Rest => say("option-rest", &[("cards", mover.hand.played().len().into())]),
        Action::Claim(card) => say("option-claim", &facts::claim(game, components, card)),
        Action::Pay(crystal) => say("option-pay", &[("crystal", colour(crystal).into())]),
        Action::Upgrade(crystal) => {
            let next = crystal.next().map(colour).unwrap_or_default();
            say("option-upgrade", &[("crystal", colour(crystal).into()), ("next", next.into())])
        }
        Action::Stop => say("option-stop", &[]),
        Action::Trade(times) => say("option-trade", &facts::trade(state, components, times)),
        Action::Return(crystal) => say("option-return", &[("crystal", colour(crystal).into())]),
        Action::DrawMerchant(card) => say("option-draw", &[facts::merchant(components, card)]),
        Action::DrawPoint(card) => say("option-draw", &[facts::point(components, card)]),
    }
}

pub(crate) fn told(language: Language, step: &Step, state: &GolemEdition, crystals: &str) -> String {
    let components = &step.before.components().golem_edition;
    let say = |key, args: &[(&'static str, Value<'_>)]| say(language, key, args);
    let crystals = [("crystals", crystals.into())];
    match step.action {
        Action::Play(card) => say("told-play", &[facts::merchant(components, card)]),
        Action::Acquire(card) => say("told-acquire", &facts::acquire(state, components, card)),
        Action::Rest => {
            let played = state.player(state.order().seat()).hand.played();
            say("told-rest", &[("cards", played.len().into())])
        }
        Action::Claim(card) => say("told-claim", &facts::claim(&step.before, components, card)),
        Action::Pay(_) => say("told-pay", &crystals),
        Action::Upgrade(_) => say("told-upgrade", &crystals),
        Action::Stop => say("told-stop", &[]),
        Action::Trade(times) => say("told-trade", &[("times", times.into())]),
        Action::Return(_) => say("told-return", &crystals),
        Action::DrawMerchant(card) => say("told-draw", &[facts::merchant(components, card)]),
        Action::DrawPoint(card) => say("told-draw", &[facts::point(components, card)]),
    }
}

fn play(card: Merchant) -> &'static str {
    match card {
        Merchant::Gain(_) => "option-play-gain",
        Merchant::Upgrades(_) => "option-play-upgrades",
        Merchant::Trade { .. } => "option-play-trade",
    }
}
