//! Finished deals in a file.

use std::io::BufRead;

use serde::{Deserialize, Serialize};

use super::Arena;
use super::deal_result::DealResult;
use super::pairing::Format as Pairings;
use crate::journal::{self, Fact, Format, Games, GamesHeader, JournalError, Saved};

/// The version of the format.
const VERSION: u32 = 1;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct ArenaFormat {
    /// The version of the format.
    arena: u32,
    /// Who meets whom.
    format: Pairings,
}

impl Format for ArenaFormat {
    fn facts(&self) -> Vec<Fact> {
        vec![("format is", self.arena.to_string()), ("kind is", format!("{:?}", self.format))]
    }
}

/// The first line of the file for an arena.
fn first_line(arena: &Arena) -> GamesHeader<ArenaFormat> {
    let Arena { setup, entrants, format, seed, max_rounds, .. } = arena;
    let games = Games::new(setup, entrants, *seed, *max_rounds);
    GamesHeader { format: ArenaFormat { arena: VERSION, format: *format }, games }
}

impl Arena {
    /// The first line of a file that keeps the deals; [`DealResult::line`] gives the others.
    pub fn header(&self) -> String {
        journal::line(&first_line(self))
    }

    /// The deals of such a file, as far as its lines are whole.
    pub fn read(&self, file: impl BufRead) -> Result<Saved<DealResult>, JournalError> {
        // An arena that cannot be held has no deals.
        let pairings = self.pairings().unwrap_or_default();
        let is_ours = |played: &DealResult| {
            let pairing = pairings.get(played.pairing);
            pairing.is_some_and(|pairing| played.is_sound(pairing.len(), self.setup.players))
        };
        journal::collect(&first_line(self), file, |line| serde_json::from_slice(line).ok().filter(is_ours))
    }
}

impl DealResult {
    /// The deal as a line.
    pub fn line(&self) -> String {
        journal::line(self)
    }
}
