//! The errors of a host, apart from refusals of a table.

use std::sync::Arc;

use carvania_store::StoreError;
use carvania_tables::{OptionsError, Refusal, TableId};

use crate::random::NoRandomness;

/// Why a host cannot answer.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HostError {
    /// No table has this id.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The host is about to stop.
    #[error("the server is closing: come back in a moment")]
    Closing,
    /// The table failed while something was being written. What is on disk counts, and is read at the next request.
    #[error("table {0} failed: try again to see whether your last action was made")]
    Failed(TableId),
    /// The program cannot read what is on disk.
    #[error("table {table} cannot be read: {problem}")]
    Unreadable {
        /// The id of the table.
        table: TableId,
        /// What is wrong with it.
        problem: String,
    },
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system gives no random numbers.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The threads for bots cannot be started.
    #[error("the threads for bots cannot be started: {0}")]
    Threads(#[source] Arc<std::io::Error>),
}

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The host cannot carry it out.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// Why a table was not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The options do not fit together.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Too many tables are open.
    #[error("this server has {most} open tables, which is its limit: try again later")]
    Full {
        /// The limit of the server.
        most: u64,
    },
    /// The person has as many open tables as one person may have.
    #[error(
        "you have {most} open tables, which is the limit for one person: finish or close one of them first"
    )]
    TooMany {
        /// How many one may have.
        most: u64,
    },
    /// The host cannot open it.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// Why no hint is given.
#[derive(Debug, thiserror::Error)]
pub enum HintError {
    /// The table allows no hints, or the person is not to decide.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Too many hints are being worked out.
    #[error("the server is already computing {most} hints: try again in a moment")]
    Busy {
        /// How many may be.
        most: usize,
    },
    /// The host cannot give it.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl From<SendError> for HintError {
    fn from(error: SendError) -> HintError {
        match error {
            SendError::Refused(refusal) => HintError::Refused(refusal),
            SendError::Host(error) => HintError::Host(error),
        }
    }
}

/// Why there is no rematch.
#[derive(Debug, thiserror::Error)]
pub enum RematchError {
    /// The table refuses it: the game is not over, or they did not play.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The new table was not opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The host cannot carry it out.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// Why a game is not reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// The game has too many decisions.
    #[error("a game with more than {most} decisions cannot be analysed")]
    Long {
        /// How many it may have.
        most: usize,
    },
    /// Too many reviews are being made.
    #[error("the server is already analysing {most} games: try again later")]
    Busy {
        /// How many may be.
        most: usize,
    },
    /// Too many of them are for the same person.
    #[error("{most} games that you asked for are still being analysed: try again when one is ready")]
    TooMany {
        /// How many may be.
        most: usize,
    },
    /// The host cannot do it.
    #[error(transparent)]
    Host(#[from] HostError),
}

impl From<SendError> for RematchError {
    fn from(error: SendError) -> RematchError {
        match error {
            SendError::Refused(refusal) => RematchError::Refused(refusal),
            SendError::Host(error) => RematchError::Host(error),
        }
    }
}
