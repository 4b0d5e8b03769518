//! Documents that are no position of the games of the third box: the message says where and what.

use carvania_rules::position::Problem;
use carvania_rules::{PositionError, Title};
use serde_json::json;

use super::{each_says, endless};
use crate::table::Table;
use crate::table::world::{new_world, world};

#[test]
fn cards_and_tiles_of_the_world_that_are_nowhere_or_in_two_places() {
    let mut deck = endless(2).game().to_position()["point_deck"].clone();
    deck.as_array_mut().unwrap().retain(|card| card != "P02");
    each_says([
        (endless(2).point_row("P01 P33 P99 P17"), "point_row: there is no card `P99`"),
        (endless(2).point_row("P01 P33 YYGG P17"), "point_row: there is no card `YYGG`"),
        (endless(2).point_row("P01 P33 P33 P17"), "point_row: card `P33` is also in point_row"),
        (endless(2).next_point("P01"), "point_next: card `P01` is also in point_row"),
        (endless(2).next_point("X01"), "point_next: there is no card `X01`"),
        (endless(2).claimed(2, "P35"), "seat 2, claimed: card `P35` is also in point_next"),
        (endless(2).claimed(1, "T01"), "seat 1, claimed: there is no card `T01`"),
        (endless(2).stack(1, "T30", 2), "stacks, 1: there is no card `T30`"),
        (endless(2).stack(4, "T01", 1), "stacks, 4: card `T01` is also in stacks, 1"),
        (endless(2).tiles(2, "T06"), "seat 2, tiles: card `T06` is also in stacks, 6"),
        (endless(2).tiles(1, "P01"), "seat 1, tiles: there is no card `P01`"),
        (endless(2).set("/exploration/C1.3", json!("X11")), "exploration: there is no card `X11`"),
        (endless(2).set("/exploration/C1.3", json!("X02")), "exploration: card `X02` is also in exploration"),
        (
            endless(2).set("/seats/1/explored", json!(["X02"])),
            "seat 2, explored: card `X02` is also in exploration",
        ),
        (endless(2).set("/side", json!("A1")), "side: there is no card `A1`"),
        (
            endless(2).set("/point_deck", deck),
            "card `P02` is missing: it must be in point_deck, if nowhere else",
        ),
    ]);
}

#[test]
fn cards_and_tiles_of_another_game() {
    // A white star, marks for more players, a tile of group I, a black star in a journey.
    for (table, place, card) in [
        (endless(4).claimed(1, "P03"), "seat 1, claimed", "P03"),
        (endless(2).point_row("P09 P33 P45 P17"), "point_row", "P09"),
        (endless(3).next_point("P13"), "point_next", "P13"),
        (endless(2).stack(2, "T18", 1), "stacks, 2", "T18"),
        (world(Title::JourneyOne, 2).claimed(1, "P02"), "seat 1, claimed", "P02"),
    ] {
        let Err(PositionError::Problems { problems }) = table.load() else { panic!("{card} is accepted") };
        assert_eq!(problems, [Problem::NotInGame { place: place.to_owned(), card: card.to_owned() }]);
    }
}

#[test]
fn tiles_that_nobody_has_seen_must_all_be_named() {
    let table = Table::of(&endless(2).game());
    let named = "T07 T08 T09 T10 T11 T12 T13 T14 T15 T16";
    let named: Vec<&str> = named.split(' ').collect();
    each_says([
        (
            table.set("/unseen_tiles", json!(named)),
            "card `T17` is missing: it must be in unseen_tiles, if nowhere else",
        ),
        (
            endless(2).tiles(1, "T07 T08").tiles(2, "T09 T10"),
            "unseen_tiles: 7 is not at least 8, as many as lie in the stacks (EW-3)",
        ),
    ]);
}

