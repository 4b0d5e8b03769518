//! Decisions that cannot be the one at hand in the world.

use carvania_rules::Title;
use carvania_rules::position::DecisionFault;
use serde_json::{Value, json};

use super::super::decisions::reason;
use super::super::faults::message;
use super::endless;
use crate::table::Table;
use crate::table::world::world;

const EIGHT_CARDS: &str = "P04 P05 P08 P20 P21 P24 P34 P36";

#[track_caller]
pub(super) fn each_is_refused<const N: usize>(tables: [(Table, DecisionFault, &str); N]) {
    for (table, fault, clause) in tables {
        assert_eq!(reason(&table), (fault, clause.parse().unwrap()), "{:#}", table.document());
    }
}

#[track_caller]
pub(super) fn each_is_accepted<const N: usize>(tables: [Table; N]) {
    for table in tables {
        assert!(table.load().is_ok(), "{}", message(&table));
    }
}

pub(super) fn upgrading(table: Table, left: u8, of: Value) -> Table {
    table.decision(json!({"kind": "upgrade", "left": left, "of": of}))
}

pub(super) fn trading(table: Table, of: Value) -> Table {
    table.decision(json!({"kind": "trade", "of": of}))
}

fn at(location: &str) -> Value {
    json!({ "location": location })
}

/// The first player works at a golem location, whose card and tile could both be taken.
fn visiting(location: &str, decision: Value) -> Table {
    let mut decision = decision;
    decision["location"] = json!(location);
    endless(2).stands(1, location, 1).caravan(1, "YYYYGGGB").decision(decision)
}

fn golem(claimed: bool, taken: bool) -> Value {
    json!({"kind": "golem", "claimed": claimed, "taken": taken})
}

/// The first player has just claimed an exploration card.
fn exploring() -> Table {
    visiting("B1.G3", json!({"kind": "explore"})).claimed(1, "P46").next_point("")
}

#[test]
fn before_anything_is_decided_all_is_drawn() {
    let over_limit = endless(2).caravan(1, "YYYYYYYYYYY").deciding("return");
    let working = || endless(2).stands(1, "A1.4", 1);
    each_is_refused([
        (endless(2).next_point(""), DecisionFault::RowIsShort, "EW-16"),
        (endless(2).point_row("P01 P33 P45").next_point(""), DecisionFault::RowIsShort, "EW-16"),
        (endless(2).stack(1, "", 2), DecisionFault::RowIsShort, "EW-16"),
        (world(Title::JourneyOne, 2).merchant_row("+M"), DecisionFault::RowIsShort, "EW-16"),
        (over_limit.clone().next_point(""), DecisionFault::RowIsShort, "EW-16"),
        (over_limit.stack(6, "", 1), DecisionFault::RowIsShort, "EW-16"),
        (upgrading(working().next_point(""), 1, at("A1.4")), DecisionFault::RowIsShort, "EW-16"),
        (upgrading(working().stack(6, "", 1), 1, at("A1.4")), DecisionFault::RowIsShort, "EW-16"),
        // An exploration tile is chosen before the card after the next is turned up, not after.
        (exploring().next_point("P35"), DecisionFault::RowIsShort, "EW-16"),
        (exploring().point_row("P01 P33 P45"), DecisionFault::RowIsShort, "EW-16"),
        (exploring().stack(1, "", 2), DecisionFault::RowIsShort, "EW-16"),
    ]);
}

#[test]
fn a_draw_needs_exactly_one_thing_to_draw() {
    let drawing = |table: Table| table.decision(json!({"kind": "draw"}));
    let again = |table: Table| table.decision(json!({"kind": "draw", "again": true}));
    let nothing = DecisionFault::NothingToRefill;
    each_is_refused([
        (drawing(endless(2)), nothing, "EW-16"),
        (drawing(endless(2).stack(1, "", 2).stack(4, "", 1)), nothing, "EW-16"),
        (drawing(endless(2).point_row("P01 P33 P45").next_point("")), nothing, "EW-16"),
        (drawing(world(Title::JourneyOne, 2).merchant_row("+M ^3")), nothing, "EW-16"),
    ]);
    let at = |table: Table, location: &str| table.stands(1, location, 1);
    let journey = || world(Title::JourneyOne, 2);
    let refreshed = || journey().merchant_row("+M").under(&["+B +GG +YB +YG"]);
    let not_working = DecisionFault::NotWorking;
    each_is_refused([
        (again(at(journey().stack(1, "", 2), "A1.G1")), nothing, "EW-16"),
        (again(at(journey().next_point(""), "A1.G1")), nothing, "EW-16"),
        // Nobody works at the location, or at another one.
        (drawing(endless(2).stack(1, "", 2)), not_working, "EW-7"),
        (drawing(at(endless(2).stack(1, "", 2), "B1.G3")), not_working, "EW-7"),
        (drawing(at(endless(2).next_point(""), "A1.4")), not_working, "EW-7"),
        (drawing(at(journey().merchant_row("+M ^3 +YG"), "E2.3")), not_working, "EW-7"),
        (again(at(refreshed(), "E2.M1")), not_working, "EW-7"),
    ]);
    each_is_accepted([
        drawing(at(endless(2).stack(1, "", 2), "A1.G1")),
        drawing(at(endless(2).next_point(""), "A1.G1")),
        drawing(at(journey().merchant_row("+M ^3 +YG"), "E2.M1")),
        again(at(refreshed(), "E2.3")),
    ]);
}

