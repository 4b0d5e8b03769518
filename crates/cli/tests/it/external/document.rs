//! docs/bots.md: its examples are what bots are asked and answer.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use carvania_rules::{Actions, Title, Turn};
use serde_json::Value;

use super::{CARVANIA, example, python_bot, rust_bot};
use crate::engine::documents::{blocks, document, each_moment};

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
    check(&rust_bot("claim_first"), &[], "jsonl bot");
}

#[test]
fn the_engine_answers_as_described() {
    check(CARVANIA, &["engine", "--bot", "eager"], "jsonl engine");
}

#[test]
fn the_code_is_that_of_the_examples() {
    let document = document("bots.md");
    let code = |name| fs::read_to_string(example(name)).unwrap();
    assert_eq!(blocks(&document, "python"), ["claim_first.py", "whole_turns.py"].map(code));
    assert_eq!(blocks(&document, "rust"), [code("claim_first.rs")]);
}

#[test]
fn the_example_in_python_is_a_bot_too() {
    if let Some(bot) = python_bot("claim_first.py") {
        let (program, file) = bot.split_once(' ').unwrap();
        let (requests, _) = exchange("jsonl bot");
        let mut child =
            Command::new(program).arg(file).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        writeln!(child.stdin.take().unwrap(), "{}", requests[0]).unwrap();
        let output = String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap();
        assert!(output.starts_with("{\"id\": 1, \"action\": \""), "{output}");
    }
}

/// What can be answered to a kind of decision, and the games that ask it.
type Answers = BTreeMap<String, (BTreeSet<String>, BTreeSet<String>)>;

/// The words in backticks of a cell.
fn words(cell: &str) -> BTreeSet<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

fn described() -> Answers {
    let document = document("bots.md");
    let (_, table) = document.split_once("| legal answers |").unwrap();
    let rows = table.lines().skip_while(|line| !line.starts_with("| `")).take_while(|line| !line.is_empty());
    let titles = |cell: &str| match cell {
        "all" => Title::ALL.iter().map(Title::to_string).collect(),
        some => some.split(", ").map(str::to_owned).collect(),
    };
    let row = |row: &str| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        (words(cells[1]).pop_first().unwrap(), (words(cells[3]), titles(cells[4])))
    };
    rows.map(row).collect()
}

#[test]
fn what_is_asked_and_can_be_answered_is_described() {
    let mut found = Answers::new();
    for title in Title::ALL {
        each_moment(title, |game| {
            if matches!(game.turn(), Turn::Seat(_)) {
                let kind = game.to_position()["decision"]["kind"].as_str().unwrap().to_owned();
                let (answers, titles) = found.entry(kind).or_default();
                titles.insert(title.to_string());
                let mut legal = Actions::new();
                game.legal_actions(&mut legal);
                for &action in legal.iter() {
                    let text = game.write_action(action).to_string();
                    let verb = text.split_once(':').map(|(verb, _)| format!("{verb}:"));
                    answers.insert(verb.unwrap_or(text));
                }
            }
        });
    }
    assert_eq!(described(), found);
}

#[test]
fn every_field_of_a_request_is_described() {
    let document = document("bots.md");
    let (requests, _) = exchange("jsonl bot");
    let request: Value = serde_json::from_str(&requests[0]).unwrap();
    let golem = request["golems"][0].as_object().unwrap();
    for field in request.as_object().unwrap().keys() {
        assert!(document.contains(&format!("| `{field}` |")), "{field}");
    }
    assert!(golem.keys().all(|field| document.contains(&format!("`{field}`"))));
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
