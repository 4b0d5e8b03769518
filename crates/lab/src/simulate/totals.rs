//! Sums over games. All of them are whole numbers, so that their order does not matter.

use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{PerSeat, Seat};

use super::complaints::Complaints;
use super::game_result::GameResult;

/// What adds up, game by game.
#[derive(Clone, Debug, Default)]
pub(super) struct Totals {
    /// Games that were played, to their end or until they were cut off.
    pub(super) games: u64,
    pub(super) turns: u64,
    pub(super) decisions: u64,
    pub(super) draws: u64,
    /// Games that came to their end; what follows is about these alone.
    pub(super) finished: u64,
    pub(super) rounds: u64,
    pub(super) points: PerSeat<u64>,
    pub(super) wins: PerSeat<u64>,
    pub(super) complaints: Complaints,
}

impl Totals {
    pub(super) fn add(&mut self, played: &GameResult) {
        self.games += 1;
        self.turns += played.turns;
        self.decisions += played.decisions;
        self.draws += played.draws;
        self.complaints.merge(&played.complaints);
        let Some(end) = &played.end else { return };
        self.finished += 1;
        self.rounds += end.rounds;
        for (seat, &points) in Seat::all(end.points.len()).zip(&end.points) {
            self.points[seat] += u64::from(points);
        }
        self.wins[end.winner] += 1;
    }

    pub(super) fn merge(&mut self, other: &Totals) {
        self.games += other.games;
        self.turns += other.turns;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.finished += other.finished;
        self.rounds += other.rounds;
        self.complaints.merge(&other.complaints);
        for seat in Seat::all(MAX_SEATS) {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
        }
    }
}
