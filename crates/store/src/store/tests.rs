//! What holds no matter who asks, or what happens to the file.

use std::fs;
use std::future::Future;
use std::task::{Context, Poll, Waker};

use super::*;
use crate::file::beside;
use crate::rows::{Index, NewTable, Row};

async fn opened() -> (tempfile::TempDir, PathBuf, Store) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    let store = Store::open(&path).await.unwrap();
    (folder, path, store)
}

fn rows(from: u64, to: u64) -> Vec<Row> {
    (from..=to).map(|number| Row { number, at: 1, body: "event".to_owned(), said_by: None }).collect()
}

async fn long_table(store: &Store) -> u64 {
    let (id, last) = (1, 3 * Store::PAGE as u64);
    let table = NewTable { id, seed: [1; 32], invite_hash: [1; 32], created: 1, index: Index::default() };
    store.create(table, &rows(1, last)).await.unwrap();
    last
}

/// Looks once whether something is done.
fn is_done<T>(future: &mut (impl Future<Output = T> + Unpin)) -> bool {
    let mut context = Context::from_waker(Waker::noop());
    matches!(std::pin::Pin::new(future).poll(&mut context), Poll::Ready(_))
}

#[tokio::test]
async fn who_looks_up_or_writes_does_not_wait_for_those_who_read_backlogs() {
    let (_folder, _, store) = opened().await;
    let last = long_table(&store).await;
    // As many as may read, and none of them comes to an end.
    let mut held = Vec::new();
    for _ in 0..sqlite::MAX_BACKLOG_READERS {
        let permit = store.0.backlog.free.acquire().await.unwrap();
        held.push((store.0.backlog.pool.acquire().await.unwrap(), permit));
    }
    let mut waiting: Vec<_> = (0..100).map(|_| Box::pin(store.backlog(1, 0))).collect();
    assert!(!waiting.iter_mut().any(is_done), "no more than so many read at once");
    for number in 1..=20 {
        assert_eq!(store.person_by_secret(&[9; 32]).await.unwrap(), None);
        store.append(1, &rows(last + number, last + number), &Index::default()).await.unwrap();
        assert_eq!(store.events(1, last).await.unwrap().len() as u64, number);
        assert_eq!(store.tail(1, last).await.unwrap().len() as u64, number);
    }
    assert!(!waiting.iter_mut().any(is_done));
    drop(held);
    for page in waiting {
        assert_eq!(page.await.unwrap().len(), Store::PAGE);
    }
    store.close().await;
}

/// What the connection that writes has set.
async fn synchronous(store: &Store) -> i64 {
    let read = store.write(|connection| {
        Box::pin(async move {
            let (value,): (i64,) = sqlx::query_as("PRAGMA synchronous").fetch_one(connection).await?;
            Ok(value)
        })
    });
    read.await.unwrap()
}

/// Leaves no room in the file for the connection that writes, until it is replaced.
async fn fill(store: &Store) {
    let full = store.write(|connection| {
        Box::pin(async move {
            sqlx::query("PRAGMA max_page_count = 1").fetch_all(connection).await?;
            Ok(())
        })
    });
    full.await.unwrap();
}

#[tokio::test]
async fn the_connection_that_writes_syncs_at_every_commit_also_after_it_was_replaced() {
    const FULL: i64 = 2;
    let (_folder, _, store) = opened().await;
    assert_eq!(synchronous(&store).await, FULL);
    // After a failure the next transaction has a new connection.
    fill(&store).await;
    assert!(matches!(fill_up(&store).await, Err(StoreError::Full)));
    assert_eq!(synchronous(&store).await, FULL);
    store.close().await;
}

/// Writes more than a page.
async fn fill_up(store: &Store) -> Result<(), StoreError> {
    let body = "x".repeat(100_000);
    let table = NewTable { id: 7, seed: [7; 32], invite_hash: [7; 32], created: 1, index: Index::default() };
    store.create(table, &[Row { number: 1, at: 1, body, said_by: None }]).await
}

