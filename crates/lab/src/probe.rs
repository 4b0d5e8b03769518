//! The probe: what players missed near the end of their games, where it is exact what is best.
//!
//! ```
//! use carvania_bots::{Kind, Stop};
//! use carvania_lab::probe::Probe;
//! use carvania_lab::simulate::{Known, Simulation};
//! use carvania_rules::{Setup, Title};
//! use std::sync::Mutex;
//!
//! let simulation = Simulation {
//!     setup: Setup::standard(Title::GolemEdition, 2),
//!     bots: vec![Kind::Eager.into(); 2],
//!     games: 2,
//!     seed: 1,
//!     threads: 1,
//!     max_rounds: 1_000,
//! };
//! let probe = Mutex::new(Probe::new(1_000));
//! simulation.run_from(&Known::default(), &Stop::new(), &|played, actions| {
//!     let record = simulation.record(played, actions).unwrap();
//!     let seen = probe.lock().unwrap().look(&record, &Stop::new());
//!     probe.lock().unwrap().add(played.number(), seen);
//!     Ok(())
//! }).unwrap();
//! assert_eq!(probe.into_inner().unwrap().report().games, 2);
//! ```

use std::collections::BTreeMap;

use carvania_bots::Stop;
use carvania_bots::exact::{Verdict, judge};
use carvania_rules::{Record, Seat, Turn};
use serde::Serialize;
use serde_json::Value;

/// Looks for what was missed.
#[derive(Clone, Debug)]
pub struct Probe {
    /// The positions for a last round and for each proof.
    most: u64,
    games: BTreeMap<u64, Seen>,
}

/// What was seen in one game.
#[derive(Clone, Debug)]
pub struct Seen {
    players: BTreeMap<String, Count>,
    misses: Vec<Miss>,
}

/// The decisions near the end of one player, in any number of games.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// How many were judged: what was best is exact.
    pub judged: u64,
    /// How many of them gave something away.
    pub missed: u64,
    /// How many games were lost in which something had been given away.
    pub lost: u64,
}

/// Something that was given away.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Miss {
    /// Which game, from 1.
    pub game: u64,
    /// How many actions had been made in it.
    pub after: usize,
    /// Its round.
    pub round: u32,
    /// Who decided.
    pub seat: Seat,
    /// What the player is called.
    pub player: String,
    /// What was done.
    pub action: String,
    /// What was better.
    pub better: String,
    /// The chance to win that was lost in the last round; none where a forced win was given up.
    pub lost: Option<f32>,
    /// Where.
    pub position: Value,
}

/// What was seen in all games.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The positions for a last round and for each proof.
    pub proof: u64,
    /// How many games.
    pub games: u64,
    /// All who played in them.
    pub players: BTreeMap<String, Count>,
    /// What they gave away.
    pub misses: Vec<Miss>,
}

impl Probe {
    /// A probe that spends so many positions on a last round and on each proof.
    pub const fn new(most: u64) -> Probe {
        Probe { most, games: BTreeMap::new() }
    }

    /// Looks at the decisions near the end of a game, each by itself.
    pub fn look(&self, record: &Record, stop: &Stop) -> Seen {
        let name = |seat: Seat| {
            let noted = record.headers().player(seat).map(str::to_owned);
            noted.unwrap_or_else(|| format!("seat {seat}"))
        };
        let end = record.game();
        let winner = end.is_over().then(|| end.ranking()[0]);
        let (mut players, mut misses) = (BTreeMap::<String, Count>::new(), Vec::<Miss>::new());
        let mut given_away = Vec::new();
        for seat in end.seats() {
            players.entry(name(seat)).or_default();
        }
        for (after, step) in record.steps().enumerate() {
            let Turn::Seat(seat) = step.by else { continue };
            let game = &step.before;
            let count = players.entry(name(seat)).or_default();
            match judge(game, step.action, self.most, stop) {
                Verdict::Open => {}
                Verdict::Kept => count.judged += 1,
                Verdict::Missed { better, lost } => {
                    count.judged += 1;
                    count.missed += 1;
                    given_away.push(seat);
                    misses.push(Miss {
                        game: 0,
                        after,
                        round: step.round,
                        seat,
                        player: name(seat),
                        action: game.write_action(step.action).to_string(),
                        better: game.write_action(better).to_string(),
                        lost,
                        position: game.to_position(),
                    });
                }
            }
        }
        given_away.sort_unstable();
        given_away.dedup();
        for seat in given_away.into_iter().filter(|&seat| winner.is_some() && winner != Some(seat)) {
            players.entry(name(seat)).or_default().lost += 1;
        }
        Seen { players, misses }
    }

    /// Takes note of what was seen in a game of this number, from 0.
    pub fn add(&mut self, game: u64, seen: Seen) {
        self.games.insert(game, seen);
    }

    /// Everything together, in the order of the games.
    pub fn report(self) -> Report {
        let (number, mut players, mut misses) = (self.games.len() as u64, BTreeMap::new(), Vec::new());
        for (game, seen) in self.games {
            for (name, count) in seen.players {
                let all: &mut Count = players.entry(name).or_default();
                all.judged += count.judged;
                all.missed += count.missed;
                all.lost += count.lost;
            }
            misses.extend(seen.misses.into_iter().map(|miss| Miss { game: game + 1, ..miss }));
        }
        Report { proof: self.most, games: number, players, misses }
    }
}
