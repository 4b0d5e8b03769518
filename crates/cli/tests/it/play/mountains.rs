//! Games on a map at the terminal.

use super::play;
use crate::carvania::carvania;
use crate::files::file;

const DRAWING: &str = "V   o   o
  o   o   V
o   o   o
  o   o   o
o   o   o
  o   o   o
V   o   o
  o   o   V
";

#[test]
fn eastern_mountains_in_english() {
    let lines =
        ["help", "start yyg", "place z9", "c3", "step d2", "pay g", "stop", "d3", "stop", "build", "quit"];
    let seats = ["--game", "EM", "--seats", "human,random,random", "--seed", "7", "--language", "en"];
    check!("eastern_mountains_en", play(&seats, &lines));
}

#[test]
fn eastern_mountains_in_french() {
    let lines = ["aide", "départ yyyy", "placer d5", "construire", "échanger 2", "quitter"];
    let seats = ["--game", "EM", "--seats", "human,random", "--seed", "7", "--language", "fr"];
    check!("eastern_mountains_fr", play(&seats, &lines));
}

#[test]
fn call_for_adventure_in_english() {
    let lines = ["help", "start gg", "place d2", "spend ^2", "d1", "stop", "build", "quit"];
    let seats = ["--game", "CA", "--seats", "human,random", "--seed", "7", "--language", "en"];
    check!("call_for_adventure_en", play(&seats, &lines));
}

#[test]
fn call_for_adventure_in_french() {
    let lines = ["aide", "départ yyg", "placer d2", "construire", "échanger 1", "quitter"];
    let seats = ["--game", "CA", "--seats", "human,random", "--seed", "7", "--language", "fr"];
    check!("call_for_adventure_fr", play(&seats, &lines));
}

#[test]
fn bots_play_to_the_end() {
    for game in ["EM", "CA"] {
        let seats = ["--game", game, "--seed", "2", "--seats", "eager,eager", "--language", "en"];
        let shown = play(&seats, &[]);
        assert!(shown.contains(", wins with "), "{shown}");
    }
}

#[test]
fn a_map_of_ones_own() {
    let map = file("own-map.toml", &format!("drawing = \"\"\"\n{DRAWING}\"\"\"\n"));
    let shown = play(&["--game", "CA", "--map", &map, "--seed", "1", "--language", "en"], &["quit"]);
    assert!(shown.contains("/     f3      \\"), "{shown}");
}

#[test]
fn maps_that_cannot_be_played_on_are_refused() {
    let small = file("small-map.toml", "drawing = 'V o'");
    let refusal = carvania(&["play", "--game", "EM", "--map", &small, "--language", "en"]).refusal();
    assert!(refusal.contains("is not a map for Eastern Mountains: "), "{refusal}");
    let refusal = carvania(&["play", "--map", &small, "--language", "fr"]).refusal();
    assert!(refusal.starts_with("Édition Golem ne se joue pas sur un plateau montagneux"), "{refusal}");
    carvania(&["play", "--record", "x", "--map", &small]).is_usage_error("cannot be used with");
}
