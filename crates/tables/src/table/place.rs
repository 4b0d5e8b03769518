//! Places: who sits there, and who decides for them.

use carvania_opponents::Level;
use carvania_rules::Seat;
use serde::{Deserialize, Serialize};

use super::Conduct;
use crate::command::Note;
use crate::id::PersonId;
use crate::options::Occupant;

/// Somewhere to sit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    pub occupant: Occupant,
    /// Whether they are ready; bots always are.
    pub is_ready: bool,
    /// What they add to the seed; empty if nothing.
    pub note: Note,
    /// The bot that plays for a person who left.
    pub stand_in: Option<Level>,
    /// Where they are in the order of play, when that is settled.
    pub seat: Option<Seat>,
    /// What they have done that bears on how the game counts for them.
    pub conduct: Conduct,
}

impl Place {
    pub(super) fn new(occupant: Occupant) -> Place {
        let mut place = Place {
            occupant,
            is_ready: false,
            note: Note::default(),
            stand_in: None,
            seat: None,
            conduct: Conduct::default(),
        };
        place.unready();
        place
    }

    /// Nobody is ready but those who always are.
    pub(super) fn unready(&mut self) {
        self.is_ready = matches!(self.occupant, Occupant::Bot(_) | Occupant::Program(_));
        self.note = Note::default();
    }

    /// The person who sits there and decides.
    pub fn person_there(&self) -> Option<PersonId> {
        self.occupant.person().filter(|_| self.stand_in.is_none())
    }

    /// The bot that decides there: on its own place, or for a person who left.
    pub fn bot(&self) -> Option<Occupant> {
        match (&self.occupant, self.stand_in) {
            (Occupant::Person(_), stand_in) => stand_in.map(Occupant::Bot),
            (Occupant::Bot(_) | Occupant::Program(_), _) => Some(self.occupant.clone()),
            (Occupant::Open, _) => None,
        }
    }
}
