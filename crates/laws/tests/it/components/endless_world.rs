//! Worlds that nobody ever printed: the boards as they are, but every figure on them another one.

use carvania_laws::mutation::{Fault, faulty_text};
use carvania_laws::reading::accepted_components_are_playable;
use carvania_rules::components::endless_world::{FILE, Icon};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::Config;
use proptest::{prop_assert, proptest};

const COLOURS: &str = "YGBM";

/// The printed file with figures up to the bounds of what a component file may hold, as the numbers say.
fn other_world(numbers: &[u8]) -> String {
    let mut numbers = numbers.iter().cycle();
    let mut below = |bound: usize| numbers.next().map_or(0, |&number| usize::from(number) % bound);
    FILE.lines().map(|line| other_line(line, &mut below) + "\n").collect()
}

fn other_line(line: &str, below: &mut impl FnMut(usize) -> usize) -> String {
    // EW-10: a Tool card gives one crystal.
    let most_gained = if line.starts_with("benefit") { 1 } else { 10 };
    // C-4: no trade has a colour on both sides.
    let (low, high) = COLOURS.split_at(1 + below(3));
    let (given, taken) = if below(2) == 0 { (low, high) } else { (high, low) };
    let figures = [
        ("cost = \"", crystals(COLOURS, 10, below)),
        ("gain = \"", crystals(COLOURS, most_gained, below)),
        ("give = \"", crystals(given, 10, below)),
        ("take = \"", crystals(taken, 6, below)),
        ("upgrades = ", (1 + below(10)).to_string()),
        ("traders = ", (1 + below(12)).to_string()),
        ("points = ", below(101).to_string()),
        ("_at = \"", Icon::ALL[below(Icon::ALL.len())].name().to_owned()),
    ];
    figures.iter().fold(line.to_owned(), |line, (name, figure)| with_figure(&line, name, figure))
}

/// From one to so many crystals of these colours, from low to high.
fn crystals(colours: &str, most: usize, below: &mut impl FnMut(usize) -> usize) -> String {
    let number = 1 + below(most);
    let mut levels: Vec<usize> = (0..number).map(|_| below(colours.len())).collect();
    levels.sort_unstable();
    levels.into_iter().map(|level| &colours[level..=level]).collect()
}

/// The line with another figure after its name, if it is there.
fn with_figure(line: &str, name: &str, figure: &str) -> String {
    let Some((start, rest)) = line.split_once(name) else { return line.to_owned() };
    let rest = rest.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric());
    format!("{start}{name}{figure}{rest}")
}

proptest! {
    #![proptest_config(Config::with_cases(200))]

    #[test]
    fn any_endless_world_is_playable_or_refused(
        numbers in vec(any::<u8>(), 1..500),
        faults in vec(any::<Fault>(), 0..3),
    ) {
        let file = faulty_text(&other_world(&numbers), &faults);
        prop_assert!(accepted_components_are_playable(&file) || !faults.is_empty(), "{file}");
    }
}
