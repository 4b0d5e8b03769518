//! The digest changes with every value that the rules look at.

use std::collections::HashSet;

use carvania_rules::{Components, Digest};

use super::{FILE, changed};
use crate::components::uncommented;

fn digest(file: &str) -> Digest {
    Components::read(file).unwrap().endless_world.digest
}

#[test]
fn comments_and_places_side_by_side_do_not_change_it() {
    assert_eq!(digest(&uncommented(FILE)), digest(FILE));
    let elsewhere = changed("[[\"A1\", \"B1\"], [\"E2\", \"C2\"]]", "[[\"C2\", \"A1\", \"E2\", \"B1\"]]");
    assert_eq!(digest(&elsewhere), digest(FILE));
    let inline = changed("icon = \"help\"\ncost = \"YYGG\"", "cost = 'YYGG'\nicon = 'help'");
    assert_eq!(digest(&inline), digest(FILE));
}

/// Every file that differs from the printed one by one of these figures, raised by one.
fn with_more(figure: &str) -> Vec<String> {
    let start = format!("{figure} = ");
    let places = FILE.match_indices(&start).map(|(at, _)| at + start.len());
    places
        .filter_map(|at| {
            let after = FILE[at..].trim_start_matches(|letter: char| letter.is_ascii_digit());
            let number: u32 = FILE[at..FILE.len() - after.len()].parse().ok()?;
            Some(format!("{}{}{after}", &FILE[..at], number + 1))
        })
        .collect()
}

#[test]
fn every_number_changes_it() {
    // 55 locations, 12 cards and two tiles have traders; 56 cards, 25 tiles and two tiles have points.
    for (figure, number) in [("traders", 55 + 12 + 2), ("points", 56 + 25 + 2), ("upgrades", 7)] {
        let files = with_more(figure);
        let digests: HashSet<Digest> = files.iter().map(|file| digest(file)).collect();
        assert_eq!((files.len(), digests.len()), (number, number), "{figure}");
        assert!(!digests.contains(&digest(FILE)), "{figure}");
    }
}

#[test]
fn everything_else_that_is_printed_changes_it() {
    let changes = [
        ("\"A1.3\"", "\"A1.7\""),
        ("gain = \"YY\"", "gain = \"YG\""),
        ("give = \"YYY\", take = \"GB\"", "give = \"YYYY\", take = \"GB\""),
        ("take = \"GB\"", "take = \"GG\""),
        ("icons = [\"production\"]", "icons = []"),
        ("icons = [\"production\"]", "icons = [\"production\", \"trade\"]"),
        ("bonus_stacks = [3]", "bonus_stacks = [2]"),
        ("bonus_stacks = [3]", "bonus_stacks = [3, 1]"),
        ("cost = \"YYGG\"", "cost = \"YYGB\""),
        ("benefit = { fewer_traders_at = \"production\" }", "benefit = { fewer_traders_at = \"trade\" }"),
        ("crystal_at = \"production\", gain = \"Y\"", "crystal_at = \"production\", gain = \"G\""),
        ("crystal_at = \"production\", gain = \"Y\"", "crystal_at = \"upgrade\", gain = \"Y\""),
        ("star = \"black\"", "star = \"white\""),
        ("star = \"black\"", ""),
        ("players = \"3+\"", "players = \"=4\""),
        ("players = \"3+\"", ""),
        ("icon = \"help\"\npoints = 2", "icon = \"tool\"\npoints = 2"),
        ("icons = [\"help\", \"tool\"]", "icons = [\"help\", \"exploration\"]"),
        ("kind = \"flat\"", "kind = \"per_2_traders\""),
        ("gain = \"GG\"\n", "gain = \"GB\"\n"),
        ("kind = \"end_points\"\npoints", "kind = \"immediate_trader\"\ntraders"),
        ("kind = \"end_icon\"\nicon = \"help\"", "kind = \"end_icon\"\nicon = \"tool\""),
        ("[1, 2, 3]", "[1, 2, 4]"),
    ];
    let digests: HashSet<Digest> = changes.iter().map(|(from, to)| digest(&changed(from, to))).collect();
    assert_eq!(digests.len(), changes.len());
    assert!(!digests.contains(&digest(FILE)));
}

/// The printed file with two texts in each other's place.
fn exchanged(one: &str, other: &str) -> String {
    changed(one, "@").replacen(other, one, 1).replacen('@', other, 1)
}

#[test]
fn what_two_entries_exchange_changes_it() {
    let exchanges = [
        ("slot = 1, bonus_stacks", "slot = 2, bonus_stacks"),
        ("slot = 1, icons = [\"market\"]", "slot = 2, icons = [\"market\"]"),
        ("steps = 1", "steps = 2"),
        ("steps = \"any\"", "steps = 2"),
        ("kind = \"wagon_trade\"", "kind = \"outpost_trade\""),
        ("[\"production\"] }", "[\"production\"], two_three = true }"),
        ("group = \"I\"", "group = \"III\""),
    ];
    let covered = changed(
        "\"GG\", icons = [\"production\"] }",
        "\"GG\", icons = [\"production\"], exploration = true }",
    )
    .replacen(
        "\"GM\", icons = [\"production\"], exploration = true }",
        "\"GM\", icons = [\"production\"] }",
        1,
    );
    let files = exchanges.map(|(one, other)| exchanged(one, other)).into_iter().chain([covered]);
    let digests: HashSet<Digest> = files.map(|file| digest(&file)).collect();
    assert_eq!(digests.len(), exchanges.len() + 1);
    assert!(!digests.contains(&digest(FILE)));
}
