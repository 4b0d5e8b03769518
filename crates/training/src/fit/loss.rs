//! How far off the network is, and which way to go.

use std::fmt;

use carvania_bots::network::{OUTPUTS, POINTS_UNIT, ROUNDS_UNIT};
use carvania_rules::seat::MAX_SEATS;

use super::layers::Seen;
use crate::samples::Sample;

/// How much the points and the rounds matter beside who won.
const POINTS_WEIGHT: f32 = 0.2;
const ROUNDS_WEIGHT: f32 = 0.1;

/// How far off the network is: in one sample, added up over many, or on average.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loss {
    pub(super) wins: f64,
    points: f64,
    rounds: f64,
}

impl Loss {
    /// What the fit makes small.
    pub(super) fn whole(self) -> f64 {
        self.wins + f64::from(POINTS_WEIGHT) * self.points + f64::from(ROUNDS_WEIGHT) * self.rounds
    }

    pub(super) fn add(&mut self, other: Loss) {
        self.wins += other.wins;
        self.points += other.points;
        self.rounds += other.rounds;
    }

    pub(super) fn divided(self, by: f64) -> Loss {
        Loss { wins: self.wins / by, points: self.points / by, rounds: self.rounds / by }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Loss { wins, points, rounds } = self;
        write!(f, "loss {:.4} (wins {wins:.4}, points {points:.4}, rounds {rounds:.4})", self.whole())
    }
}

/// How the loss rises with each output of each seat.
pub(super) fn slopes(seen: &[Seen; MAX_SEATS], sample: &Sample) -> ([[f32; OUTPUTS]; MAX_SEATS], Loss) {
    let players = sample.players;
    let highest = seen[..players].iter().map(|seen| seen.outputs[0]).fold(f32::MIN, f32::max);
    let shares: [f32; MAX_SEATS] =
        std::array::from_fn(
            |seat| if seat < players { (seen[seat].outputs[0] - highest).exp() } else { 0.0 },
        );
    let whole: f32 = shares.iter().sum();
    let mut loss = Loss::default();
    let mut slopes = [[0.0; OUTPUTS]; MAX_SEATS];
    for seat in 0..players {
        let [_, points, rounds] = seen[seat].outputs;
        let share = shares[seat] / whole;
        loss.wins -= f64::from(sample.wins[seat] * share.max(1e-9).ln());
        let off_points = points - sample.points[seat] / POINTS_UNIT;
        let off_rounds = rounds - sample.rounds / ROUNDS_UNIT;
        loss.points += f64::from(off_points * off_points / players as f32);
        loss.rounds += f64::from(off_rounds * off_rounds / players as f32);
        slopes[seat] = [
            share - sample.wins[seat],
            2.0 * POINTS_WEIGHT * off_points / players as f32,
            2.0 * ROUNDS_WEIGHT * off_rounds / players as f32,
        ];
    }
    (slopes, loss)
}
