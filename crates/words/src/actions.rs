//! Actions in words: what a player may answer, and what they did.

use carvania_rules::record::Step;
use carvania_rules::{Action, Game, Seat};

use crate::matter::toll_to;
use crate::phrases::phrase;
use crate::{Voice, say};

/// A legal action as one to choose from: "Acquire +YYG, the 3rd card, for 2 crystals".
pub fn option<'a>(voice: impl Into<Voice<'a>>, game: &Game, action: Action) -> String {
    let voice = voice.into();
    let phrase = phrase(voice, game, action);
    say(voice.language, phrase.option, &phrase.facts)
}

/// What a player did, and what was drawn then, without saying who: "plays ^2, upgrades YY".
pub fn told<'a>(voice: impl Into<Voice<'a>>, steps: &[Step]) -> String {
    let voice = voice.into();
    let kind = |step: &Step| alike(step).map(|(kind, _)| kind);
    let together = |one: &Step, next: &Step| kind(one).is_some() && kind(one) == kind(next);
    let told = |steps: &[Step]| {
        let step = steps.first()?;
        let things: Vec<String> = steps.iter().filter_map(alike).map(|(_, thing)| thing).collect();
        let mut phrase = phrase(voice, &step.before, step.action);
        phrase.facts.push(("number", things.len().into()));
        phrase.facts.push(("crystals", things.concat().into()));
        phrase.facts.push(("drawn", things.join(" ").into()));
        Some(say(voice.language, phrase.told?, &phrase.facts))
    };
    steps.chunk_by(together).filter_map(told).collect::<Vec<_>>().join(", ")
}

/// Actions about one crystal or card each, which are told together: "pays YYG".
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    Pay,
    Toll(Seat),
    Upgrade,
    Return,
    Draw,
}

/// The kind of an action that is told together with others, and its crystal or card.
fn alike(step: &Step) -> Option<(Kind, String)> {
    match step.action {
        Action::Pay(crystal) => {
            let toll = toll_to(&step.before).map(Kind::Toll);
            Some((toll.unwrap_or(Kind::Pay), crystal.to_string()))
        }
        Action::Upgrade(crystal) => Some((Kind::Upgrade, crystal.to_string())),
        Action::Return(crystal) => Some((Kind::Return, crystal.to_string())),
        Action::DrawMerchant(card) => {
            let card = step.before.components().golem_edition.merchant(card);
            Some((Kind::Draw, card.to_string()))
        }
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
        | Action::Work(_)
        | Action::TakeTile(_)
        | Action::Explore(_)
        | Action::Use
        | Action::Keep
        | Action::Replace(_)
        | Action::Swap(_)
        | Action::Route(_)
        | Action::Outpost(_)
        | Action::DrawPoint(_)
        | Action::DrawClosed
        | Action::RemoveMountain(_)
        | Action::LayMountain(_)
        | Action::LayValley
        | Action::DrawSide(_)
        | Action::DrawTile(_)
        | Action::DrawExploration(_) => None,
    }
}
