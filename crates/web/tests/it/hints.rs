//! /api/tables/{table}/hint and the button on the page.

use serde_json::json;

use crate::browsing::Browser;
use crate::client::TestApp;

#[tokio::test]
async fn a_hint_is_asked_for_and_looked_at() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let path = format!("/api/tables/{table}/hint");
    assert_eq!(ada.get(&path).await.ok()["state"], "none");
    assert_eq!(ada.post(&path, json!({})).await.ok()["state"], "thinking");
    let mut hint = ada.get(&path).await.ok();
    while hint["state"] != "given" {
        hint = ada.get(&path).await.ok();
    }
    let options = hint["options"].as_array().expect("a list");
    assert!((2..=3).contains(&options.len()), "{hint}");
    assert!(options[0]["behind"].is_null() && options[1]["behind"].is_string(), "{hint}");
    let record =
        String::from_utf8(ada.get(&format!("/api/tables/{table}/record")).await.bytes).expect("text");
    assert!(!record.contains("hint"), "{record}");
}

#[tokio::test]
async fn who_may_not_have_a_hint_is_told() {
    let app = TestApp::new().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada.begin_with(&ben, "GE").await;
    let path = format!("/api/tables/{table}/hint");
    ada.post(&path, json!({})).await.refused(409, "no_hints");
    ada.post(&path, json!({ "why": "not" })).await.refused(400, "malformed");
    app.person("Eve").await.post(&path, json!({})).await.refused(403, "not_seated");
    app.nobody().post(&path, json!({})).await.refused(401, "no_identity");
    ada.post("/api/tables/0000000000000/hint", json!({})).await.refused(404, "not_found");
}

#[tokio::test]
async fn without_a_script_the_page_comes_again_until_the_hint_is_there() {
    let app = TestApp::new().await;
    let mut browser = Browser::new(&app);
    browser
        .submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "beginner"), ("order", "fixed")])
        .await;
    let table = browser.address.clone();
    assert!(browser.page.contains(&format!("{table}/hint\"")), "{}", browser.page);
    browser.submit(&format!("{table}/hint"), &[]).await;
    assert!(browser.page.contains("data-thinking") || browser.page.contains("hint-given"));
    while !browser.page.contains("hint-given") {
        browser.submit(&format!("{table}/hint"), &[]).await;
    }
    assert!(
        browser.page.contains("Better than") || browser.page.contains("is about as good"),
        "{}",
        browser.page
    );
    assert!(browser.page.contains(" hinted\"") && browser.page.contains("hint-mark"));
}
