//! The dealer of a table, who draws from the secret seed and what people added to it.

use std::time::Duration;

use carvania_rules::fair::{Deal, Seed};
use carvania_rules::{Action, Game};
use carvania_tables::Note;

/// The dealer of one table. It is never printed: the seed is secret until the game is over.
pub(crate) struct Dealer {
    pub(crate) seed: Seed,
    /// How long a player who leaves may be gone.
    pub(crate) return_time: Duration,
}

impl Dealer {
    fn deal(&self, notes: &[Note]) -> Deal {
        let notes: Vec<String> = notes.iter().map(Note::to_string).collect();
        Deal::new(&self.seed, &notes)
    }
}

impl carvania_tables::Dealer for Dealer {
    fn order(&self, notes: &[Note], places: u8) -> Vec<u8> {
        self.deal(notes).order(places)
    }

    fn draw(&self, notes: &[Note], game: &Game, number: u64) -> Option<Action> {
        self.deal(notes).draw(game, number)
    }

    fn seed(&self) -> String {
        self.seed.reveal()
    }

    fn return_time(&self) -> Duration {
        self.return_time
    }
}
