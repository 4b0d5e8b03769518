//! The metrics of a host, for monitoring.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use carvania_tables::Refusal;

/// The metrics at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MetricsSnapshot {
    /// Tables that are in memory now.
    pub tables_awake: u64,
    /// Tables where people gather or play, awake or not.
    pub tables_open: u64,
    /// Tables opened since the start.
    pub tables_opened: u64,
    /// Events written since the start.
    pub events: u64,
    /// Decisions of bots since the start.
    pub bot_decisions: u64,
    /// How long bots have thought in all.
    pub bot_thinking: Duration,
    /// Decisions that wait for a thread now.
    pub bots_waiting: u64,
    /// Failures of programs and bots since the start.
    pub complaints: u64,
    /// How many followers there are now.
    pub followers: u64,
    /// How often a follower was too slow and had to read from the store.
    pub followers_behind: u64,
    /// How often a table failed and had to be loaded again.
    pub failures: u64,
    /// Refusals since the start, by their names.
    pub refusals: BTreeMap<&'static str, u64>,
}

/// A counter that many threads change.
#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) tables_awake: Count,
    pub(crate) tables_open: Count,
    pub(crate) tables_opened: Count,
    pub(crate) events: Count,
    pub(crate) complaints: Count,
    pub(crate) followers: Count,
    pub(crate) followers_behind: Count,
    pub(crate) failures: Count,
    bot_decisions: Count,
    bot_microseconds: Count,
    refusals: Mutex<BTreeMap<&'static str, u64>>,
}

/// Counts as present until it is dropped.
pub(crate) struct Present(Arc<Metrics>, fn(&Metrics) -> &Count);

impl Count {
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Ordering::Relaxed);
    }

    /// Adds one, unless the limit is reached. Says whether it did.
    pub(crate) fn add_below(&self, most: u64) -> bool {
        let more = |count: u64| (count < most).then(|| count + 1);
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more).is_ok()
    }

    /// Counts one less from now on.
    pub(crate) fn less(&self) {
        let less = |count: u64| Some(count.saturating_sub(1));
        _ = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

impl Metrics {
    /// Counts something as present until the value that is returned is dropped.
    pub(crate) fn track(metrics: &Arc<Metrics>, what: fn(&Metrics) -> &Count) -> Present {
        what(metrics).add(1);
        Present(Arc::clone(metrics), what)
    }

    pub(crate) fn count_decision(&self, spent: Duration) {
        self.bot_decisions.add(1);
        self.bot_microseconds.add(spent.as_micros().try_into().unwrap_or(u64::MAX));
    }

    pub(crate) fn count_refusal(&self, refusal: &Refusal) {
        let mut refusals = self.refusals.lock().unwrap_or_else(PoisonError::into_inner);
        *refusals.entry(refusal.name()).or_default() += 1;
    }

    pub(crate) fn figures(&self, bots_waiting: usize) -> MetricsSnapshot {
        MetricsSnapshot {
            tables_awake: self.tables_awake.get(),
            tables_open: self.tables_open.get(),
            tables_opened: self.tables_opened.get(),
            events: self.events.get(),
            bot_decisions: self.bot_decisions.get(),
            bot_thinking: Duration::from_micros(self.bot_microseconds.get()),
            bots_waiting: bots_waiting as u64,
            complaints: self.complaints.get(),
            followers: self.followers.get(),
            followers_behind: self.followers_behind.get(),
            failures: self.failures.get(),
            refusals: self.refusals.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }
}

impl Drop for Present {
    fn drop(&mut self) {
        (self.1)(&self.0).less();
    }
}
