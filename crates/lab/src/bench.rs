//! How fast the engine is: figures taken through its public face, on one core.

mod positions;

use std::hint::black_box;
use std::time::{Duration, Instant};

use carvania_bots::Bot;
use carvania_rules::{Actions, Game, Setup, Title};
use serde::Serialize;

use crate::deal;
use crate::playout::Playout;
use positions::Position;

/// How many runs a figure is the median of. With an odd number it is one of them.
pub const RUNS: u32 = 9;

/// All games start from here, so that every measurement plays the same ones.
const SEED: u64 = 1;
const MAX_ROUNDS: u32 = 10_000;

/// Something whose speed is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Whole games of Golem Edition, every seat played by the same bot.
    Games {
        /// The bot.
        bot: Bot,
        /// How many play.
        players: usize,
    },
    /// Copying a game and applying an action to the copy, as a search does.
    CopyAndApply,
    /// Listing what is legal for a player.
    LegalActions,
}

/// One figure, and how far the runs lie apart.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Figure {
    /// What is counted.
    pub unit: &'static str,
    /// The middle one of the runs.
    pub median: f64,
    /// The lowest of the runs.
    pub low: f64,
    /// The highest of the runs.
    pub high: f64,
}

impl Subject {
    /// Everything that is measured, in the order in which a report lists it.
    pub const ALL: [Subject; 7] = [
        Subject::Games { bot: Bot::Random, players: 2 },
        Subject::Games { bot: Bot::Random, players: 3 },
        Subject::Games { bot: Bot::Random, players: 4 },
        Subject::Games { bot: Bot::Random, players: 5 },
        Subject::Games { bot: Bot::Eager, players: 2 },
        Subject::CopyAndApply,
        Subject::LegalActions,
    ];

    /// What people call it.
    pub fn name(self) -> String {
        match self {
            Subject::Games { bot, players } => format!("{bot} games, {players} players"),
            Subject::CopyAndApply => "copy and apply".to_owned(),
            Subject::LegalActions => "legal actions".to_owned(),
        }
    }

    /// Its figures, measured for about so long in all.
    pub fn measure(self, time: Duration) -> Vec<Figure> {
        match self {
            Subject::Games { bot, players } => games(bot, players, time),
            Subject::CopyAndApply => {
                let positions = positions::of_random_games(SEED);
                nanoseconds(time, positions.len(), || positions.iter().for_each(copy_and_apply))
            }
            Subject::LegalActions => {
                let positions = positions::of_random_games(SEED);
                let mut actions = Actions::new();
                nanoseconds(time, positions.len(), || {
                    positions.iter().for_each(|position| legal_actions(position, &mut actions));
                })
            }
        }
    }
}

fn copy_and_apply(position: &Position) {
    let mut next = *black_box(&position.game);
    next.apply(black_box(position.action)).expect("the action was legal there");
    black_box(&next);
}

fn legal_actions(position: &Position, actions: &mut Actions) {
    black_box(&position.game).legal_actions(actions);
    black_box(actions);
}

/// Games, turns and actions in a second.
fn games(bot: Bot, players: usize, time: Duration) -> Vec<Figure> {
    let setup = Setup::standard(Title::GolemEdition, players);
    let start = Game::new(&setup).expect("the subjects are for as many players as the game");
    let bots = vec![bot; players];
    let mut streams = 0..;
    figures(["games/s", "turns/s", "actions/s"], time, |time| {
        let (mut games, mut turns, mut actions) = (0, 0, 0);
        let seconds = repeat(time, || {
            let mut rng = deal::generator(SEED, streams.next().expect("there is always another stream"));
            let playout = Playout::play(&start, &bots, MAX_ROUNDS, &mut rng);
            games += 1;
            turns += u64::from(playout.turns());
            actions += playout.actions();
        });
        [games, turns, actions].map(|count| count as f64 / seconds)
    })
}

/// Nanoseconds for each of the `number` operations that `work` carries out.
fn nanoseconds(time: Duration, number: usize, mut work: impl FnMut()) -> Vec<Figure> {
    figures(["ns"], time, |time| {
        let mut operations = 0;
        let seconds = repeat(time, || {
            work();
            operations += number;
        });
        [seconds * 1e9 / operations as f64]
    })
}

/// The figures of several runs, after one that only warms up.
fn figures<const N: usize>(
    units: [&'static str; N],
    time: Duration,
    mut run: impl FnMut(Duration) -> [f64; N],
) -> Vec<Figure> {
    let time = time / (RUNS + 1);
    run(time);
    let runs: Vec<[f64; N]> = (0..RUNS).map(|_| run(time)).collect();
    let figure = |(index, unit)| Figure::new(unit, runs.iter().map(|run| run[index]).collect());
    units.into_iter().enumerate().map(figure).collect()
}

/// Does the work again and again until the time is over, at least once. The seconds it took.
fn repeat(time: Duration, mut work: impl FnMut()) -> f64 {
    let clock = Instant::now();
    loop {
        work();
        let elapsed = clock.elapsed();
        if elapsed >= time {
            return elapsed.as_secs_f64().max(1e-9);
        }
    }
}

impl Figure {
    fn new(unit: &'static str, mut runs: Vec<f64>) -> Figure {
        runs.sort_by(f64::total_cmp);
        Figure { unit, median: runs[runs.len() / 2], low: runs[0], high: runs[runs.len() - 1] }
    }
}