#[test]
fn locations_where_nothing_can_lie_or_stand() {
    let place = |location: &str| format!("seat 1, at: there is no place for it at `{location}`");
    let exploration = |location: &str| format!("exploration: there is no place for it at `{location}`");
    let lay = |table: Table, location: &str, tile: &str| {
        table.set(&format!("/exploration/{location}"), json!(tile))
    };
    each_says([
        // Without an exploration icon, on another side, no location, a 2-3 icon with four players.
        (lay(endless(2), "A1.3", "X01"), &exploration("A1.3")),
        (lay(endless(2), "E1.3", "X01"), &exploration("E1.3")),
        (lay(endless(2), "nowhere", "X01"), &exploration("nowhere")),
        (lay(endless(4), "A1.5", "X09"), &exploration("A1.5")),
        (lay(world(Title::JourneyOne, 2), "E2.3", "X03"), &exploration("E2.3")),
        // Covered, on another side, no location.
        (endless(2).stands(1, "C1.3", 2), &place("C1.3")),
        (endless(2).stands(1, "E1.1", 1), &place("E1.1")),
        (endless(2).stands(1, "A1.99", 1), &place("A1.99")),
        (
            endless(2).stands(1, "A1.3", 1).stands(2, "A1.3", 2),
            "seat 2, at: there is no place for it at `A1.3`",
        ),
    ]);
}

#[test]
fn numbers_out_of_bounds_in_the_world() {
    let eight = "P02 P04 P05 P06 P08 P18 P20 P21";
    let traders = |available: u8, reserve: u8| {
        endless(2).set("/seats/0/traders", json!({"available": available, "reserve": reserve}))
    };
    let mut five_stacks = endless(2).document()["stacks"].clone();
    five_stacks.as_array_mut().unwrap().pop();
    each_says([
        (endless(2).point_row("P01 P33 P45 P17 P36"), "point_row: 5 is not 0 to 4 (EW-2)"),
        (endless(2).point_row("P01 P33 P45"), "point_row: 3 is not 4, if there is a next card (EW-2)"),
        (endless(2).set("/stacks", five_stacks), "stacks: 5 is not 6 (EW-3)"),
        (endless(2).stack(1, "T01", 3), "stacks, 1: 4 is not at most 3 tiles (EW-3)"),
        (endless(2).stack(5, "", 3), "stacks, 5: 3 is not at most 2 tiles (EW-3)"),
        (
            endless(2).tiles(1, "T07 T08 T09 T10").stack(1, "T01", 1),
            "seat 1, tiles: 4 is not at most 3 (EW-17)",
        ),
        (traders(7, 4), "seat 1, traders in all: 11 is not 12 (EW-5)"),
        (traders(255, 255), "seat 1, traders in all: 510 is not 12 (EW-5)"),
        (traders(6, 5).stands(2, "A1.3", 1), "seat 1, traders in all: 11 is not 12 (EW-5)"),
        (endless(2).set("/seats/0/at", json!({"A1.3": 0})), "seat 1, at, A1.3: 0 is not 1 to 12 (EW-8)"),
        (endless(2).set("/seats/0/at", json!({"A1.3": 13})), "seat 1, at, A1.3: 13 is not 1 to 12 (EW-8)"),
        (endless(2).claimed(1, &format!("{eight} P22")), "seat 1, claimed: 9 is not at most 8 (EW-23)"),
        (endless(2).caravan(2, "YYYYYYYYYYY"), "seat 2, caravan: 11 is not at most 10 (EW-22)"),
        (endless(2).turn(3), "turn: 3 is not 1 to 2 (C-9)"),
        (endless(2).set("/seats", json!([])), "seats: 0 is not 2 (EW-27)"),
        (endless(2).set("/players", json!(5)), "EW is for 2 to 4 players, not 5 (EW-27)"),
    ]);
}

#[test]
fn exploration_tiles_that_must_be_somewhere() {
    let without = |table: Table, location: &str| {
        let mut exploration = table.document()["exploration"].clone();
        exploration.as_object_mut().unwrap().remove(location);
        table.set("/exploration", exploration)
    };
    let lie_nowhere = |found: usize, wanted: usize, clause: &str| {
        format!("exploration tiles that lie nowhere: {found} is not {wanted} ({clause})")
    };
    let journey = |title| world(title, 2);
    each_says([
        (without(endless(2), "C1.3"), &lie_nowhere(1, 0, "EW-4")),
        (without(endless(4), "C1.3"), &lie_nowhere(3, 2, "EW-4")),
        (endless(4).explored(1, "X09"), &lie_nowhere(1, 2, "EW-4")),
        (journey(Title::JourneyOne).set("/beside", json!(["X03"])), &lie_nowhere(7, 0, "J1-3")),
        (without(journey(Title::JourneyTwo), "F2.1"), &lie_nowhere(2, 1, "J2-2")),
        (without(journey(Title::JourneyThree), "A2.3"), &lie_nowhere(2, 1, "J3-2")),
    ]);
}

