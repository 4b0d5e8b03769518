//! J1-11: adjusting a trade route.

use super::table::{available, journey, route};
use crate::play::world::at;
use crate::play::{caravan, legal, play, refused, seat, turn_of};

/// Four cards, with traders on the first and the third.
const FOUR: &str = "+B/1 +GG YYY>M/2 +YB";

#[test]
fn j1_11_a_yellow_crystal_is_gained() {
    for cards in ["", "+B"] {
        let mut game = journey(2).route(1, cards).caravan(1, "M").game();
        play(&mut game, "work:C2.3");
        assert_eq!((caravan(&game, 1).as_str(), route(&game, 1).as_str()), ("YM", cards));
        assert_eq!(
            (game.turn(), at(&game, 1).as_str()),
            (turn_of(2), "C2.3/1"),
            "there are no two cards to swap"
        );
    }
}

#[test]
fn j1_11_then_two_cards_may_be_swapped() {
    let mut game = journey(2).route(1, FOUR).game();
    play(&mut game, "work:C2.3");
    assert_eq!((game.turn(), caravan(&game, 1).as_str()), (turn_of(1), "YYYY"));
    assert_eq!(legal(&game), "swap:+B swap:+GG swap:YYY>M swap:+YB stop");
    play(&mut game, "swap:+GG");
    assert_eq!(legal(&game), "swap:+B swap:YYY>M swap:+YB");
    play(&mut game, "swap:+YB");
    assert_eq!((route(&game, 1).as_str(), game.turn()), ("+B/1 +YB YYY>M/2 +GG", turn_of(2)));
}

#[test]
fn j1_11_two_cards_are_enough() {
    let mut game = journey(2).route(1, "+B +GG").game();
    play(&mut game, "work:C2.3 swap:+GG");
    assert_eq!(legal(&game), "swap:+B");
    play(&mut game, "swap:+B");
    assert_eq!((route(&game, 1).as_str(), game.turn()), ("+GG +B", turn_of(2)));
}

#[test]
fn j1_11_the_swap_may_be_declined() {
    let mut game = journey(2).route(1, FOUR).game();
    play(&mut game, "work:C2.3 stop");
    assert_eq!((route(&game, 1).as_str(), game.turn()), (FOUR, turn_of(2)));
    assert_eq!(caravan(&game, 1), "YYYY");
}

#[test]
fn j1_11_traders_move_with_their_card() {
    for (swap, cards) in [
        ("swap:+B swap:YYY>M", "YYY>M/2 +GG +B/1 +YB"),
        ("swap:+YB swap:+B", "+YB +GG YYY>M/2 +B/1"),
        ("swap:+GG swap:YYY>M", "+B/1 YYY>M/2 +GG +YB"),
        ("swap:YYY>M swap:+GG", "+B/1 YYY>M/2 +GG +YB"),
    ] {
        let mut game = journey(2).route(1, FOUR).game();
        play(&mut game, &format!("work:C2.3 {swap}"));
        assert_eq!((route(&game, 1).as_str(), available(&game, 1)), (cards, 7 - 3 - 1), "{swap}");
    }
}

#[test]
fn j1_11_only_cards_of_ones_own_route_are_swapped() {
    let mut game = journey(2).route(1, FOUR).route(2, "+YYY +YG").discard_pile(1, "+YYG").game();
    play(&mut game, "work:C2.3");
    // Of another route, of the row, of the discard pile, of the deck.
    for card in ["+YYY", "+M", "+YYG", "YYY>GB"] {
        refused(&game, &format!("swap:{card}"), "J1-11");
    }
    for action in ["use", "keep", "replace:+B", "route:+B", "rest", "work:A1.3", "trade:1", "draw:YYY>GB"] {
        refused(&game, action, "J1-11");
    }
}

#[test]
fn j1_11_a_swap_that_is_begun_takes_another_card() {
    let mut game = journey(2).route(1, FOUR).route(2, "+YYY +YG").game();
    play(&mut game, "work:C2.3 swap:+B");
    assert_eq!(route(&game, 1), FOUR);
    for action in ["swap:+B", "swap:+YYY", "swap:+M", "stop", "rest", "keep"] {
        refused(&game, action, "J1-11");
    }
}

#[test]
fn j1_11_the_route_of_others_is_left_alone() {
    let mut game = journey(2).route(1, "+B +GG").route(2, "+YYY/1 +YG").game();
    play(&mut game, "work:C2.3 swap:+B swap:+GG");
    assert_eq!([route(&game, 1), route(&game, 2)], ["+GG +B", "+YYY/1 +YG"]);
}

#[test]
fn j1_11_the_limit_is_checked_after_the_swap() {
    let mut game = journey(2).route(1, "+B +GG").caravan(1, "YYYYYYYYYG").game();
    play(&mut game, "work:C2.3");
    assert_eq!(legal(&game), "swap:+B swap:+GG stop");
    play(&mut game, "swap:+GG swap:+B");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    play(&mut game, "return:Y");
    assert_eq!(game.turn_begins(), Some(seat(2)));
}

#[test]
fn j1_11_help_and_tool_cards_do_not_count_there() {
    // Adjusting includes no icon.
    let mut game = journey(2).claimed(1, "P04 P05 P08 P19 P20 P23").stands(2, "C2.3", 1).game();
    play(&mut game, "work:C2.3");
    assert_eq!((available(&game, 1), caravan(&game, 1).as_str()), (7 - 2, "YYYY"));
}
