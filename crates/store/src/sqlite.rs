//! All that is said to SQLite alone. Another database is another file like this one.

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _};

use crate::error::StoreError;

/// A connection.
pub(crate) type Connection = sqlx::SqliteConnection;
/// Connections that are shared.
pub(crate) type Pool = sqlx::SqlitePool;
/// The database, where sqlx wants to know.
pub(crate) type Database = sqlx::Sqlite;
/// A statement with all that it needs.
pub(crate) type Statement = sqlx::query::Query<'static, Database, sqlx::sqlite::SqliteArguments>;

/// Takes the lock for writing at once: a transaction that has read cannot fail to get it later.
pub(crate) const BEGIN: &str = "BEGIN IMMEDIATE";

/// How long a lock of another program is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// How long a reader waits for a connection.
const QUEUE: Duration = Duration::from_secs(10);
/// How many read at once.
const READERS: u32 = 8;

/// A connection for writing: `FULL` syncs the log at every commit, and `fullfsync` makes macOS mean it. Erased
/// words are overwritten, not just forgotten.
pub(crate) fn to_write(path: &Path) -> SqliteConnectOptions {
    plain(path)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .pragma("fullfsync", "ON")
        .pragma("secure_delete", "ON")
        .pragma("journal_size_limit", "16777216")
}

/// A connection for reading beside the writer.
pub(crate) fn to_read(path: &Path) -> SqliteConnectOptions {
    plain(path).pragma("query_only", "ON")
}

/// A connection that cannot change the file, whatever it is.
pub(crate) fn to_look(path: &Path) -> SqliteConnectOptions {
    plain(path).read_only(true)
}

/// Statements are not logged: nothing of what they are about belongs into a log.
fn plain(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .create_if_missing(false)
        .foreign_keys(true)
        .busy_timeout(PATIENCE)
        .disable_statement_logging()
}

/// The one connection that writes.
pub(crate) fn writer(path: &Path) -> Pool {
    lasting(1).connect_lazy_with(to_write(path))
}

/// A bounded number of connections that read.
pub(crate) fn readers(options: SqliteConnectOptions) -> Pool {
    lasting(READERS).connect_lazy_with(options)
}

/// One connection to a database in memory, which lives as long as the connection does.
pub(crate) fn in_memory() -> Pool {
    let options = SqliteConnectOptions::new().in_memory(true).foreign_keys(true).disable_statement_logging();
    lasting(1).connect_lazy_with(options)
}

fn lasting(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(QUEUE)
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

/// Writes all that is kept to a file that is empty.
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
pub(crate) async fn settle(path: &Path) -> Result<(), StoreError> {
    let mut connection = to_write(path).busy_timeout(PATIENCE / 5).connect().await?;
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
