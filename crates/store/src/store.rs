//! The store itself: how it is opened and closed.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::Semaphore;
use tokio::task::JoinHandle;

use crate::commit_times::CommitTimes;
use crate::error::StoreError;
use crate::file::{self, Identity, Lock, Log};
use crate::migration::{self, MIGRATIONS, Migration};
use crate::restore;
use crate::sqlite::{self, Columns, Connection, Options, Pool, PoolConnection, QueryAs, Statement};
use crate::writer::{WriteFuture, Writer};

/// A database that is open. Clones are the same store.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    path: Option<PathBuf>,
    /// The file that was opened, to be told from another one in its place.
    identity: Option<Identity>,
    readers: Pool,
    backlog: LimitedPool,
    tails: LimitedPool,
    /// The turn to append more than fits into one piece of work. One caller has it at a time, so that other writes wait
    /// for its next piece at most.
    long_append: tokio::sync::Mutex<()>,
    /// Why the last write failed, if it did.
    failure: Mutex<Option<StoreError>>,
    writing: Mutex<Writing>,
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

/// Connections for reading many events. Readers queue for a free one, however long that takes.
struct LimitedPool {
    pool: Pool,
    free: Semaphore,
}

impl LimitedPool {
    fn new(pool: Pool, connections: u32) -> LimitedPool {
        LimitedPool { pool, free: Semaphore::new(connections as usize) }
    }
}

/// The connections that read, by what they are for.
struct Pools {
    readers: Pool,
    backlog: Pool,
    tails: Pool,
}

impl Pools {
    fn of(options: Options) -> Pools {
        Pools {
            readers: sqlite::readers(options.clone()),
            backlog: sqlite::backlog_readers(options.clone()),
            tails: sqlite::tail_readers(options),
        }
    }

    fn sole(pool: &Pool) -> Pools {
        Pools { readers: pool.clone(), backlog: pool.clone(), tails: pool.clone() }
    }
}

/// Whether the store can be written to.
enum Writing {
    Open(Writer),
    ReadOnly,
    Closed,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").field(&self.0.path).finish()
    }
}

