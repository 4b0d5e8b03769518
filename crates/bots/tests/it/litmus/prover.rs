//! A forced win, proven by trying everything: every action of the seat that is to win it, every answer of the seats that
//! still move, and every draw. It shares nothing with the bots, and has all the time that it needs.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use carvania_rules::{Action, Actions, Game, Seat, Turn};

/// Proves wins of one seat.
pub(super) struct Prover {
    seat: Seat,
    /// What has been decided, by two hashes of the game.
    known: HashMap<[u64; 2], bool>,
    /// How many positions may still be looked at.
    left: u64,
}

impl Prover {
    /// One that looks at so many positions at most.
    pub(super) fn new(seat: Seat, most: u64) -> Prover {
        Prover { seat, known: HashMap::new(), left: most }
    }

    /// Whether the seat, in its own turn, can end the game with this round and win it whatever happens; `None` if there
    /// is too much to look at.
    pub(super) fn wins(&mut self, game: &Game) -> Option<bool> {
        let goes_on = game.turn_begins() == Some(self.seat);
        if goes_on { self.any(game, true) } else { self.holds(game) }
    }

    /// Whether the win is still forced after an action.
    pub(super) fn holds(&mut self, game: &Game) -> Option<bool> {
        if game.is_over() {
            return Some(game.ranking()[0] == self.seat);
        }
        let has_ended = game.order().seat() != self.seat || game.turn_begins().is_some();
        if has_ended && !game.is_last_round() {
            return Some(false);
        }
        let key = [0_u8, 1].map(|salt| {
            let mut hasher = DefaultHasher::new();
            (salt, game).hash(&mut hasher);
            hasher.finish()
        });
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let holds = match game.turn() {
            Turn::Seat(mover) => self.any(game, mover == self.seat)?,
            Turn::Chance | Turn::Over => self.any(game, false)?,
        };
        self.known.insert(key, holds);
        Some(holds)
    }

    /// Whether something that can happen now holds the win, if the seat may choose; else whether everything does.
    fn any(&mut self, game: &Game, is_own: bool) -> Option<bool> {
        for action in legal(game) {
            let next = after(game, action);
            if self.holds(&next)? == is_own {
                return Some(is_own);
            }
            if game.turn() == Turn::Chance && next.is_over() {
                // The very last draw changes nobody's points.
                return Some(true);
            }
        }
        Some(!is_own)
    }
}

fn legal(game: &Game) -> Vec<Action> {
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.to_vec()
}

fn after(game: &Game, action: Action) -> Game {
    let mut next = *game;
    next.apply(action).expect("a legal action");
    next
}
