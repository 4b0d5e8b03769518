//! Drafts: what follows from a command, carried out on a copy of the table.
//!
//! Each event is applied to the copy at once, which in the end is the table after all of them. A refusal half-way leaves
//! the table as it was.

use super::{Dealer, Table, Transition};
use crate::command::{Actor, Command};
use crate::event::{Event, EventKind};
use crate::id::PersonId;
use crate::refusal::Refusal;
use crate::timestamp::Timestamp;

pub(super) struct Draft<'a> {
    /// The table as it would be.
    pub(super) table: Table,
    events: Vec<Event>,
    pub(super) now: Timestamp,
    pub(super) dealer: &'a dyn Dealer,
}

impl<'a> Draft<'a> {
    pub(super) fn of(table: &Table, now: Timestamp, dealer: &'a dyn Dealer) -> Draft<'a> {
        Draft { table: table.clone(), events: Vec::new(), now, dealer }
    }

    pub(super) fn into_transition(self) -> Transition {
        Transition { events: self.events, table: self.table }
    }

    /// Adds the next event, and applies it to the draft.
    pub(super) fn add(&mut self, kind: EventKind) -> Result<(), Refusal> {
        let event = Event { number: self.table.last.saturating_add(1), at: self.now, kind };
        self.table.apply(&event)?;
        self.events.push(event);
        Ok(())
    }

    pub(super) fn carry_out(&mut self, by: Actor, command: Command) -> Result<(), Refusal> {
        match by {
            Actor::Host => self.carry_out_for_host(command),
            Actor::Person(person) => self.carry_out_for(person, command),
        }
    }

    fn carry_out_for(&mut self, person: PersonId, command: Command) -> Result<(), Refusal> {
        match command {
            Command::Sit { place } => self.sit(person, place),
            Command::Rise => self.rise(person),
            Command::Place { place, occupant } => self.place(person, place, occupant),
            Command::Ready { note } => self.get_ready(person, note),
            Command::Unready => self.get_unready(person),
            Command::Decide { seat, seen, action, key } => self.decide(person, seat, seen, action, key),
            Command::DecideTogether { seat, seen, actions, key } => {
                self.decide_together(person, seat, seen, &actions, key)
            }
            Command::Undo { seat, seen, to } => self.undo(person, seat, seen, to),
            Command::AnswerUndo { seat, agrees } => self.answer_undo(person, seat, agrees),
            Command::Leave { stand_in } => self.leave(person, stand_in),
            Command::Return => self.come_back(person),
            Command::Say { text } => self.say(person, &text),
            Command::Abandon => self.abandon(person),
            Command::Rematch { table } => {
                self.table.check_seated(person)?;
                self.play_again(table)
            }
            Command::BotDecides { .. }
            | Command::TimeDecides { .. }
            | Command::Away { .. }
            | Command::Close => Err(Refusal::NotHost),
        }
    }

    fn carry_out_for_host(&mut self, command: Command) -> Result<(), Refusal> {
        match command {
            Command::BotDecides { seat, seen, action } => self.decide_for_bot(seat, seen, action),
            Command::TimeDecides { seat, seen, action } => self.decide_for_clock(seat, seen, action),
            Command::Away { millis } => self.was_away(millis),
            Command::Rematch { table } => self.play_again(table),
            Command::Abandon => self.close_lobby(),
            Command::Close => self.close(),
            Command::Sit { .. }
            | Command::Rise
            | Command::Place { .. }
            | Command::Ready { .. }
            | Command::Unready
            | Command::Decide { .. }
            | Command::DecideTogether { .. }
            | Command::Undo { .. }
            | Command::AnswerUndo { .. }
            | Command::Leave { .. }
            | Command::Return
            | Command::Say { .. } => Err(Refusal::NotSeated),
        }
    }

    /// Notes how long no host was running, if that costs anybody time.
    fn was_away(&mut self, millis: u64) -> Result<(), Refusal> {
        if self.table.is_timed() { self.add(EventKind::Away { millis }) } else { Ok(()) }
    }
}
