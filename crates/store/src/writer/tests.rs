//! What the writer does when the database does not do what it should.

use std::path::Path;
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqlitePoolOptions;
use tempfile::TempDir;
use tokio::task::JoinSet;

use super::*;

const INSERT: &str = "INSERT INTO words (word) VALUES ($1)";

/// A writer whose database has one table, waits for no lock, and takes so many pages.
async fn writer(pages: u32) -> (TempDir, Pool, Writer) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("words.db");
    let options = sqlite::to_write(&path)
        .create_if_missing(true)
        .busy_timeout(Duration::ZERO)
        .pragma("max_page_count", pages.to_string());
    let pool = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(options);
    sqlx::query("CREATE TABLE words (word TEXT PRIMARY KEY)").execute(&pool).await.unwrap();
    let (writer, _) = Writer::start(pool.clone(), ());
    (folder, pool, writer)
}

async fn say(writer: &Writer, word: String) -> Result<(), StoreError> {
    writer
        .clone()
        .write(move |connection| {
            Box::pin(async move {
                sqlx::query(INSERT).bind(word).execute(connection).await?;
                Ok(())
            })
        })
        .await
}

async fn words(path: &Path) -> i64 {
    let mut connection = sqlite::to_look(path).connect().await.unwrap();
    let (count,): (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM words").fetch_one(&mut connection).await.unwrap();
    count
}

#[tokio::test]
async fn a_locked_database_is_busy_and_then_free_again() {
    let (folder, _, writer) = writer(1000).await;
    let path = folder.path().join("words.db");
    let mut other = sqlite::to_write(&path).connect().await.unwrap();
    let transaction = other.begin_with(sqlite::BEGIN).await.unwrap();
    assert!(matches!(say(&writer, "a".to_owned()).await, Err(StoreError::Busy)));
    transaction.rollback().await.unwrap();
    say(&writer, "a".to_owned()).await.unwrap();
    assert_eq!(words(&path).await, 1);
}

#[tokio::test]
async fn on_a_full_disk_all_are_answered_and_what_is_answered_is_true() {
    let (folder, _, writer) = writer(12).await;
    let mut tasks = JoinSet::new();
    for number in 0..50usize {
        let writer = writer.clone();
        tasks.spawn(async move { say(&writer, number.to_string().repeat(2000)).await });
    }
    let answers = tasks.join_all().await;
    let kept = answers.iter().filter(|answer| answer.is_ok()).count();
    assert!(answers.iter().all(|answer| matches!(answer, Ok(()) | Err(StoreError::Full))), "{answers:?}");
    assert!(kept < 50);
    let path = folder.path().join("words.db");
    assert_eq!(words(&path).await, kept as i64);
    say(&writer, "small".to_owned()).await.unwrap();
    assert_eq!(words(&path).await, kept as i64 + 1);
}

#[tokio::test]
async fn a_piece_that_fails_half_way_leaves_nothing_and_spoils_nobody() {
    let (folder, _, writer) = writer(1000).await;
    let half = writer.clone().write(|connection| {
        Box::pin(async move {
            sqlx::query(INSERT).bind("half").execute(&mut *connection).await?;
            sqlx::query(INSERT).bind("half").execute(connection).await?;
            Ok(())
        })
    });
    let (before, half, after) =
        tokio::join!(say(&writer, "a".to_owned()), half, say(&writer, "b".to_owned()));
    assert!(matches!((before, half, after), (Ok(()), Err(StoreError::Taken), Ok(()))));
    assert_eq!(words(&folder.path().join("words.db")).await, 2);
}

#[tokio::test]
async fn a_panic_ends_one_transaction_and_not_the_writer() {
    let (folder, _, writer) = writer(1000).await;
    let panics = writer.clone().write(|connection| {
        Box::pin(async move {
            sqlx::query(INSERT).bind("half").execute(&mut *connection).await?;
            if true {
                panic!("this is what the test is about");
            }
            Ok(())
        })
    });
    assert!(matches!(panics.await, Err(StoreError::Failed)));
    say(&writer, "a".to_owned()).await.unwrap();
    assert_eq!(words(&folder.path().join("words.db")).await, 1);
}

#[tokio::test]
async fn work_is_done_though_nobody_waits_for_it() {
    let (folder, pool, writer) = writer(1000).await;
    drop(tokio::time::timeout(Duration::ZERO, say(&writer, "a".to_owned())).await);
    say(&writer, "b".to_owned()).await.unwrap();
    assert_eq!(words(&folder.path().join("words.db")).await, 2);
    drop(writer);
    pool.close_event().await;
}
