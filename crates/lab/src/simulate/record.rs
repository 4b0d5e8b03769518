//! The records of a simulation's games.

use carvania_rules::{Action, Record, SetupError};

use super::{GameResult, Simulation};

impl Simulation {
    /// The record of a game, from all that happened in it: who sat where, and which game of which simulation it was.
    pub fn record(&self, played: &GameResult, actions: &[Action]) -> Result<Record, SetupError> {
        let mut record = Record::new(&self.setup)?;
        let mut note = |name: &str, value: &str| {
            // The names are as headers have to be. A program whose path no header can hold stays unnamed.
            let _ = record.headers_mut().note(name, value);
        };
        for (bot, number) in self.bots.iter().zip(1..) {
            note(&format!("seat-{number}"), &bot.to_string());
        }
        note("simulation", &format!("seed {}, game {}", self.seed, played.number()));
        for &action in actions {
            record.apply(action).expect("it was legal in the game");
        }
        Ok(record)
    }
}
