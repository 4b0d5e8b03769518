//! Files that cannot be used: the message names the entry and says what is wrong with it.

mod cards;
mod layout;
mod locations;
mod tiles;

use super::{FILE, changed, message};

/// Each change, with what is said about it.
fn check<const N: usize>(changes: [(&str, &str, &str); N]) {
    for (from, to, expected) in changes {
        assert_eq!(message(&changed(from, to)), expected, "{to}");
    }
}

#[test]
fn names_have_their_form_and_are_given_once() {
    let form = "cannot be its name: write A1. and one to three letters or digits";
    for name in ["A1.", "A13", "G1.3", "A1.abcd", "A1.é", "A1.-", ""] {
        let said = message(&changed("\"A1.3\"", &format!("\"{name}\"")));
        assert_eq!(said, format!("location 3 ({name}): `{name}` {form}"));
    }
    check([
        ("\"A1.4\"", "\"A1.3\"", "location 4 (A1.3): named as location 3"),
        ("\"P02\"", "\"P01\"", "point 2 (P01): named as point 1"),
        ("\"P02\"", "\"P2\"", "point 2 (P2): `P2` cannot be its name: write P and two digits"),
        ("\"P02\"", "\"T02\"", "point 2 (T02): `T02` cannot be its name: write P and two digits"),
        ("\"T02\"", "\"T002\"", "bonus_tile 2 (T002): `T002` cannot be its name: write T and two digits"),
        ("\"T03\"", "\"T25\"", "bonus_tile 25 (T25): named as bonus_tile 3"),
        ("\"X02\"", "\"X0b\"", "exploration_tile 2 (X0b): `X0b` cannot be its name: write X and two digits"),
        ("\"X10\"", "\"X01\"", "exploration_tile 10 (X01): named as exploration_tile 1"),
    ]);
}

#[test]
fn a_file_of_another_form_is_refused_with_the_line() {
    insta::assert_snapshot!(message(&changed("steps = 1", "steps = true")), @r#"
    TOML parse error at line 108, column 60
        |
    108 |   { id = "F2.2", kind = "move_wagon", traders = 2, steps = true },
        |                                                            ^^^^
    `steps` is 1, 2 or "any"
    "#);
    insta::assert_snapshot!(message(&changed("cost = \"YYGG\"", "price = \"YYGG\"")), @r#"
    TOML parse error at line 124, column 1
        |
    124 | price = "YYGG"
        | ^^^^^
    unknown field `price`, expected one of `id`, `icon`, `cost`, `points`, `benefit`, `star`, `players`
    "#);
}

#[test]
fn everything_that_is_wrong_with_one_entry_is_reported() {
    let location =
        "id = \"A1.3\", kind = \"production\", traders = 1, gain = \"YY\", icons = [\"production\"]";
    let wrong = "id = \"A1.3\", kind = \"production\", traders = 0, gain = \"YX\", icons = [\"mining\"]";
    let card = "icon = \"help\"\ncost = \"YYGG\"\npoints = 4\n";
    let wrong_card = "icon = \"tool\"\ncost = \"\"\npoints = 400\nstar = \"red\"\n";
    let file = FILE.replacen(location, wrong, 1).replacen(card, wrong_card, 1);
    insta::assert_snapshot!(message(&file), @r"
    location 3 (A1.3): `X` is not a crystal: write Y, G, B or M
    location 3 (A1.3): the number of traders is 0, but must be 1 to 12
    location 3 (A1.3): `mining` is not a known icon of a location: production, upgrade, trade, golem, market
    point 1 (P01): the icon is `tool`, but the benefit is that of `help`
    point 1 (P01): the number of crystals it costs is 0, but must be 1 to 10
    point 1 (P01): the number of points is 400, but must be 0 to 100
    point 1 (P01): `red` is not a known star: white, black
    ");
}

#[test]
fn all_problems_are_reported_at_once() {
    let file = FILE
        .replacen("traders = 4", "traders = 40", 1)
        .replacen("[2, 2, 2, 2]", "[2, 2]", 1)
        .replacen("\"golem\", traders = 1, slot = 2", "\"golem\", traders = 1, slot = 1", 1)
        .replacen("EW = [[\"A1\", \"B1\"]", "EW = [[\"A1\", \"A1\"]", 1)
        .replacen("points = 4", "points = 400", 1)
        .replacen("kind = \"flat\"", "kind = \"none\"", 1)
        .replacen("gain = \"GG\"\n", "gain = \"GY\"\n", 1)
        .replacen("bonus_spaces = 4", "bonus_spaces = 5", 1);
    insta::assert_snapshot!(message(&file), @r"
    location 54 (F2.4): the number of traders is 40, but must be 1 to 12
    side.D2: `bonus_stacks` is [2, 2], but must be [2, 2, 2, 2]
    golem slot 1 on A1 and B1: 2 found, 1 needed
    golem slot 2 on A1 and B1: 0 found, 1 needed
    layout.EW: it shows A1, A1, C1, D1|E1|F1, but its sides are A1, B1, C1, D1|E1|F1, each once
    point 1 (P01): the number of points is 400, but must be 0 to 100
    bonus_tile 17 (T17): `none` is not a known kind of bonus tile: per_icon, per_pair, per_2_traders, per_pair_of_merchant_cards, flat
    exploration_tile 1 (X01): write crystals from low to high, Y G B M: `YG`
    player_board.side_B: the number of bonus spaces is 5, but must be 4
    ");
}
