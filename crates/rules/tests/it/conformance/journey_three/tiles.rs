//! J3-7 and J3-8: bonus tiles for emptied columns, and full bonus spaces.

use carvania_rules::Turn;

use super::journey;
use crate::conformance::journey_two::{after, holding};
use crate::play::mountains::outposts;
use crate::play::world::{sorted, stacks, tiles};
use crate::play::{play, refused, turn_of};
use crate::table::Table;

const BUILD: &str = "work:F2.2 step:d3 build";

/// A player whose next outpost, on `d3`, empties the first column, and who has three merchant cards.
fn before_both() -> Table {
    journey(2).outposts(1, "c1 d2 b2").discard_pile(1, "+YYY +YG +YYG").caravan(1, "")
}

#[test]
fn j3_7_an_emptied_column_brings_a_tile_of_b2_or_f2() {
    let mut game = after(&before_both(), BUILD);
    assert_eq!(
        (game.turn(), sorted(&game).as_str()),
        (turn_of(1), "bonus:T01 bonus:T02 bonus:T07 bonus:T08")
    );
    play(&mut game, "bonus:T07");
    // Any of the 17 that nobody has seen comes up.
    assert_eq!((game.turn(), game.chance().count()), (Turn::Chance, 17));
    play(&mut game, "draw:T25");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("T07", turn_of(2)));
    assert_eq!(stacks(&game), "T01/3 T02/3 T03/1 T04/1 T05/1 T06/1 T25/2 T08/3");
}

#[test]
fn j3_7_not_from_d2() {
    let game = after(&before_both(), BUILD);
    for action in ["bonus:T03", "bonus:T04", "bonus:T05", "bonus:T06"] {
        refused(&game, action, "J3-7");
    }
    for action in ["bonus:T09", "stop"] {
        refused(&game, action, "J2-11");
    }
}

#[test]
fn j3_7_with_b2_and_f2_used_up_the_reward_lapses() {
    let table = before_both().stack(1, "", 0).stack(2, "", 0).stack(7, "", 0);
    assert_eq!(sorted(&after(&table, BUILD)), "bonus:T08");
    let game = after(&table.stack(8, "", 0), BUILD);
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("d3 b2 c1 d2", turn_of(2)));
}

#[test]
fn j3_7_a_trade_follows_the_tile() {
    let game = after(&before_both().caravan(1, "BB"), &format!("{BUILD} bonus:T01 draw:T09"));
    assert_eq!(sorted(&game), "stop trade:1");
}

#[test]
fn j3_8_with_three_tiles_there_is_room_for_one_more() {
    let table = holding(before_both(), 1, "T11 T12 T18");
    let game = after(&table, "work:E2.M1 bonus:T06");
    assert_eq!(tiles(&game, 1), "T11 T12 T18 T06");
    let game = after(&table, &format!("{BUILD} bonus:T02"));
    assert_eq!(tiles(&game, 1), "T11 T12 T18 T02");
}

#[test]
fn j3_8_with_all_four_bonus_spaces_full_no_more_are_taken() {
    let table = holding(before_both(), 1, "T11 T12 T18 T19").tiles(2, "T13");
    let game = after(&table, "work:E2.M1");
    assert_eq!(game.turn(), Turn::Chance);
    refused(&game, "bonus:T03", "J1-9");
    let game = after(&table, BUILD);
    assert_eq!((outposts(&game, 1).as_str(), game.turn()), ("d3 b2 c1 d2", turn_of(2)));
}

#[test]
fn j3_8_a_full_board_of_another_does_not_matter() {
    let table = holding(before_both(), 2, "T11 T12 T18 T19");
    assert_eq!(sorted(&after(&table, "work:E2.M1")), "bonus:T03 bonus:T04 bonus:T05 bonus:T06 stop");
    assert_eq!(sorted(&after(&table, BUILD)), "bonus:T01 bonus:T02 bonus:T07 bonus:T08");
}
