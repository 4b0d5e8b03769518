//! J2-10: tolls. C-19: their order.

use super::{after, trek};
use crate::play::mountains::wagon;
use crate::play::world::sorted;
use crate::play::{caravan, play, refused, turn_of};

#[test]
fn j2_10_each_opponent_on_the_end_tile_gets_a_crystal_of_choice() {
    let table = trek(2).wagon(2, "d3").caravan(1, "YGM").caravan(2, "");
    let mut game = after(&table, "work:F2.2 step:d3");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(1), "pay:G pay:M pay:Y"));
    play(&mut game, "pay:G");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("YM", "G"));
    assert_eq!(sorted(&game), "build stop");
}

#[test]
fn j2_10_the_valley_is_no_exception() {
    let mut game = after(&trek(2).wagon(1, "d3").caravan(1, "YB"), "work:F2.2 step:c2");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(1), "pay:B pay:Y"));
    play(&mut game, "pay:B");
    assert_eq!((caravan(&game, 1).as_str(), caravan(&game, 2).as_str()), ("Y", "YYYYB"));
    // There is nothing to build and nothing to trade.
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn j2_10_tolls_are_due_after_moves_of_every_reach() {
    let table = trek(2).wagon(2, "d3").caravan(1, "YG");
    for actions in
        ["work:F2.2 step:d3", "work:F2.4 step:d3", "work:F2.5 step:d3 stop", "work:F2.5 step:c3 step:d3"]
    {
        let game = after(&table, actions);
        assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("d3", "pay:G pay:Y"), "{actions}");
    }
}

#[test]
fn j2_10_coming_back_to_a_crowded_start_costs_the_toll() {
    let mut game = after(&trek(3).caravan(1, "GB"), "work:F2.5 step:d3 step:c2");
    assert_eq!(sorted(&game), "pay:B pay:G");
    play(&mut game, "pay:G pay:B");
    assert_eq!((caravan(&game, 2).as_str(), caravan(&game, 3).as_str()), ("YYYYG", "YYYYB"));
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
}

#[test]
fn j2_10_only_the_end_tile_charges() {
    // Seat 2 on the way, seat 3 at the end.
    let table = trek(4).wagon(2, "d3").wagon(3, "e1").caravan(1, "YG");
    let game = after(&table, "work:F2.5 step:d3 step:e1 pay:G");
    assert_eq!(sorted(&game), "build stop");
    let caravans: Vec<String> = (1..=4).map(|seat| caravan(&game, seat)).collect();
    assert_eq!(caravans, ["Y", "YYYY", "YYYYG", "YYYG"]);
}

#[test]
fn j2_10_only_a_crystal_of_the_caravan_pays_and_nothing_else_is_decided() {
    let game = after(&trek(2).wagon(2, "d3"), "work:F2.2 step:d3");
    for action in ["pay:M", "pay:G", "stop", "build", "trade:1", "step:c2", "rest", "return:Y"] {
        refused(&game, action, "J2-10");
    }
}

#[test]
fn j2_10_a_full_caravan_does_not_refuse_a_toll() {
    let table = trek(2).wagon(2, "d3").caravan(2, "GGGGGGGGGG");
    let game = after(&table, "work:F2.2 step:d3 pay:Y");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("YGGGGGGGGGG", turn_of(1)));
}

#[test]
fn j2_10_a_toll_is_paid_before_an_outpost() {
    // The outpost of seat 3 on d3 makes the next one cost a crystal.
    let table = trek(3).wagon(2, "d3").outposts(3, "d3");
    let game = after(&table.clone().caravan(1, "YG"), "work:F2.2 step:d3 pay:G");
    assert_eq!(sorted(&game), "build stop");
    let game = after(&table.caravan(1, "G"), "work:F2.2 step:d3 pay:G");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn c_19_tolls_of_part_two_are_paid_clockwise_from_the_mover() {
    for end in ["d3", "c2"] {
        let crowd = (1..=4).fold(trek(4), |table, seat| table.wagon(seat, end).caravan(seat, ""));
        for (mover, owners) in [(1, [2, 3, 4]), (2, [3, 4, 1]), (3, [4, 1, 2]), (4, [1, 2, 3])] {
            let table = crowd.clone().turn(mover).wagon(mover, "d2").caravan(mover, "YGB");
            let mut game = after(&table, &format!("work:F2.2 step:{end}"));
            for crystal in ["Y", "G", "B"] {
                assert_eq!(game.turn(), turn_of(mover));
                play(&mut game, &format!("pay:{crystal}"));
            }
            for (owner, crystal) in owners.into_iter().zip(["Y", "G", "B"]) {
                assert_eq!(caravan(&game, owner), crystal, "seat {owner}, when seat {mover} moves to {end}");
            }
        }
    }
}

#[test]
fn c_19_only_owners_on_the_tile_are_paid_in_part_two() {
    let crowd = trek(4).turn(3).wagon(1, "c1").wagon(2, "d3").wagon(4, "d3");
    let table = (1..=4).fold(crowd, |table, seat| table.caravan(seat, "")).caravan(3, "GB");
    let game = after(&table, "work:F2.2 step:d3 pay:B pay:G");
    let caravans: Vec<String> = (1..=4).map(|seat| caravan(&game, seat)).collect();
    assert_eq!(caravans, ["", "G", "", "B"]);
}
