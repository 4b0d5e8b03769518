//! The seed of a game is in no byte that leaves the server before the end, nor in the log. Nor are secrets in the log.

use base64::Engine;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};

use crate::client::TestApp;
use crate::{games, log};

fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

/// The ways in which a seed could be written, whole or its first half.
fn forms(seed: &[u8; 32]) -> Vec<Vec<u8>> {
    let halves = [&seed[..], &seed[..16], &seed[16..]];
    let forms = halves.into_iter().flat_map(|part| {
        let hex: String = part.iter().map(|byte| format!("{byte:02x}")).collect();
        let list: Vec<String> = part.iter().map(u8::to_string).collect();
        // The last signs of base64 depend on what follows.
        let base64 = [STANDARD_NO_PAD.encode(part), URL_SAFE_NO_PAD.encode(part)];
        let base64 = base64.map(|text| text[..text.len() - 2].to_owned().into_bytes());
        let [standard, url] = base64;
        [
            part.to_vec(),
            hex.to_uppercase().into(),
            hex.into(),
            list.join(",").into(),
            list.join(", ").into(),
            standard,
            url,
        ]
    });
    forms.collect()
}

#[tokio::test]
async fn the_seed_stays_secret_until_the_end() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let id: carvania_tables::TableId = table.parse().expect("an id");
    for path in ["", "/record", "/events?follow=false"] {
        ada.get(&format!("/api/tables/{table}{path}")).await;
    }
    ada.get("/metrics").await;
    games::play(&ada, &table).await;
    let seed = app.store.seed(id.0).await.expect("the store").expect("a seed");
    let forms = forms(&seed);
    let sent = app.sent.lock().expect("no panic").clone();
    let first = sent.iter().position(|bytes| forms.iter().any(|form| has(bytes, form)));
    let first = first.expect("the seed is published at the end");
    assert!(has(&sent[first], b"\"fact\":\"over\"") || has(&sent[first], b"\"stage\":\"over\""));
    assert!(first > 10, "a whole game came before");
    let log = log::so_far();
    assert!(has(&log, b"/api/tables/{table}/decisions"), "the log was kept");
    assert!(!forms.iter().any(|form| has(&log, form)), "the seed is in the log");
    assert!(!has(&log, ada.token.as_deref().expect("a token").as_bytes()), "a token is in the log");
}

#[tokio::test]
async fn codes_of_links_and_invites_are_not_logged() {
    let app = TestApp::new().await;
    let code = "70p5ecre7c0de70p5ecre7c0de";
    app.get(&format!("/move/{code}")).await;
    app.person("Ada")
        .await
        .post(&format!("/api/invites/{code}"), serde_json::json!({}))
        .await
        .refused(404, "not_found");
    app.nobody().post("/api/links", serde_json::json!({ "code": code })).await.refused(404, "not_found");
    let log = log::so_far();
    assert!(has(&log, b"/move/{code}") && !has(&log, code.as_bytes()));
}
