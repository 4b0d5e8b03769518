//! /api/games, /api/tables and /api/tables/{table}

use serde_json::{Value, json};

use crate::browsing::Browser;
use crate::client::{TestApp, settings};

#[tokio::test]
async fn the_seven_games_are_listed() {
    let app = TestApp::new().await;
    let games = app.get("/api/games").await.ok();
    let codes: Vec<&str> =
        games["games"].as_array().expect("a list").iter().filter_map(|game| game["game"].as_str()).collect();
    assert_eq!(codes, ["GE", "EM", "CA", "EW", "J1", "J2", "J3"]);
    assert_eq!(games["levels"], json!(carvania_opponents::Level::ALL));
}

#[tokio::test]
async fn names_come_in_the_language_that_is_wanted() {
    let app = TestApp::new().await;
    let request = app.nobody().request("GET", "/api/games").header("accept-language", "fr-FR,fr;q=0.9");
    let games = app.send(request.body(axum::body::Body::empty()).expect("a request")).await.ok();
    assert_eq!(games["games"][3]["name"], "Un monde sans fin");
}

#[tokio::test]
async fn a_table_shows_everything_but_its_secrets() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let opened =
        ada.post("/api/tables", json!({ "game": "GE", "seats": ["me", "open", { "bot": "casual" }] })).await;
    assert_eq!(opened.status, 201);
    let opened = opened.ok();
    let table = opened["table"].as_str().expect("an id");
    let view = ada.look(table).await;
    assert_eq!((&view["stage"], &view["last"], &view["game"]), (&json!("lobby"), &json!(1), &Value::Null));
    assert_eq!(view["commitment"].as_str().map(str::len), Some(64));
    assert_eq!(view["places"][0]["occupant"], json!({ "person": ada.person }));
    assert_eq!((&view["places"][0]["name"], &view["places"][0]["is_me"]), (&json!("Ada"), &json!(true)));
    assert_eq!(
        (&view["places"][1]["occupant"], &view["places"][2]["occupant"]),
        (&json!("open"), &json!({ "bot": "casual" }))
    );
    assert!(!view.to_string().contains(opened["invite"].as_str().expect("a code")));
    let watched = app.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(watched["places"][0]["is_me"], false);
}

#[tokio::test]
async fn a_game_shows_its_position_and_what_can_be_done() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let table = ada.begin("GE").await;
    let game = ada.look(&table).await["game"].clone();
    assert_eq!(game["position"]["game"], "GE");
    assert_eq!(game["turn"], json!({ "seat": 1 }));
    assert!(game["actions"].as_array().expect("a list").iter().any(|action| action["action"] == "rest"));
    assert!(game["question"].as_str().is_some_and(|question| !question.is_empty()));
    assert_eq!(game["scores"].as_array().map(Vec::len), Some(2));
}

#[tokio::test]
async fn options_that_cannot_be_played_are_refused() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let bots = |count| vec![json!({ "bot": "casual" }); count];
    for (options, status, error) in [
        (json!({ "game": "GE", "seats": [] }), 422, "options"),
        (json!({ "game": "EW", "seats": bots(5) }), 422, "options"),
        (json!({ "game": "GE", "seats": bots(300) }), 422, "options"),
        (json!({ "game": "XX", "seats": bots(2) }), 400, "malformed"),
        (json!({ "game": "GE", "seats": [{ "bot": "god" }, "me"] }), 400, "malformed"),
        (json!({ "game": "GE", "seats": [{ "person": ada.person }, "me"] }), 400, "malformed"),
        (json!({ "game": "GE", "seats": ["me", { "program": "rm" }] }), 422, "options"),
        (json!({ "game": "GE", "seats": ["me", "open"], "pace": { "days": 0 } }), 422, "options"),
        (json!({ "game": "GE", "seats": ["me", "open"], "map": "x" }), 422, "options"),
        (json!({ "game": "EM", "seats": ["me", "open"], "map": "[]" }), 422, "options"),
        (json!({ "game": "GE", "seats": ["me", "open"], "components": "0".repeat(64) }), 422, "options"),
        (json!({ "game": "GE", "seats": ["me", "open"], "components": "zz" }), 400, "malformed"),
        (json!({ "game": "GE", "seats": ["me", "open"], "seed": "00" }), 400, "malformed"),
    ] {
        ada.post("/api/tables", options).await.refused(status, error);
    }
    app.nobody()
        .post("/api/tables", json!({ "game": "GE", "seats": ["me", "open"] }))
        .await
        .refused(401, "no_identity");
}

