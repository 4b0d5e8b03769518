//! Golem Edition in words.

use carvania_rules::games::golem_edition::{Decision, GolemEdition};
use carvania_rules::golems::TokenCount;
use carvania_rules::{Action, Game, PointId, State};

use crate::Voice;
use crate::cards;
use crate::phrases::Phrase;
use crate::questions::{Question, give_back};

pub(crate) fn question(game: &Game, state: &GolemEdition) -> Option<Question> {
    match state.decision() {
        Decision::SetUp | Decision::Refill | Decision::Over => None,
        Decision::Turn => Some(("ask-turn", vec![])),
        Decision::Card(decision) => cards::question(game, decision),
        Decision::Return { .. } => Some(give_back(game)),
    }
}

/// What the card is worth, and which token comes with it.
pub(crate) fn claim(voice: Voice<'_>, game: &Game, card: PointId) -> Phrase {
    let point = game.components().golem_edition.point(card);
    let facts = vec![
        ("card", voice.golem(game, card).into()),
        ("points", point.points.into()),
        ("token", token(game, card).into()),
    ];
    Phrase::new("option-claim", "told-claim", facts)
}

/// The token that a claim earns (GE-14): the one that is missing from the piles afterwards.
fn token(game: &Game, card: PointId) -> &'static str {
    let mut after = *game;
    if after.apply(Action::Claim(card)).is_err() {
        return "none";
    }
    let (before, after) = (tokens(game), tokens(&after));
    if after.copper < before.copper {
        "copper"
    } else if after.silver < before.silver {
        "silver"
    } else {
        "none"
    }
}

fn tokens(game: &Game) -> TokenCount {
    if let State::GolemEdition(state) = game.state() { state.tokens() } else { TokenCount::default() }
}
