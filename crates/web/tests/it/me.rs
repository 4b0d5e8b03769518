//! /api/me

use axum::body::Body;
use serde_json::json;

use crate::client::TestApp;

#[tokio::test]
async fn somebody_is_who_they_say_and_can_take_another_name() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    assert_eq!(ada.get("/api/me").await.ok(), json!({ "person": ada.person, "name": "Ada" }));
    ada.send("PATCH", "/api/me", json!({ "name": "Countess" })).await.ok();
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Countess");
    ada.send("PATCH", "/api/me", json!({ "name": "" })).await.refused(400, "name");
}

#[tokio::test]
async fn who_says_nothing_or_lies_is_nobody() {
    let app = TestApp::new().await;
    let answer = app.get("/api/me").await;
    answer.refused(401, "no_identity");
    assert_eq!(answer.header("www-authenticate"), "Bearer");
    for value in ["Bearer x", "Bearer 00000000000000000000000000", "Basic QTpC", "Bearer", ""] {
        let request = app.nobody().request("GET", "/api/me").header("authorization", value);
        let request = request.body(Body::empty()).expect("a request");
        app.send(request).await.refused(401, "unknown_identity");
    }
}

#[tokio::test]
async fn who_is_forgotten_is_unknown_and_leaves_a_bot_behind() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin("GE").await;
    ada.post(&format!("/api/tables/{table}/say"), json!({ "text": "remember me" })).await.ok();
    let answer = ada.delete("/api/me").await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").contains("Max-Age=0"));
    ada.get("/api/me").await.refused(401, "unknown_identity");
    let view = bob.look(&table).await;
    assert_eq!(view["places"][0]["name"], json!(null));
    assert_eq!(view["places"][0]["stand_in"], "skilled");
    assert!(!view.to_string().contains("remember me"));
}
