//! Looking back on games, and on records that people bring.

use carvania_opponents::Limit;
use serde_json::json;

use crate::browsing::Browser;
use crate::client::{TestApp, settings};

/// A server on which a review takes no time.
async fn app() -> TestApp {
    let quick = carvania_host::Settings { review_budget: Limit::Nodes(2), ..Default::default() };
    TestApp::hosted(settings(), quick).await
}

/// A game between bots, played to its end.
async fn finished(app: &TestApp, game: &str) -> String {
    let ada = app.person("Ada").await;
    let bots = json!([{ "bot": "beginner" }, { "bot": "beginner" }]);
    let table = ada.open(json!({ "game": game, "seats": bots })).await;
    ada.post(&format!("/api/tables/{table}/ready"), json!({})).await.ok();
    loop {
        let now = ada.look(&table).await;
        if now["stage"] == "over" {
            return table;
        }
        ada.wait(&table, now["last"].as_u64().expect("a number")).await;
    }
}

async fn record_of(app: &TestApp, table: &str) -> String {
    String::from_utf8(app.get(&format!("/api/tables/{table}/record")).await.bytes).expect("text")
}

#[tokio::test]
async fn a_game_is_watched_again_and_analysed_without_a_script() {
    let app = app().await;
    let table = finished(&app, "GE").await;
    let mut eve = Browser::new(&app);
    assert_eq!(eve.open(&format!("/tables/{table}")).await, 200);
    assert!(eve.page.contains(&format!("href=\"/tables/{table}/review\"")));
    assert_eq!(eve.open(&format!("/tables/{table}/replay?at=37")).await, 200);
    assert!(eve.page.contains("value=\"37\"") && eve.page.contains("id=\"replay\""));
    for at in ["0", "1", "999999", "-1", "x", "18446744073709551616", "%00", ""] {
        assert_eq!(eve.open(&format!("/tables/{table}/replay?at={at}")).await, 200, "{at}");
    }
    assert_eq!(eve.open(&format!("/tables/{table}/replay?at=5&part=whole")).await, 200);
    assert!(!eve.page.contains("<html"), "the script gets what changes");

    let review = format!("/tables/{table}/review");
    assert_eq!(eve.open(&review).await, 200);
    assert!(eve.page.contains("Analyse this game") && eve.page.contains("id=\"score-chart\""));
    assert_eq!(eve.submit(&format!("/tables/{table}/analyse"), &[]).await, 200);
    while !eve.page.contains("id=\"turning-points\"") {
        assert!(eve.page.contains("decisions analysed"), "{}", eve.page);
        assert_eq!(eve.open(&review).await, 200);
    }
    assert_eq!(eve.open(&format!("{review}?part=progress")).await, 200);
    assert_eq!(eve.page, "", "nothing is left to wait for");
    // Everybody else sees it as well, and the replay says what was thought.
    let mut noor = Browser::new(&app);
    noor.open(&review).await;
    assert!(noor.page.contains("id=\"chances\""));
    noor.open(&format!("/tables/{table}/replay?at=60")).await;
    assert!(noor.page.contains("class=\"chances\""));
}

#[tokio::test]
async fn a_game_that_is_played_is_not_analysed() {
    let app = app().await;
    let mut ada = Browser::new(&app);
    ada.submit("/new", &[("game", "EW"), ("seat-1", "me"), ("seat-2", "me")]).await;
    let table = ada.address.clone();
    assert_eq!(ada.open(&format!("{table}/replay")).await, 200);
    assert_eq!(ada.submit(&format!("{table}/analyse"), &[]).await, 200);
    assert!(ada.page.contains("When the game is over") && !ada.page.contains("data-open"));
    assert_eq!(ada.open(&format!("{table}/review")).await, 200);
    // In a lobby there is nothing to look back on.
    ada.submit("/new", &[("game", "EW"), ("seat-1", "me"), ("seat-2", "open")]).await;
    let lobby = ada.address.clone();
    for part in ["replay", "review"] {
        assert_eq!(ada.open(&format!("{lobby}/{part}")).await, 404);
        assert_eq!(ada.open(&format!("/tables/0000000000000/{part}")).await, 404);
    }
}

