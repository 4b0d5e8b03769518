//! The fields of requests. A field that does not belong there is an error: it is most likely a slip.

use carvania_rules::Seat;
use carvania_rules::map::file::MapFile;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::fault::{Fault, Kind};

/// Reads the fields of a request.
pub(super) fn read<T: DeserializeOwned>(fields: Map<String, Value>) -> Result<T, Fault> {
    serde_json::from_value(fields.into()).map_err(|error| Fault::new(Kind::BadRequest, error.to_string()))
}

/// A request without fields.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Bare {}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    pub(super) game: String,
    pub(super) players: usize,
    pub(super) seed: Option<u64>,
    pub(super) draws: Option<Draws>,
    pub(super) components: Option<ComponentFiles>,
    pub(super) map: Option<MapFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Load {
    pub(super) position: Option<Value>,
    pub(super) record: Option<String>,
    pub(super) seed: Option<u64>,
    pub(super) draws: Option<Draws>,
    pub(super) components: Option<ComponentFiles>,
}

/// The texts of component files, of which one alone may be given as such.
#[derive(Deserialize)]
#[serde(untagged, expecting = "`components` is the text of a component file, or a list of such texts")]
pub(super) enum ComponentFiles {
    One(String),
    Several(Vec<String>),
}

impl ComponentFiles {
    pub(super) fn texts(&self) -> &[String] {
        match self {
            ComponentFiles::One(file) => std::slice::from_ref(file),
            ComponentFiles::Several(files) => files,
        }
    }
}

/// Who makes the draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Draws {
    /// The engine, from its seed, as soon as they are due.
    Seed,
    /// The client, action by action.
    Explicit,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Save {
    #[serde(default, rename = "as")]
    pub(super) form: Form,
}

/// What a game is saved as.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Form {
    #[default]
    Record,
    JsonLines,
    Position,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Check {
    pub(super) action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Apply {
    action: Option<String>,
    actions: Option<Vec<String>>,
}

impl Apply {
    /// The actions, of which one alone may be given as such.
    pub(super) fn actions(self) -> Result<Vec<String>, Fault> {
        match (self.action, self.actions) {
            (Some(action), None) => Ok(vec![action]),
            (None, Some(actions)) => Ok(actions),
            (Some(_), Some(_)) | (None, None) => Err(Fault::new(
                Kind::BadRequest,
                "give either `action`, a text, or `actions`, a list of texts",
            )),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Undo {
    pub(super) count: Option<usize>,
    pub(super) actions: Option<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Choose {
    /// Who chooses, if it is not the bot that the engine was started with.
    pub(super) bot: Option<String>,
    pub(super) seed: Option<u64>,
    /// How long the bot may think, if its name does not say.
    pub(super) limit_ms: Option<u64>,
    /// Another position than that of the game.
    pub(super) position: Option<Value>,
    /// Whose decision it is, as a check.
    pub(super) seat: Option<Seat>,
    /// What is legal, who has how many points and the like follow from the position. A request to a program says it
    /// nevertheless, for those that do not know the rules.
    #[serde(rename = "legal")]
    _legal: Option<Vec<String>>,
    #[serde(rename = "round")]
    _round: Option<u32>,
    #[serde(rename = "last_round")]
    _last_round: Option<bool>,
    #[serde(rename = "scores")]
    _scores: Option<Vec<u32>>,
    #[serde(rename = "golems")]
    _golems: Option<Vec<Value>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Perft {
    pub(super) depth: u32,
    #[serde(default)]
    pub(super) divide: bool,
}
