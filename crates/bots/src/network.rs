//! A small network that was trained on games of its own: from what lies on the table to every seat's chance to win,
//! its points at the end, and the rounds left.
//!
//! Each seat is looked at in turn, as "own" beside its rivals, by the same weights; the chances are the shares of the
//! seats' strengths (a softmax). So one network serves every number of players.
//!
//! The first layer has an input for nearly everything that can lie on a table. Few of them are not 0, so it
//! is a sum of a few rows. Cards and tiles are known to it by their places in the box: it knows the components as
//! printed and no others.
//!
//! Everything is reckoned in integers, so that a look gives the same on every machine, whatever was looked at before.

mod inputs;
mod scratch;
mod weights;

use carvania_rules::{Components, Game, PerSeat, Title};
use libm::expf;

pub use inputs::{Input, Inputs, STEPS, Sizes};
pub use scratch::Scratch;
#[cfg(not(all(target_family = "wasm", target_os = "unknown")))]
pub use weights::file;
pub use weights::{NetworkError, Weights, is_loaded, load};

use crate::analysis::Estimate;

/// The width of the first layer.
pub const WIDTH: usize = 64;
/// The width of the second layer.
pub const SECOND: usize = 32;
/// What comes out for each seat: strength, points, rounds.
pub const OUTPUTS: usize = 3;
/// Points and rounds come out in units of about this size, so that they are learnt as fast as strength.
pub const POINTS_UNIT: f32 = 30.0;
/// The size of the unit in which rounds come out, as with [`POINTS_UNIT`].
pub const ROUNDS_UNIT: f32 = 20.0;

/// How many steps of a weight make 1.
const WEIGHT_STEPS: f32 = 4096.0;
/// A value that leaves a layer has 256 steps to 1, and is at most 32.
const BRIGHTEST: i32 = 32 * 256 - 1;
/// From a sum of the first layer, weights times inputs, to 256 steps.
const AFTER_FIRST: u32 = 10;
/// From a sum of the second layer, weights times values, to 256 steps.
const AFTER_SECOND: u32 = 12;

type Row = [i16; WIDTH];
/// Sums of the first layer.
type Sum = [i32; WIDTH];

/// The weights for one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    sizes: Sizes,
    /// A row for each input of the table, then for each of the player's own seat, then for each of a rival's.
    first: Vec<Row>,
    first_bias: Row,
    /// What each value of the first layer adds to the second one's sums.
    second: Vec<[i16; SECOND]>,
    second_bias: [i16; SECOND],
    third: [[i16; SECOND]; OUTPUTS],
    third_bias: [i16; OUTPUTS],
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

    fn upper_layers(&self, sums: &Sum) -> [f32; OUTPUTS] {
        let values: Row = sums.map(|sum| bent(sum >> AFTER_FIRST));
        let bias = self.second_bias.map(|bias| i32::from(bias) << 8);
        let second = spread(bias, &self.second, &values).map(|sum| bent(sum >> AFTER_SECOND));
        std::array::from_fn(|output| {
            let bias = i32::from(self.third_bias[output]) << 8;
            bias.wrapping_add(dot(&self.third[output], &second)) as f32 / (256.0 * WEIGHT_STEPS)
        })
    }
}

/// What is below 0 counts as 0.
fn bent(value: i32) -> i16 {
    value.clamp(0, BRIGHTEST) as i16
}

/// Adds to sums what each value contributes: many are 0. A function of its own, in which the compiler knows that values are of 16 bits,
/// and multiplies several at once.
#[inline(never)]
fn spread(mut sums: [i32; SECOND], weights: &[[i16; SECOND]], values: &Row) -> [i32; SECOND] {
    for (row, &value) in weights.iter().zip(values).filter(|(_, value)| **value != 0) {
        for (sum, &weight) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(i32::from(weight) * i32::from(value));
        }
    }
    sums
}

fn dot(weights: &[i16; SECOND], values: &[i16; SECOND]) -> i32 {
    let products = weights.iter().zip(values).map(|(&weight, &value)| i32::from(weight) * i32::from(value));
    products.fold(0, i32::wrapping_add)
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
