//! Programs in the arena.

use std::path::Path;

use serde_json::{Value, json};

use super::misbehaving::script;
use super::{python_bot, rust_bot};
use crate::carvania::carvania;
use crate::files::path;

/// What comes of four games against `random`, cut off after eight rounds.
fn entrants(bot: &str) -> Value {
    let bots = format!("{bot},random");
    let arguments = ["arena", "--games", "4", "--max-rounds", "8", "--json", "--bots", &bots];
    let report = carvania(&arguments).json();
    assert_eq!(report["games"], 4);
    report["entrants"].clone()
}

#[test]
fn a_program_plays_a_match() {
    for bot in [Some(rust_bot("claim_first")), python_bot("claim_first.py")].into_iter().flatten() {
        let bot = format!("{bot}@30s");
        let bots = format!("{bot},random");
        let report = carvania(&["arena", "--games", "4", "--json", "--bots", &bots]).json();
        let pairing = &report["pairings"][0];
        assert_eq!(json!([pairing["deals"], pairing["games"], pairing["cut_off"]]), json!([2, 4, 0]));
        let program = &report["entrants"][0];
        assert_eq!(json!([program["name"], program["complaints"]]), json!([bot, 0]));
        assert!(program["thinking"]["decisions"].as_u64() > Some(0), "{report}");
    }
}

#[test]
fn what_a_program_does_wrong_is_counted_and_told_once() {
    let bot = script("arena-wrong.sh", "while read -r line; do echo hello; done");
    let entrants = entrants(&bot);
    let said = "answered with `hello`, which is not a JSON object: write other output to standard error";
    assert_eq!(entrants[0]["first_complaints"], json!([format!("`{bot}` {said}")]));
    assert!(entrants[0]["complaints"].as_u64().unwrap() >= 4, "{entrants}");
    assert_eq!(json!([entrants[1]["complaints"], entrants[1]["first_complaints"]]), json!([0, []]));
}

#[test]
fn different_complaints_are_listed_for_people() {
    let bot = script("arena-ends.sh", "read -r line; answer; read -r line; echo 'no idea' >&2; exit 3");
    let bots = format!("random,{bot}");
    let text = carvania(&["arena", "--games", "2", "--max-rounds", "30", "--bots", &bots]).text();
    let (_, told) = text.split_once(&format!(" complaints about {bot}, such as:\n")).unwrap();
    let ended = "ended (exit status: 3) and said: no idea";
    assert_eq!(told, format!("  `{bot}` {ended}\n  `{bot}` is not asked any more: it {ended}\n"));
}

#[test]
fn one_that_is_late_is_told_so_but_plays_on() {
    let bot = script("arena-late.sh", "read -r line; answer; sleep 1000").replace("@60s", "@20ms");
    let entrants = entrants(&bot);
    let first = entrants[0]["first_complaints"][0].as_str().unwrap();
    assert!(first.ends_with("did not answer within its limit of 20 ms"), "{first}");
}

#[test]
fn what_cannot_be_run_is_refused_before_anything_is_kept() {
    let save = path("arena-nobody.jsonl");
    for command in ["arena", "balance"] {
        let arguments = [command, "--bots", "random,./nobody", "--save", save.to_str().unwrap()];
        let refusal = carvania(&arguments).refusal();
        assert!(refusal.starts_with("there is no program `./nobody`: check the path, "), "{refusal}");
        assert!(!Path::new(&save).exists(), "{command}");
    }
}
