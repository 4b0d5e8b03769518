//! A wagon on its way: free steps, and steps that are paid for (EM-7 to EM-12, CA-9 to CA-12).

use super::{Expedition, TERMS};
use crate::action::Move;
use crate::clause::{Clause, em};
use crate::decision::Step;
use crate::map::Cell;
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::set::Set;

/// How far a movement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// How many steps are still free.
    pub free: u8,
    /// Whether the next step has been paid for, and must be made.
    pub is_paid: bool,
}

impl Movement {
    /// A movement with so many free steps.
    pub(crate) const fn with(free: u8) -> Movement {
        Movement { free, is_paid: false }
    }

    /// A movement whose next step has been paid for.
    pub(crate) const fn paid(free: u8) -> Movement {
        Movement { free, is_paid: true }
    }

    /// What is to be decided, as it is told to others; `pay` is how a step would be paid for.
    pub(crate) const fn asks(self, pay: Step) -> Step {
        match self {
            Movement { is_paid: true, .. } => Step::Paid,
            Movement { free: 0, .. } => pay,
            Movement { free, .. } => Step::Free { left: free },
        }
    }

    /// The clause that is named for what is no part of a movement.
    pub(crate) const fn opened_by(self, clauses: &FareClauses) -> Clause {
        if self.is_paid { clauses.pay } else { clauses.step }
    }

    /// The free steps that are left after the next one, if the next one can be made.
    const fn free_after_step(self) -> Option<u8> {
        if self.is_paid { Some(self.free) } else { self.free.checked_sub(1) }
    }
}

/// What a player can pay for steps with.
#[derive(Clone, Copy)]
pub(crate) struct Fare {
    /// The crystals in the caravan.
    pub(crate) crystals: u32,
    /// How many steps they could pay for.
    pub(crate) steps: u32,
    /// Whether a step costs one of the crystals.
    pub(crate) is_in_crystals: bool,
}

/// The clauses of a movement.
pub(crate) struct FareClauses {
    /// Of free steps, and of steps as such.
    pub(crate) step: Clause,
    /// Of steps that are paid for.
    pub(crate) pay: Clause,
    /// Of free steps that come before the others.
    pub(crate) free_first: Clause,
}

impl Fare {
    /// The crystals that are left after paying for so many steps, if that is possible.
    fn left_after(self, steps: u32) -> Option<u32> {
        let price = if self.is_in_crystals { steps } else { 0 };
        (steps <= self.steps).then(|| self.crystals.saturating_sub(price))
    }

    /// Whether there is a crystal for each other player, which pays any toll.
    const fn pays_any_toll(self, order: Order) -> bool {
        self.crystals as usize + 1 >= order.players()
    }

    fn after_one(self) -> Option<Fare> {
        Some(Fare { crystals: self.left_after(1)?, steps: self.steps - 1, ..self })
    }
}

impl Expedition {
    /// Whether a movement can end legally that goes on to a cell, with so many free steps to follow (EM-12, CA-11).
    #[inline]
    fn can_go(&self, order: Order, to: Cell, free: u8, fare: Fare) -> bool {
        let left = |steps: usize| fare.left_after((steps as u32).saturating_sub(free.into()));
        fare.pays_any_toll(order) || self.mountains.can_end(order, to, &TERMS, left)
    }

    #[inline]
    fn can_go_anywhere(&self, order: Order, free: u8, fare: Fare) -> bool {
        let beside = self.mountains.neighbours(order.seat());
        beside.into_iter().any(|cell| self.can_go(order, cell, free, fare))
    }

    /// The cells to which a movement can go on.
    fn ways(&self, order: Order, free: u8, fare: Fare) -> Set<Cell> {
        let beside = self.mountains.neighbours(order.seat());
        if fare.pays_any_toll(order) {
            return beside;
        }
        beside.into_iter().filter(|&cell| self.can_go(order, cell, free, fare)).collect()
    }

    /// Whether another step may be paid for, with so many free ones to follow it.
    pub(crate) fn can_pay_step(&self, order: Order, free: u8, fare: Fare) -> bool {
        fare.after_one().is_some_and(|fare| self.can_go_anywhere(order, free, fare))
    }

    /// Whether another step can be made or paid for.
    #[inline]
    pub(crate) fn can_go_on(&self, order: Order, movement: Movement, fare: Fare) -> bool {
        match movement.free_after_step() {
            Some(free) => self.can_go_anywhere(order, free, fare),
            None => self.can_pay_step(order, 0, fare),
        }
    }

    #[inline]
    pub(crate) fn step_actions(&self, order: Order, movement: Movement, fare: Fare, out: &mut impl Sink) {
        if let Some(free) = movement.free_after_step() {
            out.each(self.ways(order, free, fare), Move::Step);
        }
    }

    /// Lists how a movement can go on; `pay` lists what pays for a step.
    pub(crate) fn move_actions<S: Sink>(
        &self,
        order: Order,
        movement: Movement,
        fare: Fare,
        pay: impl FnOnce(&mut S),
        out: &mut S,
    ) {
        self.step_actions(order, movement, fare, out);
        if movement.free_after_step().is_none() && self.can_pay_step(order, 0, fare) {
            pay(out);
        }
        out.push_if(!movement.is_paid && self.can_stop(order), Move::Stop);
    }

    /// Checks that a movement may end where the wagon stands (EM-9).
    pub(crate) fn check_stop(
        &self,
        order: Order,
        movement: Movement,
        clauses: &FareClauses,
    ) -> Result<(), Clause> {
        if movement.is_paid {
            return Err(clauses.pay);
        }
        if self.can_stop(order) { Ok(()) } else { Err(em(9)) }
    }

    /// Checks that the next step may be paid for with what a player has, or has not.
    pub(crate) fn check_payment(
        &self,
        order: Order,
        movement: Movement,
        fare: Fare,
        clauses: &FareClauses,
        is_owned: bool,
    ) -> Result<(), Clause> {
        match movement {
            Movement { is_paid: true, .. } => Err(clauses.pay),
            Movement { free: 1.., .. } => Err(clauses.free_first),
            Movement { free: 0, .. } if !is_owned => Err(clauses.pay),
            Movement { free: 0, .. } if self.can_pay_step(order, 0, fare) => Ok(()),
            Movement { free: 0, .. } => Err(em(12)),
        }
    }

    /// Makes a step, or refuses it. The movement that is left; none where it ends, because no step can follow and there is
    /// nothing to decline (C-15).
    pub(crate) fn step(
        &mut self,
        order: Order,
        movement: Movement,
        fare: Fare,
        clauses: &FareClauses,
        to: Cell,
    ) -> Result<Option<Movement>, Clause> {
        let free = movement.free_after_step().ok_or(clauses.pay)?;
        if !self.mountains.neighbours(order.seat()).contains(to) {
            return Err(clauses.step);
        }
        if !self.can_go(order, to, free, fare) {
            return Err(em(12));
        }
        self.mountains.place_wagon(order.seat(), to);
        let left = Movement::with(free);
        Ok(self.can_go_on(order, left, fare).then_some(left))
    }
}
