//! The games on a map through the engine.

use serde_json::{Value, json};

use super::Engine;

const DRAWING: &str =
    "V   o   o\n  o   o   V\no   o   o\n  o   o   o\no   o   o\n  o   o   o\nV   o   o\n  o   o   V";

/// Lets a bot play the game to its end.
fn play_on(engine: &mut Engine, bot: &str) {
    while engine.get(&json!({ "do": "legal" }))["turn"] != "over" {
        let action = engine.get(&json!({ "do": "choose", "bot": bot }))["action"].take();
        engine.get(&json!({ "do": "apply", "action": action }));
    }
}

fn new_game(game: &str) -> Engine {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": game, "players": 2, "seed": 3 }));
    engine
}

/// The game as a position.
fn position(engine: &mut Engine) -> Value {
    engine.get(&json!({ "do": "save", "as": "position" }))["position"].take()
}

#[test]
fn games_are_played_to_their_end() {
    for game in ["EM", "CA"] {
        let mut engine = new_game(game);
        play_on(&mut engine, "eager");
        let shown = engine.get(&json!({ "do": "show" }));
        assert_eq!((&shown["decision"], &shown["over"]), (&json!({ "kind": "over" }), &json!(true)));
        let score = shown["scores"][0].as_object().unwrap();
        let sources = ["seat", "total", "vp_tiles", "outposts", "bonus_tiles", "crystals"];
        assert!(score.keys().eq(sources), "{score:?}");
        let points =
            |sources: &[&str]| sources.iter().map(|name| score[*name].as_u64().unwrap()).sum::<u64>();
        assert_eq!(points(&["total"]), points(&sources[2..]));
    }
}

#[test]
fn saved_games_load_in_every_form() {
    for game in ["EM", "CA"] {
        let mut engine = new_game(game);
        for _ in 0..100 {
            let action = engine.get(&json!({ "do": "choose", "bot": "random" }))["action"].take();
            engine.get(&json!({ "do": "apply", "action": action }));
        }
        let saved = position(&mut engine);
        let record = engine.get(&json!({ "do": "save" }))["record"].take();
        let lines = engine.get(&json!({ "do": "save", "as": "json_lines" }))["record"].take();
        for document in
            [json!({ "record": record }), json!({ "record": lines }), json!({ "position": saved })]
        {
            let mut load = document;
            load["do"] = json!("load");
            engine.get(&load);
            assert_eq!(position(&mut engine), saved);
        }
    }
}

#[test]
fn undo_goes_back_to_the_deal_and_named_tiles_are_laid() {
    let mut engine = new_game("EM");
    let beginning = position(&mut engine);
    engine.get(&json!({ "do": "apply", "actions": ["start:GG", "place:c3"] }));
    engine.get(&json!({ "do": "undo", "count": 2 }));
    assert_eq!(position(&mut engine), beginning);
    engine.get(&json!({ "do": "undo", "actions": 24 }));
    let drawn = engine.get(&json!({ "do": "apply", "action": "lay:M>YGB" }))["drawn"].take();
    assert_eq!(drawn.as_array().unwrap().len(), 23);
    assert_eq!(position(&mut engine)["tiles"]["a2"], "M>YGB");
}

#[test]
fn refusals_name_the_clause() {
    for (game, action, clause) in [("EM", "place:c3", "EM-6"), ("CA", "mine", "EM-6"), ("EM", "rest", "EM-6")]
    {
        let reply = new_game(game).get(&json!({ "do": "check", "action": action }));
        assert_eq!(reply, json!({ "ok": true, "legal": false, "clause": clause }), "{game} {action}");
    }
    assert_eq!(new_game("EM").fail(&json!({ "do": "check", "action": "step:z9" })), "bad_action");
    assert_eq!(new_game("CA").fail(&json!({ "do": "check", "action": "claim:Y" })), "bad_action");
}

#[test]
fn counts_begin_with_the_starting_decisions() {
    let mut engine = new_game("CA");
    assert_eq!(engine.get(&json!({ "do": "perft", "depth": 1 }))["count"], 4);
    assert_eq!(engine.get(&json!({ "do": "perft", "depth": 2 }))["count"], 4 * 16);
}

#[test]
fn a_map_may_be_given_as_lists_or_as_a_drawing() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "CA", "players": 3, "map": { "drawing": DRAWING } }));
    let drawn = position(&mut engine);
    assert_eq!(drawn["map"]["villages"].as_array().unwrap().len(), 4);
    let record = engine.get(&json!({ "do": "save" }))["record"].take();
    engine.get(&json!({ "do": "new", "game": "CA", "players": 3, "map": drawn["map"] }));
    assert_eq!(position(&mut engine), drawn);
    engine.get(&json!({ "do": "load", "record": record }));
    assert_eq!(position(&mut engine), drawn);
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
    check("EM", json!({}), "bad_setup", "0 villages, but 4 are needed");
    check("EM", json!({ "drawing": "V x" }), "bad_setup", "`x` is no cell");
    check("EM", json!({ "drawing": DRAWING, "tiles": [[0, 0]] }), "bad_setup", "not both");
    check("EM", json!({ "drawing": DRAWING.replace('V', "o") }), "bad_setup", "0 villages");
    check("EM", json!({ "drawing": "o ".repeat(1_000_000) }), "bad_setup", "at most 28 cells");
    check("CA", json!({ "tiles": vec![[0, 0]; 100_000] }), "bad_setup", "at most 28 cells");
    check("EM", json!({ "tiles": [[0, 1000]] }), "bad_request", "a pair of small numbers");
    check("EM", json!("first"), "bad_request", "expected");
}
