//! The examples in the documents are what the program does.

use std::fs;
use std::path::Path;

use carvania_rules::{Components, Game, Record, Title, Written};
use serde_json::json;

use super::Engine;

fn document(name: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    fs::read_to_string(docs.join(name)).unwrap()
}

/// The fenced blocks of a document of this kind, without their fences.
fn blocks(document: &str, kind: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<(String, String)> = None;
    for line in document.lines() {
        open = match (open, line.strip_prefix("```")) {
            (None, Some(info)) => Some((info.to_owned(), String::new())),
            (Some((info, block)), Some(_)) => {
                blocks.extend((info == kind).then_some(block));
                None
            }
            (Some((info, block)), None) => Some((info, format!("{block}{line}\n"))),
            (None, None) => None,
        };
    }
    assert!(!blocks.is_empty(), "no block of kind {kind}");
    blocks
}

#[test]
fn the_protocol_is_what_the_engine_speaks() {
    let mut engine = Engine::start();
    for block in blocks(&document("engine-protocol.md"), "jsonl") {
        let mut lines = block.lines();
        while let Some(line) = lines.next() {
            let request = line.strip_prefix("> ").unwrap_or_else(|| panic!("{line}"));
            let reply = engine.ask_line(request.as_bytes());
            assert_eq!(lines.next(), Some(format!("< {reply}").as_str()), "{request}");
        }
    }
    engine.end();
}

#[test]
fn the_protocol_describes_every_verb() {
    let protocol = document("engine-protocol.md");
    let help = Engine::start().get(&json!({ "do": "help" }));
    let described: Vec<&str> = protocol.lines().filter_map(|line| line.strip_prefix("### ")).collect();
    let verbs: Vec<&String> = help["verbs"].as_object().unwrap().keys().collect();
    assert_eq!(described, verbs);
}

#[test]
fn the_notation_is_read() {
    let document = document("notation.md");
    for line in blocks(&document, "notation").concat().lines() {
        let written: Written = line.parse().unwrap();
        assert_eq!(written.to_string(), line);
    }
    for line in blocks(&document, "not-notation").concat().lines() {
        assert!(line.parse::<Written>().is_err(), "{line}");
    }
}

#[test]
fn the_notation_is_complete() {
    let document = document("notation.md");
    let forms = carvania_rules::notation::FORMS.split(", ").map(str::trim);
    for form in forms {
        assert!(document.contains(&format!("| `{form}` |")), "{form}");
    }
}

#[test]
fn the_position_loads() {
    let document = document("position.md");
    for block in blocks(&document, "json position") {
        let position = serde_json::from_str(&block).unwrap();
        let game = Game::from_position(&position, Components::standard()).unwrap();
        for field in game.to_position().as_object().unwrap().keys() {
            assert!(document.contains(&format!("| `{field}` |")), "{field} is not described");
        }
    }
}

#[test]
fn the_decisions_are_described() {
    let document = document("position.md");
    let described = |kind: &str| document.contains(&format!("| `{kind}` |"));
    for game in ["GE", "EM", "CA"] {
        let mut engine = Engine::start();
        let mut reply = engine.get(&json!({ "do": "new", "game": game, "players": 2, "seed": 3 }));
        for _ in 0..300 {
            let kind = reply["decision"]["kind"].as_str().unwrap();
            assert!(described(kind), "{kind} is not described");
            if kind != "over" {
                let action = engine.get(&json!({ "do": "choose", "bot": "random" }))["action"].take();
                reply = engine.get(&json!({ "do": "apply", "action": action }));
            }
        }
    }
}

#[test]
fn the_map_of_a_record_is_read() {
    let map = blocks(&document("record.md"), "json map").concat();
    let digest = Components::standard().digest(Title::EasternMountains);
    let text = format!("game: EM\nplayers: 2\nrules: 1\ncomponents: {digest}\nmap: {map}\n");
    let record = Record::from_text(&text, Components::standard()).unwrap();
    assert!(record.to_text().contains(&format!("\nmap: {map}")), "{}", record.to_text());
}

#[test]
fn the_record_loads_in_both_forms() {
    let document = document("record.md");
    let text = blocks(&document, "record").concat();
    let record = Record::from_text(&text, Components::standard()).unwrap();
    assert_eq!(record.to_text(), text);
    assert_eq!(record.to_json_lines(), blocks(&document, "jsonl record").concat());
}
