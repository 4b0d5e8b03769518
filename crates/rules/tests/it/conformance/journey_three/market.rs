//! J3-5: merchant cards are used at once. The refresh is in `refresh`.

use carvania_rules::Turn;

use super::{discarded, journey, row, with_deck};
use crate::conformance::journey_two::after;
use crate::play::world::{at, sorted};
use crate::play::{caravan, legal, play, refused, turn_of};

#[test]
fn j3_5_a_gain_card_is_used_and_goes_to_the_discard_pile() {
    let mut game = after(&journey(2), "work:E2.M1");
    assert_eq!((caravan(&game, 1).as_str(), at(&game, 1).as_str()), ("YYYYYYY", "E2.M1/1"));
    assert_eq!((discarded(&game, 1).as_str(), row(&game).as_str()), ("+YYYY", "YY>GG +M ^3"));
    // J1-9: one of the 39 others refills the row.
    assert_eq!((game.turn(), game.chance().count(), game.chance().total()), (Turn::Chance, 39, 39));
    for draw in ["draw:+YYYY", "draw:YY>GG", "draw:+YY", "rest"] {
        refused(&game, draw, "J1-9");
    }
    play(&mut game, "draw:+B");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG +M ^3 +B", turn_of(2)));
}

#[test]
fn j3_5_a_trade_card_is_carried_out_at_least_once() {
    let mut game = after(&journey(2).caravan(1, "YYYYY"), "work:E2.M2");
    assert_eq!(sorted(&game), "trade:1 trade:2");
    for action in ["stop", "trade:0", "use", "keep", "rest"] {
        refused(&game, action, "J3-5");
    }
    refused(&game, "trade:3", "C-4");
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), discarded(&game, 1).as_str()), ("YGGGG", "YY>GG"));
    assert_eq!((row(&game).as_str(), game.turn()), ("+YYYY +M ^3", Turn::Chance));
}

#[test]
fn j3_5_an_upgrade_card_may_be_used_for_none() {
    for (actions, crystals) in [
        ("stop", "YYY"),
        ("upgrade:Y stop", "YYG"),
        ("upgrade:Y upgrade:G upgrade:B", "YYM"),
        ("upgrade:Y upgrade:Y upgrade:Y", "GGG"),
    ] {
        let game = after(&journey(2), &format!("work:D2.M4 {actions}"));
        assert_eq!((caravan(&game, 1).as_str(), discarded(&game, 1).as_str()), (crystals, "^3"));
        assert_eq!((row(&game).as_str(), game.turn()), ("+YYYY YY>GG +M", Turn::Chance));
    }
    let game = after(&journey(2), "work:D2.M4");
    refused(&game, "keep", "J3-5");
    refused(&game, "upgrade:G", "C-3");
}

#[test]
fn j3_5_an_upgrade_card_without_a_crystal_to_raise_is_used_up() {
    for caravan in ["", "MM"] {
        let game = after(&journey(2).caravan(1, caravan), "work:D2.M4");
        assert_eq!((discarded(&game, 1).as_str(), game.turn()), ("^3", Turn::Chance), "{caravan}");
    }
}

#[test]
fn j3_5_the_card_below_the_location_is_used() {
    let table = journey(2).merchant_row("+YYY +B +GG +M").caravan(1, "");
    for (location, traders, card) in
        [("E2.M1", 1, "YYY"), ("E2.M2", 1, "B"), ("D2.M3", 2, "GG"), ("D2.M4", 3, "M")]
    {
        let game = after(&table, &format!("work:{location}"));
        assert_eq!((caravan(&game, 1).as_str(), at(&game, 1)), (card, format!("{location}/{traders}")));
        assert_eq!(discarded(&game, 1), format!("+{card}"));
    }
}

#[test]
fn j3_5_a_trade_that_is_impossible_closes_its_market() {
    let table = journey(2).caravan(1, "YGBM");
    refused(&table.game(), "work:E2.M2", "J3-5");
    // To others it is open.
    let mut game = table.game();
    play(&mut game, "rest work:E2.M2 trade:2");
    assert_eq!(caravan(&game, 2), "GGGG");
}

#[test]
fn j3_5_the_crystal_of_a_tool_opens_it() {
    // P19 gives a yellow crystal at markets, P21 at trades.
    let table = journey(2).caravan(1, "YM");
    refused(&table.clone().claimed(1, "P21").game(), "work:E2.M2", "J3-5");
    refused(&table.clone().claimed(2, "P19").game(), "work:E2.M2", "J3-5");
    let mut game = after(&table.claimed(1, "P19"), "work:E2.M2");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YYM", "trade:1"));
    play(&mut game, "trade:1");
    assert_eq!(caravan(&game, 1), "GGM");
}

#[test]
fn j3_5_help_cards_lower_the_traders_of_markets() {
    // P03 and P07 help at markets, P04 at upgrades.
    for (cards, traders) in [("", 3), ("P04", 3), ("P03", 2), ("P03 P07", 1)] {
        let game = after(&journey(2).claimed(1, cards), "work:D2.M4");
        assert_eq!(at(&game, 1), format!("D2.M4/{traders}"), "{cards}");
    }
}

#[test]
fn j3_5_with_the_deck_empty_the_row_gets_shorter() {
    let mut game = after(&with_deck("+YYYY YY>GG +M ^3", ""), "work:E2.M1");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG +M ^3", turn_of(2)));
    // Discard piles never return, and the fourth market has no card below it.
    refused(&game, "work:D2.M4", "J1-9");
    play(&mut game, "rest work:E2.M2");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG ^3", turn_of(2)));
}

#[test]
fn j3_5_a_market_without_a_card_cannot_be_used() {
    let game = with_deck("+M", "").game();
    for location in ["work:E2.M2", "work:D2.M3", "work:D2.M4"] {
        refused(&game, location, "J1-9");
    }
    let game = after(&with_deck("+M", ""), "work:E2.M1 rest");
    refused(&game, "work:E2.M1", "EW-7");
    assert_eq!((row(&game).as_str(), discarded(&game, 1).as_str()), ("", "+M"));
    assert!(legal(&game).contains("work:E2.3"), "a refresh is legal even with no card");
}

#[test]
fn j3_5_the_last_card_of_the_deck_is_drawn() {
    let mut game = after(&with_deck("+YYYY YY>GG +M ^3", "+B"), "work:E2.M1");
    assert_eq!(legal(&game), "draw:+B");
    play(&mut game, "draw:+B rest work:E2.M2");
    assert_eq!((row(&game).as_str(), game.turn()), ("YY>GG ^3 +B", turn_of(2)));
}
