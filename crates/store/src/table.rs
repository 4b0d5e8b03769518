//! Tables: their events, snapshots and secret seeds.

use std::fmt;

use crate::Hash;
use crate::error::{AppendError, StoreError};
use crate::number::{from_count, from_id, to_count, to_hash, to_id};
use crate::result;
use crate::seats;
use crate::sqlite::Connection;
use crate::store::Store;

/// An event or a snapshot of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the event, from 1; of a snapshot: of the last event that it includes.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub body: String,
    /// Who said what stands in the body, so that it is blanked when they are erased. None for all other events.
    pub said_by: Option<u64>,
}

/// A table that is opened.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: u64,
    /// Its secret seed.
    pub seed: [u8; 32],
    /// The hash of its invite.
    pub invite_hash: Hash,
    /// When it was opened.
    pub created: u64,
    /// What it is found by.
    pub index: Index,
}

/// Without the seed, which must be in no log.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("index", &self.index).finish_non_exhaustive()
    }
}

/// What tables are found by; follows from the events, rewritten with every append.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    /// Which game.
    pub title: String,
    /// How far it is.
    pub stage: String,
    /// Whether everybody may find it.
    pub is_listed: bool,
    /// Whether it goes on by itself: bots to move, clocks that run.
    pub awaits_host: bool,
    /// The person on each place.
    pub seats: Vec<Option<u64>>,
    /// Whose turn it is.
    pub turn_of: Option<u64>,
    /// When it changed last.
    pub changed: u64,
    /// How the game ended, once it did: kept when it is told for the first time. Lists do not tell it.
    pub result: Option<String>,
}

impl Store {
    /// Keeps a new table with its seed and first events. `Taken` if there is a table with this id or invite.
    pub async fn create(&self, table: NewTable, first: &[Row]) -> Result<(), StoreError> {
        let first = first.to_vec();
        self.write(move |connection| Box::pin(async move { insert_table(connection, &table, &first).await }))
            .await
    }

    /// Appends events that follow on those of the table, and rewrites its index. Answers when they are on the disk.
    /// Without rows only the index is rewritten. A caller who goes away may still have appended.
    pub async fn append(&self, table: u64, rows: &[Row], index: &Index) -> Result<(), AppendError> {
        let (rows, index) = (rows.to_vec(), index.clone());
        self.write(move |connection| Box::pin(async move { append(connection, table, &rows, &index).await }))
            .await?
    }

    /// The events of a table after a number, in order. Nothing if there is no such table.
    pub async fn events(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        let sql = "SELECT number, at, body, said_by FROM events WHERE table_id = $1 AND number > $2 ORDER BY number";
        let rows: Vec<KeptRow> = sqlx::query_as(sql)
            .bind(from_id(table))
            .bind(from_count(after))
            .fetch_all(self.readers())
            .await?;
        Ok(rows.into_iter().map(to_row).collect())
    }

    /// One event of a table, if it has so many.
    pub async fn event(&self, table: u64, number: u64) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT number, at, body, said_by FROM events WHERE table_id = $1 AND number = $2";
        let row: Option<KeptRow> = sqlx::query_as(sql)
            .bind(from_id(table))
            .bind(from_count(number))
            .fetch_optional(self.readers())
            .await?;
        Ok(row.map(to_row))
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: u64) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT number, at, body, NULL FROM snapshots WHERE table_id = $1";
        let row: Option<KeptRow> =
            sqlx::query_as(sql).bind(from_id(table)).fetch_optional(self.readers()).await?;
        Ok(row.map(to_row))
    }

    /// Keeps a snapshot in place of older ones; one that is older than what is kept changes nothing.
    pub async fn keep_snapshot(&self, table: u64, snapshot: &Row) -> Result<(), StoreError> {
        let snapshot = snapshot.clone();
        let sql = "INSERT INTO snapshots (table_id, number, at, body) VALUES ($1, $2, $3, $4) \
                   ON CONFLICT (table_id) DO UPDATE SET number = excluded.number, at = excluded.at, \
                   body = excluded.body WHERE excluded.number >= snapshots.number";
        let query = sqlx::query(sql)
            .bind(from_id(table))
            .bind(from_count(snapshot.number))
            .bind(from_count(snapshot.at))
            .bind(snapshot.body);
        self.execute(query).await?;
        Ok(())
    }

    /// The secret seed of a table.
    pub async fn seed(&self, table: u64) -> Result<Option<[u8; 32]>, StoreError> {
        let sql = "SELECT seed FROM secrets WHERE table_id = $1";
        let seed: Option<(Vec<u8>,)> =
            sqlx::query_as(sql).bind(from_id(table)).fetch_optional(self.readers()).await?;
        seed.map(|(seed,)| to_hash(seed)).transpose()
    }

    /// Another invite for a table, in place of the one it has. Whether there is such a table.
    pub async fn renew_invite(&self, table: u64, hash: &Hash) -> Result<bool, StoreError> {
        let query = sqlx::query("UPDATE tables SET invite_hash = $2 WHERE id = $1");
        Ok(self.execute(query.bind(from_id(table)).bind(hash.to_vec())).await? > 0)
    }

    /// The table of an invite.
    pub async fn invited(&self, hash: &Hash) -> Result<Option<u64>, StoreError> {
        let sql = "SELECT id FROM tables WHERE invite_hash = $1";
        let id: Option<(i64,)> =
            sqlx::query_as(sql).bind(hash.to_vec()).fetch_optional(self.readers()).await?;
        Ok(id.map(|(id,)| to_id(id)))
    }
}

