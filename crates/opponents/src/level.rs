//! Nine levels for people to choose from, in the order of their measured strength.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::Limit;

/// How strong an opponent is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Looks at its own turn, and sees little but points and crystals: not what makes more of them.
    Beginner,
    /// Looks at its own turn and judges it well, but likes to rest, or to mine.
    Learner,
    /// Looks at its own turn and judges it well, but plans nothing.
    Casual,
    /// Plans two turns, for itself alone.
    Skilled,
    /// Plans four turns for itself alone, and cannot wait for points.
    Seasoned,
    /// Plans many turns ahead, minding what the others are about to do.
    Expert,
    /// Plans longer, and likes to take what others are about to claim.
    Veteran,
    /// Plans, and then searches what everybody may do.
    Master,
    /// Plans and searches like a master, for longer.
    Grandmaster,
}

impl Level {
    /// All of them, from the weakest.
    pub const ALL: [Level; 9] = [
        Level::Beginner,
        Level::Learner,
        Level::Casual,
        Level::Skilled,
        Level::Seasoned,
        Level::Expert,
        Level::Veteran,
        Level::Master,
        Level::Grandmaster,
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Learner => "learner",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Seasoned => "seasoned",
            Level::Expert => "expert",
            Level::Veteran => "veteran",
            Level::Master => "master",
            Level::Grandmaster => "grandmaster",
        }
    }

    /// The level with a name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How strong it is in all games together, as measured against the other levels: docs/strength.md.
    pub const fn rating(self) -> u32 {
        match self {
            Level::Beginner => 970,
            Level::Learner => 1149,
            Level::Casual => 1265,
            Level::Skilled => 1415,
            Level::Seasoned => 1484,
            Level::Expert => 1647,
            Level::Veteran => 1773,
            Level::Master => 1943,
            Level::Grandmaster => 2175,
        }
    }

    /// What each of its choices may cost by default.
    pub const fn limit(self) -> Limit {
        match self {
            // These look at one turn, which takes about a millisecond, whatever they may spend.
            Level::Beginner | Level::Learner | Level::Casual => Limit::Time(Duration::from_millis(100)),
            Level::Skilled => Limit::Nodes(150),
            Level::Seasoned => Limit::Nodes(600),
            Level::Expert => Limit::Nodes(1_500),
            Level::Veteran => Limit::Nodes(5_000),
            Level::Master => Limit::Nodes(8_000),
            Level::Grandmaster => Limit::Nodes(100_000),
        }
    }
}
