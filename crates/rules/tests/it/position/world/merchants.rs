//! Merchant cards and trade routes of a journey, where they cannot be.

use carvania_rules::Title;
use carvania_rules::position::DecisionFault;
use serde_json::{Value, json};

use super::decisions::{each_is_accepted, each_is_refused, trading, upgrading};
use super::each_says;
use crate::table::Table;
use crate::table::world::world;

fn one() -> Table {
    world(Title::JourneyOne, 2)
}

fn three() -> Table {
    world(Title::JourneyThree, 2)
}

const FIVE_CARDS: &str = "+YYG +YYY +B +GG +YB";

/// Puts every merchant card that lies nowhere else on the discard pile of the second player.
fn deck_drawn(table: Table) -> Table {
    let deck = table.game().to_position()["merchant_deck"].clone();
    table.set("/seats/1/discarded", deck)
}

#[test]
fn merchant_cards_of_a_journey_that_cannot_be_there() {
    let market = json!([{"card": "+M", "crystals": "YG"}, {"card": "^3"}]);
    each_says([
        (one().merchant_row("+M +M ^3 +YG"), "merchant_row: card `+M` is also in merchant_row"),
        (one().merchant_row("+M ^9 ^3 +YG"), "merchant_row: there is no card `^9`"),
        (one().merchant_row("+M +B ^3 +YG +YB"), "merchant_row: 5 is not 0 to 4 (J1-5)"),
        (one().set("/merchant_row", market), "merchant_row, crystals: 2 is not 0 (J1-5)"),
        (one().route(1, "+M"), "merchant_row: card `+M` is also in seat 1, route"),
        (one().route(1, "+B").route(2, "+B"), "seat 2, route: card `+B` is also in seat 1, route"),
        (one().discard_pile(2, "+M"), "seat 2, discarded: card `+M` is also in merchant_row"),
        (
            three().discard_pile(1, "+B").discard_pile(2, "+B"),
            "seat 2, discarded: card `+B` is also in seat 1, discarded",
        ),
        (
            one().under(&["+M +B +GG +YB"]),
            "merchant_under: card `+M` is also in merchant_row\n\
             merchant_under, cards of a layer: 3 is not 4 (J1-10)",
        ),
        (one().under(&["+B +GG +YB"]), "merchant_under, cards of a layer: 3 is not 4 (J1-10)"),
        (one().under(&["+B +GG +YB +YG +YYG"]), "merchant_under, cards of a layer: 5 is not 4 (J1-10)"),
        (
            deck_drawn(one().under(&["+B +GG +YB +YG"])),
            "merchant_deck: 0 is not 1 or more, with cards under it (J1-10)",
        ),
    ]);
}

#[test]
fn trade_routes_that_cannot_be() {
    each_says([
        (one().route(1, &format!("{FIVE_CARDS} +YG")), "seat 1, route: 6 is not at most 5 (J1-8)"),
        (
            one().set("/seats/1/route", json!([{"card": "+B", "traders": 13}])),
            "seat 2, route: 13 is not at most 12 (J1-8)",
        ),
        (
            one().set("/seats/1/route", json!([{"card": "+B", "traders": 1}])),
            "seat 2, traders in all: 13 is not 12 (EW-5)",
        ),
        (one().route(1, "^9"), "seat 1, route: there is no card `^9`"),
    ]);
    each_is_accepted([one().route(1, "YY>B/1 +YYY/2").route(2, "+B +GG +YB +YG +YYG/5")]);
}

fn deciding(table: Table, kind: &str, card: &str) -> Table {
    table.decision(json!({"kind": kind, "card": card}))
}

fn market(card: &str) -> Value {
    json!({ "market": card })
}

fn route(card: &str) -> Value {
    json!({ "route": card })
}

