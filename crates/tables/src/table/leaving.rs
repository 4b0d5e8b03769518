//! Leaving, coming back, giving up, playing again.

use carvania_opponents::Level;
use carvania_rules::{Game, Seat};

use super::draft::Draft;
use super::{Absence, Stage, Table};
use crate::event::{EventKind, EventNumber};
use crate::id::{PersonId, TableId};
use crate::refusal::Refusal;
use crate::timestamp::Timestamp;

impl Draft<'_> {
    pub(super) fn leave(&mut self, person: PersonId, stand_in: Level) -> Result<(), Refusal> {
        self.table.check_seated(person)?;
        self.table.check_playing()?;
        if let Some(seat) = self.table.refused_by_leaving(person) {
            self.add(EventKind::UndoRefused { by: Some(seat.number() as u8) })?;
        }
        let is_among_people = self.table.persons().len() > 1;
        let back_by = is_among_people.then(|| self.now + self.dealer.return_time());
        for seat in self.table.seats_of(person) {
            let Some(place) = self.table.place_at(seat).filter(|place| place.stand_in != Some(stand_in))
            else {
                continue;
            };
            let back_by = place.conduct.absence.map_or(back_by, |absence| absence.back_by);
            self.add(EventKind::Left { seat: seat.number() as u8, stand_in, back_by })?;
        }
        Ok(())
    }

    pub(super) fn come_back(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.check_seated(person)?;
        self.table.check_playing()?;
        for seat in self.table.seats_of(person) {
            if self.table.person_on(seat).is_none() {
                self.add(EventKind::Returned { seat: seat.number() as u8 })?;
            }
        }
        Ok(())
    }

    pub(super) fn abandon(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.check_owner(person)?;
        match self.table.stage {
            Stage::Lobby => {}
            Stage::Playing if self.table.others_there(person).next().is_some() => {
                return Err(Refusal::OthersPlay);
            }
            Stage::Playing if self.may_return(person) => return Err(Refusal::MayReturn),
            Stage::Playing => {}
            Stage::Over | Stage::Abandoned => return Err(Refusal::NotPlaying),
        }
        self.add(EventKind::Over { seed: self.dealer.seed(), abandoned: true })
    }

    /// Whether another person is gone who may still come back in time.
    fn may_return(&self, person: PersonId) -> bool {
        let in_time = |absence: Absence| absence.since + self.dealer.return_time();
        let mut gone = self.table.others_gone(person);
        gone.any(|absence| self.now <= absence.back_by.unwrap_or_else(|| in_time(absence)))
    }

    /// The host closes a table at which no game ever began.
    pub(super) fn close_lobby(&mut self) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        self.add(EventKind::Over { seed: self.dealer.seed(), abandoned: true })
    }

    pub(super) fn close(&mut self) -> Result<(), Refusal> {
        match self.table.stage {
            Stage::Lobby | Stage::Playing => self.add(EventKind::Closed { seed: self.dealer.seed() }),
            Stage::Over | Stage::Abandoned => Err(Refusal::NotPlaying),
        }
    }

    pub(super) fn play_again(&mut self, table: TableId) -> Result<(), Refusal> {
        match (self.table.stage, self.table.rematch) {
            (Stage::Lobby | Stage::Playing, _) => Err(Refusal::NotOver),
            (Stage::Over | Stage::Abandoned, Some(_)) => Ok(()),
            (Stage::Over | Stage::Abandoned, None) => self.add(EventKind::Rematch { table }),
        }
    }
}

impl Table {
    /// The seat that refuses a request to take back because a person leaves: theirs, if they ask themselves or
    /// have not agreed yet. What they did is not taken back behind their back.
    fn refused_by_leaving(&self, person: PersonId) -> Option<Seat> {
        let request = self.request.as_ref()?;
        if self.person_on(request.by) == Some(person) {
            return Some(request.by);
        }
        let seats = self.seats_of(person);
        let there = seats.iter().copied().find(|&seat| self.person_on(seat).is_some());
        there.filter(|_| !seats.iter().any(|seat| request.agreed.contains(seat)))
    }

    pub(super) fn apply_left(
        &mut self,
        at: Timestamp,
        seat: u8,
        stand_in: Level,
        back_by: Option<Timestamp>,
    ) -> Option<()> {
        self.check_playing().ok()?;
        let seat = self.seat(seat)?;
        let actions = self.entries.len() as u32;
        let place = self.places.iter_mut().find(|place| place.seat == Some(seat))?;
        place.occupant.person()?;
        place.stand_in = Some(stand_in);
        place.conduct.leave(Absence { since: at, back_by, actions });
        Some(())
    }

    pub(super) fn apply_returned(&mut self, at: Timestamp, seat: u8) -> Option<()> {
        self.check_playing().ok()?;
        let seat = self.seat(seat)?;
        let place = self.places.iter_mut().find(|place| place.seat == Some(seat))?;
        place.stand_in.take()?;
        place.conduct.come_back(at);
        Some(())
    }

    pub(super) fn apply_over(&mut self, number: EventNumber, seed: &str, abandoned: bool) -> Option<()> {
        let can_be = match self.stage {
            Stage::Lobby => abandoned,
            Stage::Playing if abandoned => self.others_there(self.owner).next().is_none(),
            Stage::Playing => self.game().is_some_and(Game::is_over),
            Stage::Over | Stage::Abandoned => false,
        };
        if !can_be {
            return None;
        }
        self.end(number, seed, if abandoned { Stage::Abandoned } else { Stage::Over });
        Some(())
    }

    pub(super) fn apply_closed(&mut self, number: EventNumber, seed: &str) -> Option<()> {
        let can_be = matches!(self.stage, Stage::Lobby | Stage::Playing);
        can_be.then(|| self.end(number, seed, Stage::Abandoned))
    }

    fn end(&mut self, number: EventNumber, seed: &str, stage: Stage) {
        self.stage = stage;
        self.seed = Some(seed.to_owned());
        self.request = None;
        self.changed = number;
    }

    pub(super) fn apply_rematch(&mut self, table: TableId) -> Option<()> {
        let is_over = matches!(self.stage, Stage::Over | Stage::Abandoned);
        if !is_over || self.rematch.is_some() {
            return None;
        }
        self.rematch = Some(table);
        Some(())
    }
}
