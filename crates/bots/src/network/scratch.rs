//! The first layer, which is nearly all of the work: positions that are looked at one after another have most of
//! their inputs in common, so only those that differ are added and taken away.

use carvania_rules::{Game, PerSeat};

use super::{Input, Inputs, Network, Row, Sizes, WIDTH};

/// After this many positions sums are made anew, so that rounding does not pile up.
const MAX_CHANGES: u32 = 1000;

/// Buffers to work in, for one network and games of one set-up: the last position, and its sums.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    inputs: Inputs,
    last: Inputs,
    sums: Sums,
    /// How many positions the sums have seen; 0 if they are not to be trusted.
    changes: u32,
    players: usize,
}

/// The first layer by where it comes from.
#[derive(Clone, Debug)]
struct Sums {
    table: Row,
    as_own: PerSeat<Row>,
    as_rival: PerSeat<Row>,
}

impl Default for Sums {
    fn default() -> Sums {
        let none = PerSeat::filled([0.0; WIDTH]);
        Sums { table: [0.0; WIDTH], as_own: none, as_rival: none }
    }
}

impl Scratch {
    /// The first layer of every seat, before its bend.
    pub(super) fn first_layer(&mut self, network: &Network, game: &Game) -> PerSeat<Row> {
        if self.changes >= MAX_CHANGES || self.players != game.players() {
            *self = Scratch { players: game.players(), ..Scratch::default() };
        }
        self.changes += 1;
        let sizes = self.inputs.read(game);
        debug_assert_eq!(sizes, network.sizes, "the weights are for other inputs");
        let Sizes { table, seat: size } = network.sizes;
        let (own, rival) = network.first[table..].split_at(size);
        changes(&self.last.table, &self.inputs.table, |number, by| {
            add(&mut self.sums.table, &network.first[..table], number, by);
        });
        for seat in game.seats() {
            let (as_own, as_rival) = (&mut self.sums.as_own[seat], &mut self.sums.as_rival[seat]);
            changes(&self.last.seats[seat], &self.inputs.seats[seat], |number, by| {
                add(as_own, own, number, by);
                add(as_rival, rival, number, by);
            });
        }
        std::mem::swap(&mut self.inputs, &mut self.last);
        self.sums.together(network, game)
    }
}

impl Sums {
    fn together(&self, network: &Network, game: &Game) -> PerSeat<Row> {
        let mut all = network.first_bias;
        plus(&mut all, &self.table, 1.0);
        for seat in game.seats() {
            plus(&mut all, &self.as_rival[seat], 1.0);
        }
        let mut sums = PerSeat::filled(all);
        for seat in game.seats() {
            plus(&mut sums[seat], &self.as_rival[seat], -1.0);
            plus(&mut sums[seat], &self.as_own[seat], 1.0);
        }
        sums
    }
}

/// Tells by how much each input has changed. Both lists are in the order of their numbers.
fn changes(last: &[Input], new: &[Input], mut tell: impl FnMut(u16, f32)) {
    let (mut old, mut now) = (0, 0);
    while let (Some(was), Some(is)) = (last.get(old), new.get(now)) {
        if was.number == is.number {
            if was.value != is.value {
                tell(is.number, is.value - was.value);
            }
            old += 1;
            now += 1;
        } else if was.number < is.number {
            tell(was.number, -was.value);
            old += 1;
        } else {
            tell(is.number, is.value);
            now += 1;
        }
    }
    last[old..].iter().for_each(|was| tell(was.number, -was.value));
    new[now..].iter().for_each(|is| tell(is.number, is.value));
}

fn add(sum: &mut Row, rows: &[Row], number: u16, value: f32) {
    if let Some(row) = rows.get(usize::from(number)) {
        plus(sum, row, value);
    }
}

fn plus(sum: &mut Row, row: &Row, times: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight * times;
    }
}