/// What becomes of an append when the database does its part.
type Appended = Result<(), AppendError>;

/// Number, moment, body, who said it.
type KeptRow = (i64, i64, String, Option<i64>);

fn to_row((number, at, body, said_by): KeptRow) -> Row {
    Row { number: to_count(number), at: to_count(at), body, said_by: said_by.map(to_id) }
}

async fn insert_table(
    connection: &mut Connection,
    table: &NewTable,
    first: &[Row],
) -> Result<(), StoreError> {
    let index = &table.index;
    sqlx::query(
        "INSERT INTO tables (id, invite_hash, created, last_number, title, stage, is_listed, awaits_host, seats, \
         turn_of, changed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
    )
    .bind(from_id(table.id))
    .bind(table.invite_hash.to_vec())
    .bind(from_count(table.created))
    .bind(from_count(last_number(0, first)))
    .bind(index.title.clone())
    .bind(index.stage.clone())
    .bind(index.is_listed)
    .bind(index.awaits_host)
    .bind(seats::written(&index.seats))
    .bind(index.turn_of.map(from_id))
    .bind(from_count(index.changed))
    .execute(&mut *connection)
    .await?;
    sqlx::query("INSERT INTO secrets (table_id, seed) VALUES ($1, $2)")
        .bind(from_id(table.id))
        .bind(table.seed.to_vec())
        .execute(&mut *connection)
        .await?;
    seats::insert(connection, table.id, &index.seats).await?;
    insert_events(connection, table.id, first).await
}

/// First looks, then writes: a conflict has written nothing.
async fn append(
    connection: &mut Connection,
    table: u64,
    rows: &[Row],
    index: &Index,
) -> Result<Appended, StoreError> {
    let sql = "SELECT last_number, seats FROM tables WHERE id = $1";
    let kept: Option<(i64, String)> =
        sqlx::query_as(sql).bind(from_id(table)).fetch_optional(&mut *connection).await?;
    let Some((last, seats)) = kept else {
        return Ok(Err(AppendError::NoTable));
    };
    let last = to_count(last);
    if let Some((row, _)) = rows.iter().zip(last + 1..).find(|(row, next)| row.number != *next) {
        return Ok(Err(AppendError::Conflict { wanted: row.number, last }));
    }
    insert_events(connection, table, rows).await?;
    update_index(connection, table, last_number(last, rows), index).await?;
    if let Some(body) = &index.result {
        result::insert(connection, table, body).await?;
    }
    // They change seldom and lie in many rows.
    if seats != seats::written(&index.seats) {
        seats::replace(connection, table, &index.seats).await?;
    }
    Ok(Ok(()))
}

fn last_number(before: u64, rows: &[Row]) -> u64 {
    rows.last().map_or(before, |row| row.number)
}

async fn insert_events(connection: &mut Connection, table: u64, rows: &[Row]) -> Result<(), StoreError> {
    for row in rows {
        sqlx::query("INSERT INTO events (table_id, number, at, body, said_by) VALUES ($1, $2, $3, $4, $5)")
            .bind(from_id(table))
            .bind(from_count(row.number))
            .bind(from_count(row.at))
            .bind(row.body.clone())
            .bind(row.said_by.map(from_id))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn update_index(
    connection: &mut Connection,
    table: u64,
    last: u64,
    index: &Index,
) -> Result<(), StoreError> {
    sqlx::query(
        "UPDATE tables SET last_number = $2, title = $3, stage = $4, is_listed = $5, awaits_host = $6, seats = $7, \
         turn_of = $8, changed = $9 WHERE id = $1",
    )
    .bind(from_id(table))
    .bind(from_count(last))
    .bind(index.title.clone())
    .bind(index.stage.clone())
    .bind(index.is_listed)
    .bind(index.awaits_host)
    .bind(seats::written(&index.seats))
    .bind(index.turn_of.map(from_id))
    .bind(from_count(index.changed))
    .execute(connection)
    .await?;
    Ok(())
}
