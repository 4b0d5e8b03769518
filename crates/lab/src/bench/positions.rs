//! Positions for measurements: moments of many games, each with an action that is legal there.

use carvania_rules::{Action, Game, Setup, Title, Turn};
use rand_core::Rng;

use crate::deal;

/// Enough positions to show all parts of the game, and few enough to stay in the cache.
const NUMBER: usize = 512;
/// Only some decisions of a game are kept, so that the positions come from many games.
const EVERY: usize = 61;
/// Random play may hardly ever come to an end, as in the mountains, so no more of one game is looked at.
const MAX_POSITIONS: usize = 2000;

/// A moment at which a player decides, and one of the legal actions.
pub(super) struct Position {
    pub(super) game: Game,
    pub(super) action: Action,
}

/// Moments of games of two that are played at random.
pub(super) fn of_random_games(title: Title, seed: u64) -> Vec<Position> {
    let start = Game::new(&Setup::standard(title, 2)).expect("two can play");
    let decisions =
        (0..).flat_map(|stream| decisions(start, deal::generator(seed, stream)).take(MAX_POSITIONS));
    decisions.step_by(EVERY).take(NUMBER).collect()
}

/// Every decision of a game, before it is carried out.
fn decisions(mut game: Game, mut rng: impl Rng) -> impl Iterator<Item = Position> {
    std::iter::from_fn(move || {
        loop {
            let before = game;
            let action = game.play_random(&mut rng)?;
            if before.turn() != Turn::Chance {
                return Some(Position { game: before, action });
            }
        }
    })
}
