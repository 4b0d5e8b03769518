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

mod complaints;
mod game_result;
mod record;
mod report;
mod saved_games;
mod seated;
mod totals;

use std::collections::BTreeSet;
use std::io::{self, BufRead};
use std::ops::Range;
use std::time::Instant;

use carvania_bots::Stop;
use carvania_rules::{Action, Game, Seat, Setup, SetupError};

pub use complaints::Complaint;
pub use game_result::GameResult;
pub use report::{Outcome, Report, Speed};

use crate::entrant::{Entrant, EntrantError};
use crate::journal::{Games, JournalError};
use crate::playout::{Broken, Foul, Playout};
use crate::work::{ThreadsError, Work};
pub(crate) use complaints::{Complaints, Heard};
use seated::Seated;
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
    /// A game that is not over after this many rounds is cut off.
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
    /// A bot that does not play by the rules.
    #[error("the bot `{bot}` {foul}")]
    Foul {
        /// The name of the bot.
        bot: String,
        /// What it did.
        foul: Foul,
    },
    /// What is finished cannot be kept.
    #[error("cannot save a finished game")]
    Save(#[source] io::Error),
    /// Too many threads.
    #[error(transparent)]
    Threads(#[from] ThreadsError),
}

/// Games of a simulation that were played before.
#[derive(Clone, Debug, Default)]
pub struct Known {
    games: BTreeSet<u64>,
    totals: Totals,
}

impl Known {
    /// How many of the games that are wanted.
    pub const fn games(&self) -> u64 {
        self.totals.games
    }
}

impl Simulation {
    /// Plays the games. `progress` hears how many more are done, from any thread, after each of them.
    pub fn run(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulationError> {
        self.run_until(&Stop::new(), progress)
    }

    /// Plays the games until `stop` is asked; the report is about those that are over by then.
    pub fn run_until(&self, stop: &Stop, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulationError> {
        self.run_from(&Known::default(), stop, &|_, _| {
            progress(1);
            Ok(())
        })
    }

    /// The first line of a file that keeps the games; [`GameResult::line`] gives the others.
    pub fn header(&self) -> String {
        saved_games::header(self)
    }

    /// Takes over the games of a file, as far as its lines are whole, and says how many bytes these are. Games that
    /// are not wanted this time are left out.
    pub fn resume(&self, known: &mut Known, file: impl BufRead) -> Result<u64, JournalError> {
        saved_games::read(self, file, |played| {
            let is_new = known.games.insert(played.game);
            if is_new && played.game < self.games {
                known.totals.add(&played);
            }
            is_new
        })
    }

    /// Plays the games that are not known yet, until all are or `stop` is asked. `watch` hears of every game
    /// that is over, and all that happened in it, from any thread; the run ends if it cannot keep it.
    pub fn run_from(
        &self,
        known: &Known,
        stop: &Stop,
        watch: &(dyn Fn(&GameResult, &[Action]) -> io::Result<()> + Sync),
    ) -> Result<Report, SimulationError> {
        let start = self.start()?;
        let clock = Instant::now();
        let is_over = || stop.is_asked();
        let work = Work { jobs: self.games, threads: self.threads, is_over: &is_over };
        let shares = work.share(|game, totals: &mut Totals| {
            if !known.games.contains(&game)
                && let Some(over) = self.play_one(&start, game, stop, |_, _, _| ())?
            {
                let played = GameResult::new(game, &over.playout, over.complaints);
                watch(&played, &over.actions).map_err(SimulationError::Save)?;
                totals.add(&played);
            }
            Ok::<_, SimulationError>(())
        })?;
        let mut fresh = Totals::default();
        shares.iter().for_each(|share| fresh.merge(share));
        let mut totals = known.totals.clone();
        totals.merge(&fresh);
        Ok(Report::new(self, &totals, &fresh, clock.elapsed()))
    }

    /// Plays some of the games, by their numbers, for a caller who shares them out among machines: `watch` hears of each, with
    /// all that happened in it. They are the games that [`run`](Simulation::run) plays.
    pub fn play_games(
        &self,
        games: Range<u64>,
        stop: &Stop,
        watch: &(dyn Fn(&GameResult, &[Action]) -> io::Result<()> + Sync),
    ) -> Result<(), SimulationError> {
        let start = self.start()?;
        let is_over = || stop.is_asked();
        let jobs = games.end.saturating_sub(games.start);
        Work { jobs, threads: self.threads, is_over: &is_over }.share(|job, (): &mut ()| {
            let game = games.start + job;
            if let Some(over) = self.play_one(&start, game, stop, |_, _, _| ())? {
                let played = GameResult::new(game, &over.playout, over.complaints);
                watch(&played, &over.actions).map_err(SimulationError::Save)?;
            }
            Ok::<_, SimulationError>(())
        })?;
        Ok(())
    }

    /// What the games depend on, but for how many there are.
    pub(crate) fn dependencies(&self) -> Games {
        Games::new(&self.setup, &self.bots, self.seed, self.max_rounds)
    }

    /// The table before the first draw, if there is a bot for each seat.
    pub(crate) fn start(&self) -> Result<Game, SimulationError> {
        let start = Game::new(&self.setup)?;
        let (bots, players) = (self.bots.len(), self.setup.players);
        if bots == players { Ok(start) } else { Err(SimulationError::Bots { bots, players }) }
    }

    /// Plays one of the games, and hears what bots complain of; `None` if it was stopped. `watch` hears of every
    /// choice before it is applied.
    pub(crate) fn play_one(
        &self,
        start: &Game,
        game: u64,
        stop: &Stop,
        watch: impl FnMut(&Game, Seat, Action),
    ) -> Result<Option<Over>, SimulationError> {
        let mut table = Seated::new(self, game, stop, watch)?;
        match Playout::play(start, self.max_rounds, &mut table) {
            Ok(playout) => Ok(Some(table.over(playout))),
            Err(Broken::Stopped) => Ok(None),
            Err(Broken::Foul { seat, foul }) => {
                Err(SimulationError::Foul { bot: self.bots[seat.index()].to_string(), foul })
            }
        }
    }
}

/// A game that came to its end, or was cut off.
pub(crate) struct Over {
    pub(crate) playout: Playout,
    pub(crate) complaints: Complaints,
    /// All that happened, draws included.
    pub(crate) actions: Vec<Action>,
}
