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
enum RestoreStep {
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

/// Goes step by step; `after` is told of each, and ends it by an error.
async fn restore(
    backup: &Path,
    path: &Path,
    mut after: impl FnMut(RestoreStep) -> Result<(), StoreError>,
) -> Result<Option<PathBuf>, StoreError> {
    let source = Store::open_read_only(backup).await?;
    if let Some(problem) = source.check().await?.into_iter().next() {
        return Err(StoreError::Damaged(problem));
    }
    file::make_folder(path)?;
    let _lock = Lock::take(path)?;
    let next = file::beside(path, RESTORED);
    file::remove(&next)?;
    source.backup(&next).await?;
    source.close().await;
    after(RestoreStep::Copied)?;
    let (log, kept) = (file::beside(path, "-wal"), file::unused(path, "before-restore"));
    let was_there = path.exists();
    // What the log has goes into the file, which needs no log then, unless it cannot be read any more.
    let _ = if was_there { sqlite::checkpoint(path).await } else { Ok(()) };
    after(RestoreStep::Settled)?;
    file::link(path, &kept)?;
    after(RestoreStep::Kept)?;
    file::link(&log, &file::beside(&kept, "-wal"))?;
    after(RestoreStep::LogKept)?;
    if log.exists() {
        // It must meet neither the new database nor a part of the old one: without it the old one is no whole.
        file::remove(path)?;
        after(RestoreStep::Emptied)?;
        file::remove(&log)?;
        after(RestoreStep::LogRemoved)?;
    }
    file::remove(&file::beside(path, "-shm"))?;
    after(RestoreStep::IndexRemoved)?;
    file::rename(&next, path)?;
    after(RestoreStep::InPlace)?;
    Ok(was_there.then_some(kept))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use tempfile::TempDir;

    use super::*;
    use crate::rows::{Index, NewTable, Row};

    /// Tells a database from another one.
    async fn mark(store: &Store, number: u64) {
        let table = NewTable {
            id: number,
            seed: [1; 32],
            invite_hash: [number as u8; 32],
            created: 1,
            index: Index::default(),
        };
        let first = Row { number: 1, at: 1, body: "opened".to_owned(), said_by: None };
        store.create(table, &[first]).await.unwrap();
    }

    async fn marked(path: &Path) -> u64 {
        let store = Store::open_read_only(path).await.unwrap();
        let found =
            store.find(&crate::TableQuery { limit: 10, ..crate::TableQuery::default() }).await.unwrap();
        store.close().await;
        assert_eq!(found.len(), 1);
        found[0].id
    }

    const OLD: u64 = 1;
    const NEW: u64 = 2;

    /// A database that is closed, and a backup of another one.
    async fn place() -> (TempDir, PathBuf, PathBuf) {
        let folder = tempfile::tempdir().unwrap();
        let [path, backup] = ["carvania.db", "backup.db"].map(|name| folder.path().join(name));
        for (path, number) in [(&path, OLD), (&backup, NEW)] {
            let store = Store::open(path).await.unwrap();
            mark(&store, number).await;
            store.close().await;
        }
        (folder, path, backup)
    }

    /// Stops after a step, or after none if there are not so many; the steps that were taken.
    async fn stopped(
        backup: &Path,
        path: &Path,
        last: usize,
        mut then: impl FnMut(RestoreStep),
    ) -> Vec<RestoreStep> {
        let mut steps = Vec::new();
        let restored = restore(backup, path, |step| {
            steps.push(step);
            then(step);
            if steps.len() > last { Err(StoreError::Failed) } else { Ok(()) }
        });
        assert_eq!(restored.await.is_err(), steps.len() > last);
        steps
    }

    #[tokio::test]
    async fn after_any_step_one_of_the_two_databases_is_there() {
        for last in 0.. {
            let (_folder, path, backup) = place().await;
            let steps = stopped(&backup, &path, last, |_| ()).await;
            let store = Store::open(&path).await.unwrap();
            store.close().await;
            let expected = if steps.contains(&RestoreStep::InPlace) { NEW } else { OLD };
            assert_eq!(marked(&path).await, expected, "{steps:?}");
            // Once more, and what was there first is kept in any case.
            Store::restore(&backup, &path).await.unwrap();
            assert_eq!(marked(&path).await, NEW);
            assert_eq!(marked(&file::beside(&path, ".before-restore.bak")).await, OLD, "{steps:?}");
            if steps.len() <= last {
                return;
            }
        }
    }

    #[tokio::test]
    async fn beside_a_log_that_stays_no_empty_database_is_made() {
        let mut halves = 0;
        for last in 0.. {
            let (_folder, path, backup) = place().await;
            let before = fs::read(&path).unwrap();
            // As if what the log has could not be moved into the file, because that is damaged or the disk is full.
            let stays = |step| {
                if step == RestoreStep::Settled {
                    fs::write(file::beside(&path, "-wal"), "what a server left when it was killed").unwrap();
                }
            };
            let steps = stopped(&backup, &path, last, stays).await;
            if !path.exists() {
                halves += 1;
                for refused in [Store::open(&path).await, Store::open_read_only(&path).await] {
                    assert!(matches!(refused, Err(StoreError::HalfRestored { .. })), "{refused:?}");
                }
                assert!(!path.exists(), "nothing was made");
                let kept = file::beside(&path, ".before-restore.bak");
                assert_eq!(fs::read(&kept).unwrap(), before, "{steps:?}");
                assert!(file::beside(&kept, "-wal").exists(), "{steps:?}");
            }
            // Once more, and it is whole.
            Store::restore(&backup, &path).await.unwrap();
            assert_eq!(marked(&path).await, NEW, "{steps:?}");
            if steps.len() <= last {
                assert_eq!(halves, 3, "there are steps between the two");
                return;
            }
        }
    }
}
