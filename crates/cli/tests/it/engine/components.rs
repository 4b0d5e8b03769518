//! Games with other components than the printed ones.

use serde_json::{Value, json};

use super::Engine;
use crate::files::{file, other_components, other_world};

#[test]
fn a_component_file_can_be_sent() {
    let mut engine = Engine::start();
    let new = json!({ "do": "new", "game": "GE", "players": 2, "seed": 1, "components": other_components() });
    engine.get(&new);
    let record = engine.get(&json!({ "do": "save" }))["record"].take();
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2, "seed": 1 }));
    let printed = engine.get(&json!({ "do": "save" }))["record"].take();
    assert_ne!(record, printed);
    // The engine knows both now.
    for known in [&record, &printed] {
        engine.get(&json!({ "do": "load", "record": known }));
        assert_eq!(engine.get(&json!({ "do": "save" }))["record"], *known);
    }
    let mut other = Engine::start();
    assert_eq!(other.fail(&json!({ "do": "load", "record": record })), "bad_record");
    other.get(&json!({ "do": "load", "record": record, "components": other_components() }));
}

#[test]
fn a_component_file_can_be_named_at_the_start() {
    let path = file("engine-components.toml", &other_components());
    let mut engine = Engine::start_with(&["--components", &path]);
    engine.get(&json!({ "do": "new", "game": "GE", "players": 2 }));
    let position = engine.get(&json!({ "do": "save", "as": "position" }))["position"].take();
    let mut printed = Engine::start();
    assert_eq!(printed.fail(&json!({ "do": "load", "position": position })), "bad_position");
}

#[test]
fn files_of_several_boxes_can_be_sent_or_named() {
    let (cards, world) = (other_components(), other_world());
    let mut sent = Engine::start();
    let request =
        json!({ "do": "new", "game": "J1", "players": 2, "seed": 1, "components": [&cards, &world] });
    sent.get(&request);
    let record = sent.get(&json!({ "do": "save" }))["record"].take();
    let (cards_path, world_path) = (file("engine-cards.toml", &cards), file("engine-world.toml", &world));
    let mut named = Engine::start_with(&["--components", &cards_path, "--components", &world_path]);
    named.get(&json!({ "do": "load", "record": record }));
    // What is sent takes the place of its box alone.
    let mut half = Engine::start_with(&["--components", &cards_path]);
    assert_eq!(half.fail(&json!({ "do": "load", "record": record })), "bad_record");
    half.get(&json!({ "do": "load", "record": record, "components": world }));
}

#[test]
fn component_files_that_have_no_place_are_refused() {
    let mut engine = Engine::start();
    let mut check = |game: &str, components: Value, kind: &str, words: &str| {
        let reply = engine.ask(&json!({ "do": "new", "game": game, "players": 2, "components": components }));
        assert_eq!(reply["error"]["kind"], kind, "{reply}");
        assert!(reply["error"]["message"].as_str().unwrap().contains(words), "{reply}");
    };
    check("GE", json!(other_world()), "bad_setup", "which GE is played without");
    check("EW", json!([other_world(), other_world()]), "bad_setup", "name one for each box");
    check("EW", json!([other_world(), "points = 1"]), "bad_setup", "no box has such components");
    check("GE", json!([]), "bad_setup", "`components` is empty");
    check("EW", json!(5), "bad_request", "or a list of such texts");
    check("EW", json!([5]), "bad_request", "or a list of such texts");
}

#[test]
fn component_files_are_kept_once_and_not_without_end() {
    let mut engine = Engine::start();
    let printed = carvania_rules::components::golem_edition::FILE;
    let mut new = |points: usize| {
        let components = printed.replacen("points = 20", &format!("points = {points}"), 1);
        engine.ask(&json!({ "do": "new", "game": "GE", "players": 2, "components": components }))
    };
    // Two are known from the start: the ones to play with, and the printed ones.
    for points in (21..83).chain(21..83) {
        assert_eq!(new(points)["ok"], true, "{points}");
    }
    assert_eq!(new(83)["error"]["kind"], "too_much");
    assert_eq!(new(82)["ok"], true);
}
