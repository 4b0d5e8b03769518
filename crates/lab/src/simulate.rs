//! Simulation: bots play many games of one set-up.
//!
//! Every game has its own generator, so what happens depends on the seed and not on the threads.
//!
//! ```
//! use carvania_bots::Kind;
//! use carvania_lab::simulate::Simulation;
//! use carvania_rules::{Setup, Title};
//!
//! let simulation = Simulation {
//!     setup: Setup::standard(Title::GolemEdition, 2),
//!     bots: vec![Kind::Eager.into(), Kind::Random.into()],
//!     games: 10,
//!     seed: 1,
//!     threads: 1,
//!     max_rounds: 10_000,
//! };
//! let report = simulation.run(&|_| ()).unwrap();
//! assert_eq!(report.outcome.wins.iter().sum::<u64>() + report.outcome.cut_off, 10);
//! ```

mod report;
mod totals;

use std::io;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use carvania_bots::{Bot, Stop};
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Game, Setup, SetupError};

pub use report::{Outcome, Report, Speed};

use crate::deal;
use crate::entrant::{Entrant, EntrantError};
use crate::playout::Playout;
use totals::Totals;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The game, how many play, and the components.
    pub setup: Setup,
    /// A bot for each seat.
    pub bots: Vec<Entrant>,
    /// How many games.
    pub games: u64,
    /// Where all draws and random choices come from.
    pub seed: u64,
    /// How many games are played at the same time.
    pub threads: usize,
    /// A game that is not over after so many rounds is cut off (C-16).
    pub max_rounds: u32,
}

/// Why games cannot be played.
#[derive(Debug, thiserror::Error)]
pub enum SimulationError {
    /// A game that cannot be set up.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A bot that cannot take its seat.
    #[error(transparent)]
    Entrant(#[from] EntrantError),
    /// Not one bot for each seat.
    #[error("{bots} bots cannot sit on {players} seats")]
    Bots {
        /// How many bots there are.
        bots: usize,
        /// How many play.
        players: usize,
    },
    /// The system does not give so many threads.
    #[error("cannot start {threads} threads, ask for fewer")]
    Threads {
        /// How many were wanted.
        threads: usize,
        /// What the system says.
        source: io::Error,
    },
}

impl Simulation {
    /// Plays the games. `progress` hears how many more are done, from any thread, after each of them.
    pub fn run(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulationError> {
        let start = Game::new(&self.setup)?;
        let (bots, players) = (self.bots.len(), self.setup.players);
        if bots != players {
            return Err(SimulationError::Bots { bots, players });
        }
        let clock = Instant::now();
        let totals = self.play(&start, progress)?;
        Ok(Report::new(self, &totals, clock.elapsed()))
    }

    /// Shares the games out among the threads, of which the present one is the first.
    fn play(&self, start: &Game, progress: &(dyn Fn(u64) + Sync)) -> Result<Totals, SimulationError> {
        let next = AtomicU64::new(0);
        let work = || self.work(start, &next, progress);
        let others = u64::try_from(self.threads).unwrap_or(u64::MAX).min(self.games).saturating_sub(1);
        thread::scope(|scope| {
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
            let threads: Vec<_> = (0..others).map(spawn).collect::<Result<_, _>>().map_err(|source| {
                // Those that have started stop after the game they are at.
                next.store(self.games, Ordering::Relaxed);
                SimulationError::Threads { threads: self.threads, source }
            })?;
            let mut totals = work()?;
            for thread in threads {
                totals.merge(&thread.join().unwrap_or_else(|panic| resume_unwind(panic))?);
            }
            Ok(totals)
        })
    }

    /// Plays one game after another until none is left to begin.
    fn work(
        &self,
        start: &Game,
        next: &AtomicU64,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Totals, SimulationError> {
        let mut totals = Totals::default();
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= self.games {
                return Ok(totals);
            }
            totals.add(&self.play_one(start, game)?);
            progress(1);
        }
    }

    /// Plays one of the games.
    fn play_one(&self, start: &Game, game: u64) -> Result<Playout, EntrantError> {
        let stop = Stop::new();
        let players = self.bots.iter().zip(0..).map(|(bot, seat)| {
            bot.player(deal::generator(self.seed, deal::CHOICES + game * MAX_SEATS as u64 + seat))
        });
        let mut bots: Vec<Box<dyn Bot>> = players.collect::<Result<_, _>>()?;
        let mut rng = deal::generator(self.seed, game);
        Ok(Playout::play(start, self.max_rounds, &mut rng, |game, seat, _| {
            let index = seat.index();
            bots[index].choose(game, &self.bots[index].budget(&stop))
        }))
    }
}
