//! EW-18: New traders cards. The other benefits have files of their own.

use super::super::endless;
use crate::play::world::{sorted, traders};
use crate::play::{claimed, play, turn_of};
use crate::table::Table;

/// The traders of the first player after claiming `P33` (one trader) or `P35` (two).
fn hired(table: &Table, card: &str) -> (u64, u64) {
    let mut game = table.clone().point_row(&format!("{card} P34 P45 P17")).next_point("P36").game();
    play(&mut game, &format!("work:A1.G1 claim:{card}"));
    assert_eq!(claimed(&game, 1), card);
    traders(&game, 1)
}

/// The first player can pay for either card. One trader works at the golem location then.
fn employer(players: usize) -> Table {
    endless(players).caravan(1, "YYYBB")
}

#[test]
fn ew_18_traders_come_from_the_reserve_to_the_board() {
    assert_eq!(hired(&employer(2), "P33"), (7, 4));
    assert_eq!(hired(&employer(2), "P35"), (8, 3));
    assert_eq!(hired(&employer(4), "P35"), (7, 4));
}

#[test]
fn ew_18_as_far_as_there_are_any() {
    assert_eq!(hired(&employer(2).reserve(1, 2), "P35"), (11, 0));
    assert_eq!(hired(&employer(2).reserve(1, 1), "P35"), (11, 0));
    assert_eq!(hired(&employer(2).reserve(1, 1), "P33"), (11, 0));
}

#[test]
fn ew_18_the_card_may_be_claimed_with_none_left() {
    for card in ["P33", "P35"] {
        assert_eq!(hired(&employer(2).reserve(1, 0), card), (11, 0), "{card}");
    }
}

#[test]
fn ew_18_only_the_claimant_has_new_traders() {
    let mut game = employer(2).game();
    play(&mut game, "work:A1.G2 claim:P33 draw:P36 stop");
    assert_eq!((traders(&game, 2), game.turn()), ((7, 5), turn_of(2)));
}

#[test]
fn ew_18_new_traders_can_work_in_the_next_turn() {
    let table = employer(2).stands(1, "A1.4", 6);
    let mut game = table.game();
    play(&mut game, "work:A1.G2 claim:P33 draw:P36 stop rest");
    assert_eq!(traders(&game, 1), (1, 4));
    assert!(sorted(&game).contains("work:A1.3"));
}
