//! Counting rounds. The state of a game has no round number, so that equal positions are equal
//! values; observers of a game count for themselves. A game that gets nowhere is broken off by its
//! rounds (C-16).

use crate::game::Game;
use crate::seat::Seat;

/// The round that a watched game is in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rounds {
    number: u32,
    turns: u32,
    last: Option<Seat>,
    begins: bool,
}

impl Rounds {
    /// Begins to watch a game: before it begins, or in a round that counts as the first.
    pub fn watch(game: &Game) -> Rounds {
        let mut rounds = Rounds::default();
        if game.turn_begins().is_none() && !game.in_setup() {
            rounds.number = 1;
            rounds.last = Some(game.order().seat());
            return rounds;
        }
        rounds.observe(game);
        rounds
    }

    /// Takes note of the game after an action.
    pub fn observe(&mut self, game: &Game) {
        let Some(seat) = game.turn_begins() else {
            self.begins = false;
            return;
        };
        // An extra turn belongs to its player's place in the round (C-6).
        self.begins = self.number == 0 || (seat == Seat::FIRST && self.last != Some(Seat::FIRST));
        self.number += u32::from(self.begins);
        self.turns += 1;
        self.last = Some(seat);
    }

    /// Whether the turn that comes now is the first of its round.
    pub const fn begins(self) -> bool {
        self.begins
    }

    /// The number of the round, from 1; 0 while the table is being set up.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// How many turns have begun.
    pub const fn turns(self) -> u32 {
        self.turns
    }
}
