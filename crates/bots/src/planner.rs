//! The planner: it plans its own turns ahead, minding what its rivals are about to take.

mod beam;
mod forecast;
mod judge;
mod taken;

use carvania_rules::{Action, Actions, Game, Turn};
use chacha20::ChaCha8Rng;

use crate::greedy::Greedy;
use crate::known::Known;
use crate::{Bot, Budget};
use beam::Beam;
use forecast::Forecast;
use judge::Judge;

/// How many turns ahead the looks at a position go, from the first, which has to be over soon. A look far ahead
/// is of use only if it is wide.
const DEPTHS: [usize; 7] = [2, 4, 6, 6, 8, 8, 10];
/// After this look there is a plan to fall back on, and time to look at the rivals.
const FORECAST_AFTER: usize = 1;
/// How wide the first look is.
const FIRST_WIDTH: usize = 3;
/// Each further look is so many times as wide.
const WIDER: usize = 3;
/// No look is wider: memory is bounded, and more brings little.
const MOST_WIDTH: usize = 5_000;

/// A player that plans.
pub(crate) struct Planner {
    /// The rest of the turn that has been decided: what to do at which moment.
    rest: Vec<(Game, Action)>,
    forecast: Forecast,
    /// What it does when there is no time for a plan, or plans have led nowhere for long.
    greedy: Greedy,
}

impl Planner {
    pub(crate) fn new(rng: ChaCha8Rng) -> Planner {
        Planner { rest: Vec::new(), forecast: Forecast::default(), greedy: Greedy::new(rng) }
    }

    /// The whole turn that it likes best, as small actions.
    pub(crate) fn plan(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Vec<Action>> {
        let Turn::Seat(seat) = game.turn() else { return None };
        let mut meter = budget.start();
        let known = Known::of(game);
        if game.turn_begins().is_some() {
            self.forecast = Forecast::default();
        }
        let mut best = None;
        let mut width = FIRST_WIDTH;
        for look in 0.. {
            let depth = DEPTHS[look.min(DEPTHS.len() - 1)];
            let judge = Judge::new(game, seat, &known, &self.forecast).watched(self.greedy.watch());
            let Some(line) = (Beam { width, depth }).search(game, &judge, &mut meter) else { break };
            best = Some(line.first);
            if look == FORECAST_AFTER && game.turn_begins() == Some(seat) {
                self.forecast = Forecast::new(game, seat, &mut meter);
            }
            width *= WIDER;
            if width > MOST_WIDTH || meter.is_spent() {
                break;
            }
        }
        best
    }

    /// Remembers the turn, so that its later actions need no thought.
    fn keep(&mut self, game: &Game, turn: &[Action]) {
        let mut at = *game;
        self.rest.clear();
        for &action in turn {
            self.rest.push((at, action));
            if at.apply(action).is_err() || at.turn() == Turn::Chance {
                break;
            }
        }
        self.rest.reverse();
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
        self.greedy.look(game);
        while let Some((at, action)) = self.rest.pop() {
            if at == *game {
                return Some(action);
            }
        }
        if self.greedy.watch().is_tired() {
            return self.greedy.best(game);
        }
        match self.plan(game, budget) {
            Some(turn) => {
                self.keep(game, &turn);
                self.rest.pop().map(|(_, action)| action)
            }
            None => self.greedy.best(game),
        }
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
