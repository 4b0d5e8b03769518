//! Tables: who sits where, what has been decided, whose clock runs.
//!
//! A [`Table`] is the fold of its events: it is made from them and changes only by them. Handling a [`Command`] gives a
//! [`Transition`], the events that follow from it and the table after them, or a [`Refusal`] that changes nothing. A
//! host writes the events down first and takes the new table afterwards, so nothing is true that is not on disk.
//!
//! Moves are types here, and texts only in JSON: [`read_action`] reads a text that was sent.
//!
//! The crate is pure: callers pass in the time, draws come from a [`Dealer`], and nothing here is secret, so the whole
//! table may be shown to everybody at any time.
//!
//! ```
//! use carvania_rules::{Action, Actions, Components, Digest, Game, Title};
//! use carvania_tables::{
//!     Actor, Command, Dealer, Event, EventKind, Timestamp, Note, Options, PersonId, ComponentSource, Stage, Table, TableId,
//! };
//!
//! /// The printed components and no others.
//! struct Printed;
//! impl ComponentSource for Printed {
//!     fn components(&self, _: Title, _: &Digest) -> Option<&'static Components> {
//!         None
//!     }
//! }
//!
//! /// Always draws what comes first. (A host draws from a secret seed.)
//! struct First;
//! impl Dealer for First {
//!     fn order(&self, _: &[Note], places: u8) -> Vec<u8> {
//!         (1..=places).collect()
//!     }
//!     fn draw(&self, _: &[Note], game: &Game, _: u64) -> Option<Action> {
//!         game.chance().next().map(|(action, _)| action)
//!     }
//!     fn seed(&self) -> String {
//!         "00".repeat(32)
//!     }
//! }
//!
//! // Ada opens a table against a bot.
//! let ada = PersonId(1);
//! let seats = format!(r#"{{"game": "GE", "seats": [{{"person": "{ada}"}}, {{"bot": "skilled"}}]}}"#);
//! let options: Options = serde_json::from_str(&seats).unwrap();
//! let opened = EventKind::Opened { by: ada, options, rules: carvania_rules::VERSION, commitment: Digest::of("seed") };
//! let table = Table::open(TableId(1), &Event { number: 1, at: Timestamp(0), kind: opened }, &Printed).unwrap();
//!
//! // She is ready, so the cards are dealt.
//! let ready = Command::Ready { note: None };
//! let dealt = table.handle(Actor::Person(ada), ready, Timestamp(1_000), &First).unwrap().table;
//! assert_eq!(dealt.stage, Stage::Playing);
//!
//! // She decides.
//! let mut legal = Actions::new();
//! dealt.game().unwrap().legal_actions(&mut legal);
//! let action = dealt.game().unwrap().write_action(legal[0]);
//! let decide = Command::Decide { seat: 1, seen: dealt.last, action, key: None };
//! let decided = dealt.handle(Actor::Person(ada), decide, Timestamp(2_000), &First).unwrap();
//!
//! // The same table is made from its events.
//! let mut replayed = dealt.clone();
//! decided.events.iter().for_each(|event| replayed.apply(event).unwrap());
//! assert_eq!(replayed, decided.table);
//! ```
//!
//! # Modules
//!
//! - `table`: the fold of a table's events, and what follows from a command.
//! - `command`, `event`, `refusal`: what a person wants, what happened, why nothing happens.
//! - `options`, `branch`, `hints`: what is agreed before a game (seats, clocks, the game it continues, hints).
//! - `clock`, `timestamp`: time left, and whose clock runs until when.
//! - `notation`, `id`: actions and numbers, read where they come from outside.

mod branch;
mod clock;
mod command;
mod event;
mod hints;
mod id;
mod notation;
mod options;
mod refusal;
mod table;
mod timestamp;

pub use branch::{Branch, Origin};
pub use clock::{Clock, Pace};
pub use command::{Actor, Command, Key, Note, TextError};
pub use event::{By, Event, EventKind, EventNumber};
pub use hints::{Hints, HintsError};
pub use id::{IdError, PersonId, TableId};
pub use notation::{Notation, read_action};
pub use options::{Occupant, Options, OptionsError, SeatOrder, Visibility};
pub use refusal::Refusal;
pub use table::{
    Absence, ChatMessage, ComponentSource, Conduct, Dealer, Decided, Entry, Place, RETURN_TIME, Request,
    SeatStanding, SnapshotError, Stage, Table, Transition, WaitsFor,
};
pub use timestamp::Timestamp;
