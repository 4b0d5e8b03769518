//! What came of a simulation.

use std::time::Duration;

use serde::Serialize;

use super::Simulation;
use super::complaints::Complaint;
use super::totals::Totals;

/// What was played, what came of it, and how fast it went.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The short name of the game.
    pub game: &'static str,
    /// How many played.
    pub players: usize,
    /// The name of the bot on each seat.
    pub bots: Vec<String>,
    /// How many games were played.
    pub games: u64,
    /// Whether it was stopped before all games were played.
    pub interrupted: bool,
    /// The seed that all draws follow from.
    pub seed: u64,
    /// How many games were played at the same time.
    pub threads: usize,
    /// The round after which a game was cut off.
    pub max_rounds: u32,
    /// What follows from all of the above but the threads.
    #[serde(flatten)]
    pub outcome: Outcome,
    /// What depends on the machine.
    #[serde(flatten)]
    pub speed: Speed,
}

/// What happened in all games together.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Outcome {
    /// How many turns were played in all.
    pub turns: u64,
    /// The actions: decisions and draws.
    pub actions: u64,
    /// The actions of players.
    pub decisions: u64,
    /// The actions of chance.
    pub draws: u64,
    /// Games that were not over when the rounds were used up.
    pub cut_off: u64,
    /// The mean number of rounds of the finished games, if there is one.
    pub mean_rounds: Option<f64>,
    /// The mean score of each seat in the finished games, if there is one.
    pub mean_score: Option<Vec<f64>>,
    /// The finished games that each seat won.
    pub wins: Vec<u64>,
    /// The decisions of each seat that were not the bot's own, because something went wrong.
    pub faults: Vec<u64>,
    /// What went wrong first.
    pub complaints: Vec<Complaint>,
}

/// How fast the games were played, all threads together.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Speed {
    /// How long it took.
    pub seconds: f64,
    /// Games in a second.
    pub games_per_second: f64,
    /// Turns in a second.
    pub turns_per_second: f64,
    /// Actions in a second.
    pub actions_per_second: f64,
}

impl Report {
    /// The report of all games, of which `fresh` were played in this time and the others were known.
    pub(super) fn new(simulation: &Simulation, totals: &Totals, fresh: &Totals, time: Duration) -> Report {
        let players = simulation.setup.players;
        let outcome = Outcome::new(players, totals);
        Report {
            game: simulation.setup.title.code(),
            players,
            bots: simulation.bots.iter().map(ToString::to_string).collect(),
            games: totals.games,
            interrupted: totals.games < simulation.games,
            seed: simulation.seed,
            threads: simulation.threads,
            max_rounds: simulation.max_rounds,
            speed: Speed::new(fresh, time),
            outcome,
        }
    }
}

impl Outcome {
    fn new(players: usize, totals: &Totals) -> Outcome {
        let mean = |sum: u64| sum as f64 / totals.finished as f64;
        let means = || totals.points.seated(players).iter().copied().map(mean).collect();
        let any_finished = totals.finished > 0;
        Outcome {
            turns: totals.turns,
            actions: totals.decisions + totals.draws,
            decisions: totals.decisions,
            draws: totals.draws,
            cut_off: totals.games - totals.finished,
            mean_rounds: any_finished.then(|| mean(totals.rounds)),
            mean_score: any_finished.then(means),
            wins: totals.wins.seated(players).to_vec(),
            faults: totals.complaints.numbers.seated(players).to_vec(),
            complaints: totals.complaints.first.clone(),
        }
    }
}

impl Speed {
    fn new(fresh: &Totals, time: Duration) -> Speed {
        // A clock too coarse for a short run must not lead to infinite speed, which JSON cannot write.
        let seconds = time.as_secs_f64().max(1e-9);
        Speed {
            seconds,
            games_per_second: fresh.games as f64 / seconds,
            turns_per_second: fresh.turns as f64 / seconds,
            actions_per_second: (fresh.decisions + fresh.draws) as f64 / seconds,
        }
    }
}
