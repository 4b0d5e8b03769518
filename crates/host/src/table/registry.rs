//! The registry of the tables that are awake, each with the handle to its actor.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_tables::TableId;
use tokio::sync::{mpsc, oneshot, watch};

use crate::context::Context;
use crate::error::HostError;
use crate::table::actor::{self, TableHandle};
use crate::table::message::{Message, Reply};
use crate::task;

/// The tables that are awake. When it is dropped, all actors end.
pub(crate) struct TableRegistry {
    context: Arc<Context>,
    closing: watch::Sender<bool>,
    tables: Mutex<Tables>,
    /// Ends when the last actor has ended.
    ended: tokio::sync::Mutex<mpsc::Receiver<Infallible>>,
}

struct Tables {
    awake: HashMap<TableId, TableHandle>,
    /// Every actor holds a clone of this while it runs; none once the registry is closed.
    running: Option<mpsc::Sender<Infallible>>,
}

impl TableRegistry {
    pub(crate) fn new(context: Arc<Context>, closing: watch::Sender<bool>) -> TableRegistry {
        let (running, ended) = mpsc::channel(1);
        let tables = Tables { awake: HashMap::new(), running: Some(running) };
        TableRegistry { context, closing, tables: Mutex::new(tables), ended: tokio::sync::Mutex::new(ended) }
    }

    pub(crate) fn context(&self) -> Arc<Context> {
        Arc::clone(&self.context)
    }

    /// Sends a message to the actor of a table, which is woken if need be, and waits for the answer.
    pub(crate) async fn ask<T, E: From<HostError>>(
        self: &Arc<TableRegistry>,
        table: TableId,
        message: impl FnOnce(Reply<Result<T, E>>) -> Message,
    ) -> Result<T, E> {
        let (reply, answer) = oneshot::channel();
        let mut message = message(reply);
        loop {
            let handle = self.handle(table)?;
            match handle.send(message).await {
                Ok(()) => break,
                // That actor has ended, and the message comes back: it goes to the next one.
                Err(mpsc::error::SendError(returned)) => message = returned,
            }
        }
        answer.await.unwrap_or_else(|_| Err(HostError::Failed(table).into()))
    }

    /// Wakes a table that is asleep.
    pub(crate) fn wake(self: &Arc<TableRegistry>, table: TableId) {
        // While the registry closes no table is woken.
        _ = self.handle(table);
    }

    /// Lets an actor end, unless a message is on its way: handles are given out under the same lock.
    pub(crate) fn put_away(&self, table: TableId, messages: &mpsc::Receiver<Message>) -> bool {
        let mut tables = self.lock();
        let is_wanted = !messages.is_empty() || messages.sender_strong_count() > 1;
        if !is_wanted {
            tables.awake.remove(&table);
        }
        !is_wanted
    }

    /// The tables that are awake.
    pub(crate) fn awake(&self) -> Vec<TableId> {
        self.lock().awake.keys().copied().collect()
    }

    /// Removes a table whose actor ends because of an error.
    pub(crate) fn remove(&self, table: TableId) {
        self.lock().awake.remove(&table);
    }

    /// Ends all actors, and waits until what they were writing is written.
    pub(crate) async fn close(&self) {
        self.lock().running = None;
        self.closing.send_replace(true);
        // Nothing is ever sent: it ends when the last actor has.
        _ = self.ended.lock().await.recv().await;
    }

    fn handle(self: &Arc<TableRegistry>, table: TableId) -> Result<TableHandle, HostError> {
        let mut tables = self.lock();
        let running = tables.running.clone().ok_or(HostError::Closing)?;
        if let Some(handle) = tables.awake.get(&table).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, actor) = actor::channel(table, self.context(), Arc::downgrade(self));
        tables.awake.insert(table, handle.clone());
        task::spawn(async move {
            actor.run().await;
            drop(running);
        });
        Ok(handle)
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
