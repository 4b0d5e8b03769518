//! CA-14: bonus tiles as the reward.

use super::before_column;
use crate::conformance::call_for_adventure::table::{hand, merchant_row};
use crate::play::mountains::bonus;
use crate::play::{caravan, legal, play, turn_of};

#[test]
fn ca_14_a_bonus_tile_leaves_the_row_as_it_is() {
    let mut game = before_column(2).game();
    play(&mut game, "build bonus:step");
    assert_eq!((bonus(&game, 1).as_str(), hand(&game, 1).as_str()), ("step", "+YY ^2"));
    assert_eq!(
        (merchant_row(&game).as_str(), legal(&game).as_str()),
        ("+YYYY YY>GG +M ^3", "trade:1 trade:2 stop")
    );
}

#[test]
fn ca_14_of_the_vp_pile_the_top_tile_is_taken() {
    let mut game = before_column(3).bonus(2, "6 5").game();
    play(&mut game, "build bonus:points");
    assert_eq!(bonus(&game, 1), "4");
}

#[test]
fn ca_14_several_of_a_kind_add_up() {
    let mut game = before_column(4).bonus(1, "caravan").game();
    play(&mut game, "build bonus:caravan");
    assert_eq!(bonus(&game, 1), "caravan caravan");
}

#[test]
fn ca_14_a_larger_caravan_counts_at_the_end_of_this_turn() {
    // At c2 a green crystal becomes three yellow ones: twelve in all.
    let table = before_column(2).outposts(1, "b1 a2 a3 b2 c5 d1 d2").wagon(1, "c2").caravan(1, "YYYYYGGGGG");
    let mut game = table.game();
    play(&mut game, "build bonus:caravan trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYYYGGGG", turn_of(2)));
    let mut game = table.game();
    play(&mut game, "build bonus:step trade:1");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
}

#[test]
fn ca_14_without_the_crystals_for_the_trade_the_turn_ends() {
    let mut game = before_column(2).caravan(1, "Y").game();
    play(&mut game, "build bonus:points");
    assert_eq!(game.turn(), turn_of(2));
}
