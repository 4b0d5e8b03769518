//! /api/me/tokens

use serde_json::json;

use crate::client::{Client, TestApp};

async fn token(client: &Client, scopes: &[&str]) -> Client {
    let body = json!({ "label": "my bot", "scopes": scopes });
    let made = client.post("/api/me/tokens", body).await.ok();
    Client { token: made["token"].as_str().map(str::to_owned), ..client.clone() }
}

#[tokio::test]
async fn a_token_does_what_its_scopes_allow_and_no_more() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let (reader, player) = (token(&ada, &["read"]).await, token(&ada, &["play"]).await);
    let table = json!({ "game": "GE", "seats": ["me", "open"] });
    assert_eq!(reader.get("/api/me").await.ok()["name"], "Ada");
    reader.post("/api/tables", table.clone()).await.refused(403, "scope");
    player.get("/api/me").await.refused(403, "scope");
    player.post("/api/tables", table).await.ok();
    for client in [reader, player] {
        client.send("PATCH", "/api/me", json!({ "name": "Eve" })).await.refused(403, "scope");
        client.post("/api/me/tokens", json!({ "label": "more" })).await.refused(403, "scope");
        client.post("/api/me/link", json!({})).await.refused(403, "scope");
        client.delete("/api/me").await.refused(403, "scope");
    }
}

#[tokio::test]
async fn tokens_are_listed_without_their_secrets_and_can_be_revoked() {
    let app = TestApp::new().await;
    let (ada, eve) = (app.person("Ada").await, app.person("Eve").await);
    let reader = token(&ada, &["read", "play"]).await;
    let list = ada.get("/api/me/tokens").await.ok();
    assert_eq!((&list[0]["label"], &list[0]["scopes"]), (&json!("my bot"), &json!(["read", "play"])));
    assert!(!list.to_string().contains(reader.token.as_deref().expect("a token")));
    let path = format!("/api/me/tokens/{}", list[0]["id"].as_str().expect("an id"));
    eve.delete(&path).await.refused(404, "not_found");
    assert_eq!(ada.delete(&path).await.status, 204);
    reader.get("/api/me").await.refused(401, "unknown_identity");
    ada.delete(&path).await.refused(404, "not_found");
    ada.delete("/api/me/tokens/nonsense").await.refused(404, "not_found");
    assert_eq!(ada.get("/api/me/tokens").await.ok(), json!([]));
}

#[tokio::test]
async fn a_token_needs_a_label_and_a_scope() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    ada.post("/api/me/tokens", json!({ "label": "" })).await.refused(422, "person");
    ada.post("/api/me/tokens", json!({ "label": "x", "scopes": [] })).await.refused(400, "malformed");
    ada.post("/api/me/tokens", json!({ "label": "x", "scopes": ["admin"] })).await.refused(400, "malformed");
}
