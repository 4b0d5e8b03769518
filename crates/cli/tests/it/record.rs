mod fair;

use std::fs;

use carvania_rules::{Components, Record, Setup, Title};

use crate::carvania::{carvania, carvania_reading};
use crate::files::{file, other_components, other_world, path, record, record_of, record_with};

#[test]
fn show_tells_the_game_turn_by_turn() {
    let record = record();
    let text = carvania(&["record", "show", &file("show.txt", &record.to_text())]).text();
    for line in ["game        GE", "players     2", "seat-1      Ada", "Set-up", "Round 1", "Final scores"] {
        assert!(text.lines().any(|shown| shown == line), "{line}: {text}");
    }
    assert!(text.contains("\n  # a game among friends\n"), "{text}");
    for step in record.steps() {
        let action = step.before.write_action(step.action).to_string();
        assert!(text.contains(&action), "{action}: {text}");
    }
    for (line, total) in text.lines().rev().zip(record.result().unwrap().into_iter().rev()) {
        let total = total.to_string();
        assert!(line.split_whitespace().any(|cell| cell == total), "{total}: {line}");
    }
}

#[test]
fn show_lists_the_points_of_every_game() {
    let expedition = "seat  vp tiles  outposts  bonus tiles  crystals  total  place";
    let world = "seat  point cards  bonus tiles  exploration tiles  crystals  total  place";
    let trek = "seat  point cards  outposts  bonus tiles  exploration tiles  crystals  total  place";
    for (title, heading) in [
        (Title::EasternMountains, expedition),
        (Title::CallForAdventure, expedition),
        (Title::EndlessWorld, world),
        (Title::JourneyOne, world),
        (Title::JourneyTwo, trek),
        (Title::JourneyThree, trek),
    ] {
        let record = record_of(Setup::standard(title, 3), usize::MAX);
        let text = carvania_reading(&["record", "show", "-"], &record.to_text()).text();
        assert!(text.contains(&format!("\n  {heading}\n")), "{title}: {text}");
        for (line, total) in text.lines().rev().zip(record.result().unwrap().into_iter().rev()) {
            let total = total.to_string();
            assert!(line.split_whitespace().any(|cell| cell == total), "{total}: {line}");
        }
        let verdict = carvania_reading(&["record", "verify", "-"], &record.to_json_lines()).text();
        assert!(verdict.starts_with(&format!("ok: {title}, 3 players, ")), "{verdict}");
    }
}

#[test]
fn show_has_a_line_for_each_kind_of_draw_and_each_turn() {
    let record = record_of(Setup::standard(Title::JourneyThree, 2), 60);
    let text = carvania_reading(&["record", "show", "-"], &record.to_text()).text();
    let (set_up, rounds) = text.split_once("\nRound 1\n").unwrap();
    let draws: Vec<&str> = set_up.lines().filter(|line| line.starts_with("  chance  ")).collect();
    let begins = ["draw:P", "draw:T", "draw:X", "remove:", "lay:", "draw:"];
    assert_eq!(draws.len(), begins.len(), "{set_up}");
    for (line, begin) in draws.iter().zip(begins) {
        assert!(line.starts_with(&format!("  chance  {begin}")), "{line}");
    }
    assert!(rounds.starts_with("  seat 1  "), "{rounds}");
    assert!(!rounds.contains("\n  chance"), "draws belong to the turn: {rounds}");
}

#[test]
fn show_tells_what_is_provisional_or_begins_in_the_middle() {
    let unfinished = record_with(Components::standard(), 30);
    let text = carvania_reading(&["record", "show", "-"], &unfinished.to_text()).text();
    assert!(text.contains("\nScores so far, provisional (C-8)\n"), "{text}");
    let mut middle = Record::from_position(*unfinished.game());
    middle.comment("red \u{1b}[31m letters");
    let text = carvania_reading(&["record", "show", "-"], &middle.to_text()).text();
    assert!(text.contains("start       a position\n"), "{text}");
    assert!(!text.contains('\u{1b}'), "{text}");
}

#[test]
fn verify_replays_both_forms() {
    let record = record();
    let actions = record.actions().len();
    for (name, text) in [("verify.txt", record.to_text()), ("verify.jsonl", record.to_json_lines())] {
        let verdict = carvania(&["record", "verify", &file(name, &text)]).text();
        assert!(verdict.starts_with(&format!("ok: GE, 2 players, {actions} actions in ")), "{verdict}");
        assert!(verdict.contains(" rounds, result "), "{verdict}");
    }
    let beginning = record_with(Components::standard(), 11).to_text();
    let verdict = carvania_reading(&["record", "verify", "-"], &beginning).text();
    assert!(verdict.starts_with("ok: GE, 2 players, 11 actions in 1 round, unfinished; "), "{verdict}");
    assert_eq!(verdict.lines().count(), 1, "{verdict}");
}

