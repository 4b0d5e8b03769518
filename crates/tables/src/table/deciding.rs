//! Decisions: by people, by bots, by bots for people whose time is over; and the draws that follow.

use std::time::Duration;

use carvania_rules::{Action, ActionText, Game, Seat, Turn};

use super::draft::Draft;
use super::{Decided, Entry, KeyedDecision, Stage, Table};
use crate::command::Key;
use crate::event::{By, Event, EventKind, EventNumber};
use crate::id::PersonId;
use crate::notation::Notation;
use crate::refusal::Refusal;

/// The most forced actions that may follow a decision. After that a player is asked, even if there is nothing to
/// choose, so that no table goes round for ever by itself.
const MAX_FORCED: usize = 100;

/// More actions than the longest movement of a wagon takes.
const MAX_TOGETHER: usize = 200;

impl Draft<'_> {
    pub(super) fn decide(
        &mut self,
        person: PersonId,
        seat: u8,
        seen: EventNumber,
        action: ActionText,
        key: Option<Key>,
    ) -> Result<(), Refusal> {
        let seat = self.table.own_seat(person, seat)?;
        if let Some(key) = &key
            && let Some(decided) = self.table.keys.get(&(person, key.clone()))
        {
            return self.table.is_repeated(*decided, seat, action);
        }
        self.table.check_there(seat)?;
        self.table.check_seen(seen)?;
        self.act(By::Seat(seat.number() as u8), seat, action, key)
    }

    pub(super) fn decide_for_bot(
        &mut self,
        seat: u8,
        seen: EventNumber,
        action: ActionText,
    ) -> Result<(), Refusal> {
        self.table.check_playing()?;
        self.table.check_seen(seen)?;
        let own = self.table.seat(seat).filter(|&seat| self.table.bot_on(seat).is_some());
        let own = own.ok_or(Refusal::NotYours { seat })?;
        if self.table.request.is_some() {
            return Err(Refusal::UndoAsked);
        }
        self.act(By::Bot(seat), own, action, None)
    }

    pub(super) fn decide_for_clock(
        &mut self,
        seat: u8,
        seen: EventNumber,
        action: ActionText,
    ) -> Result<(), Refusal> {
        self.table.check_playing()?;
        self.table.check_seen(seen)?;
        let own = self.table.seat(seat).filter(|&seat| self.table.person_on(seat).is_some());
        let own = own.ok_or(Refusal::NotYours { seat })?;
        self.table.check_turn(own)?;
        if self.table.clock.time_left(own, self.now) != Some(Duration::ZERO) {
            return Err(Refusal::TimeLeft { seat });
        }
        self.act(By::Clock(seat), own, action, None)
    }

    fn act(&mut self, by: By, seat: Seat, action: ActionText, key: Option<Key>) -> Result<(), Refusal> {
        self.table.check_rules()?;
        self.table.check_turn(seat)?;
        self.drop_request()?;
        self.add(EventKind::Acted { by, action: action.into(), key, joined: false })?;
        self.go_on()
    }

    /// Makes several actions as one. A draw between them refuses all before anything is drawn, so that nobody learns by
    /// trying what would come.
    pub(super) fn decide_together(
        &mut self,
        person: PersonId,
        seat: u8,
        seen: EventNumber,
        actions: &[ActionText],
        key: Option<Key>,
    ) -> Result<(), Refusal> {
        let Some((&first, rest)) = actions.split_first().filter(|_| actions.len() <= MAX_TOGETHER) else {
            let why = format!("send from 1 to {MAX_TOGETHER} actions at once");
            return Err(Refusal::Malformed { action: String::new(), why });
        };
        if rest.is_empty() {
            return self.decide(person, seat, seen, first, key);
        }
        let own = self.table.own_seat(person, seat)?;
        if let Some(decided) = key.as_ref().and_then(|key| self.table.keys.get(&(person, key.clone()))) {
            return self.table.is_repeated(*decided, own, first);
        }
        self.table.check_there(own)?;
        self.table.check_seen(seen)?;
        self.table.check_rules()?;
        self.table.check_turn(own)?;
        self.drop_request()?;
        let by = By::Seat(own.number() as u8);
        self.add(EventKind::Acted { by, action: first.into(), key, joined: false })?;
        let mut before = first;
        for &action in rest {
            self.go_on_undrawn(before)?;
            self.table.check_turn(own)?;
            self.add(EventKind::Acted { by, action: action.into(), key: None, joined: true })?;
            before = action;
        }
        self.go_on()
    }

    /// Makes the actions without a choice that come between two that are decided as one.
    fn go_on_undrawn(&mut self, before: ActionText) -> Result<(), Refusal> {
        for _ in 0..MAX_FORCED {
            if self.table.game().is_some_and(|game| game.turn() == Turn::Chance) {
                return Err(Refusal::DrawBetween { action: before.to_string() });
            }
            let Some((seat, only)) = self.table.forced_action() else { break };
            self.add_forced(seat, only)?;
        }
        Ok(())
    }

    fn add_forced(&mut self, seat: u8, only: ActionText) -> Result<(), Refusal> {
        self.add(EventKind::Acted { by: By::Forced(seat), action: only.into(), key: None, joined: false })
    }

    /// Whatever follows without anybody being asked: draws that are due, actions without a choice, and the end of the game.
    pub(super) fn go_on(&mut self) -> Result<(), Refusal> {
        self.draw()?;
        for _ in 0..MAX_FORCED {
            let Some((seat, only)) = self.table.forced_action() else { break };
            self.add_forced(seat, only)?;
            self.draw()?;
        }
        if self.table.game().is_some_and(Game::is_over) {
            self.add(EventKind::Over { seed: self.dealer.seed(), abandoned: false })?;
        }
        Ok(())
    }

    /// Makes the draws that are due.
    fn draw(&mut self) -> Result<(), Refusal> {
        let notes = self.table.notes();
        let mut number = self.table.draws();
        while let Some(game) = self.table.game().filter(|game| game.turn() == Turn::Chance) {
            let misfit = Refusal::Misfit { number: self.table.last };
            let draw = self.dealer.draw(&notes, game, number).ok_or(misfit)?;
            let action = game.write_action(draw).into();
            self.add(EventKind::Acted { by: By::Chance, action, key: None, joined: false })?;
            number += 1;
        }
        Ok(())
    }
}

