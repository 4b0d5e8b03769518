//! What people type, and everything that they then see.

use std::fs;

use super::{last_round, play};
use crate::carvania::carvania_reading;
use crate::files::path;
use carvania_rules::{Components, Record};

#[test]
fn an_opening_in_english() {
    let lines = [
        "help",
        "play yy > g",
        "xyzzy",
        "99",
        "claim ggbbmm",
        "acquire m+",
        "2",
        "y",
        "stop",
        "score",
        "rules c-5",
        "undo",
        "undo",
        "undo",
        "undo",
        "show",
        "quit",
    ];
    check!("opening_en", play(&["--seed", "7", "--seats", "human,random,eager", "--language", "en"], &lines));
}

#[test]
fn an_opening_in_french() {
    let lines = [
        "aide",
        "jouer yy > g",
        "xyzzy",
        "99",
        "réclamer ggbbmm",
        "acquérir +m",
        "améliorer y",
        "2",
        "Y",
        "stop",
        "score",
        "règles 10",
        "annuler",
        "annuler",
        "annuler",
        "annuler",
        "table",
        "quitter",
    ];
    check!("opening_fr", play(&["--seed", "7", "--seats", "human,random,eager", "--language", "fr"], &lines));
}

#[test]
fn an_end_in_english() {
    let record = last_round("end-en.record");
    let seats = ["--record", &record, "--seed", "3", "--seats", "human,eager", "--language", "en"];
    check!("end_en", play(&seats, &["play yyyyy>mm", "claim yygg", "rest", "1", "show", "score", ""]));
}

#[test]
fn an_end_in_french() {
    let record = last_round("end-fr.record");
    let seats = ["--record", &record, "--seed", "3", "--seats", "human,eager", "--language", "fr"];
    check!("end_fr", play(&seats, &["play yyyyy>mm", "réclamer yygg", "rest", "1", "table", "score", ""]));
}

#[test]
fn two_people_share_a_terminal() {
    let lines = ["rest", "play +yy", "undo", "quit"];
    check!("shared", play(&["--seed", "7", "--seats", "human,human", "--language", "en"], &lines));
}

#[test]
fn crystals_above_the_limit_are_asked_for_after_the_draw() {
    // Seat 1 fills its caravan; seat 2 rests, then pays crystals onto cards, of which seat 1 takes the first.
    let turns = ["1", "rest", "1", "rest", "1", "rest", "1", "rest"];
    let filling = turns.into_iter().flat_map(|turn| [turn, "rest"]);
    let lines: Vec<&str> = filling.chain(["play ^2", "y", "y", "acquire +m", "acquire gg>yym"]).collect();
    let shown = play(&["--seed", "7", "--seats", "human,human", "--language", "en"], &lines);
    let (_, last) = shown.rsplit_once("above the limit of 10").unwrap();
    assert!(last.contains("Return a yellow crystal"), "{last}");
}

#[test]
fn bots_play_among_themselves() {
    let seats = ["--seed", "1", "--seats", "eager,eager,random", "--language", "en"];
    let shown = play(&seats, &[]);
    assert!(shown.contains("\n  1. Seat 1, eager"), "{shown}");
    assert!(shown.contains(", wins with "), "{shown}");
    assert_eq!(play(&seats, &[]), shown);
}

#[test]
fn the_input_may_end_anywhere() {
    for lines in [&[][..], &["acquire +m"], &["play ^2"], &["play ^2", "y"], &["", "", ""]] {
        let shown = play(&["--seed", "7", "--language", "en"], lines);
        assert!(shown.ends_with("Goodbye.\n"), "{shown}");
    }
}

#[test]
fn a_game_saved_and_taken_up_again_goes_on_as_if_nothing_had_happened() {
    let files = ["whole.record", "half.record", "rest.record"].map(path);
    files.iter().for_each(|file| drop(fs::remove_file(file)));
    let [whole, half, rest] = files.each_ref().map(|file| file.to_str().unwrap());
    let seats = ["--seed", "11", "--seats", "eager,human,random", "--language", "en"];
    let (first, second) = (["1", "acquire +yy", "3", "rest"], ["rest", "1", "rest", "rest"]);

    play(&seats, &[&first[..], &second[..], &[&format!("save {whole}")]].concat());
    play(&seats, &[&first[..], &[&format!("save {half}")]].concat());
    let shown = play(
        &["--record", half, "--language", "en"],
        &[&second[..], &[&format!("save {rest}"), "save"]].concat(),
    );
    assert!(shown.contains(&format!("Saved in {rest}.")), "{shown}");
    assert_eq!(fs::read_to_string(whole).unwrap(), fs::read_to_string(rest).unwrap());

    let record = Record::from_text(&fs::read_to_string(whole).unwrap(), Components::standard()).unwrap();
    let notes: Vec<String> =
        record.headers().notes().iter().map(|(name, value)| format!("{name}: {value}")).collect();
    assert_eq!(notes, ["seed: 11", "player-1: eager", "player-2: human", "player-3: random"]);
}

#[test]
fn a_game_is_not_saved_over_another_file() {
    let precious = crate::files::file("precious.txt", "precious");
    let missing = path("no-such-folder").join("game.record");
    let lines = [format!("save {precious}"), format!("save {}", missing.display())];
    let shown = play(&["--seed", "7", "--language", "en"], &lines.each_ref().map(String::as_str));
    assert!(shown.contains(&format!("{precious} exists already.")), "{shown}");
    assert!(shown.contains("cannot be written"), "{shown}");
    assert_eq!(fs::read_to_string(precious).unwrap(), "precious");
}

#[test]
fn no_colours_and_no_control_characters_in_a_pipe() {
    let shown = play(&["--seed", "7", "--language", "en"], &["rest", "rules \u{1b}[31m\u{7}"]);
    assert!(!shown.contains(|letter: char| letter.is_control() && letter != '\n'), "{shown}");
}

#[test]
fn whatever_is_typed_is_answered() {
    let long = "y".repeat(1_000_000);
    let lines = [
        "\u{fffd}\0",
        ":::",
        "play:",
        "pay:Y",
        "draw:+YY",
        "trade:255",
        "trade:256",
        "^",
        ">",
        "+",
        "undo x",
        "rules",
        "rules ?",
        "save \0",
        "ÿÿ",
        &long,
    ];
    let shown = carvania_reading(&["play", "--seed", "7", "--language", "en"], &lines.join("\n"));
    assert!(shown.text().ends_with("Goodbye.\n"));
}

#[test]
fn an_action_without_its_card_shows_which_there_are() {
    let shown = play(&["--seed", "1", "--language", "en"], &["acquire", "quit"]);
    let answer = shown.split("> acquire\n").nth(1).unwrap_or_else(|| panic!("{shown}"));
    let answer = answer.split("> quit").next().unwrap();
    assert!(answer.matches("acquire:").count() >= 2, "{answer}");
    assert!(!answer.contains("play:") && !answer.contains("I do not understand"), "{answer}");
    let ends = |line: &str| {
        let mut words = line.split_whitespace();
        (words.next().map(str::to_owned), words.next_back().map(str::to_owned))
    };
    let asked: Vec<_> = shown.split("> acquire\n").next().unwrap().lines().map(ends).collect();
    for line in answer.lines().filter(|line| line.contains("acquire:")) {
        assert!(asked.contains(&ends(line)), "another number than before: {line}");
    }
}
