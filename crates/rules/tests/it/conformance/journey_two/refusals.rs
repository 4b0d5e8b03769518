//! C-12 in Part II: which clause is named when several forbid an action.

use carvania_rules::{Game, Setup, SetupError, Title};

use super::{after, trek};
use crate::play::{all_refused_but, refused};
use crate::table::Table;

/// One action of each kind that a player or chance can think of.
const KINDS: [&str; 26] = [
    "work:A1.3",
    "rest",
    "route:+YY",
    "claim:P02",
    "bonus:T05",
    "explore:X10",
    "use",
    "keep",
    "replace:+M",
    "swap:+M",
    "outpost:c2",
    "pay:M",
    "upgrade:M",
    "stop",
    "trade:0",
    "return:M",
    "step:c2",
    "take",
    "build",
    "bonus:step",
    "mine",
    "pass",
    "draw:+M",
    "draw:P02",
    "remove:YY>B",
    "lay:YY>B",
];

/// C-12: every kind of action but these is not the decision at hand.
pub(in crate::conformance) fn refused_but(game: &Game, kinds: &str, clause: &str) {
    all_refused_but(game, &KINDS, kinds, clause);
}

/// All decisions of a turn can be reached from here. Seat 2 stands on `d2` and has an outpost on `c3`.
fn crossroads() -> Table {
    trek(2).wagon(2, "d2").outposts(1, "b3 c1 b2").outposts(2, "c3").caravan(1, "YYYYYGGGBB")
}

#[test]
fn c_12_when_part_two_is_over_nothing_else_is_named() {
    let table = trek(2).turn(2).deciding("over").claimed(1, "P02 P04 P05 P18 P20 P34 P46 P36");
    refused_but(&table.game(), "", "C-6");
}

#[test]
fn c_12_at_the_start_of_a_turn_of_part_two_the_clause_of_the_turn_is_named() {
    refused_but(&trek(2).game(), "work rest", "EW-27");
}

#[test]
fn c_12_within_a_turn_of_part_two_the_clause_that_opened_the_decision_is_named() {
    for (opened_by, kinds, clause) in [
        ("work:C1.2", "upgrade stop", "EW-13"),
        ("work:A2.G1", "claim bonus:T", "EW-15"),
        ("work:F2.2", "step", "J2-9"),
        ("work:F2.4", "step", "J2-9"),
        ("work:F2.5", "step", "J2-9"),
        ("work:F2.5 step:d3", "step stop", "J2-9"),
        ("work:F2.2 step:d2", "pay", "J2-10"),
        ("work:F2.2 step:d3", "build stop", "J2-11"),
        ("work:F2.2 step:c3 build", "pay", "EM-15"),
        ("work:F2.2 step:d2 pay:Y build", "bonus:T", "J2-11"),
        ("work:F2.2 step:d3 stop", "trade stop", "J2-12"),
        ("work:F2.3", "outpost", "J2-14"),
        ("work:F2.3 outpost:b2", "trade", "J2-14"),
    ] {
        refused_but(&after(&crossroads(), opened_by), kinds, clause);
    }
    let game = after(&crossroads().wagon(1, "b2"), "work:F2.1");
    refused_but(&game, "trade", "J2-13");
}

#[test]
fn c_12_while_something_is_drawn_in_part_two_the_clause_of_the_draw_is_named() {
    let tile = after(&crossroads(), "work:F2.2 step:d2 pay:Y build bonus:T01");
    refused_but(&tile, "", "EW-15");
    let card = after(&crossroads(), "work:A2.G1 claim:P01");
    refused_but(&card, "draw:P02", "EW-16");
}

#[test]
fn c_12_while_crystals_are_returned_in_part_two_the_limit_is_named() {
    let game = after(&trek(2).caravan(1, "YYYYYYYYYY"), "work:B2.3");
    refused_but(&game, "return", "C-5");
    refused(&game, "return:M", "C-5");
}

#[test]
fn c_12_in_part_two_what_is_not_there_comes_before_what_cannot_be_paid() {
    let empty = trek(2).caravan(1, "").wagon(2, "d2").stands(1, "F2.5", 3);
    // No crystals either.
    refused(&empty.game(), "work:F2.5", "EW-7");
    refused(&empty.game(), "work:C1.3", "EW-7");
    refused(&empty.game(), "work:D2.M3", "EW-7");
    refused(&empty.game(), "work:F2.1", "J2-13");
    let game = after(&empty, "work:F2.4");
    refused(&game, "step:c2", "J2-9");
    refused(&game, "step:d2", "J2-10");
}

#[test]
fn ew_27_part_two_is_for_two_to_four_players() {
    for players in [0, 1, 5] {
        let error = Game::new(&Setup::standard(Title::JourneyTwo, players)).unwrap_err();
        let clause = "EW-27".parse().unwrap();
        assert_eq!(error, SetupError::Players { title: Title::JourneyTwo, players, clause });
    }
}
