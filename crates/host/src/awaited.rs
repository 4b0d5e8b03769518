//! What a table waits for the host to decide.

use carvania_bots::{Kind, Level};
use carvania_lab::Entrant;
use carvania_rules::Seat;
use carvania_tables::{Moment, Occupant, Table, WaitsFor};

use crate::settings::Settings;

/// Whoever plays where no program does any more, and decides for those whose time is over.
const SUBSTITUTE: Level = Level::Skilled;

/// Why the host has somebody decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// A bot or a program sits there, or plays for a person who left.
    Plays,
    /// A person has no time left.
    TimeOver,
}

/// A decision that the host has to bring about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Awaited {
    pub(crate) seat: Seat,
    pub(crate) why: Why,
    pub(crate) entrant: Entrant,
}

impl Awaited {
    /// What the host has to decide now, if anything.
    pub(crate) fn at(table: &Table, settings: &Settings, now: Moment) -> Option<Awaited> {
        match table.waits_for() {
            WaitsFor::Bot { seat, bot } => {
                Some(Awaited { seat, why: Why::Plays, entrant: entrant(&bot, settings) })
            }
            WaitsFor::Person { seat, until: Some(until), .. } if until <= now => {
                Some(Awaited { seat, why: Why::TimeOver, entrant: level(SUBSTITUTE) })
            }
            WaitsFor::Person { .. } | WaitsFor::Answers | WaitsFor::Nobody => None,
        }
    }
}

fn entrant(bot: &Occupant, settings: &Settings) -> Entrant {
    match bot {
        Occupant::Bot(strength) => level(*strength),
        // A host that does not offer a program any more plays on without it.
        Occupant::Program(name) => {
            settings.program(name).map_or(level(SUBSTITUTE), |program| Entrant::Program(program.clone()))
        }
        Occupant::Person(_) | Occupant::Open => level(SUBSTITUTE),
    }
}

fn level(level: Level) -> Entrant {
    Entrant::from(Kind::Level(level))
}