#[tokio::test]
async fn a_pasted_record_opens_in_the_same_viewer() {
    let app = app().await;
    let table = finished(&app, "GE").await;
    let text = record_of(&app, &table).await;
    let mut eve = Browser::new(&app);
    assert_eq!(eve.open("/records").await, 200);
    assert_eq!(eve.submit("/records", &[("record", &text)]).await, 200, "{}", eve.page);
    let address = eve.address.clone();
    assert!(address.starts_with("/records/") && eve.page.contains("id=\"replay\""), "{address}");
    assert!(!eve.page.contains("/people/"), "who is known by a record alone has no page");
    assert_eq!(eve.open(&format!("{address}?at=20")).await, 200);
    assert!(eve.page.contains("value=\"20\""));
    assert_eq!(eve.open(&format!("{address}/record")).await, 200);
    assert_eq!(eve.page, text);
    assert_eq!(eve.open(&format!("{address}/record?form=jsonl")).await, 200);
    let lines = eve.page.clone();
    // The other form of the same game, as a file, has the same address; a file counts more than what is pasted.
    assert_eq!(upload(&mut eve, lines.as_bytes(), "nonsense").await, 200);
    assert_eq!(eve.address, address);
    eve.submit(&format!("{address}/analyse"), &[]).await;
    while !eve.page.contains("id=\"turning-points\"") {
        assert_eq!(eve.open(&format!("{address}/review")).await, 200);
    }
    assert!(eve.page.contains("The deal was fair"), "the record proves its draws");
}

/// Sends the form with a file.
async fn upload(browser: &mut Browser, file: &[u8], pasted: &str) -> u16 {
    let mut body = Vec::new();
    for (head, value) in [
        ("name=\"file\"; filename=\"game.jsonl\"\r\nContent-Type: application/octet-stream", file),
        ("name=\"record\"", pasted.as_bytes()),
    ] {
        body.extend_from_slice(
            format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").as_bytes(),
        );
        body.extend_from_slice(value);
        body.extend_from_slice(b"\r\n");
    }
    body.extend_from_slice(b"--edge--\r\n");
    browser.send("/records", "multipart/form-data; boundary=edge", body).await
}

#[tokio::test]
async fn what_is_wrong_with_a_record_is_told_and_nothing_is_kept() {
    let app = app().await;
    let table = finished(&app, "GE").await;
    let text = record_of(&app, &table).await;
    let digest = text.lines().find_map(|line| line.strip_prefix("components: ")).expect("a digest");
    let mut eve = Browser::new(&app);
    let cases = [
        (String::new(), "It’s empty"),
        ("golems".to_owned(), "Line 1:"),
        ("<script>alert(1)</script>".to_owned(), "&lt;script&gt;"),
        (text.replace("rules: ", "rules: 7"), "another version of the rules"),
        (text.replace(digest, &"0".repeat(64)), "other cards and tiles"),
        (text.replace("game: GE", "game: CHESS"), "Line 1:"),
        (format!("{text}\nrest\n"), "against the rules"),
        (format!("{text}\nclaim:QQ\n"), "is not an action"),
        ("{".repeat(5000), "Line 1:"),
        ("x".repeat(300 * 1024), "too long"),
        ("x".repeat(2 * 1024 * 1024), "too long"),
    ];
    for (record, told) in &cases {
        assert_eq!(eve.submit("/records", &[("record", record)]).await, 422, "{told}");
        assert!(eve.page.contains(told) && eve.page.contains("role=\"alert\""), "{told}: {}", eve.page);
    }
    for binary in [&b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"[..], &[0xff, 0xfe, 0, 0], b"game: GE\0"] {
        assert_eq!(upload(&mut eve, binary, "").await, 422);
        assert!(eve.page.contains("That isn’t a text file"));
    }
    assert_eq!(eve.send("/records", "multipart/form-data; boundary=edge", b"--edge".to_vec()).await, 400);
    assert_eq!(eve.send("/records", "multipart/form-data", vec![0; 100]).await, 400);
    for key in ["x", "000000000000000000000000", "..%2f", "%00"] {
        assert_eq!(eve.open(&format!("/records/{key}")).await, 404, "{key}");
        assert_eq!(eve.submit(&format!("/records/{key}/analyse"), &[]).await, 404, "{key}");
    }
}
