//! A game that the engine plays: its record, and where its draws come from.

use carvania_rules::{Action, Game, Record, Turn};

use super::fault::{Fault, Kind};
use super::plan::Plan;
use super::requests::Draws;

pub(super) struct Played {
    pub(super) record: Record,
    pub(super) seed: Option<u64>,
    pub(super) draws: Draws,
}

impl Played {
    /// A game whose draws come from the seed, if there is one, unless the client wants to make them.
    pub(super) fn new(record: Record, seed: Option<u64>, draws: Option<Draws>) -> Result<Played, Fault> {
        let draws = match (draws, seed) {
            (Some(Draws::Seed), None) => return Err(Fault::no_seed()),
            (Some(draws), _) => draws,
            (None, Some(_)) => Draws::Seed,
            (None, None) => Draws::Explicit,
        };
        Ok(Played { record, seed, draws })
    }

    pub(super) fn game(&self) -> &Game {
        self.record.game()
    }

    /// Carries out all actions, or none. Returns the draws that came from the seed.
    pub(super) fn apply(&mut self, actions: &[String]) -> Result<Vec<Action>, Fault> {
        let mut plan = Plan::new(self);
        actions.iter().try_for_each(|action| plan.add(action))?;
        plan.settle()?;
        self.carry_out(plan)
    }

    /// Makes the draw that is due. Returns the draws that came from the seed.
    pub(super) fn draw(&mut self) -> Result<Vec<Action>, Fault> {
        let mut plan = Plan::new(self);
        plan.draw()?;
        plan.settle()?;
        self.carry_out(plan)
    }

    fn carry_out(&mut self, plan: Plan) -> Result<Vec<Action>, Fault> {
        for action in plan.actions {
            let written = self.game().write_action(action);
            self.record.apply(action).map_err(|refused| Fault::refused(written, refused.clause))?;
        }
        Ok(plan.drawn)
    }

    /// Takes back the last actions of players, with the draws after them. Returns what was taken back.
    pub(super) fn undo_decisions(&mut self, count: usize) -> Result<Vec<Action>, Fault> {
        let steps = self.record.steps().enumerate();
        let decisions: Vec<usize> =
            steps.filter(|(_, step)| matches!(step.by, Turn::Seat(_))).map(|(index, _)| index).collect();
        let Some(first) = decisions.len().checked_sub(count) else {
            return Err(too_few(count, decisions.len(), "decisions; draws count with `actions`"));
        };
        let made = self.record.actions().len();
        self.undo_actions(decisions.get(first).map_or(0, |first| made - first))
    }

    /// Takes back the last actions, draws counted like others. Returns what was taken back.
    pub(super) fn undo_actions(&mut self, count: usize) -> Result<Vec<Action>, Fault> {
        let made = self.record.actions().len();
        let left = made.checked_sub(count).ok_or_else(|| too_few(count, made, "actions"))?;
        let undone = self.record.actions()[left..].to_vec();
        self.record.rewind(left);
        Ok(undone)
    }
}

fn too_few(wanted: usize, made: usize, of: &str) -> Fault {
    Fault::new(Kind::BadRequest, format!("{wanted} cannot be taken back: there are {made} {of}"))
}
