//! The engine beside a second model of Eastern Mountains and The Call for Adventure.

use carvania_bots::Reflex;
use carvania_lab::deal::generator;
use carvania_laws::mountain_reference::the_mountain_reference_agrees;
use carvania_laws::play::legal;
use carvania_rules::chance::below;
use carvania_rules::map::{Cell, random};
use carvania_rules::{Action, Actions, Game, Move, Record, Setup, Title, perft};
use rand_core::Rng;

const TITLES: [Title; 2] = [Title::EasternMountains, Title::CallForAdventure];

/// Every title for every number of players.
fn setups() -> impl Iterator<Item = Setup> {
    let setups = |title: Title| title.players().map(move |players| Setup::standard(title, players));
    TITLES.into_iter().flat_map(setups)
}

/// A game on a random map instead of its own.
fn on_random_map(setup: Setup, seed: u64) -> Setup {
    let shape = setup.title.map_shape().unwrap();
    let valleys = seed as usize % (shape.valleys + 1);
    let file = random::map(shape, valleys, &mut generator(seed, 1));
    Setup { map: Some(file.check(shape).unwrap().map), ..setup }
}

/// A game, or as much of it as `most` actions.
fn play<R: Rng>(
    setup: &Setup,
    mut rng: R,
    most: usize,
    choose: impl Fn(&Game, &mut R) -> Option<Action>,
) -> Record {
    let mut record = Record::new(setup).unwrap();
    for _ in 0..most {
        let Some(action) = choose(record.game(), &mut rng) else { break };
        record.apply(action).unwrap();
    }
    record
}

fn play_bot(setup: &Setup, bot: Reflex, seed: u64, most: usize) -> Record {
    play(setup, generator(seed, 0), most, |game, rng| bot.choose(game, &mut Actions::new(), rng))
}

fn play_crowd(setup: &Setup, seed: u64, most: usize) -> Record {
    play(setup, generator(seed, 0), most, crowd)
}

fn play_builders(setup: &Setup, seed: u64, most: usize) -> Record {
    play(setup, generator(seed, 0), most, build)
}

/// Goes where other wagons stand, and mostly gives rather than gains: on crowded tiles with an empty caravan
/// the tolls decide what is legal.
fn crowd(game: &Game, rng: &mut impl Rng) -> Option<Action> {
    let mut choices = legal(game);
    if below(rng, 4) > 0 {
        keep_if_any(&mut choices, |action| match action {
            Action::Move(Move::Step(cell) | Move::Place(cell)) => wagons(game).contains(&cell),
            _ => false,
        });
    }
    if below(rng, 4) > 0 {
        keep_if_any(&mut choices, |action| {
            let is_gain =
                matches!(action, Action::Move(Move::Mine | Move::Play(_) | Move::Take | Move::Trade(_)));
            !is_gain && action != Action::Move(Move::Stop)
        });
    }
    any(&choices, rng)
}

/// Builds whenever it can and never claims: in the end columns are empty, bonus tiles run out, and no card is
/// left to be drawn.
fn build(game: &Game, rng: &mut impl Rng) -> Option<Action> {
    let mut choices = legal(game);
    keep_if_any(&mut choices, |action| !matches!(action, Action::Move(Move::Claim(_))));
    keep_if_any(&mut choices, |action| action == Move::Build);
    any(&choices, rng)
}

fn any(choices: &[Action], rng: &mut impl Rng) -> Option<Action> {
    let number = choices.len() as u32;
    (number > 0).then(|| choices[below(rng, number) as usize])
}

fn keep_if_any(choices: &mut Vec<Action>, is_wanted: impl Fn(Action) -> bool) {
    if choices.iter().any(|&action| is_wanted(action)) {
        choices.retain(|&action| is_wanted(action));
    }
}

/// Where the wagons of those stand who are not to move.
fn wagons(game: &Game) -> Vec<Cell> {
    let Some(mountains) = game.mountains() else { return Vec::new() };
    let others = game.seats().filter(|&seat| seat != game.order().seat());
    others.filter_map(|seat| mountains.wagon(seat)).collect()
}

#[test]
fn the_mountain_reference_agrees_on_the_first_map() {
    for setup in setups() {
        for seed in 0..6 {
            the_mountain_reference_agrees(&play_bot(&setup, Reflex::Random, seed, 1_500));
            the_mountain_reference_agrees(&play_bot(&setup, Reflex::Eager, seed, 6_000));
        }
    }
}

#[test]
fn the_mountain_reference_agrees_on_random_maps() {
    for setup in setups() {
        for seed in 0..6 {
            let setup = on_random_map(setup, seed);
            the_mountain_reference_agrees(&play_bot(&setup, Reflex::Random, seed, 1_500));
            the_mountain_reference_agrees(&play_bot(&setup, Reflex::Eager, seed, 6_000));
        }
    }
}

#[test]
fn the_mountain_reference_agrees_in_a_crowd() {
    for setup in setups() {
        for seed in 0..12 {
            the_mountain_reference_agrees(&play_crowd(&setup, seed, 1_000));
            the_mountain_reference_agrees(&play_crowd(&on_random_map(setup, seed), seed, 1_000));
        }
    }
}

#[test]
fn the_mountain_reference_agrees_when_everything_is_built() {
    for setup in setups() {
        for seed in 0..3 {
            the_mountain_reference_agrees(&play_builders(&setup, seed, 6_000));
        }
    }
}

#[test]
fn the_mountain_reference_counts_the_same_sequences() {
    for setup in setups() {
        for length in [0, 40, 52, 150, 400] {
            for record in [play_bot(&setup, Reflex::Eager, 7, length), play_crowd(&setup, 7, length)] {
                let reference = the_mountain_reference_agrees(&record);
                for depth in 0..=2 {
                    let sequences = perft(record.game(), depth);
                    let place = format!("{} players after {length} actions", setup.players);
                    assert_eq!(sequences, reference.perft(depth), "{}, {place}, depth {depth}", setup.title);
                }
            }
        }
    }
}
