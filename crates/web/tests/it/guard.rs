//! What every request passes: headers, origins, limits, sizes, compression.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use carvania_web::{Limits, Most, Rate, Settings};
use serde_json::json;

use crate::client::{TestApp, settings};

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_browsers_safe() {
    let app = TestApp::new().await;
    for path in ["/", "/api", "/api/games", "/api/me", "/nowhere", "/api/openapi.json", "/healthz"] {
        let answer = app.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"),
            "{path}"
        );
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
        assert!(!answer.header("x-request-id").is_empty(), "{path}");
    }
}

#[tokio::test]
async fn a_request_from_another_site_changes_nothing() {
    let app = TestApp::new().await;
    let come = |header: &str, value: &str| {
        let request = app.nobody().request("POST", "/api/people").header("content-type", "application/json");
        request
            .header(header, value)
            .body(Body::from(json!({ "name": "Eve" }).to_string()))
            .expect("a request")
    };
    for (header, value) in [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        app.send(come(header, value)).await.refused(403, "origin");
    }
    assert_eq!(app.send(come("origin", "http://127.0.0.1:8650")).await.status, 201);
    assert_eq!(app.send(come("sec-fetch-site", "same-origin")).await.status, 201);
}

#[tokio::test]
async fn bodies_are_json_of_a_bounded_size() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let post = |path: &str, kind: &str, body: Vec<u8>| {
        ada.request("POST", path).header("content-type", kind).body(Body::from(body)).expect("a request")
    };
    let name = || json!({ "name": "Eve" }).to_string().into_bytes();
    app.send(post("/api/people", "text/plain", name())).await.refused(415, "not_json");
    app.send(post("/api/people", "application/x-www-form-urlencoded", name())).await.refused(415, "not_json");
    assert_eq!(app.send(post("/api/people", "Application/JSON; charset=utf-8", name())).await.status, 201);
    app.send(post("/api/people", "application/json", vec![b' '; 65 * 1024])).await.refused(413, "too_large");
    app.send(post("/api/tables", "application/json", vec![b' '; 65 * 1024])).await.refused(400, "malformed");
    app.send(post("/api/tables", "application/json", vec![b' '; 257 * 1024])).await.refused(413, "too_large");
}

fn limited(limits: Limits) -> Settings {
    Settings { limits, ..settings() }
}

const FEW: Rate = Rate { burst: 3.0, per_second: 0.01 };

fn from(peer: [u8; 4], forwarded: Option<&str>) -> Request<Body> {
    let mut request = Request::get("/api/games");
    if let Some(address) = forwarded {
        request = request.header("x-forwarded-for", address);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 1234))));
    request
}

#[tokio::test]
async fn an_address_that_asks_too_often_is_told_when_to_come_back() {
    let app = TestApp::with(limited(Limits { address: FEW, ..Limits::around(0) })).await;
    for _ in 0..3 {
        assert_eq!(app.send(from([192, 0, 2, 1], None)).await.status, 200);
    }
    // Whoever says to be somebody else is not believed.
    let answer = app.send(from([192, 0, 2, 1], Some("198.51.100.1"))).await;
    answer.refused(429, "too_many");
    assert_eq!(answer.header("retry-after"), "100");
    assert_eq!(app.send(from([192, 0, 2, 2], None)).await.status, 200);
}

#[tokio::test]
async fn a_trusted_proxy_tells_who_asks() {
    let limits = Limits { address: FEW, ..Limits::around(0) };
    let app = TestApp::with(Settings { trust_proxy: true, ..limited(limits) }).await;
    for number in 0..10 {
        let answer = app.send(from([192, 0, 2, 1], Some(&format!("198.51.100.{number}")))).await;
        assert_eq!(answer.status, 200);
    }
}

