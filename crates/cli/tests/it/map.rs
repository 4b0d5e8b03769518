use std::fs;

use carvania_rules::map::file::MapFile;
use serde_json::{Value, json};

use crate::carvania::{carvania, carvania_reading};
use crate::files::{JOURNEY_MAP, MAP, file, path};

#[test]
fn show_draws_the_map_of_the_first_game() {
    let text = carvania(&["map", "show"]).text();
    for name in ["a1", "b5", "c6", "d1", "e4"] {
        assert!(text.contains(&format!(" {name} ")), "{name}: {text}");
    }
    assert_eq!(text.matches("village ").count(), 4, "{text}");
    assert!(text.ends_with("\n4 villages, 20 open cells, 0 valleys\n"), "{text}");
    assert_eq!(text, carvania(&["map", "show", "--game", "CA"]).text());
}

#[test]
fn show_draws_the_rings_of_the_journeys() {
    let text = carvania(&["map", "show", "--game", "J2"]).text();
    assert_eq!((text.matches("valley ").count(), text.matches("village ").count()), (1, 0), "{text}");
    for name in ["a1", "b4", "c2", "d4", "e1"] {
        assert!(text.contains(&format!(" {name} ")), "{name}: {text}");
    }
    assert!(text.ends_with("\n0 villages, 12 open cells, 1 valley\n"), "{text}");
    assert_eq!(text, carvania(&["map", "show", "--game", "J3"]).text());
}

#[test]
fn show_draws_a_file_or_standard_input() {
    let with_valley = MAP.replacen("V   o   o   o\n", "V   o   o   o   ~\n", 1);
    let text = carvania(&["map", "show", &file("map_show.toml", &with_valley)]).text();
    assert!(text.contains(" valley ") && text.ends_with("4 villages, 20 open cells, 1 valley\n"), "{text}");
    assert_eq!(carvania_reading(&["map", "show", "-"], &with_valley).text(), text);
}

#[test]
fn a_file_is_taken_for_the_games_that_it_fits() {
    let path = file("map_journey.toml", JOURNEY_MAP);
    let text = carvania(&["map", "show", &path]).text();
    assert!(text.ends_with("\n0 villages, 12 open cells, 1 valley\n"), "{text}");
    let verdict = carvania(&["map", "check", &path]).text();
    assert_eq!(verdict, "ok: 0 villages, 12 open cells, 1 valley, for J2 and J3\n");
    let refusal = carvania(&["map", "check", &path, "--game", "EM"]).refusal();
    assert!(refusal.ends_with("map_journey.toml` cannot be used as a map for EM: 2 problems"), "{refusal}");
}

#[test]
fn a_file_without_villages_is_meant_for_a_journey() {
    // The cell at the bottom goes to the right, where it touches one other.
    let loose = JOURNEY_MAP.replacen("    o\n", "            o\n", 1);
    let answer = carvania_reading(&["map", "check", "-"], &loose);
    assert_eq!(answer.stdout(), "the cell [6, -1] touches fewer than two others (J2-6)\n");
    assert_eq!(answer.refusal(), "standard input cannot be used as a map for J2: 1 problem");
    let without_valley = JOURNEY_MAP.replace('~', "o");
    let answer = carvania_reading(&["map", "check", "-"], &without_valley);
    assert_eq!(answer.stdout(), "13 open cells, but 12 are needed\n0 valleys, but 1 is needed\n");
    let refusal = carvania_reading(&["map", "show", "-"], &without_valley).refusal();
    assert!(refusal.starts_with("standard input cannot be used as a map for J2: 13 open cells"), "{refusal}");
}

#[test]
fn show_prints_json() {
    let document = carvania(&["map", "show", "--json"]).json();
    let cells = document["cells"].as_array().unwrap();
    assert_eq!(json!([document["villages"], document["open"], document["valleys"]]), json!([4, 20, 0]));
    assert_eq!(cells.len(), 24);
    let corner = json!({"name": "a1", "kind": "village", "at": [-2, 2], "neighbours": ["a2", "b1", "b2"]});
    assert_eq!(cells[0], corner);
}

#[test]
fn check_counts_and_warns_of_loose_cells() {
    let path = file("map_check.toml", MAP);
    let text = carvania(&["map", "check", &path]).text();
    let wanted = "ok: 4 villages, 20 open cells, 0 valleys, for EM and CA\n\
                  warning: a4 touches only 1 other cell (EM-27)\n";
    assert_eq!(text, wanted);
    let verdict = carvania(&["map", "check", &path, "--game", "CA", "--json"]).json();
    assert_eq!(json!([verdict["ok"], verdict["problems"], verdict["open"]]), json!([true, [], 20]));
    assert_eq!(verdict["games"], json!(["EM", "CA"]));
    assert_eq!(verdict["warnings"].as_array().unwrap().len(), 1);
}

#[test]
fn check_names_every_problem() {
    let bad = "villages = [[0, 0], [0, 0]]\ntiles = [[0, 1], [50, 0], [100, 0]]\n";
    let answer = carvania_reading(&["map", "check", "-"], bad);
    let problems = answer.stdout();
    let number = problems.lines().count();
    assert_eq!(answer.refusal(), format!("standard input cannot be used as a map for EM: {number} problems"));
    for words in [
        "2 villages, but 4 are needed",
        "3 open cells, but 20 are needed",
        "two cells at [0, 0]",
        "the cell [100, 0] is too far out",
        "the cell [50, 0] does not hang together",
    ] {
        assert!(problems.contains(words), "{words}: {problems}");
    }
    let answer = carvania_reading(&["map", "check", "-", "--json"], bad);
    answer.refusal();
    let verdict: Value = serde_json::from_str(&answer.stdout()).unwrap();
    assert_eq!(verdict["ok"], false);
    assert_eq!(verdict["problems"].as_array().unwrap().len(), number);
}

