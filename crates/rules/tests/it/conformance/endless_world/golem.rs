//! EW-15 and EW-17: a visit to a golem location.

mod benefits;
mod claim;

use carvania_rules::Turn;

use super::endless;
use crate::play::world::{points, sorted, stacks, tiles};
use crate::play::{caravan, claimed, play, refused, turn_of};
use crate::table::Table;

/// The first player can pay for the card `P01` above `A1.G1`, and for `P45` above `B1.G3`.
fn visitor() -> Table {
    endless(2).caravan(1, "YYYGGGB")
}

#[test]
fn ew_15_a_visit_begins_with_the_card_or_a_tile() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1");
    assert_eq!((sorted(&game).as_str(), game.turn()), ("bonus:T01 claim:P01", turn_of(1)));
    for other in ["stop", "rest", "work:A1.3", "trade:1", "upgrade:Y", "explore:X01", "draw:T07"] {
        refused(&game, other, "EW-15");
    }
}

#[test]
fn ew_15_the_card_and_the_tiles_of_this_location_alone() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1");
    // Above another location, the next one, in the deck; on other stacks, unseen, not of this game.
    for other in ["claim:P45", "claim:P35", "claim:P36", "bonus:T02", "bonus:T03", "bonus:T07", "bonus:T18"] {
        refused(&game, other, "EW-15");
    }
}

#[test]
fn ew_15_a_tile_alone() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1 bonus:T01 draw:T09");
    assert_eq!((sorted(&game).as_str(), tiles(&game, 1).as_str()), ("claim:P01 stop", "T01"));
    play(&mut game, "stop");
    assert_eq!((claimed(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
    assert_eq!(points(&game), "P01 P33 P45 P17 - P35");
}

#[test]
fn ew_15_a_card_alone() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P36");
    assert_eq!((sorted(&game).as_str(), claimed(&game, 1).as_str()), ("bonus:T01 stop", "P01"));
    play(&mut game, "stop");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("", turn_of(2)));
    assert_eq!(stacks(&game), "T01/2 T02/2 T03/1 T04/1 T05/1 T06/1");
}

#[test]
fn ew_15_both_in_either_order() {
    let mut first = visitor().game();
    play(&mut first, "work:A1.G1 claim:P01 draw:P36 bonus:T01 draw:T09");
    let mut second = visitor().game();
    play(&mut second, "work:A1.G1 bonus:T01 draw:T09 claim:P01 draw:P36");
    assert_eq!((first, first.turn()), (second, turn_of(2)));
    assert_eq!((claimed(&first, 1).as_str(), tiles(&first, 1).as_str()), ("P01", "T01"));
}

#[test]
fn ew_15_each_at_most_once() {
    let mut game = visitor().caravan(1, "YYYYYGGGGB").game();
    play(&mut game, "work:B1.G3 bonus:T03 draw:T09");
    for second in ["bonus:T03", "bonus:T04", "bonus:T09"] {
        refused(&game, second, "EW-15");
    }
    let mut game = visitor().caravan(1, "YYYYYGGGBB").game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P36");
    // The card that has slid above this location, and the one that is kept.
    for second in ["claim:P33", "claim:P01"] {
        refused(&game, second, "EW-15");
    }
}

#[test]
fn ew_15_the_tile_below_is_turned_up_at_once() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1 bonus:T01");
    assert_eq!((game.turn(), stacks(&game).as_str()), (Turn::Chance, "-/2 T02/2 T03/1 T04/1 T05/1 T06/1"));
    for other in ["claim:P01", "stop", "draw:P36", "draw:X01"] {
        refused(&game, other, "EW-15");
    }
    play(&mut game, "draw:T09");
    assert_eq!((game.turn(), stacks(&game).as_str()), (turn_of(1), "T09/1 T02/2 T03/1 T04/1 T05/1 T06/1"));
}

