//! Where a game begins that goes on from another one.

use std::sync::Arc;

use carvania_rules::{Action, Components, Record, Title};
use serde::{Deserialize, Serialize};

use crate::clock::Pace;
use crate::hints::Hints;
use crate::id::TableId;
use crate::options::{Occupant, Options, OptionsError, SeatOrder, Visibility};

/// The beginning of a game that goes on from another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Branch {
    /// The other game up to there, as a record: components, map and actions, draws included, all of which are given.
    pub record: String,
    /// Where it was played, so that people find their way back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<Origin>,
}

/// Where a game was found that another one goes on from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// At a table of this host.
    Table(TableId),
    /// Among the records that people brought to this host, by its key.
    Record(String),
}

/// No game has a longer record.
const MAX_RECORD_BYTES: usize = 200_000;
/// Nothing that a record is known by is longer.
const MAX_KEY_BYTES: usize = 64;

impl Branch {
    /// The options of a table that continues a record after a number of actions, including draws (after all, if there
    /// are fewer). Its places are still empty and in the order of the seats.
    pub fn options(record: &Record, actions: usize, from: Option<Origin>) -> Options {
        let game = record.game();
        Options {
            game: game.title(),
            seats: vec![Occupant::Open; game.players()],
            called: Vec::new(),
            order: SeatOrder::Fixed,
            pace: Pace::default(),
            visibility: Visibility::default(),
            hints: Hints::default(),
            components: Some(game.components().digest(game.title())),
            map: None,
            branch: Some(Branch::new(record, actions, from)),
        }
    }

    /// A branch of a record after a number of its actions.
    pub fn new(record: &Record, actions: usize, from: Option<Origin>) -> Branch {
        Branch { record: record.first(actions).to_text(), from }
    }

    /// The record up to the branch, if a game of these players can go on from it.
    pub(crate) fn read(
        &self,
        title: Title,
        players: usize,
        components: &'static Components,
    ) -> Result<Record, OptionsError> {
        let unfit = |why: &str| Err(OptionsError::Branch(why.to_owned()));
        if self.record.len() > MAX_RECORD_BYTES {
            return unfit("the record is longer than 200,000 bytes");
        }
        let record = Record::from_text(&self.record, components)
            .map_err(|error| OptionsError::Branch(error.to_string()))?;
        let game = record.game();
        if (game.title(), game.players()) != (title, players) {
            return unfit("the record is of another game, or of another number of players");
        }
        if game.is_over() {
            return unfit("the game is over there: choose an earlier point");
        }
        if !self.from.as_ref().is_none_or(Origin::is_fit) {
            return unfit("a record is known by at most 64 letters, digits, `-` and `_`");
        }
        Ok(record)
    }
}

impl Origin {
    fn is_fit(&self) -> bool {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        match self {
            Origin::Table(_) => true,
            Origin::Record(key) => key.len() <= MAX_KEY_BYTES && key.bytes().all(fits),
        }
    }
}

/// A game before its first action, and the actions that are given.
pub(crate) struct Beginning {
    pub(crate) fresh: Record,
    pub(crate) given: Arc<[Action]>,
}

impl Beginning {
    pub(crate) fn of(record: &Record) -> Beginning {
        Beginning { fresh: record.first(0), given: record.actions().into() }
    }
}
