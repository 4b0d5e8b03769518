//! CA-20: the order of the set-up draws.

use carvania_rules::{Action, Components, Draw, Turn};

use super::after;
use crate::conformance::call_for_adventure::table::{REMOVED, ROW, TILES, VP_TILES, new_adventure};
use crate::play::{legal, play, refused};

#[test]
fn ca_20_draws_come_in_this_order() {
    let mut game = new_adventure(4);
    let mut draws = Vec::new();
    while game.turn() == Turn::Chance {
        draws.push(game.chance().count());
        // The last one: a valley as long as there is one, then the last mountain or VP tile.
        let (last, _weight) = game.chance().last().unwrap();
        game.apply(last).unwrap();
    }
    let row = [43, 42, 41, 40];
    let removed = [6, 5, 6, 5, 6, 5, 6, 5];
    let valleys = [17, 17, 17, 17];
    let mountains: Vec<usize> = (1..=16).rev().collect();
    let vp_tiles = [26, 25, 24, 23];
    assert_eq!(draws, [&row[..], &removed, &valleys, &mountains, &vp_tiles].concat());
}

#[test]
fn ca_20_symbols_are_removed_from_yellow_to_magenta() {
    let components = &Components::standard().eastern_mountains;
    let mut game = after(&[ROW]);
    for (number, tile) in REMOVED.split_whitespace().enumerate() {
        let symbol = components.symbols()[number / 2];
        assert!(game.chance().all(|(draw, _)| match draw {
            Action::Draw(Draw::Remove(tile)) => symbol.contains(tile),
            _ => false,
        }));
        play(&mut game, tile);
    }
}

#[test]
fn ca_20_each_draw_waits_for_those_before_it() {
    for (before, clause) in [
        (&[][..], "CA-1"),
        (&[ROW], "CA-2"),
        (&[ROW, REMOVED], "CA-2"),
        (&[ROW, REMOVED, TILES], "CA-3"),
        (&[ROW, REMOVED, TILES, VP_TILES], "EM-6"),
    ] {
        let game = after(before);
        for draw in ["draw:+B", "remove:M>BB", "lay:G>YYY", "draw:BBMM", "draw:closed", "start:GG"] {
            if !legal(&game).split(' ').any(|legal| legal == draw) {
                refused(&game, draw, clause);
            }
        }
    }
}

#[test]
fn ca_20_cells_and_villages_are_filled_in_the_order_of_the_map() {
    let mut game = after(&[ROW, REMOVED]);
    for (draw, cell) in TILES.split_whitespace().zip(["a2", "a3", "b1", "b2", "b3", "b4", "b5", "c1"]) {
        play(&mut game, draw);
        assert_eq!(game.to_position()["tiles"][cell], draw.trim_start_matches("lay:"));
    }
    let mut game = after(&[ROW, REMOVED, TILES]);
    for (draw, cell) in VP_TILES.split_whitespace().zip(["a1", "a4", "e1", "e4"]) {
        play(&mut game, draw);
        assert_eq!(game.to_position()["villages"][cell], draw.trim_start_matches("draw:"));
    }
}
