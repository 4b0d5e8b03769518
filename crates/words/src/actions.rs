//! Actions in words: what a player is asked, what they may answer, and what they did.

use carvania_rules::record::Step;
use carvania_rules::{Action, Crystal, Game, State};

use crate::{Language, golem_edition};

/// What the player who decides is asked; `None` while nobody is.
pub fn question(language: Language, game: &Game) -> Option<String> {
    match game.state() {
        State::GolemEdition(state) => {
            golem_edition::question(language, state, &game.components().golem_edition)
        }
    }
}

/// A legal action as one to choose from: "Acquire +YYG, the 3rd card, for 2 crystals".
pub fn option(language: Language, game: &Game, action: Action) -> String {
    match game.state() {
        State::GolemEdition(state) => golem_edition::option(language, game, state, action),
    }
}

/// What a player did, and what was drawn then, without saying who: "plays ^2, upgrades YY".
pub fn told(language: Language, steps: &[Step]) -> String {
    let kind = |step: &Step| of_one_crystal(step.action).map(|(kind, _)| kind);
    let together = |one: &Step, next: &Step| kind(one).is_some() && kind(one) == kind(next);
    let told = |steps: &[Step]| {
        let step = steps.first()?;
        let crystals: String = steps
            .iter()
            .filter_map(|step| of_one_crystal(step.action))
            .map(|(_, crystal)| crystal.letter())
            .collect();
        Some(match step.before.state() {
            State::GolemEdition(state) => golem_edition::told(language, step, state, &crystals),
        })
    };
    steps.chunk_by(together).filter_map(told).collect::<Vec<_>>().join(", ")
}

/// Actions about one crystal each, which are told together: "pays YYG".
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Pay,
    Upgrade,
    Return,
}

fn of_one_crystal(action: Action) -> Option<(Kind, Crystal)> {
    match action {
        Action::Pay(crystal) => Some((Kind::Pay, crystal)),
        Action::Upgrade(crystal) => Some((Kind::Upgrade, crystal)),
        Action::Return(crystal) => Some((Kind::Return, crystal)),
        Action::Play(_)
        | Action::Acquire(_)
        | Action::Rest
        | Action::Claim(_)
        | Action::Stop
        | Action::Trade(_)
        | Action::DrawMerchant(_)
        | Action::DrawPoint(_) => None,
    }
}
