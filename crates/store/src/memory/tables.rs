//! Tables: events, snapshots, seeds, results, and finding them.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::Store;
use super::state::{Change, State, Table};
use crate::Hash;
use crate::error::{AppendError, StoreError};
use crate::rows::{Cursor, GameResult, Index, ListedTable, NewTable, OwnerLimit, Row, TableQuery};

impl Store {
    /// Stores a new table with its seed and first events. `Taken` if there is a table with this id or invite.
    pub async fn create(&self, table: NewTable, first: &[Row]) -> Result<(), StoreError> {
        self.write(|state, changes| insert(state, changes, table, first)).await
    }

    /// Stores a new table unless its owner has as many as the limit allows; says whether it did.
    pub async fn create_within(
        &self,
        table: NewTable,
        first: &[Row],
        limit: OwnerLimit,
    ) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let owned =
                |table: &&Table| table.index.owner.is_some() && limit.stages.contains(&table.index.stage);
            let has_room = match table.index.owner {
                Some(owner) => {
                    let of_owner = |table: &&Table| table.index.owner == Some(owner);
                    (state.tables.values().filter(owned).filter(of_owner).count() as u64) < limit.max
                }
                None => true,
            };
            if has_room {
                insert(state, changes, table, first)?;
            }
            Ok(has_room)
        })
        .await
    }

    /// Tables in some stages whose owner is not known yet.
    pub async fn without_owner(&self, stages: &[String]) -> Result<Vec<u64>, StoreError> {
        self.read(|state| {
            let is_wanted = |(_, table): &(&u64, &Table)| {
                table.index.owner.is_none() && stages.contains(&table.index.stage)
            };
            state.tables.iter().filter(is_wanted).map(|(&id, _)| id).collect()
        })
    }

    /// Notes who opened a table, if that is not known.
    pub async fn set_owner(&self, table: u64, owner: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            if let Some(found) = state.tables.get(&table).filter(|found| found.index.owner.is_none()) {
                let index = Index { owner: Some(owner), ..found.index.clone() };
                changes.push(Change::Table(table, Box::new(Table { index, ..found.clone() })));
            }
            Ok(())
        })
        .await
    }

    /// Appends events that follow on those of the table, and rewrites its index. Answers when they are in the journal.
    /// Without rows only the index is rewritten. A caller who goes away may still have appended.
    pub async fn append(&self, table: u64, rows: &[Row], index: &Index) -> Result<(), AppendError> {
        self.write(|state, changes| {
            let found = state.tables.get(&table).ok_or(AppendError::NoTable)?;
            if let Some((row, _)) = rows.iter().zip(found.last + 1..).find(|(row, next)| row.number != *next)
            {
                return Err(AppendError::Conflict { wanted: row.number, last: found.last });
            }
            let owner = index.owner.or(found.index.owner);
            let last = rows.last().map_or(found.last, |row| row.number);
            let index_kept = Index { owner, result: None, ..index.clone() };
            if !rows.is_empty() {
                changes.push(Change::Events(table, rows.to_vec()));
            }
            changes.push(Change::Table(table, Box::new(Table { last, index: index_kept, ..found.clone() })));
            if let Some(body) = &index.result {
                end(state, changes, table, body);
            }
            Ok(())
        })
        .await
    }

    /// A page of the events of a table after a number, in order: at most [`Store::PAGE`], fewer only where the log
    /// ends. Nothing if there is no such table.
    pub async fn events(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        self.read(|state| state.events_of(table, after).take(Store::PAGE).cloned().collect())
    }

    /// A page of events for those who read a long history.
    pub async fn backlog(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        self.events(table, after).await
    }

    /// A page of events for those who lack only the last ones.
    pub async fn tail(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        self.events(table, after).await
    }

    /// One event of a table, if it has so many.
    pub async fn event(&self, table: u64, number: u64) -> Result<Option<Row>, StoreError> {
        self.read(|state| state.events.get(&(table, number)).cloned())
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: u64) -> Result<Option<Row>, StoreError> {
        self.read(|state| state.snapshots.get(&table).cloned())
    }

    /// Stores a snapshot in place of an older one; one that is older than the stored one changes nothing.
    pub async fn save_snapshot(&self, table: u64, snapshot: &Row) -> Result<(), StoreError> {
        self.write(|state, changes| {
            must_be_there(state, table)?;
            if state.snapshots.get(&table).is_none_or(|kept| snapshot.number >= kept.number) {
                changes.push(Change::Snapshot(table, Some(Row { said_by: None, ..snapshot.clone() })));
            }
            Ok(())
        })
        .await
    }

    /// Removes the snapshot of a table, which can then be read from its events only.
    pub async fn remove_snapshot(&self, table: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            if state.snapshots.contains_key(&table) {
                changes.push(Change::Snapshot(table, None));
            }
            Ok(())
        })
        .await
    }

    /// Removes snapshots of tables in some stages. Says how many: none when all are gone.
    pub async fn remove_some_snapshots(&self, stages: &[String]) -> Result<u64, StoreError> {
        self.write(|state, changes| {
            let is_meant = |table: &u64| stages.contains(&state.tables[table].index.stage);
            let meant = state.snapshots.keys().filter(|table| is_meant(table));
            changes.extend(meant.map(|&table| Change::Snapshot(table, None)));
            Ok(changes.len() as u64)
        })
        .await
    }

    /// How many tables in some stages the person has who has opened most of them.
    pub async fn most_owned(&self, stages: &[String]) -> Result<u64, StoreError> {
        self.read(|state| {
            let mut owned: BTreeMap<u64, u64> = BTreeMap::new();
            let indexes = state.tables.values().map(|table| &table.index);
            for owner in indexes.filter(|index| stages.contains(&index.stage)).filter_map(|index| index.owner)
            {
                *owned.entry(owner).or_default() += 1;
            }
            owned.into_values().max().unwrap_or_default()
        })
    }

    /// Whether a table has this opening.
    pub async fn has_opening(&self, opening: &str) -> Result<bool, StoreError> {
        self.read(|state| state.tables.values().any(|table| table.index.opening.as_deref() == Some(opening)))
    }

    /// The secret seed of a table.
    pub async fn seed(&self, table: u64) -> Result<Option<[u8; 32]>, StoreError> {
        self.read(|state| state.tables.get(&table).map(|table| table.seed))
    }

    /// Another invite for a table, in place of the one it has. Whether there is such a table.
    pub async fn renew_invite(&self, table: u64, hash: &Hash) -> Result<bool, StoreError> {
        self.write(|state, changes| {
            let Some(found) = state.tables.get(&table) else { return Ok(false) };
            if invited(state, hash).is_some_and(|other| other != table) {
                return Err(StoreError::Taken);
            }
            changes.push(Change::Table(table, Box::new(Table { invite: *hash, ..found.clone() })));
            Ok(true)
        })
        .await
    }

    /// The table of an invite.
    pub async fn invited(&self, hash: &Hash) -> Result<Option<u64>, StoreError> {
        self.read(|state| invited(state, hash))
    }

    /// Tables that fit, the last changed first.
    pub async fn find(&self, find: &TableQuery) -> Result<Vec<ListedTable>, StoreError> {
        self.read(|state| {
            let mut found: Vec<ListedTable> = state
                .tables
                .iter()
                .filter(|(_, table)| fits(find, &table.index))
                .map(|(&id, table)| to_listed(id, table))
                .filter(|listed| find.before.is_none_or(|before| order(listed.cursor()) < order(before)))
                .collect();
            found.sort_by_key(|listed| Reverse(order(listed.cursor())));
            found.truncate(find.limit.min(TableQuery::MAX_LIMIT) as usize);
            found
        })
    }

    /// One table as lists show it.
    pub async fn listed(&self, table: u64) -> Result<Option<ListedTable>, StoreError> {
        self.read(|state| state.tables.get(&table).map(|found| to_listed(table, found)))
    }

    /// The results after a number, in order, up to a limit.
    pub async fn results(&self, after: u64, limit: u32) -> Result<Vec<GameResult>, StoreError> {
        self.read(|state| {
            let mut all: Vec<GameResult> = results(state).filter(|result| result.number > after).collect();
            all.sort_by_key(|result| result.number);
            all.truncate(limit as usize);
            all
        })
    }

    /// The last results of a player, the newest first, from before a number if a list goes on: those of tables that
    /// everybody may find, and those of tables where the viewer has a place as well.
    pub async fn results_of(
        &self,
        person: u64,
        viewer: Option<u64>,
        before: Option<u64>,
        limit: u32,
    ) -> Result<Vec<GameResult>, StoreError> {
        self.read(|state| {
            let is_wanted = |result: &GameResult| {
                let has_place = |index: &Index, person: u64| index.seats.contains(&Some(person));
                let index = &state.tables[&result.table].index;
                let may_find = index.is_listed || viewer.is_some_and(|viewer| has_place(index, viewer));
                has_place(index, person) && may_find && before.is_none_or(|before| result.number < before)
            };
            let mut found: Vec<GameResult> = results(state).filter(is_wanted).collect();
            found.sort_by_key(|result| Reverse(result.number));
            found.truncate(limit as usize);
            found
        })
    }

    /// The tables in a stage that have no result, the first that ended first.
    pub async fn without_result(&self, stage: &str) -> Result<Vec<u64>, StoreError> {
        self.read(|state| {
            let is_wanted =
                |(id, table): &(&u64, &Table)| table.index.stage == stage && !state.results.contains_key(id);
            let mut found: Vec<(u64, u64)> =
                state.tables.iter().filter(is_wanted).map(|(&id, table)| (table.index.changed, id)).collect();
            found.sort_unstable();
            found.into_iter().map(|(_, id)| id).collect()
        })
    }

    /// Keeps the result of a table that has none.
    pub async fn save_result(&self, table: u64, body: &str) -> Result<(), StoreError> {
        self.write(|state, changes| {
            must_be_there(state, table)?;
            end(state, changes, table, body);
            Ok(())
        })
        .await
    }

    /// Notes that a hint was given at a table.
    pub async fn note_hint(&self, table: u64) -> Result<(), StoreError> {
        self.write(|state, changes| {
            must_be_there(state, table)?;
            if !state.hinted.contains_key(&table) {
                changes.push(Change::Hinted(table));
            }
            Ok(())
        })
        .await
    }
}

