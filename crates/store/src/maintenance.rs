//! Maintenance of a store: its heartbeat, checks, backups, figures.

use std::path::{Path, PathBuf};

use sqlx::{ConnectOptions as _, Connection as _};

use crate::encoding::{from_count, to_count};
use crate::error::StoreError;
use crate::file::{self, beside};
use crate::rows::Stats;
use crate::sqlite;
use crate::store::{Store, copy};

/// A trace of a database whose file is gone or is not the one that a server uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// A server has it open, and runs on though its file was removed or replaced: nothing is stored.
    InUse,
    /// Its log is still there: the file was moved away without it.
    Log(PathBuf),
}

impl Store {
    /// Looks for traces of a database whose file is gone or was replaced. There are none if there never was one, or if it
    /// was closed and moved away properly.
    pub fn trace(path: &Path) -> Option<Trace> {
        if file::is_open_elsewhere(path) {
            return Some(Trace::InUse);
        }
        if path.exists() {
            return None;
        }
        ["-wal", "-shm"]
            .map(|suffix| beside(path, suffix))
            .into_iter()
            .find(|log| log.exists())
            .map(Trace::Log)
    }

    /// Records that the host is running.
    pub async fn record_heartbeat(&self, now: u64) -> Result<(), StoreError> {
        let sql = "INSERT INTO heartbeat (one, beat) VALUES (1, $1) \
                   ON CONFLICT (one) DO UPDATE SET beat = excluded.beat";
        self.execute(sqlx::query(sql).bind(from_count(now))).await?;
        Ok(())
    }

    /// When a host was last running.
    pub async fn last_heartbeat(&self) -> Result<Option<u64>, StoreError> {
        let beat: Option<(i64,)> = self.fetch_optional(sqlx::query_as("SELECT beat FROM heartbeat")).await?;
        Ok(beat.map(|(beat,)| to_count(beat)))
    }

    /// Checks the database, and says what is wrong with it; nothing if it is sound.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        match sqlite::problems(&mut *self.acquire().await?).await {
            Err(StoreError::Damaged(problem)) => Ok(vec![problem]),
            problems => problems.map_err(|error| self.explain(error)),
        }
    }

    /// Writes a backup to a new file, while games go on.
    pub async fn backup(&self, to: &Path) -> Result<(), StoreError> {
        match self.path() {
            Some(path) => {
                // A connection of its own: it is busy for a while, and nobody else should wait for it.
                copy_file(path, to).await.map_err(|error| self.explain(error))
            }
            None => copy(&mut *self.acquire().await?, to).await,
        }
    }

    /// How much the database holds.
    pub async fn stats(&self) -> Result<Stats, StoreError> {
        // The last numbers of all tables are the number of events, and quicker to add up.
        let sql = "SELECT COUNT(*), CAST(COALESCE(SUM(last_number), 0) AS BIGINT), \
                   (SELECT COUNT(*) FROM people WHERE name IS NOT NULL), \
                   (SELECT COUNT(*) FROM tokens WHERE revoked IS NULL) FROM tables";
        let (tables, events, people, tokens): (i64, i64, i64, i64) =
            self.fetch_one(sqlx::query_as(sql)).await?;
        let [tables, events, people, tokens] = [tables, events, people, tokens].map(to_count);
        Ok(Stats { tables, events, people, tokens, bytes: self.bytes() })
    }

    /// How many bytes the database has on the disk; 0 in memory.
    pub fn bytes(&self) -> u64 {
        let size = |path: &Path| std::fs::metadata(path).map_or(0, |metadata| metadata.len());
        self.path().map_or(0, |path| size(path) + size(&beside(path, "-wal")))
    }
}

async fn copy_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut connection = sqlite::read_only_options(from).connect().await?;
    copy(&mut connection, to).await?;
    connection.close().await?;
    Ok(())
}
