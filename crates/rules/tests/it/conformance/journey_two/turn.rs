//! J2-7 and J2-8: work at the basic locations.

use carvania_rules::components::endless_world::FILE;
use carvania_rules::{Components, Title, Turn};

use super::{after, trek};
use crate::play::mountains::wagon;
use crate::play::world::{at, explored, points, sorted, stacks, tiles, traders};
use crate::play::{caravan, claimed, deal, legal, play, refused, turn_of};
use crate::table::world::world;

#[test]
fn j2_7_a_turn_is_work_or_rest_and_nothing_else() {
    let game = trek(2).wagon(1, "d2").outposts(1, "d3").game();
    for action in ["step:d3", "build", "trade:1", "outpost:d3", "bonus:T01", "pay:Y", "stop", "pass", "mine"]
    {
        refused(&game, action, "EW-27");
    }
    for action in ["route:+YY", "use", "keep", "claim:P01", "explore:X01"] {
        refused(&game, action, "EW-27");
    }
}

#[test]
fn j2_7_basic_locations_work_as_in_an_endless_world() {
    let table = world(Title::JourneyTwo, 2).explored(2, "X01").caravan(1, "YYYYYY");
    for (actions, crystals) in [
        ("work:B2.3", "YYYYYYYY"),
        ("work:C1.1", "YYYYYYGG"),
        ("work:C1.2 upgrade:Y upgrade:G upgrade:B", "YYYYYM"),
        ("work:C1.2 stop", "YYYYYY"),
        ("work:C1.3 trade:2", "GGGGGG"),
    ] {
        let game = after(&table, actions);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (crystals, turn_of(2)), "{actions}");
    }
    let game = after(&table, "work:C1.3");
    refused(&game, "stop", "EW-14");
    refused(&game, "trade:3", "C-4");
}

#[test]
fn j2_7_wagon_locations_take_the_printed_traders() {
    let table = trek(2).wagon(1, "d2").outposts(1, "d2");
    for (location, printed) in [("F2.1", 1), ("F2.2", 2), ("F2.3", 2), ("F2.4", 4), ("F2.5", 3)] {
        let game = after(&table, &format!("work:{location}"));
        assert_eq!((at(&game, 1), traders(&game, 1)), (format!("{location}/{printed}"), (7 - printed, 5)));
    }
}

#[test]
fn j2_7_traders_of_others_are_ousted_from_wagon_locations() {
    let game = after(&trek(2).stands(2, "F2.2", 2), "work:F2.2");
    assert_eq!((at(&game, 1).as_str(), at(&game, 2).as_str()), ("F2.2/3", ""));
    assert_eq!((traders(&game, 1), traders(&game, 2)), ((4, 5), (7, 5)));
    refused(&trek(2).stands(2, "F2.4", 7).game(), "work:F2.4", "EW-11");
    refused(&trek(2).stands(1, "F2.2", 2).game(), "work:F2.2", "EW-7");
}

#[test]
fn j2_7_covered_wagon_locations_are_closed() {
    let covered = world(Title::JourneyTwo, 2).wagon(1, "d2").outposts(1, "d2").game();
    for location in ["work:F2.1", "work:F2.3", "work:F2.4"] {
        refused(&covered, location, "EW-7");
    }
}

#[test]
fn j2_7_help_and_tool_cards_serve_at_locations_with_their_icon_alone() {
    // Tools and helps for production, upgrades, trades and golems.
    let table = trek(2).claimed(1, "P20 P21 P24 P22 P04 P05 P06").wagon(1, "d2").caravan(1, "YYY");
    let game = after(&table, "work:F2.1");
    assert_eq!((caravan(&game, 1).as_str(), at(&game, 1).as_str()), ("YYY", "F2.1/1"));
    let game = after(&table, "work:F2.2");
    assert_eq!((caravan(&game, 1).as_str(), at(&game, 1).as_str()), ("YYY", "F2.2/2"));
    let game = after(&table, "work:C1.1");
    assert_eq!((caravan(&game, 1).as_str(), at(&game, 1).as_str()), ("YYYYGG", "C1.1/1"));
}

