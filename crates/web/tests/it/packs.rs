//! POST /api/packs

use carvania_rules::components::golem_edition;
use carvania_web::{Limits, Rate, Settings};
use serde_json::{Value, json};

use crate::client::{TestApp, settings};

fn changed() -> String {
    worth(21)
}

/// Golem Edition with a card that is worth so much.
fn worth(points: u32) -> String {
    let changed = golem_edition::FILE.replacen("points = 20", &format!("points = {points}"), 1);
    assert_ne!(golem_edition::FILE, changed);
    changed
}

fn pack(body: &str) -> Value {
    json!({ "files": [{ "name": "my.toml", "body": body }] })
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
    let printed = ada.post("/api/packs", pack(golem_edition::FILE)).await.refused(422, "pack");
    assert!(printed["message"].as_str().is_some_and(|message| message.contains("printed components")));
    let none = carvania_host::Settings { max_packs: 0, ..Default::default() };
    let none = TestApp::hosted(settings(), none).await;
    let bob = none.person("Bob").await;
    bob.post("/api/packs", pack(&changed())).await.refused(503, "full");
}

#[tokio::test]
async fn one_guest_leaves_room_for_the_packs_of_others() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    for points in 21..24 {
        ada.post("/api/packs", pack(&worth(points))).await.ok();
    }
    let refused = ada.post("/api/packs", pack(&worth(24))).await.refused(409, "many_packs");
    assert!(refused["message"].as_str().is_some_and(|message| message.contains('3')), "{refused}");
    // Another comment is no other pack, and takes no place.
    ada.post("/api/packs", pack(&format!("# mine\n{}", worth(21)))).await.ok();
    bob.post("/api/packs", pack(&worth(24))).await.ok();
    assert_eq!(app.get("/api/games").await.ok()["packs"].as_array().map(Vec::len), Some(4));
}

#[tokio::test]
async fn many_guests_of_one_address_add_few_packs() {
    let packs = Rate { burst: 2.0, per_second: 0.01 };
    let limits = Limits { packs, ..Limits::around(0) };
    let app = TestApp::with(Settings { limits, ..settings() }).await;
    for points in 21..23 {
        app.person("Ada").await.post("/api/packs", pack(&worth(points))).await.ok();
    }
    let eve = app.person("Eve").await;
    eve.post("/api/packs", pack(&worth(23))).await.refused(429, "too_many");
    eve.post("/api/packs", pack("[[[")).await.refused(422, "pack");
    eve.post("/api/packs", pack(&worth(21))).await.ok();
}
