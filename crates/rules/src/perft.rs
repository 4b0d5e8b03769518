//! Perft: how many ways a game can go on for a number of actions. Draws count as actions, each
//! possible card once, so that the count depends on no generator.

use crate::action::{Action, Actions};
use crate::game::Game;

/// The number of sequences of exactly `depth` actions from here.
///
/// ```
/// use carvania_rules::{Game, Setup, Title, perft};
///
/// let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
/// assert_eq!(perft(&game, 2), 36 * 35);
/// ```
pub fn perft(game: &Game, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        return game.count_actions() as u64;
    }
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.iter().map(|&action| perft(&after(game, action), depth - 1)).sum()
}

/// [`perft`], split by the first action; empty at depth 0.
pub fn divide(game: &Game, depth: u32) -> Vec<(Action, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let mut actions = Actions::new();
    game.legal_actions(&mut actions);
    actions.iter().map(|&action| (action, perft(&after(game, action), rest))).collect()
}

fn after(game: &Game, action: Action) -> Game {
    let mut next = *game;
    next.apply(action).expect("a listed action is legal");
    next
}
