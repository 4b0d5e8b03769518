//! Everything that is particular to SQLite. Another database would be another file like this one.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};

use crate::error::StoreError;

/// A connection to the database.
pub(crate) type Connection = sqlx::SqliteConnection;
/// Connections that are shared.
pub(crate) type Pool = sqlx::SqlitePool;
/// How a connection is made.
pub(crate) type Options = SqliteConnectOptions;
/// The database, where sqlx wants to know.
pub(crate) type Database = sqlx::Sqlite;
/// A statement with all that it needs.
pub(crate) type Statement = sqlx::query::Query<'static, Database, sqlx::sqlite::SqliteArguments>;

/// A query with all that it needs, whose rows become values.
pub(crate) type QueryAs<'q, T> = sqlx::query::QueryAs<'q, Database, T, sqlx::sqlite::SqliteArguments>;
/// A connection of a pool.
pub(crate) type PoolConnection = sqlx::pool::PoolConnection<Database>;

/// What a row can become.
pub(crate) trait Columns: for<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> + Send + Unpin {}

impl<T: for<'r> sqlx::FromRow<'r, sqlx::sqlite::SqliteRow> + Send + Unpin> Columns for T {}

/// Takes the lock for writing at once: a transaction that has read cannot fail to get it later.
pub(crate) const BEGIN: &str = "BEGIN IMMEDIATE";

/// How long to wait for a lock of another program.
const LOCK_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a reader waits for a connection.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(10);
/// How many connections answer short queries.
const MAX_READERS: u32 = 8;
/// How many connections read long histories.
pub(crate) const MAX_BACKLOG_READERS: u32 = 3;
/// How many connections read the last page of a log.
pub(crate) const MAX_TAIL_READERS: u32 = 2;

/// A connection for writing: `FULL` syncs the log at every commit, and `fullfsync` makes macOS mean it. Erased
/// words are overwritten, not just forgotten.
pub(crate) fn writer_options(path: &Path) -> SqliteConnectOptions {
    plain(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .pragma("secure_delete", "ON")
        .pragma("journal_size_limit", "16777216")
}

/// A connection for reading beside the writer.
pub(crate) fn reader_options(path: &Path) -> SqliteConnectOptions {
    plain(path).pragma("query_only", "ON")
}

/// A connection that cannot change the file, whatever it is.
pub(crate) fn read_only_options(path: &Path) -> SqliteConnectOptions {
    plain(path).read_only(true)
}

/// Statements are not logged: what they contain must not be in any log.
fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .foreign_keys(true)
        .busy_timeout(LOCK_TIMEOUT)
        .disable_statement_logging()
}

/// The one connection that writes.
pub(crate) fn writer(path: &Path) -> Pool {
    sole(writer_options(path))
}

/// A bounded number of connections for short queries.
pub(crate) fn readers(options: SqliteConnectOptions) -> Pool {
    lasting(MAX_READERS).connect_lazy_with(options)
}

/// A few connections that read long histories, so that the others are free for short queries.
pub(crate) fn backlog_readers(options: SqliteConnectOptions) -> Pool {
    lasting(MAX_BACKLOG_READERS).connect_lazy_with(options)
}

/// Connections that read the last page of a log, so that a follower who lacks little never waits for those who lack much.
pub(crate) fn tail_readers(options: SqliteConnectOptions) -> Pool {
    lasting(MAX_TAIL_READERS).connect_lazy_with(options)
}

/// Connections to a new database in memory. It has a name, so that all of them see the same one, and lasts as long as
/// any of them is open.
pub(crate) fn in_memory() -> SqliteConnectOptions {
    static MADE: AtomicU64 = AtomicU64::new(0);
    let name = format!("/carvania-{}", MADE.fetch_add(1, Ordering::Relaxed));
    plain(Path::new(&name)).vfs("memdb").create_if_missing(true)
}

/// The one connection that reads and writes a database in memory.
pub(crate) fn sole(options: SqliteConnectOptions) -> Pool {
    lasting(1).connect_lazy_with(options)
}

