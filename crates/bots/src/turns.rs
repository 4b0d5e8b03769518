//! Whole turns: what a player can do from now on until the turn is over, as lists of small actions.
//!
//! Not all of it, only what is [sensible](crate::sensible); and of several ways to the same state one is enough.

use carvania_rules::map::Cell;
use carvania_rules::{Action, Actions, Game, Seat, Turn};

use crate::fingerprint::{Seen, fingerprint};
use crate::sensible::Moment;
pub(crate) use crate::sensible::Reach;
use crate::visible::Visible;

/// The most ways to end a turn that are looked at: enough for every turn but a few odd ones.
const MAX_ENDS: usize = 600;

/// Enumerates the whole turns of one seat.
#[derive(Default)]
pub(crate) struct Turns {
    seen: Seen,
    path: Vec<Action>,
    found: usize,
    reach: Reach,
    /// Where the wagon stood before the turn.
    from: Option<Cell>,
}

impl Turns {
    /// Looks at movements so far from now on.
    pub(crate) fn reach(&mut self, reach: Reach) {
        self.reach = reach;
    }

    /// Shows the game at the end of each whole turn of `seat`, the actions that lead to it, and what tells it
    /// apart. `visit` says whether to go on.
    pub(crate) fn each(
        &mut self,
        game: &Game,
        seat: Seat,
        visible: &Visible,
        mut visit: impl FnMut(&Game, &[Action], u64) -> bool,
    ) -> bool {
        self.seen.clear();
        self.path.clear();
        self.found = 0;
        self.from = game.mountains().and_then(|mountains| mountains.wagon(seat));
        self.go_on(game, seat, visible, &mut visit)
    }

    fn go_on(
        &mut self,
        game: &Game,
        seat: Seat,
        visible: &Visible,
        visit: &mut impl FnMut(&Game, &[Action], u64) -> bool,
    ) -> bool {
        let mut actions = Actions::new();
        game.legal_actions(&mut actions);
        let (from, reach) = (self.from, self.reach);
        for &action in actions.iter() {
            let moment = Moment { game, seat, visible, from, path: &self.path, legal: &actions, reach };
            if !visible.allows(game, action) || !moment.is_sensible(action) {
                continue;
            }
            let mut next = *game;
            if next.apply(action).is_err() {
                continue;
            }
            draw_all(&mut next);
            let fingerprint = fingerprint(&next, seat);
            // Two first actions never lead to the same state.
            if !self.path.is_empty() && !self.seen.insert(fingerprint) {
                continue;
            }
            self.path.push(action);
            let is_over = next.turn() != Turn::Seat(seat) || next.turn_begins().is_some();
            let goes_on = if is_over {
                self.found += 1;
                visit(&next, &self.path, fingerprint) && self.found < MAX_ENDS
            } else {
                self.go_on(&next, seat, visible, visit)
            };
            self.path.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }
}

/// Makes the draws that are due. Which cards come is of no importance, since no plan counts on them.
fn draw_all(game: &mut Game) {
    while let Some((draw, _)) = game.chance().next() {
        if game.apply(draw).is_err() {
            return;
        }
    }
}

/// Goes on from the end of a turn to the next turn of `seat`, as if the others did nothing. `None` if the game
/// is over by then.
pub(crate) fn next_turn(game: &Game, seat: Seat) -> Option<Game> {
    let mut game = *game;
    let mut actions = Actions::new();
    loop {
        draw_all(&mut game);
        if game.is_over() {
            return None;
        }
        match game.turn_begins() {
            Some(mover) if mover == seat => return Some(game),
            Some(_) => game = game.with_turn_skipped()?,
            // Another returns crystals, or chooses how to start: the first way is as good as any.
            None => {
                game.legal_actions(&mut actions);
                game.apply(*actions.first()?).ok()?;
            }
        }
    }
}
