//! The rest of a turn that has been decided.

use carvania_rules::{Action, Game};

/// What to do at which moment, the last first.
#[derive(Debug, Default)]
pub(crate) struct CommittedTurn(Vec<(Game, Action)>);

impl CommittedTurn {
    /// Remembers a turn as far as nothing is drawn, so that its later actions need no thought.
    pub(crate) fn keep(&mut self, game: &Game, turn: impl IntoIterator<Item = Action>) {
        let mut at = *game;
        self.0.clear();
        for action in turn {
            self.0.push((at, action));
            if at.apply(action).is_err() || at.turn() != game.turn() {
                break;
            }
        }
        self.0.reverse();
    }

    /// What has been decided for this moment.
    pub(crate) fn next(&mut self, game: &Game) -> Option<Action> {
        while let Some((at, action)) = self.0.pop() {
            if at == *game {
                return Some(action);
            }
        }
        None
    }
}
