//! Headers: what a record says about itself besides its actions.

use crate::fair::{Promise, Seed};
use crate::seat::Seat;

/// Headers that do not follow from the game: what was promised about the draws, and notes such as names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    pub(super) promise: Option<Promise>,
    notes: Vec<(String, String)>,
}

/// The names of the headers that the format itself gives a meaning, in the order they are written.
pub(super) const RESERVED: [&str; 12] = [
    "game",
    "players",
    "rules",
    "components",
    "map",
    "commitment",
    "notes",
    "order",
    "given",
    SEED,
    "start",
    "result",
];

/// The name of a header that may also be a note: see [`is_reserved`].
pub(super) const SEED: &str = "seed";

/// Whether the format itself gives a header its meaning. A `seed` belongs to a commitment; without one, a number is
/// a note of whoever drew with a generator of their own.
pub(super) fn is_reserved(name: &str, value: &str, is_promised: bool) -> bool {
    RESERVED.contains(&name) && (name != SEED || is_promised || Seed::from_hex(value).is_ok())
}

/// Why a header cannot stand in a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// Not of the form `name: value`.
    #[error(
        "`{0}` is not a header: write `name: value`, the name in small letters, and a blank line after the last"
    )]
    Form(String),
    /// A name that the format uses itself.
    #[error("the header `{0}` follows from the game or its deal and cannot be set")]
    Reserved(String),
    /// A name that stands there twice.
    #[error("the header `{0}` stands there twice")]
    Twice(String),
    /// A value that cannot be read.
    #[error("the header `{name}` cannot be `{value}`")]
    Value {
        /// The name of the header.
        name: &'static str,
        /// The value that it has.
        value: String,
    },
}

impl Headers {
    /// Adds a note, such as the name of a player: `seat-1: Ada`.
    pub fn note(&mut self, name: &str, value: &str) -> Result<(), HeaderError> {
        let (name, value) =
            checked(name, value).ok_or_else(|| HeaderError::Form(format!("{name}: {value}")))?;
        if is_reserved(&name, &value, self.promise.is_some()) {
            return Err(HeaderError::Reserved(name));
        }
        if self.notes.iter().any(|(other, _)| *other == name) {
            return Err(HeaderError::Twice(name));
        }
        self.notes.push((name, value));
        Ok(())
    }

    /// What was promised about the draws, and the seed once it is published.
    pub fn promise(&self) -> Option<&Promise> {
        self.promise.as_ref()
    }

    /// The notes, in the order in which they were added.
    pub fn notes(&self) -> &[(String, String)] {
        &self.notes
    }

    /// Who sat on a seat, if a note says so: `seat-1`, or `player-1` as some write it.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        let noted = |name: &str| {
            let name = format!("{name}-{seat}");
            self.notes.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
        };
        noted("seat").or_else(|| noted("player"))
    }
}

/// The name and the value of a header line.
pub(super) fn split(line: &str) -> Result<(String, String), HeaderError> {
    let header = line.split_once(": ").and_then(|(name, value)| checked(name, value));
    header.ok_or_else(|| HeaderError::Form(line.to_owned()))
}

/// A name and a value that fit on a line and can be told apart again.
fn checked(name: &str, value: &str) -> Option<(String, String)> {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    let value = value.trim();
    let fits = name.starts_with(|letter: char| letter.is_ascii_lowercase())
        && name.chars().all(plain)
        && !value.is_empty()
        && !value.contains(char::is_control);
    fits.then(|| (name.to_owned(), value.to_owned()))
}
