//! Hosts tables: an actor for each loaded table, bots on the threads of a worker pool, clocks, people, restarts.
//!
//! A [`Host`] knows neither HTTP nor SQL. A command goes to the actor of its table, which has the table handle it,
//! writes the events to the store, and only then publishes the new table to its followers and replies: what is
//! acknowledged is on disk. Idle tables are unloaded, and loaded from the store again when they are needed.
//!
//! ```
//! # tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
//! use carvania_host::{Host, Settings};
//! use carvania_store::Store;
//! use carvania_tables::{Actor, Command, Options, Stage};
//!
//! let host = Host::start(Store::in_memory().await?, Settings::default()).await?;
//! let (ada, _secret) = host.people().guest("Ada").await?;
//! let seats = serde_json::json!([{ "person": ada }, { "bot": "casual" }]);
//! let options: Options = serde_json::from_value(serde_json::json!({ "game": "GE", "seats": seats }))?;
//! let table = host.open(ada, options).await?.id;
//! let answer = host.send(table, Actor::Person(ada), Command::Ready { note: None }).await?;
//! assert_eq!(answer.table.stage, Stage::Playing);
//! host.stop().await;
//! # Ok::<(), Box<dyn std::error::Error>>(()) }).unwrap();
//! ```
//!
//! # Modules
//!
//! - `host`, `context`, `error`: the entry point to all tables and people, their shared state, and errors.
//! - `table`: a running table (the registry that finds its actor, the actor, the event log, the bot on a seat,
//!   timers, followers).
//! - `worker_pool`: threads that think for bots, shared fairly, and background jobs between.
//! - `people`: identities and credentials, devices, names, maps and downloads.
//! - `records`: what outlasts a table (results and ratings, component packs, imported records).
//! - `admin`: what the operator of the server asks for.
//! - `analysis`: hints and reviews, asked for once and cached.
//! - `startup`, `settings`, `time`, `random`, `metrics`, `limits`: how a host starts, its options, its clock, its
//!   randomness, its counters, how much of each limit is used.
//! - `task`, `thinking`: tasks and timers, which in a browser are the browser's, and thinking elsewhere where there are no
//!   threads.

mod admin;
mod analysis;
mod context;
mod error;
mod host;
mod limits;
mod metrics;
mod people;
mod random;
mod records;
mod settings;
mod startup;
mod table;
pub mod task;
pub mod thinking;
mod time;
mod worker_pool;

pub use admin::AdminAct;
pub use analysis::hint::Hint;
pub use analysis::review::{ReviewProgress, Reviews};
pub use error::{HintError, HostError, OpenError, RematchError, ReviewError, SendError};
pub use host::Host;
pub use limits::LimitUsage;
pub use metrics::MetricsSnapshot;
pub use people::devices::Device;
pub use people::export::{Export, MapEntry, RatingEntry, ResultEntry, SaidEntry, TableEntry, TokenEntry};
pub use people::maps::{MAX_MAPS, SavedMap, random_map};
pub use people::name::{Name, NameError};
pub use people::scope::{Scope, Scopes, ScopesError};
pub use people::secret::{Secret, SecretError};
pub use people::{People, PeopleError, Person, Token};
pub use random::{NoRandomness, Randomness};
pub use records::imported_records::{ImportError, ImportedRecords, RecordKey, RecordKeyError};
pub use records::outcome::{Exception, FREE_ROUNDS, Finisher, Outcome, Uncounted};
pub use records::packs::{Pack, PackError, pack_name};
pub use records::ratings::{
    FinishedGame, PlayerStats, Rating, RatingBook, RatingChange, Ratings, TableSize, Tally,
};
pub use settings::Settings;
pub use table::find::{Cursor, TableList, TableSummary};
pub use table::follow::TableUpdate;
pub use table::live_table::Accepted;
pub use table::open::OpenedTable;
pub use time::{ManualTime, Time};
