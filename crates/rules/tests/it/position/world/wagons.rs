//! Wagons, outposts and the map of a journey, where they cannot be.

use carvania_rules::Title;
use carvania_rules::position::DecisionFault;
use serde_json::json;

use super::decisions::{each_is_accepted, each_is_refused, trading};
use super::each_says;
use crate::table::Table;
use crate::table::world::world;

fn two(players: usize) -> Table {
    world(Title::JourneyTwo, players)
}

fn three() -> Table {
    world(Title::JourneyThree, 2)
}

#[test]
fn maps_of_a_journey_that_cannot_be() {
    each_says([
        (
            two(2).set("/tiles/c1", json!("YYY>GB")),
            "tiles with symbol Y: 2 is not 3 (J2-5)\ntiles with symbol G: 4 is not 3 (J2-5)",
        ),
        (two(2).set("/mountain_pile", json!(["YYY>GB"])), "mountain_pile: 1 is not 0 (J2-5)"),
        (two(2).unset("/seats/0/wagon"), "wagons: 1 is not 2 (J2-5)"),
        (two(2).wagon(1, "f1"), "seat 1, wagon: there is no place for it at `f1`"),
        (three().outposts(1, "c2"), "seat 1, outposts: there is no place for it at `c2`"),
        (three().set("/tiles/c2", json!("YYY>GB")), "tiles: there is no place for it at `c2`"),
        (
            three().tiles(1, "T11 T12 T13 T14 T15").stack(1, "T01", 0).stack(2, "T02", 0),
            "seat 1, tiles: 5 is not at most 4 (EW-17)",
        ),
    ]);
}

const ONE_STEP: &str = "F2.2";
const TWO_STEPS: &str = "F2.5";
const ANY_TILE: &str = "F2.4";

/// The first player works at a location of wagons: all of them are open.
fn at_work(table: Table, location: &str) -> Table {
    table.explored(2, "X05 X06 X07").stands(1, location, 1)
}

fn moving(table: Table, steps: &str) -> Table {
    table.decision(json!({"kind": "move_wagon", "steps": steps}))
}

fn toll(table: Table, to: usize) -> Table {
    table.decision(json!({"kind": "toll", "to": to}))
}

fn paying(table: Table, left: u8) -> Table {
    table.decision(json!({"kind": "build", "left": left}))
}

/// The first player on a mountain, with nothing to pay the two players on the cells beside it.
fn hemmed_in() -> Table {
    two(3).wagon(1, "a1").wagon(2, "b2").wagon(3, "b3").caravan(1, "")
}

#[test]
fn decisions_about_moves_and_tolls() {
    let beside_all = || hemmed_in().wagon(1, "b2").wagon(2, "b3");
    each_is_refused([
        (moving(hemmed_in(), "1"), DecisionFault::CannotStep, "J2-9"),
        (hemmed_in().deciding("go_on"), DecisionFault::CannotStep, "J2-9"),
        (toll(two(2).wagon(1, "c1"), 2), DecisionFault::NobodyToPay, "J2-10"),
        (toll(two(2), 1), DecisionFault::NobodyToPay, "J2-10"),
        (toll(two(2).caravan(1, ""), 2), DecisionFault::CannotPay, "C-14"),
        (toll(two(3).caravan(1, "Y"), 2), DecisionFault::CannotPay, "C-14"),
        (toll(two(2), 3), DecisionFault::OtherGame, "EW-27"),
        (moving(two(2).stack(1, "", 3), "1"), DecisionFault::RowIsShort, "J1-9"),
        (moving(two(2).next_point(""), "1"), DecisionFault::RowIsShort, "J1-9"),
    ]);
    let not_working = DecisionFault::NotWorking;
    each_is_refused([
        (moving(two(2), "any"), not_working, "EW-7"),
        (moving(at_work(two(2), ONE_STEP), "any"), not_working, "EW-7"),
        (at_work(two(2), ONE_STEP).deciding("go_on"), not_working, "EW-7"),
        (toll(at_work(two(2), "F2.1"), 2), not_working, "EW-7"),
    ]);
    each_is_accepted([
        moving(at_work(hemmed_in(), TWO_STEPS), "2"),
        moving(at_work(hemmed_in(), ANY_TILE), "any"),
        moving(at_work(beside_all(), ONE_STEP), "1"),
        at_work(beside_all(), TWO_STEPS).deciding("go_on"),
        toll(at_work(two(2), ANY_TILE), 2),
        toll(at_work(two(3).caravan(1, "Y"), ONE_STEP), 3),
    ]);
}

