//! Before the game: who sits where, and who is ready.

use carvania_rules::Seat;

use super::draft::Draft;
use super::{Place, Stage, Table};
use crate::command::Note;
use crate::event::{EventKind, EventNumber};
use crate::id::PersonId;
use crate::options::{Occupant, SeatOrder};
use crate::refusal::Refusal;

impl Draft<'_> {
    pub(super) fn sit(&mut self, person: PersonId, place: Option<u8>) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        let held = self.table.places_of(person);
        let place = match place {
            None if !held.is_empty() => return Ok(()),
            None => self.table.first_open().ok_or(Refusal::Full)?,
            Some(place) if held.contains(&place) => return Ok(()),
            Some(place) => place,
        };
        if self.table.place(place).is_none_or(|there| there.occupant != Occupant::Open) {
            return Err(Refusal::NotFree { place });
        }
        self.free(&held)?;
        self.add(EventKind::Seated { place, occupant: Occupant::Person(person) })
    }

    pub(super) fn rise(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        self.table.check_seated(person)?;
        self.free(&self.table.places_of(person))
    }

    fn free(&mut self, places: &[u8]) -> Result<(), Refusal> {
        places.iter().try_for_each(|&place| self.add(EventKind::Seated { place, occupant: Occupant::Open }))
    }

    pub(super) fn place(&mut self, person: PersonId, place: u8, occupant: Occupant) -> Result<(), Refusal> {
        self.table.check_owner(person)?;
        self.table.check_lobby()?;
        let there = self.table.place(place).ok_or(Refusal::NotFree { place })?;
        if there.occupant == occupant {
            return Ok(());
        }
        if occupant.person().is_some_and(|other| other != person) {
            return Err(Refusal::NotYourself { place });
        }
        if let Some(name) = occupant.unfit_name() {
            return Err(Refusal::NoProgram { name });
        }
        self.add(EventKind::Seated { place, occupant })
    }

    pub(super) fn get_ready(&mut self, person: PersonId, note: Option<Note>) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        self.table.check_rules()?;
        if !self.table.can_be_ready(person) {
            return Err(Refusal::NotSeated);
        }
        if !self.table.is_ready(person, note.as_ref()) {
            self.add(EventKind::Ready { person, note })?;
        }
        if self.table.places.iter().all(|place| place.is_ready) { self.deal() } else { Ok(()) }
    }

    pub(super) fn get_unready(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        self.table.check_seated(person)?;
        let is_ready = self.table.held_by(person).any(|place| place.is_ready);
        if is_ready { self.add(EventKind::Unready { person }) } else { Ok(()) }
    }

    fn deal(&mut self) -> Result<(), Refusal> {
        let notes = self.table.notes();
        let places = self.table.places.len() as u8;
        let order = match self.table.options.order {
            SeatOrder::Fixed => (1..=places).collect(),
            SeatOrder::Random => self.dealer.order(&notes, places),
        };
        self.add(EventKind::Dealt { order, notes })?;
        self.give()?;
        self.go_on()
    }
}

impl Table {
    pub(super) fn apply_seated(&mut self, place: u8, occupant: &Occupant) -> Option<()> {
        self.check_lobby().ok()?;
        let there = self.places.get_mut(usize::from(place).checked_sub(1)?)?;
        there.occupant = occupant.clone();
        self.places.iter_mut().for_each(Place::unready);
        Some(())
    }

    pub(super) fn apply_ready(&mut self, person: PersonId, note: Option<&Note>) -> Option<()> {
        self.check_lobby().ok().filter(|()| self.can_be_ready(person))?;
        for place in self.places.iter_mut().filter(|place| place.occupant == Occupant::Person(person)) {
            place.is_ready = true;
            place.note = note.cloned().unwrap_or_default();
        }
        Some(())
    }

    pub(super) fn apply_unready(&mut self, person: PersonId) -> Option<()> {
        self.check_lobby().ok()?;
        self.check_seated(person).ok()?;
        let own = self.places.iter_mut().filter(|place| place.occupant == Occupant::Person(person));
        own.for_each(Place::unready);
        Some(())
    }

    pub(super) fn apply_dealt(
        &mut self,
        number: EventNumber,
        order: &[u8],
        notes: &[Note],
    ) -> Result<(), Refusal> {
        self.check_rules()?;
        let are_ready = self.places.iter().all(|place| place.is_ready);
        let is_fit = self.stage == Stage::Lobby && are_ready && notes == self.notes();
        if !is_fit || !self.is_order(order) {
            return Err(Refusal::Misfit { number });
        }
        for (seat, &place) in Seat::all(order.len()).zip(order) {
            self.places[usize::from(place) - 1].seat = Some(seat);
        }
        self.stage = Stage::Playing;
        self.record = Some(self.fresh.clone());
        self.changed = number;
        Ok(())
    }

    /// Whether every place is there once, and in its own order if that was agreed.
    fn is_order(&self, order: &[u8]) -> bool {
        let mut places = order.to_vec();
        if self.options.order == SeatOrder::Random {
            places.sort_unstable();
        }
        places.iter().copied().eq(1..=self.places.len() as u8)
    }

    /// People who sit there; and the owner of a table where nobody does, to watch bots.
    fn can_be_ready(&self, person: PersonId) -> bool {
        self.check_seated(person).is_ok() || (person == self.owner && self.persons().is_empty())
    }

    fn is_ready(&self, person: PersonId, note: Option<&Note>) -> bool {
        let empty = Note::default();
        let mut own = self.held_by(person).peekable();
        own.peek().is_some() && own.all(|place| place.is_ready && place.note == *note.unwrap_or(&empty))
    }

    fn first_open(&self) -> Option<u8> {
        let open = self.places.iter().position(|place| place.occupant == Occupant::Open)?;
        Some(open as u8 + 1)
    }

    pub(super) fn check_lobby(&self) -> Result<(), Refusal> {
        if self.stage == Stage::Lobby { Ok(()) } else { Err(Refusal::Begun) }
    }

    pub(super) fn check_owner(&self, person: PersonId) -> Result<(), Refusal> {
        if self.owner == person { Ok(()) } else { Err(Refusal::NotOwner) }
    }

    /// A game ends under the rules it began with.
    pub(super) fn check_rules(&self) -> Result<(), Refusal> {
        let rules = self.rules;
        if rules == carvania_rules::VERSION { Ok(()) } else { Err(Refusal::OtherRules { rules }) }
    }
}
