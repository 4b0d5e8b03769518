//! Finished deals in a file.

use std::io::BufRead;

use serde::{Deserialize, Serialize};

use super::Arena;
use super::deal_result::DealResult;
use super::pairing::{Format as Pairings, Pairing};
use super::seating::Seating;
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
    /// The first line of a file that keeps the deals; [`Arena::line`] gives the others.
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

/// A deal with who sat where: for each game and seat, the place of the bot in the list of the first line.
#[derive(Serialize)]
struct DealLine<'a> {
    #[serde(flatten)]
    deal: &'a DealResult,
    seats: Vec<Seating>,
}

/// The deal as a line.
pub(super) fn line(played: &DealResult, pairing: &[usize], players: usize) -> String {
    let bots = |seating: Seating| seating.into_iter().filter_map(|seat| pairing.get(seat).copied()).collect();
    journal::line(&DealLine { deal: played, seats: played.seatings(players).into_iter().map(bots).collect() })
}

/// The deals of an arena, whichever it was.
#[derive(Clone, Debug)]
pub(crate) struct SavedArena {
    pub(crate) games: Games,
    /// Who met whom, by their places among the bots.
    pub(crate) pairings: Vec<Pairing>,
    pub(crate) deals: Vec<DealResult>,
}

/// Reads the deals of any arena, as far as the lines are whole.
pub(crate) fn read_any(file: impl BufRead) -> Result<SavedArena, JournalError> {
    let mut lines = journal::Lines::of(file);
    let GamesHeader::<ArenaFormat> { format, games } = lines.header()?;
    let (bots, players) = (games.bots.len(), games.players);
    let is_game = games.title().is_some_and(|title| title.players().contains(&players));
    let pairings = if is_game && bots > 1 { format.format.pairings(bots, players) } else { None };
    let pairings = pairings.ok_or(JournalError::Strange)?;
    let is_sound = |deal: &DealResult| {
        pairings.get(deal.pairing).is_some_and(|pairing| deal.is_sound(pairing.len(), players))
    };
    let mut deals = Vec::new();
    lines.each(|line| {
        let deal = serde_json::from_slice(line).ok().filter(is_sound);
        deal.map(|deal| deals.push(deal)).is_some()
    })?;
    Ok(SavedArena { games, pairings, deals })
}
