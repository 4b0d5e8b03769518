//! The engine beside a second model of An Endless World and An Heroic Journey.

use carvania_lab::deal::generator;
use carvania_laws::play::legal;
use carvania_laws::world_reference::{journey_map, the_world_reference_agrees};
use carvania_rules::chance::below;
use carvania_rules::map::{Cell, random};
use carvania_rules::set::Set;
use carvania_rules::{Action, Game, Record, Setup, Title, perft};
use rand_core::Rng;

const CODES: [&str; 4] = ["EW", "J1", "J2", "J3"];

/// A way to play, by how actions begin in notation. Mostly the first of `likes` that any action fits is
/// followed, and what it shuns is left; now and then anything is done.
struct Style {
    likes: &'static [&'static str],
    shuns: &'static [&'static str],
    pick: Pick,
}

/// Which of the actions that a style leaves.
enum Pick {
    Any,
    /// Always the same: so everybody comes to the same place.
    First,
}

const RANDOM: Style = Style { likes: &[], shuns: &[], pick: Pick::Any };

/// Claims and explores: games come to their end, covered locations open.
const EXPLORERS: Style = Style {
    likes: &["claim:", "work:A1.G", "work:B1.G", "work:A2.G", "work:B2.G", "upgrade:"],
    shuns: &["rest"],
    pick: Pick::Any,
};

/// Takes every merchant card: routes are full, decks come to their end.
const HOARDERS: Style = Style {
    likes: &["keep", "work:E2.M", "work:C2.M", "work:D2.M", "bonus:", "route:", "swap:"],
    shuns: &["work:E2.3"],
    pick: Pick::Any,
};

/// Refreshes the market whenever possible: what was put under the deck comes back.
const REFRESHERS: Style = Style {
    likes: &["work:E2.3", "use", "work:E2.M", "work:C2.M", "work:D2.M", "rest"],
    shuns: &[],
    pick: Pick::Any,
};

/// Goes where the others are, and ousts them.
const OUSTERS: Style = Style { likes: &["work:"], shuns: &["rest", "stop"], pick: Pick::First };

/// Drives the wagons to the same tiles, and builds there: tolls decide what is legal.
const CROWD: Style = Style {
    likes: &["claim:", "work:F2.4", "work:F2.5", "work:F2.2", "step:", "build", "rest"],
    shuns: &["work:A", "work:B2.3", "work:C1.1"],
    pick: Pick::First,
};

/// Trades on mountains wherever it can, else on markets: columns are emptied, bonus spaces full.
const MOUNTAINEERS: Style = Style {
    likes: &[
        "claim:",
        "work:F2.3",
        "work:F2.1",
        "work:F2.",
        "work:E2.M",
        "work:D2.M",
        "build",
        "trade:",
        "bonus:",
    ],
    shuns: &["rest", "stop"],
    pick: Pick::Any,
};

const STYLES: [Style; 7] = [RANDOM, EXPLORERS, HOARDERS, REFRESHERS, OUSTERS, CROWD, MOUNTAINEERS];

impl Style {
    fn choose(&self, game: &Game, rng: &mut impl Rng) -> Option<Action> {
        let written = |action: Action| (game.write_action(action).to_string(), action);
        let mut choices: Vec<(String, Action)> = legal(game).into_iter().map(written).collect();
        choices.sort_by(|(one, _), (other, _)| one.cmp(other));
        let number = choices.len() as u32;
        if number == 0 || below(rng, 8) == 0 {
            return (number > 0).then(|| choices[below(rng, number) as usize].1);
        }
        keep_if_any(&mut choices, |text| !self.shuns.iter().any(|shunned| text.starts_with(shunned)));
        let is_liked = |like: &&&str| choices.iter().any(|(text, _)| text.starts_with(**like));
        if let Some(like) = self.likes.iter().find(is_liked) {
            choices.retain(|(text, _)| text.starts_with(like));
        }
        // A draw is never a matter of style.
        let place = match (&self.pick, choices[0].0.starts_with("draw:")) {
            (Pick::First, false) => 0,
            (Pick::First, true) | (Pick::Any, _) => below(rng, choices.len() as u32),
        };
        Some(choices[place as usize].1)
    }
}

