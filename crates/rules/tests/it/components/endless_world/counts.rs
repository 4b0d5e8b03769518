//! What is counted over several entries: every published number has to come out.

use super::{FILE, changed, message, without};

#[test]
fn all_twelve_sides_are_needed_and_no_other() {
    let said = message(&without("[side.F1]"));
    assert!(said.starts_with("side.F1: 0 found, 1 needed\nlocations in EW with F1: 17 found, 23 needed\n"));
    let sides = "A1, B1, C1, D1, E1, F1, A2, B2, C2, D2, E2, F2";
    let said = message(&changed("[layout]", "[side.G1]\nlocations = []\n\n[layout]"));
    assert_eq!(said, format!("side: `G1` is not a known side: {sides}"));
}

#[test]
fn the_base_layout_has_23_locations_with_each_fourth_side() {
    for side in ["D1", "E1", "F1"] {
        let line = format!("  {{ id = \"{side}.1\"");
        let expected = format!("locations in EW with {side}: 22 found, 23 needed");
        assert_eq!(message(&without(&line)), expected);
    }
    let more = changed("  { id = \"D1.1\"", &format!("{}  {{ id = \"D1.1\"", location("D1.x")));
    assert_eq!(message(&more), "locations in EW with D1: 24 found, 23 needed");
}

/// The line of a location without any icon.
fn location(id: &str) -> String {
    format!("  {{ id = \"{id}\", kind = \"production\", traders = 1, gain = \"Y\" }},\n")
}

/// The printed file with so many more locations on a side.
fn with_more(side: &str, number: usize) -> String {
    let first = format!("[side.{side}]\nlocations = [\n");
    let more: String = (0..number).map(|n| location(&format!("{side}.x{n}"))).collect();
    changed(&first, &format!("{first}{more}"))
}

#[test]
fn a_journey_has_room_for_24_locations() {
    assert_eq!(message(&with_more("E2", 1)), "nothing");
    assert_eq!(message(&with_more("E2", 2)), "locations in J3: 25 found, 1 to 24 needed");
    assert_eq!(message(&with_more("C2", 7)), "nothing");
    assert_eq!(message(&with_more("C2", 8)), "locations in J1: 25 found, 1 to 24 needed");
    let all = message(&with_more("C2", 10));
    assert!(all.starts_with("locations of all sides: 65 found, 1 to 64 needed\n"), "{all}");
}

#[test]
fn each_slot_of_a_row_is_printed_once() {
    for (location, kind, [twice, never], sides) in [
        ("A1.G2", "golem", [1, 2], "A1 and B1"),
        ("B2.G4", "golem", [3, 4], "A2 and B2"),
        ("C2.M4", "market", [3, 4], "E2 and C2"),
        ("D2.M4", "market", [3, 4], "D2 and E2"),
    ] {
        let (before, line) = FILE.split_once(&format!("\"{location}\"")).unwrap();
        let line = line.replacen(&format!("slot = {never}"), &format!("slot = {twice}"), 1);
        let said = message(&format!("{before}\"{location}\"{line}"));
        let [twice, never] = [twice, never].map(|slot| format!("{kind} slot {slot} on {sides}"));
        assert_eq!(said, format!("{twice}: 2 found, 1 needed\n{never}: 0 found, 1 needed"));
    }
}

#[test]
fn markets_one_and_two_serve_two_games() {
    let expected =
        "market slot 1 on E2 and C2: 0 found, 1 needed\nmarket slot 1 on D2 and E2: 0 found, 1 needed";
    assert_eq!(message(&without("  { id = \"E2.M1\"")), expected);
}

#[test]
fn the_locations_of_the_journeys_are_printed_once() {
    for (id, kind, side) in [
        ("E2.3", "refresh_market", "E2"),
        ("C2.3", "adjust_trade_route", "C2"),
        ("F2.2", "move_wagon (steps 1)", "F2"),
        ("F2.5", "move_wagon (steps 2)", "F2"),
    ] {
        let said = message(&without(&format!("  {{ id = \"{id}\"")));
        assert_eq!(said, format!("{kind} on {side}: 0 found, 1 needed"));
    }
    for (kind, id) in [("wagon_trade", "F2.1"), ("outpost_trade", "F2.3"), ("move_wagon (steps any)", "F2.4")]
    {
        let said = message(&without(&format!("  {{ id = \"{id}\"")));
        let fewer = "exploration icons in J2: 6 found, 7 needed\nexploration icons in J3: 6 found, 7 needed";
        assert_eq!(said, format!("{fewer}\n{kind} on F2: 0 found, 1 needed"));
    }
    let twice = changed("kind = \"wagon_trade\"", "kind = \"outpost_trade\"");
    let expected = "wagon_trade on F2: 0 found, 1 needed\noutpost_trade on F2: 2 found, 1 needed";
    assert_eq!(message(&twice), expected);
}

#[test]
fn exploration_icons_are_as_many_as_published() {
    let fewer = changed("\"M\", icons = [\"production\"], exploration = true", "\"M\"");
    assert_eq!(message(&fewer), "exploration icons in EW with E1: 7 found, 8 needed");
    let more = changed("gain = \"YY\", icons = [\"production\"]", "gain = \"YY\", exploration = true");
    let with = |side: &str| format!("exploration icons in EW with {side}: 9 found, 8 needed\n");
    let expected = ["D1", "E1", "F1"].map(with).concat() + "exploration icons in J1: 1 found, 0 needed";
    assert_eq!(message(&more), expected);
}

