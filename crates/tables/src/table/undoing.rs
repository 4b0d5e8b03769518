//! Undo: freely within a player's own turn until something is drawn, further if all other people agree.

use carvania_rules::{Seat, Turn};

use super::draft::Draft;
use super::{Request, Stage, Table};
use crate::event::{By, EventKind, EventNumber};
use crate::id::PersonId;
use crate::refusal::Refusal;

impl Draft<'_> {
    pub(super) fn undo(
        &mut self,
        person: PersonId,
        seat: u8,
        seen: EventNumber,
        to: Option<u32>,
    ) -> Result<(), Refusal> {
        let own = self.table.own_seat(person, seat)?;
        self.table.check_there(own)?;
        self.table.check_seen(seen)?;
        let to = to.or_else(|| self.table.last_decision(own)).ok_or(Refusal::NothingToUndo)?;
        if !self.table.is_decision(to, own) {
            return Err(Refusal::NothingToUndo);
        }
        let is_own_turn = self.table.free_undo(own).is_some_and(|least| to >= least);
        if !is_own_turn && self.table.others_left_at(person).is_some_and(|actions| to < actions) {
            return Err(Refusal::Absent);
        }
        if self.table.is_free(to, own) {
            self.drop_request()?;
            return self.add(EventKind::TakenBack { to, by: seat });
        }
        self.ask(person, seat, to)
    }

    /// Asks the others, in the place of another request of the same person.
    fn ask(&mut self, person: PersonId, seat: u8, to: u32) -> Result<(), Refusal> {
        if let Some(request) = &self.table.request {
            let by = request.by.number() as u8;
            if (by, request.to) == (seat, to) {
                return Ok(());
            }
            if self.table.person_on(request.by) != Some(person) {
                return Err(Refusal::UndoAsked);
            }
            self.add(EventKind::UndoRefused { by: Some(by) })?;
        }
        self.add(EventKind::UndoAsked { to, by: seat })
    }

    pub(super) fn answer_undo(&mut self, person: PersonId, seat: u8, agrees: bool) -> Result<(), Refusal> {
        let own = self.table.own_seat(person, seat)?;
        self.table.check_there(own)?;
        let request = self.table.request.as_ref().ok_or(Refusal::NotAsked)?;
        let is_asking = self.table.person_on(request.by) == Some(person);
        if !agrees {
            return self.add(EventKind::UndoRefused { by: Some(seat) });
        }
        if is_asking || request.agreed.contains(&own) {
            return Ok(());
        }
        self.add(EventKind::UndoAgreed { by: seat })?;
        self.grant_request()
    }

    /// Goes back if nobody is left to agree.
    pub(super) fn grant_request(&mut self) -> Result<(), Refusal> {
        match self.table.request.as_ref().filter(|request| self.table.all_agree(request)) {
            Some(&Request { by, to, .. }) => self.add(EventKind::TakenBack { to, by: by.number() as u8 }),
            None => Ok(()),
        }
    }

    /// The game goes on: what was asked before is void.
    pub(super) fn drop_request(&mut self) -> Result<(), Refusal> {
        match self.table.request {
            Some(_) => self.add(EventKind::UndoRefused { by: None }),
            None => Ok(()),
        }
    }
}

impl Table {
    /// How far the person on a seat can go back without asking: the fewest actions that remain. They can go back
    /// within their own turn, to the last draw; none if there is nothing to take back so.
    pub fn free_undo(&self, seat: Seat) -> Option<u32> {
        let game = self.game().filter(|_| self.stage == Stage::Playing)?;
        if game.turn() != Turn::Seat(seat) || game.turn_begins().is_some() {
            return None;
        }
        let number = seat.number() as u8;
        let is_own = |by: By| by == By::Seat(number) || by == By::Forced(number);
        let own = self.entries.iter().rev().take_while(|entry| is_own(entry.by));
        let before = own.clone().take_while(|entry| !entry.begins_turn).count();
        // The action that begins the turn is part of it.
        let free = own.count().min(before + 1);
        let least = (self.entries.len() - free) as u32;
        (least..self.entries.len() as u32).find(|&to| self.is_decision(to, seat))
    }

