//! The first layer, which is nearly all of the work: positions that are looked at one after another have most of
//! their inputs in common, so only those that differ are added and taken away.

use carvania_rules::{Game, PerSeat};

use super::{Input, Inputs, Network, Row, STEPS, Sizes, Sum, WIDTH};

/// Buffers to work in, for one network and games of one set-up: the last position, and its sums.
#[derive(Clone, Debug, Default)]
pub struct Scratch {
    inputs: Inputs,
    last: Inputs,
    sums: Sums,
    players: usize,
}

/// The first layer by where it comes from.
#[derive(Clone, Debug)]
struct Sums {
    table: Sum,
    as_own: PerSeat<Sum>,
    as_rival: PerSeat<Sum>,
}

impl Default for Sums {
    fn default() -> Sums {
        let none = PerSeat::filled([0; WIDTH]);
        Sums { table: [0; WIDTH], as_own: none, as_rival: none }
    }
}

impl Scratch {
    /// The first layer of every seat, before its bend.
    pub(super) fn first_layer(&mut self, network: &Network, game: &Game) -> PerSeat<Sum> {
        if self.players != game.players() {
            *self = Scratch { players: game.players(), ..Scratch::default() };
        }
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
    fn together(&self, network: &Network, game: &Game) -> PerSeat<Sum> {
        let mut all = self.table;
        plus(&mut all, &network.first_bias, STEPS);
        for seat in game.seats() {
            zip(&mut all, &self.as_rival[seat], i32::wrapping_add);
        }
        let mut sums = PerSeat::filled(all);
        for seat in game.seats() {
            zip(&mut sums[seat], &self.as_rival[seat], i32::wrapping_sub);
            zip(&mut sums[seat], &self.as_own[seat], i32::wrapping_add);
        }
        sums
    }
}

/// Tells by how many steps each input has changed. Both lists are in the order of their numbers.
fn changes(last: &[Input], new: &[Input], mut tell: impl FnMut(u16, i16)) {
    let (mut old, mut now) = (0, 0);
    while let (Some(was), Some(is)) = (last.get(old), new.get(now)) {
        if was.number == is.number {
            if was.steps != is.steps {
                tell(is.number, is.steps - was.steps);
            }
            old += 1;
            now += 1;
        } else if was.number < is.number {
            tell(was.number, -was.steps);
            old += 1;
        } else {
            tell(is.number, is.steps);
            now += 1;
        }
    }
    last[old..].iter().for_each(|was| tell(was.number, -was.steps));
    new[now..].iter().for_each(|is| tell(is.number, is.steps));
}

fn add(sum: &mut Sum, rows: &[Row], number: u16, steps: i16) {
    if let Some(row) = rows.get(usize::from(number)) {
        plus(sum, row, steps);
    }
}

fn plus(sum: &mut Sum, row: &Row, steps: i16) {
    for (sum, &weight) in sum.iter_mut().zip(row) {
        *sum = sum.wrapping_add(i32::from(weight) * i32::from(steps));
    }
}

fn zip(sum: &mut Sum, other: &Sum, add: impl Fn(i32, i32) -> i32) {
    for (sum, &other) in sum.iter_mut().zip(other) {
        *sum = add(*sum, other);
    }
}
