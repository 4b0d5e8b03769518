//! The arena: who plays better, with luck cancelled as far as it can be.
//!
//! **Deals and seats.** A [deal](crate::deal::Deal) is everything that chance brings. Each deal is played several
//! times with the entrants on other seats, so that nobody has the better cards or the better place. Two entrants at a
//! table of two play it twice. As many entrants as seats play it once for every rotation, and who sits beside whom
//! changes from deal to deal. Two entrants at a larger table share its seats as evenly as possible, in every
//! arrangement: of four seats six (`AABB` and its rotations, `ABAB` and its rotations), of three also six (`AAB` and
//! `ABB`), of five twenty. Every pairing of an arena plays the same deals.
//!
//! **Shares.** An entrant's share is the part of the games that it won (there are no ties). Over a whole deal
//! all have equally many seats, so the fair share is 1 divided by the number of entrants at the table. A game
//! that was cut off is won by nobody and counts as shared evenly among its seats.
//!
//! **Intervals.** The games of one deal depend on each other, so a deal is one observation: the mean share over its
//! games. Four imagined deals are added, won and lost in the proportion of the fair share (as Agresti and Coull do
//! with single trials), and of the mean *m* and variance *v* of all *n* the interval is *m* ± 1.96 √(*v*/*n*). So ten
//! deals won out of ten do not make a certainty.
//!
//! **Deciding early.** With [`hypotheses`](Arena::hypotheses) each pairing stops as soon as it is decided whether its
//! first entrant has the higher share *b* or the lower one *f*, usually the fair one. This is a generalised sequential probability ratio test
//! with the observed variance of the deals: after *n* deals with the mean *m* and the variance *v* (imagined deals
//! included), the logarithm of the likelihood ratio is
//!
//! > *n* (*b* - *f*) (2*m* - *b* - *f*) / 2*v*.
//!
//! At +2.94 the entrant is better, at -2.94 it is not: ln((1 - β)/α) with error rates α = β = 5 %. Deals count in
//! their order, and those after the decision do not count, so the result does not depend on the threads.
//!
//! **Ratings** are those of Bradley and Terry, see [`Rating`].
//!
//! ```
//! use carvania_bots::{Kind, Stop};
//! use carvania_lab::arena::{Arena, Format};
//! use carvania_rules::{Setup, Title};
//!
//! let arena = Arena {
//!     setup: Setup::standard(Title::GolemEdition, 2),
//!     entrants: vec![Kind::Eager.into(), Kind::Random.into()],
//!     format: Format::RoundRobin,
//!     games: 40,
//!     hypotheses: None,
//!     seed: 1,
//!     threads: 1,
//!     max_rounds: 10_000,
//! };
//! let report = arena.run(Vec::new(), &Stop::new(), &()).unwrap();
//! let [low, high] = report.pairings[0].standings[0].interval;
//! assert!(0.5 < low && low < high);
//! ```

mod deal_result;
mod effort;
mod error;
mod pairing;
mod rating;
mod report;
mod sample;
pub(crate) mod saved_deals;
mod seated;
mod seating;
mod sequential;
mod tally;

use std::io;
use std::ops::Range;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use carvania_bots::Stop;
use carvania_rules::{Game, Setup};

pub use deal_result::{DealResult, Ending};
pub use effort::{Effort, Thinking};
pub use error::ArenaError;
pub use pairing::Format;
pub use rating::{Gap, Rating, chance_of};
pub use report::{EntrantReport, PairingReport, Report, Summary};
pub use sequential::{Decision, Hypotheses, SequentialTest};

use crate::entrant::Contender;
use crate::work::Work;
use pairing::Pairing;
use seating::games_of_a_deal;
use tally::Tally;

/// Who is to play whom, and how often.
#[derive(Clone, Debug)]
pub struct Arena {
    /// The game, how many play, and the components.
    pub setup: Setup,
    /// Who takes part.
    pub entrants: Vec<Contender>,
    /// Who meets whom.
    pub format: Format,
    /// The games of each pairing, rounded up to whole deals; the most, if it may be decided earlier.
    pub games: u64,
    /// The shares that the first entrant of a pairing may have: stop when it is decided which.
    pub hypotheses: Option<Hypotheses>,
    /// Where all deals and random choices come from.
    pub seed: u64,
    /// How many deals are played at the same time.
    pub threads: usize,
    /// A game that is not over after this many rounds is cut off.
    pub max_rounds: u32,
}

/// Hears of everything that is finished, from any thread.
pub trait Watcher: Sync {
    /// A game is over.
    fn game_over(&self) {}

    /// A deal is over. The arena ends if this cannot be kept.
    fn deal_over(&self, played: &DealResult) -> io::Result<()> {
        _ = played;
        Ok(())
    }
}

/// A watcher that does nothing.
impl Watcher for () {}

