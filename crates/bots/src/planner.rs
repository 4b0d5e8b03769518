//! The planner: it plans its own turns ahead, minding what its rivals are about to take.

mod beam;
mod choice;
mod forecast;
mod judge;
mod layer;
mod room;
mod taken;

use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;

use crate::ending::{Endings, Proofs};
use crate::greedy::Greedy;
use crate::known::Known;
use crate::rest::Rest;
use crate::{Bot, Budget, Meter};
pub(crate) use choice::Choice;

use beam::Beam;
use forecast::Forecast;
use judge::Judge;

/// Two quick looks come first: then there is a plan to fall back on, and time to look at the rivals.
const FIRST_LOOKS: [Beam; 2] = [Beam { width: 3, depth: 2 }, Beam { width: 9, depth: 4 }];
/// How many turns ahead the last look goes if it can be so wide: to look far ahead is of use only to who looks widely.
const DEPTHS: [(usize, usize); 3] = [(1_500, 10), (150, 8), (12, 6)];
/// No look is wider: memory is bounded, and more brings little.
const MOST_WIDTH: usize = 5_000;
/// The last look keeps so many times as many states as it can go on from, by what the looks before cost: some states cost less.
const SPARE: f64 = 2.0;
/// The last look ends when so much of the budget is gone: what is left is for what has to be done after it.
const DONE: f64 = 0.98;

/// A player that plans.
pub(crate) struct Planner {
    rest: Rest,
    forecast: Forecast,
    /// What it does when there is no time for a plan, or plans have led nowhere for long.
    greedy: Greedy,
}

impl Planner {
    pub(crate) fn new(rng: ChaCha8Rng) -> Planner {
        Planner { rest: Rest::default(), forecast: Forecast::default(), greedy: Greedy::new(rng) }
    }

    /// The whole turns that it thought of until so much of the budget was gone, the best first; none if that was too little for
    /// a look. What comes of turns that begin the last round is known.
    pub(crate) fn plan(
        &mut self,
        game: &Game,
        endings: &Endings,
        done: f64,
        meter: &mut Meter<'_>,
    ) -> Vec<Choice> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let known = Known::of(game);
        if game.turn_begins().is_some() {
            self.forecast = Forecast::default();
        }
        let (mut best, mut cost) = (Vec::new(), 0.0);
        for look in FIRST_LOOKS {
            let judge = Judge::new(game, seat, &known, &self.forecast);
            let judge = judge.knowing(endings).watched(self.greedy.watch());
            let before = meter.share();
            let Some(line) = look.search(game, &judge, meter) else { return best };
            best = line.choices;
            cost = (meter.share() - before) / look.size();
        }
        if game.turn_begins() == Some(seat) {
            self.forecast = Forecast::new(game, seat, meter);
        }
        let done = done.min(DONE);
        let last = affordable(cost, done - meter.share());
        let judge = Judge::new(game, seat, &known, &self.forecast);
        let judge = judge.knowing(endings).watched(self.greedy.watch());
        if last.width > FIRST_LOOKS[1].width
            && let Some(line) = last.search_until(done, game, &judge, meter)
        {
            best = line.choices;
        }
        best
    }
}

/// The look that a part of the budget pays for, if a state costs so much of it.
fn affordable(cost: f64, part: f64) -> Beam {
    let width = |depth: usize| (part / (cost * depth as f64).max(f64::MIN_POSITIVE)) as usize;
    let is_wide = |&&(least, depth): &&(usize, usize)| width(depth) >= least;
    let depth = DEPTHS.iter().find(is_wide).map_or(FIRST_LOOKS[1].depth, |&(_, depth)| depth);
    Beam { width: ((SPARE * width(depth) as f64) as usize).min(MOST_WIDTH), depth }
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
        if let Some(decided) = self.rest.next(game) {
            return Some(decided);
        }
        let mut meter = budget.start();
        let endings = Endings::of(game, Proofs::One, &meter);
        if let Some(win) = endings.win(seat) {
            self.rest.keep(game, win.actions.iter().copied());
            return self.rest.next(game);
        }
        if self.greedy.watch().is_tired() {
            return self.greedy.best(game);
        }
        if let Some(best) = self.plan(game, &endings, DONE, &mut meter).first() {
            self.rest.keep(game, best.actions.iter().copied());
        }
        self.rest.next(game).or_else(|| self.greedy.best(game))
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
            let (known, forecast) = (Known::of(&game), Forecast::default());
            for nodes in [1, 50, 700] {
                let mut meter = Budget::nodes(nodes).start();
                let judge = Judge::new(&game, seat, &known, &forecast);
                let line = Beam { width: 5000, depth: 10 }.search(&game, &judge, &mut meter);
                assert!(line.is_none() && meter.is_spent() && meter.spent() <= nodes, "{title}: {nodes}");
            }
        }
    }
}
