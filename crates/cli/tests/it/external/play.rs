//! Programs at the terminal.

use std::fs;

use super::misbehaving::script;
use crate::carvania::carvania;
use crate::files::{file, path};
use crate::play::play;

const ANSWERS: &str = "while read -r line; do answer; done";

/// What is shown of a game with these bots.
fn shown(arguments: &[&str], lines: &[&str]) -> String {
    play(&[&["--seed", "7"], arguments].concat(), lines)
}

#[test]
fn a_person_plays_against_programs() {
    let bot = script("play-answers.sh", ANSWERS);
    let bots = format!("{bot},eager");
    let shown = shown(&["--bots", &bots, "--language", "en"], &["rest", "quit"]);
    assert!(shown.starts_with("Golem Edition, 3 players."), "{shown}");
    for line in ["Seat 1, you", "Seat 2, sh play-answers.sh", "Seat 3, eager"] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    assert!(!shown.contains("the program"), "{shown}");
}

#[test]
fn undo_asks_the_program_again() {
    let bot = script("play-undo.sh", ANSWERS);
    let lines = ["rest", "undo", "rest", "quit"];
    let shown = shown(&["--seats", &format!("human,{bot}"), "--language", "en"], &lines);
    let turns: Vec<&str> = shown.lines().filter(|line| line.starts_with("     Seat 2, sh")).collect();
    assert!(matches!(turns[..], [first, second] if first == second), "{shown}");
}

#[test]
fn what_a_program_does_wrong_is_told_once_in_the_language_of_the_game() {
    let bot = script("play-wrong.sh", "while read -r line; do echo hello; done");
    let lines = ["rest", "rest", "rest", "quit"];
    let english = shown(&["--bots", &bot, "--players", "2", "--language", "en"], &lines);
    let told = "Seat 2, sh play-wrong.sh: the program answered with hello, which is not a JSON\nobject. The first of its options is taken.\n";
    assert_eq!(english.matches(told).count(), 1, "{english}");
    let french = shown(&["--bots", &bot, "--players", "2", "--language", "fr"], &lines);
    let told = "le programme a répondu hello, qui n’est pas un";
    assert_eq!(french.matches(told).count(), 1, "{french}");
}

#[test]
fn every_fault_has_words() {
    for (name, text, english, french) in [
        (
            "play-ended.sh",
            "echo bye >&2; exit 3",
            "ended (exit status: 3) and said: bye",
            "s’est terminé (exit status: 3) et a dit",
        ),
        (
            "play-closed.sh",
            "exec >&-; sleep 1000",
            "closed its input or output",
            "a fermé son entrée ou sa sortie",
        ),
        (
            "play-long.sh",
            "exec cat /dev/zero",
            "wrote a line of more than 1048576 bytes",
            "a écrit une ligne de plus de 1048576 octets",
        ),
        (
            "play-up.sh",
            "read -r line; echo '{\"id\":1,\"ok\":false,\"error\":\"no\"}'; read -r line",
            "gave up: no",
            "a renoncé",
        ),
        (
            "play-id.sh",
            "read -r line; echo '{\"action\":\"rest\"}'; read -r line",
            "answered without the id of its request",
            "a répondu sans l’id de sa requête",
        ),
        (
            "play-no.sh",
            "read -r line; echo '{\"id\":1}'; read -r line",
            "answered without an action",
            "a répondu sans action",
        ),
        (
            "play-nap.sh",
            "read -r line; echo '{\"id\":1,\"action\":\"nap\"}'; read -r line",
            "chose nap, which is not legal",
            "a choisi nap, qui n’est pas légale",
        ),
        (
            "play-9.sh",
            "read -r line; echo '{\"id\":9}'; read -r line",
            "answered request 9, which it was not asked",
            "a répondu à la requête 9, qui ne lui a pas été posée",
        ),
    ] {
        let bot = script(name, text);
        for (language, told) in [("en", english), ("fr", french)] {
            let arguments = ["--bots", &bot, "--players", "2", "--language", language, "--width", "200"];
            let shown = shown(&arguments, &["rest", "quit"]);
            assert!(shown.replace('\u{a0}', " ").contains(told), "{told}: {shown}");
        }
    }
}

#[test]
fn bots_take_the_seats_that_are_theirs() {
    let labels = |arguments: &[&str]| {
        let shown = shown(&[arguments, &["--language", "en"]].concat(), &["score", "quit"]);
        let is_label = |line: &&str| line.starts_with("Seat ") && line.contains("/10");
        let label = |line: &str| line.split_once("  ").unwrap().0.to_owned();
        shown.lines().filter(is_label).map(label).take(3).collect::<Vec<String>>()
    };
    assert_eq!(labels(&["--bots", "random"]), ["Seat 1, you", "Seat 2, random", "Seat 3, random"]);
    assert_eq!(labels(&["--bots", "random,eager"]), ["Seat 1, you", "Seat 2, random", "Seat 3, eager"]);
    let seats = ["--seats", "bot,human,bot", "--bots", "random,eager"];
    assert_eq!(labels(&seats), ["Seat 1, random", "Seat 2, you", "Seat 3, eager"]);
    assert_eq!(labels(&["--seats", "human,bot,random"]), ["Seat 1, you", "Seat 2, casual", "Seat 3, random"]);
}

#[test]
fn seats_that_do_not_fit_are_refused() {
    let refusal =
        |arguments: &[&str]| carvania(&[&["play", "--language", "en"], arguments].concat()).refusal();
    let advice =
        "name one for all of them or one for each, and write bot for these seats if you give --seats";
    assert_eq!(
        refusal(&["--players", "4", "--bots", "eager,random"]),
        format!("--bots names 2 bots, but 3 seats are free: {advice}")
    );
    assert_eq!(
        refusal(&["--seats", "human,eager", "--bots", "random"]),
        format!("--bots names one bot, but 0 seats are free: {advice}")
    );
    assert_eq!(
        refusal(&["--bots", "./nobody"]),
        "seat 2 cannot be taken: there is no program `./nobody`: check the path, and write a limit of time as in `./mybot@200ms`"
    );
}

#[test]
fn a_record_names_programs_but_does_not_run_them() {
    let bot = script("play-saved.sh", ANSWERS);
    let saved = path("play-program.record");
    _ = fs::remove_file(&saved);
    let saved = saved.to_str().unwrap();
    shown(
        &["--bots", &bot, "--players", "2", "--language", "en"],
        &["rest", &format!("save {saved}"), "quit"],
    );
    let text = fs::read_to_string(saved).unwrap();
    assert!(text.contains(&format!("player-2: {bot}\n")), "{text}");
    let refusal = carvania(&["play", "--record", saved, "--language", "en"]).refusal();
    assert_eq!(
        refusal,
        format!(
            "seat 2 was taken by the program {bot}: programs named in a record are not run, so use --bots or --seats to say who plays"
        )
    );
    let again = play(&["--record", saved, "--bots", &bot, "--language", "en"], &["rest", "quit"]);
    assert!(again.contains("Seat 2, sh play-saved.sh"), "{again}");
    // Nor is one that somebody has written there.
    let trap = path("play-trap");
    _ = fs::remove_file(&trap);
    let evil = file("play-evil.record", &text.replace(&bot, &format!("touch {}", trap.display())));
    carvania(&["play", "--record", &evil, "--language", "en"]).refusal();
    assert!(!trap.exists());
}
