//! /api/tables/{table}/events and /live

use axum::body::Body;
use carvania_store::Store;
use http_body_util::BodyExt;
use serde_json::{Value, json};

use crate::client::{Client, TestApp};

/// Reads a stream until so many of its parts have come.
struct Stream {
    body: Body,
    text: String,
}

impl Stream {
    async fn open(client: &Client, path: &str, last_event_id: Option<&str>) -> Stream {
        let mut request = client.request("GET", path);
        if let Some(id) = last_event_id {
            request = request.header("last-event-id", id);
        }
        let answer = client.app.begin(request.body(Body::empty()).expect("a request")).await;
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["x-accel-buffering"], "no");
        Stream { body: answer.into_body(), text: String::new() }
    }

    /// The text up to and with a mark.
    async fn until(&mut self, mark: &str) -> String {
        loop {
            if let Some(end) = self.text.find(mark) {
                let rest = self.text.split_off(end + mark.len());
                return std::mem::replace(&mut self.text, rest);
            }
            let frame = self.body.frame().await.expect("more").expect("no error");
            self.text.push_str(std::str::from_utf8(&frame.into_data().expect("data")).expect("text"));
        }
    }

    /// Everything that is still to come.
    async fn rest(mut self) -> String {
        let rest = self.body.collect().await.expect("a body").to_bytes();
        self.text.push_str(std::str::from_utf8(&rest).expect("text"));
        self.text
    }
}

fn numbers(lines: &str) -> Vec<u64> {
    let events = lines.lines().filter(|line| !line.is_empty());
    events.filter_map(|line| serde_json::from_str::<Value>(line).expect("JSON")["number"].as_u64()).collect()
}

#[tokio::test]
async fn all_events_come_in_order_and_end_at_the_present() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    for text in ["one", "two", "three"] {
        ada.post(&format!("/api/tables/{table}/say"), json!({ "text": text })).await.ok();
    }
    let all = app.get(&format!("/api/tables/{table}/events?follow=false")).await;
    assert_eq!(all.header("content-type"), "application/x-ndjson");
    assert_eq!(numbers(std::str::from_utf8(&all.bytes).expect("text")), [1, 2, 3, 4]);
    let some = app.get(&format!("/api/tables/{table}/events?follow=false&after=2")).await;
    assert_eq!(numbers(std::str::from_utf8(&some.bytes).expect("text")), [3, 4]);
    let none = app.get(&format!("/api/tables/{table}/events?follow=false&after=18446744073709551615")).await;
    assert_eq!(none.bytes, b"");
    app.get(&format!("/api/tables/{table}/events?after=-1")).await.refused(400, "malformed");
    app.get(&format!("/api/tables/{table}/events?follow=maybe")).await.refused(400, "malformed");
}

#[tokio::test]
async fn who_follows_hears_what_happens_and_that_the_server_closes() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let mut stream = Stream::open(&ada, &format!("/api/tables/{table}/events?after=1"), None).await;
    ada.post(&format!("/api/tables/{table}/say"), json!({ "text": "hello" })).await.ok();
    assert_eq!(numbers(&stream.until("\n").await), [2]);
    app.app.close();
    assert_eq!(stream.rest().await, "{\"closing\":true}\n");
}

#[tokio::test]
async fn a_browser_resumes_where_it_was() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let say = |text: &'static str| {
        let (ada, path) = (ada.clone(), format!("/api/tables/{table}/say"));
        async move { ada.post(&path, json!({ "text": text })).await.ok() }
    };
    let live = format!("/api/tables/{table}/live");
    let mut first = Stream::open(&ada, &live, None).await;
    assert_eq!(first.until("\n\n").await, "retry: 2000\n\n");
    assert!(first.until("\n\n").await.starts_with("id: 1\ndata: {\"number\":1,"));
    say("one").await;
    assert!(first.until("\n\n").await.starts_with("id: 2\n"));
    drop(first);
    say("two").await;
    say("three").await;
    // The header counts before the parameter, as browsers repeat the address that they began with.
    let mut second = Stream::open(&ada, &format!("{live}?after=1"), Some("2")).await;
    second.until("retry: 2000\n\n").await;
    assert!(second.until("\n\n").await.starts_with("id: 3\n"));
    assert!(second.until("\n\n").await.starts_with("id: 4\n"));
    app.app.close();
    assert_eq!(second.rest().await, "event: closing\ndata: {\"closing\":true}\n\n");
}

#[tokio::test]
async fn a_last_id_that_is_none_begins_anew() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    for id in ["", "x", "-1", "99999999999999999999999"] {
        let mut stream = Stream::open(&ada, &format!("/api/tables/{table}/live"), Some(id)).await;
        stream.until("retry: 2000\n\n").await;
        assert!(stream.until("\n\n").await.starts_with("id: 1\n"), "{id}");
    }
}

#[tokio::test]
async fn silence_is_broken_by_signs_of_life() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    let mut live = Stream::open(&ada, &format!("/api/tables/{table}/live?after=1"), None).await;
    live.until("retry: 2000\n\n").await;
    let mut lines = Stream::open(&ada, &format!("/api/tables/{table}/events?after=1"), None).await;
    // From here on time flies while nothing else is to be done.
    tokio::time::pause();
    assert_eq!(live.until("\n\n").await, ": still here\n\n");
    assert_eq!(lines.until("\n").await, "\n");
}

#[tokio::test]
async fn a_long_table_comes_page_by_page_and_whole() {
    let app = TestApp::new().await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let table = ada.begin_with(&bob, "GE").await;
    for _ in 0..Store::PAGE {
        for talks in [&ada, &bob] {
            talks.post(&format!("/api/tables/{table}/say"), json!({ "text": "and so on" })).await.ok();
        }
    }
    let last = ada.look(&table).await["last"].as_u64().expect("a number");
    // Those who do not read on hold nobody up, and who does misses nothing.
    let path = format!("/api/tables/{table}/events?follow=false");
    let mut stalled = Vec::new();
    for _ in 0..50 {
        let mut stream = Stream::open(&ada, &path, None).await;
        assert_eq!(numbers(&stream.until("\n").await), [1]);
        stalled.push(stream);
    }
    ada.post(&format!("/api/tables/{table}/say"), json!({ "text": "still here" })).await.ok();
    let rest = stalled.remove(0).rest().await;
    assert!(last > 2 * Store::PAGE as u64, "{last} events are not several pages");
    assert_eq!(numbers(&rest), (2..=last).collect::<Vec<_>>());
}
