//! C-12 in An Endless World: which clause is named when several forbid an action.

use carvania_rules::{Game, Title};

use super::endless;
use crate::play::{all_refused_but, play, refused};
use crate::table::world::new_world;

/// One action of each kind.
const KINDS: [&str; 27] = [
    "play:+YY",
    "acquire:+YYYY",
    "rest",
    "claim:P01",
    "pay:Y",
    "upgrade:Y",
    "stop",
    "trade:1",
    "return:Y",
    "start:YYYY",
    "take",
    "leave",
    "build",
    "bonus:T01",
    "bonus:step",
    "mine",
    "pass",
    "draw:P36",
    "draw:T09",
    "draw:X01",
    "draw:E1",
    "work:A1.3",
    "explore:X01",
    "use",
    "keep",
    "swap:+YYYY",
    "route:+YYYY",
];

/// Every kind of action but these is not the decision at hand.
fn refused_but(game: &Game, kinds: &str, clause: &str) {
    all_refused_but(game, &KINDS, kinds, clause);
}

#[test]
fn c_12_when_an_endless_world_is_over_nothing_else_is_named() {
    let table = endless(2).turn(2).claimed(1, "P04 P05 P08 P20 P21 P24 P34 P36").deciding("over");
    refused_but(&table.game(), "", "C-6");
    refused(&table.game(), "work:C1.3", "C-6");
}

#[test]
fn c_12_at_the_start_of_a_turn_in_an_endless_world_the_clause_of_the_turn_is_named() {
    refused_but(&endless(2).game(), "work rest", "EW-27");
}

#[test]
fn c_12_within_a_turn_in_an_endless_world_the_clause_that_opened_the_decision_is_named() {
    let table = endless(2).caravan(1, "YYYGGGB");
    for (opened_by, kinds, clause) in [
        ("work:A1.4", "upgrade stop", "EW-13"),
        ("work:A1.6", "trade", "EW-14"),
        ("work:A1.G2", "claim:P33 bonus:T02", "EW-15"),
        ("work:A1.G2 bonus:T02 draw:T07", "claim:P33 stop", "EW-15"),
        ("work:A1.G2 bonus:T02", "draw:T", "EW-15"),
        ("work:A1.G2 claim:P33", "draw:P", "EW-16"),
        ("work:B1.G3 claim:P45", "explore", "EW-19"),
        ("work:B1.G3 claim:P45 explore:X02", "draw:P", "EW-16"),
    ] {
        let mut game = table.game();
        play(&mut game, opened_by);
        refused_but(&game, kinds, clause);
    }
}

#[test]
fn c_12_while_crystals_are_returned_in_an_endless_world_the_limit_is_named() {
    let mut game = endless(2).caravan(1, "YYYYYYYYYY").game();
    play(&mut game, "work:A1.3");
    refused_but(&game, "return", "C-5");
    refused(&game, "return:M", "C-5");
}

#[test]
fn c_12_during_the_set_up_of_an_endless_world_the_clause_of_the_draw_is_named() {
    let mut game = new_world(Title::EndlessWorld, 2);
    refused_but(&game, "draw:E1", "EW-1");
    play(&mut game, "draw:E1");
    refused_but(&game, "draw:P", "EW-2");
    play(&mut game, "draw:P01 draw:P33 draw:P45 draw:P17 draw:P35");
    refused_but(&game, "draw:T", "EW-3");
    play(&mut game, "draw:T01 draw:T02 draw:T03 draw:T04 draw:T05 draw:T06");
    refused_but(&game, "draw:X", "EW-4");
}

#[test]
fn c_12_in_an_endless_world_what_is_not_there_comes_before_what_cannot_be_carried_out() {
    let empty = endless(2).caravan(1, "").stands(1, "C1.1", 7).stands(2, "D1.1", 1);
    // Another side, covered, with own traders: none of them could be carried out either.
    for location in ["E1.2", "C1.3", "C1.1"] {
        refused(&empty.game(), &format!("work:{location}"), "EW-7");
    }
    for location in ["D1.1", "A1.3", "A1.6"] {
        refused(&empty.game(), &format!("work:{location}"), "EW-11");
    }
    // No bonus space is left; a tile and a card of another location, which could not be paid.
    let mut game = endless(2).caravan(1, "YYGG").tiles(1, "T07 T08 T09").game();
    play(&mut game, "work:A1.G1");
    refused(&game, "bonus:T02", "EW-15");
    refused(&game, "bonus:T01", "EW-17");
    refused(&game, "claim:P33", "EW-15");
}

#[test]
fn c_12_in_an_endless_world_last_comes_a_wrong_amount_or_colour() {
    for (opened_by, action, clause) in [
        ("work:A1.4", "upgrade:M", "C-3"),
        ("work:A1.6", "trade:2", "C-4"),
        ("work:A1.6", "trade:0", "EW-14"),
    ] {
        let mut game = endless(2).game();
        play(&mut game, opened_by);
        refused(&game, action, clause);
    }
}
