//! The set-up draws of Parts II and III, one after another.

use carvania_rules::{Game, Title, Turn};

use crate::play::{legal, refused};
use crate::table::world::new_world;

/// The first of the possible draws is made.
fn draw_first(game: &mut Game) {
    let (first, _weight) = game.chance().next().unwrap();
    game.apply(first).unwrap();
}

/// A set-up that has come to draws of this kind, such as `draw:P`: the first possible draw each time.
pub(in crate::conformance) fn set_up_to(title: Title, players: usize, kind: &str) -> Game {
    let mut game = new_world(title, players);
    while !legal(&game).starts_with(kind) {
        draw_first(&mut game);
    }
    game
}

/// How many components each draw of a whole set-up chooses from. All are equally likely (C-18).
pub(in crate::conformance) fn draw_counts(title: Title, players: usize) -> Vec<usize> {
    let mut game = new_world(title, players);
    let mut counts = Vec::new();
    while game.turn() == Turn::Chance {
        assert!(game.chance().all(|(_, weight)| weight == 1));
        counts.push(game.chance().count());
        draw_first(&mut game);
    }
    counts
}

/// So many draws from so many, one fewer each time.
pub(in crate::conformance) fn down(from: usize, draws: usize) -> Vec<usize> {
    (from + 1 - draws..=from).rev().collect()
}

/// C-12: while draws of a kind are made, all others and all turns are refused with their clause.
pub(in crate::conformance) fn waits(title: Title, kind: &str, clause: &str) {
    let game = set_up_to(title, 2, kind);
    let draws = ["draw:P04", "draw:T09", "draw:X10", "remove:YY>B", "lay:YY>B", "draw:+M", "draw:D1"];
    for action in draws.into_iter().chain(["lay:valley", "rest", "work:B2.3", "stop"]) {
        if !legal(&game).split(' ').any(|legal| legal == action) {
            refused(&game, action, clause);
        }
    }
}
