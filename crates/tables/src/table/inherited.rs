//! The actions that a game inherits from the game it continues: they happen with the deal.

use carvania_rules::{Action, Turn};

use super::Table;
use super::draft::Draft;
use crate::event::{By, EventKind};
use crate::refusal::Refusal;

impl Draft<'_> {
    /// Makes the inherited actions, one after the other.
    pub(super) fn give(&mut self) -> Result<(), Refusal> {
        while let Some(action) = self.table.next_given() {
            let game = self.table.game().ok_or(Refusal::NotPlaying)?;
            let by = match game.turn() {
                Turn::Seat(seat) => By::Given(seat.number() as u8),
                Turn::Chance | Turn::Over => By::Chance,
            };
            let action = game.write_action(action).into();
            self.add(EventKind::Acted { by, action, key: None, joined: false })?;
        }
        Ok(())
    }
}

impl Table {
    /// How many actions at the beginning of the game were made in another one. They cannot be taken back, and nothing is
    /// promised about their draws.
    pub fn given(&self) -> usize {
        self.given.len()
    }

    /// Whether a decision was inherited; what was drawn after it belongs to it.
    pub(super) fn was_given(&self, by: By) -> bool {
        let is_choice = |by: &By| !matches!(by, By::Chance | By::Forced(_));
        let last = || self.entries.iter().rev().map(|entry| entry.by).find(is_choice);
        let decision = Some(by).filter(is_choice).or_else(last);
        matches!(decision, Some(By::Given(_)))
    }

    /// The next inherited action, until all have been made.
    pub(super) fn next_given(&self) -> Option<Action> {
        self.given.get(self.entries.len()).copied()
    }
}
