//! Hostile input on every route: never a 5xx, never a panic, always an answer that says what is wrong.

use axum::body::Body;
use serde_json::Value;

use crate::client::{Answer, Client, TestApp};

fn bodies() -> Vec<Vec<u8>> {
    let deep = "[".repeat(10_000);
    let nested = "{\"place\":".repeat(5_000);
    let long = format!("{{\"name\":\"{}\"}}", "x".repeat(60_000));
    let texts = [
        "",
        "{",
        "}",
        "null",
        "[]",
        "0",
        "\"\"",
        "true",
        "{}",
        "{\"\":1}",
        "{\"name\":null}",
        "{\"name\":1e999}",
        "{\"place\":-1}",
        "{\"place\":99999999999999999999}",
        "{\"place\":1.5}",
        "{\"place\":\"1\"}",
        "{\"seat\":0,\"seen\":0,\"action\":\"\"}",
        "{\"seat\":255,\"seen\":18446744073709551615,\"action\":\"rest\"}",
        "{\"seat\":1,\"seen\":1,\"action\":\"play:\\u0000\\ud83d\\udca3\"}",
        "{\"seat\":1,\"seen\":1,\"to\":4294967295}",
        "{\"seat\":1,\"agrees\":\"yes\"}",
        "{\"text\":\"\\ud800\"}",
        "{\"text\":\"\\u202e\"}",
        "{\"note\":\"\\n\"}",
        "{\"game\":\"GE\",\"seats\":[[[[]]]]}",
        "{\"game\":{},\"seats\":{}}",
        "{\"name\":\"a\",\"name\":\"b\"}",
        "{\"game\":\"EM\",\"seats\":[\"me\",\"open\"],\"map\":\"drawing = '''V'''\"}",
        "{\"code\":\"'; DROP TABLE people; --\"}",
        "{\"occupant\":{\"program\":\"/bin/sh\"},\"place\":1}",
        "{\"files\":[{\"name\":\"../x\",\"body\":\"a = 1\"}]}",
        "{\"label\":\"\\u0007\",\"scopes\":[\"read\",\"read\"]}",
        &deep,
        &nested,
        &long,
    ];
    let mut bodies: Vec<Vec<u8>> = texts.iter().map(|text| text.as_bytes().to_vec()).collect();
    bodies.extend([
        vec![0xff, 0xfe, 0xfd],
        b"{\"name\":\"\xc3\x28\"}".to_vec(),
        vec![0; 1000],
        vec![b' '; 300 * 1024],
    ]);
    bodies
}

async fn send(client: &Client, method: &str, path: &str, body: Vec<u8>) -> Answer {
    let request = client.request(method, path).header("content-type", "application/json");
    client.app.send(request.body(Body::from(body)).expect("a request")).await
}

/// Every route that is documented and answers at once, with real things in its address.
async fn routes(app: &TestApp, table: &str) -> Vec<(String, String)> {
    let document = app.get("/api/openapi.json").await.ok();
    let paths = document["paths"].as_object().expect("paths").iter();
    let calls = paths.flat_map(|(path, item)| {
        item.as_object().expect("an item").keys().map(move |method| (method.to_uppercase(), path.clone()))
    });
    let streams = |path: &str| path.ends_with("/live") || path.ends_with("/events");
    let calls = calls.filter(|(method, path)| !(streams(path) || method == "DELETE" && path == "/api/me"));
    calls
        .map(|(method, path)| {
            (method, path.replace("{table}", table).replace("{code}", "x").replace("{id}", "x"))
        })
        .collect()
}

fn check(answer: &Answer, what: &str) {
    assert!(!answer.status.is_server_error() || answer.status == 503, "{what}: {}", answer.status);
    if answer.status.is_client_error() {
        let error: Value = answer.json();
        assert!(
            error["error"].is_string() && error["message"].as_str().is_some_and(|text| text.len() < 600),
            "{what}: {error}"
        );
    }
}

#[tokio::test]
async fn no_body_harms_any_route() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    for (method, path) in routes(&app, &table).await {
        for body in bodies() {
            let what = format!("{method} {path} {}", String::from_utf8_lossy(&body[..body.len().min(60)]));
            check(&send(&ada, &method, &path, body).await, &what);
        }
    }
    assert_eq!(ada.get("/readyz").await.status, 200);
}

#[tokio::test]
async fn no_address_harms_the_server() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let odd = [
        "%00",
        "%ff",
        "%C3%28",
        "..%2f..%2f",
        "%F0%9F%92%A3",
        "-1",
        "'%20OR%201=1",
        "0000000000000",
        &"x".repeat(5000),
    ];
    for odd in odd {
        for path in [
            "/api/tables/{}",
            "/api/tables/{}/record",
            "/api/tables/{}/live",
            "/api/tables/{}/events",
            "/static/{}",
            "/{}",
            "/api/{}",
        ] {
            check(&ada.get(&path.replace("{}", odd)).await, path);
        }
        for path in ["/move/{}", "/tables/{}", "/invite/{}", "/rules/{}", "/new?game={}", "/tables/{}?at={}"]
        {
            let status = ada.get(&path.replace("{}", odd)).await.status;
            assert!(!status.is_server_error(), "{path}: {status}");
        }
        for path in ["/api/invites/{}", "/api/tables/{}/sit", "/api/tables/{}/decisions"] {
            check(&send(&ada, "POST", &path.replace("{}", odd), b"{}".to_vec()).await, path);
        }
        check(&ada.delete(&format!("/api/me/tokens/{odd}")).await, "tokens");
        for query in ["list={}", "limit={}", "before={}", "{}={}", "list=open&list=mine&limit={}"] {
            check(&ada.get(&format!("/api/tables?{}", query.replace("{}", odd))).await, query);
        }
        for query in ["after={}", "follow={}"] {
            let path = format!("/api/tables/{table}/events?follow=false&{}", query.replace("{}", odd));
            check(&ada.get(&path).await, query);
        }
    }
}

#[tokio::test]
async fn no_header_harms_the_server() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let values: [&[u8]; 6] =
        [b"", b"\xff\xfe", b"x", b"a=b; carvania=; ;;=", b"carvania=\xc3\x28", &[b'9'; 8000]];
    for name in [
        "cookie",
        "authorization",
        "origin",
        "sec-fetch-site",
        "accept-language",
        "accept-encoding",
        "content-type",
        "idempotency-key",
        "x-forwarded-for",
        "last-event-id",
        "host",
    ] {
        for value in values {
            for (method, path) in [
                ("GET", "/".to_owned()),
                ("GET", "/api/me".to_owned()),
                ("POST", format!("/api/tables/{table}/decisions")),
            ] {
                let request = ada.app.nobody().request(method, &path).header(name, value);
                check(&app.send(request.body(Body::from("{}")).expect("a request")).await, name);
            }
        }
    }
}
