//! What is wrong with a record, in words.

use carvania_rules::fair::{NOTE_LENGTH, PromiseError};
use carvania_rules::notation::NotationError;
use carvania_rules::record::{Fault, HeaderError};
use carvania_rules::{SetupError, Title};

use crate::{Language, Value, map_problem, say, title};

/// What is wrong with a line of a record. Details that only the author of a program can mend are told as they are.
pub fn record_fault(language: Language, fault: &Fault) -> String {
    let tell = |key: &str, what: &str| say(language, key, &[("what", what.to_owned().into())]);
    match fault {
        Fault::Refused { action, .. } => tell("fault-refused", &action.to_string()),
        Fault::Notation(NotationError::Form(text)) => tell("fault-notation", text),
        Fault::Notation(NotationError::Object { text, .. }) => tell("fault-object", text),
        Fault::Notation(NotationError::NoSuchCard(written)) => tell("fault-thing", &written.to_string()),
        Fault::Header(HeaderError::Form(text)) => tell("fault-header", text),
        Fault::Header(HeaderError::Reserved(name)) => tell("fault-reserved", name),
        Fault::Header(HeaderError::Twice(name)) => tell("fault-header-twice", name),
        Fault::Header(HeaderError::Value { name, .. }) => tell("fault-value", name),
        Fault::NoHeader(name) => tell("fault-no-header", name),
        Fault::NoCommitment(name) => tell("fault-no-commitment", name),
        Fault::Promise(error) => promise(language, error),
        Fault::Title(_) => say(language, "fault-title", &[]),
        Fault::Setup(error) => set_up(language, error),
        Fault::Map(problems) => {
            // A record that cannot be read says nothing of its game; most maps are of this one.
            let problem = |problem| map_problem(language, Title::EasternMountains, problem);
            tell("fault-map-problems", &problems.iter().map(problem).collect::<Vec<_>>().join(" "))
        }
        Fault::Position(error) => tell("fault-position", &error.to_string()),
        Fault::Json(details) => tell("fault-json", details),
        Fault::Version { found } => tell("fault-version", found),
        Fault::Components { .. } => say(language, "fault-other-components", &[]),
        Fault::Round { found, round, begins } => {
            let place = match (*round, *begins) {
                (0, _) => "before",
                (_, true) => "begins",
                (_, false) => "within",
            };
            let facts = [("found", (*found).into()), ("round", (*round).into()), ("place", place.into())];
            say(language, "fault-round", &facts)
        }
        Fault::Field { field, found, wanted } => {
            let facts = [("field", *field), ("found", found), ("wanted", wanted)];
            say(language, "fault-field", &facts.map(|(name, value)| (name, Value::from(value))))
        }
    }
}

/// Why a deal cannot be.
fn promise(language: Language, error: &PromiseError) -> String {
    match error {
        PromiseError::Note { place } => {
            say(language, "fault-note", &[("place", (*place).into()), ("most", NOTE_LENGTH.into())])
        }
        PromiseError::Notes { found, places } => {
            say(language, "fault-notes", &[("found", (*found).into()), ("places", (*places).into())])
        }
        PromiseError::Order => say(language, "fault-order", &[]),
        PromiseError::Places { found, places } => {
            say(language, "fault-order-places", &[("found", (*found).into()), ("places", (*places).into())])
        }
        PromiseError::Seed { .. } => say(language, "fault-seed", &[]),
        PromiseError::Given { given, actions } => {
            say(language, "fault-given", &[("given", (*given).into()), ("actions", (*actions).into())])
        }
        PromiseError::OtherSeed => say(language, "fault-reserved", &[("what", "seed".into())]),
    }
}

/// Why a game cannot be set up.
fn set_up(language: Language, error: &SetupError) -> String {
    match error {
        SetupError::Players { title: game, players, .. } => {
            let facts = [
                ("title", title(language, *game).into()),
                ("least", (*game.players().start()).into()),
                ("most", (*game.players().end()).into()),
                ("players", (*players).into()),
            ];
            say(language, "fault-table-size", &facts)
        }
        SetupError::Map { title: game } => {
            say(language, "fault-unfit-map", &[("title", title(language, *game).into())])
        }
        SetupError::PointCards { players, needed, found, .. } => {
            let facts =
                [("players", (*players).into()), ("needed", (*needed).into()), ("found", (*found).into())];
            say(language, "fault-few-cards", &facts)
        }
    }
}
