//! Commands: what people, bots and the host want to happen at a table.

use std::fmt;
use std::sync::Arc;

use carvania_opponents::Level;
use carvania_rules::ActionText;
use serde::{Deserialize, Serialize};

use crate::event::EventNumber;
use crate::id::{PersonId, TableId};
use crate::options::Occupant;

/// Who sends a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Actor {
    /// A person.
    Person(PersonId),
    /// The host itself: bots, clocks, restarts.
    Host,
}

/// What a person wants to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Sit down on an open place, before the game. A person who sits elsewhere changes places.
    Sit {
        /// The place; none for the first that is open, unless they sit somewhere already.
        place: Option<u8>,
    },
    /// Stand up from all places, before the game.
    Rise,
    /// Seat someone at a place: a bot, a program, the owner once more (to play around one screen), or nobody.
    Place {
        /// The place, counted from 1.
        place: u8,
        /// Who is to sit there.
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
        /// The last event that the sender saw.
        seen: EventNumber,
        /// The action that is chosen.
        action: ActionText,
        /// Sent again with the same key, it is the same move.
        key: Option<Key>,
    },
    /// Several actions in the game, decided as one: all of them are made, or none. Nothing may be drawn between them, or
    /// a refusal would tell what.
    DecideTogether {
        /// The seat that decides.
        seat: u8,
        /// The last event that the sender saw.
        seen: EventNumber,
        /// The actions, one after the other. Those that leave no choice are made without being named.
        actions: Vec<ActionText>,
        /// Sent again with the same key, they are the same move.
        key: Option<Key>,
    },
    /// Take back to an earlier decision of the seat. It happens at once if it goes back no further than the last draw of
    /// the seat's own turn, or if no other person plays; otherwise the others are asked.
    Undo {
        /// The seat that wants it.
        seat: u8,
        /// The last event that the sender saw.
        seen: EventNumber,
        /// How many actions are to remain; none for all but the last decision of the seat and what followed. Actions
        /// that were decided as one are one decision.
        to: Option<u32>,
    },
    /// Answer a request to undo. The person who asked can withdraw it this way.
    AnswerUndo {
        /// Which seat answers.
        seat: u8,
        /// Yes or no.
        agrees: bool,
    },
    /// Leave a game, from all seats; a bot plays on. A person who has left can change how strong it is.
    Leave {
        /// How strong the bot is.
        stand_in: Level,
    },
    /// Take all seats back.
    Return,
    /// Say something.
    Say {
        /// Plain text, one line or several.
        text: String,
    },
    /// Give the game up for everybody. Only the owner can, where no other person plays or before the deal.
    Abandon,
    /// The operator of the server closes the table, in any state. Only the host can send this.
    Close,
    /// The host has opened a table for the same people. The first such table counts.
    Rematch {
        /// The table that was opened.
        table: TableId,
    },
    /// A bot has decided (on its own seat, or as stand-in).
    BotDecides {
        /// For which seat.
        seat: u8,
        /// The last event it knew: if the game went on since, the decision is void.
        seen: EventNumber,
        /// The action that it chose.
        action: ActionText,
    },
    /// The time of a seat is over, and a bot has decided.
    TimeDecides {
        /// For which seat.
        seat: u8,
        /// The last event it knew.
        seen: EventNumber,
        /// The action that it chose.
        action: ActionText,
    },
    /// The host was away.
    Away {
        /// How long, in milliseconds.
        millis: u64,
    },
}

/// A key that makes a request one move however often it is sent: 1 to 64 letters, digits, `-` and `_`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Key(Arc<str>);

/// What a person adds to the seed: up to 64 printable ASCII characters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Note(String);

/// Why a text is not accepted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextError {
    /// The text cannot be a key.
    #[error("a key is 1 to 64 letters, digits, `-` and `_`")]
    Key,
    /// The text cannot be a note.
    #[error("a note for the seed has at most 64 printable ASCII characters")]
    Note,
}

impl TryFrom<String> for Key {
    type Error = TextError;

    fn try_from(text: String) -> Result<Key, TextError> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let is_key = (1..=64).contains(&text.len()) && text.bytes().all(fits);
        if is_key { Ok(Key(text.into())) } else { Err(TextError::Key) }
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
        key.0.as_ref().to_owned()
    }
}

impl From<Note> for String {
    fn from(note: Note) -> String {
        note.0
    }
}

impl Note {
    /// The note as a text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl AsRef<str> for Note {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
