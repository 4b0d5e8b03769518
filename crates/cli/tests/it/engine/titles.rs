//! What every game has in common: it ends, and it can be saved.

use carvania_rules::{Source, Title};
use serde_json::json;

use super::Engine;

#[test]
fn games_are_played_to_their_end() {
    for title in Title::ALL {
        let mut engine = Engine::playing(title.code());
        engine.play_on("eager", usize::MAX);
        let shown = engine.get(&json!({ "do": "show" }));
        assert_eq!((&shown["decision"], &shown["over"]), (&json!({ "kind": "over" }), &json!(true)));
        let score = shown["scores"][0].as_object().unwrap();
        let sources = || title.sources().iter().map(|&source: &Source| source.name());
        assert!(score.keys().eq(["seat", "total"].into_iter().chain(sources())), "{score:?}");
        let points = |name: &str| score[name].as_u64().unwrap();
        assert_eq!(points("total"), sources().map(points).sum::<u64>(), "{score:?}");
    }
}

#[test]
fn saved_games_load_in_every_form() {
    for title in Title::ALL {
        let mut engine = Engine::playing(title.code());
        engine.play_on("random", 100);
        let saved = engine.position();
        let record = engine.get(&json!({ "do": "save" }))["record"].take();
        let lines = engine.get(&json!({ "do": "save", "as": "json_lines" }))["record"].take();
        for document in
            [json!({ "record": record }), json!({ "record": lines }), json!({ "position": saved })]
        {
            let mut load = document;
            load["do"] = json!("load");
            engine.get(&load);
            assert_eq!(engine.position(), saved, "{title}");
        }
    }
}

#[test]
fn every_player_count_can_be_asked_for() {
    let mut engine = Engine::start();
    for title in Title::ALL {
        for players in 0..7 {
            let reply = engine.ask(&json!({ "do": "new", "game": title.code(), "players": players }));
            assert_eq!(reply["ok"], title.players().contains(&players), "{title} {players}: {reply}");
        }
    }
}
