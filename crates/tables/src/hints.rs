//! Who may ask for hints at a table.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Where hints are given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "Stored")]
pub enum Hints {
    /// Nowhere.
    Never,
    /// Where one person at most plays, against bots or programs.
    #[default]
    AgainstBots,
    /// For everybody; in a game of several people the others are told who asked.
    Always,
}

impl Hints {
    /// All, from the strictest.
    pub const ALL: [Hints; 3] = [Hints::Never, Hints::AgainstBots, Hints::Always];

    /// Its name for forms and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Hints::Never => "never",
            Hints::AgainstBots => "against_bots",
            Hints::Always => "always",
        }
    }

    /// Whether hints are given where this many people play.
    pub const fn given_to(self, people: usize) -> bool {
        match self {
            Hints::Never => false,
            Hints::AgainstBots => people <= 1,
            Hints::Always => true,
        }
    }
}

/// As tables have it written down: at first it was yes or no.
#[derive(Deserialize)]
#[serde(untagged)]
enum Stored {
    Once(bool),
    Named(String),
}

/// A name that is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("hints must be `never`, `against_bots` or `always`")]
pub struct HintsError;

impl TryFrom<Stored> for Hints {
    type Error = HintsError;

    fn try_from(stored: Stored) -> Result<Hints, HintsError> {
        match stored {
            Stored::Once(false) => Ok(Hints::Never),
            Stored::Once(true) => Ok(Hints::Always),
            Stored::Named(name) => name.parse(),
        }
    }
}

impl FromStr for Hints {
    type Err = HintsError;

    fn from_str(name: &str) -> Result<Hints, HintsError> {
        Hints::ALL.into_iter().find(|hints| hints.name() == name).ok_or(HintsError)
    }
}