/// The printed box, but with the icon of trades on the locations F2.1 to F2.3.
fn box_with_icons() -> &'static Components {
    let icon = |file: String, entry: &str| {
        assert!(file.contains(entry), "{entry} is not in the file");
        file.replacen(entry, &format!("{entry}, icons = [\"trade\"]"), 1)
    };
    let file = ["wagon_trade\", traders = 1", "traders = 2, steps = 1", "outpost_trade\", traders = 2"]
        .into_iter()
        .fold(FILE.to_owned(), icon);
    Components::read(&file).unwrap().leak()
}

#[test]
fn j2_7_crystals_of_tools_count_before_a_location_is_chosen() {
    // P18 and P21 give a yellow crystal each at trades: enough for YY>GG, and for two tolls.
    let components = box_with_icons();
    let table = trek(3).wagon(1, "b1").wagon(2, "b2").wagon(3, "c1").outposts(1, "d2").caravan(1, "");
    let closed = table.game_with(components);
    refused(&closed, "work:F2.2", "J2-9");
    refused(&closed, "work:F2.3", "J2-14");
    let table = table.claimed(1, "P18 P21");
    let mut game = table.game_with(components);
    play(&mut game, "work:F2.2");
    assert_eq!((sorted(&game).as_str(), caravan(&game, 1).as_str()), ("step:b2 step:c1", "YY"));
    let mut game = table.game_with(components);
    play(&mut game, "work:F2.3 outpost:d2 trade:1");
    assert_eq!(caravan(&game, 1), "GG");
    let mut game = table.wagon(1, "d2").game_with(components);
    play(&mut game, "work:F2.1 trade:1");
    assert_eq!(caravan(&game, 1), "GG");
}

#[test]
fn j2_8_at_a_golem_location_only_the_point_card_can_be_claimed() {
    let mut game = after(&trek(2).caravan(1, "YYGG"), "work:A2.G1");
    assert_eq!(legal(&game), "claim:P01");
    for tile in ["bonus:T01", "bonus:T02", "bonus:T03", "bonus:T04"] {
        refused(&game, tile, "J2-8");
    }
    refused(&game, "stop", "EW-15");
    play(&mut game, "claim:P01");
    assert_eq!((game.turn(), points(&game).as_str()), (Turn::Chance, "P33 P45 P17 P35"));
    play(&mut game, "draw:P46");
    assert_eq!((game.turn(), points(&game).as_str()), (turn_of(2), "P33 P45 P17 P35 - P46"));
    assert_eq!((claimed(&game, 1).as_str(), tiles(&game, 1).as_str()), ("P01", ""));
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/3 T04/3");
}

#[test]
fn j2_8_a_golem_location_is_closed_to_those_who_cannot_pay_the_card() {
    let game = trek(2).caravan(1, "YGG").game();
    for location in ["work:A2.G1", "work:A2.G2", "work:B2.G3", "work:B2.G4"] {
        refused(&game, location, "EW-11");
    }
}

#[test]
fn j2_8_the_fourth_card_lies_above_the_last_golem_location() {
    for (location, cost, card) in [
        ("A2.G1", "YYGG", "P01"),
        ("A2.G2", "YYYB", "P33"),
        ("B2.G3", "YGB", "P45"),
        ("B2.G4", "YYYYG", "P17"),
    ] {
        let game = after(&trek(2).caravan(1, cost), &format!("work:{location}"));
        assert_eq!(legal(&game), format!("claim:{card}"));
    }
}

#[test]
fn j2_8_an_exploration_card_opens_a_location_for_wagons() {
    let table = world(Title::JourneyTwo, 2).caravan(1, "YGB");
    let mut game = after(&table, "work:B2.G3 claim:P45 explore:X07");
    deal(&mut game);
    assert_eq!((explored(&game, 1).as_str(), game.turn()), ("X07", turn_of(2)));
    play(&mut game, "work:F2.4 step:e1 stop");
    assert_eq!(wagon(&game, 2), "e1");
}
