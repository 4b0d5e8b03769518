//! Tables: who sits where, what has been decided, whose clock runs.
//!
//! A table is what its events say: [`Table`] is made from them and changes by them alone. A [`Command`] of somebody
//! is answered with the events that follow from it, or with a [`Refusal`] that changes nothing. Whoever keeps tables
//! writes the events down first and lets them happen afterwards, so nothing is true that is not on disk.
//!
//! Pure: the moment is told, draws come from a [`Dealer`], and nothing here is secret: the whole table may be
//! shown to everybody at any time.

mod clock;
mod command;
mod event;
mod id;
mod moment;
mod options;
mod refusal;
mod table;

pub use clock::{Clock, Pace};
pub use command::{Actor, Command, Key, Note};
pub use event::{By, Event, Fact, Number};
pub use id::{IdError, PersonId, TableId};
pub use moment::Moment;
pub use options::{Occupant, Options, OptionsError, SeatOrder, Visibility};
pub use refusal::Refusal;
pub use table::{Dealer, Place, Shelf, Stage, Table};
