//! The greedy player: it looks at everything that it can do in its turn, and takes what it likes best.

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Game, Seat, Turn};
use chacha20::ChaCha8Rng;

use crate::evaluation::{locked, potential, turns_left};
use crate::lead::{WIN, lead};
use crate::stall::StallDetector;
use crate::turns::Turns;
use crate::visible::Visible;
use crate::{Bot, Budget};

/// When a game stands still, one turn in this many is any turn at all: what led nowhere is not done for ever.
const SHAKEN: u32 = 3;

/// One turn ahead, by the worth of what it would have.
pub(crate) struct Greedy {
    turns: Turns,
    stall: StallDetector,
    rng: ChaCha8Rng,
    /// By how many points it misjudges a turn.
    blur: f32,
}

impl Greedy {
    pub(crate) fn new(rng: ChaCha8Rng) -> Greedy {
        Greedy::blurred(rng, 0.0)
    }

    /// A player that is wrong about every turn, by about this many points.
    pub(crate) fn blurred(rng: ChaCha8Rng, blur: f32) -> Greedy {
        Greedy { turns: Turns::default(), stall: StallDetector::default(), rng, blur }
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
        let (rng, blur) = (&mut self.rng, self.blur);
        self.turns.each(game, seat, &visible, |end, path, _| {
            let value = if end.is_last_round() {
                last(end, seat, is_stalled)
            } else if is_shaken {
                below(rng, 1 << 16) as f32
            } else {
                locked(end, seat) + potential(end, seat, &visible, left) + error(rng, blur)
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

/// A number that is nearly always between -2 and 2 times the blur, and mostly between -1 and 1 times.
fn error(rng: &mut ChaCha8Rng, blur: f32) -> f32 {
    if blur == 0.0 {
        return 0.0;
    }
    let parts = 4;
    let sum: u32 = (0..parts).map(|_| below(rng, 1001)).sum();
    // The sum of four even numbers from -1 to 1 is off by 1.15 on average.
    blur * (sum as f32 / 500.0 - parts as f32) / 1.15
}
