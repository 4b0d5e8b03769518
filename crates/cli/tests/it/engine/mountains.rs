//! The games on a map through the engine.

use serde_json::{Value, json};

use super::Engine;

const DRAWING: &str =
    "V   o   o\n  o   o   V\no   o   o\n  o   o   o\no   o   o\n  o   o   o\nV   o   o\n  o   o   V";

#[test]
fn undo_goes_back_to_the_deal_and_named_tiles_are_laid() {
    let mut engine = Engine::playing("EM");
    let beginning = engine.position();
    engine.get(&json!({ "do": "apply", "actions": ["start:GG", "place:c3"] }));
    engine.get(&json!({ "do": "undo", "count": 2 }));
    assert_eq!(engine.position(), beginning);
    engine.get(&json!({ "do": "undo", "actions": 24 }));
    let drawn = engine.get(&json!({ "do": "apply", "action": "lay:M>YGB" }))["drawn"].take();
    assert_eq!(drawn.as_array().unwrap().len(), 23);
    assert_eq!(engine.position()["tiles"]["a2"], "M>YGB");
}

#[test]
fn refusals_name_the_clause() {
    for (game, action, clause) in [("EM", "place:c3", "EM-6"), ("CA", "mine", "EM-6"), ("EM", "rest", "EM-6")]
    {
        let reply = Engine::playing(game).get(&json!({ "do": "check", "action": action }));
        assert_eq!(reply, json!({ "ok": true, "legal": false, "clause": clause }), "{game} {action}");
    }
    assert_eq!(Engine::playing("EM").fail(&json!({ "do": "check", "action": "step:z9" })), "bad_action");
    assert_eq!(Engine::playing("CA").fail(&json!({ "do": "check", "action": "claim:Y" })), "bad_action");
}

#[test]
fn counts_begin_with_the_starting_decisions() {
    let mut engine = Engine::playing("CA");
    assert_eq!(engine.get(&json!({ "do": "perft", "depth": 1 }))["count"], 4);
    assert_eq!(engine.get(&json!({ "do": "perft", "depth": 2 }))["count"], 4 * 16);
}

#[test]
fn a_map_may_be_given_as_lists_or_as_a_drawing() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "CA", "players": 3, "map": { "drawing": DRAWING } }));
    let drawn = engine.position();
    assert_eq!(drawn["map"]["villages"].as_array().unwrap().len(), 4);
    let record = engine.get(&json!({ "do": "save" }))["record"].take();
    engine.get(&json!({ "do": "new", "game": "CA", "players": 3, "map": drawn["map"] }));
    assert_eq!(engine.position(), drawn);
    engine.get(&json!({ "do": "load", "record": record }));
    assert_eq!(engine.position(), drawn);
}

#[test]
fn maps_that_cannot_be_played_on_are_refused() {
    let mut engine = Engine::start();
    let mut check = |game: &str, map: Value, kind: &str, words: &str| {
        let reply = engine.ask(&json!({ "do": "new", "game": game, "players": 2, "map": map }));
        assert_eq!(reply["error"]["kind"], kind, "{reply}");
        assert!(reply["error"]["message"].as_str().unwrap().contains(words), "{reply}");
    };
    check("GE", json!({ "drawing": DRAWING }), "bad_setup", "leave `map` out");
    check("EW", json!({ "drawing": DRAWING }), "bad_setup", "leave `map` out");
    check("J2", json!({ "drawing": DRAWING }), "bad_setup", "4 villages, but 0 are needed");
    check("EM", json!({}), "bad_setup", "0 villages, but 4 are needed");
    check("EM", json!({ "drawing": "V x" }), "bad_setup", "`x` is not a cell");
    check("EM", json!({ "drawing": DRAWING, "tiles": [[0, 0]] }), "bad_setup", "not both");
    check("EM", json!({ "drawing": DRAWING.replace('V', "o") }), "bad_setup", "0 villages");
    check("EM", json!({ "drawing": "o ".repeat(1_000_000) }), "bad_setup", "at most 28 cells");
    check("CA", json!({ "tiles": vec![[0, 0]; 100_000] }), "bad_setup", "at most 28 cells");
    check("EM", json!({ "tiles": [[0, 1000]] }), "bad_request", "a pair of small numbers");
    check("EM", json!("first"), "bad_request", "expected");
}
