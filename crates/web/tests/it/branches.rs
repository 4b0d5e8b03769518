//! /api/branches and /tables/{table}/branch: going on from any point of another game.

use serde_json::{Value, json};

use crate::browsing::Browser;
use crate::client::{Client, TestApp};

/// A game of Ada's that has just begun, and how many draws lead there.
async fn begun(ada: &Client, game: &str) -> (String, usize) {
    let table = ada.begin(game).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await;
    let text = String::from_utf8(record.bytes).expect("text");
    (table, text.split_whitespace().filter(|word| word.starts_with("draw:")).count())
}

#[tokio::test]
async fn a_table_goes_on_from_another_one() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    for game in ["GE", "EM", "CA", "EW", "J1", "J2", "J3"] {
        let (table, draws) = begun(&ada, game).await;
        let seats = json!([{ "bot": "beginner" }, "me"]);
        let branch = json!({ "table": table, "at": draws, "seats": seats });
        let opened = ada.post("/api/branches", branch).await;
        assert_eq!(opened.status, 201, "{game}");
        let branched = opened.ok()["table"].as_str().expect("an id").to_owned();
        assert_eq!(ada.look(&branched).await["options"]["branch"]["from"], json!({ "table": table }));
        ada.post(&format!("/api/tables/{branched}/ready"), json!({})).await.ok();
        let record = ada.get(&format!("/api/tables/{branched}/record")).await;
        let text = String::from_utf8(record.bytes).expect("text");
        assert!(text.contains(&format!("\ngiven: {draws}\n")), "{text}");
    }
}

#[tokio::test]
async fn a_record_can_be_gone_on_from_in_either_form() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let (table, draws) = begun(&ada, "GE").await;
    let text = String::from_utf8(ada.get(&format!("/api/tables/{table}/record")).await.bytes).expect("text");
    let record =
        carvania_rules::Record::from_text(&text, carvania_rules::Components::standard()).expect("one");
    for record in [record.to_text(), record.to_json_lines()] {
        let seats = json!(["me", "open"]);
        let opened =
            ada.post("/api/branches", json!({ "record": record, "at": draws - 1, "seats": seats })).await;
        assert_eq!(opened.status, 201);
    }

    let mut browser = Browser::new(&app);
    assert_eq!(browser.submit("/records", &[("record", &text)]).await, 200);
    let (address, at) = (browser.address.clone(), (draws - 1).to_string());
    let form = [("at", at.as_str()), ("seat", "1"), ("bot", "beginner")];
    assert_eq!(browser.submit(&format!("{address}/branch"), &form).await, 200);
    assert!(browser.page.contains(&format!("href=\"{address}?at={at}\"")), "{}", browser.page);
    for key in ["none", "0123456789abcdef01234567", "..%2F.."] {
        assert_eq!(browser.submit(&format!("/records/{key}/branch"), &form).await, 404, "{key}");
    }
}

#[tokio::test]
async fn what_cannot_be_gone_on_from_is_refused_in_words() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let (table, draws) = begun(&ada, "GE").await;
    let two = || json!(["me", { "bot": "beginner" }]);
    let ask = async |body: Value| ada.post("/api/branches", body).await;
    let cases = [
        (json!({ "at": 3, "seats": two() }), 400, "malformed"),
        (json!({ "table": table, "record": "x", "at": 3, "seats": two() }), 400, "malformed"),
        (json!({ "table": table, "at": -1, "seats": two() }), 400, "malformed"),
        (json!({ "table": table, "at": draws, "seats": two(), "hints": "sometimes" }), 400, "malformed"),
        (json!({ "table": "0000000000000", "at": 3, "seats": two() }), 404, "not_found"),
        (json!({ "table": table, "at": draws, "seats": ["me"] }), 422, "options"),
        (json!({ "table": table, "at": draws, "seats": ["me", "open", "open"] }), 422, "options"),
        (json!({ "record": "", "at": 3, "seats": two() }), 422, "options"),
        (json!({ "record": "game: GE\n\nrest", "at": 3, "seats": two() }), 422, "options"),
        (json!({ "record": "{\"game\":[]}", "at": 3, "seats": two() }), 422, "options"),
    ];
    for (body, status, error) in cases {
        ask(body).await.refused(status, error);
    }
    let ben = app.person("Ben").await;
    let both = ada.begin_with(&ben, "GE").await;
    ask(json!({ "table": both, "at": draws, "seats": two() })).await.refused(409, "not_over");
}

#[tokio::test]
async fn a_form_begins_the_new_game_at_once_and_it_says_where_it_comes_from() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let (table, draws) = begun(&ada, "EW").await;
    let mut browser = Browser::new(&app);
    let at = draws.to_string();
    let form = [("at", at.as_str()), ("seat", "2"), ("bot", "beginner")];
    assert_eq!(browser.submit(&format!("/tables/{table}/branch"), &form).await, 200);
    assert_ne!(browser.address, format!("/tables/{table}"));
    assert!(browser.page.contains(&format!("href=\"/tables/{table}/replay?at={draws}\"")));
    assert!(browser.page.contains("continues another one"));

    for (form, status) in [
        (vec![("seat", "2")], 400),
        (vec![("at", "many"), ("seat", "1")], 400),
        (vec![("at", "3"), ("seat", "9")], 404),
        (vec![("at", "3"), ("seat", "0")], 404),
        (vec![("at", "3"), ("seat", "-1")], 400),
    ] {
        assert_eq!(browser.submit(&format!("/tables/{table}/branch"), &form).await, status, "{form:?}");
    }
}