#[test]
fn another_turn_follows_only_where_the_market_can_be_refreshed() {
    let drawing = json!({"kind": "draw", "again": true});
    let returning = json!({"kind": "return", "again": true});
    for title in [Title::EndlessWorld, Title::JourneyTwo] {
        let table = world(title, 2).caravan(1, "YYYYYYYYYYY");
        each_is_refused([
            (table.clone().next_point("").decision(drawing.clone()), DecisionFault::OtherGame, "EW-27"),
            (table.decision(returning.clone()), DecisionFault::OtherGame, "EW-27"),
        ]);
    }
    for title in [Title::JourneyOne, Title::JourneyThree] {
        let table = world(title, 2).caravan(1, "YYYYYYYYYYY");
        each_is_refused([(table.clone().decision(returning.clone()), DecisionFault::NotWorking, "J1-10")]);
        let table = table.stands(1, "E2.3", 1);
        each_is_accepted([
            table.clone().merchant_row("").under(&["+B +GG +YB +YG"]).decision(drawing.clone()),
            table.decision(returning.clone()),
        ]);
    }
}

#[test]
fn what_follows_a_draw_makes_sense_too() {
    let taken = |table: Table| {
        let then = json!({"kind": "golem", "location": "A1.G1", "taken": true});
        table.stack(1, "", 2).tiles(1, "T01").decision(json!({"kind": "draw", "then": then}))
    };
    let payable = || endless(2).caravan(1, "YYGG");
    let first_half = taken(payable().stands(1, "A1.G1", 1)).set("/decision/then/taken", json!(false));
    let turn = json!({"kind": "draw", "then": {"kind": "turn"}});
    let both = json!({"kind": "draw", "then": {"kind": "golem", "location": "A1.G1"}, "again": true});
    each_is_refused([
        (taken(payable()), DecisionFault::NotWorking, "EW-7"),
        (first_half, DecisionFault::NotAfterDraw, "EW-15"),
        (taken(endless(2).stands(1, "A1.G1", 1)), DecisionFault::NothingToTake, "C-15"),
        (payable().stack(1, "", 2).decision(turn), DecisionFault::OtherGame, "EW-27"),
        (payable().stack(1, "", 2).decision(both), DecisionFault::OtherGame, "EW-27"),
    ]);
    each_is_accepted([taken(payable().stands(1, "A1.G1", 1))]);
}

#[test]
fn upgrades_and_trades_come_from_where_a_player_works() {
    let working = |location| endless(2).stands(1, location, 1);
    let elsewhere = || endless(2).stands(2, "A1.4", 1).stands(2, "A1.6", 1);
    each_is_refused([
        (upgrading(working("A1.4"), 0, at("A1.4")), DecisionFault::Upgrades, "EW-13"),
        (upgrading(working("A1.4"), 3, at("A1.4")), DecisionFault::Upgrades, "EW-13"),
        (upgrading(working("A1.3"), 1, at("A1.3")), DecisionFault::Upgrades, "EW-13"),
        (upgrading(working("A1.4").caravan(1, "MM"), 1, at("A1.4")), DecisionFault::NothingToTake, "C-15"),
        (upgrading(elsewhere(), 1, at("A1.4")), DecisionFault::NotWorking, "EW-7"),
        (upgrading(endless(2), 1, json!({"market": "^3"})), DecisionFault::NotWorking, "J1-7"),
        (upgrading(endless(2), 1, json!({"route": "^3"})), DecisionFault::NotWorking, "J1-12"),
        (upgrading(endless(2), 1, json!({"wagon": "YY>B"})), DecisionFault::Upgrades, "EW-13"),
        (trading(elsewhere(), at("A1.6")), DecisionFault::NotWorking, "EW-7"),
        (trading(working("A1.6").caravan(1, "YY"), at("A1.6")), DecisionFault::NothingToTake, "C-15"),
        (trading(working("A1.3"), at("A1.3")), DecisionFault::NothingToTake, "C-15"),
        (trading(endless(2), json!({"wagon": "YY>B"})), DecisionFault::NotWorking, "J2-13"),
        (trading(endless(2), json!({"outpost": "YY>B"})), DecisionFault::NotWorking, "J2-14"),
        // Locations, cards and mountains that are none, or of another board.
        (upgrading(endless(2), 1, at("E1.1")), DecisionFault::OtherGame, "EW-27"),
        (upgrading(endless(2), 1, at("A1")), DecisionFault::OtherGame, "EW-27"),
        (trading(endless(2), json!({"wagon": "Y>B"})), DecisionFault::OtherGame, "EW-27"),
        (endless(2).decision(json!({"kind": "upgrade", "left": 1})), DecisionFault::OtherGame, "EW-27"),
        (endless(2).decision(json!({"kind": "trade", "card": "YY>B"})), DecisionFault::OtherGame, "EW-27"),
    ]);
    each_is_accepted([
        upgrading(working("A1.4"), 1, at("A1.4")),
        upgrading(working("A1.4"), 2, at("A1.4")),
        trading(working("A1.6"), at("A1.6")),
    ]);
}

