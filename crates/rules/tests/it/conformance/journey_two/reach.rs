//! J2-9 and J2-10: where a move can end, and so where it can begin.

use carvania_rules::map::Map;
use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::{Game, Setup, Title};

use super::{after, trek};
use crate::play::mountains::wagon;
use crate::play::world::sorted;
use crate::play::{caravan, deal, legal_to, play, refused, turn_of};
use crate::table::Table;

/// The wagon of seat 1 stands on `b1`, which touches `b2` and `c1` alone; others stand on both.
fn shut_in() -> Table {
    trek(3).wagon(1, "b1").wagon(2, "b2").wagon(3, "c1")
}

#[test]
fn j2_9_a_location_is_closed_when_the_move_could_end_nowhere() {
    let game = shut_in().caravan(1, "").game();
    refused(&game, "work:F2.2", "J2-9");
    assert_eq!(legal_to(&game, "work"), "work:B2.3 work:C1.1 work:C1.2 work:F2.4 work:F2.5");
    // One crystal pays for either tile.
    let game = after(&shut_in().caravan(1, "M"), "work:F2.2");
    assert_eq!(sorted(&game), "step:b2 step:c1");
}

#[test]
fn j2_9_one_tile_that_can_be_paid_opens_the_location() {
    let table = trek(4).wagon(1, "b1").wagon(2, "b2").wagon(3, "b2").wagon(4, "c1");
    refused(&table.clone().caravan(1, "").game(), "work:F2.2", "J2-9");
    let game = after(&table.clone().caravan(1, "Y"), "work:F2.2");
    assert_eq!(sorted(&game), "step:c1");
    refused(&game, "step:b2", "J2-10");
    let game = after(&table.clone().caravan(1, "YY"), "work:F2.2");
    assert_eq!(sorted(&game), "step:b2 step:c1");
    // Without crystals a free tile is enough.
    let game = after(&table.wagon(4, "b2").caravan(1, ""), "work:F2.2");
    assert_eq!(sorted(&game), "step:c1");
}

#[test]
fn j2_9_there_is_no_stopping_where_the_first_step_cannot_be_paid() {
    let mut game = after(&shut_in().caravan(1, ""), "work:F2.5");
    assert_eq!(sorted(&game), "step:b2 step:c1");
    play(&mut game, "step:b2");
    assert_eq!(sorted(&game), "step:a1 step:b1 step:b3 step:c2");
    refused(&game, "stop", "J2-10");
    refused(&game, "step:c1", "J2-10");
    play(&mut game, "step:b1 stop");
    assert_eq!((wagon(&game, 1).as_str(), game.turn()), ("b1", turn_of(2)));
}

#[test]
fn j2_9_without_crystals_a_move_ends_where_nobody_else_stands() {
    let mut game = after(&trek(2).caravan(1, ""), "work:F2.5 step:d3");
    assert_eq!(sorted(&game), "step:c3 step:d2 step:d4 step:e1 stop");
    refused(&game, "step:c2", "J2-10");
    play(&mut game, "stop stop");
    assert_eq!((wagon(&game, 1).as_str(), game.turn()), ("d3", turn_of(2)));
}

#[test]
fn j2_9_a_first_step_is_closed_when_the_move_could_end_neither_there_nor_beyond() {
    // From b2: a1, where seat 2 stands, leads on to b3 and back to b2, where others stand too.
    let table = trek(4).wagon(1, "b2").wagon(2, "a1").wagon(3, "b3").wagon(4, "b2");
    let game = after(&table.clone().caravan(1, ""), "work:F2.5");
    assert_eq!(sorted(&game), "step:b1 step:b3 step:c1 step:c2");
    refused(&game, "step:a1", "J2-10");
    let game = after(&table.caravan(1, "Y"), "work:F2.5");
    assert_eq!(sorted(&game), "step:a1 step:b1 step:b3 step:c1 step:c2");
}

#[test]
fn j2_9_a_move_ends_by_itself_where_no_second_step_is_open() {
    let table = trek(3).wagon(1, "b2").wagon(2, "b2").wagon(3, "b3").caravan(1, "");
    let game = after(&table, "work:F2.5 step:a1");
    assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("a1", "build stop"));
    refused(&game, "step:b2", "J2-11");
}

