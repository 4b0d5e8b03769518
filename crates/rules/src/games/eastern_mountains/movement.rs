//! Movement: free steps, and steps paid with crystals (EM-7 to EM-12).

use super::{Decision, EasternMountains};
use crate::action::{Action, Actions};
use crate::bonus::Bonus;
use crate::clause::{Clause, em};
use crate::components::EasternMountains as Components;
use crate::crystals::Crystal;
use crate::effect;
use crate::expedition::TERMS;
use crate::map::Cell;
use crate::set::Id;

impl EasternMountains {
    /// EM-7: the first step is free, and one more for each *extra step* tile.
    pub(super) fn free_steps(&self) -> u8 {
        1 + self.expedition.bonus(self.mover()).count(Bonus::ExtraStep)
    }

    /// Whether a movement can end legally that goes on to a cell with so many crystals and free steps
    /// left (EM-12).
    fn can_go(&self, to: Cell, crystals: u32, free: u8) -> bool {
        let left = |steps: usize| crystals.checked_sub((steps as u32).saturating_sub(free.into()));
        self.expedition.mountains.can_end(self.order, to, &TERMS, left)
    }

    /// The free steps that are left after the next one, if the next one can be made (EM-7, EM-8).
    pub(super) fn free_after_step(free: u8, is_paid: bool) -> Option<u8> {
        if is_paid { Some(0) } else { free.checked_sub(1) }
    }

    fn can_step(&self, to: Cell, free_after: u8) -> bool {
        self.can_go(to, self.caravan().total(), free_after)
    }

    pub(super) fn step_actions(&self, free_after: u8, out: &mut Actions) {
        for cell in self.expedition.mountains.neighbours(self.mover()) {
            out.push_if(self.can_step(cell, free_after), Action::Step(cell));
        }
    }

    pub(super) fn check_step(&self, to: Cell, free_after: u8) -> Result<(), Clause> {
        let is_beside =
            self.wagon().is_some_and(|wagon| self.expedition.mountains.map().neighbours(wagon).contains(to));
        if !is_beside {
            return Err(em(7));
        }
        if self.can_step(to, free_after) { Ok(()) } else { Err(em(12)) }
    }

    /// Whether a crystal may be dropped here for another step (EM-8, EM-12).
    fn can_drop(&self) -> bool {
        let left = self.caravan().total().checked_sub(1);
        left.is_some_and(|crystals| {
            self.expedition
                .mountains
                .neighbours(self.mover())
                .into_iter()
                .any(|cell| self.can_go(cell, crystals, 0))
        })
    }

    pub(super) fn move_actions(&self, free: u8, is_paid: bool, out: &mut Actions) {
        match EasternMountains::free_after_step(free, is_paid) {
            Some(free_after) => self.step_actions(free_after, out),
            None if self.can_drop() => effect::each_colour(self.caravan(), Action::Pay, out),
            None => {}
        }
        out.push_if(!is_paid && self.expedition.can_stop(self.order), Action::Stop);
    }

    pub(super) fn check_move(&self, free: u8, is_paid: bool, action: Action) -> Result<(), Clause> {
        match (action, EasternMountains::free_after_step(free, is_paid)) {
            (Action::Step(cell), Some(free_after)) => self.check_step(cell, free_after),
            (Action::Step(_), None) => Err(em(8)),
            (Action::Pay(_), Some(_)) if is_paid => Err(em(8)),
            (Action::Pay(_), Some(_)) => Err(em(7)),
            (Action::Pay(crystal), None) if !self.caravan().has(crystal) => Err(em(8)),
            (Action::Pay(_), None) => {
                if self.can_drop() {
                    Ok(())
                } else {
                    Err(em(12))
                }
            }
            (Action::Stop, _) if is_paid => Err(em(8)),
            (Action::Stop, _) => {
                if self.expedition.can_stop(self.order) {
                    Ok(())
                } else {
                    Err(em(9))
                }
            }
            _ if is_paid => Err(em(8)),
            _ => Err(em(7)),
        }
    }

    pub(super) fn step(&mut self, components: &Components, to: Cell, free: u8) {
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
        match EasternMountains::free_after_step(free, is_paid) {
            Some(free_after) => self
                .expedition
                .mountains
                .neighbours(self.mover())
                .into_iter()
                .any(|cell| self.can_step(cell, free_after)),
            None => self.can_drop(),
        }
    }

    pub(super) fn stop(&mut self, components: &Components) {
        let next = self.expedition.arrive(self.order);
        self.go_on(components, next);
    }

    /// EM-8: the crystal lies on the tile that is left.
    pub(super) fn drop(&mut self, crystal: Crystal) {
        *self.caravan_mut() = self.caravan().without(crystal);
        if let Some(wagon) = self.wagon() {
            let heap = &mut self.dropped[wagon.index()];
            *heap = heap.heaped(crystal);
        }
        self.decision = Decision::Move { free: 0, is_paid: true };
    }

    pub(super) fn take(&mut self) {
        if let Some(wagon) = self.wagon() {
            let heap = std::mem::take(&mut self.dropped[wagon.index()]);
            *self.caravan_mut() += heap;
        }
        self.decision = Decision::Act;
    }
}
