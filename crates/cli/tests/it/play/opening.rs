//! What the command line can ask for, and how it is refused.

use carvania_bots::Kind;

use super::play;
use crate::carvania::carvania;
use crate::files::{file, other_components};

/// Checks the sentence with which the arguments are refused.
#[track_caller]
fn check(arguments: &[&str], sentence: &str) {
    assert_eq!(carvania(&[&["play"], arguments].concat()).refusal(), sentence);
}

#[test]
fn wrong_players_are_refused_in_both_languages() {
    check(
        &["--players", "6", "--language", "en"],
        "Golem Edition is for 2 to 5 players, not 6 (GE-19): change --players",
    );
    check(
        &["--players", "6", "--language", "fr"],
        "Édition Golem se joue de 2 à 5, pas à 6 (GE-19)\u{a0}: changez --players",
    );
    check(
        &["--players", "3", "--seats", "human,eager", "--language", "en"],
        "--seats names 2 players, but 3 play: name one for each seat",
    );
    let bots = Kind::ALL.map(Kind::name).join(", ");
    check(
        &["--seats", "human,deep-blue", "--language", "en"],
        &format!(
            "deep-blue is not a player: write human, one of the bots {bots}, or the path of a program such as ./mybot"
        ),
    );
}

#[test]
fn who_names_too_many_or_too_few_hears_of_the_option_that_does() {
    check(
        &["--bots", "eager,eager,eager,eager,eager,eager", "--language", "en"],
        "--bots names 6 bots, but 4 seats are free: name one for all of them or one for each, and write bot for \
         these seats if you give --seats",
    );
    check(
        &["--seats", "human", "--language", "en"],
        "--seats names one player, but 2 play: name one for each seat",
    );
    check(
        &["--seats", "human,bot,bot,bot,bot,bot", "--language", "en"],
        "--seats names 6 players, but 5 play: name one for each seat",
    );
    carvania(&["play", "--seats", ""]).is_usage_error("--seats <SEATS>");
    carvania(&["play", "--bots", "eager,"]).is_usage_error("--bots <BOTS>");
}

#[test]
fn wrong_files_are_refused() {
    let nothing = carvania(&["play", "--record", "no-such-file", "--language", "en"]).refusal();
    assert!(nothing.starts_with("no-such-file cannot be read: "), "{nothing}");
    let record = file("no-record.txt", "game: GE\n\nrest");
    let refusal = carvania(&["play", "--record", &record, "--language", "en"]).refusal();
    assert!(
        refusal.ends_with("is not a record that can be continued: line 1: the header `players` is missing"),
        "{refusal}"
    );
    let components = file("no-components.toml", "merchant = 1");
    let refusal = carvania(&["play", "--components", &components, "--language", "fr"]).refusal();
    assert!(refusal.contains("n’est pas un fichier de composants"), "{refusal}");
}

#[test]
fn a_record_brings_its_own_game_and_players() {
    carvania(&["play", "--record", "x", "--players", "2"]).is_usage_error("cannot be used with");
    carvania(&["play", "--language", "de"]).is_usage_error("not one of the languages: en, fr");
}

#[test]
fn other_components_can_be_played_with() {
    let components = file("play-components.toml", &other_components());
    let shown = play(&["--components", &components, "--seed", "1", "--language", "en"], &["quit"]);
    assert!(shown.ends_with("> quit\nGoodbye.\n"), "{shown}");
}

#[test]
fn the_language_is_that_of_the_system() {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_carvania"));
    command.args(["play", "--seed", "1"]).env("LC_ALL", "fr_CA.UTF-8").stdin(std::process::Stdio::null());
    let shown = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(shown.starts_with("Édition Golem, 3 personnes."), "{shown}");
}

#[test]
fn a_seed_is_found_where_none_is_given() {
    let shown = play(&["--language", "en"], &["quit"]);
    let seed = shown.split("Seed ").nth(1).and_then(|rest| rest.split(':').next()).unwrap();
    let again = play(&["--language", "en", "--seed", seed], &["quit"]);
    assert_eq!(again, shown);
}

#[test]
fn as_many_play_as_there_are_seats() {
    let shown = play(&["--seats", "human,eager,random,eager,random", "--language", "en"], &["quit"]);
    assert!(shown.starts_with("Golem Edition, 5 players."), "{shown}");
}
