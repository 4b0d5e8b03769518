//! The games, each a composition of parts.

pub mod golem_edition;

use std::fmt;
use std::str::FromStr;

/// One of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Title {
    /// Golem Edition.
    GolemEdition,
}

impl Title {
    /// All games.
    pub const ALL: [Title; 1] = [Title::GolemEdition];

    /// The short name, as on the command line and in records.
    pub const fn code(self) -> &'static str {
        match self {
            Title::GolemEdition => "GE",
        }
    }

    /// How many can play.
    pub const fn players(self) -> std::ops::RangeInclusive<usize> {
        match self {
            Title::GolemEdition => 2..=5,
        }
    }
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// A text that names no game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{name}` is none of the games: {}", Title::ALL.map(Title::code).join(", "))]
pub struct TitleError {
    name: String,
}

impl FromStr for Title {
    type Err = TitleError;

    fn from_str(text: &str) -> Result<Title, TitleError> {
        Title::ALL
            .into_iter()
            .find(|title| title.code() == text)
            .ok_or_else(|| TitleError { name: text.to_owned() })
    }
}
