//! /api/me/devices, /api/me/sign-out, DELETE /api/me/link, and the same on /me

use axum::body::Body;
use http_body_util::BodyExt;
use serde_json::json;

use crate::browsing::Browser;
use crate::client::{Client, TestApp};

/// Another device of somebody.
async fn another(client: &Client) -> Client {
    let link = client.post("/api/me/link", json!({})).await.ok();
    let moved = client.app.nobody().post("/api/links?as=token", json!({ "code": link["code"] })).await.ok();
    Client { token: moved["token"].as_str().map(str::to_owned), ..client.clone() }
}

/// The id of the device that somebody asks from.
async fn own(client: &Client) -> String {
    let devices = client.get("/api/me/devices").await.ok();
    let devices = devices.as_array().expect("a list").clone();
    let own = devices.iter().find(|device| device["is_this"] == true).expect("this device");
    own["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn devices_are_listed_without_their_secrets_and_signed_out() {
    let app = TestApp::new().await;
    let (ada, eve) = (app.person("Ada").await, app.person("Eve").await);
    let (second, third) = (another(&ada).await, another(&ada).await);
    let list = ada.get("/api/me/devices").await.ok();
    assert_eq!(list.as_array().map(Vec::len), Some(3));
    assert!(list[0]["created"].is_u64() && list[0]["last_used"].is_u64());
    for device in [&ada, &second, &third] {
        assert!(!list.to_string().contains(device.token.as_deref().expect("a secret")));
    }
    let path = format!("/api/me/devices/{}", own(&second).await);
    eve.delete(&path).await.refused(404, "not_found");
    assert_eq!(ada.delete(&path).await.status, 204);
    second.get("/api/me").await.refused(401, "unknown_identity");
    ada.delete(&path).await.refused(404, "not_found");
    ada.delete("/api/me/devices/nonsense").await.refused(404, "not_found");

    let fourth = another(&ada).await;
    let link = ada.post("/api/me/link", json!({})).await.ok();
    assert_eq!(ada.delete("/api/me/devices").await.status, 204);
    for device in [&third, &fourth] {
        device.get("/api/me").await.refused(401, "unknown_identity");
    }
    app.nobody().post("/api/links", json!({ "code": link["code"] })).await.refused(404, "not_found");
    assert_eq!(ada.get("/api/me").await.ok()["name"], "Ada");

    let answer = ada.post("/api/me/sign-out", json!({})).await;
    assert_eq!(answer.status, 204);
    assert!(answer.header("set-cookie").contains("Max-Age=0"));
    ada.get("/api/me").await.refused(401, "unknown_identity");
    assert_eq!(eve.get("/api/me").await.ok()["name"], "Eve");
}

#[tokio::test]
async fn a_token_with_scopes_signs_nobody_out() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let made = ada.post("/api/me/tokens", json!({ "label": "my bot" })).await.ok();
    let bot = Client { token: made["token"].as_str().map(str::to_owned), ..ada.clone() };
    bot.get("/api/me/devices").await.refused(403, "scope");
    bot.delete("/api/me/devices").await.refused(403, "scope");
    bot.delete("/api/me/link").await.refused(403, "scope");
    bot.post("/api/me/sign-out", json!({})).await.refused(403, "scope");
    app.nobody().get("/api/me/devices").await.refused(401, "no_identity");
}

#[tokio::test]
async fn a_link_that_was_not_used_can_be_revoked() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let link = ada.post("/api/me/link", json!({})).await.ok();
    assert_eq!(ada.delete("/api/me/link").await.status, 204);
    app.nobody().post("/api/links", json!({ "code": link["code"] })).await.refused(404, "not_found");
}

/// A browser that is somebody already.
async fn browser(app: &TestApp, client: &Client) -> Browser {
    let link = client.post("/api/me/link", json!({})).await.ok();
    let mut browser = Browser::new(app);
    browser.submit("/move", &[("code", link["code"].as_str().expect("a code"))]).await;
    browser
}

#[tokio::test]
async fn on_ones_own_page_devices_are_signed_out_without_a_script() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let mut here = browser(&app, &ada).await;
    for (language, title) in [("en", "Your devices"), ("fr", "Vos appareils")] {
        here.submit("/preferences", &[("language", language), ("back", "/me")]).await;
        assert_eq!(here.open("/me").await, 200);
        assert!(here.page.contains(title), "{language}");
    }
    here.submit("/me/link", &[]).await;
    assert_eq!(here.open("/me").await, 200);
    assert!(here.page.contains("/me/link/revoke"));
    here.submit("/me/link/revoke", &[]).await;
    assert!(!here.page.contains("/me/link/revoke"));
    let ids = here.values("device");
    assert_eq!(ids.len(), 1, "all but this one");
    here.submit("/me/devices/sign-out", &[("device", &ids[0])]).await;
    ada.get("/api/me").await.refused(401, "unknown_identity");
    assert_eq!(here.values("device"), [""; 0]);
    here.submit("/me/sign-out", &[]).await;
    assert!(
        here.page.contains("/me/devices") || here.page.contains("/me/sign-out"),
        "not without being sure"
    );
    let cookie = here.cookie();
    here.submit("/me/sign-out", &[("sure", "yes")]).await;
    let request = app.nobody().request("GET", "/api/me").header("cookie", cookie);
    app.send(request.body(Body::empty()).expect("a request")).await.refused(401, "unknown_identity");
}

#[tokio::test]
async fn elsewhere_everything_is_signed_out_and_live_streams_end() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let mut here = browser(&app, &ada).await;
    let there = browser(&app, &ada).await;
    let (stays, ends) =
        (here.follow(&format!("/tables/{table}")).await, there.follow(&format!("/tables/{table}")).await);
    here.open("/me").await;
    here.submit("/me/devices/others", &[]).await;
    assert_eq!(here.values("device"), [""; 0]);
    ada.get("/api/me").await.refused(401, "unknown_identity");
    let told = ends.into_body().collect().await.expect("a body that ends").to_bytes();
    assert!(String::from_utf8_lossy(&told).ends_with("event: closing\ndata: {\"closing\":true}\n\n"));
    app.app.close();
    assert!(stays.into_body().collect().await.is_ok());
}
