//! EM-20 to EM-22: the villages.

mod closed;

use carvania_rules::Turn;

use crate::play::mountains::villages;
use crate::play::{caravan, claimed, legal, play, refused, turn_of};
use crate::table::mountains::mountains;

#[test]
fn em_20_a_claim_returns_the_crystals_shown_and_keeps_the_tile() {
    let mut game = mountains(2).wagon(1, "a4").caravan(1, "YYGBBM").game();
    play(&mut game, "claim:YGBM");
    assert_eq!((caravan(&game, 1).as_str(), claimed(&game, 1).as_str()), ("YB", "YGBM"));
}

#[test]
fn em_20_only_the_tile_of_the_village_where_the_wagon_stands() {
    let game = mountains(2).wagon(1, "a4").caravan(1, "YGBBBBMMMM").game();
    assert!(legal(&game).ends_with("claim:YGBM mine pass"));
    // On another village, in the pile, and with the wagon on a mountain.
    for tile in ["claim:BBBB", "claim:MMMM", "claim:YYBBB"] {
        refused(&game, tile, "EM-20");
    }
    refused(&mountains(2).caravan(1, "BBBB").game(), "claim:BBBB", "EM-20");
}

#[test]
fn em_20_what_cannot_be_paid_cannot_be_claimed() {
    let game = mountains(2).wagon(1, "a4").caravan(1, "YYGBBBB").game();
    refused(&game, "claim:YGBM", "EM-20");
}

#[test]
fn em_20_in_a_closed_village_there_is_nothing_to_claim() {
    let game = mountains(2).closed("a1").wagon(1, "a1").caravan(1, "BBBB").game();
    assert_eq!(legal(&game), "step:a2 step:b1 step:b2 mine pass");
    refused(&game, "claim:BBBB", "EM-20");
}

#[test]
fn em_21_the_next_tile_is_drawn_onto_that_village() {
    let mut game = mountains(2).wagon(1, "a4").caravan(1, "YGBM").game();
    play(&mut game, "claim:YGBM");
    assert_eq!((villages(&game).as_str(), game.turn()), ("BBBB - MMMM GGGBB", Turn::Chance));
    play(&mut game, "draw:YYMMM");
    assert_eq!((villages(&game).as_str(), game.turn()), ("BBBB YYMMM MMMM GGGBB", turn_of(2)));
}

#[test]
fn em_21_only_tiles_of_the_pile_are_drawn() {
    let mut game = mountains(2).wagon(1, "a4").caravan(1, "YGBM").claimed(2, "GGMM").game();
    play(&mut game, "claim:YGBM");
    // Just claimed, on a village, claimed before; and what is no draw.
    for action in ["draw:YGBM", "draw:MMMM", "draw:GGMM", "mine", "claim:BBBB"] {
        refused(&game, action, "EM-21");
    }
}

#[test]
fn em_21_a_village_is_closed_by_the_closed_village_tile() {
    let mut game = mountains(2).wagon(1, "a4").caravan(1, "YGBM").game();
    play(&mut game, "claim:YGBM draw:closed");
    assert_eq!((villages(&game).as_str(), game.turn()), ("BBBB closed MMMM GGGBB", turn_of(2)));
}

#[test]
fn em_22_after_each_claim_the_closed_village_moves_to_where_it_was() {
    let mut game =
        mountains(2).closed("a4").wagon(1, "a1").caravan(1, "BBBB").wagon(2, "e1").caravan(2, "MMMM").game();
    play(&mut game, "claim:BBBB");
    assert_eq!((villages(&game).as_str(), game.turn()), ("closed - MMMM GGGBB", Turn::Chance));
    play(&mut game, "draw:YYMMM");
    assert_eq!(villages(&game), "closed YYMMM MMMM GGGBB");
    play(&mut game, "claim:MMMM draw:GGMM");
    assert_eq!((villages(&game).as_str(), game.turn()), ("GGMM YYMMM closed GGGBB", turn_of(1)));
}

#[test]
fn em_22_once_it_is_out_only_vp_tiles_are_drawn_each_equally_likely() {
    let mut game = mountains(2).closed("a4").wagon(1, "a1").caravan(1, "BBBB").game();
    play(&mut game, "claim:BBBB");
    assert_eq!(game.chance().count(), 26 - 3);
    assert!(game.chance().all(|(_, weight)| weight == 1));
    refused(&game, "draw:closed", "EM-21");
}