impl Store {
    /// Opens a database, and makes it with its folder if there is none. An older schema is brought up to date, after
    /// a backup beside it (`name.before-N.bak`); a newer one is refused. Until it is closed, opening it again is refused
    /// with `InUse`.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_at(path, MIGRATIONS).await
    }

    pub(crate) async fn open_at(path: &Path, migrations: &[Migration]) -> Result<Store, StoreError> {
        file::make_folder(path)?;
        let mut lock = Lock::take(path)?;
        restore::must_be_finished(path)?;
        file::make_private(path)?;
        let found = examine(path, migrations).await?;
        if found < migration::newest(migrations) {
            bring_up_to_date(path, found, migrations).await?;
        }
        lock.name(Identity::of(path)).map_err(StoreError::file(path))?;
        let (writer, task) = Writer::start(sqlite::writer(path), Some(Log::of(path)), lock);
        let pools = Pools::of(sqlite::reader_options(path));
        Ok(Store::new(Some(path), pools, Writing::Open(writer), Some(task)))
    }

    /// Opens a database for reading only, also while another process has it open: for backups and checks. Writes are
    /// refused with `ReadOnly`.
    pub async fn open_read_only(path: &Path) -> Result<Store, StoreError> {
        restore::must_be_finished(path)?;
        if !path.exists() {
            return Err(StoreError::Missing(path.to_owned()));
        }
        if examine(path, MIGRATIONS).await? == 0 {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        let pools = Pools::of(sqlite::read_only_options(path));
        Ok(Store::new(Some(path), pools, Writing::ReadOnly, None))
    }

    /// Opens a database for reading only, and refuses it with `Older` if it does not have the current schema.
    pub async fn open_current_read_only(path: &Path) -> Result<Store, StoreError> {
        must_be_newest(path).await?;
        Store::open_read_only(path).await
    }

    /// A store in memory, which is gone when it is closed: for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        let options = sqlite::in_memory();
        let mut held = options.clone().connect().await?;
        migration::migrate(&mut held, 0, MIGRATIONS).await?;
        let pool = sqlite::sole(options);
        let (writer, task) = Writer::start(pool.clone(), None, held);
        Ok(Store::new(None, Pools::sole(&pool), Writing::Open(writer), Some(task)))
    }

    fn new(path: Option<&Path>, pools: Pools, writing: Writing, task: Option<JoinHandle<()>>) -> Store {
        Store(Arc::new(Inner {
            path: path.map(Path::to_owned),
            identity: path.and_then(Identity::of),
            readers: pools.readers,
            backlog: LimitedPool::new(pools.backlog, sqlite::MAX_BACKLOG_READERS),
            tails: LimitedPool::new(pools.tails, sqlite::MAX_TAIL_READERS),
            long_append: tokio::sync::Mutex::default(),
            failure: Mutex::default(),
            writing: Mutex::new(writing),
            task: tokio::sync::Mutex::new(task),
        }))
    }

    /// Finishes what was asked for, then closes the database and lets others open it. Later calls are refused with
    /// `Closed`.
    pub async fn close(&self) {
        *self.writing() = Writing::Closed;
        let mut task = self.0.task.lock().await;
        if self.0.path.is_some() {
            self.0.readers.close().await;
            self.0.backlog.pool.close().await;
            self.0.tails.pool.close().await;
        }
        if let Some(task) = task.take() {
            // It fails only if the runtime ends, and then there is nothing to wait for.
            let _ = task.await;
        }
    }

    /// The file, unless it is all in memory.
    pub fn path(&self) -> Option<&Path> {
        self.0.path.as_deref()
    }

    /// All rows that a query finds.
    pub(crate) async fn fetch_all<T: Columns>(&self, query: QueryAs<'_, T>) -> Result<Vec<T>, StoreError> {
        self.check_place()?;
        query.fetch_all(&self.0.readers).await.map_err(|error| self.explain(error.into()))
    }

    /// The first row that a query finds, if there is one.
    pub(crate) async fn fetch_optional<T: Columns>(
        &self,
        query: QueryAs<'_, T>,
    ) -> Result<Option<T>, StoreError> {
        self.check_place()?;
        query.fetch_optional(&self.0.readers).await.map_err(|error| self.explain(error.into()))
    }

    /// The one row that a query always finds.
    pub(crate) async fn fetch_one<T: Columns>(&self, query: QueryAs<'_, T>) -> Result<T, StoreError> {
        self.check_place()?;
        query.fetch_one(&self.0.readers).await.map_err(|error| self.explain(error.into()))
    }

    /// All rows that a query finds, read on one of the few connections for long histories.
    pub(crate) async fn fetch_backlog<T: Columns>(
        &self,
        query: QueryAs<'_, T>,
    ) -> Result<Vec<T>, StoreError> {
        self.fetch_limited(&self.0.backlog, query).await
    }

    /// All rows that a query finds, read on one of the connections for the last page of a log.
    pub(crate) async fn fetch_tail<T: Columns>(&self, query: QueryAs<'_, T>) -> Result<Vec<T>, StoreError> {
        self.fetch_limited(&self.0.tails, query).await
    }

    async fn fetch_limited<T: Columns>(
        &self,
        readers: &LimitedPool,
        query: QueryAs<'_, T>,
    ) -> Result<Vec<T>, StoreError> {
        let _permit = readers.free.acquire().await.map_err(|_| StoreError::Closed)?;
        self.check_place()?;
        query.fetch_all(&readers.pool).await.map_err(|error| self.explain(error.into()))
    }

    /// A connection for longer work than one query.
    pub(crate) async fn acquire(&self) -> Result<PoolConnection, StoreError> {
        self.check_place()?;
        self.0.readers.acquire().await.map_err(|error| self.explain(error.into()))
    }

    /// Why something failed. If the file is not in its place, that is why: what SQLite itself says then depends on
    /// which connections were open.
    pub(crate) fn explain(&self, error: StoreError) -> StoreError {
        self.check_place().err().unwrap_or(error)
    }

    /// Waits for the turn to append more than fits into one piece of work. The caller has it as long as it holds the guard.
    pub(crate) async fn long_append(&self) -> tokio::sync::MutexGuard<'_, ()> {
        self.0.long_append.lock().await
    }

    /// Why nothing can be written now: the store is closed, the last write failed, or the file is not in its place. The
    /// host records a heartbeat every other second, so this is never older than that.
    pub fn trouble(&self) -> Option<StoreError> {
        if matches!(*self.writing(), Writing::Closed) {
            return Some(StoreError::Closed);
        }
        let failure = || self.0.failure.lock().unwrap_or_else(PoisonError::into_inner).clone();
        self.check_place().err().or_else(failure)
    }

    /// How long commits took since the store was opened.
    pub fn commit_times(&self) -> CommitTimes {
        match &*self.writing() {
            Writing::Open(writer) => writer.commit_times(),
            Writing::ReadOnly | Writing::Closed => CommitTimes::default(),
        }
    }

    /// Whether the file that was opened is still the one of its name. What is written to another is lost when the
    /// server ends.
    fn check_place(&self) -> Result<(), StoreError> {
        match (self.path(), self.0.identity) {
            (Some(path), Some(opened)) if Identity::of(path) != Some(opened) => Err(StoreError::Replaced),
            _ => Ok(()),
        }
    }

    /// Remembers how a write went. A refusal of that write alone says nothing about the database, and whether the file
    /// is in its place can be seen at any time.
    fn note_write(&self, error: Option<&StoreError>) {
        let is_passing = |error: &&StoreError| {
            matches!(error, StoreError::Taken | StoreError::Unknown | StoreError::Replaced)
        };
        let failure = error.filter(|error| !is_passing(error));
        *self.0.failure.lock().unwrap_or_else(PoisonError::into_inner) = failure.cloned();
    }

    fn writing(&self) -> MutexGuard<'_, Writing> {
        self.0.writing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something in the next transaction, and returns when it is on disk, in the file of that name: what is written
    /// to a file that was moved away is lost.
    pub(crate) async fn write<T, F>(&self, step: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> WriteFuture<'c, T> + Send + 'static,
    {
        let writer = match &*self.writing() {
            Writing::Open(writer) => Ok(writer.clone()),
            Writing::ReadOnly => Err(StoreError::ReadOnly),
            Writing::Closed => Err(StoreError::Closed),
        };
        let written = match writer.and_then(|writer| self.check_place().map(|()| writer)) {
            Ok(writer) => match writer.write(step).await {
                Ok(value) => self.check_place().map(|()| value),
                Err(error) => Err(self.explain(error)),
            },
            Err(error) => Err(error),
        };
        self.note_write(written.as_ref().err());
        written
    }

    /// Executes one statement in the next transaction. Says how many rows it changed.
    pub(crate) async fn execute(&self, query: Statement) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
        })
        .await
    }
}

