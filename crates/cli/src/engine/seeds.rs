//! What follows from a seed: the draws of a game, and what the choices of bots are drawn from.

use carvania_lab::deal::{self, Dealer};
use carvania_rules::{Action, Game, Record, Turn};
use chacha20::ChaCha8Rng;

/// How many draws a record holds.
pub(crate) fn draws(record: &Record) -> u64 {
    record.steps().filter(|step| step.by == Turn::Chance).count() as u64
}

/// The draw with this number; `None` unless a draw is due.
pub(crate) fn draw(seed: u64, game: &Game, draws: u64) -> Option<Action> {
    Dealer::new(seed).draw(game, draws)
}

/// The generator for the choice after this many actions.
pub(crate) fn chooser(seed: u64, actions: usize) -> ChaCha8Rng {
    deal::chooser(seed, actions as u64)
}
