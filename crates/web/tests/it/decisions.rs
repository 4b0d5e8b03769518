//! POST /api/tables/{table}/decisions, undo, say

use axum::body::Body;
use serde_json::{Value, json};

use crate::client::{Answer, Client, TestApp};

async fn keyed(client: &Client, table: &str, body: &Value, key: &str) -> Answer {
    let request = client.request("POST", &format!("/api/tables/{table}/decisions"));
    let request = request.header("content-type", "application/json").header("idempotency-key", key);
    client.app.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

async fn seen(client: &Client, table: &str) -> u64 {
    client.look(table).await["last"].as_u64().expect("a number")
}

#[tokio::test]
async fn a_decision_is_answered_with_what_happened() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let seen = seen(&ada, &table).await;
    let answer = ada.decide(&table, 1, seen, "play:+YY").await.ok();
    assert_eq!(answer["events"][0]["action"], "play:+YY");
    assert_eq!(answer["events"][0]["number"], seen + 1);
    assert_eq!(answer["turn"], json!({ "seat": 2 }));
}

#[tokio::test]
async fn what_cannot_be_decided_is_refused_and_changes_nothing() {
    let app = TestApp::new().await;
    let (ada, eve) = (app.person("Ada").await, app.person("Eve").await);
    let table = ada.begin("GE").await;
    let last = seen(&ada, &table).await;
    let illegal = ada.decide(&table, 1, last, "claim:YYGGBB").await.json();
    assert_eq!(
        (illegal["error"].as_str(), illegal["clause"].as_str().map(|clause| &clause[..3])),
        (Some("illegal"), Some("GE-")),
        "{illegal}"
    );
    let stale = ada.decide(&table, 1, 1, "rest").await.refused(409, "stale");
    assert!(stale["last"].as_u64().is_some_and(|last| last > 1));
    let unknown = ada.decide(&table, 1, last, "make:coffee").await.refused(400, "malformed");
    let words = unknown["message"].as_str().unwrap_or_default();
    assert!(words.starts_with("`make:coffee` cannot be read: write one of play:CARD, "), "{words}");
    let long = ada.decide(&table, 1, last, &"x".repeat(10_000)).await.refused(400, "malformed");
    let words = format!("`{}` cannot be read: an action has at most 200 bytes", "x".repeat(40));
    assert_eq!(long["message"], words);
    ada.decide(&table, 1, last, "play:YYYYYY>M").await.refused(400, "malformed");
    ada.decide(&table, 2, last, "rest").await.refused(403, "not_yours");
    ada.decide(&table, 9, last, "rest").await.refused(403, "not_yours");
    eve.decide(&table, 1, last, "rest").await.refused(403, "not_yours");
    app.nobody().decide(&table, 1, last, "rest").await.refused(401, "no_identity");
    assert_eq!(seen(&ada, &table).await, last);
}

#[tokio::test]
async fn the_same_key_is_one_move() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let body = json!({ "seat": 1, "seen": seen(&ada, &table).await, "action": "rest" });
    let first = keyed(&ada, &table, &body, "k-1").await.ok();
    assert_eq!(first["events"].as_array().map(Vec::len), Some(1));
    assert_eq!(keyed(&ada, &table, &body, "k-1").await.ok()["events"], first["events"]);
    let other = json!({ "seat": 1, "seen": body["seen"], "action": "play:+YY" });
    keyed(&ada, &table, &other, "k-1").await.refused(409, "key_reused");
    keyed(&ada, &table, &body, "no key").await.refused(400, "malformed");
    keyed(&ada, &table, &body, &"k".repeat(65)).await.refused(400, "malformed");
}