#[tokio::test]
async fn a_store_in_memory_outlives_its_connections() {
    let store = Store::in_memory().await.unwrap();
    store.record_heartbeat(7).await.unwrap();
    // After a failure its only connection is replaced.
    fill(&store).await;
    assert!(matches!(fill_up(&store).await, Err(StoreError::Full)));
    assert_eq!(store.last_heartbeat().await.unwrap(), Some(7));
    fill_up(&store).await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn a_full_disk_is_told_until_there_is_room_again() {
    let (_folder, _, store) = opened().await;
    store.record_heartbeat(1).await.unwrap();
    assert!(store.trouble().is_none());
    fill(&store).await;
    assert!(matches!(fill_up(&store).await, Err(StoreError::Full)));
    assert!(matches!(store.trouble(), Some(StoreError::Full)));
    store.record_heartbeat(2).await.unwrap();
    assert!(store.trouble().is_none());
    // What is refused for itself is no trouble.
    long_table(&store).await;
    assert!(matches!(store.add_link(&[1; 32], 99, 1).await, Err(StoreError::Unknown)));
    assert!(store.trouble().is_none());
    store.close().await;
    assert!(matches!(store.trouble(), Some(StoreError::Closed)));
}

/// How many events of a table have been written, whether they have happened or not, when somebody who writes has their
/// turn.
async fn count_written(store: &Store, table: i64) -> u64 {
    let count = store.write(move |connection| {
        Box::pin(async move {
            let sql = "SELECT COUNT(*) FROM events WHERE table_id = $1";
            let (count,): (i64,) = sqlx::query_as(sql).bind(table).fetch_one(connection).await?;
            Ok(count.unsigned_abs())
        })
    });
    count.await.unwrap()
}

async fn create(store: &Store, id: u64) {
    let table =
        NewTable { id, seed: [1; 32], invite_hash: [id as u8; 32], created: 1, index: Index::default() };
    store.create(table, &rows(1, 1)).await.unwrap();
}

#[tokio::test]
async fn who_writes_little_waits_for_two_pieces_of_a_long_append_at_most() {
    let (_folder, _, store) = opened().await;
    create(&store, 1).await;
    create(&store, 2).await;
    let piece = Store::PAGE as u64;
    let last = 40 * piece;
    let long = tokio::spawn({
        let store = store.clone();
        async move { store.append(1, &rows(2, last), &Index::default()).await }
    });
    let mut before = 1;
    while before == 1 {
        before = count_written(&store, 1).await;
    }
    for _ in 0..3 {
        let written = count_written(&store, 1).await;
        assert!(written - before <= 2 * piece, "{} events were written in between", written - before);
        before = written;
    }
    store.append(2, &rows(2, 2), &Index::default()).await.unwrap();
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1), "nothing of it has happened yet");
    assert!(!long.is_finished());
    long.await.unwrap().unwrap();
    assert_eq!(store.listed(1).await.unwrap().unwrap().last, last);
    assert_eq!(store.events(1, last - 1).await.unwrap(), rows(last, last));
    store.close().await;
}

#[tokio::test]
async fn what_was_written_ahead_and_never_came_true_has_not_happened() {
    let (_folder, path, store) = opened().await;
    create(&store, 1).await;
    let piece = Store::PAGE as u64;
    // As when the program is killed: somebody who goes away half-way leaves the same behind.
    let long = tokio::spawn({
        let store = store.clone();
        async move { store.append(1, &rows(2, 40 * piece), &Index::default()).await }
    });
    while count_written(&store, 1).await == 1 {}
    long.abort();
    _ = long.await;
    store.close().await;
    let store = Store::open(&path).await.unwrap();
    assert!(count_written(&store, 1).await > piece);
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1));
    assert_eq!(store.event(1, 2).await.unwrap(), None);
    store.append(1, &rows(2, 3), &Index::default()).await.unwrap();
    assert_eq!((store.events(1, 0).await.unwrap(), count_written(&store, 1).await), (rows(1, 3), 3));
    store.close().await;
}