#[test]
fn ew_15_the_tile_turned_up_is_there_for_the_next_visit() {
    let mut game = visitor().game();
    play(&mut game, "work:A1.G1 bonus:T01 draw:T09 stop work:A1.G1");
    assert_eq!(sorted(&game), "bonus:T09");
    play(&mut game, "bonus:T09 draw:T10 rest rest work:A1.G1 bonus:T10");
    assert_eq!((tiles(&game, 1).as_str(), tiles(&game, 2).as_str()), ("T01 T10", "T09"));
    // The third was the last of the stack: nothing is drawn.
    assert_eq!(
        (sorted(&game).as_str(), stacks(&game).as_str()),
        ("claim:P01 stop", "-/0 T02/2 T03/1 T04/1 T05/1 T06/1")
    );
}

#[test]
fn ew_15_of_two_stacks_either_top_tile() {
    for (tile, after) in
        [("T03", "T01/2 T02/2 T09/0 T04/1 T05/1 T06/1"), ("T04", "T01/2 T02/2 T03/1 T09/0 T05/1 T06/1")]
    {
        let mut game = visitor().game();
        play(&mut game, "work:B1.G3");
        assert_eq!(sorted(&game), "bonus:T03 bonus:T04 claim:P45");
        play(&mut game, &format!("bonus:{tile} draw:T09"));
        assert_eq!((tiles(&game, 1).as_str(), stacks(&game).as_str()), (tile, after));
    }
}

#[test]
fn ew_15_with_two_stacks_both_orders_lead_to_the_same() {
    let orders = [
        "claim:P45 explore:X05 draw:P36 bonus:T04 draw:T09",
        "bonus:T04 draw:T09 claim:P45 explore:X05 draw:P36",
    ];
    let [first, second] = orders.map(|actions| {
        let mut game = visitor().game();
        play(&mut game, &format!("work:B1.G3 {actions}"));
        game
    });
    assert_eq!((first, first.turn()), (second, turn_of(2)));
    assert_eq!((claimed(&first, 1).as_str(), caravan(&first, 1).as_str()), ("P45", "YYGG"));
}

#[test]
fn ew_15_a_visit_ends_when_nothing_more_is_possible() {
    // A tile, and a card that cannot be paid.
    let mut game = endless(2).game();
    play(&mut game, "work:A1.G1");
    assert_eq!(sorted(&game), "bonus:T01");
    refused(&game, "claim:P01", "EW-16");
    play(&mut game, "bonus:T01 draw:T09");
    assert_eq!(game.turn(), turn_of(2));
    // A card, and no tile.
    let mut game = visitor().stack(1, "", 0).game();
    play(&mut game, "work:A1.G1");
    assert_eq!(sorted(&game), "claim:P01");
    play(&mut game, "claim:P01 draw:P36");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ew_15_the_last_tile_of_a_stack_uncovers_none() {
    let mut game = endless(2).stack(1, "T01", 0).game();
    play(&mut game, "work:A1.G1 bonus:T01");
    assert_eq!((game.turn(), stacks(&game).as_str()), (turn_of(2), "-/0 T02/2 T03/1 T04/1 T05/1 T06/1"));
}

#[test]
fn ew_17_no_tile_is_taken_with_all_bonus_spaces_full() {
    let mut game = visitor().tiles(1, "T07 T08 T09").game();
    play(&mut game, "work:B1.G3");
    assert_eq!(sorted(&game), "claim:P45");
    for tile in ["bonus:T03", "bonus:T04"] {
        refused(&game, tile, "EW-17");
    }
    // A tile that is not here is refused for that.
    refused(&game, "bonus:T01", "EW-15");
    play(&mut game, "claim:P45 explore:X05 draw:P36");
    assert_eq!(game.turn(), turn_of(2));
}

#[test]
fn ew_17_the_third_space_can_be_filled() {
    let table = visitor().tiles(1, "T07 T08").tiles(2, "T10 T11 T12");
    let mut game = table.stack(5, "T05", 0).stack(6, "T06", 0).game();
    play(&mut game, "work:A1.G1 bonus:T01 draw:T09 stop");
    assert_eq!((tiles(&game, 1).as_str(), game.turn()), ("T07 T08 T01", turn_of(2)));
    refused(&game, "work:A1.G1", "EW-11");
}
