//! Movement paid with cards (CA-9 to CA-12).

use super::{CallForAdventure, Decision};
use crate::action::{Action, Actions};
use crate::bonus::Bonus;
use crate::clause::{Clause, ca, em};
use crate::components::{Components, MerchantId};
use crate::expedition::TERMS;
use crate::map::Cell;
use crate::set::Set;

impl CallForAdventure {
    /// CA-9: cards of the hand and cards in play.
    pub(super) fn spendable(&self) -> Set<MerchantId> {
        let hand = &self.hands[self.mover()];
        hand.cards.union(hand.played)
    }

    /// Whether a movement can end legally that goes on to a cell, with so many steps to follow (CA-11).
    fn can_go(&self, to: Cell, steps: usize) -> bool {
        let crystals = self.caravan().total();
        let left = |more: usize| (more <= steps).then_some(crystals);
        self.expedition.mountains.can_end(self.order, to, &TERMS, left)
    }

    /// The steps that can follow the next one, if the next one can be made.
    fn steps_after(&self, free: u8, is_paid: bool) -> Option<usize> {
        let free_after = if is_paid { Some(free) } else { free.checked_sub(1) };
        free_after.map(|free| usize::from(free) + self.spendable().len())
    }

    /// Whether a card may be spent for another step.
    pub(super) fn can_spend(&self, free_steps: u8) -> bool {
        let steps = (usize::from(free_steps) + self.spendable().len()).checked_sub(1);
        steps.is_some_and(|steps| {
            self.expedition
                .mountains
                .neighbours(self.mover())
                .into_iter()
                .any(|cell| self.can_go(cell, steps))
        })
    }

    /// CA-10.
    pub(super) fn free_steps(&self) -> u8 {
        self.expedition.bonus(self.mover()).count(Bonus::ExtraStep)
    }

    pub(super) fn move_actions(&self, free: u8, is_paid: bool, out: &mut Actions) {
        match self.steps_after(free, is_paid) {
            Some(steps) => {
                for cell in self.expedition.mountains.neighbours(self.mover()) {
                    out.push_if(self.can_go(cell, steps), Action::Step(cell));
                }
            }
            None if self.can_spend(0) => out.extend(self.spendable().into_iter().map(Action::Spend)),
            None => {}
        }
        out.push_if(!is_paid && self.expedition.can_stop(self.order), Action::Stop);
    }

    pub(super) fn check_move(&self, free: u8, is_paid: bool, action: Action) -> Result<(), Clause> {
        match (action, self.steps_after(free, is_paid)) {
            (Action::Step(_), None) => Err(ca(9)),
            (Action::Step(cell), Some(_))
                if !self.expedition.mountains.neighbours(self.mover()).contains(cell) =>
            {
                Err(em(7))
            }
            (Action::Step(cell), Some(steps)) if !self.can_go(cell, steps) => Err(em(12)),
            (Action::Step(_), Some(_)) => Ok(()),
            (Action::Spend(_), Some(_)) if is_paid => Err(ca(9)),
            (Action::Spend(_), Some(_)) => Err(ca(10)),
            (Action::Spend(card), None) => self.check_spend(card, 0),
            (Action::Stop, _) if is_paid => Err(ca(9)),
            (Action::Stop, _) if !self.expedition.can_stop(self.order) => Err(em(9)),
            (Action::Stop, _) => Ok(()),
            _ => Err(ca(9)),
        }
    }

    pub(super) fn check_spend(&self, card: MerchantId, free_steps: u8) -> Result<(), Clause> {
        if !self.spendable().contains(card) {
            return Err(ca(9));
        }
        if self.can_spend(free_steps) { Ok(()) } else { Err(em(12)) }
    }

    /// CA-9: face down on the discard pile.
    pub(super) fn spend(&mut self, card: MerchantId) {
        let seat = self.order.seat();
        let free = match self.decision {
            Decision::Move { free, .. } => free,
            _ => self.free_steps(),
        };
        self.hands[seat].cards.remove(card);
        self.hands[seat].played.remove(card);
        self.discarded[seat].insert(card);
        self.decision = Decision::Move { free, is_paid: true };
    }

    pub(super) fn step(&mut self, components: &Components, to: Cell) {
        let Decision::Move { free, is_paid } = self.decision else { return };
        let free = if is_paid { free } else { free.saturating_sub(1) };
        self.expedition.mountains.place_wagon(self.order.seat(), to);
        // C-15: where no step can follow there is nothing to decline, and the movement ends.
        if self.can_go_on(free, false) {
            self.decision = Decision::Move { free, is_paid: false };
        } else {
            self.stop(components);
        }
    }

    /// Whether another step can be made or paid for.
    pub(crate) fn can_go_on(&self, free: u8, is_paid: bool) -> bool {
        match self.steps_after(free, is_paid) {
            Some(steps) => self
                .expedition
                .mountains
                .neighbours(self.mover())
                .into_iter()
                .any(|cell| self.can_go(cell, steps)),
            None => self.can_spend(0),
        }
    }

    pub(super) fn stop(&mut self, components: &Components) {
        let next = self.expedition.arrive(self.order);
        self.go_on(components, next);
    }
}
