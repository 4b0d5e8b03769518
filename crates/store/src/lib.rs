//! Stores tables, people and secrets in a database: SQL, and nothing but SQL. Bytes and texts go in, rows come out.
//!
//! A [`Store`] is a SQLite file. Everything that writes goes through one task, which commits all that waits in
//! one transaction and answers when it is on the disk: what is acknowledged survives a `kill -9` and a power cut.
//! Readers have connections of their own and never wait for a writer.
//!
//! The event log is the truth: one [`Row`] for each event of a table, numbered from 1 without a gap. An
//! [`Index`] says what tables are found by, and is rewritten with every append.
//!
//! # Modules
//!
//! - `store`, `error`: opening and closing a database, and what can go wrong.
//! - `writer`, `sqlite`, `encoding`: the one task that writes; everything that is particular to SQLite; numbers as it
//!   stores them.
//! - `table`, `seats`, `result`, `find`: event logs, snapshots and seeds; who sits where; how games ended; finding
//!   tables.
//! - `person`, `device`, `token`, `erase`: people, their secrets, programs in their name, and forgetting them.
//! - `pack`, `saved_map`, `cached_text`: component packs, saved maps, texts that can be made again.
//! - `file`, `migration`, `restore`, `maintenance`: the database as a file (who holds it, its schema, backups, its
//!   health).

mod cached_text;
mod device;
mod encoding;
mod erase;
mod error;
mod file;
mod find;
mod maintenance;
mod migration;
mod pack;

mod person;
mod restore;
mod result;
mod saved_map;
mod seats;
mod sqlite;
mod store;
mod table;
mod token;
mod writer;

pub use cached_text::{CachedText, CachedTextKind};
pub use device::Device;
pub use error::{AppendError, StoreError};
pub use find::{Cursor, ListedTable, TableQuery};
pub use maintenance::{Stats, Trace};
pub use pack::{AddedPack, PackFile, StoredPack};

pub use person::{KnownPerson, NewPerson, Person};
pub use result::GameResult;
pub use saved_map::SavedMap;
pub use store::Store;
pub use table::{Index, NewTable, OwnerLimit, Row};
pub use token::{NewToken, Token};

/// The SHA-256 of a secret. The secret itself is never stored.
pub type Hash = [u8; 32];
