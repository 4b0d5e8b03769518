//! Analysis: what each decision of a game was worth, and what chance did.
//!
//! An *oracle* says what is to be expected at a position and after each legal action. Asked before every decision of a
//! record, it gives [`Finding`]s, which can be kept and taken up again ([`Analyser::read`]); a
//! [`Review`](carvania_review::Review) puts them together: losses, luck, turning points.
//!
//! ```
//! use carvania_bots::{Limit, Stop};
//! use carvania_lab::analyse::Analyser;
//! use carvania_review::Review;
//! use carvania_rules::{Actions, Record, Setup, Title};
//!
//! let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
//! while record.actions().len() < 20 {
//!     let mut legal = Actions::new();
//!     record.game().legal_actions(&mut legal);
//!     record.apply(legal[0]).unwrap();
//! }
//! let analyser = Analyser {
//!     record: &record,
//!     limit: Limit::Nodes(10),
//!     threads: 1,
//!     oracle: &carvania_bots::analysis::of,
//! };
//! let findings = analyser.run(Vec::new(), &Stop::new(), &|_| Ok(())).unwrap();
//! let review = Review::new(&record, &findings);
//! assert_eq!(review.moves.iter().filter(|made| made.judgement.is_some()).count(), findings.len());
//! ```

mod assess;
mod inquiry;
mod saved_findings;

use std::io;

use carvania_bots::analysis::Analysis;
use carvania_bots::{Budget, Limit, Stop};
use carvania_review::{Finding, choices};
use carvania_rules::record::Step;
use carvania_rules::{Game, Record, Turn};
use chacha20::ChaCha8Rng;

pub use assess::outlook;
pub use inquiry::Inquiry;
pub use saved_findings::line;

use crate::work::{ThreadsError, Work};

/// Says what is to be expected at a position, within a budget; its choices come from the generator. Where chance
/// is to decide it has no options, but an outlook all the same.
pub type Oracle<'a> = dyn Fn(&Game, &Budget<'_>, ChaCha8Rng) -> Analysis + Sync + 'a;

/// A record to be looked into.
#[derive(Clone, Copy)]
pub struct Analyser<'a> {
    /// The game, finished or not.
    pub record: &'a Record,
    /// What each decision may cost.
    pub limit: Limit,
    /// How many decisions are looked into at the same time. Unless the limit is one of time, findings do not
    /// depend on it.
    pub threads: usize,
    /// Who is asked.
    pub oracle: &'a Oracle<'a>,
}

/// Why an analysis had to end.
#[derive(Debug, thiserror::Error)]
pub enum AnalysisError {
    /// What is found cannot be kept.
    #[error("cannot save a finding")]
    Save(#[source] io::Error),
    /// Too many threads.
    #[error(transparent)]
    Threads(#[from] ThreadsError),
}

impl Analyser<'_> {
    /// Looks into one of the [`choices`]; `None` if the oracle knows no legal action.
    pub fn look(&self, index: usize, step: &Step, stop: &Stop) -> Option<Finding> {
        let Turn::Seat(seat) = step.by else { return None };
        let budget = Budget { limit: self.limit, stop: Some(stop) };
        let inquiry = Inquiry { oracle: self.oracle, budget };
        let analysis = inquiry.analysis(&step.before);
        let best = assess::option(&step.before, analysis.options.first()?);
        let taken = inquiry.after(&step.before, &analysis, step.action)?;
        let before = outlook(&step.before, &analysis);
        // The second look may find more in an action than the first found in any other.
        let is_best = taken.action == best.action || taken.worth(seat) >= best.worth(seat);
        let best = if is_best { taken.clone() } else { best };
        Some(Finding { index, before, taken, best })
    }

    /// Looks into every choice that is not known yet, until all are or `stop` is asked; gives what is known
    /// then, in the order of the game. `hear` is told of each finding, from any thread; the work ends if it cannot
    /// keep one.
    pub fn run(
        &self,
        known: Vec<Finding>,
        stop: &Stop,
        hear: &(dyn Fn(&Finding) -> io::Result<()> + Sync),
    ) -> Result<Vec<Finding>, AnalysisError> {
        let is_known = |index: usize| known.iter().any(|finding| finding.index == index);
        let open: Vec<(usize, Step)> =
            choices(self.record).into_iter().filter(|(index, _)| !is_known(*index)).collect();
        let is_over = || stop.is_asked();
        let work = Work { jobs: open.len() as u64, threads: self.threads, is_over: &is_over };
        let found = work.share(|job, found: &mut Vec<Finding>| {
            let (index, step) = &open[job as usize];
            let finding = self.look(*index, step, stop);
            // Thinking that was cut short says less than it seems to.
            if let Some(finding) = finding.filter(|_| !stop.is_asked()) {
                hear(&finding).map_err(AnalysisError::Save)?;
                found.push(finding);
            }
            Ok::<_, AnalysisError>(())
        })?;
        let mut findings: Vec<Finding> = known.into_iter().chain(found.into_iter().flatten()).collect();
        findings.sort_by_key(|finding| finding.index);
        Ok(findings)
    }
}
