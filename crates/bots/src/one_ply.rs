//! One turn ahead by a network: how networks play while they learn.

use carvania_rules::{Action, Game, Turn};
use chacha20::ChaCha8Rng;
use rand_core::Rng;

use crate::Budget;
use crate::candidates::{Candidate, TurnFinder};
use crate::evaluator::Evaluator;
use crate::network::Network;

/// A player that takes the turn after which its network likes its chances best.
pub struct OnePly<'a> {
    finder: TurnFinder<'a>,
    rng: ChaCha8Rng,
    /// Turns that are worth the same within this chance to win are equally good.
    noise: f32,
}

impl<'a> OnePly<'a> {
    /// A player with a network of its own.
    pub fn new(network: &'a Network, noise: f32, rng: ChaCha8Rng) -> OnePly<'a> {
        OnePly { finder: TurnFinder::new(Evaluator::new(Some(network))), rng, noise }
    }

    /// The small actions of the turn that it likes best, from now on.
    pub fn turn(&mut self, game: &Game) -> Vec<Action> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let mut candidates =
            self.finder.candidates(game, &mut self.rng, &mut Budget::nodes(u64::MAX).start());
        let mut best: Option<(f32, usize)> = None;
        for (place, Candidate { estimate, .. }) in candidates.iter().enumerate() {
            let noise = self.noise * (self.rng.next_u32() >> 8) as f32 / (1 << 24) as f32;
            let value = estimate.desire(seat, game.players()) + noise;
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, place));
            }
        }
        best.map(|(_, place)| candidates.swap_remove(place).actions).unwrap_or_default()
    }
}
