//! The greedy player: it looks at everything that it can do in its turn, and takes what it likes best.

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Move, Seat, Turn};
use chacha20::ChaCha8Rng;

use crate::evaluation::{locked, rate, terms, turns_left};
use crate::lead::{WIN, lead};
use crate::stall::StallDetector;
use crate::style::Glance;
use crate::turns::{Reach, Turns};
use crate::visible::Visible;
use crate::{Bot, Budget};

/// When a game stands still, one turn in this many is any turn at all: what led nowhere is not done for ever.
const SHAKEN: u32 = 3;

/// One turn ahead, by the worth of what it would have.
pub(crate) struct Greedy {
    turns: Turns,
    stall: StallDetector,
    rng: ChaCha8Rng,
    glance: Glance,
}

impl Greedy {
    pub(crate) fn new(rng: ChaCha8Rng) -> Greedy {
        Greedy::with_glance(rng, Glance::CLEAR)
    }

    /// A player that sees turns otherwise than they are.
    pub(crate) fn with_glance(rng: ChaCha8Rng, glance: Glance) -> Greedy {
        Greedy { turns: Turns::default(), stall: StallDetector::default(), rng, glance }
    }

    /// How long nothing has been claimed.
    pub(crate) const fn stall(&self) -> &StallDetector {
        &self.stall
    }

    /// The first action of the best turn for the seat that is to decide.
    pub(crate) fn best(&mut self, game: &Game) -> Option<Action> {
        let Turn::Seat(seat) = game.turn() else { return None };
        let mut actions = Actions::new();
        game.legal_actions(&mut actions);
        if let [only] = *actions.as_slice() {
            return Some(only);
        }
        let visible = Visible::of(game);
        // The same for all turns: else a claim would look bad for bringing the end nearer.
        let left = turns_left(game) + self.stall.extra_turns();
        let is_stalled = self.stall.is_stalled();
        let is_shaken = is_stalled && below(&mut self.rng, SHAKEN) == 0;
        let mut best: Option<(f32, Action)> = None;
        let (rng, glance) = (&mut self.rng, self.glance);
        let can_end = game.claimed(seat).len() + 1 >= game.title().claims_to_end(game.players());
        self.turns.reach(if can_end || game.is_last_round() { Reach::Far } else { Reach::Near });
        self.turns.each(game, seat, &visible, |end, path, _| {
            let value = if end.is_last_round() {
                last(end, seat, is_stalled)
            } else if is_shaken {
                below(rng, 1 << 16) as f32
            } else {
                let seen = terms(end, seat, &visible, rate(end, seat), left);
                let seen: f32 = seen.iter().zip(glance.terms).map(|(term, weight)| term * weight).sum();
                locked(end, seat) + seen + if is_easy(path) { glance.ease } else { 0.0 }
            };
            if best.is_none_or(|(other, _)| value > other) {
                best = path.first().map(|&first| (value, first));
            }
            true
        });
        best.map(|(_, first)| first).or_else(|| actions.first().copied())
    }
}

impl Bot for Greedy {
    fn choose(&mut self, game: &Game, _: &Budget<'_>) -> Option<Action> {
        self.look(game);
        self.best(game)
    }

    fn look(&mut self, game: &Game) {
        self.stall.look(game);
    }

    fn reseed(&mut self, rng: ChaCha8Rng) {
        self.rng = rng;
    }
}

/// What the end of a turn is worth after which the player has no other.
fn last(end: &Game, seat: Seat, is_stalled: bool) -> f32 {
    let lead = lead(end, seat, |_| 0.0);
    locked(end, seat) + lead + if is_stalled { WIN } else { WIN * lead.signum() }
}

/// Whether a turn is a rest, or spent on mining.
fn is_easy(path: &[Action]) -> bool {
    path.iter().any(|action| matches!(action, Action::Move(Move::Rest | Move::Mine)))
}
