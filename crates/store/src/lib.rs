//! Stores tables, people and secrets in a database. This crate contains all SQL and nothing else: bytes and texts go
//! in, rows come out.
//!
//! A [`Store`] is a SQLite file. Everything that writes goes through one task, which commits all that waits in one
//! transaction and answers when it is on the disk: what is acknowledged survives a `kill -9` and a power cut. Readers
//! use separate connections and never wait for a writer.
//!
//! The event log is the source of truth: one [`Row`] for each event of a table, numbered from 1 without gaps. An
//! [`Index`] holds what tables are searched by, and is rewritten with every append.
//!
//! Where there is neither a file nor SQLite, as in a browser, a [`memory::Store`] takes its place (without the feature
//! `sqlite` it is [`Store`]): in memory, with a journal of every change. Both pass the same tests.
//!
//! # Modules
//!
//! - `rows`: what goes in and comes out.
//! - `memory`: the store in memory with a journal.
//! - `store`, `error`: opening and closing a database, and what can go wrong.
//! - `writer`, `sqlite`, `encoding`: the one task that writes; everything that is particular to SQLite; numbers as it
//!   stores them.
//! - `table`, `seats`, `result`, `find`: event logs, snapshots and seeds; who sits where; how games ended; finding
//!   tables.
//! - `person`, `device`, `token`, `erase`: people, their secrets, programs in their name, and forgetting them.
//! - `admin`: what the operator does about people and tables, with a log of it.
//! - `pack`, `saved_map`, `cached_text`: component packs, saved maps, texts that can be made again.
//! - `commit_times`: how long commits take.
//! - `file`, `migration`, `restore`, `maintenance`: the database as a file (who holds it, its schema, backups, its
//!   health).

mod commit_times;
mod error;
pub mod memory;
mod rows;

#[cfg(feature = "sqlite")]
mod admin;
#[cfg(feature = "sqlite")]
mod cached_text;
#[cfg(feature = "sqlite")]
mod device;
#[cfg(feature = "sqlite")]
mod encoding;
#[cfg(feature = "sqlite")]
mod erase;
#[cfg(feature = "sqlite")]
mod file;
#[cfg(feature = "sqlite")]
mod find;
#[cfg(feature = "sqlite")]
mod maintenance;
#[cfg(feature = "sqlite")]
mod migration;
#[cfg(feature = "sqlite")]
mod pack;
#[cfg(feature = "sqlite")]
mod person;
#[cfg(feature = "sqlite")]
mod restore;
#[cfg(feature = "sqlite")]
mod result;
#[cfg(feature = "sqlite")]
mod saved_map;
#[cfg(feature = "sqlite")]
mod seats;
#[cfg(feature = "sqlite")]
mod sqlite;
#[cfg(feature = "sqlite")]
mod store;
#[cfg(feature = "sqlite")]
mod table;
#[cfg(feature = "sqlite")]
mod token;
#[cfg(feature = "sqlite")]
mod writer;

pub use commit_times::CommitTimes;
pub use error::{AppendError, StoreError};
#[cfg(feature = "sqlite")]
pub use maintenance::Trace;
#[cfg(not(feature = "sqlite"))]
pub use memory::Store;
pub use rows::{
    Act, AddedPack, CachedText, CachedTextKind, Cursor, Device, GameResult, Index, KnownPerson, ListedPerson,
    ListedTable, NewAct, NewPerson, NewTable, NewToken, OwnerLimit, PackFile, Person, Row, SavedMap, Stats,
    StoredPack, TableQuery, Token,
};
#[cfg(feature = "sqlite")]
pub use store::Store;

/// The SHA-256 of a secret. The secret itself is never stored.
pub type Hash = [u8; 32];
