//! A store in memory with an append-only journal: what there is where no file can be opened, as in a browser.
//!
//! It keeps the same things as the store in a file, refuses the same and answers alike. Every change is one line of
//! JSON that goes to a [`Sink`] before it is made: what is acknowledged is where the sink keeps it. A journal that is read
//! again ([`Store::open`]) leads to the same store; [`Store::dump`] writes the shortest journal that does.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
//! use carvania_store::memory::Store;
//!
//! let store = Store::in_memory().await?;
//! store.record_heartbeat(7).await?;
//! let (sink, _entries) = tokio::sync::mpsc::unbounded_channel();
//! let again = Store::open(&store.dump(), sink)?;
//! assert_eq!(again.last_heartbeat().await?, Some(7));
//! # Ok::<_, carvania_store::StoreError>(()) }).unwrap();
//! ```

mod journal;
mod people;
mod state;
mod tables;

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

pub use journal::{Entry, EntryKind, Sink};

use crate::commit_times::CommitTimes;
use crate::error::StoreError;
use crate::rows::{self, Act, Stats};
use state::{Change, State};

/// A store in memory. Clones are the same store.
#[derive(Clone)]
pub struct Store(Arc<Inner>);

struct Inner {
    state: Mutex<State>,
    /// One write at a time.
    turn: tokio::sync::Mutex<Turn>,
    sink: Option<Sink>,
    health: Mutex<Health>,
}

#[derive(Default)]
struct Health {
    is_closed: bool,
    /// Why the last write failed, if it did.
    failure: Option<StoreError>,
}

struct Turn {
    /// A caller who went away while a change was written leaves it here for the next one.
    pending: Option<Pending>,
    /// Whether nothing stands in the journal yet, not even its first line.
    is_new: bool,
}

/// A change that is in the journal, or about to be.
struct Pending {
    changes: Vec<Change>,
    written: oneshot::Receiver<Result<(), StoreError>>,
}

impl fmt::Debug for Store {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Store").finish()
    }
}

impl Store {
    /// How many events are read at a time.
    pub const PAGE: usize = rows::PAGE;

    /// A store without a journal, which is gone with its last clone: for tests.
    pub async fn in_memory() -> Result<Store, StoreError> {
        Ok(Store::new(State::default(), None, true))
    }

    /// The store that a journal leads to. Its changes go on in the sink. A last line that is cut off was never
    /// acknowledged, and is left out.
    pub fn open(journal: &[u8], sink: Sink) -> Result<Store, StoreError> {
        let state = journal::read(journal)?;
        Ok(Store::new(state, Some(sink), !journal.contains(&b'\n')))
    }

    /// The shortest journal that leads to this store: everything in it, in one file.
    pub fn dump(&self) -> Vec<u8> {
        journal::write(&self.state())
    }

    /// Replaces the journal by the shortest one that leads to this store: what was changed or erased since stands in it no
    /// longer.
    pub async fn compact(&self) -> Result<(), StoreError> {
        let mut turn = self.0.turn.lock().await;
        _ = self.settle(&mut turn).await;
        let journal = self.read(journal::write)?;
        self.record(&mut turn, journal, EntryKind::Whole, Vec::new()).await
    }

    fn new(state: State, sink: Option<Sink>, is_new: bool) -> Store {
        Store(Arc::new(Inner {
            state: Mutex::new(state),
            turn: tokio::sync::Mutex::new(Turn { pending: None, is_new }),
            sink,
            health: Mutex::default(),
        }))
    }

    /// Finishes what was asked for. Later calls are refused with `Closed`.
    pub async fn close(&self) {
        let mut turn = self.0.turn.lock().await;
        // What could not be written was told to who asked for it.
        _ = self.settle(&mut turn).await;
        self.health().is_closed = true;
    }

    /// Why nothing can be written now: the store is closed, or the last write failed.
    pub fn trouble(&self) -> Option<StoreError> {
        let health = self.health();
        if health.is_closed { Some(StoreError::Closed) } else { health.failure.clone() }
    }