    pub(super) fn apply_taken_back(&mut self, number: EventNumber, to: u32, by: u8) -> Option<()> {
        let by = self.seat(by).filter(|&by| self.stage == Stage::Playing && self.is_decision(to, by))?;
        let is_granted = match &self.request {
            Some(request) => (request.by, request.to) == (by, to) && self.all_agree(request),
            None => self.is_free(to, by),
        };
        if !is_granted {
            return None;
        }
        self.note_undo(to, by);
        let record = self.record.as_mut()?;
        let turns = record.rounds().turns();
        record.rewind(to as usize);
        let is_other_turn = record.rounds().turns() != turns || self.clock.turn_of() != Some(by);
        for gain in self.entries.drain(to as usize..).filter_map(|entry| entry.gain) {
            self.clock.lose(gain);
        }
        if is_other_turn {
            self.clock.begin_turn(Some(by));
        }
        self.request = None;
        self.changed = number;
        Some(())
    }

    pub(super) fn apply_undo_asked(&mut self, to: u32, by: u8) -> Option<()> {
        let by = self.seat(by).filter(|&by| self.stage == Stage::Playing && self.is_decision(to, by))?;
        self.person_on(by).filter(|_| self.request.is_none())?;
        self.request = Some(Request { by, to, agreed: Vec::new() });
        Some(())
    }

    pub(super) fn apply_undo_agreed(&mut self, by: u8) -> Option<()> {
        let by = self.seat(by).filter(|&seat| self.person_on(seat).is_some())?;
        let request = self.request.as_mut().filter(|request| !request.agreed.contains(&by))?;
        request.agreed.push(by);
        Some(())
    }

    pub(super) fn apply_undo_refused(&mut self, by: Option<u8>) -> Option<()> {
        let is_somebody = by.is_none_or(|by| self.seat(by).is_some());
        self.request.take_if(|_| is_somebody).map(|_| ())
    }

    /// Whether the action after the first `to` was a decision of this seat, at this table. Where there was no choice there
    /// is nothing to go back to.
    pub(super) fn is_decision(&self, to: u32, seat: Seat) -> bool {
        let entry = self.entries.get(to as usize);
        let is_here = to as usize >= self.given();
        let number = seat.number() as u8;
        let is_own = |by: By| by != By::Forced(number) && by.seat() == Some(number);
        is_here && entry.is_some_and(|entry| is_own(entry.by))
    }

    /// Whether the person on a seat can go back there without asking.
    fn is_free(&self, to: u32, seat: Seat) -> bool {
        let is_alone = |person| self.others_there(person).next().is_none();
        self.free_undo(seat).is_some_and(|least| to >= least) || self.person_on(seat).is_some_and(is_alone)
    }

    /// The last decision of a seat; of several that were made as one, the first.
    pub(super) fn last_decision(&self, seat: Seat) -> Option<u32> {
        let is_alone = |to: u32| self.entries.get(to as usize).is_some_and(|entry| entry.decided.is_alone());
        (0..self.entries.len() as u32).rev().find(|&to| is_alone(to) && self.is_decision(to, seat))
    }

    /// Other people who play, and have not left.
    pub(super) fn others_there(&self, person: PersonId) -> impl Iterator<Item = PersonId> {
        self.persons_there().into_iter().filter(move |&other| other != person)
    }

    /// Whether all other people who are there have agreed, each on one of their seats.
    fn all_agree(&self, request: &Request) -> bool {
        let Some(asking) = self.person_on(request.by) else { return false };
        let agreed =
            |person: PersonId| request.agreed.iter().any(|&seat| self.person_on(seat) == Some(person));
        self.others_there(asking).all(agreed)
    }
}
