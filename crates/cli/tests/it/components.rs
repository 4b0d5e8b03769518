mod endless_world;

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::{Components, Title};
use serde_json::{Value, json};

use crate::carvania::{carvania, carvania_reading};
use crate::files::{file, other_components, other_mountains};

#[test]
fn show_prints_every_card() {
    let text = carvania(&["components", "show"]).text();
    let digest = Components::standard().digest(Title::GolemEdition).to_string();
    for words in
        [&digest, "provenance  verified ", "+YYYY", "trade YYYYY for MM", "upgrade 3 times", "silver"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(text.lines().any(|line| line.split_whitespace().eq(["36", "MMMMM", "20"])), "{text}");
}

#[test]
fn show_prints_json() {
    let document = carvania(&["components", "show", "--json"]).json();
    let number = |name: &str| document[name].as_array().unwrap().len();
    assert_eq!(["provenance", "starting", "merchants", "points"].map(number), [1, 2, 43, 36]);
    assert_eq!(document["points"][0], json!({"cost": "YYGG", "points": 6}));
    assert_eq!(document["tokens"]["copper"], json!({"per_player": 2, "points": 3}));
}

#[test]
fn show_prints_every_tile_of_the_mountains() {
    let text = carvania(&["components", "show", "--box", "EM"]).text();
    let digest = Components::standard().digest(Title::EasternMountains).to_string();
    for words in [
        &digest,
        "provenance  vp_tile: reconstructed ",
        "  M       YYYYY>MM  YG>M  BB>MM  YGB>MM  YYY>M  GGG>MM\n",
        "one upgrade after each build (EM-18)       4   0       2\n",
        "  CA    1, 1, 2, 3             6, 5, 4, 3\n",
        "  YYYY  YYG  GG  YB\n",
    ] {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(text.lines().any(|line| line.split_whitespace().eq(["26", "MMMMM", "20"])), "{text}");
}

#[test]
fn show_prints_the_mountains_as_json() {
    let document = carvania(&["components", "show", "--box", "EM", "--json"]).json();
    let number = |name: &str| document[name].as_array().unwrap().len();
    assert_eq!(["provenance", "mountains", "vp_tiles", "start"].map(number), [8, 24, 26, 4]);
    assert_eq!(document["game"], "EM");
    assert_eq!(document["mountains"][0], json!({"symbol": "Y", "give": "B", "take": "YYYYG"}));
    assert_eq!(document["boards"]["EM"]["bonus"], json!({"step": 4, "upgrade": 4, "mine": 4, "caravan": 4}));
    assert_eq!(document["boards"]["CA"]["bonus"]["mine"], 0);
    assert_eq!(document["boards"]["CA"]["columns"], json!([1, 1, 2, 3]));
    assert_eq!(document["bonus_points"]["upgrade"], 2);
    assert_eq!(document["first_map"]["villages"][0], json!([-2, 2]));
}

#[test]
fn a_file_is_recognised_by_its_content() {
    let path = file("show_mountains.toml", &other_mountains());
    let text = carvania(&["components", "show", &path]).text();
    assert!(text.starts_with("box         Eastern Mountains (EM)\n"), "{text}");
    assert_ne!(text, carvania(&["components", "show", "--box", "EM"]).text());
    let printed = carvania_rules::components::eastern_mountains::FILE;
    let from_stdin = carvania_reading(&["components", "show", "-"], printed).text();
    assert_eq!(from_stdin, carvania(&["components", "show", "--box", "EM"]).text());
    carvania(&["components", "show", &path, "--box", "EM"]).is_usage_error("cannot be used with");
    carvania(&["components", "check", "--box", "CA"]).is_usage_error("[possible values: GE, EM, EW]");
}

#[test]
fn check_counts_the_mountains() {
    let text = carvania(&["components", "check", "--box", "EM"]).text();
    let counts = "ok: a file for the box Eastern Mountains (EM)\n  24 mountain tiles\n  26 VP tiles\n  \
                  4 starting sets\nenough for 2, 3, 4 players (EM-28)\ndigest ";
    assert!(text.starts_with(counts), "{text}");
    let verdict = carvania_reading(&["components", "check", "-", "--json"], &other_mountains()).json();
    assert_eq!(
        json!([verdict["mountains"], verdict["vp_tiles"], verdict["starting_sets"]]),
        json!([24, 26, 4])
    );
    let bad = other_mountains().replacen("symbol = \"green\"", "symbol = \"red\"", 1).replacen(
        "points = 21",
        "points = 2100",
        1,
    );
    let answer = carvania_reading(&["components", "check", "-"], &bad);
    answer.refusal();
    assert!(
        answer.stdout().contains("`red` is not a trade symbol: yellow, green, blue or magenta"),
        "{answer}"
    );
    assert!(answer.stdout().contains("vp_tile 25 (YGBMMM): the number of points is 2100"), "{answer}");
}

#[test]
fn a_file_can_stand_in_for_the_printed_components() {
    let path = file("show.toml", &other_components());
    assert_ne!(carvania(&["components", "show", &path]).text(), carvania(&["components", "show"]).text());
    let from_stdin = carvania_reading(&["components", "show", "-"], &other_components());
    assert_eq!(from_stdin.text(), carvania(&["components", "show", &path]).text());
}

#[test]
fn check_counts_and_says_for_how_many_they_suffice() {
    let text = carvania(&["components", "check"]).text();
    let counts = "ok: a file for the box Golem Edition (GE)\n  2 starting cards\n  43 merchant cards\n  \
                  36 point cards\nenough for 2, 3, 4, 5 players (GE-20)\ndigest ";
    assert!(text.starts_with(counts), "{text}");
    let verdict = carvania_reading(&["components", "check", "-", "--json"], &with_point_cards(16)).json();
    assert_eq!(json!([verdict["ok"], verdict["points"], verdict["players"]]), json!([true, 16, [2, 3]]));
    assert_eq!(verdict["problems"], json!([]));
}

#[test]
fn check_names_every_problem() {
    let bad = with_point_cards(10).replace("per_player = 2, points = 3", "per_player = 200, points = 3");
    let answer = carvania_reading(&["components", "check", "-"], &bad);
    assert_eq!(answer.refusal(), "standard input cannot be played with: 2 problems");
    assert_eq!(answer.stdout().lines().count(), 2, "{answer}");
    assert!(answer.stdout().starts_with("point: 10 found, 11 to 64 needed\n"), "{answer}");

    let answer = carvania_reading(&["components", "check", "-", "--json"], &bad);
    answer.refusal();
    let verdict: Value = serde_json::from_str(&answer.stdout()).unwrap();
    assert_eq!(verdict["ok"], false);
    assert_eq!(verdict["problems"].as_array().unwrap().len(), 2);
}

#[test]
fn a_file_that_is_no_component_file_is_refused() {
    let path = file("no_components.toml", "This is a letter.\n");
    let answer = carvania(&["components", "check", &path]);
    assert!(answer.refusal().ends_with("no_components.toml` cannot be played with: 1 problem"));
    assert!(answer.stdout().starts_with("TOML parse error at line 1, column 6: "), "{answer}");
    let refusal = carvania(&["components", "show", &path]).refusal();
    assert!(refusal.contains("cannot be used as a component file: TOML parse error at line 1"), "{refusal}");
    for command in ["show", "check"] {
        let missing = carvania(&["components", command, "nowhere.toml"]).refusal();
        assert!(missing.starts_with("cannot open `nowhere.toml`, check the path: "), "{missing}");
        let folder = carvania(&["components", command, env!("CARGO_TARGET_TMPDIR")]).refusal();
        assert!(folder.ends_with("is a folder: name a file in it"), "{folder}");
    }
}

/// The printed components with only the first point cards.
fn with_point_cards(number: usize) -> String {
    let (cards, tokens) = FILE.split_once("[tokens]").unwrap();
    let kept: Vec<&str> = cards.split("[[point]]").take(number + 1).collect();
    format!("{}[tokens]{tokens}", kept.join("[[point]]"))
}
