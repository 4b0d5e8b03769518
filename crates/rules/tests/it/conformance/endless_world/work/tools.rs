//! EW-10: Tool cards.

use super::super::{box_with, endless};
use crate::play::world::{sorted, tiles};
use crate::play::{caravan, claimed, play, turn_of};
use crate::table::Table;

/// A table where no card of the tests lies in the row.
fn toolless(players: usize) -> Table {
    endless(players).point_row("P33 P34 P45 P35").next_point("P36")
}

/// The caravan of the first player after an action.
fn after(table: &Table, actions: &str) -> String {
    let mut game = table.game();
    play(&mut game, actions);
    caravan(&game, 1)
}

#[test]
fn ew_10_a_tool_card_gives_its_crystal_at_locations_with_its_icon() {
    // Production, upgrade, trade, golem; nothing else of the action has happened yet but the production.
    let works = ["work:A1.3", "work:A1.4", "work:A1.6", "work:A1.G1"];
    for (cards, expected) in [
        ("", ["YYYYY", "YYY", "YYY", "YYY"]),
        ("P17", ["YYYYYY", "YYY", "YYY", "YYY"]),
        ("P20", ["YYYYY", "YYYY", "YYY", "YYY"]),
        ("P21", ["YYYYY", "YYY", "YYYY", "YYY"]),
        ("P24", ["YYYYY", "YYY", "YYY", "YYYY"]),
        ("P17 P20 P21 P24", ["YYYYYY", "YYYY", "YYYY", "YYYY"]),
    ] {
        let table = toolless(2).claimed(1, cards);
        assert_eq!(works.map(|work| after(&table, work)), expected, "{cards}");
    }
}

#[test]
fn ew_10_the_crystal_is_the_one_shown() {
    assert_eq!(after(&toolless(4).claimed(1, "P25"), "work:A1.3"), "YYYYYG");
    assert_eq!(after(&toolless(4).claimed(1, "P26"), "work:A1.4"), "YYYG");
    assert_eq!(after(&toolless(4).claimed(1, "P29"), "work:A1.6"), "YYYG");
}

#[test]
fn ew_10_each_of_several_tool_cards_gives_its_crystal() {
    assert_eq!(after(&toolless(2).claimed(1, "P17 P22"), "work:D1.1"), "YYYYYG");
    assert_eq!(after(&toolless(3).claimed(1, "P20 P26 P28"), "work:A1.4"), "YYYYYG");
}

#[test]
fn ew_10_only_the_own_tool_cards_give_crystals() {
    assert_eq!(after(&toolless(2).claimed(2, "P17 P22"), "work:A1.3"), "YYYYY");
}

#[test]
fn ew_10_the_crystal_can_be_upgraded_at_once() {
    let mut game = toolless(2).claimed(1, "P20").caravan(1, "").game();
    play(&mut game, "work:A1.4");
    assert_eq!(sorted(&game), "stop upgrade:Y");
    play(&mut game, "upgrade:Y upgrade:G");
    assert_eq!(caravan(&game, 1), "B");
}

#[test]
fn ew_10_the_crystal_can_be_traded_at_once() {
    let mut game = toolless(2).claimed(1, "P18 P21").caravan(1, "YYYY").game();
    play(&mut game, "work:A1.6");
    assert_eq!(sorted(&game), "trade:1 trade:2");
    play(&mut game, "trade:2");
    assert_eq!(caravan(&game, 1), "GGBB");
    assert_eq!(after(&toolless(2).claimed(1, "P21").caravan(1, "YY"), "work:A1.6 trade:1"), "GB");
}

#[test]
fn ew_10_the_crystal_can_pay_for_a_point_card_at_once() {
    let mut game = toolless(2).claimed(1, "P24").caravan(1, "YYB").game();
    play(&mut game, "work:A1.G1 claim:P33");
    assert_eq!((claimed(&game, 1).as_str(), caravan(&game, 1).as_str()), ("P24 P33", ""));
}

#[test]
fn ew_10_also_when_only_a_bonus_tile_is_taken() {
    let mut game = toolless(2).claimed(1, "P24").caravan(1, "").game();
    play(&mut game, "work:A1.G1 bonus:T01 draw:T07");
    assert_eq!((caravan(&game, 1).as_str(), tiles(&game, 1).as_str()), ("Y", "T01"));
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ew_10_also_when_ousting() {
    assert_eq!(after(&toolless(2).claimed(1, "P17").stands(2, "A1.3", 3), "work:A1.3"), "YYYYYY");
}

#[test]
fn ew_10_the_crystal_cannot_be_declined() {
    // Eleven crystals: the gain was compulsory, and one must go back.
    let mut game = toolless(2).claimed(1, "P20").caravan(1, "MMMMMMMMMM").game();
    play(&mut game, "work:A1.4");
    assert_eq!((caravan(&game, 1).as_str(), sorted(&game).as_str()), ("YMMMMMMMMMM", "stop upgrade:Y"));
    play(&mut game, "stop");
    assert_eq!(sorted(&game), "return:M return:Y");
}

#[test]
fn ew_10_a_rest_gives_nothing() {
    assert_eq!(after(&toolless(2).claimed(1, "P17 P20 P21 P24"), "rest"), "YYY");
}

#[test]
fn ew_10_a_card_claimed_now_works_from_the_next_use_on() {
    // `P24` gives a yellow crystal at golem locations, the one where it is claimed among them.
    let table = toolless(2).point_row("P24 P34 P45 P35").caravan(1, "YYBBB");
    assert_eq!(after(&table, "work:A1.G1 claim:P24 draw:P37 bonus:T01 draw:T07"), "");
    assert_eq!(after(&table, "work:A1.G1 bonus:T01 draw:T07 claim:P24 draw:P37"), "");
    let later = "work:A1.G1 claim:P24 draw:P37 stop rest work:A1.G2";
    assert_eq!(after(&table, later), "Y");
}

#[test]
fn ew_10_a_location_with_several_icons_meets_every_tool_card_once() {
    let components = box_with(&[
        ("gain = \"YY\", icons = [\"production\"]", "gain = \"YY\", icons = [\"production\", \"upgrade\"]"),
        ("gain = \"GG\", icons = [\"production\"]", "gain = \"GG\", icons = []"),
    ]);
    for (cards, two_icons, no_icon) in [
        ("P17", "YYYYYY", "YYYGG"),
        ("P20", "YYYYYY", "YYYGG"),
        ("P17 P20", "YYYYYYY", "YYYGG"),
        ("P21 P24", "YYYYY", "YYYGG"),
    ] {
        for (work, expected) in [("work:A1.3", two_icons), ("work:C1.1", no_icon)] {
            let mut game = toolless(2).claimed(1, cards).game_with(components);
            play(&mut game, work);
            assert_eq!(caravan(&game, 1), expected, "{cards}, {work}");
        }
    }
}
