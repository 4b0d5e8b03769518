use carvania_rules::Game;
use serde_json::{Value, json};

use crate::carvania::{carvania, carvania_reading};
use crate::files::{MAP, file, record};

#[test]
fn the_empty_table_knows_only_draws() {
    let answer = carvania(&["perft", "--depth", "3"]);
    assert_eq!(answer.text(), "depth 3  42,840\n");
    assert!(answer.stderr().trim_end().ends_with(" a second"), "{answer}");
    assert_eq!(carvania(&["perft", "--depth", "0"]).text(), "depth 0  1\n");
}

#[test]
fn the_mountains_begin_with_removed_tiles() {
    // EM-1: one of the six tiles of each symbol; CA-1: merchant cards come first.
    assert_eq!(carvania(&["perft", "--game", "EM", "--depth", "4"]).text(), "depth 4  1,296\n");
    assert_eq!(carvania(&["perft", "--game", "CA", "--depth", "2"]).text(), "depth 2  1,806\n");
}

#[test]
fn the_third_box_begins_with_its_own_draws() {
    // EW-1: one of three sides; EW-2 and J1-1: the point cards of two players.
    assert_eq!(carvania(&["perft", "--game", "EW", "--depth", "2"]).text(), "depth 2  72\n");
    for game in ["J1", "J2", "J3"] {
        let text = carvania(&["perft", "--game", game, "--depth", "2"]).text();
        assert_eq!(text, "depth 2  552\n", "{game}");
    }
}

#[test]
fn a_seed_deals_up_to_the_first_work() {
    for game in ["EW", "J1", "J2", "J3"] {
        let report =
            carvania(&["perft", "--game", game, "--seed", "1", "--depth", "1", "--divide", "--json"]);
        let branches = report.json()["divide"].as_array().unwrap().clone();
        let (rest, works) = branches.split_last().unwrap();
        assert_eq!(rest["action"], "rest", "{game}");
        assert!(!works.is_empty(), "{game}");
        let is_work = |branch: &Value| branch["action"].as_str().unwrap().starts_with("work:");
        assert!(works.iter().all(is_work), "{game}: {works:?}");
    }
}

#[test]
fn a_seed_deals_up_to_the_starting_sets() {
    for game in ["EM", "CA"] {
        let report =
            carvania(&["perft", "--game", game, "--seed", "1", "--depth", "1", "--divide", "--json"]);
        let branches = report.json()["divide"].as_array().unwrap().clone();
        let actions: Vec<&str> = branches.iter().map(|branch| branch["action"].as_str().unwrap()).collect();
        assert_eq!(actions, ["start:YYYY", "start:YYG", "start:GG", "start:YB"], "{game}");
    }
}

#[test]
fn a_map_of_ones_own_can_be_counted_on() {
    let path = file("perft_map.toml", MAP);
    let count = |game, depth| carvania(&["perft", "--game", game, "--map", &path, "--depth", depth]).text();
    assert_eq!(count("EM", "2"), "depth 2  36\n");
    assert_eq!(count("CA", "1"), "depth 1  43\n");
    for game in ["GE", "EW", "J1"] {
        let refusal = carvania(&["perft", "--game", game, "--map", &path]).refusal();
        assert_eq!(refusal, format!("{game} is not played on a map: leave it out, or name another game"));
    }
}

#[test]
fn json_has_the_count_and_nothing_that_changes() {
    let report = carvania(&["perft", "--players", "5", "--depth", "2", "--json"]).json();
    let wanted = json!({"game": "GE", "players": 5, "depth": 2, "seed": null, "count": 36 * 35});
    assert_eq!(report, wanted);
}

#[test]
fn a_seed_deals_up_to_the_first_turn() {
    let divided = |seed| carvania(&["perft", "--seed", seed, "--depth", "3", "--divide", "--json"]).json();
    let report = divided("1");
    let branches = report["divide"].as_array().unwrap();
    let count = |branch: &Value| branch["count"].as_u64().unwrap();
    assert_eq!(report["count"], branches.iter().map(count).sum::<u64>());
    assert!(branches.iter().any(|branch| branch["action"] == "rest"), "{report}");
    assert_eq!(report, divided("1"));
    assert_ne!(report["divide"], divided("2")["divide"]);
}

#[test]
fn division_ends_with_the_sum() {
    let text = carvania(&["perft", "--depth", "2", "--divide"]).text();
    assert_eq!(text.lines().count(), 36 + 1);
    assert!(text.lines().take(36).all(|line| line.starts_with("draw:") && line.ends_with(" 35")), "{text}");
    assert!(text.ends_with("1,260\n"), "{text}");
    assert_eq!(carvania(&["perft", "--depth", "0", "--divide"]).text(), "depth 0  1\n");
}

#[test]
fn a_position_is_a_place_to_start() {
    let record = record();
    let game: Game = record.steps().nth(40).unwrap().before;
    let document = game.to_position().to_string();
    let path = file("perft_position.json", &document);
    let report = carvania(&["perft", "--position", &path, "--depth", "3", "--json"]).json();
    assert_eq!(report["count"], carvania_rules::perft(&game, 3));
    let from_stdin = carvania_reading(&["perft", "--position", "-", "--depth", "3", "--json"], &document);
    assert_eq!(from_stdin.json(), report);
}

#[test]
fn what_is_no_position_is_refused() {
    let refusal = |name, text| carvania(&["perft", "--position", &file(name, text)]).refusal();
    assert!(refusal("perft_text.json", "game: GE").contains("perft_text.json` is not a JSON document: "));
    assert!(refusal("perft_empty.json", "{}").contains("perft_empty.json` is not a position: "));
    let twice = refusal("perft_twice.json", r#"{ "game": "GE", "players": 2, "players": 3 }"#);
    assert!(twice.contains("the field `players` is there twice"), "{twice}");
    // Every problem is named, still in one line.
    let mut document = record().game().to_position();
    document["seats"][0]["hand"] = json!(["+Q"]);
    document["tokens"]["copper"] = json!(200);
    let problems = refusal("perft_bad.json", &document.to_string());
    assert!(problems.contains("+Q") && problems.contains("; "), "{problems}");
    assert!(carvania(&["perft", "--position", "/"]).refusal().ends_with("is a folder: name a file in it"));
    assert!(carvania(&["perft", "--players", "1"]).refusal().contains("(GE-19)"));
}

#[test]
fn what_cannot_be_understood_is_a_usage_error() {
    carvania(&["perft", "--depth", "31"]).is_usage_error("31 is not in 0..=30");
    carvania(&["perft", "--depth", "99999999999"]).is_usage_error("--depth");
    carvania(&["perft", "--depth", "-1"]).is_usage_error("-1");
    carvania(&["perft", "--position", "x.json", "--seed", "1"]).is_usage_error("cannot be used with");
    carvania(&["perft", "--position", "x.json", "--players", "2"]).is_usage_error("cannot be used with");
    carvania(&["perft", "--position", "x.json", "--map", "x.toml"]).is_usage_error("cannot be used with");
    carvania(&["perft", "--game", "xx"]).is_usage_error("[possible values: GE, EM, CA, EW, J1, J2, J3]");
}

#[test]
fn a_depth_is_a_whole_number() {
    for depth in ["x", "-1"] {
        let words = format!("invalid value '{depth}' for '--depth <N>': write a whole number from 0 to 30");
        carvania(&["perft", "--depth", depth]).is_usage_error(&words);
    }
}
