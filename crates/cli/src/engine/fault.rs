//! What can be wrong with a request.

use carvania_rules::rulebook::entry;
use carvania_rules::{ActionText, Clause, Language, NotationError, PositionError, RecordError, SetupError};
use serde_json::{Map, Value};

/// The kinds of errors that a client can tell apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Not JSON.
    BadJson,
    /// JSON, but not a request, or with fields that do not fit.
    BadRequest,
    /// No such verb.
    UnknownVerb,
    /// There is no game yet.
    NoGame,
    /// No player is to decide now.
    NoDecision,
    /// A text that is not an action.
    BadAction,
    /// An action that a rule forbids.
    Refused,
    /// A document that is not a position.
    BadPosition,
    /// A text that is no record.
    BadRecord,
    /// A game that cannot be set up.
    BadSetup,
    /// More work than the engine does for one request.
    TooMuch,
}

impl Kind {
    const fn name(self) -> &'static str {
        match self {
            Kind::BadJson => "bad_json",
            Kind::BadRequest => "bad_request",
            Kind::UnknownVerb => "unknown_verb",
            Kind::NoGame => "no_game",
            Kind::NoDecision => "no_decision",
            Kind::BadAction => "bad_action",
            Kind::Refused => "refused",
            Kind::BadPosition => "bad_position",
            Kind::BadRecord => "bad_record",
            Kind::BadSetup => "bad_setup",
            Kind::TooMuch => "too_much",
        }
    }
}

/// Why a request is not carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    kind: Kind,
    action: Option<String>,
    clause: Option<Clause>,
    message: String,
}

/// The longest message: what was sent must not come back by the megabyte.
const MAX_LETTERS: usize = 1000;

impl Fault {
    pub(super) fn new(kind: Kind, message: impl Into<String>) -> Fault {
        Fault { kind, action: None, clause: None, message: message.into() }
    }

    /// An action that a rule forbids.
    pub(super) fn refused(action: ActionText, clause: Clause) -> Fault {
        let title = entry(Language::English, clause).map(|entry| format!(": {}", entry.title));
        let message = format!("{action} is refused by {clause}{}", title.unwrap_or_default());
        Fault { kind: Kind::Refused, action: Some(action.to_string()), clause: Some(clause), message }
    }

    /// A draw from a seed that there is not.
    pub(super) fn no_seed() -> Fault {
        Fault::new(
            Kind::BadRequest,
            "there is no seed to draw from: give `seed` to new or load, or name the card",
        )
    }

    /// The fault as a reply gives it.
    pub(super) fn to_value(&self) -> Value {
        let mut error = Map::new();
        error.insert("kind".to_owned(), self.kind.name().into());
        if let Some(action) = &self.action {
            error.insert("action".to_owned(), shortened(action).into());
        }
        if let Some(clause) = self.clause {
            error.insert("clause".to_owned(), clause.to_string().into());
        }
        error.insert("message".to_owned(), shortened(&self.message).into());
        error.into()
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(MAX_LETTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl From<NotationError> for Fault {
    fn from(error: NotationError) -> Fault {
        Fault::new(Kind::BadAction, error.to_string())
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        Fault::new(Kind::BadPosition, error.to_string())
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Fault {
        Fault::new(Kind::BadRecord, error.to_string())
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        Fault::new(Kind::BadSetup, error.to_string())
    }
}
