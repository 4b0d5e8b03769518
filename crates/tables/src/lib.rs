//! Tables: who sits where, what has been decided, whose clock runs.
//!
//! A table is what its events say: [`Table`] is made from them and changes by them alone. A [`Command`] of somebody
//! is answered with the events that follow from it, or with a [`Refusal`] that changes nothing. Whoever keeps tables
//! writes the events down first and lets them happen afterwards, so nothing is true that is not on disk.
//!
//! Pure: the moment is told, draws come from a [`Dealer`], and nothing here is secret: the whole table may be
//! shown to everybody at any time.
//!
//! ```
//! use carvania_rules::{Action, Actions, Components, Digest, Game, Title};
//! use carvania_tables::{
//!     Actor, Command, Dealer, Event, Fact, Moment, Note, Options, PersonId, Shelf, Stage, Table, TableId,
//! };
//!
//! /// Nothing but what is printed.
//! struct Printed;
//! impl Shelf for Printed {
//!     fn components(&self, _: Title, _: &Digest) -> Option<&'static Components> {
//!         None
//!     }
//! }
//!
//! /// Always what comes first. (A host draws from a secret seed.)
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
//! let opened = Fact::Opened { by: ada, options, rules: carvania_rules::VERSION, commitment: Digest::of("seed") };
//! let mut table = Table::open(TableId(1), &Event { number: 1, at: Moment(0), fact: opened }, &Printed).unwrap();
//!
//! // She is ready, so the cards are dealt.
//! let ready = Command::Ready { note: None };
//! let events = table.answer(Actor::Person(ada), ready, Moment(1_000), &First).unwrap();
//! events.iter().for_each(|event| table.happen(event).unwrap());
//! assert_eq!(table.stage, Stage::Playing);
//!
//! // She decides.
//! let mut legal = Actions::new();
//! table.game().unwrap().legal_actions(&mut legal);
//! let action = table.game().unwrap().write_action(legal[0]).to_string();
//! let decide = Command::Decide { seat: 1, seen: table.last, action, key: None };
//! let events = table.answer(Actor::Person(ada), decide, Moment(2_000), &First).unwrap();
//! events.iter().for_each(|event| table.happen(event).unwrap());
//! ```

mod branch;
mod clock;
mod command;
mod event;
mod hints;
mod id;
mod moment;
mod options;
mod refusal;
mod table;

pub use branch::{Branch, Origin};
pub use clock::{Clock, Pace};
pub use command::{Actor, Command, Key, Note, TextError};
pub use event::{By, Event, Fact, Number};
pub use hints::{Hints, HintsError};
pub use id::{IdError, PersonId, TableId};
pub use moment::Moment;
pub use options::{Occupant, Options, OptionsError, SeatOrder, Visibility};
pub use refusal::Refusal;
pub use table::{
    Dealer, Entry, Line, Place, Request, Shelf, SnapshotError, Stage, Standing, Table, WaitsFor,
};
