//! J2-11: bonus tiles for emptied columns.

use carvania_rules::{Source, Turn};

use super::{after, holding, trek};
use crate::play::mountains::outposts;
use crate::play::world::{scored, sorted, stacks, tiles};
use crate::play::{caravan, legal_to, play, refused, turn_of};
use crate::table::Table;

/// What empties a column in the table below.
const BUILD: &str = "work:F2.2 step:d3 build";

/// A player whose next outpost, on `d3`, empties the first column.
fn before_the_last_of_a_column() -> Table {
    trek(2).outposts(1, "c1 d2 b2").caravan(1, "")
}

#[test]
fn j2_11_an_emptied_column_brings_the_top_tile_of_a_stack() {
    let game = after(&before_the_last_of_a_column(), BUILD);
    assert_eq!((game.turn(), outposts(&game, 1).as_str()), (turn_of(1), "d3 b2 c1 d2"));
    assert_eq!(sorted(&game), "bonus:T01 bonus:T02 bonus:T03 bonus:T04");
    for tile in ["T01", "T02", "T03", "T04"] {
        let mut game = game;
        play(&mut game, &format!("bonus:{tile}"));
        assert_eq!((tiles(&game, 1).as_str(), tiles(&game, 2).as_str()), (tile, ""));
    }
}

#[test]
fn j2_11_the_tile_must_be_taken() {
    let game = after(&before_the_last_of_a_column().caravan(1, "BB"), BUILD);
    for action in ["stop", "trade:1", "pay:B", "build", "rest", "bonus:T05", "bonus:T18", "draw:T05"] {
        refused(&game, action, "J2-11");
    }
}

#[test]
fn j2_11_the_tile_below_is_turned_up_before_the_turn_goes_on() {
    let table = before_the_last_of_a_column().caravan(1, "BB");
    let mut game = after(&table, &format!("{BUILD} bonus:T03"));
    assert_eq!((game.turn(), stacks(&game).as_str()), (Turn::Chance, "T01/3 T02/3 -/3 T04/3"));
    // Any of the 13 that nobody has seen.
    assert_eq!((game.chance().count(), game.chance().total()), (13, 13));
    for draw in ["draw:T01", "draw:T03", "draw:T18", "draw:P02", "trade:1"] {
        refused(&game, draw, "EW-15");
    }
    play(&mut game, "draw:T09");
    assert_eq!(stacks(&game), "T01/3 T02/3 T09/2 T04/3");
    assert_eq!((game.turn(), sorted(&game).as_str()), (turn_of(1), "stop trade:1"));
    play(&mut game, "trade:1");
    assert_eq!((caravan(&game, 1).as_str(), game.turn()), ("MM", turn_of(2)));
}

#[test]
fn j2_11_nothing_is_drawn_when_no_tile_lies_below() {
    let table = before_the_last_of_a_column().stack(3, "T03", 0);
    let game = after(&table, &format!("{BUILD} bonus:T03"));
    assert_eq!((game.turn(), stacks(&game).as_str()), (turn_of(2), "T01/3 T02/3 -/0 T04/3"));
}

#[test]
fn j2_11_any_row_and_any_column_can_be_the_last() {
    for (outposts, cell) in [
        ("d2 b2 d3", "c1"),
        ("c1 b2 d3", "d2"),
        ("c1 d2 d3", "b2"),
        ("c1 c3 d2 a1 b2 e1 b3", "d3"),
        ("a1 b1 b2 b3 b4 c1 c3 d1 d2 d4 e1", "d3"),
    ] {
        let table = trek(2).outposts(1, outposts).caravan(1, "");
        let game = after(&table, &format!("work:F2.4 step:{cell} build"));
        assert_eq!(legal_to(&game, "bonus").split(' ').count(), 4, "{outposts}, then {cell}");
    }
}

#[test]
fn j2_11_three_rows_are_not_a_column() {
    for (outposts, cell) in [
        ("", "d3"),
        ("c1 d2", "d3"),
        ("c1 c3 b4 d2 a1 d4", "b2"),
        ("c1 d2 b2 b3", "d3"),
        ("c1 c3 b4 d2 d4 b2 b1 d3 d1", "a1"),
    ] {
        let table = trek(2).outposts(1, outposts).caravan(1, "");
        let game = after(&table, &format!("work:F2.4 step:{cell} build"));
        assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("", turn_of(2)), "{outposts}, then {cell}");
    }
}

#[test]
fn j2_11_the_outposts_of_others_do_not_count() {
    let table = trek(2).outposts(1, "c1 d2").outposts(2, "b2").caravan(1, "");
    assert_eq!(after(&table, BUILD).turn(), turn_of(2));
}

#[test]
fn j2_11_whoever_empties_a_column_has_the_tile() {
    for mover in 1..=4 {
        let table = trek(4).turn(mover).outposts(mover, "c1 d2 b2").caravan(mover, "");
        let game = after(&table, &format!("{BUILD} bonus:T02"));
        let owned = [1, 2, 3, 4].map(|seat| tiles(&game, seat));
        assert_eq!(owned, [1, 2, 3, 4].map(|seat| if seat == mover { "T02" } else { "" }));
    }
}

#[test]
fn j2_11_the_tile_comes_after_the_payment() {
    let table = before_the_last_of_a_column().outposts(2, "d3").caravan(1, "YY");
    let mut game = after(&table, BUILD);
    assert_eq!(sorted(&game), "pay:Y");
    refused(&game, "bonus:T01", "EM-15");
    play(&mut game, "pay:Y pay:Y");
    assert_eq!(sorted(&game), "bonus:T01 bonus:T02 bonus:T03 bonus:T04");
}

#[test]
fn j2_11_without_an_empty_bonus_space_the_reward_lapses() {
    let full = holding(before_the_last_of_a_column(), 1, "T11 T12 T13 T14");
    let game = after(&full, BUILD);
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("d3 b2 c1 d2", turn_of(2)));
    // The trade does not.
    let game = after(&full.caravan(1, "BB"), BUILD);
    assert_eq!(sorted(&game), "stop trade:1");
}

#[test]
fn j2_11_the_bonus_spaces_of_others_do_not_count() {
    let game = after(&holding(before_the_last_of_a_column(), 2, "T11 T12 T13 T14"), BUILD);
    assert_eq!(legal_to(&game, "bonus").split(' ').count(), 4);
}

#[test]
fn j2_11_stacks_that_are_used_up_offer_nothing() {
    let table = before_the_last_of_a_column().stack(1, "", 0).stack(4, "", 0);
    assert_eq!(sorted(&after(&table, BUILD)), "bonus:T02 bonus:T03");
    let game = after(&table.stack(2, "", 0).stack(3, "", 0), BUILD);
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("d3 b2 c1 d2", turn_of(2)));
}

#[test]
fn j2_11_each_column_brings_one_tile_and_it_scores() {
    let table = trek(2).outposts(1, "c1 c3 d2 a1 b2 e1 b3").tiles(1, "T17").caravan(1, "");
    let game = after(&table.stack(2, "T16", 0), &format!("{BUILD} bonus:T16"));
    // Three flat points, and one for every two of seven traders.
    assert_eq!((tiles(&game, 1).as_str(), scored(&game, 1, Source::BonusTiles)), ("T17 T16", 3 + 3));
}
