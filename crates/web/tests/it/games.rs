//! A complete game of each of the seven titles through the API.

use serde_json::{Value, json};

use crate::client::{Client, TestApp};

/// Claims and builds when it can, ends what it began, and else takes one after the other: no game stands still.
fn choose(view: &Value, step: usize) -> &str {
    let actions = view["game"]["actions"].as_array().expect("a list");
    let actions: Vec<&str> = actions.iter().map(|action| action["action"].as_str().expect("text")).collect();
    let good = ["claim:", "build", "take", "use"];
    let first = good.iter().find_map(|good| actions.iter().find(|action| action.starts_with(good)));
    first.copied().unwrap_or_else(|| actions[step % actions.len()])
}

/// Plays a game to its end and gives the table as it is then.
pub(crate) async fn play(client: &Client, table: &str) -> Value {
    for step in 0.. {
        let view = client.look(table).await;
        if view["stage"] != "playing" {
            return view;
        }
        let last = view["last"].as_u64().expect("a number");
        match view["game"]["turn"]["seat"].as_u64() {
            Some(seat) if view["places"][seat as usize - 1]["is_me"] == true => {
                client.decide(table, seat, last, choose(&view, step)).await.ok();
            }
            Some(_) => client.wait(table, last).await,
            None => panic!("nobody decides: {view}"),
        }
    }
    unreachable!("a game ends")
}

async fn to_the_end(game: &str) {
    let app = TestApp::new().await;
    let ada = app.person("Ada").await;
    let options = json!({ "game": game, "seats": ["me", { "bot": "casual" }], "order": "fixed" });
    let table = ada.open(options).await;
    ada.post(&format!("/api/tables/{table}/ready"), json!({ "note": "seven golems" })).await.ok();
    let view = play(&ada, &table).await;
    assert_eq!((&view["stage"], &view["game"]["turn"]), (&json!("over"), &json!("over")));
    assert_eq!(view["game"]["ranking"].as_array().map(Vec::len), Some(2));
    let seed = view["seed"].as_str().expect("the seed");
    assert_eq!(seed.len(), 64);
    let record = ada.get(&format!("/api/tables/{table}/record")).await;
    assert!(String::from_utf8(record.bytes).expect("text").contains(seed));
    // The page has checked every draw against the seed.
    let page = ada.get(&format!("/tables/{table}")).await;
    assert!(String::from_utf8(page.bytes).expect("text").contains("The deal was fair: all "));
    let list = ada.get("/api/tables?list=past").await.ok();
    assert_eq!(list["tables"][0]["table"], table.as_str());
}

macro_rules! titles {
    ($($name:ident $code:literal),*) => {$(
        #[tokio::test]
        async fn $name() {
            to_the_end($code).await;
        }
    )*};
}

titles! {
    golem_edition "GE",
    eastern_mountains "EM",
    the_call_for_adventure "CA",
    an_endless_world "EW",
    journey_one "J1",
    journey_two "J2",
    journey_three "J3"
}