#[test]
fn verify_says_where_a_record_goes_wrong() {
    let text = record().to_text();
    let refusal = |input: &str| carvania_reading(&["record", "verify", "-"], input).refusal();
    let claim = refusal(&text.replacen("\n1.  ", "\n1.   claim:MMMMM", 1));
    assert!(claim.starts_with("standard input: line ") && claim.ends_with("refused by GE-13"), "{claim}");
    assert!(refusal(&text.replace("result: ", "result: 9")).contains("`result` is 9"));
    assert!(refusal(&text.replace("rules: 1", "rules: 99")).contains("rules version 99"));
    assert!(refusal("").contains("standard input: line 1: the header `game` is missing"));
    assert!(refusal("{}").contains("standard input: line 1: the header `game` is missing"));
    assert!(refusal("{").starts_with("standard input: line 1: "));
    assert!(refusal("\u{1b}[31mgame").contains("is not a header"));
}

#[test]
fn a_record_needs_the_components_it_was_played_with() {
    let other = other_components();
    let record = record_with(Components::read(&other).unwrap().leak(), 50);
    let game = file("other_components.txt", &record.to_text());
    let components = file("record_components.toml", &other);
    assert!(carvania(&["record", "verify", &game]).refusal().contains("load the file it was made with"));
    carvania(&["record", "verify", &game, "--components", &components]).text();
    carvania(&["record", "show", &game, "--components", &components]).text();
}

#[test]
fn a_journey_wants_the_files_of_all_its_boxes() {
    let (cards, world) = (other_components(), other_world());
    let components = Components::read(&cards).unwrap().with(&world).unwrap().leak();
    let record = record_of(Setup { components, ..Setup::standard(Title::JourneyOne, 2) }, 50);
    let game = file("journey_components.txt", &record.to_text());
    let cards = file("record_cards.toml", &cards);
    let world = file("record_world.toml", &world);
    let verify = |files: &[&String]| {
        let options = files.iter().flat_map(|file| ["--components", file.as_str()]);
        carvania(&["record", "verify", &game].into_iter().chain(options).collect::<Vec<_>>())
    };
    for some in [&[][..], &[&cards], &[&world]] {
        assert!(verify(some).refusal().contains("load the file it was made with"), "{some:?}");
    }
    assert!(verify(&[&cards, &world]).text().starts_with("ok: J1, 2 players, 50 actions"));
}

#[test]
fn convert_writes_the_other_form() {
    let record = record();
    let (text, lines) = (record.to_text(), record.to_json_lines());
    let convert = |arguments: &[&str], input: &str| {
        carvania_reading(&[&["record", "convert", "-"], arguments].concat(), input).text()
    };
    assert_eq!(convert(&[], &text), lines);
    assert_eq!(convert(&[], &lines), text);
    assert_eq!(convert(&["--to", "jsonl"], &text), lines);
    assert_eq!(convert(&["--to", "text"], &text), text);
}

#[test]
fn convert_writes_a_file() {
    let record = record();
    let game = file("convert.txt", &record.to_text());
    let output = path("converted.jsonl");
    let answer = carvania(&["record", "convert", &game, "--output", output.to_str().unwrap()]);
    assert_eq!(answer.text(), "");
    assert_eq!(fs::read_to_string(output).unwrap(), record.to_json_lines());
    let refusal = carvania(&["record", "convert", &game, "--output", "/nowhere/game.txt"]).refusal();
    assert!(refusal.starts_with("cannot write `/nowhere/game.txt`, check the path: "), "{refusal}");
}

#[test]
fn what_cannot_be_read_is_refused() {
    let folder = env!("CARGO_TARGET_TMPDIR");
    let binary = path("binary.txt");
    fs::write(&binary, [0xff, 0xfe, 0x00]).unwrap();
    for (name, reason) in [
        (folder, "is a folder: name a file in it"),
        ("nowhere.txt", "cannot open `nowhere.txt`, check the path: "),
        (binary.to_str().unwrap(), "is not text in UTF-8: check that it is the right file"),
    ] {
        for command in ["show", "verify", "convert"] {
            let refusal = carvania(&["record", command, name]).refusal();
            assert!(refusal.contains(reason), "{refusal}");
        }
    }
    carvania(&["record", "verify"]).is_usage_error("<FILE>");
    carvania(&["record", "convert", "-", "--to", "pdf"]).is_usage_error("[possible values: text, jsonl]");
}
