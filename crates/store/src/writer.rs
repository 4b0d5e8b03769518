//! The one task that writes. Whatever waits is written in one transaction and answered when it is on the disk: one
//! sync serves all who wait, so the more write at once, the less each one costs.

use std::mem;
use std::pin::Pin;

use sqlx::{Acquire as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use crate::error::StoreError;
use crate::sqlite::{self, Connection, Pool};

/// How many pieces of work one transaction takes at most, and how many wait before callers do.
const MOST: usize = 1024;

/// What a piece of work does with the connection.
pub(crate) type Step<'c, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'c>>;

/// Where work is handed in.
#[derive(Clone)]
pub(crate) struct Writer(mpsc::Sender<Box<dyn Work>>);

impl Writer {
    /// Starts the task. It ends when all handles are gone and all work is done, and then lets go of what it held: the
    /// lock on a file, or the connection that keeps a database in memory.
    pub(crate) fn start(pool: Pool, held: impl Send + 'static) -> (Writer, tokio::task::JoinHandle<()>) {
        let (sender, inbox) = mpsc::channel(MOST);
        (Writer(sender), tokio::spawn(serve(inbox, pool, held)))
    }

    /// Does something in the next transaction, apart from all else: if it fails, nothing of it is written, and the
    /// others are not concerned. Answers after the commit.
    pub(crate) async fn write<T, F>(self, step: F) -> Result<T, StoreError>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut Connection) -> Step<'c, T> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let piece = Piece { step: Some(step), done: None, reply };
        self.0.send(Box::new(piece)).await.map_err(|_| StoreError::Closed)?;
        // The task must not wait for who waits for it.
        drop(self);
        answer.await.unwrap_or(Err(StoreError::Failed))
    }
}

/// A piece of work, whatever it results in.
trait Work: Send {
    /// Does it; what it results in is kept until the commit.
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Step<'c, ()>;
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
    F: for<'c> FnOnce(&'c mut Connection) -> Step<'c, T> + Send,
{
    fn run<'c>(&'c mut self, connection: &'c mut Connection) -> Step<'c, ()> {
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

async fn serve(mut inbox: mpsc::Receiver<Box<dyn Work>>, pool: Pool, held: impl Send) {
    let mut waiting = Vec::new();
    while inbox.recv_many(&mut waiting, MOST).await > 0 {
        // In a task of its own: if work panics, only those in the same transaction learn that it failed.
        let _ = tokio::spawn(write_together(pool.clone(), mem::take(&mut waiting))).await;
    }
    pool.close().await;
    drop(held);
}

async fn write_together(pool: Pool, mut work: Vec<Box<dyn Work>>) {
    let committed = commit(&pool, &mut work).await;
    for piece in work {
        piece.answer(committed.clone());
    }
}

async fn commit(pool: &Pool, work: &mut [Box<dyn Work>]) -> Result<(), StoreError> {
    let mut connection = pool.acquire().await?;
    let result = in_transaction(&mut connection, work).await;
    if result.is_err() {
        // Nobody knows what state it is in: the next transaction gets a new one.
        connection.close_on_drop();
    }
    result
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
mod tests;