/// Twelve mountains in a ring, and the valley inside it. From the top, the left column is `a1 a2 a3` and the
/// next one `b1 b2`.
fn ring() -> Map {
    let drawing = "drawing = \"\"\"
    o
  o   o
o       o
      ~
o       o

o       o
  o   o
    o
\"\"\"";
    MapFile::read(drawing).unwrap().check(Shape::JOURNEY).unwrap().map
}

#[test]
fn j2_9_a_move_of_two_steps_is_open_where_only_the_first_can_be_its_end() {
    let mut game = Game::new(&Setup { map: Some(ring()), ..Setup::standard(Title::JourneyTwo, 4) }).unwrap();
    deal(&mut game);
    // Others stand on the tile that seat 1 leaves, and on both that lie two steps from it.
    let table = Table::of(&game).wagon(1, "a2").wagon(2, "a2").wagon(3, "b1").wagon(4, "b2").caravan(1, "");
    let mut game = after(&table, "work:F2.5");
    assert_eq!(sorted(&game), "step:a1 step:a3");
    play(&mut game, "step:a1");
    assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("a1", "build stop"));
}

#[test]
fn j2_9_any_tile_means_any_where_the_move_can_end() {
    let game = after(&shut_in().caravan(1, ""), "work:F2.4");
    let open = "step:a1 step:b3 step:b4 step:c2 step:c3 step:d1 step:d2 step:d3 step:d4 step:e1";
    assert_eq!(sorted(&game), open);
    for (cell, clause) in [("step:b2", "J2-10"), ("step:c1", "J2-10"), ("step:b1", "J2-9")] {
        refused(&game, cell, clause);
    }
}

#[test]
fn j2_10_passing_through_a_crowded_tile_costs_nothing() {
    let table = trek(4).wagon(2, "d3").wagon(3, "d3").wagon(4, "d3").caravan(1, "");
    let game = after(&table, "work:F2.5 step:d3 step:e1");
    assert_eq!((wagon(&game, 1).as_str(), sorted(&game).as_str()), ("e1", "build stop"));
    let caravans: Vec<String> = (1..=4).map(|seat| caravan(&game, seat)).collect();
    assert_eq!(caravans, ["", "YYYY", "YYYY", "YYYG"]);
}

#[test]
fn j2_10_leaving_a_crowded_tile_costs_nothing() {
    // All four wagons stand on the valley.
    let game = after(&trek(4).caravan(1, ""), "work:F2.2 step:d3");
    assert_eq!(sorted(&game), "build stop");
}

#[test]
fn j2_10_a_move_may_not_end_where_the_tolls_cannot_be_paid() {
    let table = trek(4).wagon(2, "d3").wagon(3, "d3").caravan(1, "Y");
    refused(&after(&table, "work:F2.2"), "step:d3", "J2-10");
    refused(&after(&table, "work:F2.4"), "step:d3", "J2-10");
    let game = after(&table, "work:F2.5 step:c3");
    refused(&game, "step:d3", "J2-10");
    let game = after(&table, "work:F2.5 step:d3");
    refused(&game, "stop", "J2-10");
    // However far away it is.
    let far = table.clone().wagon(2, "b4").wagon(3, "b4");
    refused(&after(&far, "work:F2.4"), "step:b4", "J2-10");
    // As many crystals as wagons are enough.
    let game = after(&table.caravan(1, "YM"), "work:F2.2 step:d3 pay:M pay:Y");
    assert_eq!((wagon(&game, 1).as_str(), caravan(&game, 1).as_str()), ("d3", ""));
}

#[test]
fn j2_10_nor_on_the_valley() {
    let table = trek(3).wagon(1, "d3").caravan(1, "Y");
    refused(&after(&table, "work:F2.2"), "step:c2", "J2-10");
    refused(&after(&table, "work:F2.4"), "step:c2", "J2-10");
    let game = after(&table, "work:F2.5 step:c2");
    refused(&game, "stop", "J2-10");
}
