//! The eager player: it claims whenever it can. Without a claim it does what its family of games needs to
//! come to one: in the [`mountains`] it heads for a village, in the [`world`] for a golem.

mod mountains;
mod world;

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Move};
use rand_core::Rng;

pub(crate) fn choose(game: &Game, actions: &Actions, rng: &mut impl Rng) -> Option<Action> {
    let is_claim = |action: &&Action| matches!(action, Action::Move(Move::Claim(_)));
    if let Some(&claim) = actions.iter().find(is_claim) {
        return Some(claim);
    }
    match (game.expedition(), game.world()) {
        (Some(expedition), _) => mountains::choose(game, expedition, actions, rng),
        (None, Some(world)) => world::choose(game, world, actions, rng),
        (None, None) => crate::reflex::any(actions, rng),
    }
}

/// Any of the actions that come first.
fn any_of_first(actions: &[Action], rng: &mut impl Rng, rank: impl Fn(Action) -> u8) -> Option<Action> {
    let choices = actions.chunk_by(is_one_choice).map(|alike| alike[0]);
    let first = choices.clone().map(&rank).min()?;
    let mut firsts = choices.filter(|&action| rank(action) == first);
    let number = firsts.clone().count() as u32;
    firsts.nth(below(rng, number) as usize)
}

/// Which card to spend or to acquire is no choice of its own: else a player with many cards would do
/// hardly anything else.
fn is_one_choice(action: &Action, other: &Action) -> bool {
    matches!(
        (action, other),
        (Action::Move(Move::Spend(_)), Action::Move(Move::Spend(_)))
            | (Action::Move(Move::Acquire(_)), Action::Move(Move::Acquire(_)))
    )
}
