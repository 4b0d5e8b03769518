//! Looking back on a game: the replay, its charts, what a strong bot thinks of it, and records that people bring.

mod branch;
mod progress;
mod records;
mod replay;
mod setting;
mod share;
mod study;

use carvania_opponents::Limit;
use carvania_report::Telling;
use carvania_review::Review;
use carvania_rules::{Record, Seat};
use carvania_tables::{PersonId, Table, TableId, Timestamp};
use carvania_words::{Value, say};

pub use progress::progress;
pub use records::{Wrong, records};
pub use replay::{replay, whole};
pub use study::review;

use crate::frame::Frame;
use crate::table::{Names, View};

/// A game to look back on.
#[derive(Clone, Copy)]
pub struct Past<'a> {
    /// The frame of the page.
    pub frame: Frame<'a>,
    /// The table as it is, or a record laid out as one (`Table::of_record`).
    pub table: &'a Table,
    /// What people are called.
    pub names: &'a Names,
    /// Who looks back, if they are known: whoever played sees it from their own side.
    pub viewer: Option<PersonId>,
    /// Where it is found.
    pub source: Source<'a>,
    /// How others reach this server: `https://games.example.org`.
    pub origin: &'a str,
    /// What a strong bot thinks of it.
    pub study: Study<'a>,
}

/// Where a game is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source<'a> {
    /// At its table.
    Table(TableId),
    /// Among the records that people brought, by its key.
    Record(&'a str),
}

/// What a strong bot thinks of a game.
#[derive(Clone, Copy, Debug)]
pub enum Study<'a> {
    /// The game is not over: players decide alone.
    Early,
    /// A signal that has not been given.
    Unasked,
    /// It looks into the decisions.
    Open {
        /// How many it has looked into.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// It will not look into them now.
    Refused(Refused),
    /// It has looked into them, each within this limit.
    Made(&'a Review, Limit),
}

/// Why nobody looks into a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// There is too much in it.
    Long,
    /// Many others wait already.
    Busy,
    /// Others that the same person asked for are not ready yet.
    Own,
}

impl Source<'_> {
    fn base(self) -> String {
        match self {
            Source::Table(id) => format!("/tables/{id}"),
            Source::Record(key) => format!("/records/{key}"),
        }
    }

    /// The address of the replay.
    pub fn replay(self) -> String {
        match self {
            Source::Table(_) => format!("{}/replay", self.base()),
            Source::Record(_) => self.base(),
        }
    }

    /// The address of the replay at a moment.
    pub fn at(self, actions: usize) -> String {
        format!("{}?at={actions}", self.replay())
    }

    /// The address of the review.
    pub fn review(self) -> String {
        format!("{}/review", self.base())
    }

    /// Where to ask for the thoughts of a strong bot.
    pub fn analyse(self) -> String {
        format!("{}/analyse", self.base())
    }

    /// Where to play on from a moment.
    pub fn branch(self) -> String {
        format!("{}/branch", self.base())
    }

    /// Where the record is.
    pub fn record(self) -> String {
        match self {
            Source::Table(id) => format!("/api/tables/{id}/record"),
            Source::Record(_) => format!("{}/record", self.base()),
        }
    }

    /// The name of its file.
    fn file(self) -> String {
        match self {
            Source::Table(id) => format!("carvania-{id}.txt"),
            Source::Record(key) => format!("carvania-{key}.txt"),
        }
    }
}

impl<'a> Past<'a> {
    /// A message of the catalogue.
    fn say(&self, key: &str, facts: &[(&'static str, Value<'static>)]) -> String {
        say(self.frame.language, key, facts)
    }

    /// The game from its first action on.
    fn record(&self) -> Option<&'a Record> {
        self.table.record.as_ref()
    }

    /// The seat of whoever looks back.
    fn side(&self) -> Option<Seat> {
        let viewer = self.viewer?;
        self.table.places.iter().find(|place| place.occupant.person() == Some(viewer))?.seat
    }

    /// A table of this game as a spectator sees it.
    fn view<'v>(&'v self, table: &'v Table) -> View<'v> {
        View {
            table,
            names: self.names,
            language: self.frame.language,
            viewer: None,
            side: self.side(),
            now: Timestamp(0),
            prefs: self.frame.prefs,
            chosen: None,
            destination: None,
            answer: None,
            hint: None,
            return_time: carvania_tables::RETURN_TIME,
        }
    }

    /// What a player is called.
    fn name(&self, seat: Seat) -> String {
        self.view(self.table).name(seat)
    }

    /// What everybody is called, by seat.
    fn players(&self, record: &Record) -> Vec<String> {
        record.game().seats().map(|seat| self.name(seat)).collect()
    }

    /// The review in words, once it is there, told to a spectator.
    fn telling<'v>(&'v self, view: &'v View<'v>) -> Option<Telling<'v>> {
        let (Study::Made(review, budget), Some(record)) = (self.study, self.record()) else { return None };
        Some(Telling::new(view.voice(), record, review, budget, self.players(record)))
    }
}
