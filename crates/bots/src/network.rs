//! A small network that was trained on games of its own: from what lies on the table to every seat's chance to win,
//! its points at the end, and the rounds left.
//!
//! Each seat is looked at in turn, as "own" beside its rivals, by the same weights; the chances are the shares of the
//! seats' strengths (a softmax). So one network serves every number of players.
//!
//! The first layer has an input for nearly everything that can lie on a table. Few of them are not 0, so it
//! is a sum of a few rows. Cards and tiles are known to it by their places in the box: it knows the components as
//! printed and no others.

mod inputs;
mod scratch;
mod weights;

use carvania_rules::{Components, Game, PerSeat, Title};
use libm::expf;

pub use inputs::{Input, Inputs, Sizes};
pub use scratch::Scratch;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use weights::file;
pub use weights::{NetworkError, Weights, is_loaded, load};

use crate::analysis::Estimate;

/// The width of the first layer.
pub const WIDTH: usize = 32;
/// The width of the second layer.
pub const SECOND: usize = 16;
/// What comes out for each seat: strength, points, rounds.
pub const OUTPUTS: usize = 3;
/// Points and rounds come out in units of about this size, so that they are learnt as fast as strength.
pub const POINTS_UNIT: f32 = 30.0;
/// The size of the unit in which rounds come out, as with [`POINTS_UNIT`].
pub const ROUNDS_UNIT: f32 = 20.0;

type Row = [f32; WIDTH];

/// The weights for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    sizes: Sizes,
    /// A row for each input of the table, then for each of the player's own seat, then for each of a rival's.
    first: Vec<Row>,
    first_bias: Row,
    second: [Row; SECOND],
    second_bias: [f32; SECOND],
    third: [[f32; SECOND]; OUTPUTS],
    third_bias: [f32; OUTPUTS],
}

impl Network {
    /// The network for the components of this game, if they are those as printed.
    pub fn of(game: &Game) -> Option<&'static Network> {
        let (components, standard) = (game.components(), Components::standard());
        let title = game.title();
        let is_standard =
            std::ptr::eq(components, standard) || components.digest(title) == standard.digest(title);
        is_standard.then(|| Network::trained(title)).flatten()
    }

    /// The weights that come with the program.
    fn trained(title: Title) -> Option<&'static Network> {
        weights::trained(title)
    }

    /// What is to be expected in a position where a player is to decide, or the game is over.
    pub fn look(&self, game: &Game, scratch: &mut Scratch) -> Estimate {
        if game.is_over() {
            return settled(game);
        }
        let sums = scratch.first_layer(self, game);
        let outputs = PerSeat::each(game.players(), |seat| self.upper_layers(&sums[seat]));
        expected(game, &outputs)
    }

    fn upper_layers(&self, sums: &Row) -> [f32; OUTPUTS] {
        let bent = sums.map(|sum| sum.max(0.0));
        let mut second = self.second_bias;
        for (sum, weights) in second.iter_mut().zip(&self.second) {
            *sum = (*sum + dot(weights, &bent)).max(0.0);
        }
        let mut outputs = self.third_bias;
        for (output, weights) in outputs.iter_mut().zip(&self.third) {
            *output += weights.iter().zip(&second).map(|(weight, value)| weight * value).sum::<f32>();
        }
        outputs
    }
}

/// Eight sums side by side, which the compiler can carry out at once: the order of floating-point sums is ours to say.
fn dot(one: &Row, other: &Row) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        for (sum, (one, other)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += one * other;
        }
    }
    sums.iter().sum()
}

/// The outputs as chances, points and rounds.
fn expected(game: &Game, outputs: &PerSeat<[f32; OUTPUTS]>) -> Estimate {
    let mut estimate = Estimate::default();
    let highest = game.seats().map(|seat| outputs[seat][0]).fold(f32::MIN, f32::max);
    let mut whole = 0.0;
    for seat in game.seats() {
        let [strength, points, rounds] = outputs[seat];
        let share = expf(strength - highest);
        whole += share;
        estimate.wins[seat] = share;
        estimate.points[seat] = points * POINTS_UNIT;
        estimate.rounds += (rounds * ROUNDS_UNIT).max(0.0) / game.players() as f32;
    }
    for seat in game.seats() {
        estimate.wins[seat] /= whole;
    }
    estimate
}

/// What came of a game that is over.
pub(crate) fn settled(game: &Game) -> Estimate {
    let scores = game.scores();
    let mut estimate = Estimate::default();
    for seat in game.seats() {
        estimate.points[seat] = scores[seat].total() as f32;
    }
    if let Some(&winner) = game.ranking().first() {
        estimate.wins[winner] = 1.0;
    }
    estimate
}
