//! How fast the engine is: figures taken through its public face, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use carvania_bots::Reflex;
use carvania_rules::{Action, Actions, Game, Seat, Setup, Title, Turn};
use chacha20::ChaCha8Rng;
use rand_core::Rng;
use serde::Serialize;

use crate::deal;
use crate::playout::{Playout, Table};

/// How many runs a figure is the median of. With an odd number it is one of them.
pub const RUNS: u32 = 9;

/// All games start from here, so that every measurement plays the same ones.
const SEED: u64 = 1;
const MAX_ROUNDS: u32 = 10_000;
/// Random play comes to an end late if at all, but in Golem Edition: it is cut off after so many actions.
const RANDOM_ACTIONS: usize = 1000;
/// Enough positions to show all parts of the game, and few enough to stay in the cache.
const POSITIONS: usize = 512;
/// Only some decisions of a game are kept, so that the positions come from many games.
const EVERY: usize = 61;
/// Random play may hardly ever come to an end, as in the mountains, so no more of one game is looked at.
const MAX_POSITIONS: usize = 2000;

/// Something whose speed is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// Whole games, every seat played by the same bot.
    Games {
        /// The game that is played.
        title: Title,
        /// The bot on every seat.
        bot: Reflex,
        /// How many play.
        players: usize,
    },
    /// The first actions of games of two that are played at random.
    RandomActions {
        /// The game that is played.
        title: Title,
    },
    /// Copying a game of two and applying an action to the copy, as a search does.
    CopyAndApply {
        /// The game that is copied.
        title: Title,
    },
    /// Listing what is legal for a player in a game of two.
    LegalActions {
        /// The game whose moves are listed.
        title: Title,
    },
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
    pub fn all() -> Vec<Subject> {
        Title::ALL.into_iter().flat_map(Subject::of).collect()
    }

    fn of(title: Title) -> Vec<Subject> {
        let games = |bot, players| Subject::Games { title, bot, players };
        let mut subjects = match title {
            Title::GolemEdition => title.players().map(|players| games(Reflex::Random, players)).collect(),
            Title::EasternMountains
            | Title::CallForAdventure
            | Title::EndlessWorld
            | Title::JourneyOne
            | Title::JourneyTwo
            | Title::JourneyThree => vec![Subject::RandomActions { title }],
        };
        subjects.extend([
            games(Reflex::Eager, 2),
            Subject::CopyAndApply { title },
            Subject::LegalActions { title },
        ]);
        subjects
    }

    /// What people call it.
    pub fn name(self) -> String {
        match self {
            Subject::Games { title, bot, players } => {
                format!("{title} {} games, {players} players", bot.name())
            }
            Subject::RandomActions { title } => format!("{title} random play, 2 players"),
            Subject::CopyAndApply { title } => format!("{title} copy and apply"),
            Subject::LegalActions { title } => format!("{title} legal actions"),
        }
    }

    /// Its figures, measured for about so long in all.
    pub fn measure(self, time: Duration) -> Vec<Figure> {
        match self {
            Subject::Games { title, bot, players } => games(title, bot, players, time),
            Subject::RandomActions { title } => random_actions(title, time),
            Subject::CopyAndApply { title } => {
                let positions = positions_of_random_games(title, SEED);
                nanoseconds(time, positions.len(), || positions.iter().for_each(copy_and_apply))
            }
            Subject::LegalActions { title } => {
                let positions = positions_of_random_games(title, SEED);
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
fn games(title: Title, bot: Reflex, players: usize, time: Duration) -> Vec<Figure> {
    let start = table(title, players);
    let mut list = Actions::new();
    let mut streams = 0..;
    figures(["games/s", "turns/s", "actions/s"], time, |time| {
        let (mut games, mut turns, mut actions) = (0, 0, 0);
        let seconds = repeat(time, || {
            let rng = deal::generator(SEED, streams.next().expect("there is always another stream"));
            let mut players = Players { bot, rng, list: &mut list };
            let playout =
                Playout::play(&start, MAX_ROUNDS, &mut players).expect("reflexes play by the rules");
            games += 1;
            turns += u64::from(playout.turns());
            actions += playout.actions();
        });
        [games, turns, actions].map(|count| count as f64 / seconds)
    })
}

/// One bot on all seats, and chance, who share a generator.
struct Players<'a> {
    bot: Reflex,
    rng: ChaCha8Rng,
    list: &'a mut Actions,
}

impl Table for Players<'_> {
    fn draw(&mut self, game: &Game) -> Option<Action> {
        game.draw(&mut self.rng)
    }

    fn choose(&mut self, game: &Game, _: Seat, _: u32) -> Option<Action> {
        self.bot.choose(game, self.list, &mut self.rng)
    }
}

/// Actions in a second, from the empty table on.
fn random_actions(title: Title, time: Duration) -> Vec<Figure> {
    let start = table(title, 2);
    let mut streams = 0..;
    figures(["actions/s"], time, |time| {
        let mut actions = 0;
        let seconds = repeat(time, || {
            let mut rng = deal::generator(SEED, streams.next().expect("there is always another stream"));
            let mut game = start;
            for _ in 0..RANDOM_ACTIONS {
                if game.play_random(&mut rng).is_none() {
                    break;
                }
                actions += 1;
            }
            black_box(&game);
        });
        [f64::from(actions) / seconds]
    })
}

fn table(title: Title, players: usize) -> Game {
    let setup = Setup::standard(title, players);
    Game::new(&setup).expect("the subjects are for as many players as the game")
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

/// A moment at which a player decides, and one of the legal actions.
struct Position {
    game: Game,
    action: Action,
}

/// Moments of games of two that are played at random.
fn positions_of_random_games(title: Title, seed: u64) -> Vec<Position> {
    let start = Game::new(&Setup::standard(title, 2)).expect("two can play");
    let decisions =
        (0..).flat_map(|stream| decisions(start, deal::generator(seed, stream)).take(MAX_POSITIONS));
    decisions.step_by(EVERY).take(POSITIONS).collect()
}

/// Every decision of a game, before it is carried out.
fn decisions(mut game: Game, mut rng: impl Rng) -> impl Iterator<Item = Position> {
    std::iter::from_fn(move || {
        loop {
            let before = game;
            let action = game.play_random(&mut rng)?;
            if before.turn() != Turn::Chance {
                return Some(Position { game: before, action });
            }
        }
    })
}
