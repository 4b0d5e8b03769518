//! Keeps tables: one task for each that is awake, bots on threads beside them, clocks, people, restarts.
//!
//! A [`Host`] knows neither HTTP nor SQL. A command goes to the keeper of its table, who has the table answer, writes the
//! events to the store, and only then keeps the table after them, tells those who follow, and replies: what is acknowledged is
//! on disk. Tables that nobody looks at are put away and come back from the store when somebody asks.
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

mod alarm;
mod awaited;
mod awakening;
mod bots;
mod branch;
mod context;
mod dealer;
mod devices;
mod error;
mod export;
mod find;
mod follow;
mod hall;
mod hint;
mod host;
mod keeper;
mod kept;
mod ledger;
mod lobbies;
mod maps;
mod message;
mod metrics;
mod name;
mod open;
mod outcome;
mod owners;
mod people;
mod random;
mod ratings;
mod record;
mod rematch;
mod review;
mod scope;
mod secret;
mod settings;
mod shelf;
mod shelved;
mod thinker;
mod time;

pub use devices::Device;
pub use error::{HintError, HostError, OpenError, RematchError, ReviewError, SendError};
pub use export::{Export, MapEntry, RatingEntry, ResultEntry, SaidEntry, TableEntry, TokenEntry};
pub use find::{Cursor, Found, List};
pub use follow::Update;
pub use hint::Hint;
pub use host::Host;
pub use kept::Answer;
pub use maps::{MOST_MAPS, SavedMap, random_map};
pub use metrics::Figures;
pub use name::{Name, NameError};
pub use open::OpenedTable;
pub use outcome::{Exception, FREE_ROUNDS, Finisher, Outcome, Uncounted};
pub use people::{People, PeopleError, Person, Token};
pub use random::NoRandomness;
pub use ratings::{Book, Finished, Rating, Ratings, Sheet, Size, Tally};
pub use review::{Progress, Reviews};
pub use scope::{Scope, Scopes, ScopesError};
pub use secret::{Secret, SecretError};
pub use settings::Settings;
pub use shelf::{Pack, PackError, pack_name};
pub use shelved::{KeepError, RecordKey, RecordKeyError, Records};
pub use time::{Hands, Time};
