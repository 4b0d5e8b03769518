//! POST /api/packs

use carvania_web::Settings;
use serde_json::json;

use crate::client::{TestApp, settings};

fn changed() -> String {
    let printed = carvania_rules::components::golem_edition::FILE;
    let changed = printed.replacen("points = 20", "points = 21", 1);
    assert_ne!(printed, changed);
    changed
}

#[tokio::test]
async fn a_pack_can_be_played_with() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let pack = json!({ "files": [{ "name": "my.toml", "body": changed() }] });
    let added = ada.post("/api/packs", pack.clone()).await.ok();
    let digest = added["digests"]["GE"].as_str().expect("a digest");
    assert_eq!(ada.post("/api/packs", pack).await.ok(), added);
    assert_eq!(app.get("/api/games").await.ok()["packs"], json!([added]));
    let table =
        ada.open(json!({ "game": "GE", "seats": ["me", { "bot": "beginner" }], "components": digest })).await;
    ada.post(&format!("/api/tables/{table}/ready"), json!({})).await.ok();
    assert_eq!(ada.look(&table).await["stage"], "playing");
}

#[tokio::test]
async fn what_is_no_pack_is_refused() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    ada.post("/api/packs", json!({ "files": [] })).await.refused(422, "pack");
    ada.post("/api/packs", json!({ "files": [{ "name": "x", "body": "[[[" }] })).await.refused(422, "pack");
    ada.post("/api/packs", json!({ "files": "x" })).await.refused(400, "malformed");
    let none = TestApp::with(Settings { most_packs: 0, ..settings() }).await;
    let bob = none.person("Bob").await;
    let pack = json!({ "files": [{ "name": "my.toml", "body": changed() }] });
    bob.post("/api/packs", pack).await.refused(503, "full");
}
