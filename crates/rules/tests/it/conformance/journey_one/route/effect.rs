//! J1-12: what a card of the route does.

use crate::conformance::journey_one::table::{discard_pile, journey, route};
use crate::play::{caravan, legal, legal_to, play, refused, turn_of};
use crate::table::Table;

/// A table where the upgrade card lies on the first player's route.
fn upgrades() -> Table {
    journey(2).merchant_row("+YYYY YY>GG +M +GG").route(1, "+B ^3")
}

#[test]
fn j1_12_upgrades_are_decided_one_at_a_time() {
    let mut game = upgrades().caravan(1, "YG").game();
    play(&mut game, "route:^3");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "upgrade:Y upgrade:G stop"));
    assert_eq!(route(&game, 1), "+B ^3/2", "traders are placed first");
    refused(&game, "upgrade:B", "C-3");
    refused(&game, "upgrade:M", "C-3");
    for action in ["rest", "use", "keep", "trade:1", "route:+B", "work:A1.3", "draw:+YYY"] {
        refused(&game, action, "J1-12");
    }
    play(&mut game, "upgrade:Y upgrade:G upgrade:G");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("BB", turn_of(2)));
    assert_eq!([route(&game, 1).as_str(), &discard_pile(&game, 1)], ["+B ^3/2", ""]);
}

#[test]
fn j1_12_upgrades_are_optional() {
    for (actions, crystals) in [("stop", "YG"), ("upgrade:G stop", "YB"), ("upgrade:G upgrade:B stop", "YM")]
    {
        let mut game = upgrades().caravan(1, "YG").game();
        play(&mut game, &format!("route:^3 {actions}"));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (crystals, turn_of(2)));
    }
}

#[test]
fn j1_12_an_upgrade_card_may_be_chosen_though_no_crystal_can_rise() {
    for crystals in ["", "MMM"] {
        let mut game = upgrades().caravan(1, crystals).game();
        assert_eq!(legal_to(&game, "route"), "route:+B route:^3");
        play(&mut game, "route:^3");
        assert_eq!((route(&game, 1).as_str(), game.turn()), ("+B ^3/2", turn_of(2)));
        assert_eq!(caravan(&game, 1), crystals);
    }
}

#[test]
fn j1_12_a_trade_is_carried_out_at_least_once() {
    let mut game = journey(2).route(1, "YYY>M").caravan(1, "YYYYYYYG").game();
    play(&mut game, "route:YYY>M");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "trade:1 trade:2"));
    assert_eq!(route(&game, 1), "YYY>M/1", "traders are placed first");
    refused(&game, "trade:0", "J1-12");
    refused(&game, "trade:3", "C-4");
    for action in ["stop", "rest", "use", "keep", "upgrade:Y", "work:A1.3"] {
        refused(&game, action, "J1-12");
    }
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGMM", turn_of(2)));
    assert_eq!([route(&game, 1).as_str(), &discard_pile(&game, 1)], ["YYY>M/1", ""]);
}

#[test]
fn j1_12_a_trade_that_is_impossible_cannot_be_chosen() {
    let game = journey(2).route(1, "YYY>M YYB>MM G>YYY").caravan(1, "YYB").game();
    assert_eq!(legal_to(&game, "route"), "route:YYB>MM");
    refused(&game, "route:YYY>M", "J1-12");
    refused(&game, "route:G>YYY", "J1-12");
}

#[test]
fn j1_12_tool_cards_make_no_trade_possible() {
    // P19 and P23 give a yellow crystal at markets, P21 one at trades.
    let mut game = journey(2).claimed(1, "P19 P21 P23").route(1, "YYY>M +B").caravan(1, "YY").game();
    assert_eq!(legal_to(&game, "route"), "route:+B");
    refused(&game, "route:YYY>M", "J1-12");
    play(&mut game, "route:+B");
    assert_eq!(caravan(&game, 1), "YYB");
}

#[test]
fn j1_12_crystals_above_the_limit_are_returned_after_the_effect() {
    let mut game = journey(2).route(1, "+GG").caravan(1, "YYYYYYYYYY").game();
    play(&mut game, "route:+GG");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "return:Y return:G"));
    play(&mut game, "return:Y return:G");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYYYYYYYYG", turn_of(2)));
}