#[test]
fn a_side_must_have_been_drawn() {
    let table = Table::of(&new_world(Title::EndlessWorld, 4)).deciding("turn");
    let message = super::super::faults::message(&table);
    assert!(message.starts_with("side: 0 is not 1 (EW-1)"), "{message}");
}

#[test]
fn caravans_hold_more_within_a_turn_but_not_anything() {
    let crystals = |total: usize| "Y".repeat(total - 2) + "GG";
    let upgrade = json!({"kind": "upgrade", "left": 1, "of": {"location": "A1.4"}});
    let golem = json!({"kind": "golem", "location": "A1.G1", "taken": true});
    let working = endless(2).stands(1, "A1.4", 1).decision(upgrade);
    let visiting = endless(2).stands(1, "A1.G1", 1).tiles(1, "T08").stack(1, "", 1);
    let drawing = visiting.clone().decision(json!({"kind": "draw", "then": golem}));
    let ending = visiting.deciding("draw");
    // The crystal of a tool, and two exploration tiles with two crystals each.
    let equipped = working.clone().claimed(1, "P18").explored(1, "X01 X02");
    let returning = endless(2).deciding("return");
    for (table, most) in [(working, 11), (equipped, 16), (drawing, 11), (ending, 110), (returning, 110)] {
        assert!(table.clone().caravan(1, &crystals(most)).load().is_ok(), "{:#}", table.document());
        let expected = format!("seat 1, caravan: {} is not at most {most} (EW-22)", most + 1);
        each_says([(table.caravan(1, &crystals(most + 1)), &expected)]);
    }
}

#[test]
fn fields_of_games_without_a_world_or_with_less_of_it() {
    let journey = |title| world(title, 2);
    each_says([
        (endless(2).set("/merchant_row", json!([])), "EW has no `merchant_row`"),
        (endless(2).under(&[]), "EW has no `merchant_under`"),
        (endless(2).set("/beside", json!([])), "EW has no `beside`"),
        (endless(2).set("/tokens", json!({"copper": 0, "silver": 0})), "EW has no `tokens`"),
        (endless(2).wagon(1, "c2"), "EW has no `wagon`"),
        (endless(2).route(1, ""), "EW has no `route`"),
        (endless(2).discard_pile(1, ""), "EW has no `discarded`"),
        (endless(2).set("/seats/0/hand", json!([])), "EW has no `hand`"),
        (journey(Title::JourneyOne).set("/side", json!("D1")), "J1 has no `side`"),
        (journey(Title::JourneyOne).outposts(1, ""), "J1 has no `outposts`"),
        (journey(Title::JourneyTwo).set("/merchant_deck", json!([])), "J2 has no `merchant_deck`"),
        (journey(Title::JourneyTwo).set("/villages", json!({})), "J2 has no `villages`"),
        (journey(Title::JourneyThree).route(1, ""), "J3 has no `route`"),
        (journey(Title::JourneyThree).set("/dropped", json!({})), "J3 has no `dropped`"),
        (crate::table::table(2).set("/stacks", json!([])), "GE has no `stacks`"),
        (crate::table::table(2).next_point("P01"), "GE has no `point_next`"),
    ]);
}

#[test]
fn all_problems_of_a_world_are_reported_at_once() {
    let table = endless(2).claimed(1, "P99").claimed(2, "P01").tiles(2, "T01").stands(2, "C1.3", 1);
    insta::assert_snapshot!(super::super::faults::message(&table.turn(1)), @r"
    seat 1, claimed: there is no card `P99`
    seat 2, claimed: card `P01` is also in point_row
    seat 2, tiles: card `T01` is also in stacks, 1
    seat 2, at: there is no place for it at `C1.3`
    ");
}
