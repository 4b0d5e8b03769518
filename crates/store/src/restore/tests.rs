//! A restore that ends after any of its steps, as a `kill -9` would end it.

use std::fs;

use tempfile::TempDir;

use super::*;
use crate::table::{Index, NewTable, Row};

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
    let store = Store::look(path).await.unwrap();
    let found = store.find(&crate::Find { limit: 10, ..crate::Find::default() }).await.unwrap();
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
async fn stopped(backup: &Path, path: &Path, last: usize, mut then: impl FnMut(Step)) -> Vec<Step> {
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
        let expected = if steps.contains(&Step::InPlace) { NEW } else { OLD };
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
            if step == Step::Settled {
                fs::write(file::beside(&path, "-wal"), "what a server left when it was killed").unwrap();
            }
        };
        let steps = stopped(&backup, &path, last, stays).await;
        if !path.exists() {
            halves += 1;
            for refused in [Store::open(&path).await, Store::look(&path).await] {
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
