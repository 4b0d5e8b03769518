//! docs/bots.md: its examples are what bots are asked and answer.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use super::{CARVANIA, example, python_bot, rust_bot};
use crate::engine::documents::{blocks, document};

/// The lines that are sent, and those that come back.
fn exchange(kind: &str) -> (Vec<String>, Vec<String>) {
    let text = blocks(&document("bots.md"), kind).concat();
    let lines =
        |mark: &str| text.lines().filter_map(|line| line.strip_prefix(mark)).map(str::to_owned).collect();
    (lines("> "), lines("< "))
}

/// Checks that a program gives the answers of the document.
#[track_caller]
fn check(program: &str, arguments: &[&str], kind: &str) {
    let (requests, answers) = exchange(kind);
    let mut command = Command::new(program);
    let mut child = command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    requests.iter().for_each(|request| writeln!(input, "{request}").unwrap());
    drop(input);
    let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
    assert_eq!(output.lines().collect::<Vec<_>>(), answers);
}

#[test]
fn the_example_answers_as_described() {
    check(&rust_bot(), &[], "jsonl bot");
}

#[test]
fn the_engine_answers_as_described() {
    check(CARVANIA, &["engine", "--bot", "eager"], "jsonl engine");
}

#[test]
fn the_code_is_that_of_the_examples() {
    let document = document("bots.md");
    for (kind, name) in [("python", "claim_first.py"), ("rust", "claim_first.rs")] {
        let code = fs::read_to_string(example(name)).unwrap();
        assert_eq!(blocks(&document, kind), [code]);
    }
}

#[test]
fn the_example_in_python_is_a_bot_too() {
    if let Some(bot) = python_bot() {
        let (program, file) = bot.split_once(' ').unwrap();
        let (requests, _) = exchange("jsonl bot");
        let mut child =
            Command::new(program).arg(file).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        writeln!(child.stdin.take().unwrap(), "{}", requests[0]).unwrap();
        let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        assert!(output.starts_with("{\"id\": 1, \"action\": \""), "{output}");
    }
}

#[cfg(unix)]
#[test]
fn the_request_is_what_bots_are_sent() {
    let heard = crate::files::path("heard.jsonl");
    let heard = heard.to_str().unwrap();
    let script = crate::files::file("hear.sh", &format!("head -n 1 > {heard}\n"));
    let bots = format!("sh {script}@200ms,random");
    let simulate = ["simulate", "--seed", "7", "--games", "1", "--max-rounds", "1", "--bots", &bots];
    crate::carvania::carvania(&simulate).text();
    assert_eq!(fs::read_to_string(heard).unwrap().trim_end(), exchange("jsonl bot").0[0]);
}
