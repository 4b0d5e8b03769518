//! Boxes that nobody ever printed, with cards up to the bounds of what a component file may hold.

mod endless_world;

use std::collections::BTreeSet;

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_components_are_playable;
use proptest::collection::{btree_set, vec};
use proptest::prelude::any;
use proptest::strategy::Strategy;
use proptest::test_runner::Config;
use proptest::{prop_assert, prop_oneof, proptest};

/// From one to so many crystals, from low to high.
fn crystals(most: usize) -> impl Strategy<Value = String> {
    vec(0..4_usize, 1..=most).prop_map(|mut levels| {
        levels.sort_unstable();
        levels.into_iter().map(|level| ["Y", "G", "B", "M"][level]).collect()
    })
}

/// A trade without a colour on both sides (C-4).
fn trade() -> impl Strategy<Value = String> {
    (crystals(10), crystals(5), any::<[bool; 4]>()).prop_filter_map(
        "a side is empty",
        |(give, take, above)| {
            let is_above = |letter: &char| above["YGBM".find(*letter).unwrap_or_default()];
            let give: String = give.chars().filter(is_above).collect();
            let take: String = take.chars().filter(|letter| !is_above(letter)).collect();
            (!give.is_empty() && !take.is_empty()).then(|| format!("give = \"{give}\"\ntake = \"{take}\""))
        },
    )
}

fn merchant() -> impl Strategy<Value = String> {
    prop_oneof![
        crystals(10).prop_map(|gain| format!("gain = \"{gain}\"")),
        (1..=10).prop_map(|upgrades| format!("upgrades = {upgrades}")),
        trade(),
    ]
}

fn golem_edition() -> impl Strategy<Value = String> {
    let merchants = btree_set(merchant(), 3..=64).prop_map(Vec::from_iter).prop_shuffle();
    let points = btree_set(crystals(10), 11..=64);
    (merchants, points, 0..=100_u8, [0..=20_u8, 0..=20_u8]).prop_map(|(merchants, points, worth, tokens)| {
        let [copper, silver] = tokens;
        let metal = |number| format!("{{ per_player = {number}, points = {worth} }}");
        let tokens = format!("[tokens]\ncopper = {}\nsilver = {}\n", metal(copper), metal(silver));
        merchant_lines(&merchants) + &point_lines(&points, worth) + &tokens
    })
}

/// The first two are the starting cards.
fn merchant_lines(cards: &[String]) -> String {
    let line = |(number, card)| format!("[[{}]]\n{card}\n", if number < 2 { "starting" } else { "merchant" });
    cards.iter().enumerate().map(line).collect()
}

fn point_lines(costs: &BTreeSet<String>, points: u8) -> String {
    costs.iter().map(|cost| format!("[[point]]\ncost = \"{cost}\"\npoints = {points}\n")).collect()
}

proptest! {
    #![proptest_config(Config::with_cases(200))]

    #[test]
    fn any_golem_edition_is_playable_or_refused(
        file in golem_edition(),
        faults in vec(any::<Fault>(), 0..3),
    ) {
        let file = faulty_text(&file, &faults);
        prop_assert!(accepted_components_are_playable(&file) || !faults.is_empty(), "{file}");
    }
}
