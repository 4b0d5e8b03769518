mod records;

use std::fs;

use serde_json::{Value, json};

use crate::carvania::carvania;
use crate::files::{JOURNEY_MAP, MAP, file, other_components, other_mountains};

/// A simulation as JSON, without what depends on the clock.
fn outcome(arguments: &[&str]) -> Value {
    let mut report = carvania(&[&["simulate", "--games", "20", "--json"], arguments].concat()).json();
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| name != "seconds" && !name.ends_with("_per_second"));
    report
}

#[test]
fn json_has_every_figure() {
    let report = carvania(&["simulate", "--players", "3", "--games", "20", "--json"]).json();
    for name in ["turns", "actions", "decisions", "draws", "mean_rounds", "games_per_second", "seconds"] {
        assert!(report[name].as_f64().unwrap() > 0.0, "{name}: {report}");
    }
    for name in ["turns_per_second", "actions_per_second"] {
        assert!(report[name].as_f64().unwrap() > 0.0, "{name}: {report}");
    }
    for name in ["bots", "wins", "mean_score"] {
        assert_eq!(report[name].as_array().unwrap().len(), 3, "{name}: {report}");
    }
    let settings = json!([report["game"], report["players"], report["games"], report["seed"]]);
    assert_eq!(settings, json!(["GE", 3, 20, 1]));
    assert_eq!(json!([report["threads"], report["max_rounds"], report["cut_off"]]), json!([1, 10_000, 0]));
}

#[test]
fn the_seed_decides_and_the_threads_do_not() {
    let mut two_threads = outcome(&["--threads", "2"]);
    assert_eq!(two_threads["threads"], 2);
    two_threads["threads"] = 1.into();
    assert_eq!(outcome(&[]), two_threads);
    assert_ne!(outcome(&[])["turns"], outcome(&["--seed", "2"])["turns"]);
}

#[test]
fn one_bot_for_all_seats_or_one_for_each() {
    assert_eq!(outcome(&["--bots", "eager"])["bots"], json!(["eager", "eager"]));
    assert_eq!(outcome(&["--bots", "eager,random"])["bots"], json!(["eager", "random"]));
    let refusal = carvania(&["simulate", "--players", "4", "--bots", "eager,random"]).refusal();
    assert_eq!(refusal, "--bots names 2 bots for 4 players: name one for all seats, or one for each");
}

#[test]
fn every_game_is_played_to_its_end() {
    for (game, players) in [
        ("EM", "2"),
        ("EM", "4"),
        ("CA", "3"),
        ("EW", "2"),
        ("EW", "4"),
        ("J1", "3"),
        ("J2", "2"),
        ("J3", "4"),
    ] {
        let report = outcome(&["--game", game, "--players", players, "--bots", "eager"]);
        assert_eq!(json!([report["game"], report["cut_off"]]), json!([game, 0]), "{report}");
    }
}

#[test]
fn games_are_played_on_a_map_of_ones_own() {
    let ranges = file("simulate_map.toml", MAP);
    let rings = file("simulate_journey.toml", JOURNEY_MAP);
    for (game, path) in [("EM", &ranges), ("CA", &ranges), ("J2", &rings), ("J3", &rings)] {
        let arguments = ["--game", game, "--bots", "eager"];
        let own = outcome(&[&arguments[..], &["--map", path]].concat());
        assert_eq!(own["cut_off"], 0);
        assert_ne!(own, outcome(&arguments));
    }
}

#[test]
fn a_map_that_cannot_be_played_on_is_refused() {
    let refusal =
        |name, map: &str| carvania(&["simulate", "--game", "CA", "--map", &file(name, map)]).refusal();
    let valleys = refusal("simulate_valleys.toml", &MAP.replacen('V', "~", 2));
    assert!(
        valleys.contains("simulate_valleys.toml` cannot be used as a map for CA: 2 villages, but 4 "),
        "{valleys}"
    );
    assert!(valleys.ends_with("(and 1 more, see `carvania map check`)"), "{valleys}");
    let letter = refusal("simulate_letter.toml", "This is a letter.");
    assert!(
        letter.contains("cannot be used as a map for CA: TOML parse error at line 1, column 6: "),
        "{letter}"
    );
    let missing = carvania(&["simulate", "--game", "EM", "--map", "nowhere.toml"]).refusal();
    assert!(missing.starts_with("cannot open `nowhere.toml`, check the path: "), "{missing}");
    let no_map = carvania(&["simulate", "--map", &file("simulate_no_map.toml", MAP)]).refusal();
    assert_eq!(no_map, "GE is not played on a map: leave it out, or name another game");
}

#[test]
fn people_get_a_table() {
    let text = carvania(&["simulate", "--games", "1000", "--bots", "eager,random"]).text();
    assert!(text.starts_with("GE, 2 players, 1,000 games, seed 1, 1 thread\n\n"), "{text}");
    for word in ["seat", "eager", "random", "mean score", "turns", "decisions", "no game was cut off"] {
        assert!(text.contains(word), "{word}: {text}");
    }
}

