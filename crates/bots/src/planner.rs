//! The planner: it plans its own turns ahead, minding what its rivals are about to take.

mod beam;
mod buffers;
mod choice;
mod evaluator;
mod forecast;
mod layer;
mod taken;

use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;

use crate::committed_turn::CommittedTurn;
use crate::ending::{Endings, Proofs};
use crate::greedy::Greedy;
use crate::style::Foresight;
use crate::visible::Visible;
use crate::{Bot, Budget, Meter};
pub(crate) use choice::Choice;

use beam::Beam;
use evaluator::LineEvaluator;
use forecast::Forecast;

/// Two quick looks come first: then there is a plan to fall back on, and time to look at the rivals.
const FIRST_LOOKS: [Beam; 2] = [Beam { width: 3, depth: 2 }, Beam { width: 9, depth: 4 }];
/// How many turns ahead the last look goes if it can be so wide: to look far ahead is of use only to who looks widely.
const DEPTHS: [(usize, usize); 3] = [(1_500, 10), (150, 8), (12, 6)];
/// No look is wider: memory is bounded, and more brings little.
const MAX_WIDTH: usize = 5_000;
/// The last look keeps this many times the states that the cost of the looks before allows: some states cost less.
const SPARE: f64 = 2.0;
/// The last look ends when this share of the budget is gone: the rest is for what has to be done after it.
const DONE: f64 = 0.98;

/// A player that plans.
pub(crate) struct Planner {
    committed: CommittedTurn,
    forecast: Forecast,
    /// What it does when there is no time for a plan, or plans have led nowhere for long.
    greedy: Greedy,
    foresight: Foresight,
}

impl Planner {
    pub(crate) fn new(rng: ChaCha8Rng) -> Planner {
        Planner::with_foresight(rng, Foresight::FULL)
    }

    /// A player that plans in a way of its own.
    pub(crate) fn with_foresight(rng: ChaCha8Rng, foresight: Foresight) -> Planner {
        Planner {
            foresight,
            committed: CommittedTurn::default(),
            forecast: Forecast::default(),
            greedy: Greedy::new(rng),
        }
    }

    /// The whole turns that it thought of until the share `done` of the budget was gone, the best first; none if that was too little for
    /// a look. What comes of turns that begin the last round is known.
    pub(crate) fn plan(
        &mut self,
        game: &Game,
        endings: &Endings,
        done: f64,
        meter: &mut Meter<'_>,
    ) -> Vec<Choice> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let visible = Visible::of(game);
        if game.turn_begins().is_some() {
            self.forecast = Forecast::default();
        }
        let (mut best, mut cost) = (Vec::new(), 0.0);
        for look in FIRST_LOOKS.map(|look| look.within(self.foresight.depth)) {
            let evaluator = LineEvaluator::new(game, seat, &visible, &self.forecast, self.foresight);
            let evaluator = evaluator.with_endings(endings).with_stall(self.greedy.stall());
            let before = meter.share();
            let Some(line) = look.search(game, &evaluator, meter) else { return best };
            best = line.choices;
            cost = (meter.share() - before) / look.size();
        }
        if self.foresight.watches && game.turn_begins() == Some(seat) {
            self.forecast = Forecast::new(game, seat, meter);
        }
        let done = done.min(DONE);
        let last = affordable(cost, done - meter.share(), self.foresight.depth);
        let evaluator = LineEvaluator::new(game, seat, &visible, &self.forecast, self.foresight);
        let evaluator = evaluator.with_endings(endings).with_stall(self.greedy.stall());
        if last.width > FIRST_LOOKS[1].width
            && let Some(line) = last.search_until(done, game, &evaluator, meter)
        {
            best = line.choices;
        }
        best
    }
}

/// The look that a part of the budget pays for, where `cost` is the part that a state costs, so many turns ahead at most.
fn affordable(cost: f64, part: f64, most: usize) -> Beam {
    let width = |depth: usize| (part / (cost * depth as f64).max(f64::MIN_POSITIVE)) as usize;
    let is_wide = |&&(least, depth): &&(usize, usize)| width(depth) >= least;
    let depth = DEPTHS.iter().find(is_wide).map_or(FIRST_LOOKS[1].depth, |&(_, depth)| depth).min(most);
    Beam { width: ((SPARE * width(depth) as f64) as usize).min(MAX_WIDTH), depth }
}

impl Bot for Planner {
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        let mut actions = Actions::new();
        let Turn::Seat(seat) = game.turn() else { return None };
        game.legal_actions(&mut actions);
        if let [only] = *actions.as_slice() {
            return Some(only);
        }
        self.look(game);
        if let Some(decided) = self.committed.next(game) {
            return Some(decided);
        }
        let mut meter = budget.start();
        let endings = Endings::of(game, Proofs::One, &meter);
        if let Some(win) = endings.best_win(seat) {
            self.committed.keep(game, win.actions.iter().copied());
            return self.committed.next(game);
        }
        if self.greedy.stall().is_stalled() {
            return self.greedy.best(game);
        }
        if let Some(best) = self.plan(game, &endings, DONE, &mut meter).first() {
            self.committed.keep(game, best.actions.iter().copied());
        }
        self.committed.next(game).or_else(|| self.greedy.best(game))
    }

    fn look(&mut self, game: &Game) {
        self.greedy.look(game);
    }

    fn reseed(&mut self, rng: ChaCha8Rng) {
        self.greedy.reseed(rng);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use carvania_rules::{Setup, Title};
    use rand_core::SeedableRng;

    #[test]
    fn a_look_keeps_to_the_positions_it_may_spend() {
        for title in Title::ALL {
            let mut rng = ChaCha8Rng::seed_from_u64(3);
            let mut game = Game::new(&Setup::standard(title, 2)).unwrap();
            while let Some(draw) = game.draw(&mut rng) {
                game.apply(draw).unwrap();
            }
            let Turn::Seat(seat) = game.turn() else { panic!("{title}: all is dealt") };
            let (visible, forecast) = (Visible::of(&game), Forecast::default());
            for nodes in [1, 50, 700] {
                let mut meter = Budget::nodes(nodes).start();
                let evaluator = LineEvaluator::new(&game, seat, &visible, &forecast, Foresight::FULL);
                let line = Beam { width: 5000, depth: 10 }.search(&game, &evaluator, &mut meter);
                assert!(line.is_none() && meter.is_spent() && meter.spent() <= nodes, "{title}: {nodes}");
            }
        }
    }
}
