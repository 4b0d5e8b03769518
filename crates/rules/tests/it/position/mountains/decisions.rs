//! Decisions that cannot be the one at hand in the mountains.

use carvania_rules::position::DecisionFault;
use serde_json::json;

use super::super::decisions::reason;
use super::super::faults::message;
use crate::table::Table;
use crate::table::mountains::{dealt, mountains};

const FOUR_TILES: &str = "YYBBB YYYMM GGMM YBBM";

fn deciding(kind: &str) -> Table {
    mountains(2).deciding(kind)
}

/// A table at which the tiles are dealt and this is to be decided.
fn starting(kind: &str, seat: usize) -> Table {
    Table::of(&dealt(3, None)).decision(json!({"kind": kind, "seat": seat}))
}

fn toll(to: usize) -> Table {
    mountains(3).wagon(2, "c3").wagon(3, "c3").decision(json!({"kind": "toll", "to": to}))
}

fn building(left: u8) -> Table {
    mountains(2).outposts(2, "c3").decision(json!({"kind": "build", "left": left}))
}

fn upgrading(left: u8) -> Table {
    mountains(2).outposts(1, "c3").bonus(1, "upgrade").decision(json!({"kind": "upgrade", "left": left}))
}

#[track_caller]
fn each_is_refused<const N: usize>(tables: [(Table, DecisionFault, &str); N]) {
    for (table, fault, clause) in tables {
        assert_eq!(reason(&table), (fault, clause.parse().unwrap()), "{:#}", table.document());
    }
}

#[test]
fn set_up_and_start() {
    let all_dealt = Table::of(&dealt(2, None)).without("on_offer").without("vp_pile").deciding("set_up");
    let no_wagon = mountains(2).unset("/seats/1/wagon");
    each_is_refused([
        (all_dealt.clone(), DecisionFault::NothingToDeal, "C-18"),
        (all_dealt.clone().caravan(1, "Y"), DecisionFault::SetUpIsPast, "C-18"),
        (all_dealt.clone().wagon(1, "c3"), DecisionFault::SetUpIsPast, "C-18"),
        (all_dealt.clone().dropped("c3", "Y"), DecisionFault::SetUpIsPast, "C-18"),
        (all_dealt.clone().closed("a1"), DecisionFault::SetUpIsPast, "C-18"),
        (all_dealt.set("/tiles", json!({"c3": "YY>GG"})), DecisionFault::SetUpIsPast, "C-18"),
        (deciding("set_up"), DecisionFault::SetUpIsPast, "C-18"),
        (starting("start", 2), DecisionFault::Start, "EM-6"),
        (starting("place", 3), DecisionFault::Start, "EM-6"),
        (starting("start", 3).set("/on_offer", json!(["YYYY"])), DecisionFault::Start, "EM-6"),
        (starting("start", 3).wagon(1, "c3"), DecisionFault::Start, "EM-6"),
        (no_wagon, DecisionFault::Start, "EM-6"),
        (mountains(2).set("/on_offer", json!(["GG"])), DecisionFault::Start, "EM-6"),
    ]);
}

#[test]
fn movement() {
    let hemmed_in = mountains(4).wagon(1, "a1").wagon(2, "a2").wagon(3, "b1").wagon(4, "b2");
    each_is_refused([
        (mountains(2).moving(1, false), DecisionFault::Steps, "EM-7"),
        (mountains(2).bonus(1, "step").moving(2, false), DecisionFault::Steps, "EM-7"),
        (mountains(2).bonus(1, "step").moving(1, true), DecisionFault::Steps, "EM-7"),
        (mountains(2).caravan(1, "").moving(0, false), DecisionFault::CannotStep, "EM-12"),
        (hemmed_in.clone().caravan(1, "Y").moving(0, false), DecisionFault::CannotStep, "EM-12"),
        (hemmed_in.caravan(1, "").moving(0, true), DecisionFault::CannotStep, "EM-12"),
        (toll(1), DecisionFault::NobodyToPay, "EM-9"),
        (toll(3).wagon(3, "c4"), DecisionFault::NobodyToPay, "EM-9"),
        (toll(2).wagon(1, "a1").wagon(2, "a1"), DecisionFault::NobodyToPay, "EM-9"),
        (toll(2).caravan(1, "Y"), DecisionFault::CannotPay, "C-14"),
        (toll(3).caravan(1, ""), DecisionFault::CannotPay, "C-14"),
        (deciding("take"), DecisionFault::NothingToTake, "EM-11"),
        (deciding("take").dropped("c4", "Y"), DecisionFault::NothingToTake, "EM-11"),
    ]);
}

