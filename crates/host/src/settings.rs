//! The settings of a host.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use carvania_bots::Limit;
use carvania_lab::external::Program;
use carvania_tables::RETURN_TIME;

use crate::random::Randomness;
use crate::thinking::Thinker;
use crate::time::Time;

/// The settings of a host. The defaults are fit for use.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How many threads think for bots. If there are programs, as many more wait for them.
    pub bot_threads: NonZeroUsize,
    /// Who thinks for bots instead of threads, where there are none.
    pub thinker: Option<Arc<dyn Thinker>>,
    /// Programs that can take a seat, each by the name that people choose it by.
    pub programs: Vec<(String, Program)>,
    /// How many tables may be open at once: gathering or playing, awake or not.
    pub max_open_tables: u64,
    /// How many of them one person may have opened.
    pub max_tables_per_person: u64,
    /// How many component packs people may have added.
    pub max_packs: usize,
    /// How many of them one person may have added.
    pub max_packs_per_person: usize,
    /// How many reviews may be in progress or wait for it.
    pub max_reviews: usize,
    /// How many of them one person may have asked for.
    pub max_reviews_per_person: usize,
    /// How many hints may be worked out at the same time.
    pub max_hints: usize,
    /// How many records that people bring are kept; the oldest make room.
    pub max_records: u64,
    /// A table that has not been used for this time is unloaded until it is needed.
    pub idle_timeout: Duration,
    /// A game between bots pauses when it has had no follower or visitor for this time.
    pub unwatched_timeout: Duration,
    /// A lobby in which nothing has happened for this time is closed.
    pub lobby_timeout: Duration,
    /// While the host is nearly full, a lobby with fewer than two people is closed after this time.
    pub lonely_lobby_timeout: Duration,
    /// How long a player who leaves a game with other people may be away before they lose it.
    pub return_time: Duration,
    /// How often it is recorded that the host runs: the next one knows by it how long none was running.
    pub heartbeat_interval: Duration,
    /// What a review may spend on each decision. With positions, the same game has the same review everywhere.
    pub review_budget: Limit,
    /// What each look at a position may cost when a hint is asked for; up to four make one.
    pub hint_budget: Limit,
    /// The clock that everything is timed by.
    pub time: Time,
    /// Where the seeds of deals and the choices of bots come from.
    pub randomness: Randomness,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        // One core is left for people.
        let bot_threads = NonZeroUsize::new(cores.get() - 1).unwrap_or(NonZeroUsize::MIN);
        Settings {
            bot_threads,
            thinker: None,
            programs: Vec::new(),
            max_open_tables: 100_000,
            max_tables_per_person: 200,
            max_packs: 20,
            max_packs_per_person: 3,
            max_reviews: 32,
            max_reviews_per_person: 2,
            max_hints: 64,
            max_records: 1_000,
            idle_timeout: Duration::from_secs(300),
            unwatched_timeout: Duration::from_secs(60),
            lobby_timeout: Duration::from_secs(7 * 24 * 60 * 60),
            lonely_lobby_timeout: Duration::from_secs(2 * 60 * 60),
            return_time: RETURN_TIME,
            heartbeat_interval: Duration::from_secs(2),
            review_budget: Limit::Nodes(1_000),
            hint_budget: Limit::Time(Duration::from_millis(500)),
            time: Time::system(),
            randomness: Randomness::system(),
        }
    }
}

impl Settings {
    /// The program of this name.
    pub(crate) fn program(&self, name: &str) -> Option<&Program> {
        self.programs.iter().find(|(other, _)| other == name).map(|(_, program)| program)
    }
}
