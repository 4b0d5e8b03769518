//! EW-23: the end.

use carvania_rules::Turn;

use super::endless;
use crate::play::world::{points, sorted};
use crate::play::{caravan, claimed, play, refused, turn_of};
use crate::table::Table;

const SIX_CARDS: &str = "P04 P05 P08 P20 P21 P24";
const SEVEN_CARDS: &str = "P04 P05 P08 P20 P21 P24 P34";

/// A player about to claim one more card than these at `A1.G1`, where no bonus tile lies.
fn before_a_claim(players: usize, seat: usize, cards: &str) -> Table {
    endless(players).turn(seat).claimed(seat, cards).caravan(seat, "YGG").stack(1, "", 0)
}

#[test]
fn ew_23_the_eighth_point_card_triggers_the_end() {
    for players in 2..=4 {
        // `P24` gives the yellow crystal that is missing.
        let mut game = before_a_claim(players, players, SEVEN_CARDS).game();
        play(&mut game, "work:A1.G1 claim:P01 draw:P36");
        assert_eq!(game.turn(), Turn::Over, "{players} players");
        for action in ["rest", "work:A1.3", "work:C1.3", "stop"] {
            refused(&game, action, "C-6");
        }
        let mut game = before_a_claim(players, players, SIX_CARDS).game();
        play(&mut game, "work:A1.G1 claim:P01 draw:P36");
        assert_eq!(game.turn(), turn_of(1), "{players} players");
    }
}

#[test]
fn ew_23_the_round_is_played_out() {
    let mut game = before_a_claim(4, 2, SEVEN_CARDS).game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P36");
    assert_eq!(game.turn(), turn_of(3));
    play(&mut game, "work:A1.3");
    assert_eq!(game.turn(), turn_of(4));
    play(&mut game, "rest");
    assert_eq!((game.turn(), sorted(&game).as_str()), (Turn::Over, ""));
}

#[test]
fn ew_23_others_may_reach_eight_in_the_same_round() {
    let others = "P02 P06 P18 P22 P46 P47 P48";
    let table = before_a_claim(2, 1, SEVEN_CARDS).claimed(2, others).caravan(2, "YYYB");
    let mut game = table.game();
    play(&mut game, "work:A1.G1 claim:P01 draw:P36 work:A1.G1 claim:P33 draw:P37");
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!([1, 2].map(|seat| claimed(&game, seat).split(' ').count()), [8, 8]);
}

#[test]
fn ew_23_only_point_cards_count() {
    let table = endless(2).turn(2).claimed(2, SEVEN_CARDS).explored(2, "X01 X02").tiles(2, "T07 T08");
    let mut game = table.game();
    play(&mut game, "work:A1.G1 bonus:T01 draw:T09");
    assert_eq!(game.turn(), turn_of(1));
}

#[test]
fn ew_23_the_last_turn_is_like_any_other() {
    let table = endless(2).turn(2).claimed(2, SEVEN_CARDS).caravan(2, "YYYYGGGBBB");
    let mut game = table.game();
    play(&mut game, "work:B1.G3 claim:P45");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "explore:X01");
    assert_eq!(game.turn(), Turn::Chance);
    play(&mut game, "draw:P36");
    assert_eq!(
        (sorted(&game).as_str(), points(&game).as_str()),
        ("bonus:T03 bonus:T04 stop", "P01 P33 P17 P35 - P36")
    );
    play(&mut game, "bonus:T04 draw:T09");
    assert_eq!((caravan(&game, 2).as_str(), game.turn()), ("YYYYGGGGBB", Turn::Over));
}

#[test]
fn ew_23_crystals_above_the_limit_are_returned_before_the_game_ends() {
    // Three crystals of tools and two of the exploration tile, less three for the card.
    let table = endless(4).turn(4).claimed(4, "P04 P05 P08 P20 P24 P30 P32").caravan(4, "YYYYYYGGBM");
    let mut game = table.point_row("P01 P33 P47 P17").game();
    play(&mut game, "work:B1.G3 claim:P47 explore:X01 draw:P36 stop");
    assert_eq!((caravan(&game, 4).as_str(), game.turn()), ("YYYYYYYYYGGB", turn_of(4)));
    play(&mut game, "return:Y return:Y");
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn ew_23_those_of_the_last_seat_too_whoever_has_eight() {
    let table = endless(2).turn(2).claimed(1, &format!("{SEVEN_CARDS} P36")).caravan(2, "YYYYYYYYYY");
    let mut game = table.game();
    play(&mut game, "work:A1.3 return:Y");
    assert_eq!(game.turn(), turn_of(2));
    play(&mut game, "return:Y");
    assert_eq!(game.turn(), Turn::Over);
}
