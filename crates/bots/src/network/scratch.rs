//! The first layer, which is nearly all of the work: positions that are looked at one after another have most of
//! their inputs in common, so only those that differ are added and taken away.

use carvania_rules::{Game, PerSeat};

use super::{Input, Inputs, Network, Row, Sizes, WIDTH};

/// Sums are made anew after so many positions, so that rounding does not pile up.
const MOST_CHANGES: u32 = 1000;

/// Room to work in, for one network and games of one set-up: the last position, and its sums.
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
        if self.changes >= MOST_CHANGES || self.players != game.players() {
            *self = Scratch { players: game.players(), ..Scratch::default() };
        }
        self.changes += 1;
        let sizes = self.inputs.read(game);
        debug_assert_eq!(sizes, network.sizes, "the weights are for other inputs");
        let Sizes { table, seat: size } = network.sizes;
        let (own, rival) = network.first[table..].split_at(size);
        change(&network.first[..table], [&self.last.table, &self.inputs.table], &mut self.sums.table);
        for seat in game.seats() {
            let lists = [&self.last.seats[seat], &self.inputs.seats[seat]];
            change(own, lists, &mut self.sums.as_own[seat]);
            change(rival, lists, &mut self.sums.as_rival[seat]);
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

/// Brings a sum from the last inputs to the new ones. Both lists are in the order of their numbers.
fn change(rows: &[Row], [last, new]: [&Vec<Input>; 2], sum: &mut Row) {
    let (mut last, mut new) = (last.iter().peekable(), new.iter().peekable());
    loop {
        let (number, by) = match (last.peek(), new.peek()) {
            (None, None) => return,
            (Some(old), Some(now)) if old.number == now.number => (now.number, now.value - old.value),
            (Some(old), Some(now)) if now.number < old.number => (now.number, now.value),
            (None, Some(now)) => (now.number, now.value),
            (Some(old), _) => (old.number, -old.value),
        };
        last.next_if(|old| old.number == number);
        new.next_if(|now| now.number == number);
        if by != 0.0
            && let Some(row) = rows.get(usize::from(number))
        {
            plus(sum, row, by);
        }
    }
}

fn plus(sum: &mut Row, row: &Row, times: f32) {
    for (sum, weight) in sum.iter_mut().zip(row) {
        *sum += weight * times;
    }
}
