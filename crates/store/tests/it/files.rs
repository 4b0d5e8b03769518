//! Files: who may open them, copies, and what is refused.

use std::fs;
use std::path::{Path, PathBuf};

use carvania_store::{AddedPack, Index, PackFile, Row, Store, StoreError, StoredPack};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use tempfile::TempDir;

use crate::{create, person, row, rows};

fn place() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let path = folder.path().join("deep/inside/carvania.db");
    (folder, path)
}

/// A closed database with one table.
async fn closed() -> (TempDir, PathBuf) {
    let (folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    create(&store, 1).await;
    store.close().await;
    (folder, path)
}

async fn sql(path: &Path, sql: &str) {
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(path).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql.to_owned())).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn what_is_kept_is_there_when_it_is_opened_again() {
    let (_folder, path) = closed().await;
    let store = Store::open(&path).await.unwrap();
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1));
    assert_eq!(store.path(), Some(path.as_path()));
    assert!(store.stats().await.unwrap().bytes > 0);
    store.close().await;
    store.close().await;
}

#[tokio::test]
async fn one_store_at_a_time_has_a_file() {
    let (_folder, path) = place();
    let store = Store::open(&path).await.unwrap();
    let second = Store::open(&path).await.unwrap_err();
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    store.close().await;
    Store::open(&path).await.unwrap().close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_link_to_a_file_is_the_same_file() {
    let (folder, path) = closed().await;
    let link = folder.path().join("link.db");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    let store = Store::open(&link).await.unwrap();
    assert!(matches!(Store::open(&path).await, Err(StoreError::InUse(_))));
    store.close().await;
}

#[tokio::test]
async fn a_file_can_be_looked_at_while_it_is_used() {
    let (_folder, path) = place();
    assert!(matches!(Store::open_read_only(&path).await, Err(StoreError::Missing(_))));
    let store = Store::open(&path).await.unwrap();
    create(&store, 1).await;
    let look = Store::open_read_only(&path).await.unwrap();
    store.append(1, &rows(2, 2), &Index::default()).await.unwrap();
    assert_eq!(look.events(1, 0).await.unwrap(), rows(1, 2));
    assert!(matches!(look.record_heartbeat(1).await, Err(StoreError::ReadOnly)));
    let copy = path.with_extension("copy");
    look.backup(&copy).await.unwrap();
    assert_eq!(Store::open_read_only(&copy).await.unwrap().events(1, 0).await.unwrap(), rows(1, 2));
    look.close().await;
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let (_folder, path) = closed().await;
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let store = Store::open(&path).await.unwrap();
    create(&store, 2).await;
    store.backup(&path.with_extension("copy")).await.unwrap();
    let files: Vec<PathBuf> =
        fs::read_dir(path.parent().unwrap()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 5, "database, log, index of the log, lock, copy: {files:?}");
    assert!(files.iter().all(|file| mode(file) == 0o600));
    assert_eq!(mode(path.parent().unwrap()), 0o700);
    store.close().await;
}

#[tokio::test]
async fn other_files_are_refused_and_stay_as_they_are() {
    let (folder, _) = place();
    let text = folder.path().join("letter.txt");
    fs::write(&text, "Dear reader, ".repeat(500)).unwrap();
    let foreign = folder.path().join("foreign.db");
    sql(&foreign, "CREATE TABLE recipes (name TEXT)").await;
    for path in [text, foreign] {
        let before = fs::read(&path).unwrap();
        for refused in [Store::open(&path).await, Store::open_read_only(&path).await] {
            assert!(matches!(refused, Err(StoreError::Foreign(_))), "{refused:?}");
        }
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    assert!(matches!(Store::open(folder.path()).await, Err(StoreError::File { .. })));
}

#[tokio::test]
async fn a_newer_or_unknown_schema_is_refused() {
    let (_folder, path) = closed().await;
    sql(&path, "INSERT INTO schema_versions (version, name, checksum) VALUES (99, 'later', x'00')").await;
    for refused in [Store::open(&path).await, Store::open_read_only(&path).await] {
        assert!(matches!(refused, Err(StoreError::Newer { found: 99, .. })), "{refused:?}");
    }
    sql(&path, "DELETE FROM schema_versions WHERE version = 99; UPDATE schema_versions SET checksum = x'00'")
        .await;
    assert!(matches!(Store::open(&path).await, Err(StoreError::Foreign(_))));
}

#[tokio::test]
async fn a_backup_is_restored_and_what_was_there_is_kept() {
    let (folder, path) = closed().await;
    let backup = folder.path().join("monday.bak");
    let store = Store::open(&path).await.unwrap();
    store.backup(&backup).await.unwrap();
    assert!(matches!(store.backup(&backup).await, Err(StoreError::Exists(_))));
    store.append(1, &rows(2, 3), &Index::default()).await.unwrap();
    assert!(matches!(Store::restore(&backup, &path).await, Err(StoreError::InUse(_))));
    store.close().await;

    let kept = Store::restore(&backup, &path).await.unwrap().expect("there was one");
    for (file, last) in [(&path, 1), (&kept, 3)] {
        let store = Store::open(file).await.unwrap();
        assert_eq!(store.events(1, 0).await.unwrap(), rows(1, last), "{}", file.display());
        store.close().await;
    }
    let elsewhere = folder.path().join("new/place.db");
    assert_eq!(Store::restore(&backup, &elsewhere).await.unwrap(), None);
    assert_eq!(Store::open_read_only(&elsewhere).await.unwrap().events(1, 0).await.unwrap(), rows(1, 1));
}

#[tokio::test]
async fn a_damaged_backup_is_refused_and_a_damaged_database_is_told() {
    let (folder, path) = closed().await;
    let backup = folder.path().join("damaged.bak");
    let mut bytes = fs::read(&path).unwrap();
    bytes[4096..4096 * 6].fill(0x5a);
    fs::write(&backup, bytes).unwrap();
    let refused = Store::restore(&backup, &path).await;
    assert!(matches!(refused, Err(StoreError::Damaged(_) | StoreError::Foreign(_))), "{refused:?}");
    assert_eq!(Store::open_read_only(&path).await.unwrap().events(1, 0).await.unwrap(), rows(1, 1));

    sql(&path, "PRAGMA foreign_keys = OFF; DELETE FROM tables").await;
    let problems = Store::open_read_only(&path).await.unwrap().check().await.unwrap();
    assert!(
        problems.iter().any(|problem| problem == "a row of events belongs to no row of tables"),
        "{problems:?}"
    );
}

#[tokio::test]
async fn a_pack_is_removed_beside_a_server_and_its_files_stay() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("packs.db");
    let store = Store::open(&path).await.unwrap();
    let files = vec![PackFile { name: "a".to_owned(), body: "1".to_owned() }];
    let pack = |owner, added| AddedPack { digest: "d".to_owned(), files: files.clone(), owner, added };
    store.save_pack(pack(5, 10)).await.unwrap();
    assert!(!Store::remove_pack(&path, "none", 20).await.unwrap());
    assert!(Store::remove_pack(&path, "d", 20).await.unwrap());
    assert!(!Store::remove_pack(&path, "d", 30).await.unwrap(), "it is removed already");
    let kept =
        |owner, added, removed| StoredPack { digest: "d".to_owned(), owner, added: Some(added), removed };
    assert_eq!(store.stored_packs().await.unwrap(), [kept(Some(5), 10, Some(20))]);
    assert_eq!(store.pack("d").await.unwrap(), Some(files.clone()));
    // Added again it is a pack of who does so.
    store.save_pack(pack(6, 40)).await.unwrap();
    assert_eq!(store.stored_packs().await.unwrap(), [kept(Some(6), 40, None)]);
    store.save_pack(pack(7, 50)).await.unwrap();
    store.erase(6, |_| String::new()).await.unwrap();
    assert_eq!(store.stored_packs().await.unwrap(), [kept(None, 40, None)]);
    store.close().await;
}

#[tokio::test]
async fn erased_words_are_in_no_byte_of_the_files() {
    let (_folder, path) = closed().await;
    let words = "a word that nobody should read again";
    let store = Store::open(&path).await.unwrap();
    store.add_person(person(5)).await.unwrap();
    let said = Row { body: words.to_owned(), said_by: Some(5), ..row(2) };
    store.append(1, &[said], &Index::default()).await.unwrap();
    assert!(is_somewhere(&path, words) && is_somewhere(&path, "name 5"));
    store.erase(5, |_| String::new()).await.unwrap();
    assert!(!is_somewhere(&path, words) && !is_somewhere(&path, "name 5"));
    store.close().await;
}

fn is_somewhere(path: &Path, words: &str) -> bool {
    let contains = |bytes: &[u8]| bytes.windows(words.len()).any(|window| window == words.as_bytes());
    fs::read_dir(path.parent().unwrap())
        .unwrap()
        .any(|entry| contains(&fs::read(entry.unwrap().path()).unwrap()))
}
