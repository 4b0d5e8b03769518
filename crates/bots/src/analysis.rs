//! What a strong player thinks of a position: every seat's chances, and what each legal action leads to.

use carvania_rules::seat::PerSeat;
use carvania_rules::{Action, Game, Seat};
use chacha20::ChaCha8Rng;

use crate::Budget;
use crate::mcts::Search;

/// Rises with every change of what is thought of a position, so that what was found before can be told from what is found
/// now.
pub const VERSION: u32 = 11;

/// What is to be expected for every seat.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The chance to win, from 0 to 1; the seats together have 1.
    pub wins: PerSeat<f32>,
    /// The points at the end of the game.
    pub points: PerSeat<f32>,
    /// How many rounds the game still lasts.
    pub rounds: f32,
}

/// A lead of this many points is worth as much as a sure win: hardly anything, but it keeps a player going who is
/// bound to win or to lose.
const LEAD: f32 = 1_000_000.0;

impl Estimate {
    /// What a player strives for: to win, then to lead by much.
    pub fn desire(&self, seat: Seat, players: usize) -> f32 {
        let rivals = Seat::all(players).filter(|&rival| rival != seat).map(|rival| self.points[rival]);
        let lead = self.points[seat] - rivals.fold(f32::MIN, f32::max);
        self.wins[seat] + lead / LEAD
    }

    /// Makes the win of a seat sure.
    pub(crate) fn win_for(&mut self, seat: Seat) {
        self.wins = PerSeat::default();
        self.wins[seat] = 1.0;
    }

    pub(crate) fn add(&mut self, other: &Estimate) {
        for seat in Seat::all(carvania_rules::seat::MAX_SEATS) {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
        self.rounds += other.rounds;
    }

    pub(crate) fn divided(&self, number: f32) -> Estimate {
        let mut mean = *self;
        for seat in Seat::all(carvania_rules::seat::MAX_SEATS) {
            mean.wins[seat] /= number;
            mean.points[seat] /= number;
        }
        mean.rounds /= number;
        mean
    }
}

/// One of the legal actions, as far as it was looked into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoveEstimate {
    /// The action that is estimated.
    pub action: Action,
    /// How often it was tried.
    pub visits: u32,
    /// Whether what is to be expected was worked out to the end of the game, so that nothing is left to estimate.
    pub is_proven: bool,
    /// What is to be expected after it.
    pub estimate: Estimate,
}

/// A position as a strong player sees it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Analysis {
    /// What is to be expected if everybody plays well.
    pub estimate: Estimate,
    /// How many visits that rests on.
    pub visits: u32,
    /// Whether it was worked out to the end of the game.
    pub is_proven: bool,
    /// The legal actions, the best first; none unless a player has to decide.
    pub options: Vec<MoveEstimate>,
}

/// What the tree search finds in a position for a budget. When chance is to decide, many draws are looked at;
/// when the game is over, the outlook is what came of it.
pub fn of(game: &Game, budget: &Budget<'_>, rng: ChaCha8Rng) -> Analysis {
    Search::new(rng, None).analysis(game, budget)
}
