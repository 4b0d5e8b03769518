//! Positions for measurements: moments of many games, each with an action that is legal there.

use carvania_bots::Bot;
use carvania_rules::{Action, Actions, Game, Setup, Title, Turn};
use rand_core::Rng;

use crate::deal;

/// So many that they show all parts of the game, and few enough to stay in the cache.
const NUMBER: usize = 512;
/// Only some decisions of a game are kept, so that the positions come from many games.
const EVERY: usize = 61;

/// A moment at which a player decides, and one of the legal actions.
pub(super) struct Position {
    pub(super) game: Game,
    pub(super) action: Action,
}

/// Moments of games of two that are played at random.
pub(super) fn of_random_games(seed: u64) -> Vec<Position> {
    let setup = Setup::standard(Title::GolemEdition, 2);
    let start = Game::new(&setup).expect("two can play");
    let decisions = (0..).flat_map(|stream| decisions(start, deal::generator(seed, stream)));
    decisions.step_by(EVERY).take(NUMBER).collect()
}

/// Every decision of a game, before it is carried out.
fn decisions(mut game: Game, mut rng: impl Rng) -> impl Iterator<Item = Position> {
    let mut actions = Actions::new();
    std::iter::from_fn(move || {
        loop {
            let before = game;
            let action = match before.turn() {
                Turn::Seat(_) => Bot::Random.choose(&before, &mut actions, &mut rng)?,
                Turn::Chance => before.draw(&mut rng)?,
                Turn::Over => return None,
            };
            game.apply(action).expect("bots and chance keep to the legal actions");
            if before.turn() != Turn::Chance {
                return Some(Position { game: before, action });
            }
        }
    })
}
