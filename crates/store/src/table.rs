//! Tables: their events, snapshots and secret seeds.

use sqlx::QueryBuilder;

use crate::Hash;
use crate::encoding::{from_count, from_id, to_count, to_hash, to_id};
use crate::error::{AppendError, StoreError};
use crate::result;
use crate::rows::{self, Index, NewTable, OwnerLimit, Row};
use crate::seats;
use crate::sqlite::{Connection, Database, QueryAs};
use crate::store::Store;

/// How many events are written in one piece of work: a longer append takes turns with other writes.
const MAX_EVENTS_PER_WRITE: usize = Store::PAGE;
/// How many snapshots one piece of work removes.
const MAX_SNAPSHOTS_PER_WRITE: i64 = 64;
/// How many events are written by one statement.
const MAX_EVENTS_PER_STATEMENT: usize = 64;

impl Store {
    /// How many events are read at a time.
    pub const PAGE: usize = rows::PAGE;

    /// Stores a new table with its seed and first events. `Taken` if there is a table with this id or invite.
    pub async fn create(&self, table: NewTable, first: &[Row]) -> Result<(), StoreError> {
        let first = first.to_vec();
        self.write(move |connection| Box::pin(async move { insert_table(connection, &table, &first).await }))
            .await
    }

    /// Stores a new table unless its owner has as many as the limit allows; says whether it did. The tables are counted in
    /// the same transaction, so the limit holds however many are opened at once.
    pub async fn create_within(
        &self,
        table: NewTable,
        first: &[Row],
        limit: OwnerLimit,
    ) -> Result<bool, StoreError> {
        let first = first.to_vec();
        self.write(move |connection| {
            Box::pin(async move {
                let has_room = match table.index.owner {
                    Some(owner) => count_owned(connection, owner, &limit.stages).await? < limit.max,
                    None => true,
                };
                if has_room {
                    insert_table(connection, &table, &first).await?;
                }
                Ok(has_room)
            })
        })
        .await
    }

    /// How many tables in some stages the person has who has opened most of them.
    pub async fn most_owned(&self, stages: &[String]) -> Result<u64, StoreError> {
        let mut query = QueryBuilder::<Database>::new(
            "SELECT COALESCE(MAX(owned), 0) FROM (SELECT COUNT(*) AS owned FROM tables \
             WHERE owner IS NOT NULL AND stage IN (",
        );
        push_stages(&mut query, stages);
        query.push(" GROUP BY owner) AS owners");
        let (most,): (i64,) = self.fetch_one(query.build_query_as()).await?;
        Ok(to_count(most))
    }

    /// Tables in some stages whose owner is not known yet.
    pub async fn without_owner(&self, stages: &[String]) -> Result<Vec<u64>, StoreError> {
        let mut query =
            QueryBuilder::<Database>::new("SELECT id FROM tables WHERE owner IS NULL AND stage IN (");
        push_stages(&mut query, stages);
        let found: Vec<(i64,)> = self.fetch_all(query.build_query_as()).await?;
        Ok(found.into_iter().map(|(id,)| to_id(id)).collect())
    }

    /// Notes who opened a table, if that is not known.
    pub async fn set_owner(&self, table: u64, owner: u64) -> Result<(), StoreError> {
        let sql = "UPDATE tables SET owner = $2 WHERE id = $1 AND owner IS NULL";
        self.execute(sqlx::query(sql).bind(from_id(table)).bind(from_id(owner))).await?;
        Ok(())
    }

    /// Appends events that follow on those of the table, and rewrites its index. Answers when they are on the disk.
    /// Without rows only the index is rewritten. A caller who goes away may still have appended.
    ///
    /// Many events are written ahead in several pieces of work, so that nobody else waits for all of them; the last
    /// piece makes all of them true at once.
    pub async fn append(&self, table: u64, rows: &[Row], index: &Index) -> Result<(), AppendError> {
        let ahead = rows.len().saturating_sub(MAX_EVENTS_PER_WRITE);
        let _turn = if ahead > 0 { Some(self.long_append().await) } else { None };
        let (rows_ahead, rows) = rows.split_at(ahead);
        for (number, rows) in rows_ahead.chunks(MAX_EVENTS_PER_WRITE).enumerate() {
            let piece = Piece { table, before: number * MAX_EVENTS_PER_WRITE, rows: rows.to_vec() };
            self.write(move |connection| Box::pin(async move { write_ahead(connection, &piece).await }))
                .await??;
        }
        let (piece, index) = (Piece { table, before: ahead, rows: rows.to_vec() }, index.clone());
        self.write(move |connection| Box::pin(async move { append(connection, &piece, &index).await }))
            .await?
    }

