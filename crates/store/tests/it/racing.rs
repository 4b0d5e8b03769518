//! Many at once.

use carvania_store::{AppendError, Index, Row, Store};
use sqlx::{ConnectOptions, Connection};
use tokio::task::JoinSet;

use crate::{create, row, rows};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_those_who_race_for_a_number_one_gets_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("race.db")).await.unwrap();
    create(&store, 1).await;
    let mut racers = JoinSet::new();
    for racer in 0..8u64 {
        racers.spawn(race(store.clone(), racer));
    }
    let won: Vec<Row> = racers.join_all().await.into_iter().flatten().collect();
    let kept = store.events(1, 1).await.unwrap();
    assert_eq!(kept.len(), won.len());
    assert!(won.iter().all(|row| kept.contains(row)));
    assert_eq!(
        kept.iter().map(|row| row.number).collect::<Vec<_>>(),
        (2..2 + kept.len() as u64).collect::<Vec<_>>()
    );
    store.close().await;
}

/// Appends twenty events of its own, and returns them; after a conflict it tries the next number.
async fn race(store: Store, racer: u64) -> Vec<Row> {
    let mut won = Vec::new();
    let mut number = 2;
    while won.len() < 20 {
        let row = Row { body: format!("racer {racer}"), ..row(number) };
        match store.append(1, std::slice::from_ref(&row), &Index::default()).await {
            Ok(()) => {
                won.push(row);
                number += 1;
            }
            Err(AppendError::Conflict { last, .. }) => number = last + 1,
            Err(error) => panic!("{error}"),
        }
    }
    won
}

#[tokio::test]
async fn a_conflict_spoils_no_append_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("beside.db")).await.unwrap();
    let mut tasks = JoinSet::new();
    for id in 0..100 {
        create(&store, id).await;
    }
    for id in 0..100u64 {
        let store = store.clone();
        // Every third comes too late, every fifth is for a table that is not there.
        let number = if id % 3 == 0 { 1 } else { 2 };
        let table = if id % 5 == 0 { 1000 + id } else { id };
        tasks.spawn(async move { (id, store.append(table, &rows(number, number), &Index::default()).await) });
    }
    for (id, result) in tasks.join_all().await {
        match result {
            Err(AppendError::NoTable) => assert_eq!(id % 5, 0),
            Err(AppendError::Conflict { .. }) => assert_eq!(id % 3, 0),
            Ok(()) => assert!(id % 5 != 0 && id % 3 != 0),
            Err(error) => panic!("{error}"),
        }
        let last = if id % 5 == 0 || id % 3 == 0 { 1 } else { 2 };
        assert_eq!(store.events(id, 0).await.unwrap(), rows(1, last));
    }
    store.close().await;
}

#[tokio::test]
async fn who_reads_does_not_wait_for_who_writes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("both.db");
    let store = Store::open(&path).await.unwrap();
    create(&store, 1).await;
    let mut other = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).connect().await.unwrap();
    let mut writing = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    sqlx::query("UPDATE events SET body = 'not yet'").execute(&mut *writing).await.unwrap();
    // This append waits for the other program; reading does not.
    let append = tokio::spawn({
        let store = store.clone();
        async move { store.append(1, &rows(2, 2), &Index::default()).await }
    });
    for _ in 0..20 {
        assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 1));
    }
    writing.rollback().await.unwrap();
    append.await.unwrap().unwrap();
    assert_eq!(store.events(1, 0).await.unwrap(), rows(1, 2));
    other.close().await.unwrap();
    store.close().await;
}

#[tokio::test]
async fn what_is_asked_before_the_end_is_done_and_nothing_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("end.db");
    let store = Store::open(&path).await.unwrap();
    create(&store, 1).await;
    let (row, index) = (rows(2, 2), Index::default());
    let (appended, ()) = tokio::join!(store.append(1, &row, &index), store.close());
    appended.unwrap();
    let late = store.append(1, &rows(3, 3), &Index::default()).await;
    assert!(matches!(late, Err(AppendError::Store(carvania_store::StoreError::Closed))), "{late:?}");
    assert!(matches!(store.events(1, 0).await, Err(carvania_store::StoreError::Closed)));
    let again = Store::open(&path).await.unwrap();
    assert_eq!(again.events(1, 0).await.unwrap(), rows(1, 2));
    again.close().await;
}

#[tokio::test]
async fn the_end_does_not_wait_for_somebody_who_does_not_listen() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("deaf.db")).await.unwrap();
    let mut deaf = Box::pin(store.record_heartbeat(1));
    // Asked for, and never asked about again.
    assert!(
        std::future::poll_fn(|context| std::task::Poll::Ready(deaf.as_mut().poll(context)))
            .await
            .is_pending()
    );
    store.close().await;
    deaf.await.unwrap();
}
