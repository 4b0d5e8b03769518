//! /people and /api/people/{person}: the players of a server, and a page for each.

use carvania_store::{Index, NewTable, Row};
use carvania_tables::PersonId;
use serde_json::{Value, json};

use crate::browsing::Browser;
use crate::client::{Client, TestApp};

/// A game that ended so, the winner first; everybody may find its table, or only those who played.
async fn ended(app: &TestApp, id: u64, is_listed: bool, ranking: &[Value], uncounted: Option<&str>) {
    let person = |player: &Value| Some(player["person"].as_str()?.parse::<PersonId>().expect("an id").0);
    let seats = ranking.iter().map(person).collect();
    let finisher = |(player, points): (&Value, u32)| json!({ "player": player, "points": points });
    let ranking: Vec<Value> = ranking.iter().zip((40..50).rev()).map(finisher).collect();
    let result = json!({ "game": "GE", "ended": 5, "ranking": ranking, "uncounted": uncounted });
    let stage = "over".to_owned();
    let result = Some(result.to_string());
    let index = Index { title: "GE".to_owned(), stage, is_listed, seats, result, ..Index::default() };
    let hash = std::array::from_fn(|place| id.to_le_bytes()[place % 8]);
    let first = Row { number: 1, at: 0, body: "{}".to_owned(), said_by: None };
    let table = NewTable { id, seed: hash, invite_hash: hash, created: 0, index: index.clone() };
    app.store.create(table, &[first]).await.expect("a new table");
    app.store.append(id, &[], &index).await.expect("a result");
}

fn person(client: &Client) -> Value {
    json!({ "person": client.person })
}

/// Ada and Bob have played in public and in private; Ada with a bot, and once without counting.
async fn played(app: &TestApp) -> (Client, Client) {
    let (ada, bob) = (app.person("Ada").await, app.person("Bob").await);
    let bot = json!({ "bot": "skilled" });
    ended(app, 1, true, &[person(&ada), person(&bob)], None).await;
    ended(app, 2, false, &[person(&bob), person(&ada)], None).await;
    ended(app, 3, true, &[person(&ada), bot.clone(), bot], None).await;
    ended(app, 4, true, &[person(&bob), person(&ada)], Some("left")).await;
    (ada, bob)
}

#[tokio::test]
async fn programs_see_how_somebody_stands() {
    let app = TestApp::new().await;
    let (ada, bob) = played(&app).await;
    let address = format!("/api/people/{}", ada.person);
    let seen = app.get(&address).await.ok();
    let standing = &seen["standings"][0];
    assert_eq!((&seen["name"], &standing["game"]), (&json!("Ada"), &json!("GE")));
    assert_eq!(standing["against_people"], json!({ "played": 2, "won": 1 }));
    assert_eq!(standing["against_bots"], json!({ "played": 1, "won": 1 }));
    assert_eq!(standing["two_players"]["games"], 2);
    assert_eq!(standing["two_players"]["provisional"], true);
    assert!(standing["more_players"]["points"].as_f64().is_some_and(|points| points > 1500.0));
    let games = seen["games"].as_array().expect("games");
    assert_eq!(games.len(), 3, "one was played in private");
    assert_eq!(games[0]["uncounted"], "left");
    assert_eq!(games[2]["ranking"][1]["name"], "Bob");
    assert_eq!(bob.get(&address).await.ok()["games"].as_array().expect("games").len(), 4);
    let older = app.get(&format!("{address}?before=2")).await.ok();
    assert_eq!(older["games"].as_array().expect("games").len(), 1);
}

#[tokio::test]
async fn people_see_it_without_a_script() {
    let app = TestApp::new().await;
    let (ada, bob) = played(&app).await;
    let mut eve = Browser::new(&app);
    assert_eq!(eve.open("/people").await, 200);
    let link = format!("href=\"/people/{}\"", ada.person);
    assert!(eve.page.contains(&link) && eve.page.contains("Karn"), "{}", eve.page);
    assert_eq!(eve.open("/people?game=GE").await, 200);
    assert!(eve.page.contains(&link));
    assert_eq!(eve.open("/people?game=J3").await, 200);
    assert!(!eve.page.contains(&link) && eve.page.contains("No game that counts"));
    assert_eq!(eve.open(&format!("/people/{}", ada.person)).await, 200);
    for text in ["<h1>Ada</h1>", "provisional", "1 of 2 won", "most likely", "a player left", "± "] {
        assert!(eve.page.contains(text), "{text}: {}", eve.page);
    }
    assert!(eve.page.contains(&format!("href=\"/people/{}\"", bob.person)));
    assert_eq!(eve.page.matches("/replay\"").count(), 3);
    assert!(!eve.page.contains("Unknown localization"));
}

#[tokio::test]
async fn a_nameless_guest_is_not_listed_and_finds_the_own_page() {
    let app = TestApp::new().await;
    let mut guest = Browser::new(&app);
    guest.submit("/new", &[("game", "GE"), ("seat-1", "me"), ("seat-2", "open")]).await;
    guest.open("/me").await;
    let id = guest.page.split("href=\"/people/").nth(1).and_then(|rest| rest.split('"').next());
    let id = id.expect("a way to the own page").to_owned();
    let bob = app.person("Bob").await;
    ended(&app, 1, true, &[json!({ "person": id }), person(&bob)], None).await;
    guest.open("/people").await;
    assert!(guest.page.contains("Bob") && !guest.page.contains(&id));
    assert_eq!(guest.open(&format!("/people/{id}")).await, 200);
    guest.submit("/me", &[("name", "Noor")]).await;
    guest.open("/people").await;
    assert!(guest.page.contains("Noor") && guest.page.contains(&id));
}

#[tokio::test]
async fn who_is_erased_has_no_page_and_no_name() {
    let app = TestApp::new().await;
    let (ada, bob) = played(&app).await;
    ada.delete("/api/me").await.ok();
    let mut eve = Browser::new(&app);
    assert_eq!(eve.open(&format!("/people/{}", ada.person)).await, 404);
    app.get(&format!("/api/people/{}", ada.person)).await.refused(404, "not_found");
    for address in ["/people".to_owned(), format!("/people/{}", bob.person)] {
        assert_eq!(eve.open(&address).await, 200);
        assert!(!eve.page.contains("Ada") && !eve.page.contains(&ada.person), "{address}");
    }
    assert!(eve.page.contains("somebody") && eve.page.contains("1 of 2 won"));
}

#[tokio::test]
async fn odd_addresses_lead_nowhere() {
    let app = TestApp::new().await;
    let (ada, _) = played(&app).await;
    let mut eve = Browser::new(&app);
    for id in ["x", "0000000000000", "zzzzzzzzzzzzz", "..%2f", "%00", "%ff", "-1", &"0".repeat(5000)] {
        assert_eq!(eve.open(&format!("/people/{id}")).await, 404, "{id:.20}");
        app.get(&format!("/api/people/{id}")).await.refused(404, "not_found");
    }
    for before in ["0", "-1", "x", "18446744073709551615", "18446744073709551616", "%00", ""] {
        assert_eq!(eve.open(&format!("/people/{}?before={before}", ada.person)).await, 200, "{before}");
    }
    for game in ["XX", "%00", "%3Cscript%3E"] {
        assert_eq!(eve.open(&format!("/people?game={game}")).await, 404, "{game}");
    }
    app.get(&format!("/api/people/{}?before=x", ada.person)).await.refused(400, "malformed");
}