    /// A page of the events of a table after a number, in order: at most [`Store::PAGE`], fewer only where the log
    /// ends. Nothing if there is no such table.
    pub async fn events(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        Ok(self.fetch_all(page(table, after)).await?.into_iter().map(to_row).collect())
    }

    /// A page of events for those who read a long history. Few of them read at a time and the others wait, so that a
    /// look-up or a move never waits for them.
    pub async fn backlog(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        Ok(self.fetch_backlog(page(table, after)).await?.into_iter().map(to_row).collect())
    }

    /// A page of events for those who lack only the last ones. They never wait for those who read a long history.
    pub async fn tail(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        Ok(self.fetch_tail(page(table, after)).await?.into_iter().map(to_row).collect())
    }

    /// One event of a table, if it has so many.
    pub async fn event(&self, table: u64, number: u64) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT number, at, body, said_by FROM events WHERE table_id = $1 AND number = $2 \
                   AND number <= (SELECT last_number FROM tables WHERE id = $1)";
        let row: Option<EventColumns> =
            self.fetch_optional(sqlx::query_as(sql).bind(from_id(table)).bind(from_count(number))).await?;
        Ok(row.map(to_row))
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: u64) -> Result<Option<Row>, StoreError> {
        let sql = "SELECT number, at, body, NULL FROM snapshots WHERE table_id = $1";
        let row: Option<EventColumns> = self.fetch_optional(sqlx::query_as(sql).bind(from_id(table))).await?;
        Ok(row.map(to_row))
    }

    /// Stores a snapshot in place of an older one; one that is older than the stored one changes nothing.
    pub async fn save_snapshot(&self, table: u64, snapshot: &Row) -> Result<(), StoreError> {
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

    /// Removes the snapshot of a table, which can then be read from its events only.
    pub async fn remove_snapshot(&self, table: u64) -> Result<(), StoreError> {
        let query = sqlx::query("DELETE FROM snapshots WHERE table_id = $1");
        self.execute(query.bind(from_id(table))).await?;
        Ok(())
    }

    /// Removes snapshots of tables in some stages, a few at a time so that nobody waits long. Says how many: none when all
    /// are gone.
    pub async fn remove_some_snapshots(&self, stages: &[String]) -> Result<u64, StoreError> {
        let stages = stages.to_vec();
        self.write(move |connection| {
            Box::pin(async move {
                let mut query = QueryBuilder::<Database>::new(
                    "DELETE FROM snapshots WHERE table_id IN (SELECT table_id FROM snapshots \
                     JOIN tables ON tables.id = table_id WHERE stage IN (",
                );
                push_stages(&mut query, &stages);
                query.push(" LIMIT ").push_bind(MAX_SNAPSHOTS_PER_WRITE).push(")");
                Ok(query.build().execute(connection).await?.rows_affected())
            })
        })
        .await
    }

    /// Whether a table has this opening.
    pub async fn has_opening(&self, opening: &str) -> Result<bool, StoreError> {
        let sql = "SELECT id FROM tables WHERE opening = $1 LIMIT 1";
        let found: Option<(i64,)> = self.fetch_optional(sqlx::query_as(sql).bind(opening.to_owned())).await?;
        Ok(found.is_some())
    }

    /// The secret seed of a table.
    pub async fn seed(&self, table: u64) -> Result<Option<[u8; 32]>, StoreError> {
        let sql = "SELECT seed FROM secrets WHERE table_id = $1";
        let seed: Option<(Vec<u8>,)> = self.fetch_optional(sqlx::query_as(sql).bind(from_id(table))).await?;
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
        let id: Option<(i64,)> = self.fetch_optional(sqlx::query_as(sql).bind(hash.to_vec())).await?;
        Ok(id.map(|(id,)| to_id(id)))
    }
}

/// A page of events. What was written ahead of the last event has not happened yet.
fn page(table: u64, after: u64) -> QueryAs<'static, EventColumns> {
    let sql = "SELECT number, at, body, said_by FROM events WHERE table_id = $1 AND number > $2 \
               AND number <= (SELECT last_number FROM tables WHERE id = $1) ORDER BY number LIMIT $3";
    sqlx::query_as(sql).bind(from_id(table)).bind(from_count(after)).bind(from_count(Store::PAGE as u64))
}

async fn count_owned(connection: &mut Connection, owner: u64, stages: &[String]) -> Result<u64, StoreError> {
    let mut query = QueryBuilder::<Database>::new("SELECT COUNT(*) FROM tables WHERE owner = ");
    query.push_bind(from_id(owner)).push(" AND stage IN (");
    push_stages(&mut query, stages);
    let (count,): (i64,) = query.build_query_as().fetch_one(connection).await?;
    Ok(to_count(count))
}

fn push_stages(query: &mut QueryBuilder<Database>, stages: &[String]) {
    let mut list = query.separated(", ");
    for stage in stages {
        list.push_bind(stage.clone());
    }
    query.push(")");
}