#[tokio::test]
async fn a_whole_movement_is_one_request() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin_with(&bob, "EM").await;
    let step = loop {
        let view = ada.look(&table).await;
        let legal = view["game"]["actions"].as_array().expect("a list").clone();
        let find = |verb: &str| {
            let all = legal.iter().filter_map(|one| one["action"].as_str());
            all.into_iter().find(|action| action.starts_with(verb)).map(str::to_owned)
        };
        if let Some(step) = find("step:") {
            break step;
        }
        // Crystals are taken and wagons are placed, the last player first.
        let start =
            find("start:YYYY").or_else(|| find("start:")).or_else(|| find("place:")).expect("a start");
        let seat = view["game"]["turn"]["seat"].as_u64().expect("a seat");
        let who = if seat == 1 { &ada } else { &bob };
        who.decide(&table, seat, view["last"].as_u64().expect("a number"), &start).await.ok();
    };
    let path = format!("/api/tables/{table}/decisions");
    let body = |then: Value, seen: u64| json!({ "seat": 1, "seen": seen, "action": step, "then": then });
    let last = seen(&ada, &table).await;
    ada.post(&path, body(json!(["stop", "mine", "mine"]), last)).await.refused(409, "out_of_turn");
    ada.post(&path, body(json!(["make:coffee"]), last)).await.refused(400, "malformed");
    assert_eq!(seen(&ada, &table).await, last, "nothing of it happened");
    let moved = ada.post(&path, body(json!(["stop"]), last)).await.ok();
    let events = moved["events"].as_array().expect("a list");
    assert_eq!((events[0]["joined"].as_bool(), events[1]["joined"].as_bool()), (None, Some(true)), "{moved}");
    let undo = json!({ "seat": 1, "seen": moved["last"] });
    ada.post(&format!("/api/tables/{table}/undo"), undo).await.ok();
    let actions = ada.look(&table).await["game"]["actions"].clone();
    assert!(actions.as_array().expect("a list").iter().any(|one| one["action"] == step.as_str()));
}

#[tokio::test]
async fn nothing_is_learnt_of_a_draw_by_deciding_on_at_once() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let view = ada.look(&table).await;
    let legal = view["game"]["actions"].as_array().expect("a list");
    let acquire =
        legal.iter().filter_map(|one| one["action"].as_str()).find(|one| one.starts_with("acquire:"));
    let path = format!("/api/tables/{table}/decisions");
    for next in ["rest", "play:+YY"] {
        let body = json!({ "seat": 1, "seen": view["last"], "action": acquire, "then": [next] });
        ada.post(&path, body).await.refused(409, "draw_between");
    }
    assert_eq!(seen(&ada, &table).await, view["last"].as_u64().expect("a number"));
}

#[tokio::test]
async fn of_two_clients_that_race_one_decides() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let seen = seen(&ada, &table).await;
    let race = (0..8).map(|number| {
        let (ada, table) = (ada.clone(), table.clone());
        let action = if number % 2 == 0 { "rest" } else { "play:+YY" };
        tokio::spawn(async move { ada.decide(&table, 1, seen, action).await })
    });
    let race: Vec<_> = race.collect();
    let mut decided = 0;
    for answer in race {
        let answer = answer.await.expect("no panic");
        if answer.status == 200 {
            decided += 1
        } else {
            answer.refused(409, "stale");
        }
    }
    assert_eq!(decided, 1);
}

#[tokio::test]
async fn a_step_is_taken_back_alone_and_more_only_if_the_others_agree() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin_with(&bob, "GE").await;
    let at = |verb: &str| format!("/api/tables/{table}/{verb}");
    bob.post(&at("undo/answer"), json!({ "seat": 2, "agrees": true })).await.refused(409, "not_asked");
    let last = seen(&ada, &table).await;
    ada.post(&at("undo"), json!({ "seat": 1, "seen": last })).await.refused(409, "nothing_to_undo");
    ada.decide(&table, 1, last, "rest").await.ok();
    let last = seen(&ada, &table).await;
    let asked = ada.post(&at("undo"), json!({ "seat": 1, "seen": last })).await.ok();
    assert_eq!(asked["events"][0]["fact"], "undo_asked");
    assert_eq!(ada.look(&table).await["undo"]["by"], 1);
    let agreed = bob.post(&at("undo/answer"), json!({ "seat": 2, "agrees": true })).await.ok();
    assert!(agreed["events"].as_array().expect("a list").iter().any(|event| event["fact"] == "taken_back"));
    assert_eq!(ada.look(&table).await["game"]["turn"], json!({ "seat": 1 }));
}

#[tokio::test]
async fn what_is_said_is_plain_text() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let at = format!("/api/tables/{table}/say");
    ada.post(&at, json!({ "text": "<b>good luck</b>" })).await.ok();
    assert_eq!(ada.look(&table).await["chat"][0]["text"], "<b>good luck</b>");
    ada.post(&at, json!({ "text": "" })).await.refused(400, "message");
    ada.post(&at, json!({ "text": "x".repeat(501) })).await.refused(400, "message");
    app.person("Eve").await.post(&at, json!({ "text": "psst" })).await.refused(403, "not_seated");
}
