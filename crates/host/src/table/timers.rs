//! Timers wake tables that were put away while a clock runs, when the time is over.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError, Weak};

use carvania_tables::{TableId, Timestamp};
use tokio::sync::Notify;

use crate::table::registry::TableRegistry;
use crate::time::Time;

/// The timers that are set.
#[derive(Default)]
pub(crate) struct Timers {
    set: Mutex<BTreeSet<(Timestamp, TableId)>>,
    is_new: Notify,
}

impl Timers {
    /// Wakes a table at a point in time. One timer too many does no harm: the table looks at its clock and is put away
    /// again.
    pub(crate) fn set(&self, moment: Timestamp, table: TableId) {
        self.set.lock().unwrap_or_else(PoisonError::into_inner).insert((moment, table));
        self.is_new.notify_one();
    }

    /// The tables that are woken some time.
    pub(crate) fn tables(&self) -> Vec<TableId> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner).iter().map(|&(_, table)| table).collect()
    }

    fn first(&self) -> Option<Timestamp> {
        self.set.lock().unwrap_or_else(PoisonError::into_inner).first().map(|&(moment, _)| moment)
    }

    fn due(&self, now: Timestamp) -> Option<TableId> {
        let mut set = self.set.lock().unwrap_or_else(PoisonError::into_inner);
        let is_due = set.first().is_some_and(|&(moment, _)| moment <= now);
        if is_due { set.pop_first().map(|(_, table)| table) } else { None }
    }

    /// Waits until a timer may be due.
    async fn wait(&self, time: &Time) {
        let first = async {
            match self.first() {
                Some(moment) => time.until(moment).await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = first => {}
            () = self.is_new.notified() => {}
        }
    }
}

/// Wakes tables as long as the host runs.
pub(crate) async fn run(registry: Weak<TableRegistry>) {
    let Some(context) = registry.upgrade().map(|registry| registry.context()) else { return };
    loop {
        tokio::select! {
            () = context.closing() => return,
            () = context.timers.wait(&context.settings.time) => {}
        }
        while let Some(table) = context.timers.due(context.now()) {
            match registry.upgrade() {
                Some(registry) => registry.wake(table),
                None => return,
            }
        }
    }
}
