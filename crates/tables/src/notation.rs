//! Actions in notation: read where they come from outside, and told by events.

use carvania_rules::notation::FORMS;
use carvania_rules::{Action, ActionText, Game, NotationError};
use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// No action is longer.
const MAX_ACTION_BYTES: usize = 200;
/// How much of an unreadable text is repeated.
const MAX_QUOTED_CHARS: usize = 40;

/// Reads an action that was sent. Whether their game has what it names is seen when it is made.
pub fn read_action(text: &str) -> Result<ActionText, Refusal> {
    if text.len() > MAX_ACTION_BYTES {
        return Err(malformed(text, format!("an action has at most {MAX_ACTION_BYTES} bytes")));
    }
    text.parse().map_err(|error| match error {
        NotationError::Form(_) => malformed(text, format!("write one of {FORMS}")),
        NotationError::Object { reason, .. } => malformed(text, reason.to_string()),
        NotationError::NoSuchCard(written) => no_such_card(written),
    })
}

/// An action as an event tells it. In JSON it is a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, from = "String")]
pub enum Notation {
    /// An action.
    Known(ActionText),
    /// A text that this program cannot read: another version wrote it, or it is damaged. The event can be listed and
    /// shown, but it cannot happen.
    Unknown(String),
}

impl Notation {
    /// The action in a game.
    pub(crate) fn find(&self, game: &Game) -> Result<Action, Refusal> {
        let written = match self {
            Notation::Known(written) => *written,
            Notation::Unknown(text) => read_action(text)?,
        };
        game.find_action(written).ok_or_else(|| no_such_card(written))
    }
}

impl From<ActionText> for Notation {
    fn from(written: ActionText) -> Notation {
        Notation::Known(written)
    }
}

impl From<String> for Notation {
    fn from(text: String) -> Notation {
        read_action(&text).map_or_else(|_| Notation::Unknown(text), Notation::Known)
    }
}

fn no_such_card(written: ActionText) -> Refusal {
    malformed(&written.to_string(), format!("it names a {} that the game does not have", written.thing()))
}

fn malformed(text: &str, why: String) -> Refusal {
    Refusal::Malformed { action: text.chars().take(MAX_QUOTED_CHARS).collect(), why }
}
