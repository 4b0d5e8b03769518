//! A table, as its events made it.

use carvania_rules::{Action, Components, Digest, Game, Record, Seat, Title};

use crate::clock::Clock;
use crate::command::{Actor, Command, Note};
use crate::event::{Event, Number};
use crate::id::{PersonId, TableId};
use crate::moment::Moment;
use crate::options::{Occupant, Options, OptionsError};
use crate::refusal::Refusal;

/// Where component packs are found.
pub trait Shelf {
    /// The components of a pack for a game; the printed ones are always there.
    fn components(&self, title: Title, digest: &Digest) -> Option<&'static Components>;
}

/// Who draws, from a secret that the table does not know.
pub trait Dealer {
    /// The order in which places play, as a permutation of 1 to `places`.
    fn order(&self, notes: &[Note], places: u8) -> Vec<u8>;
    /// The draw with this number in the game, counted from 0; `None` unless it is for chance to decide.
    fn draw(&self, notes: &[Note], game: &Game, number: u64) -> Option<Action>;
    /// The secret in hexadecimal digits, to be published when the game is over.
    fn seed(&self) -> String;
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People gather.
    Lobby,
    /// A game is played.
    Playing,
    /// It is over.
    Over,
    /// It was given up.
    Abandoned,
}

/// Somewhere to sit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready; bots always are.
    pub is_ready: bool,
    /// The bot that plays for a person who left.
    pub stand_in: Option<carvania_bots::Level>,
    /// Where they are in the order of play, when that is settled.
    pub seat: Option<Seat>,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Table {
    /// Its id.
    pub id: TableId,
    /// Who opened it.
    pub owner: PersonId,
    /// What was agreed.
    pub options: Options,
    /// The commitment to the seed.
    pub commitment: Digest,
    /// How far it is.
    pub stage: Stage,
    /// The places, in their own order.
    pub places: Vec<Place>,
    /// The game from its first action on; none in the lobby.
    pub record: Option<Record>,
    /// The clocks.
    pub clock: Clock,
    /// The number of the last event.
    pub last: Number,
}

impl Table {
    /// The table after its first event, `Opened`.
    pub fn open(_id: TableId, _event: &Event, _shelf: &dyn Shelf) -> Result<Table, OptionsError> {
        unimplemented!()
    }

    /// Lets an event happen. Events that a table made itself always can.
    pub fn happen(&mut self, _event: &Event) -> Result<(), Refusal> {
        unimplemented!()
    }

    /// The events that follow from a command, numbered from the next; or why there are none. An empty list is an answer
    /// as well: it was so already (a request that was sent twice).
    pub fn answer(
        &self,
        _by: Actor,
        _command: Command,
        _now: Moment,
        _dealer: &dyn Dealer,
    ) -> Result<Vec<Event>, Refusal> {
        unimplemented!()
    }
}