impl Table {
    pub(super) fn apply_acted(
        &mut self,
        event: &Event,
        by: By,
        (action, decided): (&Notation, Decided),
        key: Option<&Key>,
    ) -> Result<(), Refusal> {
        let misfit = Refusal::Misfit { number: event.number };
        self.check_rules()?;
        let is_theirs = self.stage == Stage::Playing && self.request.is_none() && self.decides(by);
        if !decided.is_alone() && !self.was_decided_before(by) {
            return Err(misfit);
        }
        let due = self.next_given();
        let Some(record) = self.record.as_mut().filter(|_| is_theirs) else { return Err(misfit) };
        let begins_turn = record.game().turn_begins().is_some();
        let action = action.find(record.game())?;
        if due.is_some_and(|due| due != action) {
            return Err(misfit);
        }
        record.apply(action).map_err(|refused| Refusal::Illegal { clause: refused.clause })?;
        let gain = self.pass_turn(by);
        self.entries.push(Entry {
            number: event.number,
            at: event.at,
            by,
            action,
            begins_turn,
            decided,
            gain,
        });
        self.changed = event.number;
        self.note_decision(by);
        self.remember(event.number, by, action, key);
        Ok(())
    }

    /// Whether the last decision was of the same person, and nothing has been drawn since.
    fn was_decided_before(&self, by: By) -> bool {
        let last = self.entries.iter().rev().find(|entry| !matches!(entry.by, By::Forced(_)));
        matches!(by, By::Seat(_)) && last.is_some_and(|entry| entry.by == by)
    }

    /// The seat that decides and its only action, if it has no choice.
    fn forced_action(&self) -> Option<(u8, ActionText)> {
        let game = self.game().filter(|_| self.next_given().is_none())?;
        let Turn::Seat(seat) = game.turn() else { return None };
        Some((seat.number() as u8, game.write_action(game.only_action()?)))
    }

    /// Whether it is theirs to decide now.
    fn decides(&self, by: By) -> bool {
        let turn = self.game().map(Game::turn);
        let is_turn = |number: u8| self.seat(number).filter(|&seat| turn == Some(Turn::Seat(seat)));
        match by {
            By::Chance => turn == Some(Turn::Chance),
            By::Given(number) => self.next_given().is_some() && is_turn(number).is_some(),
            By::Seat(_) | By::Clock(_) | By::Bot(_) | By::Forced(_) if self.next_given().is_some() => false,
            By::Forced(number) => self.forced_action().is_some_and(|(seat, _)| seat == number),
            By::Seat(number) | By::Clock(number) => {
                is_turn(number).is_some_and(|seat| self.person_on(seat).is_some())
            }
            By::Bot(number) => is_turn(number).is_some_and(|seat| self.bot_on(seat).is_some()),
        }
    }

    /// After an action: the clocks learn whose turn ended and whose begins. Says who gained time by it: nobody by
    /// what was given.
    fn pass_turn(&mut self, by: By) -> Option<Seat> {
        let game = *self.game()?;
        let next = match game.turn() {
            Turn::Chance => return None,
            Turn::Seat(seat) => Some(seat),
            Turn::Over => None,
        };
        let before = self.clock.turn_of();
        if before == next && game.turn_begins().is_none() {
            return None;
        }
        let is_given = self.was_given(by);
        let gain = before.filter(|&seat| !is_given && self.person_on(seat).is_some());
        gain.into_iter().for_each(|seat| self.clock.gain(seat));
        self.clock.begin_turn(next);
        gain
    }

    fn remember(&mut self, number: EventNumber, by: By, action: Action, key: Option<&Key>) {
        if let (Some(key), Some(seat)) = (key, by.seat().and_then(|number| self.seat(number)))
            && let Some(person) = self.person_on(seat)
        {
            self.keys.insert((person, key.clone()), KeyedDecision { seat, action, number });
        }
    }

    /// A request with a key that was used: the same decision, which was made already, or another.
    fn is_repeated(&self, decided: KeyedDecision, seat: Seat, action: ActionText) -> Result<(), Refusal> {
        let action = self.game().and_then(|game| game.find_action(action));
        if action.map(|action| (seat, action)) == Some((decided.seat, decided.action)) {
            Ok(())
        } else {
            Err(Refusal::KeyReused)
        }
    }

    /// Only what changes the game makes anybody late; what is said does not.
    pub(super) fn check_seen(&self, seen: EventNumber) -> Result<(), Refusal> {
        if (self.changed..=self.last).contains(&seen) {
            return Ok(());
        }
        Err(Refusal::Stale { seen, last: self.changed })
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let is_turn = self.game().is_some_and(|game| game.turn() == Turn::Seat(seat));
        if is_turn { Ok(()) } else { Err(Refusal::OutOfTurn { seat: seat.number() as u8 }) }
    }

    /// How many draws lead here: the number of the next. What is drawn again after going back is the same.
    fn draws(&self) -> u64 {
        self.entries.iter().filter(|entry| entry.by == By::Chance).count() as u64
    }
}
