//! C-12 in the mountains: which clause is named when several forbid an action.

use carvania_rules::Game;

use crate::play::{all_refused_but, play, refused};
use crate::table::mountains::{dealt, mountains, new_mountains};

/// One action of each kind.
const KINDS: [&str; 20] = [
    "rest",
    "claim:BBBB",
    "pay:Y",
    "upgrade:Y",
    "stop",
    "trade:1",
    "return:Y",
    "start:YYYY",
    "place:c3",
    "step:c4",
    "take",
    "leave",
    "build",
    "bonus:step",
    "mine",
    "pass",
    "draw:YYBBB",
    "draw:closed",
    "remove:YY>B",
    "lay:YY>B",
];

/// Every kind of action but these is not the decision at hand.
fn refused_but(game: &Game, kinds: &str, clause: &str) {
    all_refused_but(game, &KINDS, kinds, clause);
}

#[test]
fn c_12_when_a_game_in_the_mountains_is_over_nothing_else_is_named() {
    let game = mountains(2).turn(2).deciding("over").claimed(1, "YYBBB YYYMM GGMM YBBM").game();
    refused_but(&game, "", "C-6");
    refused(&game, "step:a4", "C-6");
}

#[test]
fn c_12_at_the_start_of_a_turn_in_the_mountains_the_clause_of_the_turn_is_named() {
    refused_but(&mountains(2).game(), "step build mine pass trade claim", "EM-28");
}

#[test]
fn c_12_within_a_turn_in_the_mountains_the_clause_that_opened_the_decision_is_named() {
    let table = mountains(2).wagon(2, "c4").dropped("c5", "M").bonus(1, "upgrade").outposts(2, "c3");
    let column = mountains(2).wagon(1, "c2").outposts(1, "c3 c4 c5");
    let claim = mountains(2).wagon(1, "a1").caravan(1, "BBBB");
    for (table, opened_by, kinds, clause) in [
        (table.clone(), "step:d3", "pay stop step", "EM-7"),
        (table.clone(), "step:c4 stop", "pay", "EM-9"),
        (table.clone(), "step:c4 pay:Y step:c5 stop", "take leave", "EM-11"),
        (table.clone(), "step:d3 stop", "build mine pass trade claim", "EM-13"),
        (table.clone(), "build", "pay", "EM-15"),
        (column, "build", "bonus", "EM-17"),
        (table.clone(), "build pay:Y pay:Y", "upgrade stop", "EM-18"),
        (table, "step:d3 stop build stop", "trade stop", "EM-19"),
        (claim, "claim:BBBB", "draw", "EM-21"),
    ] {
        let mut game = table.game();
        play(&mut game, opened_by);
        refused_but(&game, kinds, clause);
    }
}

#[test]
fn c_12_while_crystals_are_returned_in_the_mountains_the_limit_is_named() {
    let mut game = mountains(2).caravan(1, "YYYYYYYYYY").game();
    play(&mut game, "mine");
    refused_but(&game, "return", "C-5");
    refused(&game, "return:M", "C-5");
}

#[test]
fn c_12_during_the_set_up_in_the_mountains_the_clause_of_the_draw_is_named() {
    refused_but(&new_mountains(2, None), "remove", "EM-1");
    refused_but(&dealt(2, None), "start", "EM-6");
}

#[test]
fn c_12_in_the_mountains_what_is_not_there_comes_before_what_cannot_be_paid() {
    let empty = mountains(2).caravan(1, "").wagon(2, "c4").outposts(2, "c3");
    // Neither adjacent nor reachable; no outpost and no crystals; another tile and no crystals.
    refused(&empty.game(), "step:c5", "EM-7");
    refused(&empty.game(), "trade:1", "EM-19");
    refused(&empty.game(), "claim:BBBB", "EM-20");
    // Already built, and not payable.
    refused(&empty.clone().outposts(1, "c3").game(), "build", "EM-14");
    // Then what cannot be paid or carried out.
    refused(&empty.game(), "step:c4", "EM-12");
    refused(&empty.game(), "build", "C-14");
    refused(&empty.outposts(1, "c3").game(), "trade:1", "C-4");
}
