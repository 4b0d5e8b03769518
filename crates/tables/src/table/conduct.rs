//! Conduct: what people have done that bears on how the game counts for them.

use carvania_rules::Seat;
use serde::{Deserialize, Serialize};

use super::{Place, Table};
use crate::event::{By, EventNumber};
use crate::id::PersonId;
use crate::timestamp::Timestamp;

/// What the person on a place has done that bears on how the game counts for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Conduct {
    /// While they are gone: since when, and until when they should be back.
    pub absence: Option<Absence>,
    /// They left for longer than they might: that absence.
    pub too_long: Option<Absence>,
    /// Whether a bot has decided something for them, because they left or their time was over.
    pub had_stand_in: bool,
    /// Whether they have taken back past a draw or past a decision of another player.
    pub took_back: bool,
}

/// A player is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Absence {
    /// When they left.
    pub since: Timestamp,
    /// Until when they should be back; none where no other person waits.
    pub back_by: Option<Timestamp>,
    /// How many actions had been made when they left.
    pub actions: u32,
}

impl Conduct {
    /// They leave. Who is gone already just has another bot.
    pub(super) fn leave(&mut self, absence: Absence) {
        self.absence.get_or_insert(absence);
    }

    /// They are back, perhaps too late.
    pub(super) fn come_back(&mut self, now: Timestamp) {
        let absence = self.absence.take();
        let is_late = |absence: &Absence| absence.back_by.is_some_and(|back_by| now > back_by);
        self.too_long = self.too_long.or(absence.filter(is_late));
    }

    /// The absence that costs them the game: one that was too long, or one that lasts to the end.
    pub fn costly_absence(&self) -> Option<Absence> {
        self.too_long.or(self.absence)
    }
}

impl Table {
    /// Takes note of who made a decision.
    pub(super) fn note_decision(&mut self, by: By) {
        let (By::Bot(number) | By::Clock(number)) = by else { return };
        let seat = self.seat(number);
        let mut places = self.places.iter_mut().filter(|place| place.seat == seat);
        if let Some(place) = places.find(|place| place.occupant.person().is_some()) {
            place.conduct.had_stand_in = true;
        }
    }

    /// Notes what a player is about to take back.
    pub(super) fn note_undo(&mut self, to: u32, by: Seat) {
        let goes_far = self.goes_far(to, by);
        for place in &mut self.places {
            if place.seat == Some(by) {
                place.conduct.took_back |= goes_far;
            }
            if let Some(absence) = &mut place.conduct.absence {
                absence.actions = absence.actions.min(to);
            }
        }
    }

    /// Whether going back there takes back a draw or a decision of another seat.
    fn goes_far(&self, to: u32, by: Seat) -> bool {
        let is_own = |by_whom: By| by_whom.seat() == Some(by.number() as u8);
        self.entries.iter().skip(to as usize).any(|entry| !is_own(entry.by))
    }

    /// Whether the game would no longer count for the person on a seat if they took back: to so many actions, or if that is
    /// not said, their last decision. Not where it does not count anyway.
    pub fn undo_uncounts(&self, seat: Seat, to: Option<u32>) -> bool {
        let counts = self.place_at(seat).is_some_and(|place| !place.conduct.took_back) && self.can_count();
        let to = to.or_else(|| self.last_decision(seat));
        counts && to.is_some_and(|to| self.goes_far(to, seat))
    }

    /// Whether the game is of a kind that counts for ratings: it goes on from no other game, and people play it, each on one
    /// seat.
    pub fn can_count(&self) -> bool {
        let people = self.persons();
        let seats = self.places.iter().filter(|place| place.occupant.person().is_some()).count();
        self.options.branch.is_none() && !people.is_empty() && people.len() == seats
    }

    /// How many actions had been made when the last of the others who are gone left; none if nobody else is gone.
    pub(super) fn others_left_at(&self, person: PersonId) -> Option<u32> {
        self.others_gone(person).map(|absence| absence.actions).max()
    }

    /// The absences of other people.
    pub(super) fn others_gone(&self, person: PersonId) -> impl Iterator<Item = Absence> {
        let is_other = move |place: &&Place| place.occupant.person().is_some_and(|other| other != person);
        self.places.iter().filter(is_other).filter_map(|place| place.conduct.absence)
    }

    /// Whether time that passes costs a player something: a clock runs, or one who left must be back in time.
    pub fn is_timed(&self) -> bool {
        let should_be_back = |place: &Place| place.conduct.absence.is_some_and(|gone| gone.back_by.is_some());
        self.clock.deadline().is_some() || self.places.iter().any(should_be_back)
    }

    /// Nobody could come back while nobody hosted the game.
    pub(super) fn apply_away(&mut self, millis: u64) -> Option<()> {
        if !self.is_timed() {
            return None;
        }
        let gone = self.places.iter_mut().filter_map(|place| place.conduct.absence.as_mut());
        for back_by in gone.filter_map(|absence| absence.back_by.as_mut()) {
            *back_by = Timestamp(back_by.0.saturating_add(millis));
        }
        Some(())
    }

    /// The event that a person made with a key, if they did: the first of those that followed from their request.
    pub fn decided_with(&self, person: PersonId, key: &crate::command::Key) -> Option<EventNumber> {
        self.keys.get(&(person, key.clone())).map(|decided| decided.number)
    }
}
