//! Finished deals in a file.

use std::io::BufRead;

use serde::{Deserialize, Serialize};

use super::Arena;
use super::pairing::Format;
use super::played::Played;
use crate::journal::{self, Fact, Games, JournalError, Saved};

/// The version of the format.
const VERSION: u32 = 1;

/// The first line: everything that the deals depend on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Header {
    /// The version of the format.
    arena: u32,
    /// Who meets whom.
    format: Format,
    #[serde(flatten)]
    games: Games,
}

impl journal::Header for Header {
    fn facts(&self) -> Vec<Fact> {
        let own = [("format is", self.arena.to_string()), ("kind is", format!("{:?}", self.format))];
        own.into_iter().chain(self.games.facts()).collect()
    }
}

impl Header {
    fn of(arena: &Arena) -> Header {
        let Arena { setup, entrants, format, seed, max_rounds, .. } = arena;
        Header { arena: VERSION, format: *format, games: Games::new(setup, entrants, *seed, *max_rounds) }
    }
}

impl Arena {
    /// The first line of a file that keeps the deals; [`Played::line`] gives the others.
    pub fn header(&self) -> String {
        journal::line(&Header::of(self))
    }

    /// The deals of such a file, as far as its lines are whole.
    pub fn read(&self, file: impl BufRead) -> Result<Saved<Played>, JournalError> {
        // An arena that cannot be held has no deals.
        let pairings = self.pairings().unwrap_or_default();
        let is_ours = |played: &Played| {
            let pairing = pairings.get(played.pairing);
            pairing.is_some_and(|pairing| played.is_sound(pairing.len(), self.setup.players))
        };
        journal::collect(&Header::of(self), file, |line| serde_json::from_slice(line).ok().filter(is_ours))
    }
}

impl Played {
    /// The deal as a line.
    pub fn line(&self) -> String {
        journal::line(self)
    }
}
