//! Five levels for people to choose from, in the order of their measured strength.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Limit;

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Looks at its own turn, and often misjudges what is best: it claims what it can, but wastes turns on the way.
    Beginner,
    /// Looks at its own turn and judges it well, but plans nothing.
    Casual,
    /// Plans a few turns ahead, quickly.
    Skilled,
    /// Plans many turns ahead.
    Expert,
    /// Plans, and then searches what everybody may do, for a second.
    Master,
}

impl Level {
    /// All of them, from the weakest.
    pub const ALL: [Level; 5] =
        [Level::Beginner, Level::Casual, Level::Skilled, Level::Expert, Level::Master];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// The level with a name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What each of its choices may cost by default.
    pub const fn limit(self) -> Limit {
        match self {
            // These two look at one turn, which takes about a millisecond, whatever they may spend.
            Level::Beginner | Level::Casual => Limit::Time(Duration::from_millis(100)),
            Level::Skilled => Limit::Nodes(1_500),
            Level::Expert => Limit::Time(Duration::from_millis(50)),
            Level::Master => Limit::Time(Duration::from_secs(1)),
        }
    }
}