#[test]
fn decisions_about_merchant_cards() {
    let there = DecisionFault::CardIsNotThere;
    let full = || one().route(1, FIVE_CARDS);
    let routed = |cards: &str| one().merchant_row("+YYYY YY>GG +M +YG").route(1, cards);
    each_is_refused([
        (deciding(one(), "market", "+B"), there, "J1-7"),
        (deciding(one(), "replace", "+M"), there, "J1-8"),
        (deciding(full(), "replace", "+YG"), there, "J1-8"),
        (one().route(1, "+B").deciding("swap"), there, "J1-11"),
        (deciding(one().route(1, "+B"), "swap", "+B"), there, "J1-11"),
        (deciding(full(), "swap", "+M"), there, "J1-11"),
        (deciding(one().next_point(""), "market", "+M"), DecisionFault::RowIsShort, "J1-9"),
        (deciding(one().stack(1, "", 2), "market", "+M"), DecisionFault::RowIsShort, "J1-9"),
        (deciding(one().merchant_row("+M ^3 +B"), "market", "+M"), DecisionFault::RowIsShort, "J1-9"),
        (upgrading(one(), 4, market("^3")), DecisionFault::Upgrades, "EW-13"),
        (upgrading(routed("+B"), 1, market("^3")), DecisionFault::NotWorking, "J1-7"),
        (upgrading(one(), 1, market("+M")), DecisionFault::Upgrades, "EW-13"),
        (upgrading(routed("^3"), 1, route("^3")), DecisionFault::NotWorking, "J1-12"),
        (upgrading(routed("").route(2, "^3/1"), 1, route("^3")), DecisionFault::NotWorking, "J1-12"),
        (trading(one(), market("+M")), DecisionFault::NothingToTake, "C-15"),
        (trading(one(), market("YY>B")), DecisionFault::NotWorking, "J1-7"),
        (trading(one().merchant_row("YY>B ^3 +B"), market("YY>B")), DecisionFault::RowIsShort, "EW-16"),
        (trading(three(), market("YY>B")), DecisionFault::NotWorking, "J1-7"),
        (trading(three(), route("YY>B")), DecisionFault::NotWorking, "J1-12"),
        (three().deciding("fourth"), DecisionFault::NothingToTake, "J3-6"),
        (three().discard_pile(1, FIVE_CARDS).deciding("fourth"), DecisionFault::NothingToTake, "J3-6"),
        (
            three().discard_pile(1, "+B +GG +YB +YG").merchant_row("+M ^3").deciding("fourth"),
            DecisionFault::RowIsShort,
            "J1-9",
        ),
        (three().discard_pile(1, "+B +GG +YB").deciding("fourth"), DecisionFault::NothingToTake, "J3-6"),
        (deciding(three(), "market", "+M"), DecisionFault::OtherGame, "EW-27"),
        (deciding(world(Title::JourneyTwo, 2), "market", "+M"), DecisionFault::OtherGame, "EW-27"),
    ]);
    each_says([
        (deciding(one(), "market", "^9"), "decision: there is no card `^9`"),
        (trading(one(), route("^9")), "decision: there is no card `^9`"),
    ]);
    let four = || three().discard_pile(1, "+B +GG +YB +YG");
    // Nobody works at the location, or at another market.
    let not_working = DecisionFault::NotWorking;
    each_is_refused([
        (deciding(one(), "market", "+M"), not_working, "EW-7"),
        (deciding(one().stands(1, "E2.M2", 1), "market", "+M"), not_working, "EW-7"),
        (deciding(full().stands(2, "C2.M3", 1), "replace", "+M"), not_working, "EW-7"),
        (full().deciding("swap"), not_working, "EW-7"),
        (deciding(full(), "swap", "+B"), not_working, "EW-7"),
        (upgrading(one(), 3, market("^3")), not_working, "EW-7"),
        (trading(three().stands(1, "E2.M1", 1), market("YY>GG")), not_working, "EW-7"),
        (four().deciding("fourth"), not_working, "EW-7"),
    ]);
    each_is_accepted([
        deciding(one().stands(1, "C2.M3", 1), "market", "+M"),
        deciding(full().stands(1, "C2.M3", 1), "replace", "+M"),
        full().stands(1, "C2.3", 1).deciding("swap"),
        deciding(full().stands(1, "C2.3", 1), "swap", "+B"),
        upgrading(one().stands(1, "C2.M4", 1), 3, market("^3")),
        upgrading(routed("^3/1"), 3, route("^3")),
        trading(one().stands(1, "E2.M2", 1), market("YY>GG")),
        trading(three().stands(1, "E2.M2", 1), market("YY>GG")),
        four().stands(1, "E2.M1", 1).deciding("fourth"),
        four().stands(1, "E2.M1", 1).merchant_row("+M ^3 +YYYY").deciding("fourth"),
    ]);
}
