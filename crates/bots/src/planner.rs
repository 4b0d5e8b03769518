//! The planner: it plans its own turns ahead, minding what its rivals are about to take.

mod beam;
mod choice;
mod forecast;
mod judge;
mod taken;

use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;

use crate::greedy::Greedy;
use crate::known::Known;
use crate::rest::Rest;
use crate::{Bot, Budget, Meter};
pub(crate) use choice::Choice;

use beam::Beam;
use forecast::Forecast;
use judge::Judge;

/// How many turns ahead the looks at a position go, from the first, which has to be over soon. A look far ahead
/// is of use only if it is wide.
const DEPTHS: [usize; 7] = [2, 4, 6, 6, 8, 8, 10];
/// After so many looks there is a plan to fall back on, and time to look at the rivals.
const FORECAST_AFTER: usize = 2;
/// How wide the first look is.
const FIRST_WIDTH: usize = 3;
/// Each further look is so many times as wide.
const WIDER: usize = 3;
/// No look is wider: memory is bounded, and more brings little.
const MOST_WIDTH: usize = 5_000;

/// A look costs at least this part of what its size suggests: one that cannot be finished is not begun.
const LEAST_GROWTH: f64 = 0.6;

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

    /// The whole turns that it thought of, the best first; none if the budget was too small for a look.
    pub(crate) fn plan(&mut self, game: &Game, meter: &mut Meter<'_>) -> Vec<Choice> {
        let Turn::Seat(seat) = game.turn() else { return Vec::new() };
        let known = Known::of(game);
        if game.turn_begins().is_some() {
            self.forecast = Forecast::default();
        }
        let mut best = Vec::new();
        let mut beam = Beam { width: FIRST_WIDTH, depth: DEPTHS[0] };
        for look in 1.. {
            let judge = Judge::new(game, seat, &known, &self.forecast).watched(self.greedy.watch());
            let before = meter.share();
            let Some(line) = beam.search(game, &judge, meter) else { break };
            let cost = meter.share() - before;
            best = line.choices;
            if look == FORECAST_AFTER && game.turn_begins() == Some(seat) {
                self.forecast = Forecast::new(game, seat, meter);
            }
            let next = Beam { width: beam.width * WIDER, depth: DEPTHS[look.min(DEPTHS.len() - 1)] };
            let least = LEAST_GROWTH * cost * next.size() / beam.size();
            if next.width > MOST_WIDTH || meter.is_spent() || meter.share() + least > 1.0 {
                break;
            }
            beam = next;
        }
        best
    }
}

impl Bot for Planner {
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        let mut actions = Actions::new();
        match game.turn() {
            Turn::Seat(_) => game.legal_actions(&mut actions),
            Turn::Chance | Turn::Over => return None,
        }
        if let [only] = *actions.as_slice() {
            return Some(only);
        }
        self.look(game);
        if let Some(decided) = self.rest.next(game) {
            return Some(decided);
        }
        if self.greedy.watch().is_tired() {
            return self.greedy.best(game);
        }
        if let Some(best) = self.plan(game, &mut budget.start()).first() {
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
