//! What all tables share.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use carvania_lab::Entrant;
use carvania_rules::{Record, Title};
use carvania_store::Store;
use carvania_tables::{PersonId, Timestamp};
use tokio::sync::watch;

use crate::metrics::Metrics;
use crate::records::packs::Packs;
use crate::settings::Settings;
use crate::table::past_tables::PastTables;
use crate::table::timers::Timers;
use crate::worker_pool::{BotPlayer, JobHandle, WorkerPool};

/// What all tables share.
pub(crate) struct Context {
    pub(crate) store: Store,
    pub(crate) settings: Settings,
    pub(crate) packs: Packs,
    pub(crate) bot_workers: WorkerPool,
    /// Programs have threads of their own, which mostly wait: one that hangs keeps no bot from thinking.
    pub(crate) program_workers: Option<WorkerPool>,
    pub(crate) past_tables: PastTables,
    pub(crate) timers: Timers,
    pub(crate) metrics: Arc<Metrics>,
    /// When this host started.
    pub(crate) started: Timestamp,
    /// The last heartbeat of the host before it.
    pub(crate) last_heartbeat: Option<Timestamp>,
    /// Whether all tables know how long the host was away, so that heartbeats may be recorded.
    pub(crate) is_awake: AtomicBool,
    /// Whether the host is about to stop.
    pub(crate) closing: watch::Receiver<bool>,
}

impl Context {
    /// What time it is.
    pub(crate) fn now(&self) -> Timestamp {
        self.settings.time.now()
    }

    /// Submits a decision of a player to the threads for its kind.
    pub(crate) fn submit(
        &self,
        owner: PersonId,
        record: Record,
        player: BotPlayer,
        thought: Duration,
    ) -> JobHandle {
        let pool = match player.entrant() {
            Entrant::Bot(_) | Entrant::Guest(_) => None,
            Entrant::Program(_) => self.program_workers.as_ref(),
        };
        pool.unwrap_or(&self.bot_workers).submit(owner, record, player, thought)
    }

    /// Makes ready what is needed here to think about a game.
    pub(crate) async fn prepare(&self, game: Title) {
        if let Some(thinker) = &self.settings.thinker {
            thinker.prepare(game).await;
        }
    }

    /// How many decisions wait for a thread.
    pub(crate) fn bots_waiting(&self) -> usize {
        self.pools().map(WorkerPool::waiting).sum()
    }

    /// Stops all bots that think, and waits for their threads.
    pub(crate) fn close_pools(&self) {
        self.pools().for_each(WorkerPool::close);
    }

    fn pools(&self) -> impl Iterator<Item = &WorkerPool> {
        std::iter::once(&self.bot_workers).chain(&self.program_workers)
    }

    /// Whether the host is about to stop.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// Waits until the host is about to stop, or is gone.
    pub(crate) async fn closing(&self) {
        // An error means that it is gone.
        _ = self.closing.clone().wait_for(|is_closing| *is_closing).await;
    }
}
