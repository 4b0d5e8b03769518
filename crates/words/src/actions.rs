//! Actions in words: what a player may answer, and what they did.

use carvania_rules::expedition::WagonDecision;
use carvania_rules::record::Step;
use carvania_rules::{Action, Crystal, Game, Seat};

use crate::phrases::phrase;
use crate::table::{Matter, matter};
use crate::{Language, say};

/// A legal action as one to choose from: "Acquire +YYG, the 3rd card, for 2 crystals".
pub fn option(language: Language, game: &Game, action: Action) -> String {
    let phrase = phrase(language, game, action);
    say(language, phrase.option, &phrase.facts)
}

/// What a player did, and what was drawn then, without saying who: "plays ^2, upgrades YY".
pub fn told(language: Language, steps: &[Step]) -> String {
    let kind = |step: &Step| of_one_crystal(step).map(|(kind, _)| kind);
    let together = |one: &Step, next: &Step| kind(one).is_some() && kind(one) == kind(next);
    let told = |steps: &[Step]| {
        let step = steps.first()?;
        let crystals: String =
            steps.iter().filter_map(of_one_crystal).map(|(_, crystal)| crystal.letter()).collect();
        let mut phrase = phrase(language, &step.before, step.action);
        phrase.facts.push(("crystals", crystals.into()));
        Some(say(language, phrase.told?, &phrase.facts))
    };
    steps.chunk_by(together).filter_map(told).collect::<Vec<_>>().join(", ")
}

/// Actions about one crystal each, which are told together: "pays YYG".
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Pay,
    Toll(Seat),
    Upgrade,
    Return,
}

fn of_one_crystal(step: &Step) -> Option<(Kind, Crystal)> {
    match step.action {
        Action::Pay(crystal) => match matter(&step.before) {
            Matter::Wagon(WagonDecision::Toll { to }) => Some((Kind::Toll(to), crystal)),
            Matter::Card(_) | Matter::Wagon(_) | Matter::Move | Matter::Turn | Matter::Other => {
                Some((Kind::Pay, crystal))
            }
        },
        Action::Upgrade(crystal) => Some((Kind::Upgrade, crystal)),
        Action::Return(crystal) => Some((Kind::Return, crystal)),
        Action::Play(_)
        | Action::Acquire(_)
        | Action::Rest
        | Action::Claim(_)
        | Action::Stop
        | Action::Trade(_)
        | Action::Start(_)
        | Action::Place(_)
        | Action::Step(_)
        | Action::Spend(_)
        | Action::Take
        | Action::Leave
        | Action::Build
        | Action::Bonus(_)
        | Action::Reward(_)
        | Action::Mine
        | Action::Pass
        | Action::DrawMerchant(_)
        | Action::DrawPoint(_)
        | Action::DrawClosed
        | Action::RemoveMountain(_)
        | Action::LayMountain(_)
        | Action::LayValley => None,
    }
}
