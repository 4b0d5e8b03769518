//! Clocks: how much time people have.

use serde::{Deserialize, Serialize};

/// How much time a table gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as anybody wants.
    #[default]
    Free,
    /// So many seconds for the game, and so many more for each turn.
    Fischer {
        /// At the beginning.
        base: u32,
        /// Added after each turn.
        increment: u32,
    },
    /// So many days for each turn.
    Days(u8),
}

/// The clocks of all seats. (To be written: time left, who is being waited for since when.)
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {}
