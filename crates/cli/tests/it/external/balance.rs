//! Programs in the games of `balance`.

use std::fs;

use serde_json::{Value, json};

use super::misbehaving::script;
use crate::carvania::{Answer, carvania};
use crate::files::{file, path};

/// Games of a few rounds between an eager bot and a program that talks nonsense.
fn balance(bot: &str, arguments: &[&str]) -> Answer {
    let bots = format!("eager,{bot}");
    carvania(&[&["balance", "--max-rounds", "12", "--bots", &bots], arguments].concat())
}

fn wrong(name: &str) -> String {
    script(name, "while read -r line; do echo '<hello>'; done")
}

#[test]
fn what_a_program_does_wrong_is_counted_and_kept() {
    let bot = wrong("balance-wrong.sh");
    let report = balance(&bot, &["--games", "3", "--json"]).json();
    let said = "answered with `<hello>`, which is not a JSON object: write other output to standard error";
    assert_eq!(report["complaints"], json!([{ "game": 1, "seat": 2, "text": format!("`{bot}` {said}") }]));
    let [first, second] = [0, 1].map(|seat| report["faults"][seat].as_u64().unwrap());
    assert!(first == 0 && second >= 3 * 10, "{report}");

    let save = file("balance-wrong.jsonl", "");
    balance(&bot, &["--games", "2", "--save", &save]).text();
    let resumed: Value = balance(&bot, &["--games", "3", "--save", &save, "--json"]).json();
    assert_eq!(resumed, report);
    let saved = fs::read_to_string(&save).unwrap();
    for (from, to) in [("\"faults\":[0,", "\"faults\":[0,0,"), ("\"game\":1,\"seat\"", "\"game\":7,\"seat\"")]
    {
        let broken = saved.replacen(from, to, 1);
        assert_ne!(broken, saved);
        let save = file("balance-wrong-broken.jsonl", &broken);
        assert!(balance(&bot, &["--games", "3", "--save", &save]).refusal().contains("line 2"), "{to}");
    }
}

#[test]
fn people_are_told_in_text_and_on_the_page() {
    let (bot, page) = (wrong("balance-told.sh"), path("balance-told.html"));
    let text = balance(&bot, &["--games", "2", "--html", page.to_str().unwrap()]).text();
    let heading = "failed decisions, for which the first legal action was taken: ";
    let (_, told) = text.split_once(&format!("\n{heading}")).unwrap();
    let mut lines = told.lines();
    assert!(lines.next().unwrap().ends_with(" at seat 2"), "{text}");
    assert!(lines.next().unwrap().starts_with("  game 1, seat 2: `sh "), "{text}");
    let page = fs::read_to_string(page).unwrap();
    assert!(page.contains(heading) && page.contains("`&lt;hello&gt;`"), "{page}");
}

#[test]
fn games_without_faults_say_nothing_of_them() {
    let report = carvania(&["balance", "--games", "3", "--bots", "eager", "--json"]).json();
    assert_eq!(json!([report["faults"], report["complaints"]]), json!([[0, 0], []]));
    assert!(!carvania(&["balance", "--games", "3", "--bots", "eager"]).text().contains("failed"));
}
