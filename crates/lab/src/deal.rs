//! Draws from a seed: the same seed gives the same draws on every machine.

mod order;

use carvania_rules::{Action, Game};
use chacha20::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

pub use order::Deal;

/// A generator for one of many games (or draws) that share a seed.
///
/// ChaCha with 8 rounds, seeded by `seed_from_u64`; `stream` is its stream number. Streams are
/// independent of each other, so games can be played in any order and on any number of threads.
pub fn generator(seed: u64, stream: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(stream);
    rng
}

/// The choices of bots come from streams that no draw uses.
pub(crate) const CHOICES: u64 = 1 << 63;

/// A generator for the choices of one of many bots that share a seed with the draws. Neither the seed nor what is
/// drawn can be told from it: a bot does not know the future.
pub fn chooser(seed: u64, number: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(derived(seed, CHOICES + number))
}

/// A seed for one of many things that share one, from which the shared one cannot be told.
pub(crate) fn derived(seed: u64, stream: u64) -> u64 {
    generator(seed, stream).next_u64()
}

/// Draws for one game, each from its own number, so that taking an action back and going on
/// otherwise cannot change what a later draw brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dealer {
    seed: u64,
}

impl Dealer {
    /// A dealer with a seed.
    pub const fn new(seed: u64) -> Dealer {
        Dealer { seed }
    }

    /// The draw with this number, counted from 0; `None` unless it is for chance to decide.
    pub fn draw(self, game: &Game, number: u64) -> Option<Action> {
        game.draw(&mut generator(self.seed, number))
    }
}
