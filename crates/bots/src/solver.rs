//! The end of a game, solved exactly: every decision that is left, and every draw with its weight.
//!
//! It is tried in the last round, where each player has one turn at most, and given up when that is still too much:
//! early enough that the search which takes over has a budget of its own.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use carvania_rules::{Action, Actions, Game, Seat, Turn};

use crate::analysis::{Estimate, MoveEstimate};
use crate::network::settled;
use crate::{Budget, Meter};

/// The most positions that are looked at: a few milliseconds.
const MAX_POSITIONS: u64 = 20_000;
/// The most positions for one look, where many positions have to be solved.
const MAX_AT_A_GLANCE: u64 = 300;

/// What each legal action leads to if everybody plays the rest as well as can be, the best first. `None` if this is
/// not the last round, or there is too much to look at.
pub(crate) fn solve(game: &Game, meter: &mut Meter<'_>) -> Option<Vec<MoveEstimate>> {
    solve_within(game, MAX_POSITIONS, meter)
}

/// The same with so many positions at most.
pub(crate) fn solve_within(game: &Game, most: u64, meter: &mut Meter<'_>) -> Option<Vec<MoveEstimate>> {
    let Turn::Seat(seat) = game.turn() else { return None };
    if !game.is_last_round() {
        return None;
    }
    let most = most.min(meter.left() / 2);
    let mut solver = Solver { known: HashMap::new(), most, meter };
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    let mut options = Vec::with_capacity(actions.len());
    for &action in actions.iter() {
        options.push(MoveEstimate {
            action,
            visits: 1,
            is_proven: true,
            estimate: solver.after(game, action)?,
        });
    }
    let desire = |option: &MoveEstimate| option.estimate.desire(seat, game.players());
    options.sort_by(|one, other| desire(other).total_cmp(&desire(one)));
    Some(options)
}

/// What the last round comes to, if that is quickly found out.
pub(crate) fn at_a_glance(game: &Game) -> Option<Estimate> {
    if !game.is_last_round() {
        return None;
    }
    let meter = &mut Budget::nodes(u64::MAX).start();
    Solver { known: HashMap::new(), most: MAX_AT_A_GLANCE, meter }.value(game)
}

struct Solver<'m, 'b> {
    /// What has been solved, by the hash of the state.
    known: HashMap<u64, Estimate>,
    /// How many positions may still be looked at.
    most: u64,
    meter: &'m mut Meter<'b>,
}

impl Solver<'_, '_> {
    fn after(&mut self, game: &Game, action: Action) -> Option<Estimate> {
        let mut next = *game;
        next.apply(action).ok()?;
        self.value(&next)
    }

    fn value(&mut self, game: &Game) -> Option<Estimate> {
        if game.is_over() {
            return Some(settled(game));
        }
        let key = hash(game);
        if let Some(estimate) = self.known.get(&key) {
            return Some(*estimate);
        }
        self.most = self.most.checked_sub(1)?;
        if !self.meter.spend(1) {
            return None;
        }
        let estimate = match game.turn() {
            Turn::Seat(seat) => self.best(game, seat)?,
            Turn::Chance | Turn::Over => self.mean(game)?,
        };
        self.known.insert(key, estimate);
        Some(estimate)
    }

    fn best(&mut self, game: &Game, seat: Seat) -> Option<Estimate> {
        let mut actions = Actions::new();
        game.legal_actions(&mut actions);
        let players = game.players();
        let mut best: Option<Estimate> = None;
        for &action in actions.iter() {
            let estimate = self.after(game, action)?;
            if best.is_none_or(|best| estimate.desire(seat, players) > best.desire(seat, players)) {
                best = Some(estimate);
            }
        }
        best
    }

    fn mean(&mut self, game: &Game) -> Option<Estimate> {
        let (first, _) = game.chance().next()?;
        let mut next = *game;
        next.apply(first).ok()?;
        if next.is_over() {
            // Nobody has any use of what the very last draw brings.
            return Some(settled(&next));
        }
        let (mut sum, mut whole) = (Estimate::default(), 0.0);
        for (draw, weight) in game.chance() {
            let weight = weight as f32;
            sum.add(&self.after(game, draw)?.divided(1.0 / weight));
            whole += weight;
        }
        Some(sum.divided(whole))
    }
}

/// Of so few positions no two have the same hash, but once in a million million searches.
fn hash(game: &Game) -> u64 {
    let mut hasher = DefaultHasher::new();
    game.hash(&mut hasher);
    hasher.finish()
}
