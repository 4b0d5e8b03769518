//! The box An Endless World: its tables, its JSON object, and what is wrong with another file of it.

use carvania_rules::Components;
use carvania_rules::components::endless_world::FILE;
use serde_json::json;

use crate::carvania::{carvania, carvania_reading};
use crate::files::file;

/// A component file that can be played with, and that is not the printed one.
fn other_world() -> String {
    let other = FILE.replacen("gain = \"YY\"", "gain = \"YYYY\"", 1);
    assert_ne!(other, FILE);
    other
}

#[test]
fn show_prints_every_location_card_and_tile() {
    let text = carvania(&["components", "show", "--box", "EW"]).text();
    let digest = Components::standard().endless_world.digest.to_string();
    for words in [
        "box         An Endless World (EW)\n",
        &digest,
        "provenance  layout: published (which sides); reconstructed (their places side by\n            side)\n",
        "  EW    A1        B1\n        C1        D1|E1|F1\n",
        "  J3    A2  B2  E2  D2\n        C1  F2\n",
        "  A1.G1           1  claim point card 1    golem       bonus stacks 3\n",
        "  A2.4            3  upgrade 5 times       upgrade     exploration (2-3 players)\n",
        "  D1.2            2  trade M for YYYYYY    trade\n",
        "  D2                 beside them                       bonus stacks 2, 2, 2, 2\n",
        "  F2.4            4  move wagon anywhere               exploration\n",
        "  B     J2, J3       10             4  1, 2, 3\n",
        "  P10   YGGB        7  help         fewer traders at upgrade     EW, J2  3+\n",
        "  P44   MMM        10  new traders  2 new traders                        =4\n",
        "  J1, J3         24         36         48\n",
        "  T18        2  each 2 merchant cards                     J1, J3\n",
        "  X07   1 help icon at the end\n",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    for id in (1..=56).map(|n| format!("  P{n:02} ")).chain((1..=25).map(|n| format!("  T{n:02} "))) {
        assert_eq!(text.matches(&id).count(), 1, "{id}");
    }
}

#[test]
fn every_box_fits_a_terminal_of_80_columns() {
    for name in ["GE", "EM", "EW"] {
        for command in ["show", "check"] {
            let text = carvania(&["components", command, "--box", name]).text();
            let longest = text.lines().max_by_key(|line| line.chars().count()).unwrap_or_default();
            assert!(longest.chars().count() <= 80, "{name}: {longest}");
        }
    }
}

#[test]
fn show_prints_json_in_the_words_of_the_file() {
    let document = carvania(&["components", "show", "--box", "EW", "--json"]).json();
    let number = |name: &str| document[name].as_array().unwrap().len();
    let lists = ["provenance", "points", "bonus_tiles", "exploration_tiles"];
    assert_eq!(lists.map(number), [4, 56, 25, 10]);
    assert_eq!(document["game"], "EW");
    let golem = json!({
        "id": "B1.G3", "kind": "golem", "slot": 3, "traders": 2, "icons": ["golem"],
        "exploration": false, "two_three": false, "bonus_stacks": [2, 2],
    });
    assert_eq!(document["sides"]["B1"]["locations"][0], golem);
    assert_eq!(document["sides"]["D2"]["bonus_stacks"], json!([2, 2, 2, 2]));
    assert_eq!(document["sides"]["F2"]["locations"][3]["steps"], "any");
    assert_eq!(document["sides"]["F2"]["locations"][4]["steps"], 2);
    assert_eq!(document["layouts"]["EW"], json!([["A1", "B1"], ["C1", "D1|E1|F1"]]));
    let card = json!({
        "id": "P19", "icon": "tool", "cost": "YYGB", "points": 6,
        "benefit": { "crystal_at": "market", "gain": "Y" }, "star": "white",
    });
    assert_eq!(document["points"][18], card);
    assert_eq!(document["bonus_tiles"][14], json!({"id": "T15", "kind": "per_2_traders", "points": 1}));
    let tile = json!({"id": "X02", "kind": "immediate_crystals", "gain": "YB"});
    assert_eq!(document["exploration_tiles"][1], tile);
    assert_eq!(document["player_boards"]["side_B"]["outpost_columns"], json!([1, 2, 3]));
}

#[test]
fn show_prints_the_file_itself_to_begin_with() {
    for (name, printed) in [("EW", FILE), ("GE", carvania_rules::components::golem_edition::FILE)] {
        assert_eq!(carvania(&["components", "show", "--box", name, "--toml"]).text(), printed);
    }
    carvania(&["components", "show", "--toml", "--json"]).is_usage_error("cannot be used with");
}

#[test]
fn a_file_of_the_world_is_recognised() {
    let path = file("show_world.toml", &other_world());
    let text = carvania(&["components", "show", &path]).text();
    assert!(text.starts_with("box         An Endless World (EW)\n"), "{text}");
    assert!(text.contains("  A1.3            1  gain YYYY "), "{text}");
}

#[test]
fn check_counts_what_is_published() {
    let text = carvania(&["components", "check", "--box", "EW"]).text();
    let counts = "ok: a file for the box An Endless World (EW)\n  55 locations, 23 of them in a game of EW\n  \
                  56 point cards\n  25 bonus tiles (17/3/5)\n  10 exploration tiles\n\
                  enough for 2, 3, 4 players (EW-27)\ndigest ";
    assert!(text.starts_with(counts), "{text}");
    let verdict = carvania_reading(&["components", "check", "-", "--json"], &other_world()).json();
    assert_eq!(json!([verdict["box"], verdict["locations"], verdict["points"]]), json!(["EW", 55, 56]));
    assert_eq!(verdict["bonus_tiles"], json!([17, 3, 5]));
    assert_ne!(verdict["digest"], Components::standard().endless_world.digest.to_string());
}

#[test]
fn check_names_every_problem_in_a_line() {
    let bad = other_world()
        .replacen("traders = 4", "traders = 40", 1)
        .replacen("star = \"black\"", "star = \"red\"", 1)
        .replacen("outpost_columns = [1, 2, 3]", "outpost_columns = [1, 2]", 1);
    let answer = carvania_reading(&["components", "check", "-"], &bad);
    assert_eq!(answer.refusal(), "standard input cannot be played with: 3 problems");
    let problems = "\
        location 54 (F2.4): the number of traders is 40, but must be 1 to 12\n\
        point 2 (P02): `red` is not a known star: white, black\n\
        player_board.side_B: the number of outpost columns is 2, but must be 3\n";
    assert_eq!(answer.stdout(), problems);
}

#[test]
fn a_file_of_no_box_is_told_how_boxes_are_recognised() {
    let answer = carvania_reading(&["components", "check", "-"], "[tokens]\n");
    answer.refusal();
    let signs = "a file has `merchant` for Golem Edition, `mountain` for Eastern Mountains, `side` for An Endless World";
    assert_eq!(answer.stdout(), format!("no box has such components: {signs}\n"));
}

#[test]
fn its_games_are_played_with_another_file() {
    let path = file("play_world.toml", &other_world());
    for game in ["EW", "J1"] {
        let simulate = ["simulate", "--games", "5", "--json", "--game", game];
        let with_it = carvania(&[&simulate[..], &["--components", &path]].concat()).json();
        let printed = carvania(&simulate).json();
        assert_ne!(with_it["mean_score"], printed["mean_score"], "{game}");
    }
}
