//! The key of a request is its sender's own: nobody else is shown it, wherever they look.

use axum::body::Body;
use serde_json::{Value, json};

use crate::client::{Answer, Client, TestApp};

const KEY: &str = "k3y-0f-ada";

async fn decide(client: &Client, table: &str, body: &Value) -> Answer {
    let request = client.request("POST", &format!("/api/tables/{table}/decisions"));
    let request = request.header("content-type", "application/json").header("idempotency-key", KEY);
    client.app.send(request.body(Body::from(body.to_string())).expect("a request")).await
}

/// The first of all that can be done now.
fn first(view: &Value) -> Value {
    let (seat, action) = (&view["game"]["turn"]["seat"], &view["game"]["actions"][0]["action"]);
    json!({ "seat": seat, "seen": view["last"], "action": action })
}

/// What a stream tells until the server closes.
async fn follow(client: &Client, path: &str) -> axum::http::Response<Body> {
    client.app.begin(client.request("GET", path).body(Body::empty()).expect("a request")).await
}

#[tokio::test]
async fn no_route_shows_a_key_to_anybody() {
    let app = TestApp::new().await;
    let (ada, bob, eve) = (app.person("Ada").await, app.person("Bob").await, app.person("Eve").await);
    let table = ada.begin_with(&bob, "GE").await;
    let at = |path: &str| format!("/api/tables/{table}{path}");
    let mut streams = Vec::new();
    for client in [app.nobody(), bob.clone(), eve.clone(), ada.clone()] {
        for path in ["/events", "/live"] {
            streams.push(follow(&client, &at(path)).await);
        }
    }
    let asked = first(&ada.look(&table).await);
    let answer = decide(&ada, &table, &asked).await.ok();
    assert_eq!(answer["events"][0]["fact"], "acted");
    assert!(answer["events"][0].get("key").is_none());
    // It is kept: the same request is the same move, and is answered as before.
    let again = decide(&ada, &table, &asked).await.ok();
    assert_eq!(again["events"], answer["events"]);
    assert_eq!(again["last"], answer["last"]);

    let pages = ["", "?at=3", "/replay", "/review"].map(|path| format!("/tables/{table}{path}"));
    let calls = ["", "/events?follow=false", "/record"].map(at);
    for client in [app.nobody(), bob.clone(), eve.clone()] {
        for path in calls.iter().chain(&pages) {
            client.get(path).await;
        }
        for path in ["/me/data", "/", "/api/tables?list=playing"] {
            client.get(path).await;
        }
    }
    // What others do answers with events too.
    bob.post(&at("/say"), json!({ "text": "hm" })).await.ok();
    bob.post(&at("/leave"), json!({})).await.ok();
    bob.post(&at("/return"), json!({})).await.ok();
    app.app.close();
    for stream in streams {
        let told = http_body_util::BodyExt::collect(stream.into_body()).await.expect("a body").to_bytes();
        app.sent.lock().expect("no panic").push(told.to_vec());
    }
    let sent = app.sent.lock().expect("no panic").clone();
    let has_key = |bytes: &Vec<u8>| bytes.windows(KEY.len()).any(|window| window == KEY.as_bytes());
    assert!(sent.iter().any(|bytes| bytes.windows(5).any(|window| window == b"acted")));
    assert!(!sent.iter().any(has_key), "a key was shown");
    let kept = app.store.events(table.parse::<carvania_tables::TableId>().expect("an id").0, 0).await;
    assert!(kept.expect("the store").iter().any(|row| row.body.contains(KEY)), "the store keeps it");
}

#[tokio::test]
async fn the_page_asks_before_taking_back_makes_a_game_uncounted() {
    let app = TestApp::new().await;
    let mut browser = crate::browsing::Browser::new(&app);
    let seats = [("game", "GE"), ("seat-1", "me"), ("seat-2", "beginner"), ("order", "fixed")];
    browser.submit("/new", &seats).await;
    assert!(browser.address.starts_with("/tables/"), "{}", browser.address);
    let notice = "The game then no longer counts for you";
    assert!(!browser.page.contains(notice));
    let acquire = browser.values("action").into_iter().find(|action| action.starts_with("acquire:"));
    browser.press("action", &acquire.expect("a card is free")).await;
    assert!(browser.page.contains(notice), "{}", browser.page);
    let table = browser.address.clone();
    // The bot decides meanwhile; then nothing happens any more.
    while browser.values("action").is_empty() {
        browser.open(&table).await;
    }
    let undo = format!("{table}/undo");
    let (seat, seen) = (browser.hidden("seat"), browser.hidden("seen"));
    assert_eq!(browser.submit(&undo, &[("seat", &seat), ("seen", &seen)]).await, 200);
    assert_eq!((browser.hidden("seen"), browser.values("sure")), (seen.clone(), vec!["undo".to_owned()]));
    assert_eq!(browser.submit(&undo, &[("seat", &seat), ("seen", &seen), ("sure", "undo")]).await, 200);
    assert_ne!(browser.hidden("seen"), seen);
    assert!(!browser.page.contains(notice), "{}", browser.page);
}
