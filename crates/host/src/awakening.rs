//! What a host does when it starts, and as long as it lives: it wakes the tables that wait for it, and lets its
//! heart beat.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use carvania_store::{Cursor, Find, Listed, StoreError};
use carvania_tables::TableId;
use futures_util::stream::{self, StreamExt};

use crate::context::Context;
use crate::hall::Hall;
use crate::ledger::open_stages;
use crate::message::Message;

/// So many tables are read at the same time, so that people get their turn.
const AT_ONCE: usize = 4;
/// So many tables are listed at a time.
const PAGE: u32 = 500;
/// What a store that fails is given to recover.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the heart beats: a host that comes back knows to this how long it was away.
const BEAT: Duration = Duration::from_secs(2);

/// Wakes tables, then lets the heart beat. Until all tables know that the host was away it must not beat: should this
/// host fail meanwhile, the next one would not know.
pub(crate) async fn run(hall: Weak<Hall>) {
    let Some(context) = hall.upgrade().map(|hall| hall.context()) else { return };
    tokio::select! {
        () = context.closing() => {}
        () = live(&hall, &context) => {}
    }
}

async fn live(hall: &Weak<Hall>, context: &Context) {
    wake_all(hall, context).await;
    context.is_awake.store(true, Ordering::Relaxed);
    loop {
        beat(context).await;
        if let Err(error) = context.packs.refresh(&context.store).await {
            tracing::error!(%error, "the packs cannot be listed");
        }
        context.settings.time.wait(BEAT).await;
    }
}

/// One beat, if the heart may beat already.
pub(crate) async fn beat(context: &Context) {
    if !context.is_awake.load(Ordering::Relaxed) {
        return;
    }
    if let Err(error) = context.store.beat(context.now().0).await {
        tracing::error!(%error, "the heart did not beat");
    }
}

/// Goes through all open tables, and wakes those where a bot is to decide or a clock runs.
async fn wake_all(hall: &Weak<Hall>, context: &Context) {
    let (mut before, mut woken) = (None, 0);
    loop {
        match page(context, before).await {
            Ok(tables) => {
                // Those opened since have been counted already.
                let older = tables.iter().filter(|table| table.created < context.started.0);
                context.metrics.tables_open.add(older.count() as u64);
                woken += wake(hall, &tables).await;
                before = tables.last().map(Listed::cursor);
            }
            Err(error) => {
                tracing::error!(%error, "the tables that wait cannot be listed: trying again");
                context.settings.time.wait(PATIENCE).await;
                continue;
            }
        }
        if before.is_none() {
            tracing::info!(tables = woken, "all tables that waited are awake");
            return;
        }
    }
}

async fn page(context: &Context, before: Option<Cursor>) -> Result<Vec<Listed>, StoreError> {
    context.store.find(&Find { stages: open_stages(), before, limit: PAGE, ..Find::default() }).await
}

async fn wake(hall: &Weak<Hall>, tables: &[Listed]) -> usize {
    // Where nobody but bots plays, nobody waits.
    let is_waiting =
        |table: &&Listed| table.index.awaits_host && table.index.seats.iter().any(Option::is_some);
    let waiting: Vec<TableId> = tables.iter().filter(is_waiting).map(|table| TableId(table.id)).collect();
    let wake = async |table: TableId| {
        if let Some(hall) = hall.upgrade() {
            // A table that cannot be read has said so in the log.
            _ = hall.ask(table, |reply| Message::Look { reply }).await;
        }
    };
    stream::iter(&waiting).for_each_concurrent(AT_ONCE, |table| wake(*table)).await;
    waiting.len()
}

/// Starts the tasks of a hall.
pub(crate) fn spawn(hall: &Arc<Hall>) {
    tokio::spawn(run(Arc::downgrade(hall)));
    tokio::spawn(crate::alarm::run(Arc::downgrade(hall)));
    tokio::spawn(crate::lobbies::run(Arc::downgrade(hall)));
    tokio::spawn(crate::ratings::run(hall.context()));
    tokio::spawn(crate::owners::run(hall.context()));
}
