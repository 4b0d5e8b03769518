//! One game of a simulation in numbers.

use carvania_rules::Seat;

use super::complaints::Complaints;
use crate::playout::Playout;

/// A game that is over, or was cut off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// Its number, from 0.
    pub(super) game: u64,
    pub(super) turns: u64,
    pub(super) decisions: u64,
    pub(super) draws: u64,
    /// What came of it; nothing if it was cut off.
    pub(super) end: Option<End>,
    pub(super) complaints: Complaints,
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub(super) rounds: u64,
    pub(super) winner: Seat,
    /// The points of every seat.
    pub(super) points: Vec<u32>,
}

impl GameResult {
    /// Which game of the simulation it is, from 0.
    pub const fn number(&self) -> u64 {
        self.game
    }

    pub(super) fn new(game: u64, playout: &Playout, complaints: Complaints) -> GameResult {
        GameResult {
            game,
            turns: playout.turns().into(),
            decisions: playout.decisions,
            draws: playout.draws,
            end: End::of(playout),
            complaints,
        }
    }
}

impl End {
    // A game that was cut off has no winner, and its scores are provisional.
    fn of(playout: &Playout) -> Option<End> {
        let winner = *playout.game.ranking().first().filter(|_| !playout.is_cut_off())?;
        let scores = playout.game.scores();
        let points = playout.game.seats().map(|seat| scores[seat].total()).collect();
        Some(End { rounds: playout.rounds().into(), winner, points })
    }
}
