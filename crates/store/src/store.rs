//! The store itself: how it is opened and closed.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use sqlx::{ConnectOptions as _, Connection as _};
use tokio::task::JoinHandle;

use crate::error::StoreError;
use crate::file::{self, Lock};
use crate::migration::{self, MIGRATIONS, Migration};
use crate::sqlite::{self, Connection, Pool, Statement};
use crate::writer::{Step, Writer};

/// A database that is open. Clones are the same store.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    path: Option<PathBuf>,
    readers: Pool,
    writing: Mutex<Writing>,
    task: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

/// Whether and how a store can be written to.
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
    /// Opens a database, and makes it with its folder if there is none. An older schema is brought up to date, with
    /// a backup beside it first (`name.before-N.bak`); a newer one is refused. Nobody else can open it until it is
    /// closed: a second one is answered with `InUse`.
    pub async fn open(path: &Path) -> Result<Store, StoreError> {
        Store::open_at(path, MIGRATIONS).await
    }

    pub(crate) async fn open_at(path: &Path, migrations: &[Migration]) -> Result<Store, StoreError> {
        file::make_folder(path)?;
        let lock = Lock::take(path)?;
        file::make_private(path)?;
        let found = examine(path, migrations).await?;
        if found < migration::newest(migrations) {
            bring_up_to_date(path, found, migrations).await?;
        }
        let (writer, task) = Writer::start(sqlite::writer(path), Some(lock));
        let readers = sqlite::readers(sqlite::to_read(path));
        Ok(Store::new(Some(path.to_owned()), readers, Writing::Open(writer), Some(task)))
    }

    /// Opens a database for reading only, also while another process has it: for backups and examinations. What
    /// writes is answered with `ReadOnly`.
    pub async fn look(path: &Path) -> Result<Store, StoreError> {
        if !path.exists() {
            return Err(StoreError::Missing(path.to_owned()));
        }
        if examine(path, MIGRATIONS).await? == 0 {
            return Err(StoreError::Foreign(path.to_owned()));
        }
        let readers = sqlite::readers(sqlite::to_look(path));
        Ok(Store::new(Some(path.to_owned()), readers, Writing::ReadOnly, None))
    }

    /// A store that is gone when it is closed, for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        let pool = sqlite::in_memory();
        migration::migrate(&mut *pool.acquire().await?, 0, MIGRATIONS).await?;
        let (writer, task) = Writer::start(pool.clone(), None);
        Ok(Store::new(None, pool, Writing::Open(writer), Some(task)))
    }

    fn new(path: Option<PathBuf>, readers: Pool, writing: Writing, task: Option<JoinHandle<()>>) -> Store {
        Store(Arc::new(Inner {
            path,
            readers,
            writing: Mutex::new(writing),
            task: tokio::sync::Mutex::new(task),
        }))
    }

    /// Puts a backup in the place of a database that nobody has open. What was there is kept beside it
    /// (`name.before-restore.bak`); says where. A backup that is damaged or not ours is refused.
    pub async fn restore(backup: &Path, path: &Path) -> Result<Option<PathBuf>, StoreError> {
        let source = Store::look(backup).await?;
        if let Some(problem) = source.check().await?.into_iter().next() {
            return Err(StoreError::Damaged(problem));
        }
        file::make_folder(path)?;
        let _lock = Lock::take(path)?;
        let next = file::beside(path, ".restored");
        file::remove(&next)?;
        source.backup(&next).await?;
        source.close().await;
        let kept = file::unused(path, "before-restore");
        let was_there = path.exists();
        // What the log has goes into the file first, if they can still be read; else they are kept side by side.
        let _ = if was_there { sqlite::settle(path).await } else { Ok(()) };
        file::rename(&file::beside(path, "-wal"), &file::beside(&kept, "-wal"))?;
        file::remove(&file::beside(path, "-shm"))?;
        file::rename(path, &kept)?;
        file::rename(&next, path)?;
        Ok(was_there.then_some(kept))
    }

    /// Finishes what was asked for, then closes the database and lets others open it. Whatever is asked later is
    /// answered with `Closed`.
    pub async fn close(&self) {
        *self.0.writing.lock().unwrap_or_else(PoisonError::into_inner) = Writing::Closed;
        let mut task = self.0.task.lock().await;
        if self.0.path.is_some() {
            self.0.readers.close().await;
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

    /// Where to read.
    pub(crate) fn readers(&self) -> &Pool {
        &self.0.readers
    }

    /// Does something in the next transaction, and answers when it is on the disk.
    pub(crate) async fn write<T, F>(&self, step: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Step<'c, T> + Send + 'static,
    {
        let writer = match &*self.0.writing.lock().unwrap_or_else(PoisonError::into_inner) {
            Writing::Open(writer) => writer.clone(),
            Writing::ReadOnly => return Err(StoreError::ReadOnly),
            Writing::Closed => return Err(StoreError::Closed),
        };
        writer.write(step).await
    }

    /// One statement in the next transaction. Says how many rows it changed.
    pub(crate) async fn execute(&self, query: Statement) -> Result<u64, StoreError> {
        self.write(move |connection| {
            Box::pin(async move { Ok(query.execute(connection).await?.rows_affected()) })
        })
        .await
    }
}

/// The schema of a file, found without changing it.
async fn examine(path: &Path, migrations: &[Migration]) -> Result<i64, StoreError> {
    let mut connection = match sqlite::to_look(path).connect().await.map_err(StoreError::from) {
        Err(StoreError::Damaged(_)) => return Err(StoreError::Foreign(path.to_owned())),
        connected => connected?,
    };
    let found = migration::found(&mut connection, path, migrations).await;
    connection.close().await?;
    found
}

async fn bring_up_to_date(path: &Path, found: i64, migrations: &[Migration]) -> Result<(), StoreError> {
    let mut connection = sqlite::to_write(path).connect().await?;
    if found > 0 {
        let backup = file::unused(path, &format!("before-{}", migration::newest(migrations)));
        copy(&mut connection, &backup).await?;
    }
    migration::migrate(&mut connection, found, migrations).await?;
    connection.close().await?;
    Ok(())
}

/// Writes all that is kept to a new file.
pub(crate) async fn copy(connection: &mut Connection, to: &Path) -> Result<(), StoreError> {
    file::make_whole(to, async |part: &Path| {
        let name = part.to_str().ok_or_else(|| StoreError::Unwritable(part.to_owned()))?;
        sqlite::copy(connection, name).await
    })
    .await
}
