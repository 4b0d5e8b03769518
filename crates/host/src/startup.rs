//! What a host does when it starts, and as long as it lives: it wakes the tables that wait for it, and lets its
//! heart beat.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use carvania_store::{Cursor, ListedTable, StoreError, TableQuery};
use carvania_tables::TableId;
use futures_util::stream::{self, StreamExt};

use crate::context::Context;
use crate::table::event_log::open_stages;
use crate::table::message::Message;
use crate::table::registry::TableRegistry;

/// So many tables are read at the same time, so that people get their turn.
const MAX_CONCURRENT_LOADS: usize = 4;
/// So many tables are listed at a time.
const PAGE_SIZE: u32 = 500;
/// What a store that fails is given to recover.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);
/// How often the heart beats: a host that comes back knows to this how long it was away.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(2);

/// Wakes tables, then lets the heart beat. Until all tables know that the host was away it must not beat: should this
/// host fail meanwhile, the next one would not know.
pub(crate) async fn run(registry: Weak<TableRegistry>) {
    let Some(context) = registry.upgrade().map(|registry| registry.context()) else { return };
    tokio::select! {
        () = context.closing() => {}
        () = live(&registry, &context) => {}
    }
}

async fn live(registry: &Weak<TableRegistry>, context: &Context) {
    wake_all(registry, context).await;
    context.is_awake.store(true, Ordering::Relaxed);
    loop {
        beat(context).await;
        if let Err(error) = context.packs.refresh(&context.store).await {
            tracing::error!(%error, "the packs cannot be listed");
        }
        context.settings.time.wait(HEARTBEAT_INTERVAL).await;
    }
}

/// One beat, if the heart may beat already.
pub(crate) async fn beat(context: &Context) {
    if !context.is_awake.load(Ordering::Relaxed) {
        return;
    }
    if let Err(error) = context.store.record_heartbeat(context.now().0).await {
        tracing::error!(%error, "the heart did not beat");
    }
}

/// Goes through all open tables, and wakes those where a bot is to decide or a clock runs.
async fn wake_all(registry: &Weak<TableRegistry>, context: &Context) {
    let (mut before, mut woken) = (None, 0);
    loop {
        match page(context, before).await {
            Ok(tables) => {
                // Those opened since have been counted already.
                let older = tables.iter().filter(|table| table.created < context.started.0);
                context.metrics.tables_open.add(older.count() as u64);
                woken += wake(registry, &tables).await;
                before = tables.last().map(ListedTable::cursor);
            }
            Err(error) => {
                tracing::error!(%error, "the tables that wait cannot be listed: trying again");
                context.settings.time.wait(RETRY_INTERVAL).await;
                continue;
            }
        }
        if before.is_none() {
            tracing::info!(tables = woken, "all tables that waited are awake");
            return;
        }
    }
}

async fn page(context: &Context, before: Option<Cursor>) -> Result<Vec<ListedTable>, StoreError> {
    context
        .store
        .find(&TableQuery { stages: open_stages(), before, limit: PAGE_SIZE, ..TableQuery::default() })
        .await
}

async fn wake(registry: &Weak<TableRegistry>, tables: &[ListedTable]) -> usize {
    // Where nobody but bots plays, nobody waits.
    let is_waiting =
        |table: &&ListedTable| table.index.awaits_host && table.index.seats.iter().any(Option::is_some);
    let waiting: Vec<TableId> = tables.iter().filter(is_waiting).map(|table| TableId(table.id)).collect();
    let wake = async |table: TableId| {
        if let Some(registry) = registry.upgrade() {
            // A table that cannot be read has said so in the log.
            _ = registry.ask(table, |reply| Message::Get { reply }).await;
        }
    };
    stream::iter(&waiting).for_each_concurrent(MAX_CONCURRENT_LOADS, |table| wake(*table)).await;
    waiting.len()
}

/// Starts the tasks of a registry.
pub(crate) fn spawn(registry: &Arc<TableRegistry>) {
    tokio::spawn(run(Arc::downgrade(registry)));
    tokio::spawn(crate::table::timers::run(Arc::downgrade(registry)));
    tokio::spawn(crate::table::lobby_reaper::run(Arc::downgrade(registry)));
    tokio::spawn(crate::records::ratings::run(registry.context()));
    tokio::spawn(crate::records::owners::run(registry.context()));
}
