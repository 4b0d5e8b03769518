//! Files that cannot be used: the message names the tile and says what is wrong with it.

use carvania_rules::Components;
use carvania_rules::components::eastern_mountains::FILE;

use super::{changed, with_vp_tiles};

/// What is said about a file.
fn message(file: &str) -> String {
    Components::read(file).unwrap_err().to_string()
}

const FIVE_YELLOW: &str = "mountain (yellow): 5 found, 6 needed";

#[test]
fn a_mountain_that_cannot_be_used_is_named_with_the_reason() {
    let first = "symbol = \"yellow\"\ngive = \"B\"\ntake = \"YYYYG\"";
    for (to, expected) in [
        (
            "symbol = \"yellow\"\ngive = \"B\"\ntake = \"YYX\"",
            "mountain 1 (B>YYX): `X` is not a crystal: write Y, G, B or M",
        ),
        (
            "symbol = \"yellow\"\ngive = \"GB\"\ntake = \"YYG\"",
            "mountain 1 (GB>YYG): the trade has a colour on both sides (C-4)",
        ),
        (
            "symbol = \"red\"\ngive = \"B\"\ntake = \"YYYYG\"",
            "mountain 1 (B>YYYYG): `red` is not a trade symbol: yellow, green, blue or magenta",
        ),
        (
            "symbol = \"yellow\"\ngive = \"B\"\ntake = \"\"",
            "mountain 1 (B>): the number of crystals taken is 0, but must be 1 to 6",
        ),
        (
            "symbol = \"yellow\"\ngive = \"B\"\ntake = \"YYYYYYG\"",
            "mountain 1 (B>YYYYYYG): the number of crystals taken is 7, but must be 1 to 6",
        ),
        (
            "symbol = \"yellow\"\ngive = \"\"\ntake = \"YYYYG\"",
            "mountain 1 (>YYYYG): the number of crystals given is 0, but must be 1 to 10",
        ),
    ] {
        assert_eq!(message(&changed(first, to)), format!("{expected}\n{FIVE_YELLOW}"), "{to}");
    }
}

#[test]
fn two_tiles_alike_are_refused() {
    let twin = changed("give = \"B\"\ntake = \"YYYYG\"", "give = \"G\"\ntake = \"YYY\"");
    assert_eq!(message(&twin), format!("mountain 5 (G>YYY): the same as mountain 1\n{FIVE_YELLOW}"));
    let twin = changed("cost = \"YYBBB\"", "cost = \"MMMMM\"");
    assert_eq!(message(&twin), "vp_tile 26 (MMMMM): the same as vp_tile 1");
    let twin = changed("\"YYYY\", \"YYG\"", "\"YYYY\", \"YYYY\"");
    assert_eq!(message(&twin), "start.sets 2 (YYYY): the same as start.sets 1");
}

#[test]
fn there_are_six_mountains_of_each_symbol() {
    let file = changed("symbol = \"yellow\"", "symbol = \"magenta\"");
    let expected = "mountain (yellow): 5 found, 6 needed\nmountain (magenta): 7 found, 6 needed";
    assert_eq!(message(&file), expected);
}

#[test]
fn there_are_vp_tiles_for_four_players() {
    assert!(Components::read(&with_vp_tiles(20)).is_ok());
    assert_eq!(message(&with_vp_tiles(19)), "vp_tile: 19 found, 20 to 64 needed");
}

#[test]
fn a_vp_tile_that_cannot_be_used_is_named_with_the_reason() {
    for (from, to, expected) in [
        (
            "cost = \"YYBBB\"",
            "cost = \"YXBBB\"",
            "vp_tile 1 (YXBBB): `X` is not a crystal: write Y, G, B or M",
        ),
        (
            "cost = \"YYBBB\"",
            "cost = \"\"",
            "vp_tile 1 (): the number of crystals it costs is 0, but must be 1 to 10",
        ),
        (
            "cost = \"YYBBB\"",
            "cost = \"YYYYYYYYYYY\"",
            "vp_tile 1 (YYYYYYYYYYY): the number of crystals it costs is 11, but must be 1 to 10",
        ),
        (
            "points = 11",
            "points = 101",
            "vp_tile 1 (YYBBB): the number of points is 101, but must be 0 to 100",
        ),
    ] {
        assert_eq!(message(&changed(from, to)), expected);
    }
}

