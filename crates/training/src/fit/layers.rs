//! The layers of the network: forward from the inputs to what comes out, and backward to the gradient.

use carvania_bots::network::{OUTPUTS, SECOND, Sizes, WIDTH};
use carvania_rules::seat::MAX_SEATS;

use super::{Fit, Lists};

/// Where the layers begin.
pub(super) struct Layout {
    pub(super) first_bias: usize,
    pub(super) second: usize,
    pub(super) second_bias: usize,
    pub(super) third: usize,
    pub(super) third_bias: usize,
    pub(super) all: usize,
}

/// What is computed on the way forward for one seat.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    first: [f32; WIDTH],
    second: [f32; SECOND],
    pub(super) outputs: [f32; OUTPUTS],
}

impl Default for Seen {
    fn default() -> Seen {
        Seen { first: [0.0; WIDTH], second: [0.0; SECOND], outputs: [0.0; OUTPUTS] }
    }
}

impl Layout {
    pub(super) const fn of(sizes: Sizes) -> Layout {
        let first_bias = (sizes.table + 2 * sizes.seat) * WIDTH;
        let second = first_bias + WIDTH;
        let second_bias = second + SECOND * WIDTH;
        let third = second_bias + SECOND;
        let third_bias = third + OUTPUTS * SECOND;
        Layout { first_bias, second, second_bias, third, third_bias, all: third_bias + OUTPUTS }
    }
}

impl Fit {
    fn row(&self, row: usize) -> &[f32] {
        &self.weights[row * WIDTH..(row + 1) * WIDTH]
    }

    /// The sums of the first layer, for every seat.
    pub(super) fn first_layer(&self, lists: &Lists<'_>, players: usize) -> [[f32; WIDTH]; MAX_SEATS] {
        let layout = Layout::of(self.sizes);
        let Sizes { table, seat: size } = self.sizes;
        let mut common = [0.0; WIDTH];
        common.copy_from_slice(&self.weights[layout.first_bias..layout.second]);
        for input in lists[0] {
            plus(&mut common, self.row(input.number.into()), input.value());
        }
        let (mut own, mut rival) = ([[0.0; WIDTH]; MAX_SEATS], [[0.0; WIDTH]; MAX_SEATS]);
        for seat in 0..players {
            for input in lists[1 + seat] {
                let number = usize::from(input.number);
                plus(&mut own[seat], self.row(table + number), input.value());
                plus(&mut rival[seat], self.row(table + size + number), input.value());
            }
            plus(&mut common, &rival[seat], 1.0);
        }
        for seat in 0..players {
            plus(&mut own[seat], &common, 1.0);
            plus(&mut own[seat], &rival[seat], -1.0);
        }
        own
    }

    /// The layers above it, for one seat.
    pub(super) fn forward(&self, sums: &[f32; WIDTH]) -> Seen {
        let layout = Layout::of(self.sizes);
        let first = sums.map(|sum| sum.max(0.0));
        let second = std::array::from_fn(|unit| {
            let weights = &self.weights[layout.second + unit * WIDTH..][..WIDTH];
            (self.weights[layout.second_bias + unit] + dot(weights, &first)).max(0.0)
        });
        let outputs = std::array::from_fn(|output| {
            let weights = &self.weights[layout.third + output * SECOND..][..SECOND];
            self.weights[layout.third_bias + output] + dot(weights, &second)
        });
        Seen { first, second, outputs }
    }

    /// Adds the gradients of the upper layers; the slope of the first layer's sums.
    pub(super) fn backward(&mut self, seen: &Seen, slopes: &[f32; OUTPUTS]) -> [f32; WIDTH] {
        let layout = Layout::of(self.sizes);
        let mut second = [0.0; SECOND];
        for (output, &slope) in slopes.iter().enumerate() {
            let at = layout.third + output * SECOND;
            plus(&mut second, &self.weights[at..at + SECOND], slope);
            plus(&mut self.gradient[at..at + SECOND], &seen.second, slope);
            self.gradient[layout.third_bias + output] += slope;
        }
        let mut first = [0.0; WIDTH];
        for (unit, slope) in second.into_iter().enumerate() {
            if seen.second[unit] > 0.0 {
                let at = layout.second + unit * WIDTH;
                plus(&mut first, &self.weights[at..at + WIDTH], slope);
                plus(&mut self.gradient[at..at + WIDTH], &seen.first, slope);
                self.gradient[layout.second_bias + unit] += slope;
            }
        }
        for (slope, value) in first.iter_mut().zip(seen.first) {
            if value <= 0.0 {
                *slope = 0.0;
            }
        }
        first
    }

    /// Adds the gradient of the first layer, from the slopes of its sums.
    pub(super) fn first_gradient(
        &mut self,
        lists: &Lists<'_>,
        players: usize,
        down: &[[f32; WIDTH]; MAX_SEATS],
    ) {
        let layout = Layout::of(self.sizes);
        let Sizes { table, seat: size } = self.sizes;
        let mut all = [0.0; WIDTH];
        down[..players].iter().for_each(|one| plus(&mut all, one, 1.0));
        plus(&mut self.gradient[layout.first_bias..layout.second], &all, 1.0);
        for input in lists[0] {
            plus(row_of(&mut self.gradient, input.number.into()), &all, input.value());
        }
        for seat in 0..players {
            let mut others = all;
            plus(&mut others, &down[seat], -1.0);
            for input in lists[1 + seat] {
                let number = usize::from(input.number);
                plus(row_of(&mut self.gradient, table + number), &down[seat], input.value());
                plus(row_of(&mut self.gradient, table + size + number), &others, input.value());
            }
        }
    }
}

fn row_of(weights: &mut [f32], row: usize) -> &mut [f32] {
    &mut weights[row * WIDTH..(row + 1) * WIDTH]
}

fn plus(sum: &mut [f32], row: &[f32], times: f32) {
    for (sum, value) in sum.iter_mut().zip(row) {
        *sum += value * times;
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}