#[test]
fn decisions_about_outposts_and_their_trades() {
    let taken = DecisionFault::NothingToTake;
    let column = || two(2).wagon(1, "c1").outposts(1, "c1 d2 d3 b2");
    let no_space = column().tiles(1, "T11 T12 T13 T14").stack(1, "T01", 0);
    let then_trade = |cell: &str| {
        let table = at_work(column().wagon(1, cell).stack(1, "", 3).tiles(1, "T01"), ONE_STEP);
        table.decision(json!({"kind": "draw", "then": {"kind": "trade"}}))
    };
    let mut no_stacks = column();
    for stack in 1..=4 {
        no_stacks = no_stacks.stack(stack, "", 0);
    }
    each_is_refused([
        (two(2).deciding("may_build"), DecisionFault::CannotBuild, "J2-11"),
        (column().deciding("may_build"), DecisionFault::CannotBuild, "J2-11"),
        (
            two(2).wagon(1, "c1").outposts(2, "c1").caravan(1, "Y").deciding("may_build"),
            DecisionFault::CannotBuild,
            "J2-11",
        ),
        (paying(two(2).wagon(1, "c1").outposts(2, "c1"), 3), DecisionFault::AlreadyPaid, "EM-15"),
        (paying(two(2).wagon(1, "c1").outposts(2, "c1"), 0), DecisionFault::AlreadyPaid, "EM-15"),
        (
            paying(two(2).wagon(1, "c1").outposts(2, "c1").caravan(1, "Y"), 2),
            DecisionFault::CannotPay,
            "C-14",
        ),
        (paying(column().outposts(2, "c1"), 1), DecisionFault::CannotBuild, "EM-14"),
        (column().wagon(1, "a1").deciding("column"), DecisionFault::NoColumn, "J2-11"),
        (column().outposts(1, "c1 d2 d3").deciding("column"), DecisionFault::NoColumn, "J2-11"),
        (column().outposts(1, "c1 c3 d2 d3 b2").deciding("column"), DecisionFault::NoColumn, "J2-11"),
        (column().deciding("column"), DecisionFault::NotWorking, "EW-7"),
        (two(2).wagon(1, "c1").deciding("may_build"), DecisionFault::NotWorking, "EW-7"),
        (two(2).outposts(1, "b2").deciding("outpost"), DecisionFault::NotWorking, "EW-7"),
        (two(2).wagon(1, "b2").deciding("trade"), DecisionFault::NotWorking, "EW-7"),
        (trading(two(2).wagon(1, "b2"), json!({"wagon": "YY>B"})), DecisionFault::NotWorking, "EW-7"),
        (trading(three().outposts(1, "b2"), json!({"outpost": "YY>B"})), DecisionFault::NotWorking, "EW-7"),
        (no_space.deciding("column"), taken, "J2-11"),
        (no_stacks.deciding("column"), taken, "J2-11"),
        (two(2).deciding("outpost"), DecisionFault::CannotTrade, "J2-14"),
        (two(2).outposts(1, "d3").deciding("outpost"), DecisionFault::CannotTrade, "J2-14"),
        (two(2).deciding("trade"), DecisionFault::CannotTrade, "J2-12"),
        (two(2).wagon(1, "d3").deciding("trade"), DecisionFault::CannotTrade, "J2-12"),
        (then_trade("c2"), DecisionFault::CannotTrade, "J2-12"),
        (trading(two(2).wagon(1, "b2"), json!({"wagon": "YY>GG"})), DecisionFault::NotWorking, "J2-13"),
        (trading(two(2).outposts(2, "b2"), json!({"outpost": "YY>B"})), DecisionFault::NotWorking, "J2-14"),
        (trading(three().wagon(1, "b2"), json!({"wagon": "YY>GG"})), DecisionFault::NotWorking, "J2-13"),
        (three().deciding("outpost"), DecisionFault::CannotTrade, "J2-14"),
    ]);
    each_is_accepted([
        at_work(two(2).wagon(1, "c1"), ONE_STEP).deciding("may_build"),
        paying(at_work(two(2).wagon(1, "c1").outposts(2, "c1"), ANY_TILE), 2),
        at_work(column(), TWO_STEPS).deciding("column"),
        at_work(two(2).outposts(1, "b2"), "F2.3").deciding("outpost"),
        at_work(two(2).wagon(1, "b2"), ONE_STEP).deciding("trade"),
        then_trade("b2"),
        trading(at_work(two(2).wagon(1, "b2"), "F2.1"), json!({"wagon": "YY>B"})),
        trading(at_work(three().outposts(1, "b2"), "F2.3"), json!({"outpost": "YY>B"})),
    ]);
}
