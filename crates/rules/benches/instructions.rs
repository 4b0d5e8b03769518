//! The instructions that the engine needs, each figure with a limit that fails the run.
//!
//! Instructions do not depend on what else a machine is doing, so they can be a gate where seconds
//! cannot. A limit is a few percent above what was measured; docs/performance.md has the figures.
#![expect(missing_docs, reason = "the macros expand to public items without documentation")]

use std::hint::black_box;

use carvania_rules::chance::below;
use carvania_rules::{Action, Actions, Components, Game, Setup, Title, Turn, perft};
use chacha20::ChaCha8Rng;
use gungraun::{
    Callgrind, EventKind, LibraryBenchmarkConfig, library_benchmark, library_benchmark_group, main,
};
use rand_core::SeedableRng;

fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut callgrind = Callgrind::with_args(["--cache-sim=no"]);
    callgrind.hard_limits([(EventKind::Ir, instructions)]);
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(callgrind);
    config
}

/// A table that is not dealt yet. Not counted, and neither is reading the components.
fn table(title: Title, players: usize) -> (Game, ChaCha8Rng) {
    Components::standard();
    let setup = Setup::standard(title, players);
    (Game::new(&setup).expect("a legal set-up"), ChaCha8Rng::seed_from_u64(1))
}

/// One uniform random action or draw.
fn step(game: &mut Game, rng: &mut ChaCha8Rng, actions: &mut Actions) -> bool {
    let action = match game.turn() {
        Turn::Chance => game.draw(rng),
        Turn::Seat(_) => {
            game.legal_actions(actions);
            Some(actions[below(rng, actions.len() as u32) as usize])
        }
        Turn::Over => None,
    };
    action.is_some_and(|action| game.apply(action).is_ok())
}

/// The table after a number of random actions.
fn after(title: Title, players: usize, actions: usize) -> Game {
    let (mut game, mut rng) = table(title, players);
    let mut list = Actions::new();
    for _ in 0..actions {
        step(&mut game, &mut rng, &mut list);
    }
    game
}

/// The first turn that begins after 200 random actions of a game of two, and an action that is legal.
fn middle(title: Title) -> (Game, Action) {
    let mut game = after(title, 2, 200);
    let mut actions = Actions::new();
    while game.turn_begins().is_none() {
        game.legal_actions(&mut actions);
        let first = actions[0];
        game.apply(first).expect("a listed action is legal");
    }
    game.legal_actions(&mut actions);
    (game, actions[0])
}

#[library_benchmark]
#[bench::ge_two(args = (Title::GolemEdition, 2), setup = table, config = at_most(281_000))]
#[bench::ge_five(args = (Title::GolemEdition, 5), setup = table, config = at_most(464_000))]
#[bench::em_two(args = (Title::EasternMountains, 2), setup = table, config = at_most(560_000))]
#[bench::em_four(args = (Title::EasternMountains, 4), setup = table, config = at_most(642_000))]
#[bench::ca_two(args = (Title::CallForAdventure, 2), setup = table, config = at_most(719_000))]
#[bench::ca_four(args = (Title::CallForAdventure, 4), setup = table, config = at_most(662_000))]
#[bench::ew_two(args = (Title::EndlessWorld, 2), setup = table, config = at_most(665_000))]
#[bench::ew_four(args = (Title::EndlessWorld, 4), setup = table, config = at_most(693_000))]
#[bench::j1_two(args = (Title::JourneyOne, 2), setup = table, config = at_most(513_000))]
#[bench::j1_four(args = (Title::JourneyOne, 4), setup = table, config = at_most(570_000))]
#[bench::j2_two(args = (Title::JourneyTwo, 2), setup = table, config = at_most(669_000))]
#[bench::j2_four(args = (Title::JourneyTwo, 4), setup = table, config = at_most(808_000))]
#[bench::j3_two(args = (Title::JourneyThree, 2), setup = table, config = at_most(798_000))]
#[bench::j3_four(args = (Title::JourneyThree, 4), setup = table, config = at_most(833_000))]
fn random_actions_1000((mut game, mut rng): (Game, ChaCha8Rng)) -> Game {
    let mut actions = Actions::new();
    for _ in 0..1000 {
        if !step(&mut game, &mut rng, &mut actions) {
            break;
        }
    }
    black_box(game)
}

#[library_benchmark]
#[bench::ge_two(args = (Title::GolemEdition, 2), setup = table, config = at_most(208_000))]
#[bench::em_two(args = (Title::EasternMountains, 2), setup = table, config = at_most(477_000))]
#[bench::ca_two(args = (Title::CallForAdventure, 2), setup = table, config = at_most(637_000))]
#[bench::ew_two(args = (Title::EndlessWorld, 2), setup = table, config = at_most(509_000))]
#[bench::j1_two(args = (Title::JourneyOne, 2), setup = table, config = at_most(450_000))]
#[bench::j2_two(args = (Title::JourneyTwo, 2), setup = table, config = at_most(537_000))]
#[bench::j3_two(args = (Title::JourneyThree, 2), setup = table, config = at_most(636_000))]
fn play_random_1000((mut game, mut rng): (Game, ChaCha8Rng)) -> Game {
    for _ in 0..1000 {
        if game.play_random(&mut rng).is_none() {
            break;
        }
    }
    black_box(game)
}

#[library_benchmark]
#[bench::ge(args = (Title::GolemEdition), setup = middle, config = at_most(362))]
#[bench::em(args = (Title::EasternMountains), setup = middle, config = at_most(444))]
#[bench::ca(args = (Title::CallForAdventure), setup = middle, config = at_most(374))]
#[bench::ew(args = (Title::EndlessWorld), setup = middle, config = at_most(635))]
#[bench::j1(args = (Title::JourneyOne), setup = middle, config = at_most(648))]
#[bench::j2(args = (Title::JourneyTwo), setup = middle, config = at_most(656))]
#[bench::j3(args = (Title::JourneyThree), setup = middle, config = at_most(640))]
fn copy_and_apply((game, action): (Game, Action)) -> Game {
    let mut next = black_box(game);
    next.apply(black_box(action)).expect("a listed action is legal");
    black_box(next)
}

#[library_benchmark]
#[bench::ge(args = (Title::GolemEdition), setup = middle, config = at_most(458))]
#[bench::em(args = (Title::EasternMountains), setup = middle, config = at_most(513))]
#[bench::ca(args = (Title::CallForAdventure), setup = middle, config = at_most(604))]
#[bench::ew(args = (Title::EndlessWorld), setup = middle, config = at_most(647))]
#[bench::j1(args = (Title::JourneyOne), setup = middle, config = at_most(890))]
#[bench::j2(args = (Title::JourneyTwo), setup = middle, config = at_most(792))]
#[bench::j3(args = (Title::JourneyThree), setup = middle, config = at_most(782))]
fn legal_actions((game, _): (Game, Action)) -> usize {
    let mut actions = Actions::new();
    black_box(&game).legal_actions(&mut actions);
    black_box(actions.len())
}

#[library_benchmark]
#[bench::depth_3(args = (Title::GolemEdition), setup = middle, config = at_most(23_000))]
fn perft_3((game, _): (Game, Action)) -> u64 {
    black_box(perft(black_box(&game), 3))
}

library_benchmark_group!(
    name = engine,
    benchmarks = [random_actions_1000, play_random_1000, copy_and_apply, legal_actions, perft_3]
);
main!(library_benchmark_groups = engine);
