//! C-5: the caravan limit.

use carvania_rules::Turn;
use serde_json::json;

use crate::play::{caravan, deal, legal, merchant_row, play, refused, turn_of};
use crate::table::table;

#[test]
fn c_5_ten_crystals_may_be_kept() {
    let mut game = table(2).caravan(1, "YYYYYYYY").game();
    play(&mut game, "play:+YY");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYYYYY", turn_of(2)));
}

#[test]
fn c_5_crystals_are_returned_down_to_exactly_the_limit() {
    let mut game = table(2).caravan(1, "YYYYYYYYGB").game();
    play(&mut game, "play:+YY return:Y");
    assert_eq!(game.turn(), turn_of(1));
    play(&mut game, "return:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYYYYG", turn_of(2)));
}

#[test]
fn c_5_crystals_just_gained_may_be_returned() {
    let mut game = table(2).caravan(1, "MMMMMMMMMM").game();
    play(&mut game, "play:+YY return:Y return:Y");
    assert_eq!(caravan(&game, 1), "MMMMMMMMMM");
}

#[test]
fn c_5_nothing_but_a_crystal_of_the_caravan_can_be_returned() {
    let mut game = table(2).caravan(1, "YYYYYYYYYB").game();
    play(&mut game, "play:+YY");
    assert_eq!(legal(&game), "return:Y return:B");
    for action in ["return:G", "return:M", "rest", "pay:Y", "stop", "play:^2", "draw:+B"] {
        refused(&game, action, "C-5");
    }
}

#[test]
fn c_5_within_a_turn_a_caravan_may_be_over_the_limit() {
    let mut game = table(2).caravan(1, "BBBBBBBBBB").merchant_row("+M/YYY YY>GG ^3 +B +GG +YB").game();
    play(&mut game, "acquire:+M");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYBBBBBBBBBB", Turn::Chance));
    play(&mut game, "draw:BB>MM");
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn c_5_every_player_over_the_limit_returns_the_mover_first_then_clockwise() {
    let mut game = table(4)
        .turn(3)
        .decision(json!({"kind": "refill"}))
        .merchant_row("+YYYY YY>GG +M ^3 B>GG")
        .caravan(1, "GGGGGGGGGGG")
        .caravan(2, "YYYYYYYYYYYY")
        .caravan(3, "BBBBBBBBBBB")
        .caravan(4, "MMMMMMMMMM")
        .game();
    deal(&mut game);
    for (seat, returned) in [(3, "return:B"), (1, "return:G"), (2, "return:Y"), (2, "return:Y")] {
        assert_eq!(game.turn(), turn_of(seat), "before {returned}");
        play(&mut game, returned);
    }
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(4));
    assert!((1..=4).all(|seat| caravan(&game, seat).len() == 10));
}

#[test]
fn c_5_somebody_over_the_limit_returns_at_the_end_of_another_players_turn() {
    let mut game = table(3)
        .turn(2)
        .decision(json!({"kind": "return"}))
        .caravan(1, "YYYYYYYYYYG")
        .caravan(2, "YY")
        .game();
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    play(&mut game, "return:G");
    assert_eq!(game.turn_begins().map(|seat| seat.number()), Some(3));
}

#[test]
fn c_5_the_new_card_is_seen_before_crystals_are_returned() {
    let mut game = table(2).caravan(1, "BBBBBBBBBB").merchant_row("+M/YYY YY>GG ^3 +B +GG +YB").game();
    play(&mut game, "acquire:+M");
    refused(&game, "return:B", "GE-11");
    play(&mut game, "draw:BB>MM");
    assert_eq!(merchant_row(&game), "YY>GG ^3 +B +GG +YB BB>MM");
    play(&mut game, "return:Y return:Y return:B");
    assert_eq!(game.turn(), turn_of(2));
}
