//! Games with other components than the printed ones.

use serde_json::json;

use super::Engine;
use crate::files::{file, other_components};

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
