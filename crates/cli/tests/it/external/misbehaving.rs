//! Whatever a program does, the games are played and the faults are told.

use serde_json::{Value, json};

use super::outcome;
use crate::carvania::carvania;
use crate::files::file;

/// What a script needs to answer `line` with the first legal action.
pub(crate) const ANSWER: &str = r#"answer() {
    id=${line#*\"id\":}; id=${id%%[,\}]*}
    action=${line#*\"legal\":[\"}; action=${action%%\"*}
    echo "{\"id\":$id,\"action\":\"$action\"}"
}
"#;

/// A program that runs a script, and has all the time that it may need on a busy machine.
pub(crate) fn script(name: &str, text: &str) -> String {
    format!("sh {}@60s", file(name, &format!("{ANSWER}{text}\n")))
}

/// Two games of a few rounds against a script: how many of its decisions failed, and why.
#[track_caller]
fn faults(name: &str, text: &str) -> (u64, Vec<String>) {
    faults_of(&script(name, text))
}

#[track_caller]
fn faults_of(bot: &str) -> (u64, Vec<String>) {
    let report = outcome(&[bot, "eager"], &["--max-rounds", "12"]);
    assert_eq!(report["faults"][1], 0);
    let texts = report["complaints"].as_array().unwrap().iter().map(|complaint| {
        assert_eq!(complaint["seat"], 1);
        complaint["text"].as_str().unwrap().split_once("s` ").unwrap().1.to_owned()
    });
    (report["faults"][0].as_u64().unwrap(), texts.collect())
}

/// Checks what is complained of first.
#[track_caller]
fn check(name: &str, text: &str, complaint: &str) {
    let (number, complaints) = faults(name, text);
    assert!(number >= 2, "{number} faults");
    assert_eq!(complaints[0], complaint, "{complaints:?}");
}

#[test]
fn one_that_answers_has_no_faults() {
    assert_eq!(faults("answers.sh", "while read -r line; do answer; done"), (0, Vec::new()));
}

#[test]
fn one_that_crashes_at_once() {
    let text = "echo 'no such table' >&2; exit 3";
    check("crash.sh", text, "ended (exit status: 3) and said: no such table");
}

#[test]
fn one_that_crashes_in_the_third_decision() {
    let text = "for i in 1 2; do read -r line; answer; done; read -r line; kill -SEGV $$";
    let (number, complaints) = faults("third.sh", text);
    assert!(complaints[0].starts_with("ended (signal: 11"), "{complaints:?}");
    // It is started again, until it has ended four times.
    assert!(complaints[1].starts_with("is not asked any more: it ended"), "{complaints:?}");
    assert!(number > 2 * 4, "{number}");
}

#[test]
fn one_that_falls_asleep() {
    let bot = script("sleep.sh", "read -r line; answer; sleep 1000").replace("@60s", "@20ms");
    let (_, complaints) = faults_of(&bot);
    let late = "did not answer within its limit of 20 ms";
    assert_eq!(complaints, [late.to_owned(), format!("is not asked any more: it {late}")]);
}

#[test]
fn one_that_talks_nonsense() {
    let nonsense = "which is not a JSON object: write other output to standard error";
    check(
        "garbage.sh",
        "while read -r line; do echo hello; done",
        &format!("answered with `hello`, {nonsense}"),
    );
    let bytes = "while read -r line; do printf '\\377\\n'; done";
    check("bytes.sh", bytes, &format!("answered with `\u{fffd}`, {nonsense}"));
}

#[test]
fn one_that_breaks_the_rules() {
    let nap = "while read -r line; do line=$(echo \"$line\" | sed 's/legal\":\\[\"[^\"]*/legal\":[\"nap/'); answer; done";
    check("illegal.sh", nap, "chose `nap`, which is not legal");
}

#[test]
fn one_that_writes_without_end() {
    check("endless.sh", "exec cat /dev/zero", "wrote a line of more than 1048576 bytes");
}

#[test]
fn one_that_closes_its_output() {
    check("closed.sh", "read -r line; answer; exec >&-; sleep 1000", "closed its input or output");
}

#[test]
fn one_that_floods_and_never_reads() {
    let nonsense = "answered with `y`, which is not a JSON object: write other output to standard error";
    check("flood.sh", "exec yes", nonsense);
}

#[test]
fn people_are_told_how_much_failed_and_what_first() {
    let bots = format!("eager,{}", script("told.sh", "exit 3"));
    let text = carvania(&["simulate", "--games", "2", "--max-rounds", "8", "--bots", &bots]).text();
    let (_, told) =
        text.split_once("\nfailed decisions, for which the first legal action was taken: ").unwrap();
    let mut lines = told.lines();
    assert!(lines.next().unwrap().ends_with(" at seat 2"), "{text}");
    let line = lines.next().unwrap();
    assert!(line.starts_with("  game 1, seat 2: `sh ") && line.ends_with("ended (exit status: 3)"), "{text}");
}

#[test]
fn games_without_faults_say_nothing_of_them() {
    let text = carvania(&["simulate", "--games", "1", "--bots", "eager"]).text();
    assert!(!text.contains("failed"), "{text}");
    let report: Value = outcome(&["eager", "eager"], &[]);
    assert_eq!(json!([report["faults"], report["complaints"]]), json!([[0, 0], []]));
}