/// Finds the schema of a file without changing it.
async fn examine(path: &Path, migrations: &[Migration]) -> Result<i64, StoreError> {
    let mut connection = match sqlite::read_only_options(path).connect().await.map_err(StoreError::from) {
        Err(StoreError::Damaged(_)) => return Err(StoreError::Foreign(path.to_owned())),
        connected => connected?,
    };
    let found = migration::read_version(&mut connection, path, migrations).await;
    connection.close().await?;
    found
}

/// Refuses a file that does not have the current schema: what is done beside a server must fit what the server does.
pub(crate) async fn must_be_newest(path: &Path) -> Result<(), StoreError> {
    restore::must_be_finished(path)?;
    if !path.exists() {
        return Err(StoreError::Missing(path.to_owned()));
    }
    match examine(path, MIGRATIONS).await? {
        0 => Err(StoreError::Foreign(path.to_owned())),
        found if found < migration::newest(MIGRATIONS) => Err(StoreError::Older(path.to_owned())),
        _ => Ok(()),
    }
}

async fn bring_up_to_date(path: &Path, found: i64, migrations: &[Migration]) -> Result<(), StoreError> {
    let mut connection = sqlite::writer_options(path).connect().await?;
    if found > 0 {
        let backup = file::unused(path, &format!("before-{}", migration::newest(migrations)));
        copy(&mut connection, &backup).await?;
    }
    migration::migrate(&mut connection, found, migrations).await?;
    connection.close().await?;
    Ok(())
}

/// Copies the database to a new file.
pub(crate) async fn copy(connection: &mut Connection, to: &Path) -> Result<(), StoreError> {
    file::make_whole(to, async |part: &Path| {
        let name = part.to_str().ok_or_else(|| StoreError::Unwritable(part.to_owned()))?;
        sqlite::copy(connection, name).await
    })
    .await
}

#[cfg(test)]
mod tests;
