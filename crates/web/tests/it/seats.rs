//! Sitting down, being ready, leaving, playing again; /api/invites/{code}

use serde_json::json;

use crate::client::TestApp;

#[tokio::test]
async fn friends_come_by_the_invite_and_the_cards_are_dealt_when_all_are_ready() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let opened = ada.post("/api/tables", json!({ "game": "EM", "seats": ["me", "open"] })).await.ok();
    let (table, invite) =
        (opened["table"].as_str().expect("an id"), opened["invite"].as_str().expect("a code"));
    let at = |verb: &str| format!("/api/tables/{table}/{verb}");
    bob.post(&at("sit"), json!({})).await.refused(403, "not_invited");
    bob.post("/api/invites/nonsense", json!({})).await.refused(404, "not_found");
    bob.post("/api/invites/00000000000000000000000000", json!({})).await.refused(404, "not_found");
    bob.post(&format!("/api/invites/{invite}"), json!({ "place": 1 })).await.refused(409, "not_free");
    assert_eq!(bob.post(&format!("/api/invites/{invite}"), json!({})).await.ok()["table"], table);
    ada.post(&at("ready"), json!({ "note": "seven golems" })).await.ok();
    ada.post(&at("unready"), json!({})).await.ok();
    ada.post(&at("ready"), json!({ "note": "é" })).await.refused(400, "malformed");
    ada.post(&at("ready"), json!({})).await.ok();
    assert_eq!(ada.look(table).await["stage"], "lobby");
    let dealt = bob.post(&at("ready"), json!({ "note": "mine" })).await.ok();
    assert!(dealt["events"].as_array().expect("a list").iter().any(|event| event["fact"] == "dealt"));
    assert_eq!(ada.look(table).await["stage"], "playing");
    bob.post(&at("rise"), json!({})).await.refused(409, "begun");
}

#[tokio::test]
async fn at_a_listed_table_anybody_sits_down() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table =
        ada.open(json!({ "game": "GE", "seats": ["me", "open", "open"], "visibility": "listed" })).await;
    let at = |verb: &str| format!("/api/tables/{table}/{verb}");
    bob.post(&at("sit"), json!({ "place": 3 })).await.ok();
    bob.post(&at("sit"), json!({ "place": 256 })).await.refused(400, "malformed");
    bob.post(&at("place"), json!({ "place": 2, "occupant": { "bot": "casual" } }))
        .await
        .refused(403, "not_owner");
    ada.post(&at("place"), json!({ "place": 2, "occupant": { "bot": "casual" } })).await.ok();
    ada.post(&at("place"), json!({ "place": 2, "occupant": { "program": "none" } }))
        .await
        .refused(422, "no_program");
    assert_eq!(ada.look(&table).await["places"][2]["name"], "Bob");
    bob.post(&at("rise"), json!({})).await.ok();
    assert_eq!(ada.look(&table).await["places"][2]["occupant"], "open");
}

#[tokio::test]
async fn who_leaves_is_replaced_and_can_return() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin_with(&bob, "GE").await;
    let at = |verb: &str| format!("/api/tables/{table}/{verb}");
    bob.post(&at("leave"), json!({ "stand_in": "casual" })).await.ok();
    assert_eq!(ada.look(&table).await["places"][1]["stand_in"], "casual");
    bob.post(&at("leave"), json!({ "stand_in": "god" })).await.refused(400, "malformed");
    bob.post(&at("return"), json!({})).await.ok();
    assert_eq!(ada.look(&table).await["places"][1]["stand_in"], json!(null));
    app.person("Eve").await.post(&at("leave"), json!({})).await.refused(403, "not_seated");
}

#[tokio::test]
async fn a_game_given_up_can_be_played_again() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let at = |verb: &str| format!("/api/tables/{table}/{verb}");
    ada.post(&at("rematch"), json!({})).await.refused(409, "not_over");
    app.person("Eve").await.post(&at("abandon"), json!({})).await.refused(403, "not_owner");
    ada.post(&at("abandon"), json!({})).await.ok();
    let again = ada.post(&at("rematch"), json!({})).await.ok()["table"].clone();
    assert_eq!(ada.post(&at("rematch"), json!({})).await.ok()["table"], again, "asked twice, one table");
    let places = ada.look(again.as_str().expect("an id")).await["places"].clone();
    assert_eq!((&places[0]["occupant"], &places[1]["is_me"]), (&json!({ "bot": "beginner" }), &json!(true)));
}