fn insert(
    state: &State,
    changes: &mut Vec<Change>,
    table: NewTable,
    first: &[Row],
) -> Result<(), StoreError> {
    if state.tables.contains_key(&table.id) || invited(state, &table.invite_hash).is_some() {
        return Err(StoreError::Taken);
    }
    let NewTable { id, seed, invite_hash, created, index } = table;
    let last = first.last().map_or(0, |row| row.number);
    let kept = Table { invite: invite_hash, seed, created, last, index: Index { result: None, ..index } };
    changes.push(Change::Table(id, Box::new(kept)));
    if !first.is_empty() {
        changes.push(Change::Events(id, first.to_vec()));
    }
    Ok(())
}

/// Keeps the result of a table, unless it has one: the first counts, and its number stays.
fn end(state: &State, changes: &mut Vec<Change>, table: u64, body: &str) {
    if !state.results.contains_key(&table) {
        let number = 1 + state.results.values().map(|(number, _)| *number).max().unwrap_or(0);
        changes.push(Change::Result(table, number, body.to_owned()));
    }
}

fn must_be_there(state: &State, table: u64) -> Result<(), StoreError> {
    if state.tables.contains_key(&table) { Ok(()) } else { Err(StoreError::Unknown) }
}

fn invited(state: &State, hash: &Hash) -> Option<u64> {
    state.tables.iter().find(|(_, table)| table.invite == *hash).map(|(&id, _)| id)
}

fn results(state: &State) -> impl Iterator<Item = GameResult> {
    state.results.iter().map(|(&table, (number, body))| GameResult {
        number: *number,
        table,
        body: body.clone(),
        is_hinted: state.hinted.contains_key(&table),
    })
}

fn to_listed(id: u64, table: &Table) -> ListedTable {
    let index = Index { owner: None, opening: None, ..table.index.clone() };
    ListedTable { id, index, last: table.last, created: table.created }
}

/// In which order lists stand: as a database compares ids, with a sign.
fn order(cursor: Cursor) -> (u64, i64) {
    (cursor.changed, cursor.id.cast_signed())
}

fn fits(find: &TableQuery, index: &Index) -> bool {
    find.is_listed.is_none_or(|is_listed| index.is_listed == is_listed)
        && find.awaits_host.is_none_or(|awaits_host| index.awaits_host == awaits_host)
        && find.person.is_none_or(|person| index.seats.contains(&Some(person)))
        && (find.stages.is_empty() || find.stages.contains(&index.stage))
}
