//! Documents that are no position: the message says where and what.

use carvania_rules::{Components, Game};
use serde_json::{Value, json};

use crate::table::{SIX_CARDS, Table, table};

pub(super) fn message(table: &Table) -> String {
    table.load().map(|_| ()).expect_err("it cannot be").to_string()
}

#[test]
fn cards_that_are_nowhere_or_in_two_places() {
    let two_of_a_kind = table(2).set("/seats/0/played", json!(["+YY"]));
    for (table, expected) in [
        (table(2).point_row("YYGG Y GGGG YYBB MMMMM"), "point_row: there is no card `Y`"),
        (table(2).hand(1, "^9"), "seat 1, hand: there is no card `^9`"),
        (table(2).hand(2, "yy>b"), "seat 2, hand: there is no card `yy>b`"),
        (table(2).point_row("YYGG YYGG GGGG YYBB MMMMM"), "point_row: card `YYGG` is also in point_row"),
        (table(2).hand(1, "+M"), "seat 1, hand: card `+M` is also in merchant_row"),
        (table(2).claimed(2, "BBMM"), "seat 2, claimed: card `BBMM` is also in point_row"),
        (two_of_a_kind, "seat 1, played: card `+YY` is also in seat 1, hand"),
        (
            table(2).set("/seats/0/hand", json!(["+YY"])),
            "card `^2` is missing: it must be in seat 1, hand or played",
        ),
    ] {
        assert_eq!(message(&table), expected);
    }
}

#[test]
fn a_named_deck_must_hold_every_card_that_lies_nowhere_else() {
    let mut document = table(2).game().to_position();
    document["point_deck"].as_array_mut().unwrap().retain(|card| card != "YYMM");
    let error = Game::from_position(&document, Components::standard()).unwrap_err();
    assert_eq!(error.to_string(), "card `YYMM` is missing: it must be in point_deck, if nowhere else");

    let mut document = table(2).game().to_position();
    document["merchant_deck"].as_array_mut().unwrap().push(json!("^2"));
    let error = Game::from_position(&document, Components::standard()).unwrap_err();
    assert_eq!(error.to_string(), "merchant_deck: card `^2` cannot be there, only with a player");
}

#[test]
fn numbers_out_of_bounds() {
    let heap = format!("+M/{} YY>GG +B ^3 GGG>MM B>GG", "Y".repeat(58));
    let rows = table(2).point_row("YYGG BBMM GGGG YYBB MMMMM YYMM");
    let returning = table(2).decision(json!({"kind": "return"}));
    for (table, expected) in [
        (rows, "point_row: 6 is not 0 to 5 (GE-1)"),
        (table(2).merchant_row("+YYYY YY>GG +M ^3 GGG>MM B>GG +B"), "merchant_row: 7 is not 0 to 6 (GE-4)"),
        (table(2).set("/players", json!(3)), "seats: 2 is not 3 (GE-19)"),
        (table(2).turn(3), "turn: 3 is not 1 to 2 (C-9)"),
        (table(2).turn(0), "turn: 0 is not 1 to 2 (C-9)"),
        (
            table(2).set("/tokens", json!({"copper": 5, "silver": 4})),
            "copper tokens: 5 is not 4, piles and players together (GE-2)",
        ),
        (table(2).merchant_row(&heap), "merchant_row, crystals on card 1: 58 is not at most 57 (GE-10)"),
        (table(2).caravan(2, "YYYYYYYYYYY"), "seat 2, caravan: 11 is not at most 10 (GE-15)"),
        (
            returning.caravan(1, &("Y".repeat(99) + &"G".repeat(29))),
            "seat 1, caravan: 128 is not at most 127 (GE-15)",
        ),
        (table(2).claimed(1, &format!("{SIX_CARDS} GGBB")), "seat 1, claimed: 7 is not at most 6 (GE-16)"),
        (table(2).set("/players", json!(6)), "GE is for 2 to 5 players, not 6 (GE-19)"),
    ] {
        assert_eq!(message(&table), expected);
    }
}

#[test]
fn documents_of_another_form() {
    for (table, expected) in [
        (table(2).without("game"), "a position names its game: \"game\": \"GE\""),
        (table(2).set("/game", json!("XX")), "`XX` is not one of the games: GE, EM, CA, EW, J1, J2, J3"),
        (table(2).without("seats"), "missing field `seats`"),
        (table(2).caravan(1, "GY"), "write crystals from low to high, Y G B M: `YG`"),
        (table(2).caravan(1, "X"), "`X` is not a crystal: write Y, G, B or M"),
        (table(2).caravan(1, &"Y".repeat(16_001)), "more than 16000 crystals of one colour"),
        (table(2).set("/seats/0/hand", json!("+YY")), "invalid type: string \"+YY\", expected a sequence"),
    ] {
        assert_eq!(message(&table), expected);
    }
    assert!(
        message(&table(2).set("/colour", json!(1))).starts_with("unknown field `colour`, expected one of")
    );
    assert!(message(&table(2).set("/decision/kind", json!("wait"))).starts_with("unknown variant `wait`"));
}

#[test]
fn what_is_no_document_is_refused() {
    let huge = json!({"game": "GE", "players": u64::MAX});
    for document in [Value::Null, json!([]), json!("GE"), json!({"game": 1}), json!({"game": "GE"}), huge] {
        assert!(Game::from_position(&document, Components::standard()).is_err(), "{document}");
    }
}

#[test]
fn a_position_made_with_other_components_is_refused() {
    let found = Components::standard().golem_edition.digest;
    let expected = format!("the position was made with components abc, but these are {found}");
    assert_eq!(message(&table(2).set("/components", json!("abc"))), expected);
}

#[test]
fn all_problems_are_reported_at_once() {
    let table =
        table(2).hand(1, "+M ^9").claimed(1, "Y").claimed(2, "YYGG").set("/seats/1/hand", json!(["^2"]));
    insta::assert_snapshot!(message(&table), @r"
    seat 1, claimed: there is no card `Y`
    seat 1, hand: card `+M` is also in merchant_row
    seat 1, hand: there is no card `^9`
    seat 2, claimed: card `YYGG` is also in point_row
    card `+YY` is missing: it must be in seat 2, hand or played
    ");
    let table =
        crate::table::table(2).caravan(1, "YYYYYYYYYYYY").set("/tokens", json!({"copper": 1, "silver": 2}));
    insta::assert_snapshot!(message(&table), @r"
    copper tokens: 1 is not 4, piles and players together (GE-2)
    silver tokens: 2 is not 4, piles and players together (GE-2)
    seat 1, caravan: 12 is not at most 10 (GE-15)
    ");
}
