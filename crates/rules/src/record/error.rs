//! Why a record is refused: where, and what.

use crate::clause::Clause;
use crate::fair::PromiseError;
use crate::games::TitleError;
use crate::map::file::MapProblem;
use crate::notation::{ActionText, NotationError};
use crate::position::PositionError;
use crate::setup::SetupError;

use super::header::HeaderError;

/// A record that is not one, or whose replay breaks a rule.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {fault}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: Fault,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// An action that the rules forbid.
    #[error("`{action}` is refused by {clause}")]
    Refused {
        /// The action as it is written.
        action: ActionText,
        /// The clause that forbids it.
        clause: Clause,
    },
    /// Not an action.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A header that cannot be read.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// A header that every record has.
    #[error("the header `{0}` is missing")]
    NoHeader(&'static str),
    /// A header that says something only together with a commitment.
    #[error("the header `{0}` needs the header `commitment`")]
    NoCommitment(String),
    /// A deal that cannot be.
    #[error(transparent)]
    Promise(#[from] PromiseError),
    /// Not one of the games.
    #[error(transparent)]
    Title(#[from] TitleError),
    /// A game that cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A map that cannot be.
    #[error("map: {}", .0.iter().map(MapProblem::to_string).collect::<Vec<_>>().join("; "))]
    Map(Vec<MapProblem>),
    /// A starting position that cannot be.
    #[error("start: {0}")]
    Position(#[from] PositionError),
    /// Not what JSON Lines look like, or other fields.
    #[error("{0}")]
    Json(String),
    /// Played under other rules.
    #[error("the record was made under rules version {found}, but this is version {}", crate::VERSION)]
    Version {
        /// What the header says.
        found: String,
    },
    /// Played with other components.
    #[error(
        "the record was made with components {wanted}, but these are {found}: load the file it was made with"
    )]
    Components {
        /// The digest in the header.
        wanted: String,
        /// The digest of the components at hand.
        found: String,
    },
    /// A round number where no such round begins.
    #[error("round {found} does not begin here; this is {}", describe(*.round, *.begins))]
    Round {
        /// The number that stands there.
        found: u32,
        /// The round that the game is in.
        round: u32,
        /// Whether it begins here.
        begins: bool,
    },
    /// A claim about an action that is not so.
    #[error("`{field}` is {found}, but the game says {wanted}")]
    Field {
        /// The header that claims it.
        field: &'static str,
        /// What the record says.
        found: String,
        /// What the replay says.
        wanted: String,
    },
}

fn describe(round: u32, begins: bool) -> String {
    match (round, begins) {
        (0, _) => "the set-up".to_owned(),
        (_, true) => format!("the beginning of round {round}"),
        (_, false) => format!("the middle of round {round}"),
    }
}