#[test]
fn building_and_trading() {
    let steps = "step step step step upgrade upgrade upgrade upgrade";
    let others = "mine mine mine mine caravan caravan caravan caravan 6 5 4 3";
    let nothing_left = deciding("bonus").outposts(1, "c3").bonus(1, steps).bonus(2, others);
    each_is_refused([
        (building(0), DecisionFault::AlreadyPaid, "EM-15"),
        (building(3), DecisionFault::AlreadyPaid, "EM-15"),
        (building(2).caravan(1, "Y"), DecisionFault::CannotPay, "C-14"),
        (building(1).outposts(1, "c3"), DecisionFault::CannotBuild, "EM-14"),
        (deciding("bonus"), DecisionFault::CannotBuild, "EM-14"),
        (nothing_left, DecisionFault::NothingToTake, "EM-17"),
        (upgrading(0), DecisionFault::Upgrades, "EM-18"),
        (upgrading(2), DecisionFault::Upgrades, "EM-18"),
        (upgrading(1).caravan(1, "MM"), DecisionFault::NothingToUpgrade, "C-3"),
        (upgrading(1).outposts(1, ""), DecisionFault::CannotBuild, "EM-14"),
        (deciding("trade"), DecisionFault::CannotTrade, "EM-19"),
        (deciding("trade").outposts(1, "c3").caravan(1, "Y"), DecisionFault::CannotTrade, "EM-19"),
    ]);
}

#[test]
fn the_end_and_other_games() {
    each_is_refused([
        (deciding("over"), DecisionFault::NotOver, "C-6"),
        (deciding("over").claimed(1, FOUR_TILES), DecisionFault::NotOver, "C-6"),
        (mountains(2).claimed(1, FOUR_TILES), DecisionFault::WouldBeOver, "C-6"),
        (mountains(2).claimed(2, FOUR_TILES), DecisionFault::WouldBeOver, "C-6"),
        (deciding("act").claimed(1, FOUR_TILES), DecisionFault::WouldBeOver, "C-6"),
        (deciding("refill_village"), DecisionFault::OtherGame, "EM-28"),
        (mountains(2).decision(json!({"kind": "reward", "column": 1})), DecisionFault::OtherGame, "EM-28"),
        (
            mountains(2).decision(json!({"kind": "pay", "card": "+M", "paid": 0})),
            DecisionFault::OtherGame,
            "EM-28",
        ),
        (mountains(2).decision(json!({"kind": "trade", "card": "YY>B"})), DecisionFault::OtherGame, "EM-28"),
    ]);
    assert!(message(&deciding("return")).starts_with("decision: nobody is over the caravan limit ("));
}

#[test]
fn decisions_in_the_mountains_that_fit_are_accepted() {
    let column = mountains(2).outposts(1, "c2 c3 c4 c5").deciding("bonus");
    for table in [
        mountains(2).moving(0, false),
        mountains(2).bonus(1, "step step").moving(2, false),
        mountains(2).caravan(1, "").moving(0, true),
        toll(2),
        toll(3).caravan(1, "Y"),
        deciding("take").dropped("c3", "MM"),
        deciding("act").caravan(1, "YYYYYYYYYYY"),
        building(1),
        building(2),
        column,
        upgrading(1),
        deciding("trade").outposts(1, "c3"),
        deciding("return").caravan(2, "YYYYYYYYYYY"),
        mountains(2).turn(2).claimed(1, FOUR_TILES),
        deciding("over").turn(2).claimed(1, FOUR_TILES),
    ] {
        assert!(table.load().is_ok(), "{}", message(&table));
    }
}
