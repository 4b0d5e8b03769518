//! C-12: refused actions, and which clause is named when several forbid one.

use carvania_rules::{Game, Record};
use serde_json::json;

use crate::play::{all_refused_but, new_game, play, refused};
use crate::table::{SIX_CARDS, table};

/// One action of each kind.
const KINDS: [&str; 11] = [
    "play:+YY",
    "acquire:+YYYY",
    "rest",
    "claim:YYGG",
    "pay:Y",
    "upgrade:Y",
    "stop",
    "trade:1",
    "return:Y",
    "draw:+B",
    "draw:GGBB",
];

/// Every kind of action but these is not the decision at hand.
fn refused_but(game: &Game, kinds: &[&str], clause: &str) {
    all_refused_but(game, &KINDS, &kinds.join(" "), clause);
}

#[test]
fn c_12_first_of_all_the_game_is_over() {
    let game = table(2).turn(2).decision(json!({"kind": "over"})).claimed(1, SIX_CARDS).game();
    refused_but(&game, &[], "C-6");
    refused(&game, "claim:BBMM", "C-6");
    refused(&game, "acquire:+GG", "C-6");
}

#[test]
fn c_12_at_the_start_of_a_turn_the_clause_of_the_turn_is_named() {
    let game = table(2).game();
    refused_but(&game, &["play", "acquire", "rest", "claim"], "GE-18");
}

#[test]
fn c_12_within_a_turn_the_clause_that_opened_the_decision_is_named() {
    let table = table(2).caravan(1, "YYYGG").hand(1, "YY>B");
    for (opened_by, kinds, clause) in [
        ("acquire:YY>GG", ["pay"].as_slice(), "GE-10"),
        ("play:^2", &["upgrade", "stop"], "GE-8"),
        ("play:YY>B", &["trade"], "GE-9"),
        ("acquire:+YYYY", &["draw"], "GE-11"),
        ("claim:YYGG", &["draw"], "GE-13"),
    ] {
        let mut game = table.game();
        play(&mut game, opened_by);
        refused_but(&game, kinds, clause);
    }
}

#[test]
fn c_12_a_refill_draws_from_the_deck_of_its_row() {
    let mut game = table(2).caravan(1, "YYYGG").game();
    play(&mut game, "acquire:+YYYY");
    refused(&game, "draw:GGBB", "GE-11");
    let mut game = table(2).caravan(1, "YYYGG").game();
    play(&mut game, "claim:YYGG");
    refused(&game, "draw:+GG", "GE-13");
}

#[test]
fn c_12_while_crystals_are_returned_the_limit_is_named() {
    let mut game = table(2).caravan(1, "YYYYYYYYYY").game();
    play(&mut game, "play:+YY");
    refused_but(&game, &["return"], "C-5");
}

#[test]
fn c_12_during_the_set_up_the_clause_of_the_row_is_named() {
    let mut game = new_game(2);
    refused_but(&game, &["draw"], "GE-1");
    refused(&game, "draw:+B", "GE-1");
    play(&mut game, "draw:YYGG draw:BBMM draw:GGGG draw:YYBB draw:MMMMM");
    refused_but(&game, &["draw"], "GE-4");
    refused(&game, "draw:GGBB", "GE-4");
}

#[test]
fn c_12_what_is_not_there_comes_before_what_cannot_be_paid() {
    let game = table(2).caravan(1, "").game();
    // Neither in the hand nor payable, neither in the row nor payable.
    refused(&game, "play:YYY>GB", "GE-6");
    refused(&game, "acquire:+B", "GE-10");
    refused(&game, "claim:GGBB", "GE-13");
}

#[test]
fn c_12_what_cannot_be_paid_or_carried_out() {
    let game = table(2).caravan(1, "Y").hand(1, "YYY>GB").game();
    refused(&game, "play:YYY>GB", "GE-9");
    refused(&game, "acquire:+M", "C-14");
    refused(&game, "claim:YYGG", "GE-13");
}

#[test]
fn c_12_last_comes_a_wrong_amount_or_colour() {
    let table = table(2).caravan(1, "YYYYYYYYYY").hand(1, "YY>B");
    for (opened_by, action, clause) in [
        ("acquire:YY>GG", "pay:M", "GE-10"),
        ("play:^2", "upgrade:B", "C-3"),
        ("play:YY>B", "trade:0", "GE-9"),
        ("play:YY>B", "trade:6", "C-4"),
        ("play:+YY", "return:G", "C-5"),
    ] {
        let mut game = table.game();
        play(&mut game, opened_by);
        refused(&game, action, clause);
    }
}

#[test]
fn c_12_a_refusal_leaves_no_trace_in_the_record() {
    let mut record = Record::from_position(table(2).game());
    let before = record.clone();
    for text in ["claim:BBMM", "stop", "play:+M", "acquire:B>GG", "draw:+B"] {
        let action = record.game().read_action(text).unwrap();
        assert!(record.apply(action).is_err(), "{text}");
        assert_eq!(record, before, "{text}");
    }
}
