//! The registry: which tables are awake, and who keeps them.

use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_tables::TableId;
use tokio::sync::{mpsc, oneshot, watch};

use crate::context::Context;
use crate::error::HostError;
use crate::table::actor::{self, TableHandle};
use crate::table::message::{Message, Reply};

/// The tables that are awake. When it is dropped, all keepers end.
pub(crate) struct TableRegistry {
    context: Arc<Context>,
    closing: watch::Sender<bool>,
    tables: Mutex<Tables>,
    /// Hears that all keepers have ended.
    ended: tokio::sync::Mutex<mpsc::Receiver<Infallible>>,
}

struct Tables {
    awake: HashMap<TableId, TableHandle>,
    /// Every keeper has one of these as long as it runs; none once the registry is closed.
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

    /// Asks the keeper of a table, who is called if need be.
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
                // That keeper has ended, and the message comes back: the next one will have it.
                Err(mpsc::error::SendError(returned)) => message = returned,
            }
        }
        answer.await.unwrap_or_else(|_| Err(HostError::Failed(table).into()))
    }

    /// Wakes a table, if it sleeps.
    pub(crate) fn wake(self: &Arc<TableRegistry>, table: TableId) {
        // A registry that closes wakes nobody.
        _ = self.handle(table);
    }

    /// Lets a keeper rest, unless a message is on its way: mailboxes are handed out under the same lock.
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

    /// A keeper ends because of an error.
    pub(crate) fn forget(&self, table: TableId) {
        self.lock().awake.remove(&table);
    }

    /// Ends all keepers, and waits until what they were writing is written.
    pub(crate) async fn close(&self) {
        self.lock().running = None;
        self.closing.send_replace(true);
        // Nothing is ever sent: it ends when the last keeper has.
        _ = self.ended.lock().await.recv().await;
    }

    fn handle(self: &Arc<TableRegistry>, table: TableId) -> Result<TableHandle, HostError> {
        let mut tables = self.lock();
        let running = tables.running.clone().ok_or(HostError::Closing)?;
        if let Some(handle) = tables.awake.get(&table).filter(|handle| !handle.is_closed()) {
            return Ok(handle.clone());
        }
        let (handle, keeper) = actor::channel(table, self.context(), Arc::downgrade(self));
        tables.awake.insert(table, handle.clone());
        tokio::spawn(async move {
            keeper.run().await;
            drop(running);
        });
        Ok(handle)
    }

    fn lock(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
