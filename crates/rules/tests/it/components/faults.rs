//! Files that cannot be used: the message names the card and says what is wrong with it.

use carvania_rules::components::golem_edition::FILE;
use carvania_rules::{Components, Game, Setup, Title};

use super::{changed, with_point_cards};

/// What is said about a file.
fn message(file: &str) -> String {
    Components::read(file).unwrap_err().to_string()
}

#[test]
fn a_card_that_cannot_be_used_is_named_with_the_reason() {
    let no_kind = "a merchant card has either `gain`, or `upgrades`, or `give` and `take`";
    let (without, with_both) = (format!("merchant 3: {no_kind}"), format!("merchant 3 (+YYG): {no_kind}"));
    for (from, to, expected) in [
        ("gain = \"YYG\"", "gain = \"YYg\"", "merchant 3 (+YYg): `g` is not a crystal: write Y, G, B or M"),
        ("gain = \"YYG\"", "gain = \"YYYY\"", "merchant 3 (+YYYY): the same as merchant 1"),
        ("gain = \"YYG\"", "gain = \"YY\"", "merchant 3 (+YY): the same as starting 1"),
        ("gain = \"YYG\"", "", &without),
        ("gain = \"YYG\"", "gain = \"YYG\"\nupgrades = 4", &with_both),
        ("gain = \"YYG\"", "give = \"YYG\"", &without),
        (
            "take = \"YYYYG\"",
            "take = \"BB\"",
            "merchant 11 (B>BB): the trade has a colour on both sides (C-4)",
        ),
        ("cost = \"YYGG\"", "cost = \"YXGG\"", "point 1 (YXGG): `X` is not a crystal: write Y, G, B or M"),
        ("cost = \"YYGG\"", "cost = \"GY\"", "point 1 (GY): write crystals from low to high, Y G B M: `YG`"),
        ("cost = \"YYGG\"", "cost = \"MMMM\"", "point 29 (MMMM): the same as point 1"),
    ] {
        assert_eq!(message(&changed(from, to)), expected, "{to}");
    }
}

#[test]
fn an_amount_that_no_game_can_work_with_is_named_with_its_bounds() {
    let eleven = "YYYYYYYYYYY";
    for (from, to, expected) in [
        (
            "gain = \"YYG\"",
            "gain = \"\"",
            "merchant 3 (+): the number of crystals gained is 0, but must be 1 to 10",
        ),
        (
            "\"YYYYG\"",
            "\"YYYYYYG\"",
            "merchant 11 (B>YYYYYYG): the number of crystals taken is 7, but must be 1 to 6",
        ),
        ("\"YYYYG\"", "\"\"", "merchant 11 (B>): the number of crystals taken is 0, but must be 1 to 6"),
        (
            "give = \"G\"",
            "give = \"\"",
            "merchant 10 (>YYY): the number of crystals given is 0, but must be 1 to 10",
        ),
        ("upgrades = 3", "upgrades = 0", "merchant 9 (^0): the number of upgrades is 0, but must be 1 to 10"),
        (
            "upgrades = 3",
            "upgrades = 256",
            "merchant 9 (^256): the number of upgrades is 256, but must be 1 to 10",
        ),
        ("\"YYGG\"\np", "\"\"\np", "point 1 (): the number of crystals it costs is 0, but must be 1 to 10"),
        ("points = 6", "points = 101", "point 1 (YYGG): the number of points is 101, but must be 0 to 100"),
        (
            "player = 2",
            "player = 21",
            "copper token 1: the number for each player is 21, but must be 0 to 20",
        ),
    ] {
        assert_eq!(message(&changed(from, to)), expected, "{to}");
    }
    let gained = format!("merchant 3 (+{eleven}): the number of crystals gained is 11, but must be 1 to 10");
    assert_eq!(message(&changed("gain = \"YYG\"", &format!("gain = \"{eleven}\""))), gained);
    let cost = format!("point 1 ({eleven}): the number of crystals it costs is 11, but must be 1 to 10");
    assert_eq!(message(&changed("cost = \"YYGG\"", &format!("cost = \"{eleven}\""))), cost);
}

#[test]
fn a_list_with_too_few_or_too_many_cards_is_named() {
    assert_eq!(message(&with_point_cards(10)), "point: 10 found, 11 to 64 needed");
    let one_starting = changed("[[starting]]   # Create 2, one per player\ngain = \"YY\"\n", "");
    assert_eq!(message(&one_starting), "starting: 1 found, 2 needed");
    let many: String = (0..20).map(|_| "[[merchant]]\nupgrades = 4\n").collect();
    assert!(message(&format!("{FILE}{many}")).starts_with("merchant: 63 found, 1 to 62 needed\n"));
}

#[test]
fn a_file_of_another_form_is_refused_with_the_line() {
    insta::assert_snapshot!(message(&changed("gain = \"YYG\"", "gain = \"YYG\"\nname = \"x\"")), @r#"
    TOML parse error at line 14, column 1
       |
    14 | name = "x"
       | ^^^^
    unknown field `name`, expected one of `gain`, `upgrades`, `give`, `take`
    "#);
    insta::assert_snapshot!(message(&changed("[tokens]", "[tokens")), @r"
    TOML parse error at line 319, column 8
        |
    319 | [tokens
        |        ^
    unclosed table, expected `]`
    ");
    insta::assert_snapshot!(message(&changed("upgrades = 3", "upgrades = -1")), @r"
    TOML parse error at line 31, column 12
       |
    31 | upgrades = -1
       |            ^^
    invalid value: integer `-1`, expected u32
    ");
}

#[test]
fn what_is_no_component_file_at_all_is_refused() {
    for file in ["", "\0\u{1}\u{ffff}", "[[merchant]]", "{\"merchant\": []}", &"[".repeat(100_000)] {
        assert!(Components::read(file).is_err(), "{file:.40}");
    }
}

#[test]
fn all_problems_are_reported_at_once() {
    let file = with_point_cards(10)
        .replacen("gain = \"YYG\"", "gain = \"YYYY\"", 1)
        .replacen("take = \"YYYYG\"", "take = \"BB\"", 1)
        .replacen("points = 7", "points = 700", 1)
        .replacen("per_player = 2", "per_player = 200", 1);
    insta::assert_snapshot!(message(&file), @r"
    merchant 3 (+YYYY): the same as merchant 1
    merchant 11 (B>BB): the trade has a colour on both sides (C-4)
    point: 10 found, 11 to 64 needed
    point 2 (YYYGG): the number of points is 700, but must be 0 to 100
    copper token 1: the number for each player is 200, but must be 0 to 20
    ");
}

#[test]
fn too_few_point_cards_for_so_many_players_are_refused_at_set_up() {
    let components = Components::read(&with_point_cards(20)).unwrap().leak();
    let error =
        Game::new(&Setup { title: Title::GolemEdition, players: 5, components, map: None }).unwrap_err();
    let expected =
        "5 players need at least 21 point cards for the game to end, the components have 20 (GE-20)";
    assert_eq!(error.to_string(), expected);
}
