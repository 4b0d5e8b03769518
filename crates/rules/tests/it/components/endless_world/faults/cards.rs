//! Point cards that cannot be used.

use super::super::{changed, message};
use super::check;

#[test]
fn a_point_card_does_what_its_icon_says() {
    let kinds =
        "a benefit is either `fewer_traders_at`, or `crystal_at` and `gain`, or `traders`, or `explore`";
    for benefit in [
        "{}",
        "{ fewer_traders_at = \"trade\", traders = 1 }",
        "{ fewer_traders_at = \"trade\", gain = \"Y\" }",
        "{ crystal_at = \"trade\" }",
        "{ gain = \"Y\" }",
        "{ traders = 1, gain = \"Y\" }",
        "{ explore = 1, crystal_at = \"trade\" }",
        "{ explore = 1, crystal_at = \"trade\", gain = \"Y\" }",
    ] {
        let said = message(&changed("{ fewer_traders_at = \"production\" }", benefit));
        assert_eq!(said, format!("point 1 (P01): {kinds}"), "{benefit}");
    }
    check([
        (
            "icon = \"help\"",
            "icon = \"tool\"",
            "point 1 (P01): the icon is `tool`, but the benefit is that of `help`",
        ),
        (
            "icon = \"help\"",
            "icon = \"hammer\"",
            "point 1 (P01): `hammer` is not a known icon of a card: help, tool, new_traders, exploration",
        ),
        (
            "fewer_traders_at = \"production\"",
            "fewer_traders_at = \"mine\"",
            "point 1 (P01): `mine` is not a known icon of a location: production, upgrade, trade, golem, market",
        ),
        ("star = \"black\"", "star = \"red\"", "point 2 (P02): `red` is not a known star: white, black"),
        (
            "players = \"3+\"",
            "players = \"5\"",
            "point 9 (P09): `5` is not a known number of players: 3+, =4",
        ),
    ]);
}

#[test]
fn the_amounts_of_a_point_card_have_bounds() {
    let cost = "point 1 (P01): the number of crystals it costs is";
    check([
        ("cost = \"YYGG\"", "cost = \"\"", &format!("{cost} 0, but must be 1 to 10")),
        ("cost = \"YYGG\"", "cost = \"YYYYYYYYYYG\"", &format!("{cost} 11, but must be 1 to 10")),
        ("points = 4", "points = 101", "point 1 (P01): the number of points is 101, but must be 0 to 100"),
        (
            "gain = \"Y\" }",
            "gain = \"YY\" }",
            "point 17 (P17): the number of crystals gained is 2, but must be 1",
        ),
        (
            "benefit = { traders = 1 }",
            "benefit = { traders = 13 }",
            "point 33 (P33): the number of new traders is 13, but must be 1 to 12",
        ),
        (
            "benefit = { traders = 1 }",
            "benefit = { traders = 0 }",
            "point 33 (P33): the number of new traders is 0, but must be 1 to 12",
        ),
        ("explore = 1", "explore = 2", "point 45 (P45): the number of tiles to explore is 2, but must be 1"),
    ]);
}
