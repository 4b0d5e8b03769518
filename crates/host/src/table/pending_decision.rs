//! The decision of a table that the host has to make.

use carvania_bots::{Kind, Level};
use carvania_lab::Entrant;
use carvania_rules::Seat;
use carvania_tables::{Occupant, Table, Timestamp, WaitsFor};

use crate::settings::Settings;

/// The bot that plays in place of a program that is not offered any more, and decides for people whose time is over.
const SUBSTITUTE: Level = Level::Skilled;

/// Why the host has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cause {
    /// A bot or a program sits there, or plays for a person who left.
    BotSeat,
    /// A person has no time left.
    TimeOver,
}

/// A decision that the host has to make, and who makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PendingDecision {
    pub(crate) seat: Seat,
    pub(crate) cause: Cause,
    pub(crate) entrant: Entrant,
}

impl PendingDecision {
    /// The decision that the host has to make now, if there is one.
    pub(crate) fn at(table: &Table, settings: &Settings, now: Timestamp) -> Option<PendingDecision> {
        match table.waits_for() {
            WaitsFor::Bot { seat, bot } => {
                Some(PendingDecision { seat, cause: Cause::BotSeat, entrant: entrant(&bot, settings) })
            }
            WaitsFor::Person { seat, until: Some(until), .. } if until <= now => {
                Some(PendingDecision { seat, cause: Cause::TimeOver, entrant: level(SUBSTITUTE) })
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
