//! The one task that writes. All pieces of work that wait are written in one transaction and answered when it is on disk:
//! one sync serves them all, so the more there are at once, the less each one costs.

use std::mem;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Instant;

use sqlx::{Acquire as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use crate::commit_times::{CommitTimes, Stopwatch};
use crate::error::StoreError;
use crate::file::Log;
use crate::sqlite::{self, Connection, Pool};

/// How many pieces of work one transaction takes at most, and how many wait before callers do.
const MAX_BATCH: usize = 1024;

/// What a piece of work does with the connection.
pub(crate) type WriteFuture<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// The handle by which work is submitted.
#[derive(Clone)]
pub(crate) struct Writer {
    inbox: mpsc::Sender<Box<dyn Work>>,
    stopwatch: Arc<Stopwatch>,
}

impl Writer {
    /// Starts the task. It ends when all handles are gone and all work is done, and then lets go of what it held: the
    /// lock on a file, or the connection that keeps a database in memory.
    pub(crate) fn start(
        pool: Pool,
        log: Option<Log>,
        held: impl Send + 'static,
    ) -> (Writer, tokio::task::JoinHandle<()>) {
        let (sender, inbox) = mpsc::channel(MAX_BATCH);
        let stopwatch = Arc::<Stopwatch>::default();
        let task = tokio::spawn(serve(inbox, pool, log, Arc::clone(&stopwatch), held));
        (Writer { inbox: sender, stopwatch }, task)
    }

    /// How long commits took.
    pub(crate) fn commit_times(&self) -> CommitTimes {
        self.stopwatch.read()
    }

    /// Does something in the next transaction, in a savepoint of its own: if it fails, nothing of it is written, and
    /// other pieces are not affected. Returns after the commit.
    pub(crate) async fn write<T, F>(self, step: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> WriteFuture<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let piece = Piece { step: Some(step), done: None, reply };
        self.inbox.send(Box::new(piece)).await.map_err(|_| StoreError::Closed)?;
        // The task must not wait for who waits for it.
        drop(self);
        answer.await.unwrap_or(Err(StoreError::Failed))
    }
}

/// A piece of work, whatever it results in.
trait Work: Send {
    /// Does it; what it results in is kept until the commit.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> WriteFuture<'c, ()>;
    /// Tells who waits: what it resulted in, or why the transaction it was in failed.
    fn answer(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Piece<F, T> {
    step: Option<F>,
    done: Option<Result<T, StoreError>>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

impl<F, T> Work for Piece<F, T>
where
    T: Send,
    F: for<'c> FnOnce(&'c mut Connection) -> WriteFuture<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> WriteFuture<'c, ()> {
        Box::pin(async move {
            let step = self.step.take().ok_or(StoreError::Failed)?;
            let result = step(connection).await;
            let outcome = result.as_ref().map(|_| ()).map_err(StoreError::clone);
            self.done = Some(result);
            outcome
        })
    }

    fn answer(self: Box<Self>, committed: Result<(), StoreError>) {
        let result = match (self.done, committed) {
            (Some(Err(error)), _) | (_, Err(error)) => Err(error),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Failed),
        };
        // Whoever asked may have gone away.
        let _ = self.reply.send(result);
    }
}

async fn serve(
    mut inbox: mpsc::Receiver<Box<dyn Work>>,
    pool: Pool,
    mut log: Option<Log>,
    stopwatch: Arc<Stopwatch>,
    held: impl Send,
) {
    let mut waiting = Vec::new();
    while inbox.recv_many(&mut waiting, MAX_BATCH).await > 0 {
        // In a task of its own: if work panics, only those in the same transaction learn that it failed.
        let begun = Instant::now();
        let written = tokio::spawn(write_together(pool.clone(), log.clone(), mem::take(&mut waiting))).await;
        log = written.unwrap_or(log);
        stopwatch.note(begun.elapsed());
    }
    pool.close().await;
    drop(held);
}

async fn write_together(pool: Pool, mut log: Option<Log>, mut work: Vec<Box<dyn Work>>) -> Option<Log> {
    let committed = commit(&pool, log.as_mut(), &mut work).await;
    for piece in work {
        piece.answer(committed.clone());
    }
    log
}

async fn commit(pool: &Pool, log: Option<&mut Log>, work: &mut [Box<dyn Work>]) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let result = in_transaction(&mut connection, work).await;
    match (result, log) {
        (Ok(()), log) => log.map_or(Ok(()), Log::check),
        (Err(error), log) => {
            // Nobody knows what state it is in: the next transaction gets a new one.
            connection.close_on_drop();
            if let Some(log) = log {
                log.close();
            }
            Err(error)
        }
    }
}

async fn in_transaction(connection: &mut Connection, work: &mut [Box<dyn Work>]) -> Result<(), StoreError> {
    let mut transaction = connection.begin_with(sqlite::BEGIN).await?;
    for piece in work {
        let mut savepoint = transaction.begin().await?;
        match piece.run(&mut savepoint).await {
            Ok(()) => savepoint.commit().await?,
            // A full disk ends the whole transaction, and there is no savepoint to go back to: then this is why.
            Err(error) => savepoint.rollback().await.map_err(|_| error)?,
        }
    }
    Ok(transaction.commit().await?)
}

#[cfg(test)]
mod tests {
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
        let options = sqlite::writer_options(&path)
            .create_if_missing(true)
            .busy_timeout(Duration::ZERO)
            .pragma("max_page_count", pages.to_string());
        let pool = SqlitePoolOptions::new().max_connections(1).connect_lazy_with(options);
        sqlx::query("CREATE TABLE words (word TEXT PRIMARY KEY)").execute(&pool).await.unwrap();
        let (writer, _) = Writer::start(pool.clone(), None, ());
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
        let mut connection = sqlite::read_only_options(path).connect().await.unwrap();
        let (count,): (i64,) =
            sqlx::query_as("SELECT COUNT(*) FROM words").fetch_one(&mut connection).await.unwrap();
        count
    }

    #[tokio::test]
    async fn a_locked_database_is_busy_and_then_free_again() {
        let (folder, _, writer) = writer(1000).await;
        let path = folder.path().join("words.db");
        let mut other = sqlite::writer_options(&path).connect().await.unwrap();
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
}
