//! Golems can be told from each other, and look the same everywhere.

use carvania_pages::art::{self, Letters, Portrait, Sheet};
use carvania_rules::{Components, Language};

/// The golems of each box.
fn boxes() -> [Vec<Portrait>; 3] {
    let components = Components::standard();
    let (ge, em, ew) = (&components.golem_edition, &components.eastern_mountains, &components.endless_world);
    [
        ge.points().into_iter().map(|id| Portrait::point_card(ge, id)).collect(),
        em.vp_tiles().into_iter().map(|id| Portrait::vp_tile(em, id)).collect(),
        ew.points().into_iter().map(|id| Portrait::world_card(ew, id)).collect(),
    ]
}

fn pairs(golems: &[Portrait]) -> impl Iterator<Item = (&Portrait, &Portrait)> {
    golems.iter().enumerate().flat_map(|(place, one)| golems[..place].iter().map(move |other| (one, other)))
}

fn drawn(portrait: &Portrait) -> String {
    let sheet = Sheet::new(Letters::of(Language::English));
    let reference = art::golem(&sheet, portrait);
    sheet.render().into_string() + &reference.into_string()
}

#[test]
fn golems_that_share_heart_and_pose_differ_in_stone_crown_or_mantle() {
    for golems in boxes() {
        for (one, other) in pairs(&golems) {
            let look = |golem: &Portrait| (golem.heart(), golem.pose, golem.stone, golem.crown, golem.mantle);
            assert_ne!(look(one), look(other), "{} and {}", one.name(), other.name());
        }
    }
}

#[test]
fn names_differ_by_two_letters_at_least() {
    for golems in boxes() {
        for (one, other) in pairs(&golems) {
            let (one, other) = (one.name(), other.name());
            assert!(distance(&one, &other) >= 2, "{one} and {other}");
        }
    }
}

/// How many letters must be put in, taken out or changed.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, letter) in one.chars().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], place + 1);
        for at in 0..other.len() {
            let changed = corner + usize::from(letter != other[at]);
            corner = row[at + 1];
            row[at + 1] = changed.min(row[at] + 1).min(corner + 1);
        }
    }
    row[other.len()]
}

#[test]
fn a_golem_wears_exactly_what_it_costs() {
    for portrait in boxes().iter().flatten() {
        let drawing = drawn(portrait);
        let shards =
            ["y", "g", "b", "m"].map(|of| drawing.matches(&format!("href=\"#art-shard-{of}\"")).count());
        let heart = drawing.matches("url(#art-stone-").count();
        assert_eq!(heart, 1, "the heart of {}", portrait.name());
        assert_eq!(
            shards.iter().sum::<usize>() + heart,
            portrait.cost.total() as usize,
            "{}",
            portrait.name()
        );
    }
}

#[test]
fn a_golem_looks_the_same_every_time() {
    for portrait in boxes().iter().flatten().step_by(7) {
        assert_eq!(drawn(portrait), drawn(&portrait.clone()));
    }
    let [golems, ..] = boxes();
    assert_eq!(golems[0].name(), "Bravask");
}
