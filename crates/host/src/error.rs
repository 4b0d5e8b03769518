//! What can go wrong at a host, apart from refusals of a table.

use std::sync::Arc;

use carvania_store::StoreError;
use carvania_tables::{OptionsError, Refusal, TableId};

use crate::random::NoRandomness;

/// Cause a host cannot answer.
#[derive(Clone, Debug, thiserror::Error)]
pub enum HostError {
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(TableId),
    /// The host is about to stop.
    #[error("the host is closing: come back in a moment")]
    Closing,
    /// The table failed, with what was being written. What is on disk counts, and is read when somebody asks again.
    #[error("table {0} could not be kept going: ask again to see how it stands")]
    Failed(TableId),
    /// What is on disk makes no sense to this program.
    #[error("table {table} cannot be read: {problem}")]
    Unreadable {
        /// Which table.
        table: TableId,
        /// What is wrong.
        problem: String,
    },
    /// The store fails.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No secret can be made.
    #[error(transparent)]
    Randomness(#[from] NoRandomness),
    /// The threads for bots cannot be started.
    #[error("the threads for bots cannot be started: {0}")]
    Threads(#[source] Arc<std::io::Error>),
}

/// Cause a command did nothing.
#[derive(Debug, thiserror::Error)]
pub enum SendError {
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The host cannot carry it out.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// Cause a table was not opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// It cannot be played like that.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// Too many tables are open.
    #[error("{most} tables are open, and there is no room for more: try again later")]
    Full {
        /// How many may be.
        most: u64,
    },
    /// Somebody has as many tables as one person may have.
    #[error("you have {most} open tables, as many as one person may have: finish or close one of them first")]
    TooMany {
        /// How many one may have.
        most: u64,
    },
    /// The host cannot open it.
    #[error(transparent)]
    Host(#[from] HostError),
}

/// Cause there is no hint.
#[derive(Debug, thiserror::Error)]
pub enum HintError {
    /// The table gives none, or it is not for them to decide.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// Many hints are being thought of.
    #[error("{most} hints are being thought of: try again in a moment")]
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

/// Cause there is no rematch.
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

/// Cause a game is not reviewed.
#[derive(Debug, thiserror::Error)]
pub enum ReviewError {
    /// There is more in it than can be looked into.
    #[error("a game with more than {most} decisions is not reviewed")]
    Long {
        /// How many it may have.
        most: usize,
    },
    /// Many reviews are being made.
    #[error("{most} reviews are being made: try again later")]
    Busy {
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
