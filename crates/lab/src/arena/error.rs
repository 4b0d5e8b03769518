//! Why an arena cannot be held.

use std::io;

use carvania_rules::{Seat, SetupError};

use super::pairing::MAX_PAIRINGS;
use crate::entrant::EntrantError;
use crate::playout::Foul;
use crate::work::ThreadsError;

/// Why an arena cannot be held, or had to end.
#[derive(Debug, thiserror::Error)]
pub enum ArenaError {
    /// A game that cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// It takes two.
    #[error("an arena needs at least two entrants, with commas between: `eager,random`")]
    Entrants,
    /// Too many entrants for everybody to meet.
    #[error("{entrants} entrants make more than {MAX_PAIRINGS} pairings: name fewer, or hold a gauntlet")]
    Pairings {
        /// How many there are.
        entrants: usize,
    },
    /// A share that nobody can be asked for.
    #[error("the share to test must be more than {low:.3} and less than 1, not {high}")]
    Hypotheses {
        /// The share that is not enough.
        low: f64,
        /// The share that is better.
        high: f64,
    },
    /// An entrant that cannot take its seat.
    #[error("`{entrant}` cannot take its seat")]
    Seat {
        /// The name of the entrant.
        entrant: String,
        /// Why it cannot play.
        source: EntrantError,
    },
    /// An entrant that does not play by the rules.
    #[error("`{entrant}` {foul}, in the game of deal {deal} where it sits on seat {seat}")]
    Foul {
        /// The name of the entrant.
        entrant: String,
        /// What it did.
        foul: Foul,
        /// Where, counted from 1.
        deal: u64,
        /// The seat that it had.
        seat: Seat,
    },
    /// What is finished cannot be kept.
    #[error("cannot save a finished deal")]
    Save(#[source] io::Error),
    /// Too many threads.
    #[error(transparent)]
    Threads(#[from] ThreadsError),
}
