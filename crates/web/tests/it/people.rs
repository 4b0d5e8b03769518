//! POST /api/people

use axum::body::Body;
use serde_json::json;

use crate::client::{TestApp, settings};

#[tokio::test]
async fn a_guest_gets_a_cookie_and_is_known_by_it() {
    let app = TestApp::new().await;
    let answer = app.nobody().post("/api/people", json!({ "name": "  Ada   Lovelace " })).await;
    let person = answer.ok();
    assert_eq!(answer.status, 201);
    assert_eq!(person["name"], "Ada Lovelace");
    assert!(person.get("token").is_none());
    let cookie = answer.header("set-cookie");
    assert!(
        cookie.starts_with("carvania=")
            && cookie.contains("; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000")
    );
    assert!(!cookie.contains("Secure"));
    let pair = cookie.split(';').next().expect("a pair");
    let request = app.nobody().request("GET", "/api/me").header("cookie", pair);
    assert_eq!(app.send(request.body(Body::empty()).expect("a request")).await.ok(), person);
}

#[tokio::test]
async fn over_https_the_cookie_is_kept_to_it() {
    let https = carvania_web::Settings {
        public_url: "https://games.example.org".parse().expect("an address"),
        ..settings()
    };
    let app = TestApp::with(https).await;
    let answer = app.nobody().post("/api/people", json!({ "name": "Ada" })).await;
    assert!(answer.header("set-cookie").starts_with("__Host-carvania="));
    assert!(answer.header("set-cookie").ends_with("; Secure"));
    assert_eq!(answer.header("strict-transport-security"), "max-age=31536000");
}

#[tokio::test]
async fn a_program_gets_a_token_instead() {
    let app = TestApp::new().await;
    let answer = app.nobody().post("/api/people?as=token", json!({ "name": "Bot" })).await;
    assert_eq!(answer.header("set-cookie"), "");
    assert_eq!(answer.ok()["token"].as_str().map(str::len), Some(26));
}

#[tokio::test]
async fn names_that_nobody_can_have_are_refused() {
    let app = TestApp::new().await;
    for name in ["", "   ", "a\u{202e}b", "\u{200b}", "a\nb", &"x".repeat(41)] {
        app.nobody().post("/api/people", json!({ "name": name })).await.refused(400, "name");
    }
    app.nobody().post("/api/people", json!({})).await.refused(400, "malformed");
    app.nobody().post("/api/people", json!({ "name": "Ada", "admin": true })).await.refused(400, "malformed");
    app.nobody().post("/api/people?as=admin", json!({ "name": "Ada" })).await.refused(400, "malformed");
}