    /// Checks the store, and says what is wrong with it: nothing, since a journal is checked when it is read.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.read(|_| Vec::new())
    }

    /// Records that the host is running.
    pub async fn record_heartbeat(&self, now: u64) -> Result<(), StoreError> {
        self.write(|_, changes| {
            changes.push(Change::Heartbeat(now));
            Ok(())
        })
        .await
    }

    /// When a host was last running.
    pub async fn last_heartbeat(&self) -> Result<Option<u64>, StoreError> {
        self.read(|state| state.heartbeat)
    }

    /// How much the store holds. It takes no room on a disk.
    pub async fn stats(&self) -> Result<Stats, StoreError> {
        self.read(|state| Stats {
            tables: state.tables.len() as u64,
            events: state.tables.values().map(|table| table.last).sum(),
            people: state.people.values().filter(|person| person.name.is_some()).count() as u64,
            tokens: state.tokens.values().filter(|token| token.revoked.is_none()).count() as u64,
            bytes: 0,
        })
    }

    /// What the operator asked for: nobody can ask beside a store in memory.
    pub async fn open_acts(&self) -> Result<Vec<Act>, StoreError> {
        self.read(|_| Vec::new())
    }

    /// Notes what came of something that was asked for: nothing ever is.
    pub async fn finish_act(&self, _: u64, _: u64, _: &str) -> Result<(), StoreError> {
        self.read(|_| ())
    }

    /// Shuts a person out: nobody is, where nobody can ask for it.
    pub async fn shut_out(&self, _: u64, _: Option<u64>) -> Result<bool, StoreError> {
        self.read(|_| false)
    }

    /// How long commits took: none is made here.
    pub fn commit_times(&self) -> CommitTimes {
        CommitTimes::default()
    }

    /// How many bytes it has on the disk: none.
    pub fn bytes(&self) -> u64 {
        0
    }

    fn state(&self) -> MutexGuard<'_, State> {
        // Nothing done under this lock can panic halfway.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn health(&self) -> MutexGuard<'_, Health> {
        self.0.health.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read<T>(&self, look: impl FnOnce(&State) -> T) -> Result<T, StoreError> {
        if self.health().is_closed {
            return Err(StoreError::Closed);
        }
        Ok(look(&self.state()))
    }

    /// Makes the changes that `plan` comes to, when they are in the journal. Where it refuses, or the journal cannot be
    /// written, nothing is changed.
    async fn write<T, E: From<StoreError>>(
        &self,
        plan: impl FnOnce(&State, &mut Vec<Change>) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut turn = self.0.turn.lock().await;
        // Whoever it belonged to has gone away.
        _ = self.settle(&mut turn).await;
        let mut changes = Vec::new();
        let value = self.read(|state| plan(state, &mut changes))??;
        if !changes.is_empty() {
            let header = if turn.is_new { journal::HEADER.as_bytes() } else { &[] };
            let bytes = [header, &journal::line(&changes)].concat();
            self.record(&mut turn, bytes, EntryKind::Addition, changes).await?;
        }
        Ok(value)
    }

    /// Hands an entry to the sink, waits until it is kept, and makes the changes.
    async fn record(
        &self,
        turn: &mut Turn,
        bytes: Vec<u8>,
        kind: EntryKind,
        changes: Vec<Change>,
    ) -> Result<(), StoreError> {
        let Some(sink) = &self.0.sink else {
            self.state().apply(changes);
            return Ok(());
        };
        let (done, written) = oneshot::channel();
        // A sink that is gone drops the entry, and says so by that.
        _ = sink.send(Entry { kind, bytes, written: done });
        turn.pending = Some(Pending { changes, written });
        self.settle(turn).await
    }

    /// Waits until the pending change is in the journal, and makes it. It can be waited for again.
    async fn settle(&self, turn: &mut Turn) -> Result<(), StoreError> {
        let Some(pending) = &mut turn.pending else { return Ok(()) };
        let written = (&mut pending.written).await.unwrap_or(Err(StoreError::Failed));
        if let Some(Pending { changes, .. }) = turn.pending.take()
            && written.is_ok()
        {
            self.state().apply(changes);
            turn.is_new = false;
        }
        self.health().failure = written.as_ref().err().cloned();
        written
    }
}

#[cfg(test)]
mod tests;