fn keep_if_any(choices: &mut Vec<(String, Action)>, is_wanted: impl Fn(&str) -> bool) {
    if choices.iter().any(|(text, _)| is_wanted(text)) {
        choices.retain(|(text, _)| is_wanted(text));
    }
}

fn title(code: &str) -> Title {
    Title::ALL.into_iter().find(|title| title.code() == code).expect("a game that the engine knows")
}

/// These games for every number of players.
fn setups(codes: &[&str]) -> Vec<Setup> {
    let setups = |title: Title| title.players().map(move |players| Setup::standard(title, players));
    codes.iter().flat_map(|code| setups(title(code))).collect()
}

/// A game on a random map instead of its own.
fn on_random_map(setup: Setup, seed: u64) -> Setup {
    let shape = setup.title.map_shape().unwrap();
    let file = random::map(shape, shape.valleys, &mut generator(seed, 1));
    Setup { map: Some(file.check(shape).unwrap().map), ..setup }
}

/// A game, or as much of it as `most` actions.
fn play(setup: &Setup, style: &Style, seed: u64, most: usize) -> Record {
    let mut record = Record::new(setup).unwrap();
    let mut rng = generator(seed, 0);
    for _ in 0..most {
        let Some(action) = style.choose(record.game(), &mut rng) else { break };
        record.apply(action).unwrap();
    }
    record
}

#[test]
fn the_world_reference_agrees_in_random_play() {
    for setup in setups(&CODES) {
        for seed in 0..12 {
            the_world_reference_agrees(&play(&setup, &RANDOM, seed, 1_500));
        }
    }
}

#[test]
fn the_world_reference_agrees_in_every_style() {
    for setup in setups(&CODES) {
        for style in &STYLES {
            for seed in 0..4 {
                the_world_reference_agrees(&play(&setup, style, seed, 1_200));
            }
        }
    }
}

#[test]
fn the_world_reference_agrees_to_the_end() {
    for setup in setups(&CODES) {
        for seed in 10..26 {
            let record = play(&setup, &EXPLORERS, seed, 5_000);
            assert!(record.game().is_over(), "{}, seed {seed}: the game is played to its end", setup.title);
            the_world_reference_agrees(&record);
        }
    }
}

#[test]
fn the_world_reference_agrees_on_random_maps() {
    for setup in setups(&["J2", "J3"]) {
        for style in [RANDOM, CROWD, MOUNTAINEERS] {
            for seed in 0..4 {
                the_world_reference_agrees(&play(&on_random_map(setup, seed), &style, seed, 1_200));
            }
        }
    }
}

#[test]
fn the_world_reference_counts_the_same_sequences() {
    for setup in setups(&CODES) {
        for style in &STYLES {
            for length in [0, 60, 61, 62, 63, 150, 400] {
                let record = play(&setup, style, 7, length);
                let reference = the_world_reference_agrees(&record);
                for depth in 0..=2 {
                    let place = format!("{} players after {length} actions", setup.players);
                    let sequences = perft(record.game(), depth);
                    assert_eq!(sequences, reference.perft(depth), "{}, {place}, depth {depth}", setup.title);
                }
            }
        }
    }
}

/// J2-6.
#[test]
fn journeys_are_played_on_the_map_of_the_file() {
    for setup in setups(&["J2", "J3"]) {
        let game = Game::new(&setup).unwrap();
        let map = game.map().unwrap();
        let places =
            |cells: Set<Cell>| -> Vec<_> { cells.into_iter().map(|cell| map.coordinates(cell)).collect() };
        let expected = journey_map();
        assert_eq!(places(map.valleys()), [expected.valley]);
        assert_eq!(places(map.open()), expected.mountains);
        assert!(map.villages().is_empty());
    }
}
