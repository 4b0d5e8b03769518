//! What is agreed before a game.

use carvania_bots::Level;
use carvania_rules::{Digest, Title};
use serde::{Deserialize, Serialize};

use crate::clock::Pace;
use crate::id::PersonId;

/// How a table is played at.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// Which game, by its code.
    pub game: Title,
    /// Who sits there at first, from the first place on; as many as play.
    pub seats: Vec<Occupant>,
    /// Who begins.
    #[serde(default)]
    pub order: SeatOrder,
    /// How much time there is.
    #[serde(default)]
    pub pace: Pace,
    /// Who can find the table.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether people may ask for hints.
    #[serde(default)]
    pub hints: bool,
    /// The digest of the components to play with (`Components::digest` for the game); none for those as printed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Digest>,
    /// A map file to play on instead of the usual map of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub map: Option<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// One of our bots.
    Bot(Level),
    /// A program of the host's, by the name that the host gave it.
    Program(String),
}

/// Who sits where when the game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatOrder {
    /// Drawn by lot, from the same seed as the cards.
    #[default]
    Random,
    /// As the places are numbered.
    Fixed,
}

/// Who can find a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody: it is on the list of open tables, anybody may sit down and watch.
    Listed,
    /// Those who have the invite link, or were shown the address.
    #[default]
    Invited,
}

/// Why a table cannot be opened so. Set-up errors of the rules are among them.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// The game refuses the number of players, the components or the map.
    #[error(transparent)]
    Setup(#[from] carvania_rules::SetupError),
    /// Components that the host does not have.
    #[error("this host has no component pack {0}: add it first, or play with the printed components")]
    Components(Digest),
    /// A map that cannot be read or does not suit the game; the first problem.
    #[error("the map cannot be used: {0}")]
    Map(String),
    /// A clock that nobody could play by.
    #[error(
        "a clock takes 1 second to 24 hours, up to 1 hour more for each turn, or 1 to 60 days for each turn"
    )]
    Pace,
    /// A program that the host does not offer.
    #[error("this host has no program `{0}`")]
    Program(String),
}
