//! EW-9: Help cards.

use super::super::{box_with, endless};
use crate::play::world::{at, sorted, traders};
use crate::play::{caravan, play, refused};
use crate::table::Table;

/// How many traders the first player places at a location.
fn placed(table: &Table, location: &str) -> String {
    let mut game = table.game();
    play(&mut game, &format!("work:{location}"));
    at(&game, 1).strip_prefix(&format!("{location}/")).unwrap_or_default().to_owned()
}

#[test]
fn ew_9_a_help_card_lowers_the_number_at_locations_with_its_icon() {
    // One location of each kind that takes two or three traders.
    let locations = ["C1.1", "B1.3", "B1.4", "B1.G4"];
    for (card, expected) in [
        ("", ["2", "2", "2", "3"]),
        ("P01", ["1", "2", "2", "3"]),
        ("P04", ["2", "1", "2", "3"]),
        ("P05", ["2", "2", "1", "3"]),
        ("P08", ["2", "2", "2", "2"]),
        ("P01 P04 P05 P08", ["1", "1", "1", "2"]),
    ] {
        let table = endless(2).point_row("P33 P34 P45 P17").claimed(1, card);
        assert_eq!(locations.map(|location| placed(&table, location)), expected, "{card}");
    }
}

#[test]
fn ew_9_each_of_several_help_cards_lowers_the_number() {
    let table = endless(3).point_row("P33 P34 P45 P17").explored(2, "X03");
    assert_eq!(placed(&table, "C1.5"), "3");
    assert_eq!(placed(&table.clone().claimed(1, "P01"), "C1.5"), "2");
    assert_eq!(placed(&table.claimed(1, "P01 P06"), "C1.5"), "1");
}

#[test]
fn ew_9_also_when_ousting() {
    let table = endless(3).point_row("P33 P34 P45 P17");
    for (standing, cards, expected) in [
        (1, "P01", "1"),
        (2, "P01", "2"),
        (5, "P01", "5"),
        (6, "P01", "6"),
        (3, "P01 P06", "2"),
        (5, "P01 P06 P09", "3"),
        (4, "P05", "5"),
    ] {
        let table = table.clone().stands(2, "C1.1", standing).claimed(1, cards);
        assert_eq!(placed(&table, "C1.1"), expected, "{standing} traders, {cards}");
    }
}

#[test]
fn ew_9_ousted_traders_all_return_however_few_oust_them() {
    let mut game = endless(2).point_row("P33 P34 P45 P17").claimed(1, "P05 P02").stands(2, "A1.6", 3).game();
    play(&mut game, "work:A1.6 trade:1");
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("A1.6/2", (5, 5)));
    assert_eq!((at(&game, 2).as_str(), traders(&game, 2)), ("", (7, 5)));
}

#[test]
fn ew_9_never_below_one() {
    let table = endless(3).point_row("P33 P34 P45 P17").claimed(1, "P01 P06 P09");
    for location in ["A1.3", "C1.1", "D1.1"] {
        assert_eq!(placed(&table, location), "1", "{location}");
    }
    for standing in [1, 2] {
        assert_eq!(placed(&table.clone().stands(2, "A1.3", standing), "A1.3"), "1");
    }
    // One trader must be there to be placed.
    refused(&table.stands(1, "A1.4", 6).game(), "work:A1.3", "EW-11");
}

#[test]
fn ew_9_whoever_comes_next_must_outnumber_those_who_stand_there() {
    let mut game = endless(2).point_row("P33 P34 P45 P17").claimed(1, "P04").game();
    play(&mut game, "work:B1.3 stop work:B1.3");
    assert_eq!((at(&game, 1).as_str(), at(&game, 2).as_str()), ("", "B1.3/2"));
}

#[test]
fn ew_9_the_help_makes_a_location_possible() {
    let table = endless(2).point_row("P33 P34 P45 P17").stands(1, "A1.4", 6);
    refused(&table.game(), "work:C1.1", "EW-11");
    let helped = table.clone().claimed(1, "P01");
    assert!(sorted(&helped.game()).contains("work:C1.1"));
    refused(&helped.game(), "work:B1.4", "EW-11");
    // Only the own cards help.
    refused(&table.claimed(2, "P01").game(), "work:C1.1", "EW-11");
}

#[test]
fn ew_9_the_help_cannot_be_declined() {
    let mut game = endless(2).point_row("P33 P34 P45 P17").claimed(1, "P01").game();
    assert_eq!(sorted(&game).matches("work:C1.1").count(), 1);
    play(&mut game, "work:C1.1");
    assert_eq!((at(&game, 1).as_str(), traders(&game, 1)), ("C1.1/1", (6, 5)));
}

#[test]
fn ew_9_a_location_may_include_several_icons_or_none() {
    let components = box_with(&[
        ("gain = \"GG\", icons = [\"production\"]", "gain = \"GG\", icons = []"),
        ("upgrades = 3, icons = [\"upgrade\"]", "upgrades = 3, icons = [\"golem\", \"upgrade\", \"trade\"]"),
    ]);
    let table = endless(2).point_row("P33 P34 P45 P17");
    for (cards, printed_two, three_icons) in [
        ("P01", "C1.1/2", "B1.3/2"),
        ("P05", "C1.1/2", "B1.3/1"),
        ("P04 P05", "C1.1/2", "B1.3/1"),
        ("P01 P06", "C1.1/2", "B1.3/2"),
    ] {
        let mut game = table.clone().claimed(1, cards).game_with(components);
        play(&mut game, "work:C1.1 rest work:B1.3");
        assert_eq!(at(&game, 1), format!("{three_icons} {printed_two}"), "{cards}");
    }
    // Ousting four takes five, less one for each card.
    for (cards, expected) in [("P04 P05", "B1.3/3"), ("P04 P05 P08", "B1.3/2"), ("P02 P04 P05 P08", "B1.3/1")]
    {
        let mut game = table.clone().claimed(1, cards).stands(2, "B1.3", 4).game_with(components);
        play(&mut game, "work:B1.3 stop");
        assert_eq!(at(&game, 1), expected, "{cards}");
    }
}

#[test]
fn ew_9_a_card_claimed_now_helps_from_the_next_use_on() {
    // `P08` helps at golem locations, the one where it is claimed among them.
    let mut game = endless(2).point_row("P33 P34 P45 P08").caravan(1, "YYYMM").game();
    play(&mut game, "work:B1.G4 claim:P08 draw:P36 stop");
    assert_eq!((at(&game, 1).as_str(), caravan(&game, 1).as_str()), ("B1.G4/3", ""));
    play(&mut game, "rest rest rest work:B1.G4");
    assert_eq!(at(&game, 1), "B1.G4/2");
}
