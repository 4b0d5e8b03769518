//! The examples in the documents are what the program does.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_rules::{ActionText, Actions, Components, Game, Record, Setup, Title};
use serde_json::json;

use super::Engine;

pub(crate) fn document(name: &str) -> String {
    fs::read_to_string(path(name)).unwrap()
}

/// Where a document is.
pub(crate) fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name)
}

/// The fenced blocks of a document of this kind, without their fences.
pub(crate) fn blocks(document: &str, kind: &str) -> Vec<String> {
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
        let written: ActionText = line.parse().unwrap();
        assert_eq!(written.to_string(), line);
    }
    for line in blocks(&document, "not-notation").concat().lines() {
        assert!(line.parse::<ActionText>().is_err(), "{line}");
    }
}

#[test]
fn the_notation_is_complete() {
    let document = document("notation.md");
    let forms = carvania_rules::notation::FORMS.split(", ").map(str::trim);
    for form in forms {
        assert!(is_described(&document, form), "{form}");
    }
}

/// Whether a table of a document has a row about a field, a kind or a form.
fn is_described(document: &str, name: &str) -> bool {
    document.contains(&format!("| `{name}` |"))
}

#[test]
fn the_positions_load() {
    let document = document("position.md");
    let mut titles = Vec::new();
    for block in blocks(&document, "json position") {
        let position = serde_json::from_str(&block).unwrap();
        let game = Game::from_position(&position, Components::standard()).unwrap();
        titles.push(game.title());
        let saved = game.to_position();
        let fields = saved.as_object().unwrap().keys().chain(saved["seats"][0].as_object().unwrap().keys());
        for field in fields {
            assert!(is_described(&document, field), "{field} is not described");
        }
    }
    // Between them they show what every box has.
    let boxes = Title::ALL.into_iter().filter(|title| title.boxes().len() == 1);
    for title in boxes.chain([Title::CallForAdventure, Title::JourneyOne, Title::JourneyThree]) {
        assert!(titles.contains(&title), "{title}");
    }
}

/// Shows every moment of games of each number of players, played by bots.
pub(crate) fn each_moment(title: Title, mut see: impl FnMut(&Game)) {
    for (players, bot) in title.players().zip([Reflex::Random, Reflex::Eager].into_iter().cycle()) {
        let mut game = Game::new(&Setup::standard(title, players)).unwrap();
        let (mut rng, mut actions) = (generator(1, players as u64), Actions::new());
        for _ in 0..2000 {
            see(&game);
            let chosen = game.draw(&mut rng).or_else(|| bot.choose(&game, &mut actions, &mut rng));
            let Some(action) = chosen else { break };
            game.apply(action).unwrap();
        }
    }
}

/// The kinds of decisions that come up in these games.
fn decisions(title: Title) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    each_moment(title, |game| {
        kinds.insert(game.to_position()["decision"]["kind"].as_str().unwrap().to_owned());
    });
    kinds
}

#[test]
fn the_decisions_are_described() {
    let document = document("position.md");
    let (_, table) = document.split_once("| `kind` |").unwrap();
    let rows = table.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`'));
    let described: BTreeSet<String> = rows.map(|(kind, _)| kind.to_owned()).collect();
    let decided: BTreeSet<String> = Title::ALL.into_iter().flat_map(decisions).collect();
    assert_eq!(decided, described);
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

#[test]
fn an_extra_turn_stands_in_its_round() {
    let actions = blocks(&document("record.md"), "record J1").concat();
    let digest = Components::standard().digest(Title::JourneyOne);
    let text =
        format!("game: J1\nplayers: 2\nrules: 1\ncomponents: {digest}\nresult: unfinished\n\n{actions}");
    let record = Record::from_text(&text, Components::standard()).unwrap();
    assert_eq!(record.to_text(), text);
}
