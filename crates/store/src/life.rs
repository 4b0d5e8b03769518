//! The life of a store: its heartbeat, its health, backups.

use std::path::Path;

use crate::error::StoreError;
use crate::store::Store;

/// How much is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// How many tables.
    pub tables: u64,
    /// How many events, of all tables.
    pub events: u64,
    /// How many people, without those erased.
    pub people: u64,
    /// How many tokens that are not revoked.
    pub tokens: u64,
    /// How many bytes on the disk.
    pub bytes: u64,
}

impl Store {
    /// The host is alive.
    pub async fn beat(&self, now: u64) -> Result<(), StoreError> {
        let _ = now;
        todo!()
    }

    /// When the host was last alive.
    pub async fn last_beat(&self) -> Result<Option<u64>, StoreError> {
        todo!()
    }

    /// What is wrong with the database; nothing if it is sound.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        todo!()
    }

    /// Writes all that is kept to a new file, while games go on.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        let _ = to;
        todo!()
    }

    /// How much is kept.
    pub async fn stats(&self) -> Result<Stats, StoreError> {
        todo!()
    }
}
