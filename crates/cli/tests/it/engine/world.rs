//! The games of the third box through the engine.

use serde_json::json;

use super::Engine;

#[test]
fn undo_goes_back_to_the_deal_and_named_things_are_drawn() {
    let mut engine = Engine::playing("EW");
    let beginning = engine.position();
    engine.get(&json!({ "do": "apply", "actions": ["work:A1.4", "stop"] }));
    engine.get(&json!({ "do": "undo", "count": 2 }));
    assert_eq!(engine.position(), beginning);
    let actions = engine.get(&json!({ "do": "show" }))["actions"].take();
    engine.get(&json!({ "do": "undo", "actions": actions }));
    let drawn = engine.get(&json!({ "do": "apply", "actions": ["draw:F1", "draw:P01"] }))["drawn"].take();
    assert_eq!(drawn.as_array().unwrap().len() as u64, actions.as_u64().unwrap() - 2);
    let position = engine.position();
    assert_eq!((&position["side"], &position["point_row"][0]), (&json!("F1"), &json!("P01")));
}

#[test]
fn refusals_name_the_clause() {
    for (game, action, clause) in [
        ("EW", "work:A2.3", "EW-7"),
        ("EW", "pass", "EW-27"),
        ("EW", "route:+YY", "EW-27"),
        ("J1", "route:+M", "J1-12"),
        ("J2", "work:F2.1", "EW-7"),
        ("J3", "use", "EW-27"),
    ] {
        let reply = Engine::playing(game).get(&json!({ "do": "check", "action": action }));
        assert_eq!(reply, json!({ "ok": true, "legal": false, "clause": clause }), "{game} {action}");
    }
    for (game, action) in [("EW", "work:Z9.1"), ("EW", "claim:BBMM"), ("J1", "outpost:c3"), ("J2", "step:f1")]
    {
        let kind = Engine::playing(game).fail(&json!({ "do": "check", "action": action }));
        assert_eq!(kind, "bad_action", "{game} {action}");
    }
}

#[test]
fn a_draw_says_what_follows_it() {
    let mut engine = Engine::start();
    engine.get(&json!({ "do": "new", "game": "J1", "players": 2, "seed": 1, "draws": "explicit" }));
    while engine.get(&json!({ "do": "legal" }))["turn"] == "chance" {
        engine.get(&json!({ "do": "draw" }));
    }
    let reply = engine.get(&json!({ "do": "apply", "action": "work:E2.3" }));
    assert_eq!(
        (&reply["turn"], &reply["decision"]),
        (&json!("chance"), &json!({ "kind": "draw", "again": true }))
    );
    engine.get(&json!({ "do": "apply", "actions": ["draw", "draw", "draw", "draw"] }));
    // The turn that follows is of the same player, in the same round.
    let shown = engine.get(&json!({ "do": "show" }));
    assert_eq!((&shown["turn"], &shown["round"]), (&json!({ "seat": 1 }), &json!(1)));
    let reply = engine.get(&json!({ "do": "apply", "actions": ["work:E2.M1", "keep"] }));
    assert_eq!(reply["decision"], json!({ "kind": "draw" }));
}

#[test]
fn a_position_can_be_edited() {
    let mut engine = Engine::playing("J2");
    let mut position = engine.position();
    position["seats"][0]["caravan"] = json!("YYYYYYMM");
    position["seats"][0]["wagon"] = json!("b2");
    engine.get(&json!({ "do": "load", "position": position }));
    let legal = engine.get(&json!({ "do": "legal" }))["legal"].take();
    assert!(legal.as_array().unwrap().contains(&json!("work:F2.2")), "{legal}");
    position["seats"][0]["traders"] = json!({ "available": 99, "reserve": 0 });
    position["stacks"][0]["tile"] = json!("X01");
    let reply = engine.ask(&json!({ "do": "load", "position": position }));
    assert_eq!(reply["error"]["kind"], "bad_position");
    assert!(
        reply["error"]["message"].as_str().unwrap().contains("stacks, 1: there is no card `X01`"),
        "{reply}"
    );
}
