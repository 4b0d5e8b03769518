//! The verb `choose` as a bot needs it: a position of its own, a limit, a bot that nobody has to name.

use serde_json::{Value, json};

use crate::carvania::carvania;
use crate::engine::Engine;

/// A request to choose in a position, as a program gets it.
fn request() -> Value {
    let mut engine = Engine::playing("GE");
    let (position, legal) = (engine.position(), engine.get(&json!({ "do": "legal" }))["legal"].take());
    json!({ "do": "choose", "id": 1, "seat": 1, "limit_ms": 1000, "seed": 5, "legal": legal, "position": position })
}

#[test]
fn a_bot_chooses_without_a_game() {
    let mut engine = Engine::start_with(&["--bot", "random"]);
    let request = request();
    let reply = engine.get(&request);
    assert!(request["legal"].as_array().unwrap().contains(&reply["action"]), "{reply}");
    assert_eq!(engine.get(&request), reply);
    assert_eq!(engine.fail(&json!({ "do": "show" })), "no_game");
}

#[test]
fn positions_of_other_games_are_not_mixed_up() {
    let mut engine = Engine::start_with(&["--bot", "planner@200n"]);
    let (one, mut other) = (request(), request());
    other["position"] = Engine::playing("EW").position();
    let [first, second] = [&one, &other].map(|request| engine.get(request));
    // As often as would make a bot believe that its game stands still.
    for seed in 0..40 {
        let mut more = one.clone();
        more["seed"] = json!(seed);
        engine.get(&more);
    }
    assert_eq!([&one, &other].map(|request| engine.get(request)), [first, second]);
}

#[test]
fn a_position_leaves_the_game_as_it_is() {
    let mut engine = Engine::playing("EW");
    let before = engine.position();
    let mut request = request();
    request["bot"] = json!("eager@10n");
    engine.get(&request);
    assert_eq!(engine.position(), before);
    engine.get(&json!({ "do": "choose", "bot": "eager", "seat": 1 }));
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut engine = Engine::start_with(&["--bot", "eager"]);
    for (field, value, kind) in [
        ("seat", json!(2), "bad_request"),
        ("seat", json!(9), "bad_request"),
        ("limit_ms", json!(0), "bad_request"),
        ("limit_ms", json!(u64::MAX), "bad_request"),
        ("limit_ms", json!("1s"), "bad_request"),
        ("legal", json!([1]), "bad_request"),
        ("seed", Value::Null, "bad_request"),
        ("bot", json!("./mybot"), "bad_request"),
        ("position", json!({}), "bad_position"),
        ("position", Value::Null, "no_game"),
    ] {
        let mut request = request();
        request[field] = value;
        assert_eq!(engine.fail(&request), kind, "{field}");
    }
    assert_eq!(Engine::start().fail(&request()), "bad_request");
    carvania(&["engine", "--bot", "clever"]).is_usage_error("`clever` is not a bot");
}
