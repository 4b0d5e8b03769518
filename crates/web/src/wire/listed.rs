//! Lists of tables.

use std::collections::HashMap;

use carvania_host::{Cursor, TableSummary};
use carvania_rules::Title;
use carvania_tables::{EventNumber, PersonId, Stage, TableId, Timestamp};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::Problem;
use crate::schema;

/// Which tables to list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum List {
    /// Where people gather and everybody is welcome.
    #[default]
    Open,
    /// Where a game goes on that everybody may watch.
    Playing,
    /// Where such a game has ended.
    Recent,
    /// Where you sit.
    Mine,
    /// Where you have played.
    Past,
}

impl List {
    /// What the host calls it; lists of your own are for those who say who they are.
    pub(crate) fn of(
        self,
        me: impl FnOnce() -> Result<PersonId, Problem>,
    ) -> Result<carvania_host::TableList, Problem> {
        Ok(match self {
            List::Open => carvania_host::TableList::Open,
            List::Playing => carvania_host::TableList::Playing,
            List::Recent => carvania_host::TableList::Over,
            List::Mine => carvania_host::TableList::Of(me()?),
            List::Past => carvania_host::TableList::Past(me()?),
        })
    }
}

/// A list of tables.
#[derive(Serialize, ToSchema)]
pub(crate) struct TablesView {
    /// The last changed first.
    tables: Vec<ListedView>,
    /// To be sent as `before` for those that follow; none if these are all.
    next: Option<String>,
}

/// A table in a list.
#[derive(Serialize, ToSchema)]
pub(crate) struct ListedView {
    /// The id of the table.
    #[schema(schema_with = schema::id)]
    table: TableId,
    /// The game that is played there.
    #[schema(schema_with = schema::game)]
    game: Title,
    /// How far it is.
    #[schema(schema_with = schema::stage)]
    stage: Stage,
    /// The name of the person on each place; none where a bot or nobody sits.
    places: Vec<Option<String>>,
    /// Who is to decide, if it is a person.
    #[schema(schema_with = schema::id)]
    turn_of: Option<PersonId>,
    /// The number of its last event.
    last: EventNumber,
    /// When it was opened, in milliseconds since 1970.
    #[schema(value_type = u64)]
    created: Timestamp,
    /// When something last happened.
    #[schema(value_type = u64)]
    changed: Timestamp,
}

impl TablesView {
    /// What was found, of at most so many.
    pub(crate) fn new(
        found: Vec<TableSummary>,
        most: usize,
        names: &HashMap<PersonId, String>,
    ) -> TablesView {
        let next = found.last().filter(|_| found.len() >= most).map(|last| written(last.cursor));
        TablesView { tables: found.into_iter().map(|found| view(found, names)).collect(), next }
    }
}

fn view(found: TableSummary, names: &HashMap<PersonId, String>) -> ListedView {
    let TableSummary { id, game, stage, places, turn_of, last, created, changed, .. } = found;
    let places = places.into_iter().map(|person| person.and_then(|person| names.get(&person).cloned()));
    ListedView { table: id, game, stage, places: places.collect(), turn_of, last, created, changed }
}

/// A place in a list, as text that means nothing to others.
fn written(cursor: Cursor) -> String {
    format!("{:x}-{:x}", cursor.changed, cursor.id)
}

/// Such a place again.
pub(crate) fn read(text: &str) -> Result<Cursor, Problem> {
    let number = |text: &str| u64::from_str_radix(text, 16).ok();
    let cursor = text
        .split_once('-')
        .and_then(|(changed, id)| Some(Cursor { changed: number(changed)?, id: number(id)? }));
    cursor.ok_or_else(|| Problem::Malformed("`before` is not the `next` of a list".to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_in_a_list_is_read_as_it_is_written() {
        let cursor = Cursor { changed: 1_700_000_000_000, id: u64::MAX };
        assert_eq!(read(&written(cursor)), Ok(cursor));
        for text in ["", "-", "1", "1-", "x-1", "1-2-3", "1-fffffffffffffffff"] {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
