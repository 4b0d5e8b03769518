//! EW-12 to EW-14: production, upgrades and trades.

use super::endless;
use crate::play::world::sorted;
use crate::play::{caravan, play, refused, turn_of};
use crate::table::Table;
use crate::table::world::world_with;

/// A table on which every location is open.
fn open(side: &str) -> Table {
    world_with(side, 4).explored(4, "X01 X02 X03 X04 X05 X06 X07 X08")
}

#[test]
fn ew_12_a_production_location_gives_what_it_shows() {
    for (location, crystals) in [
        ("A1.3", "YY"),
        ("A1.5", "YYG"),
        ("B1.5", "YGB"),
        ("C1.1", "GG"),
        ("C1.5", "GM"),
        ("D1.1", "G"),
        ("D1.3", "YYYY"),
        ("D1.4", "YB"),
        ("D1.6", "BB"),
        ("E1.4", "M"),
        ("F1.2", "YYYY"),
    ] {
        let side = if location < "D1" { "D1" } else { &location[..2] };
        let mut game = open(side).caravan(1, "").game();
        play(&mut game, &format!("work:{location}"));
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (crystals, turn_of(2)), "{location}");
    }
}

#[test]
fn ew_13_up_to_the_number_shown() {
    for (location, upgrades) in [("A1.4", 2), ("B1.3", 3), ("C1.2", 3), ("E1.1", 2), ("E1.3", 4), ("E1.6", 6)]
    {
        let mut game = open("E1").caravan(1, "YYYYYYY").game();
        play(&mut game, &format!("work:{location}"));
        for _ in 0..upgrades {
            assert_eq!(game.turn(), turn_of(1), "{location}");
            play(&mut game, "upgrade:Y");
        }
        let expected = "Y".repeat(7 - upgrades) + &"G".repeat(upgrades);
        assert_eq!((caravan(&game, 1), game.turn()), (expected, turn_of(2)), "{location}");
    }
}

#[test]
fn ew_13_none_or_fewer_are_allowed() {
    let mut game = endless(2).game();
    play(&mut game, "work:A1.4 stop");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYY", turn_of(2)));
    play(&mut game, "work:B1.3 upgrade:Y stop");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("YYYG", turn_of(1)));
}

#[test]
fn ew_13_the_same_crystal_may_rise_more_than_once() {
    let mut game = endless(2).game();
    play(&mut game, "work:B1.3");
    assert_eq!(sorted(&game), "stop upgrade:Y");
    play(&mut game, "upgrade:Y");
    assert_eq!(sorted(&game), "stop upgrade:G upgrade:Y");
    play(&mut game, "upgrade:G upgrade:B");
    assert_eq!(caravan(&game, 1), "YYM");
}

#[test]
fn ew_13_the_effect_ends_when_no_crystal_can_rise() {
    let mut game = endless(2).caravan(1, "BMM").game();
    play(&mut game, "work:A1.4 upgrade:B");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("MMM", turn_of(2)));
    for crystals in ["", "MM"] {
        let mut game = endless(2).caravan(1, crystals).game();
        play(&mut game, "work:A1.4");
        assert_eq!(game.turn(), turn_of(2), "{crystals}");
    }
}

#[test]
fn ew_13_a_crystal_that_cannot_rise_is_refused() {
    let mut game = endless(2).caravan(1, "YM").game();
    play(&mut game, "work:A1.4");
    for crystal in ["G", "B", "M"] {
        refused(&game, &format!("upgrade:{crystal}"), "C-3");
    }
    for other in ["trade:1", "rest", "work:A1.3", "claim:P01", "bonus:T01"] {
        refused(&game, other, "EW-13");
    }
}

#[test]
fn ew_14_a_trade_location_trades_what_it_shows() {
    for (location, give, take) in [
        ("A1.6", "YYY", "GB"),
        ("B1.4", "YY", "GG"),
        ("C1.3", "YYY", "GGG"),
        ("C1.4", "GGG", "MM"),
        ("C1.6", "BB", "YMM"),
        ("D1.2", "M", "YYYYYY"),
        ("D1.5", "B", "YGG"),
        ("E1.2", "YYYY", "BB"),
        ("E1.5", "GG", "BB"),
        ("F1.1", "YY", "B"),
        ("F1.3", "BB", "MM"),
        ("F1.4", "M", "GGG"),
        ("F1.5", "YYYY", "MM"),
        ("F1.6", "GGG", "BBB"),
    ] {
        let side = if location < "D1" { "D1" } else { &location[..2] };
        let mut game = open(side).caravan(1, give).game();
        play(&mut game, &format!("work:{location}"));
        assert_eq!(sorted(&game), "trade:1", "{location}");
        play(&mut game, "trade:1");
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (take, turn_of(2)), "{location}");
    }
}

#[test]
fn ew_14_at_least_once_and_as_often_as_the_caravan_allows() {
    let mut game = endless(2).caravan(1, "YYYYYYYB").game();
    play(&mut game, "work:B1.4");
    assert_eq!(sorted(&game), "trade:1 trade:2 trade:3");
    for too_few in ["trade:0", "stop"] {
        refused(&game, too_few, "EW-14");
    }
    refused(&game, "trade:4", "C-4");
    play(&mut game, "trade:3");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGGGGGGB", turn_of(2)));
}

#[test]
fn ew_14_nothing_else_can_be_done_before_the_trade() {
    let mut game = endless(2).game();
    play(&mut game, "work:A1.6");
    for other in ["rest", "work:A1.3", "upgrade:Y", "bonus:T01", "return:Y", "draw:T07"] {
        refused(&game, other, "EW-14");
    }
}
