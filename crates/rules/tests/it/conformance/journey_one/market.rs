//! J1-7 and J1-9: merchant cards at markets.

mod refill;
mod used;

use carvania_rules::Turn;

use super::table::{available, discard_pile, journey, merchant_row, route};
use crate::play::{caravan, legal, legal_to, play, refused, seat, turn_of};

#[test]
fn j1_7_each_market_offers_the_card_below_it() {
    for (market, card) in [("E2.M1", "+YYYY"), ("E2.M2", "YY>GG"), ("C2.M3", "+M"), ("C2.M4", "^3")] {
        let mut game = journey(2).game();
        play(&mut game, &format!("work:{market} keep"));
        assert_eq!(route(&game, 1), card, "{market}");
    }
}

#[test]
fn j1_7_the_card_is_either_used_or_kept() {
    let mut game = journey(2).game();
    play(&mut game, "work:C2.M3");
    assert_eq!((game.turn(), legal(&game).as_str()), (turn_of(1), "use keep"));
    let others = ["stop", "rest", "work:A1.3", "route:+M", "replace:+M", "swap:+M", "trade:1", "upgrade:Y"];
    for action in others.into_iter().chain(["return:Y", "claim:P45", "bonus:T01", "explore:X02", "draw:+B"]) {
        refused(&game, action, "J1-7");
    }
}

#[test]
fn j1_7_a_kept_card_is_not_used() {
    let mut game = journey(2).game();
    play(&mut game, "work:C2.M3 keep");
    assert_eq!([caravan(&game, 1), route(&game, 1), discard_pile(&game, 1)], ["YYY", "+M", ""]);
    assert_eq!((game.turn(), merchant_row(&game).as_str()), (Turn::Chance, "+YYYY YY>GG ^3"));
    play(&mut game, "draw:+B");
    assert_eq!(game.turn_begins(), Some(seat(2)));
}

#[test]
fn j1_7_a_trade_that_is_impossible_leaves_only_the_route() {
    for crystals in ["", "Y", "YGBM"] {
        let mut game = journey(2).caravan(1, crystals).game();
        play(&mut game, "work:E2.M2");
        assert_eq!(legal(&game), "keep", "with {crystals}");
        refused(&game, "use", "J1-7");
        play(&mut game, "keep draw:+B");
        assert_eq!([caravan(&game, 1).as_str(), &route(&game, 1)], [crystals, "YY>GG"]);
    }
}

#[test]
fn j1_7_markets_take_the_traders_printed() {
    for (market, printed) in [("E2.M1", 1), ("E2.M2", 1), ("C2.M3", 2), ("C2.M4", 3)] {
        let game = journey(2).reserve(1, 12 - (printed - 1)).game();
        refused(&game, &format!("work:{market}"), "EW-11");
        let mut game = journey(2).reserve(1, 12 - printed).game();
        play(&mut game, &format!("work:{market} keep draw:+B"));
        assert_eq!(available(&game, 1), 0, "{market}");
    }
}

#[test]
fn j1_7_help_cards_count_whether_the_card_is_used_or_kept() {
    for choice in ["use", "keep"] {
        // P03 and P07 help at markets, P04 at upgrades.
        let mut game = journey(2).claimed(1, "P03 P04 P07").reserve(1, 12 - 1).game();
        play(&mut game, &format!("work:C2.M4 {choice}"));
        assert_eq!(available(&game, 1), 0, "{choice}");
    }
}

#[test]
fn j1_7_help_cards_never_save_the_last_trader() {
    let mut game = journey(2).claimed(1, "P03 P07").game();
    play(&mut game, "work:E2.M1 keep draw:+B");
    assert_eq!(available(&game, 1), 7 - 1);
    let game = journey(2).claimed(1, "P03 P07").reserve(1, 12).game();
    assert_eq!(legal_to(&game, "work"), "");
}

#[test]
fn j1_7_tool_cards_give_their_crystals_whether_the_card_is_used_or_kept() {
    for (choice, crystals) in [("use", "YYM"), ("keep", "YY")] {
        // P23 gives a yellow crystal at markets, P20 one at upgrades.
        let mut game = journey(2).claimed(1, "P20 P23").caravan(1, "Y").game();
        play(&mut game, "work:C2.M3");
        assert_eq!(caravan(&game, 1), "YY", "before the choice");
        play(&mut game, choice);
        assert_eq!(caravan(&game, 1), crystals, "{choice}");
    }
}

#[test]
fn j1_7_a_tool_crystal_may_pay_for_the_trade() {
    let mut game = journey(2).claimed(1, "P23").caravan(1, "Y").game();
    play(&mut game, "work:E2.M2 use trade:1 draw:+B");
    assert_eq!([caravan(&game, 1), discard_pile(&game, 1)], ["GG", "YY>GG"]);
}

#[test]
fn j1_7_traders_of_others_are_ousted_from_a_market() {
    let mut game = journey(3).stands(2, "E2.M1", 2).stands(3, "C2.M4", 1).game();
    play(&mut game, "work:E2.M1 keep draw:+B");
    assert_eq!([1, 2, 3].map(|seat| available(&game, seat)), [6 - 3, 6, 6 - 1]);
    let mut game = journey(3).stands(3, "C2.M4", 1).game();
    play(&mut game, "work:C2.M4 keep draw:+B");
    assert_eq!([1, 2, 3].map(|seat| available(&game, seat)), [6 - 2, 6, 6]);
}