#[test]
fn two_three_icons_are_two_in_every_game() {
    let said =
        message(&changed("gain = \"YGB\", icons = [\"production\"], two_three = true", "gain = \"YGB\""));
    let games = ["EW with D1", "EW with E1", "EW with F1", "J1"];
    let expected = games.map(|game| format!("2-3 icons in {game}: 1 found, 2 needed"));
    assert_eq!(said, expected.join("\n"));
    let line = "upgrades = 5, icons = [\"upgrade\"], two_three = true";
    let said = message(&changed(line, "upgrades = 5"));
    assert_eq!(said, "2-3 icons in J2: 1 found, 2 needed\n2-3 icons in J3: 1 found, 2 needed");
}

#[test]
fn stacks_on_golem_locations_fit_the_tiles_of_an_endless_world() {
    assert_eq!(message(&changed("bonus_stacks = [3]", "bonus_stacks = [6]")), "nothing");
    let said = message(&changed("bonus_stacks = [3]", "bonus_stacks = [7]"));
    assert_eq!(said, "tiles in the stacks of A1 and B1: 18 found, 1 to 17 needed");
}

#[test]
fn stacks_beside_locations_are_as_published() {
    for (from, to, expected) in [
        ("[4, 4]", "[4, 5]", "side.B2: `bonus_stacks` is [4, 5], but must be [4, 4]"),
        ("[2, 2, 2, 2]", "[2, 2, 2]", "side.D2: `bonus_stacks` is [2, 2, 2], but must be [2, 2, 2, 2]"),
        ("[side.C2]", "[side.C2]\nbonus_stacks = [1]", "side.C2: `bonus_stacks` is [1], but must be []"),
        (
            "[side.F2]\nbonus_stacks = [4, 4]",
            "[side.F2]",
            "side.F2: `bonus_stacks` is [], but must be [4, 4]",
        ),
    ] {
        assert_eq!(message(&changed(from, to)), expected);
    }
}

#[test]
fn there_are_56_point_cards() {
    assert_eq!(message(&without("[[point]]\nid = \"P56\"")), "point: 55 found, 56 needed");
    let more = "[[point]]\nid = \"P57\"\nicon = \"exploration\"\ncost = \"M\"\npoints = 1\nbenefit = { explore = 1 }";
    let said = message(&changed("[[bonus_tile]]", &format!("{more}\n\n[[bonus_tile]]")));
    assert_eq!(said, "point: 57 found, 56 needed");
}

/// The printed file with as many more cards of this mark as unmarked ones are left.
fn with_marks(mark: &str, unmarked: usize) -> String {
    let mut left = unmarked;
    let blocks = FILE.split("\n\n").map(|block| {
        let is_unmarked =
            block.starts_with("[[point]]") && !block.contains("players") && !block.contains("star");
        if !is_unmarked || left > 0 {
            left -= usize::from(is_unmarked);
            return block.to_owned();
        }
        format!("{block}\n{mark}")
    });
    blocks.collect::<Vec<_>>().join("\n\n")
}

#[test]
fn there_are_enough_point_cards_for_every_game_to_end() {
    // Two players: four cards with the other star, and 20 without any, of which eleven must be left.
    assert_eq!(message(&with_marks("players = \"3+\"", 11)), "nothing");
    let needed = "14 found, 15 to 56 needed";
    let white = format!("point cards for 2 players without white stars (EW-2, J2-1): {needed}");
    let black = format!("point cards for 2 players without black stars (J1-1, J3-1): {needed}");
    assert_eq!(message(&with_marks("players = \"3+\"", 10)), format!("{white}\n{black}"));
    assert_eq!(message(&with_marks("star = \"white\"", 10)), white);
    let said = message(&with_marks("players = \"=4\"", 3));
    for players in [2, 3] {
        for stars in ["white stars (EW-2, J2-1)", "black stars (J1-1, J3-1)"] {
            let line = format!("point cards for {players} players without {stars}: ");
            assert!(said.contains(&line), "{line}: {said}");
        }
    }
}

#[test]
fn there_are_25_bonus_tiles_in_groups_of_17_3_and_5() {
    for (tile, expected) in [
        ("T01", "bonus_tile without a group: 16 found, 17 needed"),
        ("T20", "bonus_tile of group I: 2 found, 3 needed"),
        ("T21", "bonus_tile of group III: 4 found, 5 needed"),
    ] {
        assert_eq!(message(&without(&format!("[[bonus_tile]]\nid = \"{tile}\""))), expected);
    }
    let said = message(&changed("group = \"I\"", ""));
    let expected =
        "bonus_tile without a group: 18 found, 17 needed\nbonus_tile of group I: 2 found, 3 needed";
    assert_eq!(said, expected);
}

#[test]
fn there_are_ten_exploration_tiles() {
    let said = message(&without("[[exploration_tile]]\nid = \"X10\""));
    assert_eq!(said, "exploration_tile: 9 found, 10 needed");
}
