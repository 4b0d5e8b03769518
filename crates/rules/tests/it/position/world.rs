//! Positions of An Endless World and An Heroic Journey.

mod decisions;
mod faults;
mod merchants;
mod set_up;
mod wagons;

use carvania_rules::{Components, Setup, Title};
use serde_json::{Value, json};

use super::load;
use crate::play::play;
use crate::playout::{moments, playout};
use crate::table::Table;
use crate::table::world::world;

const TITLES: [Title; 4] = [Title::EndlessWorld, Title::JourneyOne, Title::JourneyTwo, Title::JourneyThree];

fn endless(players: usize) -> Table {
    world(Title::EndlessWorld, players)
}

#[track_caller]
fn each_says<const N: usize>(tables: [(Table, &str); N]) {
    for (table, expected) in tables {
        assert_eq!(super::faults::message(&table), expected);
    }
}

#[test]
fn every_moment_of_a_whole_game_in_the_world_loads_again() {
    for title in TITLES {
        for players in 2..=4 {
            for game in moments(&playout(&Setup::standard(title, players), 11)) {
                let text = game.to_position().to_string();
                assert_eq!(load(&serde_json::from_str(&text).unwrap()), game, "{text}");
            }
        }
    }
}

#[test]
fn what_is_not_seen_is_what_lies_nowhere_else() {
    let unseen = ["point_deck", "merchant_deck", "unseen_tiles"];
    for title in TITLES {
        for game in moments(&playout(&Setup::standard(title, 3), 5)) {
            let mut document = game.to_position();
            document.as_object_mut().unwrap().retain(|key, _| !unseen.contains(&key.as_str()));
            assert_eq!(load(&document), game, "{document}");
        }
    }
}

#[test]
fn a_document_reads_like_the_world() {
    let table = endless(2).caravan(1, "YYYGB").explored(2, "X10").stands(2, "A1.3", 2).claimed(2, "P04");
    let mut game = table.tiles(2, "T08").game();
    play(&mut game, "work:B1.G3 bonus:T04");
    let mut document = game.to_position();
    document.as_object_mut().unwrap().retain(|key, _| key != "point_deck" && key != "unseen_tiles");
    let expected = json!({
        "game": "EW",
        "players": 2,
        "components": Components::standard().endless_world.digest.to_string(),
        "turn": 1,
        "decision": {
            "kind": "draw",
            "then": {"kind": "golem", "location": "B1.G3", "claimed": false, "taken": true},
        },
        "side": "D1",
        "point_row": ["P01", "P33", "P45", "P17"],
        "point_next": "P35",
        "stacks": [
            {"tile": "T01", "below": 2},
            {"tile": "T02", "below": 2},
            {"tile": "T03", "below": 1},
            {"below": 1},
            {"tile": "T05", "below": 1},
            {"tile": "T06", "below": 1},
        ],
        "exploration": {
            "A1.5": "X09", "C1.3": "X01", "C1.4": "X02", "C1.5": "X03", "C1.6": "X04",
            "D1.3": "X05", "D1.4": "X06", "D1.5": "X07", "D1.6": "X08",
        },
        "seats": [
            {
                "caravan": "YYYGB",
                "claimed": [],
                "traders": {"available": 5, "reserve": 5},
                "at": {"B1.G3": 2},
                "tiles": ["T04"],
                "explored": [],
            },
            {
                "caravan": "YYYY",
                "claimed": ["P04"],
                "traders": {"available": 5, "reserve": 5},
                "at": {"A1.3": 2},
                "tiles": ["T08"],
                "explored": ["X10"],
            },
        ],
    });
    assert_eq!(document, expected);
}

/// What a document says of what a journey adds.
fn said(table: &Table, actions: &str, fields: &[&str]) -> Value {
    let mut game = table.game();
    play(&mut game, actions);
    let document = game.to_position();
    fields.iter().map(|field| document.pointer(field).unwrap_or(&Value::Null).clone()).collect()
}

#[test]
fn a_document_reads_like_the_first_journey() {
    let table = world(Title::JourneyOne, 2)
        .route(1, "YY>B/1 +YYG")
        .discard_pile(2, "+YYY")
        .under(&["+B +GG +YB +YG"]);
    let fields = [
        "/decision",
        "/merchant_row/1",
        "/merchant_under",
        "/beside/0",
        "/seats/0/route",
        "/seats/1/discarded",
    ];
    let expected = json!([
        {"kind": "market", "card": "YY>GG"},
        {"card": "YY>GG", "crystals": ""},
        [["+YG", "+YB", "+GG", "+B"]],
        "X03",
        [{"card": "YY>B", "traders": 1}, {"card": "+YYG", "traders": 0}],
        ["+YYY"],
    ]);
    assert_eq!(said(&table, "work:E2.M2", &fields), expected);
}

#[test]
fn a_document_reads_like_the_other_journeys() {
    let table = world(Title::JourneyThree, 2)
        .wagon(1, "b2")
        .outposts(1, "b2")
        .discard_pile(1, "+YYY")
        .explored(2, "X05");
    let fields = [
        "/decision",
        "/tiles/b2",
        "/map",
        "/seats/0/wagon",
        "/seats/0/outposts",
        "/seats/0/discarded",
        "/side",
    ];
    let expected = json!([
        {"kind": "trade", "of": {"wagon": "YY>B"}}, "YY>B", null, "b2", ["b2"], ["+YYY"], null,
    ]);
    assert_eq!(said(&table, "work:F2.1", &fields), expected);
}

#[test]
fn what_nobody_has_in_the_world_may_be_left_out() {
    for title in TITLES {
        let table = world(title, 2).without("components").without("merchant_under");
        let mut document = table.document().clone();
        for seat in document["seats"].as_array_mut().unwrap() {
            let kept = ["caravan", "traders", "wagon"];
            seat.as_object_mut().unwrap().retain(|key, _| kept.contains(&key.as_str()));
        }
        assert_eq!(load(&document), world(title, 2).game(), "{title}");
    }
}
