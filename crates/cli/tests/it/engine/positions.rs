//! Single positions: what is legal, what is refused, how the game can go on.

use serde_json::{Value, json};

use super::Engine;

fn new_game() -> Engine {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 7 }));
    engine
}

#[test]
fn the_legal_actions_are_those_that_pass_the_check() {
    let mut engine = new_game();
    let legal = engine.get(&json!({ "do": "legal" }))["legal"].take();
    for action in legal.as_array().unwrap() {
        let reply = engine.get(&json!({ "do": "check", "action": action }));
        assert_eq!(reply, json!({ "ok": true, "legal": true }), "{action}");
    }
    for (action, clause) in
        [("claim:GGBBMM", "GE-13"), ("play:+M", "GE-6"), ("acquire:YYYY>BB", "C-14"), ("pay:Y", "GE-18")]
    {
        let reply = engine.get(&json!({ "do": "check", "action": action }));
        assert_eq!(reply, json!({ "ok": true, "legal": false, "clause": clause }), "{action}");
    }
    assert_eq!(engine.fail(&json!({ "do": "check", "action": "nap" })), "bad_action");
}

#[test]
fn a_refusal_names_action_and_clause() {
    let error =
        new_game().ask(&json!({ "do": "apply", "actions": ["rest", "claim:GGBBMM"] }))["error"].take();
    assert_eq!(
        (&error["kind"], &error["action"], &error["clause"]),
        (&json!("refused"), &json!("claim:GGBBMM"), &json!("GE-13"))
    );
}

#[test]
fn the_branches_of_a_count_add_up_to_it() {
    let mut engine = new_game();
    let reply = engine.get(&json!({ "do": "perft", "depth": 4, "divide": true }));
    let branches = reply["divide"].as_array().unwrap().iter();
    assert_eq!(branches.map(|branch| branch["count"].as_u64().unwrap()).sum::<u64>(), reply["count"]);
    assert_eq!(engine.get(&json!({ "do": "perft", "depth": 0 }))["count"], 1);
    assert_eq!(engine.fail(&json!({ "do": "perft", "depth": 13 })), "too_much");
}

#[test]
fn without_a_game_there_is_nothing_to_ask() {
    let mut engine = Engine::start();
    for request in [
        json!({ "do": "show" }),
        json!({ "do": "legal" }),
        json!({ "do": "score" }),
        json!({ "do": "save" }),
        json!({ "do": "undo" }),
        json!({ "do": "draw" }),
        json!({ "do": "check", "action": "rest" }),
        json!({ "do": "apply", "action": "rest" }),
        json!({ "do": "choose", "bot": "random" }),
        json!({ "do": "perft", "depth": 1 }),
    ] {
        assert_eq!(engine.fail(&request), "no_game", "{request}");
    }
}

#[test]
fn every_error_has_its_kind() {
    let mut engine = new_game();
    let position = json!({ "game": "GE", "players": 2 });
    let cases: [(Value, &str); 17] = [
        (json!([]), "bad_request"),
        (json!({}), "bad_request"),
        (json!({ "do": 1 }), "bad_request"),
        (json!({ "do": "dance" }), "unknown_verb"),
        (json!({ "do": "show", "fast": true }), "bad_request"),
        (json!({ "do": "apply" }), "bad_request"),
        (json!({ "do": "apply", "action": "rest", "actions": [] }), "bad_request"),
        (json!({ "do": "undo", "count": 1, "actions": 1 }), "bad_request"),
        (json!({ "do": "undo", "count": -1 }), "bad_request"),
        (json!({ "do": "choose", "bot": "perfect" }), "bad_request"),
        (json!({ "do": "new", "game": "XX", "players": 2 }), "bad_setup"),
        (json!({ "do": "new", "game": "GE", "players": 6 }), "bad_setup"),
        (json!({ "do": "new", "game": "GE", "players": 2, "draws": "seed" }), "bad_request"),
        (json!({ "do": "new", "game": "GE", "players": 2, "components": "merchant = []" }), "bad_setup"),
        (json!({ "do": "load" }), "bad_request"),
        (json!({ "do": "load", "position": position }), "bad_position"),
        (json!({ "do": "load", "record": "game: GE" }), "bad_record"),
    ];
    let before = engine.get(&json!({ "do": "show" }));
    for (request, kind) in cases {
        assert_eq!(engine.fail(&request), kind, "{request}");
    }
    assert_eq!(engine.get(&json!({ "do": "show" })), before);
}

#[test]
fn a_field_that_is_there_twice_is_refused() {
    let mut engine = new_game();
    let before = engine.get(&json!({ "do": "show" }));
    for (line, field) in [
        (r#"{"do":"show","do":"quit"}"#, "do"),
        (r#"{"do":"apply","action":"rest","action":"play:+YY"}"#, "action"),
        (r#"{"do":"load","position":{"game":"EM","tiles":{"a2":"YY>B","a2":"YY>GG"}}}"#, "a2"),
    ] {
        let reply: Value = serde_json::from_str(&engine.ask_line(line.as_bytes())).unwrap();
        assert_eq!(reply["error"]["kind"], "bad_request", "{reply}");
        let message = reply["error"]["message"].as_str().unwrap();
        assert!(message.contains(&format!("the field `{field}` is there twice")), "{message}");
    }
    assert_eq!(engine.get(&json!({ "do": "show" })), before);
}
