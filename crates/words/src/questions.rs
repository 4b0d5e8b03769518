//! What the player who decides is asked.

use carvania_rules::{Decision, Game, Step};

use crate::table::caravan;
use crate::text::{Argument, Fact, Text};
use crate::wagons::{heap, here, whereabouts};
use crate::{Language, Voice, cards, compose, trades, world};

/// What the player who decides is asked, after what they have; `None` while nobody is.
pub fn question(language: Language, game: &Game) -> Option<Text> {
    said(language.into(), game, caravan(game).into())
}

/// The question to the player who decides, without the caravan, for pages that show it.
pub fn ask<'a>(voice: impl Into<Voice<'a>>, game: &Game) -> Option<Text> {
    said(voice.into(), game, "unsaid".into())
}

fn said(voice: Voice<'_>, game: &Game, caravan: Argument) -> Option<Text> {
    let (key, mut facts) = message(voice, game)?;
    facts.push(("caravan", caravan));
    Some(compose(voice.language, key, &facts))
}

/// A message, and what it fills in besides the caravan.
fn message(voice: Voice<'_>, game: &Game) -> Option<(&'static str, Vec<Fact>)> {
    Some(match game.decision() {
        Decision::Draw | Decision::Over => return None,
        Decision::Start => ("ask-start", vec![]),
        Decision::PlaceWagon => ("ask-place", vec![]),
        Decision::Turn if game.world().is_some() => ("ask-turn-traders", vec![world::ready(game)]),
        Decision::Turn if game.mountains().is_some() => ("ask-turn-wagon", whereabouts(voice, game)),
        Decision::Turn => ("ask-turn", vec![]),
        Decision::Pay { card, .. } => ("ask-pay", cards::on_offer(game, card)),
        Decision::Upgrade { left } => ("ask-upgrade", vec![("left", left.into())]),
        Decision::Trade { .. } => ("ask-trade", trades::trade(game, 1)),
        Decision::Step(step) => about_step(voice, game, step),
        Decision::Toll { to } => ("ask-toll", voice.player(to).to_vec()),
        Decision::PayOutpost { left } => ("ask-build", vec![("left", left.into())]),
        Decision::Build => ("ask-outpost-here", whereabouts(voice, game)),
        Decision::Take => ("ask-take", vec![here(voice, game), heap(game)]),
        Decision::Act => ("ask-act", whereabouts(voice, game)),
        Decision::BonusTile => ("ask-bonus", vec![]),
        Decision::Reward { column } => ("ask-reward", vec![("place", (column + 1).into())]),
        Decision::FourthCard => ("ask-fourth", vec![]),
        Decision::Golem(visit) if visit.is_new() => ("ask-golem", vec![world::place(voice, game, visit)]),
        Decision::Golem(visit) => ("ask-golem-more", vec![world::place(voice, game, visit)]),
        Decision::Explore => ("ask-explore", vec![]),
        Decision::Market { card } => ("ask-market", vec![cards::face(game, card)]),
        Decision::Replace { card } => ("ask-replace", vec![cards::face(game, card)]),
        Decision::Swap => ("ask-swap", vec![]),
        Decision::SwapWith { card } => ("ask-swap-with", vec![cards::face(game, card)]),
        Decision::Outpost => ("ask-outpost", vec![]),
        Decision::Return { above } => {
            let limit = game.caravan_limit(game.decider());
            ("ask-return", vec![("above", above.into()), ("limit", limit.into())])
        }
    })
}

fn about_step(voice: Voice<'_>, game: &Game, step: Step) -> (&'static str, Vec<Fact>) {
    let here = here(voice, game);
    match step {
        Step::Free { left } => ("ask-free-step", vec![here, ("free", left.into())]),
        Step::ForCrystal => ("ask-drop", vec![here]),
        Step::ForCard => ("ask-spend", vec![here]),
        Step::Paid => ("ask-step", vec![here]),
        Step::Journey => ("ask-move", vec![here]),
        Step::Second => ("ask-go-on", vec![here]),
    }
}
