//! What a seat sees, as the networks of the bots see it, and what is to be decided, which they do not look at.

use carvania_bots::network::{Inputs, Sizes};
use carvania_rules::{Game, Seat};

use crate::observation::{self, DECISIONS, Page};

/// What stands at the beginning of the bytes of an observation and is of use here: how many there are of each.
const AMOUNTS: usize = 9;

/// How many values there are.
pub(crate) fn size(game: &Game) -> usize {
    names(game).len()
}

/// A name for each value.
pub(crate) fn names(game: &Game) -> Vec<String> {
    let (table, seat) = Inputs::names(game);
    let seats =
        (0..game.players()).flat_map(|place| seat.iter().map(move |name| format!("seat {place} {name}")));
    let decisions = DECISIONS.map(|decision| format!("decision {decision}"));
    let amounts =
        ["left", "gives Y", "gives G", "gives B", "gives M", "takes Y", "takes G", "takes B", "takes M"];
    let amounts = amounts.map(|amount| format!("decision {amount}"));
    table.into_iter().chain(seats).chain(decisions).chain(amounts).collect()
}

/// Buffers to read positions with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reader(Inputs);

impl Reader {
    /// Writes what a seat sees. `out` must have [`size`] places.
    pub(crate) fn write(&mut self, game: &Game, own: Seat, out: &mut [f32]) {
        out.fill(0.0);
        let Sizes { table, seat: size } = self.0.read(game);
        for input in &self.0.table {
            out[usize::from(input.number)] = input.value();
        }
        for (place, seat) in own.clockwise(game.players()).enumerate() {
            for input in &self.0.seats[seat] {
                out[table + place * size + usize::from(input.number)] = input.value();
            }
        }
        let mut head = [0; observation::HEAD];
        observation::write_head(&mut Page::new(&mut head), game, own);
        let decision = &mut out[table + game.players() * size..];
        let code = usize::from(head[observation::CODE]);
        decision[code] = 1.0;
        let amounts = &mut decision[DECISIONS.len()..DECISIONS.len() + AMOUNTS];
        amounts[0] = f32::from(head[observation::CODE + 1]) / 4.0;
        for (out, &count) in amounts[1..].iter_mut().zip(&head[observation::CODE + 4..]) {
            *out = f32::from(count) / 4.0;
        }
    }
}
