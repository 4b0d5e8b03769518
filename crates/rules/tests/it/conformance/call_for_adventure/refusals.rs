//! C-12 in this game: which clause is named when several forbid an action.

use carvania_rules::Game;
use serde_json::json;

use super::table::{FOUR_TILES, adventure};
use crate::play::{all_refused_but, play, refused};

/// One action of each kind that a player can think of.
const KINDS: [&str; 18] = [
    "play:+YY",
    "acquire:+YYYY",
    "rest",
    "claim:YGBM",
    "pay:Y",
    "upgrade:Y",
    "stop",
    "trade:1",
    "return:Y",
    "start:GG",
    "place:c4",
    "step:c4",
    "spend:+YY",
    "build",
    "bonus:step",
    "reward:+M",
    "mine",
    "pass",
];

/// Every kind of action but these is not the decision at hand.
fn refused_but(game: &Game, kinds: &[&str], clause: &str) {
    all_refused_but(game, &KINDS, &kinds.join(" "), clause);
}

#[test]
fn c_12_first_of_all_the_game_is_over() {
    let game = adventure(2).turn(2).decision(json!({"kind": "over"})).claimed(1, FOUR_TILES).game();
    refused_but(&game, &[], "C-6");
}

#[test]
fn c_12_then_comes_the_clause_that_opened_the_decision() {
    let crowded = adventure(2).wagon(2, "c4").hand(1, "YYY>GB");
    for (opened_by, kinds, clause) in [
        ("spend:^2", ["step"].as_slice(), "CA-9"),
        ("spend:^2 step:c2", &["stop", "spend", "step"], "CA-9"),
        ("spend:^2 step:c4 stop", &["pay"], "EM-9"),
        ("spend:^2 step:c2 stop", &["build", "trade", "claim", "pass"], "CA-13"),
        ("build", &["trade", "stop"], "EM-19"),
        ("play:^2", &["upgrade", "stop"], "GE-8"),
        ("play:YYY>GB", &["trade"], "GE-9"),
        ("acquire:+M", &["pay"], "GE-10"),
        ("acquire:+YYYY", &[], "CA-7"),
    ] {
        let mut game = crowded.game();
        play(&mut game, opened_by);
        refused_but(&game, kinds, clause);
    }
}

#[test]
fn c_12_so_it_is_with_rewards_costs_refills_and_returns() {
    let rewarded = adventure(2).outposts(1, "a2 b1 b2").wagon(1, "c3");
    let mut game = rewarded.clone().game();
    play(&mut game, "build");
    refused_but(&game, &["reward"], "CA-14");
    let mut game = rewarded.outposts(2, "c3").game();
    play(&mut game, "build");
    refused_but(&game, &["pay"], "EM-15");
    let mut game = adventure(2).wagon(1, "a1").caravan(1, "YGBM").game();
    play(&mut game, "claim:YGBM");
    refused_but(&game, &[], "EM-21");
    let mut game = adventure(2).caravan(1, "YYYYYYYYYY").game();
    play(&mut game, "play:+YY");
    refused_but(&game, &["return"], "C-5");
}

#[test]
fn c_12_what_is_not_there_comes_before_what_cannot_be_paid() {
    let game = adventure(2).caravan(1, "").outposts(2, "c3").outposts(1, "c3").game();
    refused(&game, "play:YYY>GB", "GE-6");
    refused(&game, "acquire:+B", "GE-10");
    refused(&game, "spend:+B", "CA-9");
    refused(&game, "claim:BBMM", "EM-20");
    refused(&game, "build", "EM-14");
}

#[test]
fn c_12_then_comes_what_cannot_be_paid_or_carried_out() {
    let game = adventure(2).caravan(1, "Y").hand(1, "YYY>GB").outposts(2, "c3").game();
    refused(&game, "play:YYY>GB", "GE-9");
    refused(&game, "acquire:+M", "C-14");
    refused(&game, "build", "C-14");
    refused(&game, "trade:1", "EM-19");
}

#[test]
fn c_12_last_comes_a_wrong_amount_or_colour() {
    let table = adventure(2).wagon(2, "c4").outposts(1, "c3").caravan(1, "YYYYY");
    refused(&table.game(), "trade:3", "C-4");
    for (opened_by, action, clause) in [
        ("spend:+YY step:c4 stop", "pay:G", "EM-9"),
        ("acquire:YY>GG", "pay:M", "GE-10"),
        ("play:^2", "upgrade:G", "C-3"),
    ] {
        let mut game = table.game();
        play(&mut game, opened_by);
        refused(&game, action, clause);
    }
}