#[test]
fn games_that_are_cut_off_are_reported() {
    let report = outcome(&["--max-rounds", "2"]);
    assert_eq!(json!([report["cut_off"], report["wins"]]), json!([20, [0, 0]]));
    assert_eq!(json!([report["mean_rounds"], report["mean_score"]]), json!([null, null]));
    let text = carvania(&["simulate", "--games", "1", "--max-rounds", "2"]).text();
    assert!(text.contains("no game came to its end; cut off after 2 rounds: 1 game\n"), "{text}");
}

#[test]
fn other_components_can_be_played_with() {
    let path = file("simulate_components.toml", &other_components());
    assert_ne!(outcome(&["--components", &path]), outcome(&[]));
    let mountains = file("simulate_mountains.toml", &other_mountains());
    let arguments = ["--game", "EM", "--bots", "eager"];
    assert_ne!(outcome(&[&arguments[..], &["--components", &mountains]].concat()), outcome(&arguments));
}

#[test]
fn what_cannot_be_played_is_refused() {
    let refusal = carvania(&["simulate", "--players", "6"]).refusal();
    assert_eq!(refusal, "GE is for 2 to 5 players, not 6 (GE-19)");
    let refusal = carvania(&["simulate", "--game", "CA", "--players", "5"]).refusal();
    assert_eq!(refusal, "CA is for 2 to 4 players, not 5 (CA-19)");
    for game in ["EW", "J1", "J2", "J3"] {
        let refusal = carvania(&["simulate", "--game", game, "--players", "5"]).refusal();
        assert_eq!(refusal, format!("{game} is for 2 to 4 players, not 5 (EW-27)"));
    }
    let bad =
        other_components().replace("points = 21", "points = 2100").replace("gain = \"B\"", "gain = \"Q\"");
    let refusal = carvania(&["simulate", "--components", &file("simulate_bad.toml", &bad)]).refusal();
    assert!(
        refusal.contains("simulate_bad.toml` cannot be used as a component file: merchant 7 (+Q): "),
        "{refusal}"
    );
    assert!(refusal.ends_with("(and 1 more, see `carvania components check`)"), "{refusal}");
    let refusal = carvania(&["simulate", "--components", "nowhere.toml"]).refusal();
    assert!(refusal.starts_with("cannot open `nowhere.toml`, check the path: "), "{refusal}");
}

#[test]
fn a_run_goes_on_where_it_was_stopped() {
    let path = file("simulate_save.jsonl", "");
    let whole = outcome(&["--game", "CA", "--bots", "eager,random"]);
    let saving = ["--game", "CA", "--bots", "eager,random", "--save", &path];
    assert_eq!(outcome(&saving), whole);
    let saved = fs::read_to_string(&path).unwrap();
    assert_eq!(saved.lines().count(), 21);
    // As if it had been killed in the middle of a line.
    fs::write(&path, &saved[..saved.len() / 2]).unwrap();
    assert_eq!(outcome(&saving), whole);
    assert_eq!(fs::read_to_string(&path).unwrap().lines().count(), 21);
    // With everything known there is nothing to play, and nothing changes.
    assert_eq!(outcome(&saving), whole);
}

#[test]
fn a_file_of_something_else_is_left_alone() {
    let games = file("simulate_other.jsonl", "");
    outcome(&["--save", &games]);
    let refusal = carvania(&["simulate", "--seed", "7", "--save", &games]).refusal();
    assert!(refusal.ends_with(": the file belongs to another run: its seed is 1, not 7"), "{refusal}");
    let broken = format!("{}{{\"game\":0,\"turns\":-1}}\n", fs::read_to_string(&games).unwrap());
    fs::write(&games, &broken).unwrap();
    let refusal = carvania(&["simulate", "--games", "20", "--save", &games]).refusal();
    assert!(refusal.ends_with(": line 22 does not belong to this run"), "{refusal}");
    assert_eq!(fs::read_to_string(&games).unwrap(), broken);
}

#[test]
fn what_cannot_be_understood_is_a_usage_error() {
    carvania(&["simulate", "--game", "XX"]).is_usage_error("[possible values: GE, EM, CA, EW, J1, J2, J3]");
    carvania(&["simulate", "--bots", "eager,clever"]).is_usage_error("'clever'");
    carvania(&["simulate", "--bots", ""]).is_usage_error("--bots");
    carvania(&["simulate", "--games", "0"]).is_usage_error("0 is not in 1..");
    carvania(&["simulate", "--threads", "0"]).is_usage_error("0 is not in 1..=1024");
    carvania(&["simulate", "--max-rounds", "0"]).is_usage_error("0 is not in 1..");
    for seed in ["abc", "-1", "1.5"] {
        let words = format!("invalid value '{seed}' for '--seed <SEED>': write a whole number, 0 or more");
        carvania(&["simulate", "--seed", seed]).is_usage_error(&words);
    }
    carvania(&["simulate", "--games", "-1"]).is_usage_error("write a whole number, 1 or more");
    carvania(&["simulate", "--players", "two"]).is_usage_error("'two'");
}