#[test]
fn a_visit_happens_where_a_player_works() {
    let elsewhere = visiting("A1.G1", golem(false, false)).set("/seats/0/at", json!({"A1.3": 1}));
    let journey = world(Title::JourneyTwo, 2).stands(1, "A2.G1", 1).caravan(1, "YYGG").tiles(1, "T09");
    let journey = journey.decision(json!({"kind": "golem", "location": "A2.G1", "taken": true}));
    each_is_refused([
        (elsewhere, DecisionFault::NotWorking, "EW-15"),
        // A card or a tile was taken, but the player has none.
        (visiting("A1.G1", golem(true, false)), DecisionFault::NotWorking, "EW-15"),
        (visiting("A1.G1", golem(false, true)), DecisionFault::NotWorking, "EW-15"),
        (journey, DecisionFault::NotWorking, "EW-15"),
        // Nothing is left to do.
        (visiting("A1.G1", golem(true, true)), DecisionFault::NothingToTake, "C-15"),
        (visiting("A1.G1", golem(true, false)).stack(1, "", 0), DecisionFault::NothingToTake, "C-15"),
        (visiting("A1.3", golem(false, false)), DecisionFault::NothingToTake, "C-15"),
        (
            visiting("E1.1", golem(false, false)).set("/seats/0/at", json!({"A1.3": 1})),
            DecisionFault::OtherGame,
            "EW-27",
        ),
        // An exploration tile without its card, without a tile, or from elsewhere.
        (exploring().claimed(1, "P20"), DecisionFault::NothingToTake, "EW-19"),
        (
            exploring().explored(2, "X01 X02 X03 X04 X05 X06 X07 X08 X09 X10"),
            DecisionFault::NothingToTake,
            "C-15",
        ),
        (exploring().set("/seats/0/at", json!({"A1.3": 1})), DecisionFault::NotWorking, "EW-15"),
        (exploring().set("/decision/taken", json!(true)), DecisionFault::NotWorking, "EW-15"),
    ]);
    each_is_accepted([
        visiting("A1.G1", golem(false, false)),
        visiting("A1.G1", golem(true, false)).claimed(1, "P04"),
        visiting("A1.G1", golem(false, true)).tiles(1, "T09"),
        exploring(),
        exploring().set("/decision/taken", json!(true)).tiles(1, "T09"),
    ]);
}

#[test]
fn the_end_of_a_world_and_decisions_of_other_games() {
    let deciding = |kind: &str| endless(2).deciding(kind);
    let other = DecisionFault::OtherGame;
    each_is_refused([
        (deciding("over"), DecisionFault::NotOver, "C-6"),
        (deciding("over").turn(2), DecisionFault::NotOver, "C-6"),
        (deciding("over").claimed(1, EIGHT_CARDS), DecisionFault::NotOver, "C-6"),
        (endless(2).claimed(1, EIGHT_CARDS), DecisionFault::WouldBeOver, "C-6"),
        (endless(2).claimed(2, EIGHT_CARDS), DecisionFault::WouldBeOver, "C-6"),
        (
            deciding("draw").stack(1, "", 2).stands(1, "A1.G1", 1).claimed(2, EIGHT_CARDS),
            DecisionFault::WouldBeOver,
            "C-6",
        ),
        (deciding("refill"), other, "EW-27"),
        (deciding("act"), other, "EW-27"),
        (deciding("swap"), other, "EW-27"),
        (deciding("may_build"), other, "EW-27"),
        (deciding("fourth"), other, "EW-27"),
        (endless(2).decision(json!({"kind": "market", "card": "+M"})), other, "EW-27"),
        (endless(2).decision(json!({"kind": "toll", "to": 2})), other, "EW-27"),
    ]);
    assert!(message(&deciding("return")).starts_with("decision: nobody is over the caravan limit ("));
    each_is_accepted([
        endless(2).turn(2).claimed(1, EIGHT_CARDS),
        deciding("over").turn(2).claimed(1, EIGHT_CARDS),
        deciding("draw").stack(1, "", 2).stands(1, "A1.G1", 1).claimed(1, EIGHT_CARDS),
        deciding("return").caravan(1, "YYYYYYYYYYY"),
    ]);
}
