//! Restoring a backup: however it is interrupted, the database that was there or the backup is in place, or the next
//! who opens it is told what to do.

use std::path::{Path, PathBuf};

use crate::error::StoreError;
use crate::file::{self, Lock};
use crate::sqlite;
use crate::store::Store;

/// What the copy of a backup is called until it is in its place.
const RESTORED: &str = ".restored";

impl Store {
    /// Puts a backup in the place of a database that nobody has open. What was there is kept beside it
    /// (`name.before-restore.bak`); says where. A backup that is damaged or not ours is refused.
    pub async fn restore(backup: &Path, path: &Path) -> Result<Option<PathBuf>, StoreError> {
        restore(backup, path, |_| Ok(())).await
    }
}

/// A step that is done. Whatever comes after it may never come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Copied,
    Settled,
    Kept,
    LogKept,
    Emptied,
    LogRemoved,
    IndexRemoved,
    InPlace,
}

/// Refuses where a restore ended between the old database and the new one: an empty one would look like a loss.
pub(crate) fn must_be_finished(path: &Path) -> Result<(), StoreError> {
    let restored = file::beside(path, RESTORED);
    if !path.exists() && restored.exists() {
        return Err(StoreError::HalfRestored { path: path.to_owned(), restored });
    }
    Ok(())
}

/// Step by step; `after` is told of each, and ends it by an error.
async fn restore(
    backup: &Path,
    path: &Path,
    mut after: impl FnMut(Step) -> Result<(), StoreError>,
) -> Result<Option<PathBuf>, StoreError> {
    let source = Store::look(backup).await?;
    if let Some(problem) = source.check().await?.into_iter().next() {
        return Err(StoreError::Damaged(problem));
    }
    file::make_folder(path)?;
    let _lock = Lock::take(path)?;
    let next = file::beside(path, RESTORED);
    file::remove(&next)?;
    source.backup(&next).await?;
    source.close().await;
    after(Step::Copied)?;
    let (log, kept) = (file::beside(path, "-wal"), file::unused(path, "before-restore"));
    let was_there = path.exists();
    // What the log has goes into the file, which needs no log then, unless it cannot be read any more.
    let _ = if was_there { sqlite::settle(path).await } else { Ok(()) };
    after(Step::Settled)?;
    file::link(path, &kept)?;
    after(Step::Kept)?;
    file::link(&log, &file::beside(&kept, "-wal"))?;
    after(Step::LogKept)?;
    if log.exists() {
        // It must meet neither the new database nor a part of the old one: without it the old one is no whole.
        file::remove(path)?;
        after(Step::Emptied)?;
        file::remove(&log)?;
        after(Step::LogRemoved)?;
    }
    file::remove(&file::beside(path, "-shm"))?;
    after(Step::IndexRemoved)?;
    file::rename(&next, path)?;
    after(Step::InPlace)?;
    Ok(was_there.then_some(kept))
}

#[cfg(test)]
mod tests;
