//! Codes of maps: short, one for each, and nothing that is none is taken for one.

use carvania_rules::map::file::{MapFile, Shape};
use carvania_rules::map::{CodeError, Draft, Kind, Map, Place, random};
use carvania_rules::{Components, Title};
use chacha20::ChaCha8Rng;
use proptest::prelude::*;
use rand_core::SeedableRng;

use super::{first_map, line};

fn code(map: &Map) -> String {
    Draft::from(map).to_string()
}

#[test]
fn the_codes_of_the_printed_maps_stay_as_they_are() {
    let journey = Title::JourneyTwo.standard_map(Components::standard());
    assert_eq!(
        [code(&first_map()), code(&journey), Draft::default().to_string()],
        ["1GkGqKqqqKkGj", "1EgoKuqCCB", "1"]
    );
}

#[test]
fn every_map_that_can_be_played_on_survives() {
    let shapes = [Shape::EASTERN_MOUNTAINS, Shape::CALL_FOR_ADVENTURE, Shape::JOURNEY];
    for (seed, shape) in (0..60).flat_map(|seed| shapes.map(|shape| (seed, shape))) {
        let file = random::map(shape, (seed % 5) as usize, &mut ChaCha8Rng::seed_from_u64(seed));
        let draft = Draft::try_from(&file).unwrap();
        let read: Draft = draft.to_string().parse().unwrap();
        assert_eq!(read, draft);
        // The cells of the map itself have only been moved together.
        let CheckedCells { kinds, neighbours } = CheckedCells::of(&read.file().check(shape).unwrap().map);
        assert_eq!(CheckedCells::of(&file.check(shape).unwrap().map), CheckedCells { kinds, neighbours });
    }
}

/// What matters of a map wherever it lies.
#[derive(Debug, PartialEq)]
struct CheckedCells {
    kinds: [Vec<String>; 3],
    neighbours: Vec<(String, Vec<String>)>,
}

impl CheckedCells {
    fn of(map: &Map) -> CheckedCells {
        let names = |cells: carvania_rules::set::Set<carvania_rules::map::Cell>| {
            let mut names: Vec<String> = cells.into_iter().map(|cell| map.name(cell).to_string()).collect();
            names.sort();
            names
        };
        let mut neighbours: Vec<_> = (map.cells().into_iter())
            .map(|cell| (map.name(cell).to_string(), names(map.neighbours(cell))))
            .collect();
        neighbours.sort();
        CheckedCells { kinds: [map.villages(), map.open(), map.valleys()].map(names), neighbours }
    }
}

#[test]
fn the_longest_maps_have_codes() {
    for step in [[1, 0], [0, 1], [1, -1], [-1, 0], [-1, 1]] {
        let draft = Draft::from(&line(step));
        assert_eq!(draft.to_string().parse(), Ok(draft), "{step:?}");
    }
}

#[test]
fn what_lies_elsewhere_has_the_same_code() {
    let moved = |[q, r]: [i8; 2]| [q - 7, r + 11];
    let file = MapFile::of(&first_map());
    let elsewhere = MapFile {
        villages: file.villages.iter().copied().map(moved).collect(),
        tiles: file.tiles.iter().rev().copied().map(moved).collect(),
        ..MapFile::default()
    };
    assert_eq!(Draft::try_from(&elsewhere).unwrap().to_string(), code(&first_map()));
}

#[test]
fn what_is_no_code_is_told_in_one_sentence() {
    let whole = code(&first_map());
    for (text, error) in [
        ("", CodeError::Version),
        ("2GA", CodeError::Version),
        ("é", CodeError::Version),
        ("1G\u{e9}", CodeError::Sign),
        ("1G A", CodeError::Sign),
        ("1G%00", CodeError::Sign),
        ("1A", CodeError::Damaged),
        ("1_B", CodeError::Damaged),
        ("1GA", CodeError::Damaged),
        ("1GAA", CodeError::Damaged),
        (&whole[..whole.len() - 3], CodeError::Damaged),
        (&format!("{whole}A"), CodeError::Damaged),
        (&format!("1{}", "_".repeat(5_000_000)), CodeError::Long),
        (&format!("1c{}", "_".repeat(266)), CodeError::Damaged),
    ] {
        let found = text.parse::<Draft>().expect_err(&text.chars().take(40).collect::<String>());
        assert_eq!(found, error, "{}", text.chars().take(40).collect::<String>());
        assert_eq!(found.to_string().lines().count(), 1);
    }
}

#[test]
fn no_sign_of_a_code_can_be_mistaken() {
    let whole = code(&first_map());
    for place in 1..whole.len() {
        for other in ('a'..='z').chain('A'..='Z').chain('0'..='9').chain(['-', '_']) {
            let mut changed: Vec<char> = whole.chars().collect();
            changed[place] = other;
            let changed: String = changed.into_iter().collect();
            assert_eq!(changed.parse::<Draft>().is_ok(), changed == whole, "{changed}");
        }
    }
}

proptest! {
    #[test]
    fn every_draft_survives(cells in prop::collection::vec((0..28i8, 0..28i8, 0..3usize), 0..60)) {
        let place = |(column, row): (i8, i8)| Place { row: 2 * row + column % 2, column };
        let changes: Vec<(Place, Option<Kind>)> =
            cells.into_iter().map(|(column, row, kind)| (place((column, row)), Some(Kind::ALL[kind]))).collect();
        let (draft, _) = Draft::default().changed(&changes).unwrap();
        prop_assert_eq!(draft.to_string().parse(), Ok(draft.clone()));
        prop_assert_eq!(Draft::try_from(&draft.file()), Ok(draft));
    }

    #[test]
    fn a_text_is_a_code_or_an_error(text in "1?[A-Za-z0-9_-]{0,40}|\\PC{0,300}") {
        if let Ok(draft) = text.parse::<Draft>() {
            prop_assert_eq!(draft.to_string(), text);
        }
    }
}
