//! J1-7: using the card of a market.

use carvania_rules::Turn;

use crate::conformance::journey_one::table::{discard_pile, journey, merchant_row, route};
use crate::play::{caravan, legal, play, refused, seat};

#[test]
fn j1_7_a_crystal_card_is_gained_and_goes_to_the_discard_pile() {
    let mut game = journey(3).turn(2).game();
    play(&mut game, "work:E2.M1 use");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("YYYYYYYY", Turn::Chance));
    assert_eq!([1, 2, 3].map(|seat| discard_pile(&game, seat)), ["", "+YYYY", ""]);
    assert_eq!((route(&game, 2).as_str(), merchant_row(&game).as_str()), ("", "YY>GG +M ^3"));
    play(&mut game, "draw:+B");
    assert_eq!(game.turn_begins(), Some(seat(3)));
}

#[test]
fn j1_7_a_discard_pile_grows() {
    let mut game = journey(2).discard_pile(1, "+B YYY>M").game();
    play(&mut game, "work:C2.M3 use draw:+GG");
    assert_eq!(discard_pile(&game, 1), "+B +M YYY>M");
}

#[test]
fn j1_7_an_upgrade_card_is_used_crystal_by_crystal() {
    let mut game = journey(2).caravan(1, "YB").game();
    play(&mut game, "work:C2.M4 use");
    assert_eq!(legal(&game), "upgrade:Y upgrade:B stop");
    refused(&game, "upgrade:G", "C-3");
    refused(&game, "upgrade:M", "C-3");
    for action in ["use", "keep", "rest", "trade:1", "draw:+B"] {
        refused(&game, action, "J1-7");
    }
    play(&mut game, "upgrade:Y upgrade:G upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("BM", Turn::Chance));
    assert_eq!([discard_pile(&game, 1), merchant_row(&game)], ["^3", "+YYYY YY>GG +M"]);
}

#[test]
fn j1_7_an_upgrade_card_may_be_used_for_none() {
    let mut game = journey(2).game();
    play(&mut game, "work:C2.M4 use stop draw:+B");
    assert_eq!([caravan(&game, 1), discard_pile(&game, 1), route(&game, 1)], ["YYY", "^3", ""]);
    let mut game = journey(2).game();
    play(&mut game, "work:C2.M4 use upgrade:Y stop draw:+B");
    assert_eq!([caravan(&game, 1), discard_pile(&game, 1)], ["YYG", "^3"]);
}

#[test]
fn j1_7_an_upgrade_card_may_be_used_though_no_crystal_can_rise() {
    for crystals in ["", "MM"] {
        let mut game = journey(2).caravan(1, crystals).game();
        play(&mut game, "work:C2.M4");
        assert_eq!(legal(&game), "use keep");
        play(&mut game, "use");
        assert_eq!((game.turn(), discard_pile(&game, 1).as_str()), (Turn::Chance, "^3"), "with {crystals}");
    }
}

#[test]
fn j1_7_upgrades_end_by_themselves_when_no_crystal_can_rise() {
    let mut game = journey(2).caravan(1, "BM").game();
    play(&mut game, "work:C2.M4 use upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("MM", Turn::Chance));
}

#[test]
fn j1_7_a_trade_card_is_carried_out_at_least_once() {
    let mut game = journey(2).caravan(1, "YYYYYB").game();
    play(&mut game, "work:E2.M2 use");
    assert_eq!(legal(&game), "trade:1 trade:2");
    refused(&game, "trade:0", "J1-7");
    refused(&game, "trade:3", "C-4");
    for action in ["stop", "keep", "use", "rest", "upgrade:Y", "draw:+B"] {
        refused(&game, action, "J1-7");
    }
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGGGGB", Turn::Chance));
    assert_eq!([discard_pile(&game, 1), merchant_row(&game)], ["YY>GG", "+YYYY +M ^3"]);
}

#[test]
fn j1_7_the_card_stays_in_the_row_until_its_effect_is_complete() {
    let mut game = journey(2).game();
    play(&mut game, "work:C2.M4 use upgrade:Y upgrade:Y");
    assert_eq!([merchant_row(&game), discard_pile(&game, 1)], ["+YYYY YY>GG +M ^3", ""]);
    play(&mut game, "upgrade:Y");
    assert_eq!([merchant_row(&game), discard_pile(&game, 1)], ["+YYYY YY>GG +M", "^3"]);
}

#[test]
fn j1_7_the_new_card_is_seen_before_crystals_are_returned() {
    let mut game = journey(2).caravan(1, "YYYYYYYY").game();
    play(&mut game, "work:E2.M1 use");
    refused(&game, "return:Y", "J1-9");
    play(&mut game, "draw:+B");
    assert_eq!(merchant_row(&game), "YY>GG +M ^3 +B");
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn_begins(), Some(seat(2)));
}
