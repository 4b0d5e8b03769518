//! /api/me/link, /api/links, /move

use axum::body::Body;
use serde_json::json;

use crate::client::TestApp;

#[tokio::test]
async fn a_link_moves_somebody_once() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let link = ada.post("/api/me/link", json!({})).await.ok();
    let code = link["code"].as_str().expect("a code");
    assert_eq!(link["url"], format!("http://127.0.0.1:8650/move/{code}"));
    let moved = app.nobody().post("/api/links?as=token", json!({ "code": code })).await.ok();
    assert_eq!(moved["person"], ada.person.as_str());
    assert_ne!(moved["token"].as_str(), ada.token.as_deref(), "each device has a secret of its own");
    app.nobody().post("/api/links", json!({ "code": code })).await.refused(404, "not_found");
    app.nobody().post("/api/links", json!({ "code": "x" })).await.refused(404, "not_found");
}

#[tokio::test]
async fn looking_at_a_link_does_not_use_it() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let link = ada.post("/api/me/link", json!({})).await.ok();
    let code = link["code"].as_str().expect("a code");
    for _ in 0..3 {
        let page = app.get(&format!("/move/{code}")).await;
        assert_eq!(page.status, 200);
        assert_eq!(page.header("referrer-policy"), "same-origin");
        assert!(String::from_utf8_lossy(&page.bytes).contains(code));
    }
    let form = |code: &str| {
        let request =
            app.nobody().request("POST", "/move").header("content-type", "application/x-www-form-urlencoded");
        request.body(Body::from(format!("code={code}"))).expect("a request")
    };
    let moved = app.send(form(code)).await;
    assert_eq!((moved.status.as_u16(), moved.header("location")), (303, "/"));
    assert!(moved.header("set-cookie").starts_with("carvania="));
    assert_eq!(app.send(form(code)).await.status, 404);
    assert_eq!(app.send(form("\"><script>")).await.status, 404);
}

#[tokio::test]
async fn a_code_on_a_page_is_escaped() {
    let app = TestApp::new().await;
    let page = app.get("/move/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E").await;
    assert!(!String::from_utf8_lossy(&page.bytes).contains("<script>"));
}
