//! C-12 in Part III: which clause is named when several forbid an action.

use super::journey;
use crate::conformance::journey_two::after;
use crate::conformance::journey_two::refusals::refused_but;
use crate::play::refused;
use crate::table::Table;

/// All decisions of a turn can be reached from here. Seat 2 stands on `d2` and has an outpost on `c3`.
fn crossroads() -> Table {
    let table = journey(2).wagon(2, "d2").outposts(1, "b3 c1 b2").outposts(2, "c3");
    table.discard_pile(1, "+YYY +YG +YYG").caravan(1, "YYYYYGGGBB")
}

#[test]
fn c_12_when_part_three_is_over_nothing_else_is_named() {
    let table = journey(2).turn(2).deciding("over").claimed(1, "P04 P05 P20 P21 P34 P36 P46 P47");
    refused_but(&table.game(), "", "C-6");
}

#[test]
fn c_12_at_the_start_of_a_turn_of_part_three_the_clause_of_the_turn_is_named() {
    refused_but(&journey(2).game(), "work rest", "EW-27");
}

#[test]
fn c_12_within_a_turn_of_part_three_the_clause_that_opened_the_decision_is_named() {
    for (opened_by, kinds, clause) in [
        ("work:C1.2", "upgrade stop", "EW-13"),
        ("work:A2.G1", "claim bonus:T", "EW-15"),
        ("work:E2.M2", "trade", "J3-5"),
        ("work:D2.M4", "upgrade stop", "J3-5"),
        ("work:E2.M1", "bonus:T stop", "J3-6"),
        ("work:F2.2", "step", "J2-9"),
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
    refused_but(&after(&crossroads().wagon(1, "b2"), "work:F2.1"), "trade", "J2-13");
}

#[test]
fn c_12_while_something_is_drawn_in_part_three_the_clause_of_the_draw_is_named() {
    for (opened_by, kinds, clause) in [
        ("work:F2.2 step:d2 pay:Y build bonus:T01", "", "EW-15"),
        ("work:E2.M1 bonus:T03", "", "EW-15"),
        ("work:A2.G1 claim:P01", "", "EW-16"),
        ("work:E2.M1 stop", "", "J1-9"),
        ("work:E2.3", "", "J1-10"),
    ] {
        // P02 is not in this game, and +M is on offer.
        refused_but(&after(&crossroads(), opened_by), kinds, clause);
    }
}

#[test]
fn c_12_while_crystals_are_returned_in_part_three_the_limit_is_named() {
    let game = after(&journey(2).caravan(1, "YYYYYYYYYY"), "work:B2.3");
    refused_but(&game, "return", "C-5");
    refused(&game, "return:M", "C-5");
}

#[test]
fn c_12_in_part_three_what_is_not_there_comes_before_what_cannot_be_paid() {
    // Own traders, and a trade that is impossible.
    let table = journey(2).caravan(1, "").stands(1, "E2.M2", 1);
    refused(&table.game(), "work:E2.M2", "EW-7");
    refused(&table.game(), "work:C2.M3", "EW-7");
    refused(&journey(2).caravan(1, "").game(), "work:E2.M2", "J3-5");
}
