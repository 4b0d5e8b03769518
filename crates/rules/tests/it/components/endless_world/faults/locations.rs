//! Locations that cannot be used.

use super::super::{FILE, changed, message};
use super::check;

#[test]
fn a_location_has_the_figures_of_its_kind() {
    let kinds = "golem, production, upgrade, trade, market, refresh_market, adjust_trade_route, move_wagon, \
                 wagon_trade, outpost_trade";
    let said = message(&changed("kind = \"production\"", "kind = \"mine\""));
    assert_eq!(said, format!("location 3 (A1.3): `mine` is not a known kind of location: {kinds}"));
    check([
        (
            "gain = \"YY\"",
            "upgrades = 2",
            "location 3 (A1.3): `production` goes with `gain`, not with `upgrades`",
        ),
        (", take = \"GB\"", "", "location 6 (A1.6): `trade` goes with `give` and `take`, not with `give`"),
        (
            "upgrades = 2",
            "upgrades = 2, slot = 1",
            "location 4 (A1.4): `upgrade` goes with `upgrades`, not with `slot` and `upgrades`",
        ),
        (
            "kind = \"refresh_market\"",
            "kind = \"refresh_market\", steps = 1",
            "location 50 (E2.3): `refresh_market` goes with no figures, not with `steps`",
        ),
        (
            "steps = 1",
            "steps = 3",
            "location 52 (F2.2): `3` is not a known number of steps: 1, 2, \"any\"\n\
             move_wagon (steps 1) on F2: 0 found, 1 needed",
        ),
    ]);
}

#[test]
fn a_location_needs_the_parts_of_its_games() {
    for (kind, sides) in [
        ("kind = \"golem\", slot = 1", "A1, B1, A2, B2"),
        ("kind = \"market\", slot = 1", "C2, D2, E2"),
        ("kind = \"refresh_market\"", "C2, D2, E2"),
        ("kind = \"adjust_trade_route\"", "C2"),
        ("kind = \"move_wagon\", steps = 1", "F2"),
        ("kind = \"wagon_trade\"", "F2"),
        ("kind = \"outpost_trade\"", "F2"),
    ] {
        let name = kind.split('"').nth(1).unwrap();
        let line = "\"D1.1\", kind = \"production\", traders = 1, gain = \"G\"";
        let said = message(&changed(line, &format!("\"D1.1\", {kind}, traders = 1")));
        let expected = format!("location 18 (D1.1): `{name}` is a kind of location for {sides} only");
        assert_eq!(said, expected);
    }
}

#[test]
fn the_amounts_of_a_location_have_bounds() {
    let trader = "the number of traders is";
    check([
        ("traders = 4", "traders = 0", &format!("location 54 (F2.4): {trader} 0, but must be 1 to 12")),
        ("traders = 4", "traders = 13", &format!("location 54 (F2.4): {trader} 13, but must be 1 to 12")),
        (
            "gain = \"YY\"",
            "gain = \"\"",
            "location 3 (A1.3): the number of crystals gained is 0, but must be 1 to 10",
        ),
        (
            "gain = \"YY\"",
            "gain = \"YYYYYYYYYYY\"",
            "location 3 (A1.3): the number of crystals gained is 11, but must be 1 to 10",
        ),
        ("gain = \"YY\"", "gain = \"YX\"", "location 3 (A1.3): `X` is not a crystal: write Y, G, B or M"),
        (
            "upgrades = 2",
            "upgrades = 11",
            "location 4 (A1.4): the number of upgrades is 11, but must be 1 to 10",
        ),
        ("take = \"GB\"", "take = \"YB\"", "location 6 (A1.6): the trade has a colour on both sides (C-4)"),
        (
            "take = \"GB\"",
            "take = \"GGGGGGG\"",
            "location 6 (A1.6): the number of crystals taken is 7, but must be 1 to 6",
        ),
        (
            "give = \"YYY\"",
            "give = \"\"",
            "location 6 (A1.6): the number of crystals given is 0, but must be 1 to 10",
        ),
        (
            "slot = 1, bonus",
            "slot = 5, bonus",
            "location 1 (A1.G1): the slot is 5, but must be 1 to 4\n\
             golem slot 1 on A1 and B1: 0 found, 1 needed",
        ),
    ]);
}

#[test]
fn stacks_belong_to_the_golem_locations_of_side_one() {
    let number = "the number of bonus stacks is";
    check([
        (", bonus_stacks = [3]", "", &format!("location 1 (A1.G1): {number} 0, but must be 1 to 2")),
        ("[3]", "[1, 1, 1]", &format!("location 1 (A1.G1): {number} 3, but must be 1 to 2")),
        (
            "gain = \"YY\"",
            "gain = \"YY\", bonus_stacks = [1]",
            &format!("location 3 (A1.3): {number} 1, but must be 0"),
        ),
        (
            "slot = 1, icons",
            "slot = 1, bonus_stacks = [1], icons",
            &format!("location 36 (A2.G1): {number} 1, but must be 0"),
        ),
        ("[3]", "[0]", "location 1 (A1.G1): the size of a bonus stack is 0, but must be 1 to 9"),
        (
            "[3]",
            "[10]",
            "location 1 (A1.G1): the size of a bonus stack is 10, but must be 1 to 9\n\
             tiles in the stacks of A1 and B1: 21 found, 1 to 17 needed",
        ),
    ]);
}

#[test]
fn icons_are_known_and_no_location_has_both_kinds_of_cover() {
    let icons = "production, upgrade, trade, golem, market";
    let said = message(&changed("[\"production\"]", "[\"production\", \"mine\"]"));
    assert_eq!(said, format!("location 3 (A1.3): `mine` is not a known icon of a location: {icons}"));
    let both = FILE.replacen("two_three = true", "two_three = true, exploration = true", 1).replacen(
        ", exploration = true },\n]\n\n[side.D1]",
        " },\n]\n\n[side.D1]",
        1,
    );
    let said = message(&both);
    let expected = "location 5 (A1.5): `exploration` and `two_three` cannot both be true (EW-4)";
    assert_eq!(said.lines().next(), Some(expected));
}
