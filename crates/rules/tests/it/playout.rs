//! Whole games, played at random from a seed.

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Move, Record, Setup};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

/// Far more than any game takes in which claims are not missed.
const MAX_ACTIONS: usize = 100_000;

/// A game played to its end: a claim whenever one is legal, otherwise any legal action.
pub(crate) fn playout(setup: &Setup, seed: u64) -> Record {
    played(setup, seed, usize::MAX)
}

/// A random game, but at most so many actions of it.
pub(crate) fn played(setup: &Setup, seed: u64, most: usize) -> Record {
    let mut record = Record::new(setup).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    while !record.game().is_over() && record.actions().len() < most {
        let action = record.game().draw(&mut rng).unwrap_or_else(|| choose(record.game(), &mut rng));
        record.apply(action).unwrap();
        assert!(record.actions().len() < MAX_ACTIONS, "the game does not end");
    }
    record
}

/// Every moment of a record: the game before each action, and at the end.
pub(crate) fn moments(record: &Record) -> impl Iterator<Item = Game> {
    record.steps().map(|step| step.before).chain([*record.game()])
}

fn choose(game: &Game, rng: &mut ChaCha8Rng) -> Action {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let claim = actions.iter().find(|action| matches!(action, Action::Move(Move::Claim(_))));
    *claim.unwrap_or_else(|| &actions[below(rng, actions.len() as u32) as usize])
}
