//! What a host does when it starts: it wakes the tables that wait for it, then records heartbeats as long as it runs.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use carvania_store::{Cursor, ListedTable, StoreError, TableQuery};
use carvania_tables::TableId;
use futures_util::stream::{self, StreamExt};

use crate::context::Context;
use crate::records::ratings::{self, Ratings};
use crate::table::event_log::open_stages;
use crate::table::message::Message;
use crate::table::registry::TableRegistry;
use crate::task;

/// How many tables are loaded at the same time, so that people get their turn.
const MAX_CONCURRENT_LOADS: usize = 4;
/// How many tables are listed at a time.
const PAGE_SIZE: u32 = 500;
/// When a store that failed is asked again.
const RETRY_INTERVAL: Duration = Duration::from_secs(5);

/// Wakes tables, then records heartbeats. There must be none before all tables know how long the host was away: should
/// this host fail meanwhile, the next one would not know.
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
        record_heartbeat(context).await;
        if let Err(error) = context.packs.refresh(&context.store).await {
            tracing::error!(%error, "the component packs cannot be listed");
        }
        context.settings.time.wait(context.settings.heartbeat_interval).await;
        if let Some(skipped) = context.settings.time.follow_system() {
            let minutes = skipped.as_secs() / 60;
            tracing::warn!(
                minutes,
                "the system clock was set forward, or the machine slept: nobody loses time by it"
            );
            // Each takes note of it before this host may end.
            context.timers.tables().into_iter().for_each(|table| wake_one(registry, table));
        }
    }
}

/// Records a heartbeat, if all tables know by now how long the host was away.
pub(crate) async fn record_heartbeat(context: &Context) {
    if !context.is_awake.load(Ordering::Relaxed) {
        return;
    }
    if let Err(error) = context.store.record_heartbeat(context.now().0).await {
        tracing::error!(%error, "the heartbeat could not be recorded");
    }
}

/// Goes through all open tables, and wakes those where a bot is to decide or a clock runs.
async fn wake_all(registry: &Weak<TableRegistry>, context: &Context) {
    let (mut before, mut woken) = (None, 0);
    loop {
        match page(context, before).await {
            Ok(tables) => {
                // Tables opened since the start have been counted already.
                let older = tables.iter().filter(|table| table.created < context.started.0);
                context.metrics.tables_open.add(older.count() as u64);
                woken += wake(registry, &tables).await;
                before = tables.last().map(ListedTable::cursor);
            }
            Err(error) => {
                tracing::error!(%error, "the tables with work to do cannot be listed: trying again");
                context.settings.time.wait(RETRY_INTERVAL).await;
                continue;
            }
        }
        if before.is_none() {
            tracing::info!(tables = woken, "loaded the tables that have work to do");
            return;
        }
    }
}

fn wake_one(registry: &Weak<TableRegistry>, table: TableId) {
    if let Some(registry) = registry.upgrade() {
        registry.wake(table);
    }
}

async fn page(context: &Context, before: Option<Cursor>) -> Result<Vec<ListedTable>, StoreError> {
    context
        .store
        .find(&TableQuery { stages: open_stages(), before, limit: PAGE_SIZE, ..TableQuery::default() })
        .await
}

async fn wake(registry: &Weak<TableRegistry>, tables: &[ListedTable]) -> usize {
    // Where only bots play, nobody waits.
    let is_waiting =
        |table: &&ListedTable| table.index.awaits_host && table.index.seats.iter().any(Option::is_some);
    let waiting: Vec<TableId> = tables.iter().filter(is_waiting).map(|table| TableId(table.id)).collect();
    let wake = async |table: TableId| {
        if let Some(registry) = registry.upgrade() {
            // A table that cannot be read has logged it.
            _ = registry.ask(table, |reply| Message::Get { reply }).await;
        }
    };
    stream::iter(&waiting).for_each_concurrent(MAX_CONCURRENT_LOADS, |table| wake(*table)).await;
    waiting.len()
}

/// Starts the tasks that run as long as the host.
pub(crate) fn spawn(registry: &Arc<TableRegistry>, ratings: Ratings) {
    task::spawn(run(Arc::downgrade(registry)));
    task::spawn(crate::table::timers::run(Arc::downgrade(registry)));
    task::spawn(crate::table::lobby_reaper::run(Arc::downgrade(registry)));
    task::spawn(ratings::run(ratings));
    task::spawn(crate::records::owners::run(registry.context()));
    task::spawn(crate::table::snapshots::run(registry.context()));
}