#[test]
fn valleys_are_for_eastern_mountains_alone() {
    let valleys = MAP.replacen("V   o   o   o\n", "V   o   o   o   ~\n", 1);
    let path = file("map_valleys.toml", &valleys);
    assert!(
        carvania(&["map", "check", &path])
            .text()
            .starts_with("ok: 4 villages, 20 open cells, 1 valley, for EM\n")
    );
    let refusal = carvania(&["map", "check", &path, "--game", "CA"]).refusal();
    assert!(refusal.ends_with("map_valleys.toml` cannot be used as a map for CA: 1 problem"), "{refusal}");
    let refusal = carvania(&["map", "show", &path, "--game", "CA"]).refusal();
    assert!(refusal.contains("cannot be used as a map for CA: 1 valleys"), "{refusal}");
}

#[test]
fn random_maps_can_be_played_on() {
    let ranges = "ok: 4 villages, 20 open cells, ";
    let rings = "ok: 0 villages, 12 open cells, 1 valley, for J2 and J3";
    for (game, valleys, found) in [
        ("EM", "0", ranges),
        ("EM", "4", ranges),
        ("CA", "0", ranges),
        ("J2", "1", rings),
        ("J3", "1", rings),
    ] {
        for seed in ["1", "2", "3"] {
            let arguments = ["map", "random", "--game", game, "--seed", seed, "--valleys", valleys];
            let map = carvania(&arguments).text();
            assert_eq!(map, carvania(&arguments).text());
            let checked = carvania_reading(&["map", "check", "-", "--game", game], &map).text();
            assert!(checked.starts_with(found), "{checked}");
            assert_eq!(checked.lines().count(), 1, "no cell is loose: {checked}");
        }
    }
}

#[test]
fn random_says_what_the_map_is() {
    let map = carvania(&["map", "random", "--seed", "7", "--valleys", "2"]).text();
    let first = "# A random map for EM, made from the seed 7: 4 villages, 20 open cells, 2 valleys.\n";
    assert!(map.starts_with(first), "{map}");
    let cells = carvania(&["map", "random", "--seed", "7", "--valleys", "2", "--json"]).json();
    assert_eq!(cells, serde_json::to_value(MapFile::read(&map).unwrap()).unwrap());
    let (one, other) = (carvania(&["map", "random"]).text(), carvania(&["map", "random"]).text());
    assert_ne!(one, other, "another seed each time");
}

#[test]
fn random_writes_a_file() {
    let output = path("map_random.toml");
    let name = output.to_str().unwrap();
    assert_eq!(carvania(&["map", "random", "--seed", "1", "--output", name]).text(), "");
    assert_eq!(fs::read_to_string(&output).unwrap(), carvania(&["map", "random", "--seed", "1"]).text());
    let refusal = carvania(&["map", "random", "--output", "/nowhere/map.toml"]).refusal();
    assert!(refusal.starts_with("cannot write `/nowhere/map.toml`, check the path: "), "{refusal}");
}

#[test]
fn what_cannot_be_read_is_refused() {
    let letter = file("map_letter.toml", "This is a letter.\n");
    for command in ["show", "check"] {
        let missing = carvania(&["map", command, "nowhere.toml"]).refusal();
        assert!(missing.starts_with("cannot open `nowhere.toml`, check the path: "), "{missing}");
        let folder = carvania(&["map", command, env!("CARGO_TARGET_TMPDIR")]).refusal();
        assert!(folder.ends_with("is a folder: name a file in it"), "{folder}");
        let refusal = carvania(&["map", command, &letter]).refusal();
        assert!(refusal.contains("map_letter.toml` cannot be used as a map for EM: "), "{refusal}");
    }
    assert!(
        carvania(&["map", "check", &letter]).stdout().starts_with("TOML parse error at line 1, column 6: ")
    );
    let both = "villages = [[0, 0]]\ndrawing = 'V'\n";
    let answer = carvania_reading(&["map", "check", "-"], both);
    assert_eq!(answer.stdout(), "a map is either a drawing or lists of cells, not both\n");
    answer.refusal();
}

#[test]
fn what_cannot_be_understood_is_a_usage_error() {
    carvania(&["map", "show", "--game", "GE"]).is_usage_error("[possible values: EM, CA, J2, J3]");
    carvania(&["map", "check"]).is_usage_error("<FILE>");
    carvania(&["map", "random", "--valleys", "5"]).is_usage_error("5 is not in 0..=4");
    carvania(&["map", "random", "--seed", "-1"]).is_usage_error("-1");
    carvania(&["map", "random", "--json", "--output", "x"]).is_usage_error("cannot be used with");
    let refusal = carvania(&["map", "random", "--game", "CA", "--valleys", "1"]).refusal();
    assert_eq!(refusal, "CA deals its valleys with the mountains (CA-2): leave --valleys out");
    for valleys in ["0", "2"] {
        let refusal = carvania(&["map", "random", "--game", "J3", "--valleys", valleys]).refusal();
        assert_eq!(refusal, "J3 is always played with 1 valley (J2-5): leave --valleys out");
    }
}