/// What becomes of an append when the database does its part.
type Appended<T> = Result<T, AppendError>;

/// Some events of an append.
struct Piece {
    table: u64,
    /// How many events of the append were written ahead of these.
    before: usize,
    rows: Vec<Row>,
}

/// Number, time, body, author.
type EventColumns = (i64, i64, String, Option<i64>);

fn to_row((number, at, body, said_by): EventColumns) -> Row {
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
         turn_of, changed, owner, opening) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(from_id(table.id))
    .bind(table.invite_hash.to_vec())
    .bind(from_count(table.created))
    .bind(from_count(last_number(0, first)))
    .bind(index.title.clone())
    .bind(index.stage.clone())
    .bind(index.is_listed)
    .bind(index.awaits_host)
    .bind(seats::encode(&index.seats))
    .bind(index.turn_of.map(from_id))
    .bind(from_count(index.changed))
    .bind(index.owner.map(from_id))
    .bind(index.opening.clone())
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
    piece: &Piece,
    index: &Index,
) -> Result<Appended<()>, StoreError> {
    let Piece { table, rows, .. } = piece;
    let (last, seats) = match check_next(connection, piece).await? {
        Ok(found) => found,
        Err(error) => return Ok(Err(error)),
    };
    insert_events(connection, *table, rows).await?;
    update_index(connection, *table, last_number(last, rows), index).await?;
    if let Some(body) = &index.result {
        result::insert(connection, *table, body).await?;
    }
    // They change seldom and lie in many rows.
    if seats != seats::encode(&index.seats) {
        seats::replace(connection, *table, &index.seats).await?;
    }
    Ok(Ok(()))
}

/// Writes events that have not happened until the last number of the table says so.
async fn write_ahead(connection: &mut Connection, piece: &Piece) -> Result<Appended<()>, StoreError> {
    if let Err(error) = check_next(connection, piece).await? {
        return Ok(Err(error));
    }
    insert_events(connection, piece.table, &piece.rows).await?;
    Ok(Ok(()))
}

/// The last number of the table and its seats, if these events come next. What was written ahead and never came true is
/// removed by the first piece of the next append.
async fn check_next(
    connection: &mut Connection,
    piece: &Piece,
) -> Result<Appended<(u64, String)>, StoreError> {
    let sql = "SELECT last_number, seats, \
               EXISTS (SELECT 1 FROM events WHERE table_id = tables.id AND number > tables.last_number) \
               FROM tables WHERE id = $1";
    let kept: Option<(i64, String, bool)> =
        sqlx::query_as(sql).bind(from_id(piece.table)).fetch_optional(&mut *connection).await?;
    let Some((last, seats, has_rest)) = kept else {
        return Ok(Err(AppendError::NoTable));
    };
    let last = to_count(last);
    let numbers = last + 1 + piece.before as u64..;
    if let Some((row, _)) = piece.rows.iter().zip(numbers).find(|(row, next)| row.number != *next) {
        return Ok(Err(AppendError::Conflict { wanted: row.number, last }));
    }
    if has_rest && piece.before == 0 && !piece.rows.is_empty() {
        sqlx::query("DELETE FROM events WHERE table_id = $1 AND number > $2")
            .bind(from_id(piece.table))
            .bind(from_count(last))
            .execute(connection)
            .await?;
    }
    Ok(Ok((last, seats)))
}

fn last_number(before: u64, rows: &[Row]) -> u64 {
    rows.last().map_or(before, |row| row.number)
}

async fn insert_events(connection: &mut Connection, table: u64, rows: &[Row]) -> Result<(), StoreError> {
    for rows in rows.chunks(MAX_EVENTS_PER_STATEMENT) {
        let mut query =
            QueryBuilder::<Database>::new("INSERT INTO events (table_id, number, at, body, said_by) ");
        query.push_values(rows, |mut values, row| {
            values
                .push_bind(from_id(table))
                .push_bind(from_count(row.number))
                .push_bind(from_count(row.at))
                .push_bind(row.body.clone())
                .push_bind(row.said_by.map(from_id));
        });
        query.build().execute(&mut *connection).await?;
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
         turn_of = $8, changed = $9, owner = COALESCE($10, owner), opening = $11 WHERE id = $1",
    )
    .bind(from_id(table))
    .bind(from_count(last))
    .bind(index.title.clone())
    .bind(index.stage.clone())
    .bind(index.is_listed)
    .bind(index.awaits_host)
    .bind(seats::encode(&index.seats))
    .bind(index.turn_of.map(from_id))
    .bind(from_count(index.changed))
    .bind(index.owner.map(from_id))
    .bind(index.opening.clone())
    .execute(connection)
    .await?;
    Ok(())
}