#[tokio::test]
async fn people_guests_and_tables_have_limits_of_their_own() {
    let app = TestApp::with(limited(Limits { guests: FEW, ..Limits::around(0) })).await;
    for _ in 0..3 {
        app.person("Ada").await;
    }
    app.nobody().post("/api/people", json!({ "name": "Eve" })).await.refused(429, "too_many");

    let app = TestApp::with(limited(Limits { tables: FEW, ..Limits::around(0) })).await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    for _ in 0..3 {
        ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    }
    ada.post("/api/tables", json!({ "game": "GE", "seats": ["me", "open"] })).await.refused(429, "too_many");
    bob.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;

    // However many guests share an address.
    let app = TestApp::with(limited(Limits { tables_of_address: FEW, ..Limits::around(0) })).await;
    for _ in 0..3 {
        app.person("Ada").await.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    }
    let eve = app.person("Eve").await;
    eve.post("/api/tables", json!({ "game": "GE", "seats": ["me", "open"] })).await.refused(429, "too_many");

    let app = TestApp::with(limited(Limits { person: FEW, ..Limits::around(0) })).await;
    let ada = app.person("Ada").await;
    for _ in 0..3 {
        ada.send("PATCH", "/api/me", json!({ "name": "Ada" })).await.ok();
    }
    ada.send("PATCH", "/api/me", json!({ "name": "Ada" })).await.refused(429, "too_many");
    assert_eq!(ada.get("/api/me").await.status, 200, "looking is free");
}

#[tokio::test]
async fn live_connections_are_counted() {
    let streams = Most { total: 10, per_address: 2 };
    let app = TestApp::with(limited(Limits { streams, ..Limits::around(0) })).await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let path = format!("/api/tables/{table}/live");
    let open = || app.begin(Request::get(&path).body(Body::empty()).expect("a request"));
    let (first, _second) = (open().await, open().await);
    app.get(&path).await.refused(429, "too_many");
    drop(first);
    assert_eq!(open().await.status(), 200);
}

#[tokio::test]
async fn pages_and_json_are_compressed_and_streams_are_not() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let encoding = |path: String, accepted: &'static str| {
        let request = Request::get(path).header("accept-encoding", accepted).body(Body::empty());
        let app = app.clone();
        async move {
            let answer = app.begin(request.expect("a request")).await;
            answer.headers().get("content-encoding").map(|value| value.to_str().expect("text").to_owned())
        }
    };
    assert_eq!(encoding("/".to_owned(), "gzip, br").await.as_deref(), Some("br"));
    assert_eq!(encoding("/api/openapi.json".to_owned(), "gzip").await.as_deref(), Some("gzip"));
    assert_eq!(encoding(format!("/api/tables/{table}/live"), "gzip, br").await, None);
    assert_eq!(encoding(format!("/api/tables/{table}/events"), "gzip, br").await, None);
}

#[tokio::test]
async fn nobody_talks_brings_records_or_has_games_reviewed_without_end() {
    let app = TestApp::with(limited(Limits { messages: FEW, ..Limits::around(0) })).await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin_with(&bob, "GE").await;
    let address = format!("/api/tables/{table}/say");
    for _ in 0..3 {
        ada.post(&address, json!({ "text": "Hi" })).await.ok();
    }
    let refused = ada.post(&address, json!({ "text": "Hi" })).await;
    refused.refused(429, "too_many");
    assert_eq!(refused.header("retry-after"), "100");
    bob.post(&address, json!({ "text": "At last" })).await.ok();

    for limits in [
        Limits { records: FEW, ..Limits::around(0) },
        Limits { records_of_address: FEW, ..Limits::around(0) },
    ] {
        let app = TestApp::with(limited(limits)).await;
        let ada = app.person("Ada").await;
        let branch = || ada.post("/api/branches", json!({ "record": "nonsense", "at": 0, "seats": ["me"] }));
        for _ in 0..3 {
            branch().await.refused(422, "options");
        }
        branch().await.refused(429, "too_many");
    }
}
