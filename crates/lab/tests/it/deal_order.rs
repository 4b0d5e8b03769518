//! Deals are fair, and everybody sees the same.

use std::collections::{BTreeMap, HashMap};

use carvania_bots::Reflex;
use carvania_lab::deal::{Deal, generator};
use carvania_rules::{Action, Actions, Draw, Game, Setup, Title, Turn};

/// Plays a game with a deal; `watch` sees every draw before it is made.
fn play(title: Title, seed: u64, bot: Reflex, choices: u64, mut watch: impl FnMut(&Game, Action)) {
    let mut game = Game::new(&Setup::standard(title, 2)).unwrap();
    let (mut deal, mut rng) = (Deal::new(seed), generator(99, choices));
    let mut actions = Actions::new();
    for _ in 0..1500 {
        let action = match game.turn() {
            Turn::Chance => {
                let draw = deal.draw(&game).unwrap();
                watch(&game, draw);
                draw
            }
            Turn::Seat(_) => bot.choose(&game, &mut actions, &mut rng).unwrap(),
            Turn::Over => break,
        };
        game.apply(action).unwrap();
    }
}

/// How often something came, how often it should have, and the variance of that.
#[derive(Default)]
struct Count {
    came: f64,
    expected: f64,
    variance: f64,
}

impl Count {
    fn add(&mut self, came: bool, chance: f64) {
        self.came += f64::from(u8::from(came));
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
    }

    /// By how many standard deviations it is off.
    fn deviation(&self) -> f64 {
        (self.came - self.expected) / self.variance.sqrt().max(1.0)
    }
}

/// Before each draw the rules say how likely each outcome is, whatever was drawn before. The sum over all draws of
/// what came less what was likely is a martingale: its variance is known, and it must stay near 0. Counted for every
/// outcome by itself, and apart for cards that were drawn before.
#[test]
fn every_draw_is_as_likely_as_the_rules_say() {
    for title in Title::ALL {
        let mut counts: BTreeMap<(Action, bool), Count> = BTreeMap::new();
        for seed in 0..400 {
            let bot = if seed % 2 == 0 { Reflex::Eager } else { Reflex::Random };
            let mut drawn: HashMap<Action, u32> = HashMap::new();
            play(title, seed, bot, seed, |game, draw| {
                let total = f64::from(game.chance().total());
                for (action, weight) in game.chance() {
                    let count = counts.entry((action, drawn.contains_key(&action))).or_default();
                    count.add(action == draw, f64::from(weight) / total);
                }
                *drawn.entry(draw).or_default() += 1;
            });
        }
        for ((action, again), count) in &counts {
            let off = count.deviation();
            assert!(
                off.abs() < 4.5,
                "{title}: {action:?}, drawn before: {again}, is off by {off:.1} deviations"
            );
        }
        let has = |action| counts.iter().any(|(&(other, _), count)| other == action && count.came > 20.0);
        let is_expedition = matches!(title, Title::EasternMountains | Title::CallForAdventure);
        assert_eq!(has(Action::Draw(Draw::Closed)), is_expedition, "{title}");
        assert_eq!(has(Action::Draw(Draw::Valley)), title == Title::CallForAdventure, "{title}");
    }
}

/// Two draws in a row: every pair of the first two point cards of Golem Edition is equally likely.
#[test]
fn the_second_card_does_not_depend_on_the_first() {
    const SEEDS: u64 = 60_000;
    let mut pairs: HashMap<(Action, Action), f64> = HashMap::new();
    let start = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    for seed in 0..SEEDS {
        let (mut game, mut deal) = (start, Deal::new(seed));
        let first = deal.draw(&game).unwrap();
        game.apply(first).unwrap();
        *pairs.entry((first, deal.draw(&game).unwrap())).or_default() += 1.0;
    }
    let number = 36.0 * 35.0;
    let expected = SEEDS as f64 / number;
    assert_eq!(pairs.len() as f64, number);
    let worst = pairs.values().map(|came| (came - expected).abs() / expected.sqrt()).fold(0.0, f64::max);
    assert!(worst < 5.0, "off by {worst:.1} deviations");
}

/// The draws of each kind, in their order, without those that only sometimes can come.
fn orders(title: Title, seed: u64, bot: Reflex, choices: u64) -> BTreeMap<String, Vec<Action>> {
    let mut orders: BTreeMap<String, Vec<Action>> = BTreeMap::new();
    play(title, seed, bot, choices, |_, draw| {
        let kind =
            format!("{:?}", draw.as_draw().expect("chance draws")).split('(').next().unwrap().to_owned();
        orders.entry(kind).or_default().push(draw);
    });
    orders
}

#[test]
fn other_players_see_the_same_order() {
    // Cards come back to the decks of J1 and J3, and when they do depends on the players.
    let titles =
        Title::ALL.into_iter().filter(|title| !matches!(title, Title::JourneyOne | Title::JourneyThree));
    for title in titles {
        for seed in 0..10 {
            let (one, other) =
                (orders(title, seed, Reflex::Eager, 1), orders(title, seed, Reflex::Random, 2));
            for (kind, draws) in &one {
                let others = other.get(kind).map(Vec::as_slice).unwrap_or_default();
                let common = draws.len().min(others.len());
                assert_eq!(draws[..common], others[..common], "{title}: {kind}");
            }
            assert_ne!(one, orders(title, seed + 100, Reflex::Eager, 1), "{title}");
        }
    }
}

/// J1-10: a card that goes back under the deck is shuffled anew. Of two cards that are drawn twice, the one that
/// came first comes first again half of the time.
#[test]
fn a_card_that_comes_back_has_a_new_place() {
    let (mut pairs, mut same) = (0.0, 0.0);
    for seed in 0..300 {
        let mut draws: HashMap<Action, Vec<usize>> = HashMap::new();
        let mut number = 0;
        play(Title::JourneyOne, seed, Reflex::Random, seed, |_, draw| {
            if matches!(draw, Action::Draw(Draw::Merchant(_))) {
                draws.entry(draw).or_default().push(number);
                number += 1;
            }
        });
        let mut twice: Vec<&Vec<usize>> = draws.values().filter(|places| places.len() > 1).collect();
        twice.sort_unstable();
        // Neighbours in the first order, so that no card counts more than twice.
        for pair in twice.windows(2) {
            pairs += 1.0;
            same += f64::from(u8::from(pair[0][1] < pair[1][1]));
        }
    }
    assert!(pairs > 500.0, "{pairs} pairs are too few to tell");
    assert!(same / pairs < 0.75, "{same} of {pairs} in the same order");
}
