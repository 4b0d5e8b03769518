//! From one schema to the next.

use std::fs;

use crate::store::Store;

use super::*;

const FIRST: Migration = MIGRATIONS[0];
const SECOND: Migration = Migration {
    version: 2,
    name: "colours",
    sql: "ALTER TABLE people ADD COLUMN colour TEXT; DELETE FROM heartbeat;",
};
const BROKEN: Migration =
    Migration { sql: "DELETE FROM heartbeat; ALTER TABLE nothing ADD COLUMN colour TEXT", ..SECOND };

/// Everything in a folder that ends so.
fn files(folder: &Path, end: &str) -> Vec<String> {
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let all = fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap()));
    let mut files: Vec<String> = all.filter(|name| name.ends_with(end)).collect();
    files.sort();
    files
}

#[test]
fn every_file_is_a_migration_and_they_are_numbered_without_a_gap() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let named = |migration: &Migration| format!("{:04}_{}.sql", migration.version, migration.name);
    assert_eq!(MIGRATIONS.iter().map(named).collect::<Vec<_>>(), files(&folder, ""));
    assert!(MIGRATIONS.iter().zip(1..).all(|(migration, version)| migration.version == version));
}

#[test]
fn line_ends_do_not_change_a_checksum() {
    let windows = Migration { sql: "a\r\nb\r\n", ..FIRST };
    assert_eq!(windows.checksum(), Migration { sql: "a\nb\n", ..FIRST }.checksum());
    assert_ne!(windows.checksum(), Migration { sql: "a\nc\n", ..FIRST }.checksum());
}

#[tokio::test]
async fn an_older_file_is_copied_and_then_brought_up_to_date() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.db");
    let store = Store::open_at(&path, &[FIRST]).await.unwrap();
    store.beat(5).await.unwrap();
    store.close().await;
    assert_eq!(files(folder.path(), ".bak"), [""; 0]);

    for _ in 0..2 {
        let store = Store::open_at(&path, &[FIRST, SECOND]).await.unwrap();
        assert_eq!(store.last_beat().await.unwrap(), None);
        store.close().await;
        assert_eq!(files(folder.path(), ".bak"), ["old.db.before-2.bak"]);
    }
    let backup = Store::open_at(&folder.path().join("old.db.before-2.bak"), &[FIRST]).await.unwrap();
    assert_eq!(backup.last_beat().await.unwrap(), Some(5));
    backup.close().await;
    let refused = Store::open_at(&path, &[FIRST]).await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 2, known: 1, .. })));
}

#[tokio::test]
async fn a_migration_that_fails_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.db");
    let store = Store::open_at(&path, &[FIRST]).await.unwrap();
    store.beat(5).await.unwrap();
    store.close().await;
    for _ in 0..2 {
        assert!(matches!(Store::open_at(&path, &[FIRST, BROKEN]).await, Err(StoreError::Database(_))));
    }
    let store = Store::open_at(&path, &[FIRST]).await.unwrap();
    assert_eq!(store.last_beat().await.unwrap(), Some(5));
    store.close().await;
    assert_eq!(files(folder.path(), ".bak"), ["old.db.before-2.2.bak", "old.db.before-2.bak"]);
}
