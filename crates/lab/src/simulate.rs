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
mod report;
mod totals;

use std::time::Instant;

use carvania_bots::{Bot, Stop};
use carvania_rules::seat::MAX_SEATS;
use carvania_rules::{Action, Game, Seat, Setup, SetupError};
use chacha20::ChaCha8Rng;

pub use complaints::Complaint;
pub use report::{Outcome, Report, Speed};

use crate::deal;
use crate::entrant::{Entrant, EntrantError};
use crate::playout::{Broken, Foul, Playout, Table};
use crate::work::{ThreadsError, Work};
pub(crate) use complaints::Complaints;
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
    /// A bot that does not play by the rules.
    #[error("the bot `{bot}` {foul}")]
    Foul {
        /// Which.
        bot: String,
        /// What it did.
        foul: Foul,
    },
    /// Too many threads.
    #[error(transparent)]
    Threads(#[from] ThreadsError),
}

impl Simulation {
    /// Plays the games. `progress` hears how many more are done, from any thread, after each of them.
    pub fn run(&self, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulationError> {
        self.run_until(&Stop::new(), progress)
    }

    /// The same, but whoever asks `stop` gets a report of the games that are over by then.
    pub fn run_until(&self, stop: &Stop, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, SimulationError> {
        let start = self.start()?;
        let clock = Instant::now();
        let is_over = || stop.is_asked();
        let work = Work { jobs: self.games, threads: self.threads, is_over: &is_over };
        let shares = work.share(|game, totals: &mut Totals| {
            if let Some((playout, complaints)) = self.play_one(&start, game, stop, |_, _, _| ())? {
                totals.add(&playout, &complaints);
                progress(1);
            }
            Ok::<_, SimulationError>(())
        })?;
        let mut totals = Totals::default();
        shares.into_iter().for_each(|share| totals.merge(share));
        Ok(Report::new(self, &totals, clock.elapsed()))
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
    ) -> Result<Option<(Playout, Complaints)>, SimulationError> {
        let players = self
            .bots
            .iter()
            .zip(0..)
            .map(|(bot, seat)| bot.player(deal::chooser(self.seed, game * MAX_SEATS as u64 + seat)));
        let players = players.collect::<Result<_, _>>()?;
        let mut table = Seated {
            game,
            bots: &self.bots,
            players,
            rng: deal::generator(self.seed, game),
            stop,
            complaints: Complaints::default(),
            watch,
        };
        match Playout::play(start, self.max_rounds, &mut table) {
            Ok(playout) => Ok(Some((playout, table.complaints))),
            Err(Broken::Stopped) => Ok(None),
            Err(Broken::Foul { seat, foul }) => {
                Err(SimulationError::Foul { bot: self.bots[seat.index()].to_string(), foul })
            }
        }
    }
}

/// The players of one game, and its draws.
struct Seated<'a, W> {
    /// The number of the game.
    game: u64,
    bots: &'a [Entrant],
    players: Vec<Box<dyn Bot>>,
    rng: ChaCha8Rng,
    stop: &'a Stop,
    complaints: Complaints,
    watch: W,
}

impl<W: FnMut(&Game, Seat, Action)> Table for Seated<'_, W> {
    fn draw(&mut self, game: &Game) -> Option<Action> {
        game.draw(&mut self.rng)
    }

    fn choose(&mut self, game: &Game, seat: Seat) -> Option<Action> {
        let player = &mut self.players[seat.index()];
        let action = player.choose(game, &self.bots[seat.index()].budget(self.stop))?;
        if let Some(text) = player.complaint() {
            self.complaints.hear(self.game, seat, text);
        }
        (self.watch)(game, seat, action);
        Some(action)
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }
}