#[test]
fn sets_of_starting_crystals_are_checked() {
    for (from, to, expected) in [
        ("\"YYYY\", \"YYG\"", "\"YYG\"", "start.sets: 3 found, 4 to 8 needed"),
        ("\"GG\", \"YB\"", "\"GG\", \"YR\"", "start.sets 4 (YR): `R` is not a crystal: write Y, G, B or M"),
        (
            "\"GG\", \"YB\"",
            "\"GG\", \"\"",
            "start.sets 4 (): the number of crystals is 0, but must be 1 to 10",
        ),
    ] {
        assert_eq!(message(&changed(from, to)), expected);
    }
}

#[test]
fn bonus_tiles_and_boards_are_checked() {
    for (from, to, expected) in [
        ("{ count = 4 }", "{ count = 5 }", "extra_step 1: the number of tiles is 5, but must be 0 to 4"),
        (
            "points = 2 }",
            "points = 200 }",
            "upgrade_on_build 1: the number of points is 200, but must be 0 to 100",
        ),
        ("[6, 5, 4, 3]", "[600]", "points_pile 1: a value is 600, but must be 0 to 100"),
        ("[6, 5, 4, 3]", "[9, 8, 7, 6, 5, 4, 3, 2, 1]", "points_pile: 9 found, 0 to 8 needed"),
        ("[0, 1, 2, 2, 3]", "[]", "board: 0 found, 1 to 6 needed"),
        ("[0, 1, 2, 2, 3]", "[0, 1, 2, 2, 3, 4, 5]", "board: 7 found, 1 to 6 needed"),
        (
            "[1, 1, 2, 3]",
            "[1, 1, 2, 999]",
            "call_for_adventure_board 1: a value is 999, but must be 0 to 100",
        ),
    ] {
        assert_eq!(message(&changed(from, to)), expected, "{to}");
    }
}

#[test]
fn the_first_map_is_checked_like_any_other() {
    let expected = "first_map: 3 villages, but 4 are needed";
    assert_eq!(message(&changed("[[-2, 2], ", "[")), expected);
    let expected = "first_map: the cell [9, 9] does not hang together with the others by shared edges";
    assert_eq!(message(&changed("[2, 1], [2, 2]", "[2, 1], [9, 9]")), expected);
}

#[test]
fn all_problems_are_reported_at_once() {
    let file = with_vp_tiles(19)
        .replacen("symbol = \"yellow\"", "symbol = \"red\"", 1)
        .replacen("points = 12", "points = 1200", 1)
        .replacen("\"GG\", \"YB\"", "\"GG\"", 1)
        .replacen("{ count = 4 }", "{ count = 40 }", 1)
        .replacen("[[-2, 2], ", "[", 1);
    insta::assert_snapshot!(message(&file), @r"
    mountain 1 (B>YYYYG): `red` is not a trade symbol: yellow, green, blue or magenta
    mountain (yellow): 5 found, 6 needed
    vp_tile: 19 found, 20 to 64 needed
    vp_tile 3 (GGGBB): the number of points is 1200, but must be 0 to 100
    start.sets: 3 found, 4 to 8 needed
    extra_step 1: the number of tiles is 40, but must be 0 to 4
    first_map: 3 villages, but 4 are needed
    ");
}

#[test]
fn a_file_of_another_form_is_refused_with_the_line() {
    for (from, to, part) in [
        ("symbol = \"yellow\"", "symbol = \"yellow\"\nname = \"x\"", "unknown field `name`"),
        ("[start]", "[begin]", "unknown field `begin`"),
        ("count = 4", "count = -4", "integer `-4`"),
        ("[board]", "[board", "unclosed table"),
        ("valley = [0, 0]\n", "", "missing field `valley`"),
    ] {
        let message = message(&changed(from, to));
        assert!(message.starts_with("TOML parse error at line") && message.contains(part), "{message}");
    }
    for file in ["mountain = []", "[[mountain]]", "mountain = 3", &FILE[..FILE.len() / 2]] {
        assert!(Components::read(file).is_err(), "{file:.40}");
    }
}
