//! Balance: what many games of one set-up say about its seats, its length, and the things that players take.
//!
//! ```
//! use carvania_bots::{Kind, Stop};
//! use carvania_lab::balance::Balance;
//! use carvania_lab::simulate::Simulation;
//! use carvania_rules::{Setup, Title};
//!
//! let simulation = Simulation {
//!     setup: Setup::standard(Title::GolemEdition, 2),
//!     bots: vec![Kind::Eager.into(); 2],
//!     games: 20,
//!     seed: 1,
//!     threads: 1,
//!     max_rounds: 10_000,
//! };
//! let mut balance = Balance::new(simulation).unwrap();
//! balance.play(&Stop::new(), &|_| Ok(())).unwrap();
//! let report = balance.report();
//! assert_eq!(report.seats.iter().map(|seat| seat.wins).sum::<u64>() + report.cut_off, 20);
//! ```

mod distribution;
mod game_balance;
mod report;
mod saved_games;
mod share;
mod thing;
mod totals;

use std::collections::BTreeSet;
use std::io::{self, BufRead};
use std::ops::Range;

use carvania_bots::Stop;
use carvania_rules::Game;

pub use distribution::{Bar, Spread};
pub use game_balance::GameBalance;
pub use report::{CategoryReport, Means, PointsReport, Report, SeatReport, ThingReport};
pub use share::Share;
pub use thing::{Category, Thing};

use crate::journal::JournalError;
use crate::simulate::{Simulation, SimulationError};
use crate::work::{ThreadsError, Work};
use game_balance::Watcher;
use totals::Totals;

/// Games that are played to learn about their balance, and what is known so far.
#[derive(Clone, Debug)]
pub struct Balance {
    simulation: Simulation,
    start: Game,
    known: BTreeSet<u64>,
    totals: Totals,
}

/// Why games cannot be played, or had to end.
#[derive(Debug, thiserror::Error)]
pub enum BalanceError {
    /// Games that cannot be played.
    #[error(transparent)]
    Simulation(#[from] SimulationError),
    /// What is finished cannot be kept.
    #[error("cannot save a finished game")]
    Save(#[source] io::Error),
    /// Too many threads.
    #[error(transparent)]
    Threads(#[from] ThreadsError),
}

impl Balance {
    /// The games of a simulation, none of them played yet.
    pub fn new(simulation: Simulation) -> Result<Balance, SimulationError> {
        let start = simulation.start()?;
        Ok(Balance { simulation, start, known: BTreeSet::new(), totals: Totals::default() })
    }

    /// The table of every game before the first draw.
    pub const fn start(&self) -> &Game {
        &self.start
    }

    /// The first line of a file that keeps the games; [`GameBalance::line`] gives the others.
    pub fn header(&self) -> String {
        saved_games::header(&self.simulation)
    }

    /// Takes over the games of a file, as far as its lines are whole, and says how many bytes these are. Games that
    /// are not wanted this time are left out.
    pub fn resume(&mut self, file: impl BufRead) -> Result<u64, JournalError> {
        let Balance { simulation, start, known, totals } = self;
        saved_games::read(simulation, start, file, |played| {
            let is_new = known.insert(played.game);
            if is_new && played.game < simulation.games {
                totals.add(&played);
            }
            is_new
        })
    }

    /// How many of the games are known.
    pub const fn games(&self) -> u64 {
        self.totals.games
    }

    /// Plays the games that are not known yet, until all are or `stop` is asked. `watch` hears of every game
    /// that is over, from any thread; the run ends if it cannot keep it.
    pub fn play(
        &mut self,
        stop: &Stop,
        watch: &(dyn Fn(&GameBalance) -> io::Result<()> + Sync),
    ) -> Result<(), BalanceError> {
        let Simulation { games: jobs, threads, .. } = self.simulation;
        let is_over = || stop.is_asked();
        let work = Work { jobs, threads, is_over: &is_over };
        let shares = work.share(|game, (played, totals): &mut (Vec<u64>, Totals)| {
            if !self.known.contains(&game)
                && let Some(over) = self.play_one(game, stop)?
            {
                watch(&over).map_err(BalanceError::Save)?;
                totals.add(&over);
                played.push(game);
            }
            Ok::<_, BalanceError>(())
        })?;
        for (played, totals) in shares {
            self.known.extend(played);
            self.totals.merge(&totals);
        }
        Ok(())
    }
    /// Plays some of the games, by their numbers, for a caller who shares them out among machines: `watch` hears of each.
    /// Nothing is counted here; [`resume`](Balance::resume) takes up what was played elsewhere.
    pub fn play_games(
        &self,
        games: Range<u64>,
        stop: &Stop,
        watch: &(dyn Fn(&GameBalance) -> io::Result<()> + Sync),
    ) -> Result<(), BalanceError> {
        let is_over = || stop.is_asked();
        let jobs = games.end.saturating_sub(games.start);
        Work { jobs, threads: self.simulation.threads, is_over: &is_over }.share(|job, (): &mut ()| {
            if let Some(over) = self.play_one(games.start + job, stop)? {
                watch(&over).map_err(BalanceError::Save)?;
            }
            Ok::<_, BalanceError>(())
        })?;
        Ok(())
    }

    fn play_one(&self, game: u64, stop: &Stop) -> Result<Option<GameBalance>, SimulationError> {
        let mut watcher = Watcher::default();
        let watch = |game: &_, seat, action| watcher.hear(game, seat, action);
        let over = self.simulation.play_one(&self.start, game, stop, watch)?;
        Ok(over.map(|over| GameBalance::new(game, &over.playout, &watcher, over.complaints)))
    }

    /// What is known so far.
    pub fn report(&self) -> Report {
        Report::new(&self.simulation, &self.start, &self.totals)
    }
}