#[tokio::test]
async fn of_long_appends_to_one_table_one_counts_and_nothing_is_mixed() {
    let (_folder, _, store) = opened().await;
    create(&store, 1).await;
    let last = 5 * Store::PAGE as u64;
    let of = |writer: &str| -> Vec<Row> {
        rows(2, last).into_iter().map(|row| Row { body: writer.to_owned(), ..row }).collect()
    };
    let (ada, ben, index) = (of("ada"), of("ben"), Index::default());
    let word = rows(2, 2);
    let (first, second, word) = tokio::join!(
        store.append(1, &ada, &index),
        store.append(1, &ben, &index),
        store.append(1, &word, &index)
    );
    let won: Vec<bool> = [&first, &second, &word].iter().map(|appended| appended.is_ok()).collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{first:?} {second:?} {word:?}");
    let kept = store.events(1, 1).await.unwrap();
    assert!(kept.iter().all(|row| row.body == kept[0].body));
    assert_eq!(count_written(&store, 1).await, store.listed(1).await.unwrap().unwrap().last);
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_that_is_removed_or_replaced_is_told() {
    let (_folder, path, store) = opened().await;
    assert!(store.trouble().is_none());
    let aside = path.with_extension("aside");
    fs::rename(&path, &aside).unwrap();
    assert!(matches!(store.trouble(), Some(StoreError::Replaced)));
    fs::copy(&aside, &path).unwrap();
    assert!(matches!(store.trouble(), Some(StoreError::Replaced)), "the same bytes in another file");
    assert!(matches!(store.record_heartbeat(1).await, Err(StoreError::Replaced)), "it would be lost");
    fs::rename(&aside, &path).unwrap();
    assert!(store.trouble().is_none());
    store.record_heartbeat(2).await.unwrap();
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_log_that_is_removed_or_replaced_is_told() {
    let (_folder, path, store) = opened().await;
    store.record_heartbeat(1).await.unwrap();
    let [log, aside] = ["-wal", "-aside"].map(|suffix| beside(&path, suffix));
    fs::rename(&log, &aside).unwrap();
    assert!(matches!(store.record_heartbeat(2).await, Err(StoreError::LogReplaced)), "a crash would lose it");
    assert!(matches!(store.trouble(), Some(StoreError::LogReplaced)));
    fs::copy(&aside, &log).unwrap();
    assert!(matches!(store.record_heartbeat(3).await, Err(StoreError::LogReplaced)), "the same bytes");
    fs::rename(&aside, &log).unwrap();
    store.record_heartbeat(4).await.unwrap();
    assert!(store.trouble().is_none());
    store.close().await;
}

/// All connections of a pool, so that whoever wants one waits.
async fn hold(pool: &sqlite::Pool) -> Vec<sqlite::PoolConnection> {
    let mut held = Vec::new();
    for _ in 0..pool.options().get_max_connections() {
        held.push(pool.acquire().await.unwrap());
    }
    held
}

/// A query finds the file in its place, and has to open it anew when it is not there any more.
#[cfg(unix)]
async fn fail_without_file<T: std::fmt::Debug>(
    path: &Path,
    pool: &sqlite::Pool,
    query: impl Future<Output = Result<T, StoreError>>,
) {
    let held = hold(pool).await;
    let mut query = Box::pin(query);
    assert!(!is_done(&mut query), "it waits for a connection");
    let aside = path.with_extension("aside");
    fs::rename(path, &aside).unwrap();
    for connection in held {
        connection.close().await.unwrap();
    }
    let answer = query.await;
    assert!(matches!(answer, Err(StoreError::Replaced)), "{answer:?}");
    fs::rename(&aside, path).unwrap();
}

#[cfg(unix)]
#[tokio::test]
async fn a_query_that_fails_because_the_file_is_gone_says_so() {
    let (_folder, path, store) = opened().await;
    fail_without_file(&path, &store.0.readers, store.person_by_secret(&[1; 32])).await;
    fail_without_file(&path, &store.0.readers, store.events(1, 0)).await;
    fail_without_file(&path, &store.0.readers, store.last_heartbeat()).await;
    fail_without_file(&path, &store.0.readers, store.check()).await;
    fail_without_file(&path, &store.0.readers, store.stats()).await;
    fail_without_file(&path, &store.0.backlog.pool, store.backlog(1, 0)).await;
    fail_without_file(&path, &store.0.tails.pool, store.tail(1, 0)).await;
    assert!(store.person(1).await.unwrap().is_none(), "it is back");
    store.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_write_that_fails_because_the_file_is_gone_says_so() {
    let (_folder, path, store) = opened().await;
    let aside = path.with_extension("aside");
    let (from, to) = (path.clone(), aside.clone());
    let written = store.write(move |connection| {
        Box::pin(async move {
            fs::rename(from, to).unwrap();
            sqlx::query("INSERT INTO no_such_table VALUES (1)").execute(connection).await?;
            Ok(())
        })
    });
    assert!(matches!(written.await, Err(StoreError::Replaced)));
    assert!(matches!(store.backup(&path.with_extension("copy")).await, Err(StoreError::Replaced)));
    assert!(matches!(store.check().await, Err(StoreError::Replaced)));
    fs::rename(&aside, &path).unwrap();
    assert!(store.trouble().is_none());
    store.close().await;
}