#[tokio::test]
async fn tables_are_found_by_those_who_may() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let open = |visibility: &str| json!({ "game": "GE", "seats": ["me", "open"], "visibility": visibility });
    let listed = ada.open(open("listed")).await;
    let invited = ada.open(open("invited")).await;
    let ids = |list: Value| -> Vec<String> {
        list["tables"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|table| table["table"].as_str().expect("an id").to_owned())
            .collect()
    };
    assert_eq!(ids(app.get("/api/tables").await.ok()), std::slice::from_ref(&listed));
    let mine = ids(ada.get("/api/tables?list=mine").await.ok());
    assert!(mine.len() == 2 && mine.contains(&listed) && mine.contains(&invited));
    assert_eq!(ids(ada.get("/api/tables?list=past").await.ok()), [""; 0]);
    app.get("/api/tables?list=mine").await.refused(401, "no_identity");
    app.get("/api/tables?list=secret").await.refused(400, "malformed");
    app.get("/api/tables?limit=-1").await.refused(400, "malformed");
    app.get("/api/tables?before=x").await.refused(400, "malformed");
    let first = ada.get("/api/tables?list=mine&limit=1").await.ok();
    let next = first["next"].as_str().expect("more");
    let second = ada.get(&format!("/api/tables?list=mine&limit=1&before={next}")).await.ok();
    assert_eq!([ids(first.clone()), ids(second)].concat(), mine);
}

#[tokio::test]
async fn what_is_no_table_is_not_found() {
    let app = TestApp::new().await;
    for id in ["0000000000000", "nonsense", "zzzzzzzzzzzzz", "%00", "%F0%9F%92%A3", "..%2F..%2Fetc"] {
        app.get(&format!("/api/tables/{id}")).await.refused(404, "not_found");
        app.get(&format!("/api/tables/{id}/record")).await.refused(404, "not_found");
        app.get(&format!("/api/tables/{id}/events")).await.refused(404, "not_found");
    }
}

#[tokio::test]
async fn a_record_begins_with_the_game_and_has_no_seed_before_its_end() {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let lobby = ada.open(json!({ "game": "GE", "seats": ["me", "open"] })).await;
    app.get(&format!("/api/tables/{lobby}/record")).await.refused(409, "not_playing");
    let table = ada.begin("GE").await;
    let record = app.get(&format!("/api/tables/{table}/record")).await;
    assert_eq!(record.header("content-type"), "text/plain; charset=utf-8");
    let text = String::from_utf8(record.bytes).expect("text");
    assert!(text.contains("commitment") && !text.lines().any(|line| line.starts_with("seed")), "{text}");
}

#[tokio::test]
async fn nobody_has_more_open_tables_than_they_may() {
    let few = carvania_host::Settings { max_tables_per_person: 2, ..Default::default() };
    let app = TestApp::hosted(settings(), few).await;
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let options = || json!({ "game": "GE", "seats": ["me", "open"] });
    let table = ada.open(options()).await;
    ada.open(options()).await;
    let refused = ada.post("/api/tables", options()).await.refused(409, "many_tables");
    assert!(
        refused["message"].as_str().is_some_and(|message| message.contains("2 open tables")),
        "{refused}"
    );
    bob.open(options()).await;
    ada.post(&format!("/api/tables/{table}/abandon"), json!({})).await.ok();
    ada.open(options()).await;
}

#[tokio::test]
async fn pages_tell_in_both_languages_that_somebody_has_too_many_tables() {
    let one = carvania_host::Settings { max_tables_per_person: 1, ..Default::default() };
    let app = TestApp::hosted(settings(), one).await;
    let mut ada = Browser::new(&app);
    assert_eq!(ada.submit("/play", &[("game", "GE")]).await, 200);
    assert_eq!(ada.submit("/play", &[("game", "GE")]).await, 409);
    assert!(ada.page.contains("as many open tables as one person may have"), "{}", ada.page);
    ada.submit("/preferences", &[("language", "fr"), ("back", "/")]).await;
    assert_eq!(ada.submit("/play", &[("game", "GE")]).await, 409);
    assert!(ada.page.contains("le nombre maximal de tables ouvertes"), "{}", ada.page);
}