fn lasting(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(ACQUIRE_TIMEOUT)
        .idle_timeout(None)
        .max_lifetime(None)
}

/// Whether the database has a table of this name, and whether it has any.
pub(crate) async fn has_table(connection: &mut Connection, name: &str) -> Result<(bool, bool), StoreError> {
    let sql =
        "SELECT COUNT(*), COUNT(CASE WHEN name = $1 THEN 1 END) FROM sqlite_schema WHERE type = 'table'";
    let (any, this): (i64, i64) = sqlx::query_as(sql).bind(name).fetch_one(connection).await?;
    Ok((this > 0, any > 0))
}

/// Copies the database to an empty file.
pub(crate) async fn copy(connection: &mut Connection, to: &str) -> Result<(), StoreError> {
    sqlx::query("VACUUM INTO $1").bind(to).execute(connection).await?;
    Ok(())
}

/// What is wrong with the database.
pub(crate) async fn problems(connection: &mut Connection) -> Result<Vec<String>, StoreError> {
    let found: Vec<(String,)> = sqlx::query_as("PRAGMA integrity_check").fetch_all(&mut *connection).await?;
    let mut problems: Vec<String> =
        found.into_iter().map(|(line,)| line).filter(|line| line != "ok").collect();
    let orphans: Vec<(String, String)> =
        sqlx::query_as("SELECT \"table\", parent FROM pragma_foreign_key_check")
            .fetch_all(connection)
            .await?;
    problems.extend(
        orphans.iter().map(|(table, parent)| format!("a row of {table} belongs to no row of {parent}")),
    );
    Ok(problems)
}

/// Moves everything from the log into the file and empties the log, so that nothing erased lingers there. Gives up
/// well before a writer that waits for it would.
pub(crate) async fn checkpoint(path: &Path) -> Result<(), StoreError> {
    let mut connection = writer_options(path).busy_timeout(LOCK_TIMEOUT / 5).connect().await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await?;
    connection.close().await?;
    Ok(())
}

/// What an error code of the database means. The low eight bits are the kind, the others say more about it.
pub(crate) fn meaning(code: &str, message: &str) -> Option<StoreError> {
    let kind = code.parse::<u32>().ok()? & 0xff;
    match kind {
        5 | 6 => Some(StoreError::Busy),
        8 => Some(StoreError::ReadOnly),
        11 | 26 => Some(StoreError::Damaged(message.to_owned())),
        13 => Some(StoreError::Full),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the connection of a pool has set.
    async fn pragma(pool: &Pool, name: &'static str) -> String {
        let sql = sqlx::AssertSqlSafe(format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}"));
        let (value,): (String,) = sqlx::query_as(sql).fetch_one(pool).await.unwrap();
        value
    }

    #[tokio::test]
    async fn the_writer_syncs_the_log_at_every_commit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("carvania.db");
        std::fs::File::create(&path).unwrap();
        let writer = writer(&path);
        const FULL: &str = "2";
        assert_eq!(pragma(&writer, "synchronous").await, FULL);
        assert_eq!(pragma(&writer, "fullfsync").await, "1");
        assert_eq!(pragma(&writer, "journal_mode").await, "wal");
    }

    #[tokio::test]
    async fn a_database_in_memory_outlives_its_connections() {
        let options = in_memory();
        let _held = options.clone().connect().await.unwrap();
        let pool = sole(options);
        sqlx::query("CREATE TABLE words (word TEXT)").execute(&pool).await.unwrap();
        pool.acquire().await.unwrap().close().await.unwrap();
        sqlx::query("INSERT INTO words VALUES ('still here')").execute(&pool).await.unwrap();
    }

    #[tokio::test]
    async fn databases_in_memory_are_apart() {
        let (one, other) = (sole(in_memory()), sole(in_memory()));
        sqlx::query("CREATE TABLE words (word TEXT)").execute(&one).await.unwrap();
        assert!(!has_table(&mut other.acquire().await.unwrap(), "words").await.unwrap().0);
    }
}
