//! Events: what happened at a table, in order. They are the truth; everything else follows from them.

use carvania_opponents::Level;
use carvania_rules::Digest;
use serde::{Deserialize, Serialize};

use crate::command::{Key, Note};
use crate::id::{PersonId, TableId};
use crate::notation::Notation;
use crate::options::{Occupant, Options};
use crate::timestamp::Timestamp;

/// The number of an event at its table, counted from 1.
pub type EventNumber = u64;

/// An event at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Its number: one more than that of the event before.
    pub number: EventNumber,
    /// When it happened.
    pub at: Timestamp,
    /// What happened, with its details.
    #[serde(flatten)]
    pub kind: EventKind,
}

/// What happened. Places are counted from 1 as people sit around the table; seats are counted from 1 in the order of
/// play, which is settled when the game is dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "fact", rename_all = "snake_case")]
pub enum EventKind {
    /// The table was opened. Always the first event.
    Opened {
        /// By whom: the owner, who may change seats before the game.
        by: PersonId,
        /// What was agreed.
        options: Options,
        /// The version of the rules that the game ends under.
        rules: u32,
        /// The SHA-256 of the secret seed that all draws come from.
        commitment: Digest,
    },
    /// A place was taken, given up or given to somebody else, before the game. All players have to confirm again, since
    /// others will play.
    Seated {
        /// The number of the place.
        place: u8,
        /// Who sits there now, if anybody.
        occupant: Occupant,
    },
    /// A player is ready, on all places that are theirs. (The owner of a table of bots alone has no place.)
    Ready {
        /// The person who is ready.
        person: PersonId,
        /// What they add to the seed.
        note: Option<Note>,
    },
    /// A player is not ready any more.
    Unready {
        /// The person who is not.
        person: PersonId,
    },
    /// All were ready: the game begins.
    Dealt {
        /// Which place plays first, second, …
        order: Vec<u8>,
        /// What people added to the seed, by place; empty where there is no note. Who has several places stands there
        /// several times.
        notes: Vec<Note>,
    },
    /// An action of a player or of chance.
    Acted {
        /// Who decided it.
        by: By,
        /// What it was.
        action: Notation,
        /// The key of the request, so that the same request is one move.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<Key>,
        /// Whether it was decided as one with the decision before it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        joined: bool,
    },
    /// The game went back to a decision of the seat that wanted it.
    TakenBack {
        /// How many actions remain, draws included.
        to: u32,
        /// Which seat wanted it.
        by: u8,
    },
    /// A player asks the others to let the game go back.
    UndoAsked {
        /// How many actions would remain, draws included.
        to: u32,
        /// Which seat asks.
        by: u8,
    },
    /// A player agrees. When all people did, `TakenBack` follows.
    UndoAgreed {
        /// The seat that agrees.
        by: u8,
    },
    /// A player disagrees, the person who asked withdraws the request, or the game goes on.
    UndoRefused {
        /// Which seat; none if the game went on.
        by: Option<u8>,
    },
    /// A person left during the game; a bot plays for them until they return.
    Left {
        /// The seat that is left.
        seat: u8,
        /// How strong the bot is.
        stand_in: Level,
        /// Until when they should be back, or the game counts as lost for them; none where no other person plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        back_by: Option<Timestamp>,
    },
    /// A person took their seat back.
    Returned {
        /// The seat that is taken back.
        seat: u8,
    },
    /// No host was running for a while; clocks stood still.
    Away {
        /// How long, in milliseconds.
        millis: u64,
    },
    /// A message in the chat.
    Said {
        /// The person who said it.
        person: PersonId,
        /// Plain text, one line or several; empty if the person who said it was erased.
        text: String,
    },
    /// The game is over, and the seed is published. Also when the table is given up.
    Over {
        /// The seed in hexadecimal digits.
        seed: String,
        /// Whether it ended before its end.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        abandoned: bool,
    },
    /// The operator of the server closed the table, and the seed is published. The game counts for nobody.
    Closed {
        /// The seed in hexadecimal digits.
        seed: String,
    },
    /// These people play again, at another table.
    Rematch {
        /// The table where they play again.
        table: TableId,
    },
}

impl Event {
    /// The event as everybody may see it: without the key of the request, which belongs to its sender.
    #[must_use]
    pub fn without_key(mut self) -> Event {
        if let EventKind::Acted { key, .. } = &mut self.kind {
            *key = None;
        }
        self
    }

    /// Whether it always follows directly from a decision: an action that was decided as one with it, a draw that is due,
    /// an action without a choice, or the end of the game.
    pub const fn follows_a_decision(&self) -> bool {
        matches!(
            self.kind,
            EventKind::Acted { by: By::Chance | By::Forced(_), .. }
                | EventKind::Acted { joined: true, .. }
                | EventKind::Over { .. }
        )
    }
}

/// Who decided an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person on a seat.
    Seat(u8),
    /// A bot: on its own seat, or for a person who left.
    Bot(u8),
    /// A bot for a person whose time was over.
    Clock(u8),
    /// The player of this seat in the game that this one continues. (What chance drew there is by chance.)
    Given(u8),
    /// Forced: it was the only action that a seat had, so it was made without asking.
    Forced(u8),
    /// Chance.
    Chance,
}

impl By {
    /// The number of the seat that it was decided for; none for chance.
    pub const fn seat(self) -> Option<u8> {
        match self {
            By::Seat(seat) | By::Bot(seat) | By::Clock(seat) | By::Given(seat) | By::Forced(seat) => {
                Some(seat)
            }
            By::Chance => None,
        }
    }
}
