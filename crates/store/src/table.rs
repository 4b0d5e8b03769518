//! Tables: their events, snapshots and secret seeds.

use std::fmt;

use crate::Hash;
use crate::error::{AppendError, StoreError};
use crate::store::Store;

/// An event or a snapshot of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The number of the event, from 1; of a snapshot: of the last event that it includes.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: u64,
    /// What.
    pub body: String,
    /// Who said what stands in the body, so that it is blanked when they are erased. None for all other events.
    pub said_by: Option<u64>,
}

/// A table that is opened.
#[derive(Clone, PartialEq, Eq)]
pub struct NewTable {
    /// Its id.
    pub id: u64,
    /// Its secret seed.
    pub seed: [u8; 32],
    /// The hash of its invite.
    pub invite_hash: Hash,
    /// When it was opened.
    pub created: u64,
    /// What it is found by.
    pub index: Index,
}

/// Without the seed, which must be in no log.
impl fmt::Debug for NewTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewTable").field("id", &self.id).field("index", &self.index).finish_non_exhaustive()
    }
}

/// What tables are found by; follows from the events, rewritten with every append.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Index {
    /// Which game.
    pub title: String,
    /// How far it is.
    pub stage: String,
    /// Whether everybody may find it.
    pub is_listed: bool,
    /// Whether it goes on by itself: bots to move, clocks that run.
    pub awaits_host: bool,
    /// The person on each place.
    pub seats: Vec<Option<u64>>,
    /// Whose turn it is.
    pub turn_of: Option<u64>,
    /// When it changed last.
    pub changed: u64,
}

impl Store {
    /// Keeps a new table with its seed and first events. `Taken` if there is a table with this id or invite.
    pub async fn create(&self, table: NewTable, first: &[Row]) -> Result<(), StoreError> {
        let _ = (table, first);
        todo!()
    }

    /// Appends events that follow on those of the table, and rewrites its index. Answers when they are on the disk.
    /// Without rows only the index is rewritten. A caller who goes away may still have appended.
    pub async fn append(&self, table: u64, rows: &[Row], index: &Index) -> Result<(), AppendError> {
        let _ = (table, rows, index);
        todo!()
    }

    /// The events of a table after a number, in order. None if there is no such table.
    pub async fn events(&self, table: u64, after: u64) -> Result<Vec<Row>, StoreError> {
        let _ = (table, after);
        todo!()
    }

    /// The newest snapshot of a table.
    pub async fn snapshot(&self, table: u64) -> Result<Option<Row>, StoreError> {
        let _ = table;
        todo!()
    }

    /// Keeps a snapshot in place of older ones; one that is older than what is kept changes nothing.
    pub async fn keep_snapshot(&self, table: u64, snapshot: &Row) -> Result<(), StoreError> {
        let _ = (table, snapshot);
        todo!()
    }

    /// The secret seed of a table.
    pub async fn seed(&self, table: u64) -> Result<Option<[u8; 32]>, StoreError> {
        let _ = table;
        todo!()
    }

    /// The table of an invite.
    pub async fn invited(&self, hash: &Hash) -> Result<Option<u64>, StoreError> {
        let _ = hash;
        todo!()
    }
}
