use std::fs;

use serde_json::Value;

use crate::carvania::carvania;
use crate::files::path;

/// Games of `random`, which misses much, and what of them is written to this file.
fn misses(name: &str) -> (Value, String) {
    let positions = path(name).to_str().unwrap().to_owned();
    let play = ["probe", "--bots", "eager", "--games", "30", "--proof", "20000", "--json", "--positions"];
    (carvania(&[&play[..], &[&positions]].concat()).json(), positions)
}

#[test]
fn what_was_missed_is_told_with_its_position() {
    let (report, positions) = misses("probe_told.jsonl");
    let eager = &report["players"]["eager"];
    let (judged, missed) = (eager["judged"].as_u64().unwrap(), eager["missed"].as_u64().unwrap());
    assert!(judged > missed && missed > 0, "{report}");
    let written = fs::read_to_string(positions).unwrap();
    let lines: Vec<Value> = written.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines, *report["misses"].as_array().unwrap());
    assert_eq!(lines.len() as u64, missed);
    for miss in &lines {
        assert_ne!(miss["action"], miss["better"], "{miss}");
        let claimed =
            miss["position"]["seats"].as_array().unwrap().iter().map(|seat| seat["claimed"].as_array());
        assert!(claimed.flatten().any(|claimed| claimed.len() >= 5), "it is near the end: {miss}");
    }
}

#[test]
fn records_are_looked_at_as_the_games_were() {
    let folder = path("probe_records");
    _ = fs::remove_dir_all(&folder);
    let folder = folder.to_str().unwrap();
    carvania(&["simulate", "--bots", "eager", "--games", "10", "--records", folder]).text();
    let probe =
        |options: &[&str]| carvania(&[&["probe", "--proof", "5000", "--json"], options].concat()).json();
    let played = probe(&["--bots", "eager", "--games", "10"]);
    assert_eq!(probe(&[folder]), played);
    assert_eq!(probe(&["--bots", "eager", "--games", "10", "--threads", "2"]), played);
}

#[test]
fn a_hint_finds_what_was_missed() {
    let (report, positions) = misses("probe_hint.jsonl");
    // The budget is one of positions; to ask about all of them would take long.
    let few: String =
        fs::read_to_string(positions).unwrap().lines().take(3).map(|line| format!("{line}\n")).collect();
    let suite = crate::files::file("probe_suite.jsonl", &few);
    let text = carvania(&["hint", "--positions", &suite, "--budget", "5000n"]).text();
    let number = report["misses"].as_array().unwrap().len().min(3);
    assert!(text.contains(&format!(" of {number} found\n")), "{text}");
    let lines = carvania(&["hint", "--positions", &suite, "--budget", "5000n", "--json"]).text();
    let advice: Vec<Value> = lines.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(advice.len(), number);
    assert!(
        advice
            .iter()
            .all(|advice| advice["better"].is_string() && advice["options"][0]["action"].is_string())
    );
}

#[test]
fn what_is_no_position_is_refused_with_its_line() {
    let odd = crate::files::file("probe_odd.jsonl", "\n{\"position\":3}\n");
    let refusal = carvania(&["hint", "--positions", &odd]).refusal();
    assert!(refusal.contains("line 2 of"), "{refusal}");
    let none = crate::files::file("probe_none.jsonl", "\n");
    assert!(carvania(&["hint", "--positions", &none]).refusal().contains("there are no positions"));
    carvania(&["hint"]).is_usage_error("<POSITION>");
    assert!(carvania(&["probe", "no-such-record"]).refusal().contains("cannot open"));
}
