//! J3-4: work and rest, with the locations of Part II.

use carvania_rules::Components;
use carvania_rules::components::endless_world::FILE;

use super::journey;
use crate::conformance::journey_two::after;
use crate::play::mountains::{outposts, wagon};
use crate::play::world::{at, points, sorted, stacks, traders};
use crate::play::{caravan, legal, play, refused, turn_of};

#[test]
fn j3_4_a_turn_is_work_or_rest_and_nothing_else() {
    let game = journey(2).wagon(1, "d2").outposts(1, "d3").game();
    for action in ["step:d3", "build", "trade:1", "outpost:d3", "bonus:T03", "pay:Y", "stop", "pass"] {
        refused(&game, action, "EW-27");
    }
    for action in ["route:+YYYY", "use", "keep", "swap:+M", "replace:+M", "claim:P01", "explore:X01"] {
        refused(&game, action, "EW-27");
    }
}

#[test]
fn j3_4_basic_locations_as_in_part_two() {
    let table = journey(2).caravan(1, "YYYYYY");
    for (actions, crystals) in [
        ("work:B2.3", "YYYYYYYY"),
        ("work:C1.1", "YYYYYYGG"),
        ("work:C1.2 upgrade:Y upgrade:G upgrade:B", "YYYYYM"),
        ("rest", "YYYYYY"),
    ] {
        let game = after(&table, actions);
        assert_eq!((caravan(&game, 1).as_str(), game.turn()), (crystals, turn_of(2)), "{actions}");
    }
}

#[test]
fn j3_4_no_bonus_tile_is_taken_at_a_golem_location() {
    let mut game = after(&journey(2).caravan(1, "YYGG"), "work:A2.G1");
    assert_eq!(legal(&game), "claim:P01");
    for tile in 1..=8 {
        refused(&game, &format!("bonus:T0{tile}"), "J2-8");
    }
    play(&mut game, "claim:P01 draw:P46");
    assert_eq!((game.turn(), points(&game).as_str()), (turn_of(2), "P33 P45 P17 P35 - P46"));
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/1 T04/1 T05/1 T06/1 T07/3 T08/3");
    refused(&journey(2).caravan(1, "YGG").game(), "work:A2.G1", "EW-11");
}

#[test]
fn j3_4_wagons_move_pay_build_and_trade() {
    let table = journey(3).wagon(2, "d2").outposts(3, "d2").caravan(1, "YYYYGB");
    let mut game = after(&table, "work:F2.5 step:c1");
    assert_eq!(sorted(&game), "step:b1 step:b2 step:c2 step:d1 step:d2 stop");
    play(&mut game, "step:d2");
    assert_eq!(sorted(&game), "pay:B pay:G pay:Y");
    play(&mut game, "pay:B");
    assert_eq!((caravan(&game, 2).as_str(), sorted(&game).as_str()), ("YYYYB", "build stop"));
    play(&mut game, "build");
    assert_eq!(sorted(&game), "pay:G pay:Y");
    play(&mut game, "pay:G");
    assert_eq!((outposts(&game, 1).as_str(), sorted(&game).as_str()), ("d2", "stop trade:1 trade:2"));
    play(&mut game, "trade:2");
    assert_eq!((caravan(&game, 1).as_str(), at(&game, 1).as_str()), ("GGGG", "F2.5/3"));
    assert_eq!((wagon(&game, 1).as_str(), game.turn()), ("d2", turn_of(2)));
}

#[test]
fn j3_4_tolls_are_due_on_the_valley_too_and_bar_the_way() {
    let table = journey(3).wagon(1, "d3");
    let mut game = after(&table.clone().caravan(1, "GB"), "work:F2.2 step:c2");
    assert_eq!(sorted(&game), "pay:B pay:G");
    play(&mut game, "pay:G pay:B");
    assert_eq!((caravan(&game, 2).as_str(), caravan(&game, 3).as_str()), ("YYYYG", "YYYYB"));
    let game = after(&table.caravan(1, "G"), "work:F2.2");
    refused(&game, "step:c2", "J2-10");
    let shut_in = journey(3).wagon(1, "b1").wagon(2, "b2").wagon(3, "c1").caravan(1, "");
    refused(&shut_in.game(), "work:F2.2", "J2-9");
}

#[test]
fn j3_4_wagon_trade_and_outpost_trade() {
    let table = journey(2).wagon(1, "d2").outposts(1, "b3").caravan(1, "YYYYY");
    let game = after(&table, "work:F2.1 trade:2");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YGGGG", turn_of(2)));
    let game = after(&table, "work:F2.3 outpost:b3 trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("YYM", turn_of(2)));
    refused(&table.clone().wagon(1, "c2").game(), "work:F2.1", "J2-13");
    refused(&table.clone().caravan(1, "Y").game(), "work:F2.1", "J2-13");
    refused(&table.caravan(1, "Y").game(), "work:F2.3", "J2-14");
}

#[test]
fn j3_4_crystals_of_tools_count_before_a_wagon_location_is_chosen() {
    let file = FILE.replacen("traders = 2, steps = 1", "traders = 2, steps = 1, icons = [\"trade\"]", 1);
    let components = Components::read(&file).unwrap().leak();
    let table = journey(3).wagon(1, "b1").wagon(2, "b2").wagon(3, "c1").caravan(1, "");
    refused(&table.game_with(components), "work:F2.2", "J2-9");
    // P21 gives a yellow crystal at trades.
    let mut game = table.claimed(1, "P21").game_with(components);
    play(&mut game, "work:F2.2 step:b2 pay:Y");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("", "YYYYY"));
}

#[test]
fn j3_4_a_rest_takes_all_traders_back() {
    let table = journey(2).stands(1, "E2.M1", 1).stands(1, "D2.M3", 2).stands(1, "F2.2", 2);
    let game = after(&table, "rest");
    assert_eq!((traders(&game, 1), at(&game, 1).as_str()), ((7, 5), ""));
    assert_eq!(game.turn(), turn_of(2));
}
