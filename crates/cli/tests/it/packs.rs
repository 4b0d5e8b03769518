//! Component files of one's own, one for each box, wherever a game is set up.

use carvania_rules::components::endless_world;
use serde_json::Value;

use crate::carvania::{Answer, carvania};
use crate::files::{file, other_components, other_mountains, other_world};

/// Runs a command with the option repeated for every file.
fn carvania_with(arguments: &[&str], files: &[&String]) -> Answer {
    let options = files.iter().flat_map(|file| ["--components", file.as_str()]);
    carvania(&arguments.iter().copied().chain(options).collect::<Vec<_>>())
}

/// What came of some games, without what depends on the clock.
fn outcome(game: &str, files: &[&String]) -> Value {
    let arguments = ["simulate", "--games", "20", "--bots", "eager", "--json", "--game", game];
    let mut report = carvania_with(&arguments, files).json();
    let fields = report.as_object_mut().unwrap();
    fields.retain(|name, _| name != "seconds" && !name.ends_with("_per_second"));
    report
}

#[test]
fn a_game_of_several_boxes_takes_a_file_for_each() {
    let cards = file("packs_cards.toml", &other_components());
    let mountains = file("packs_mountains.toml", &other_mountains());
    let world = file("packs_world.toml", &other_world());
    for game in ["EW", "J1", "J2", "J3"] {
        let own = outcome(game, &[&world]);
        assert_ne!(own, outcome(game, &[]), "{game}: a card is worth more");
        // The cards and tiles that differ in the other files are in no journey.
        assert_eq!(own, outcome(game, &[&cards, &world, &mountains]), "{game}");
    }
}

#[test]
fn perft_counts_with_all_files() {
    let cards = file("packs_perft_cards.toml", &other_components());
    // One more location where nobody needs crystals to begin with.
    let world = other_world().replacen(
        "kind = \"trade\", traders = 2, give = \"YYY\"",
        "kind = \"trade\", traders = 2, give = \"MMM\"",
        1,
    );
    let world = file("packs_perft_world.toml", &world);
    let arguments = ["perft", "--game", "J1", "--seed", "1", "--depth", "1", "--json"];
    let printed = carvania(&arguments).json()["count"].as_u64().unwrap();
    let own = carvania_with(&arguments, &[&cards, &world]).json()["count"].as_u64().unwrap();
    assert_eq!(own, printed - 1, "nobody begins with three magenta crystals");
}

#[test]
fn games_in_the_terminal_are_played_with_all_files() {
    let cards = file("packs_play_cards.toml", &other_components());
    let world = file("packs_play_world.toml", &other_world());
    let bots = ["play", "--game", "J1", "--seats", "eager,eager", "--seed", "1"];
    carvania_with(&bots, &[&cards, &world]).text();
    let refusal = carvania_with(&["play", "--language", "en"], &[&world]).refusal();
    assert!(
        refusal.ends_with(
            "packs_play_world.toml is for the box An Endless World, which Golem Edition does not use: leave it \
             out, or change --game"
        ),
        "{refusal}"
    );
    let refusal = carvania_with(&["play", "--game", "EW", "--language", "fr"], &[&world, &world]).refusal();
    assert!(refusal.contains("décrit aussi la boîte Un monde sans fin"), "{refusal}");
}

#[test]
fn a_file_that_has_no_place_is_refused() {
    let world = file("packs_no_place.toml", &other_world());
    let printed = file("packs_second.toml", endless_world::FILE);
    let refusal = carvania_with(&["simulate", "--game", "EW"], &[&world, &printed]).refusal();
    assert!(
        refusal.ends_with(
            "packs_second.toml` cannot be used as a component file: another file is of the box An Endless World \
             (EW) already, name one for each box"
        ),
        "{refusal}"
    );
    let refusal = carvania_with(&["simulate", "--game", "CA"], &[&world]).refusal();
    assert!(
        refusal.ends_with(
            "it is of the box An Endless World (EW), which CA is played without, so leave it out or name another \
             game"
        ),
        "{refusal}"
    );
    // Among others that have their place it does no harm.
    let cards = file("packs_place.toml", &other_components());
    carvania_with(&["simulate", "--game", "CA", "--games", "1"], &[&cards, &world]).text();
}
