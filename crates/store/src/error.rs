//! What can go wrong with a database.

use std::io;
#[cfg(feature = "sqlite")]
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;

#[cfg(feature = "sqlite")]
use crate::sqlite;

/// Why the store could not read or write something. Nothing is ever half-written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another process, or another `Store` of this one, holds the file.
    #[error("{} is in use by another carvania: stop that one first, or name another file", .0.display())]
    InUse(PathBuf),
    /// The file was written by a later version.
    #[error("{} has schema {found}, and this version of carvania knows schemas up to {known}: use a newer version", path.display())]
    Newer {
        /// The path of the file.
        path: PathBuf,
        /// The schema that the file has.
        found: i64,
        /// The newest schema known here.
        known: i64,
    },
    /// The file is not a Carvania database, or has a migration that is not known here.
    #[error("{} is not a Carvania database: name another file", .0.display())]
    Foreign(PathBuf),
    /// There is no such file.
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    /// The file was written by an earlier version, and has not been brought up to date.
    #[error("{} was written by an earlier version of carvania: start `carvania serve` once to bring it up to date", .0.display())]
    Older(PathBuf),
    /// A restore was stopped before the backup was in its place.
    #[error(
        "{} is missing because a restore was not finished: run `carvania restore` again (the backup is also in {})",
        path.display(), restored.display()
    )]
    HalfRestored {
        /// The database that is not there.
        path: PathBuf,
        /// The backup that was to take its place.
        restored: PathBuf,
    },
    /// The file was removed, or another one is in its place.
    #[error("the database file was removed or replaced while it was in use: stop the server and put it back")]
    Replaced,
    /// The log beside the file was removed, or another one is in its place.
    #[error(
        "the log of the database was removed or replaced while it was in use: put it back, or start the server anew"
    )]
    LogReplaced,
    /// A file that must not be there is there.
    #[error("{} exists already: name another file", .0.display())]
    Exists(PathBuf),
    /// A file or folder cannot be made, read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// The path of the file or folder.
        path: PathBuf,
        /// What the system says about it.
        error: Arc<io::Error>,
    },
    /// The name of a file is not Unicode, which SQLite requires.
    #[error("{} cannot be written because its name is not Unicode: choose another name", .0.display())]
    Unwritable(PathBuf),
    /// The id or hash is taken already.
    #[error("this id or hash is already taken")]
    Taken,
    /// What this belongs to does not exist.
    #[error("the row that this one refers to does not exist")]
    Unknown,
    /// The disk is full.
    #[error("the disk is full: make room, then try again")]
    Full,
    /// Another program keeps the database locked, or too many readers wait.
    #[error("the database is busy: try again")]
    Busy,
    /// The store was opened for reading only.
    #[error("this database was opened for reading only")]
    ReadOnly,
    /// The store is closed.
    #[error("the database is closed")]
    Closed,
    /// The database is damaged.
    #[error("the database is damaged ({0}): restore a backup")]
    Damaged(String),
    /// The write failed in an unforeseen way, and was not made.
    #[error("the database could not write this: try again")]
    Failed,
    /// Any other error of the database.
    #[cfg(feature = "sqlite")]
    #[error("the database reports an error: {0}")]
    Database(Arc<sqlx::Error>),
}

/// Why events were not appended. None of them was written.
#[derive(Clone, Debug, thiserror::Error)]
pub enum AppendError {
    /// The first event is not the next one of the table, because others were appended in between: read the table again.
    #[error("event {wanted} cannot be appended, because the last event of the table is {last}")]
    Conflict {
        /// The number of the first row that was to be appended.
        wanted: u64,
        /// The last number that the table has.
        last: u64,
    },
    /// There is no such table.
    #[error("there is no such table")]
    NoTable,
    /// The database could not write them.
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[cfg(feature = "sqlite")]
impl StoreError {
    /// Makes an error about a file.
    pub(crate) fn file(path: &Path) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.to_owned();
        |error| StoreError::File { path, error: Arc::new(error) }
    }
}

#[cfg(feature = "sqlite")]
impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            sqlx::Error::PoolTimedOut => StoreError::Busy,
            sqlx::Error::PoolClosed => StoreError::Closed,
            sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Taken,
            sqlx::Error::Database(database) if database.is_foreign_key_violation() => StoreError::Unknown,
            sqlx::Error::Database(database) => {
                let meaning = database.code().and_then(|code| sqlite::meaning(&code, database.message()));
                meaning.unwrap_or_else(|| StoreError::Database(Arc::new(error)))
            }
            _ => StoreError::Database(Arc::new(error)),
        }
    }
}