impl Arena {
    /// Plays what is not known yet. When `stop` is asked, the report is about the deals that are over by then.
    pub fn run(
        &self,
        known: Vec<DealResult>,
        stop: &Stop,
        watcher: &impl Watcher,
    ) -> Result<Report, ArenaError> {
        let (start, pairings) = (Game::new(&self.setup)?, self.pairings()?);
        let clock = Instant::now();
        let deals = self.deals(&pairings);
        let mut tally = Tally::new(self, pairings.clone(), deals);
        known.into_iter().for_each(|played| tally.add(played));
        let tally = Mutex::new(tally);
        let many = pairings.len() as u64;
        let is_over = || stop.is_asked() || !lock(&tally).is_partial();
        let work = Work { jobs: deals.saturating_mul(many), threads: self.threads, is_over: &is_over };
        // Deal by deal, so that all pairings are equally far when it is stopped.
        work.share(|job, (): &mut ()| {
            let (deal, pairing) = (job / many, (job % many) as usize);
            if lock(&tally).has(pairing, deal) {
                return Ok(());
            }
            let Some(played) = self.play(&start, &pairings, pairing, deal, stop, watcher)? else {
                return Ok(());
            };
            // Under the lock, so that lines of a file do not mix.
            let mut tally = lock(&tally);
            watcher.deal_over(&played).map_err(ArenaError::Save)?;
            tally.add(played);
            Ok::<_, ArenaError>(())
        })?;
        let tally = tally.into_inner().unwrap_or_else(PoisonError::into_inner);
        Ok(Report::new(self, &tally, clock.elapsed()))
    }

    /// Plays some of the deals, by their numbers, in every pairing, for a caller who shares them out among machines: `watcher`
    /// hears of each. [`run`](Arena::run) takes up what was played elsewhere, and has nothing left to play then.
    pub fn play_deals(
        &self,
        deals: Range<u64>,
        stop: &Stop,
        watcher: &impl Watcher,
    ) -> Result<(), ArenaError> {
        let (start, pairings) = (Game::new(&self.setup)?, self.pairings()?);
        let many = pairings.len() as u64;
        let jobs = deals.end.saturating_sub(deals.start).saturating_mul(many);
        let is_over = || stop.is_asked();
        Work { jobs, threads: self.threads, is_over: &is_over }.share(|job, (): &mut ()| {
            let (deal, pairing) = (deals.start + job / many, (job % many) as usize);
            match self.play(&start, &pairings, pairing, deal, stop, watcher)? {
                Some(played) => watcher.deal_over(&played).map_err(ArenaError::Save),
                None => Ok(()),
            }
        })?;
        Ok(())
    }

    /// How many deals each pairing plays at most.
    pub fn most_deals(&self) -> Result<u64, ArenaError> {
        Ok(self.deals(&self.pairings()?))
    }

    /// The names of the entrants. Who takes part twice gets a number.
    pub fn names(&self) -> Vec<String> {
        let names: Vec<String> = self.entrants.iter().map(Contender::name).collect();
        let numbered = |(index, name): (usize, &String)| match names[..index]
            .iter()
            .filter(|&before| before == name)
            .count()
        {
            0 => name.clone(),
            before => format!("{name} #{}", before + 1),
        };
        names.iter().enumerate().map(numbered).collect()
    }

    /// A deal as a line of the file that keeps them, with who sat where.
    pub fn line(&self, played: &DealResult) -> String {
        let pairings = self.pairings().unwrap_or_default();
        let pairing = pairings.get(played.pairing).map_or(&[][..], Vec::as_slice);
        saved_deals::line(played, pairing, self.setup.players)
    }

    /// The share that is everybody's if all are equally strong.
    pub fn fair_share(&self) -> Result<f64, ArenaError> {
        Ok(fair_share(&self.tables()?))
    }

    /// How many games will be played at most, all pairings together.
    pub fn most_games(&self) -> Result<u64, ArenaError> {
        let pairings = self.pairings()?;
        let games = pairings.iter().map(|pairing| games_of_a_deal(pairing.len(), self.setup.players));
        Ok(games.sum::<u64>().saturating_mul(self.deals(&pairings)))
    }

    /// Who meets whom; checks what can be asked for.
    fn pairings(&self) -> Result<Vec<Pairing>, ArenaError> {
        let pairings = self.tables()?;
        match self.hypotheses {
            Some(hypotheses) if !hypotheses.are_sound() => {
                let Hypotheses { low, high } = hypotheses;
                Err(ArenaError::Hypotheses { low, high })
            }
            Some(_) | None => Ok(pairings),
        }
    }

    fn tables(&self) -> Result<Vec<Pairing>, ArenaError> {
        let entrants = self.entrants.len();
        if entrants < 2 {
            return Err(ArenaError::Entrants);
        }
        let pairings = self.format.pairings(entrants, self.setup.players);
        pairings.ok_or(ArenaError::Pairings { entrants })
    }

    /// The deals of each pairing.
    fn deals(&self, pairings: &[Pairing]) -> u64 {
        let games = pairings.first().map_or(1, |pairing| games_of_a_deal(pairing.len(), self.setup.players));
        self.games.div_ceil(games)
    }
}

/// All pairings have equally many entrants.
fn fair_share(pairings: &[Pairing]) -> f64 {
    pairings.first().map_or(0.5, |pairing| 1.0 / pairing.len() as f64)
}

/// No thread panics while it holds the tally; if one did, the tally would still be true.
fn lock(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}
