//! Commands: what people, bots and the host want to happen.

use std::fmt;

use carvania_bots::Level;
use serde::{Deserialize, Serialize};

use crate::event::Number;
use crate::id::{PersonId, TableId};
use crate::options::Occupant;

/// Who wants something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Person(PersonId),
    /// The host itself: bots, clocks, restarts.
    Host,
}

/// What somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down on an open place, before the game. Nothing if they sit there already.
    Sit {
        /// The place; none for the first that is open.
        place: Option<u8>,
    },
    /// Stand up from all places, before the game.
    Rise,
    /// The owner puts somebody on a place: a bot, a program, themselves once more (around one screen), or nobody.
    Place {
        /// The place.
        place: u8,
        /// Who.
        occupant: Occupant,
    },
    /// Ready to begin. When all are, the cards are dealt.
    Ready {
        /// Something to add to the seed, so that not even the host knows the draws.
        note: Option<Note>,
    },
    /// Not ready after all.
    Unready,
    /// An action in the game.
    Decide {
        /// The seat that decides.
        seat: u8,
        /// The last event that they saw.
        seen: Number,
        /// The action, in notation.
        action: String,
        /// Sent again with the same key, it is the same move.
        key: Option<Key>,
    },
    /// Take back: to a number of actions, or the last free step.
    Undo {
        /// The seat that wants it.
        seat: u8,
        /// The last event that they saw.
        seen: Number,
        /// How many actions are to remain; none for one step back.
        to: Option<u32>,
    },
    /// The answer to somebody who asked to take back.
    AnswerUndo {
        /// Which seat answers.
        seat: u8,
        /// Yes or no.
        agrees: bool,
    },
    /// Leave a game; a bot plays on.
    Leave {
        /// How strong.
        stand_in: Level,
    },
    /// Take the seat back.
    Return,
    /// Say something.
    Say {
        /// Plain text.
        text: String,
    },
    /// The owner gives the game up for all. Only where no other person plays, or before the deal.
    Abandon,
    /// The host has opened a table for the same people.
    Rematch {
        /// Where.
        table: TableId,
    },
    /// A bot has decided (on its own seat, or as stand-in).
    BotDecides {
        /// For which seat.
        seat: u8,
        /// The last event it knew: if the game went on since, the decision is void.
        seen: Number,
        /// The action, in notation.
        action: String,
    },
    /// The time of a seat is over, and a bot has decided.
    TimeDecides {
        /// For which seat.
        seat: u8,
        /// The last event it knew.
        seen: Number,
        /// The action, in notation.
        action: String,
    },
    /// The host was away.
    Away {
        /// How long, in milliseconds.
        millis: u64,
    },
}

/// A key that makes a request one move however often it is sent: 1 to 64 letters, digits, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Key(String);

/// What a person adds to the seed: up to 64 printable ASCII signs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Note(String);

/// A text that has the wrong form.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// No key.
    #[error("a key is 1 to 64 letters, digits, `-` and `_`")]
    Key,
    /// No note.
    #[error("a note to the seed is at most 64 printable ASCII signs")]
    Note,
}

impl TryFrom<String> for Key {
    type Error = TextError;

    fn try_from(text: String) -> Result<Key, TextError> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_key = (1..=64).contains(&text.len()) && text.bytes().all(fits);
        if is_key { Ok(Key(text)) } else { Err(TextError::Key) }
    }
}

impl TryFrom<String> for Note {
    type Error = TextError;

    fn try_from(text: String) -> Result<Note, TextError> {
        let fits = |byte: u8| byte.is_ascii_graphic() || byte == b' ';
        let is_note = text.len() <= 64 && text.bytes().all(fits);
        if is_note { Ok(Note(text)) } else { Err(TextError::Note) }
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        key.0
    }
}

impl From<Note> for String {
    fn from(note: Note) -> String {
        note.0
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
