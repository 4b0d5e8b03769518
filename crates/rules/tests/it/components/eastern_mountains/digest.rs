//! The digest changes with every value that the rules look at.

use std::collections::HashSet;

use carvania_rules::components::eastern_mountains::FILE;
use carvania_rules::components::golem_edition;
use carvania_rules::{Components, Digest, Title};

use super::changed;
use crate::components::uncommented;

fn digest(file: &str) -> Digest {
    Components::read(file).unwrap().digest(Title::EasternMountains)
}

#[test]
fn comments_and_layout_do_not_change_it() {
    assert_eq!(digest(&uncommented(FILE)), digest(FILE));
    let inline = changed("give = \"B\"\ntake = \"YYYYG\"", "take = 'YYYYG'\ngive = 'B'");
    assert_eq!(digest(&inline), digest(FILE));
}

/// Every file that differs from the printed one by one number, raised by one, in what is looked at.
fn with_another_number() -> Vec<String> {
    let is_digit = |letter: char| letter.is_ascii_digit();
    let (looked_at, rest) = FILE.split_once("[journey_map]").unwrap();
    let starts = looked_at
        .char_indices()
        .filter(|&(at, letter)| is_digit(letter) && !looked_at[..at].ends_with(is_digit));
    starts
        .map(|(at, _)| {
            let after = looked_at[at..].trim_start_matches(is_digit);
            let number: u32 = looked_at[at..looked_at.len() - after.len()].parse().unwrap();
            format!("{}{}{after}[journey_map]{rest}", &looked_at[..at], number + 1)
        })
        .collect()
}

#[test]
fn every_number_changes_it() {
    let files = with_another_number();
    // A number in a comment is none that counts, and some numbers cannot be larger.
    let digests: Vec<Digest> = files
        .iter()
        .filter_map(|file| Components::read(file).ok())
        .map(|components| components.digest(Title::EasternMountains))
        .filter(|&other| other != digest(FILE))
        .collect();
    // VP tiles, points of bonus tiles, two piles, two boards, and cells at the rim of the map.
    assert!(digests.len() >= 26 + 2 + 8 + 9, "{} digests", digests.len());
    assert_eq!(digests.iter().collect::<HashSet<_>>().len(), digests.len());
}

#[test]
fn every_face_and_count_changes_it() {
    let changes = [
        ("take = \"YYYYG\"", "take = \"YYYGG\""),
        ("give = \"GG\"\ntake = \"YYM\"", "give = \"GGG\"\ntake = \"YYM\""),
        ("cost = \"YYBBB\"", "cost = \"YBBB\""),
        ("\"YYYY\", \"YYG\"", "\"YYYY\", \"YYB\""),
        ("\"YYYY\", \"YYG\"", "\"YYG\", \"YYYY\""),
        ("extra_step       = { count = 4 }", "extra_step = { count = 3 }"),
        ("upgrade_on_build = { count = 4", "upgrade_on_build = { count = 3"),
        ("richer_mine      = { count = 4", "richer_mine = { count = 3"),
        ("caravan_plus_3   = { count = 4 }", "caravan_plus_3 = { count = 3 }"),
        ("extra_step     = { count = 4 }", "extra_step = { count = 3 }"),
        ("caravan_plus_3 = { count = 4 }", "caravan_plus_3 = { count = 3 }"),
        ("[0, 1, 2, 2, 3]", "[0, 1, 2, 2]"),
        ("[1, 1, 2, 3]", "[1, 1, 2, 3, 3]"),
        ("[[-2, 2], [-2, 5]", "[[-2, 5], [-2, 2]"),
        ("[-2, 3], [-2, 4]", "[-2, 4], [-2, 3]"),
    ];
    let digests: HashSet<Digest> = changes.iter().map(|(from, to)| digest(&changed(from, to))).collect();
    assert_eq!(digests.len(), changes.len());
    assert!(!digests.contains(&digest(FILE)));
}

#[test]
fn exchanging_two_symbols_changes_it() {
    let file = changed("symbol = \"yellow\"", "symbol = \"blue\"");
    let last = file.rfind("symbol = \"blue\"").unwrap();
    let file = format!("{}symbol = \"yellow\"{}", &file[..last], &file[last + "symbol = \"blue\"".len()..]);
    assert_ne!(digest(&file), digest(FILE));
}

#[test]
fn the_game_of_both_boxes_has_a_digest_of_both() {
    let titles = [Title::GolemEdition, Title::EasternMountains, Title::CallForAdventure];
    let digests = |components: &Components| titles.map(|title| components.digest(title));
    let printed = digests(Components::standard());
    assert_eq!(HashSet::from(printed).len(), 3);
    let mountains = digests(&Components::read(&changed("points = 20", "points = 21")).unwrap());
    let cards = golem_edition::FILE.replacen("points = 6", "points = 7", 1);
    let cards = digests(&Components::read(&cards).unwrap());
    let differs = |other: [Digest; 3]| [0, 1, 2].map(|title| other[title] != printed[title]);
    assert_eq!((differs(mountains), differs(cards)), ([false, true, true], [true, false, true]));
}
