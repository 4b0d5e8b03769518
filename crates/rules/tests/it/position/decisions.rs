//! Decisions that cannot be the one at hand.

use carvania_rules::position::{DecisionFault, Problem};
use carvania_rules::{Clause, PositionError};
use serde_json::{Value, json};

use super::faults::message;
use crate::table::{SIX_CARDS, Table, table};

fn deciding(kind: &str) -> Table {
    table(2).decision(json!({ "kind": kind }))
}

fn paying(card: &str, paid: u8) -> Value {
    json!({"kind": "pay", "card": card, "paid": paid})
}

fn upgrading(left: u8) -> Value {
    json!({"kind": "upgrade", "left": left})
}

fn trading(card: &str) -> Value {
    json!({"kind": "trade", "card": card})
}

/// The one reason why the decision does not fit, and the clause that says so.
pub(super) fn reason(table: &Table) -> (DecisionFault, Clause) {
    let Err(PositionError::Problems { problems }) = table.load() else { panic!("{:#}", table.document()) };
    match problems[..] {
        [Problem::Decision { reason, clause }] => (reason, clause),
        _ => panic!("{problems:?}"),
    }
}

#[test]
fn each_decision_that_cannot_be_at_hand_is_refused_with_its_reason() {
    let upgraded = table(2).played(1, "^2");
    for (table, fault, clause) in [
        (deciding("set_up"), DecisionFault::NothingToDeal, "C-18"),
        (deciding("set_up").merchant_row("+M").caravan(1, "Y"), DecisionFault::SetUpIsPast, "C-18"),
        (deciding("set_up").merchant_row("+M").turn(2), DecisionFault::SetUpIsPast, "C-18"),
        (deciding("set_up").merchant_row("+M").point_row("YYGG"), DecisionFault::SetUpIsPast, "C-18"),
        (table(2).merchant_row("+M"), DecisionFault::RowIsShort, "GE-11"),
        (table(2).point_row("YYGG"), DecisionFault::RowIsShort, "GE-11"),
        (deciding("refill"), DecisionFault::NothingToRefill, "GE-11"),
        (deciding("refill").merchant_row("+M"), DecisionFault::NothingToRefill, "GE-11"),
        (deciding("refill").point_row("YYGG"), DecisionFault::NothingToRefill, "GE-11"),
        (table(2).decision(paying("+B", 0)), DecisionFault::CardIsNotThere, "GE-10"),
        (table(2).caravan(1, "YY").decision(paying("^3", 0)), DecisionFault::CannotPay, "C-14"),
        (table(2).decision(paying("^3", 3)), DecisionFault::AlreadyPaid, "GE-10"),
        (table(2).decision(paying("+YYYY", 0)), DecisionFault::AlreadyPaid, "GE-10"),
        (table(2).decision(upgrading(1)), DecisionFault::Upgrades, "GE-8"),
        (upgraded.clone().decision(upgrading(0)), DecisionFault::Upgrades, "GE-8"),
        (upgraded.clone().decision(upgrading(3)), DecisionFault::Upgrades, "GE-8"),
        (upgraded.caravan(1, "MM").decision(upgrading(2)), DecisionFault::NothingToUpgrade, "C-3"),
        (table(2).hand(1, "YY>B").decision(trading("YY>B")), DecisionFault::NotPlayed, "GE-9"),
        (table(2).played(1, "+YY").decision(trading("+YY")), DecisionFault::NotPlayed, "GE-9"),
        (
            table(2).played(1, "YY>B").caravan(1, "Y").decision(trading("YY>B")),
            DecisionFault::CannotTrade,
            "GE-9",
        ),
        (deciding("return"), DecisionFault::NobodyOverLimit, "C-5"),
        (deciding("over"), DecisionFault::NotOver, "C-6"),
        (deciding("over").claimed(1, SIX_CARDS), DecisionFault::NotOver, "C-6"),
        (table(2).claimed(1, SIX_CARDS), DecisionFault::WouldBeOver, "C-6"),
        (table(2).claimed(2, SIX_CARDS), DecisionFault::WouldBeOver, "C-6"),
    ] {
        assert_eq!(reason(&table), (fault, clause.parse().unwrap()), "{:#}", table.document());
    }
}

#[test]
fn the_message_says_why() {
    for (table, expected) in [
        (deciding("set_up"), "decision: no set-up draw is left (C-18)"),
        (table(2).decision(paying("+BBB", 0)), "decision: there is no card `+BBB`"),
        (table(2).decision(paying("+B", 0)), "decision: the card to pay for is not in the row (GE-10)"),
        (deciding("return"), "decision: nobody is over the caravan limit (C-5)"),
        (
            deciding("refill"),
            "decision: exactly one row must have one empty place, and a card in its deck (GE-11)",
        ),
    ] {
        assert_eq!(message(&table), expected);
    }
}

#[test]
fn decisions_that_fit_are_accepted() {
    let claimed = table(2).turn(2).claimed(1, SIX_CARDS);
    for table in [
        table(2).decision(paying("^3", 0)),
        table(2).played(1, "^2").decision(upgrading(2)),
        table(2).played(1, "YY>B").decision(trading("YY>B")),
        deciding("refill").merchant_row("+YYYY YY>GG +M ^3 B>GG"),
        deciding("refill").point_row("YYGG BBMM GGGG YYBB"),
        deciding("return").caravan(2, "YYYYYYYYYYY"),
        claimed.clone(),
        claimed.decision(json!({"kind": "over"})),
    ] {
        assert!(table.load().is_ok(), "{}", message(&table));
    }
}
