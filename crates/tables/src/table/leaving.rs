//! Leaving, coming back, giving up, playing again.

use carvania_bots::Level;
use carvania_rules::Game;

use super::draft::Draft;
use super::{Stage, Table};
use crate::event::{Fact, Number};
use crate::id::{PersonId, TableId};
use crate::refusal::Refusal;

impl Draft<'_> {
    pub(super) fn leave(&mut self, person: PersonId, stand_in: Level) -> Result<(), Refusal> {
        self.table.check_seated(person)?;
        self.table.check_playing()?;
        let asking = self.table.request.as_ref().map(|request| request.by);
        if let Some(seat) = asking.filter(|&seat| self.table.person_on(seat) == Some(person)) {
            self.add(Fact::UndoRefused { by: Some(seat.number() as u8) })?;
        }
        for seat in self.table.seats_of(person) {
            if self.table.place_at(seat).is_some_and(|place| place.stand_in != Some(stand_in)) {
                self.add(Fact::Left { seat: seat.number() as u8, stand_in })?;
            }
        }
        // Perhaps only they had not agreed yet.
        self.grant_request()
    }

    pub(super) fn come_back(&mut self, person: PersonId) -> Result<(), Refusal> {
        self.table.check_seated(person)?;
        self.table.check_playing()?;
        for seat in self.table.seats_of(person) {
            if self.table.person_on(seat).is_none() {
                self.add(Fact::Returned { seat: seat.number() as u8 })?;
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
            Stage::Playing => {}
            Stage::Over | Stage::Abandoned => return Err(Refusal::NotPlaying),
        }
        self.add(Fact::Over { seed: self.dealer.seed(), abandoned: true })
    }

    /// The host closes a table at which no game ever began.
    pub(super) fn close_lobby(&mut self) -> Result<(), Refusal> {
        self.table.check_lobby()?;
        self.add(Fact::Over { seed: self.dealer.seed(), abandoned: true })
    }

    pub(super) fn play_again(&mut self, table: TableId) -> Result<(), Refusal> {
        match (self.table.stage, self.table.rematch) {
            (Stage::Lobby | Stage::Playing, _) => Err(Refusal::NotOver),
            (Stage::Over | Stage::Abandoned, Some(_)) => Ok(()),
            (Stage::Over | Stage::Abandoned, None) => self.add(Fact::Rematch { table }),
        }
    }
}

impl Table {
    pub(super) fn left(&mut self, seat: u8, stand_in: Level) -> Option<()> {
        self.check_playing().ok()?;
        let seat = self.seat(seat)?;
        let place = self.places.iter_mut().find(|place| place.seat == Some(seat))?;
        place.occupant.person()?;
        place.stand_in = Some(stand_in);
        Some(())
    }

    pub(super) fn returned(&mut self, seat: u8) -> Option<()> {
        self.check_playing().ok()?;
        let seat = self.seat(seat)?;
        let place = self.places.iter_mut().find(|place| place.seat == Some(seat))?;
        place.stand_in.take().map(|_| ())
    }

    pub(super) fn over(&mut self, number: Number, seed: &str, abandoned: bool) -> Option<()> {
        let can_be = match self.stage {
            Stage::Lobby => abandoned,
            Stage::Playing if abandoned => self.others_there(self.owner).next().is_none(),
            Stage::Playing => self.game().is_some_and(Game::is_over),
            Stage::Over | Stage::Abandoned => false,
        };
        if !can_be {
            return None;
        }
        self.stage = if abandoned { Stage::Abandoned } else { Stage::Over };
        self.seed = Some(seed.to_owned());
        self.request = None;
        self.changed = number;
        Some(())
    }

    pub(super) fn rematched(&mut self, table: TableId) -> Option<()> {
        let is_over = matches!(self.stage, Stage::Over | Stage::Abandoned);
        if !is_over || self.rematch.is_some() {
            return None;
        }
        self.rematch = Some(table);
        Some(())
    }
}
