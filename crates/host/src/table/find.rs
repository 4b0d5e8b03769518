//! Finding tables.

use carvania_rules::Title;
use carvania_store::{ListedTable, TableQuery};
use carvania_tables::{EventNumber, PersonId, Stage, TableId, Timestamp};

use crate::table::event_log::stage_name;

pub use carvania_store::Cursor;

/// Which tables to list; those that changed last come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableList {
    /// Lobbies that everybody may join.
    Open,
    /// Games in progress that everybody may find.
    Playing,
    /// Games that are over and that everybody may find.
    Over,
    /// Tables where a person sits and the game is not over.
    Of(PersonId),
    /// Tables where a person has played a game that is over.
    Past(PersonId),
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSummary {
    /// The id of the table.
    pub id: TableId,
    /// The game that is played there.
    pub game: Title,
    /// The stage of the game.
    pub stage: Stage,
    /// The person on each place; none for bots and free places.
    pub places: Vec<Option<PersonId>>,
    /// The person who has to decide, if any.
    pub turn_of: Option<PersonId>,
    /// The number of its last event.
    pub last: EventNumber,
    /// When it was opened.
    pub created: Timestamp,
    /// When something last happened.
    pub changed: Timestamp,
    /// The cursor to continue a list after it.
    pub cursor: Cursor,
}

impl TableList {
    pub(crate) fn find(self, before: Option<Cursor>, limit: u32) -> TableQuery {
        let find = TableQuery { before, limit, ..TableQuery::default() };
        let names = |stages: &[Stage]| stages.iter().map(|stage| stage_name(*stage).to_owned()).collect();
        let listed = |stage| TableQuery { is_listed: Some(true), stages: names(&[stage]), ..find.clone() };
        let of = |person: PersonId, stages| TableQuery {
            person: Some(person.0),
            stages: names(stages),
            ..find.clone()
        };
        match self {
            TableList::Open => listed(Stage::Lobby),
            TableList::Playing => listed(Stage::Playing),
            TableList::Over => listed(Stage::Over),
            TableList::Of(person) => of(person, &[Stage::Lobby, Stage::Playing]),
            TableList::Past(person) => of(person, &[Stage::Over, Stage::Abandoned]),
        }
    }
}

impl TableSummary {
    /// Reads what the store found; `None` if a later version of the program wrote it.
    pub(crate) fn read(listed: ListedTable) -> Option<TableSummary> {
        let cursor = listed.cursor();
        let ListedTable { id, index, last, created } = listed;
        let stages = [Stage::Lobby, Stage::Playing, Stage::Over, Stage::Abandoned];
        Some(TableSummary {
            id: TableId(id),
            game: index.title.parse().ok()?,
            stage: stages.into_iter().find(|stage| stage_name(*stage) == index.stage)?,
            places: index.seats.into_iter().map(|person| person.map(PersonId)).collect(),
            turn_of: index.turn_of.map(PersonId),
            last,
            created: Timestamp(created),
            changed: Timestamp(index.changed),
            cursor,
        })
    }
}
