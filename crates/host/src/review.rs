//! Reviews: what a strong bot thinks of every decision of a game. They are made one decision at a time, when no table
//! wants to think, and kept for whoever looks later.

mod desk;

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_bots::insight;
use carvania_lab::analyse::{Analysis, Finding, Review, choices};
use carvania_rules::record::Step;
use carvania_rules::{Digest, Record};
use carvania_store::{Paper, PaperKind};
use tokio::sync::Semaphore;

use crate::context::Context;
use crate::error::{HostError, ReviewError};
use desk::Desk;

/// So many reviews are being made or wait for it.
const MOST_OPEN: usize = 32;
/// So many are made at the same time; the others wait for their turn.
const AT_ONCE: usize = 2;
/// So many are kept; the oldest go.
const MOST_KEPT: u64 = 500;
/// More decisions than in any game that was played for its own sake.
const MOST_DECISIONS: usize = 2_000;

/// The reviews of a host. Clones are the same.
#[derive(Clone)]
pub struct Reviews {
    context: Arc<Context>,
    desk: Arc<Mutex<Desk>>,
    turns: Arc<Semaphore>,
}

/// How far a review is.
#[derive(Clone, Debug)]
pub enum Progress {
    /// Nobody has asked for it.
    Unasked,
    /// It is being made, or waits for it.
    Open {
        /// How many decisions have been looked into.
        done: usize,
        /// How many there are.
        all: usize,
    },
    /// It is there.
    Made(Arc<Review>),
}

/// A review that is being made.
struct Making {
    desk: Arc<Mutex<Desk>>,
    key: Digest,
    record: Arc<Record>,
    decisions: Vec<(usize, Step)>,
    done: Arc<AtomicUsize>,
}

impl Reviews {
    pub(crate) fn new(context: Arc<Context>) -> Reviews {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        Reviews { context, desk: Arc::default(), turns }
    }

    /// How far the review of a game is.
    pub async fn progress(&self, record: &Record) -> Result<Progress, HostError> {
        let key = key(record);
        if let Some(progress) = lock(&self.desk).progress(&key) {
            return Ok(progress);
        }
        let Some(body) = self.context.store.paper(PaperKind::Review, &key.to_string()).await? else {
            return Ok(Progress::Unasked);
        };
        // One that another version of the program made is none.
        let Ok(saved) = analysis(&self.context, record).read(body.as_bytes()) else {
            return Ok(Progress::Unasked);
        };
        let review = Arc::new(Review::new(record, &saved.parts));
        lock(&self.desk).put(key, Arc::clone(&review));
        Ok(Progress::Made(review))
    }

    /// Has a game reviewed, in the background; nothing happens if it is or was.
    pub async fn ask(&self, record: &Record) -> Result<(), ReviewError> {
        if self.context.is_closing() {
            return Err(HostError::Closing.into());
        }
        if let Progress::Open { .. } | Progress::Made(_) = self.progress(record).await? {
            return Ok(());
        }
        let (key, decisions) = (key(record), choices(record));
        if decisions.len() > MOST_DECISIONS {
            return Err(ReviewError::Long { most: MOST_DECISIONS });
        }
        let Some(done) = lock(&self.desk).open(key, decisions.len(), MOST_OPEN)? else { return Ok(()) };
        let (desk, record) = (Arc::clone(&self.desk), Arc::new(record.clone()));
        let making = Making { desk, key, record, decisions, done };
        let (context, turns) = (Arc::clone(&self.context), Arc::clone(&self.turns));
        tokio::spawn(async move {
            tokio::select! {
                () = making.run(&context, &turns) => {}
                () = context.closing() => {}
            }
        });
        Ok(())
    }
}

impl Making {
    async fn run(&self, context: &Arc<Context>, turns: &Semaphore) {
        // Nobody closes the semaphore.
        let Ok(_turn) = turns.acquire().await else { return };
        let mut findings = Vec::new();
        for (index, step) in &self.decisions {
            findings.extend(self.look(context, *index, *step).await);
            self.done.fetch_add(1, Ordering::Relaxed);
        }
        if context.is_closing() {
            return;
        }
        let review = Arc::new(Review::new(&self.record, &findings));
        lock(&self.desk).put(self.key, review);
        self.keep(context, &findings).await;
    }

    /// Asks about one decision, when there is time. Where nobody could answer, the review says nothing.
    async fn look(&self, context: &Arc<Context>, index: usize, step: Step) -> Option<Finding> {
        let (record, limit) = (Arc::clone(&self.record), context.settings.review_budget);
        let found = context.bots.at_leisure(move |stop| {
            let analysis = Analysis { record: &record, limit, threads: 1, oracle: &insight::of };
            analysis.look(index, &step, stop)
        });
        found.await.ok().flatten()
    }

    async fn keep(&self, context: &Context, findings: &[Finding]) {
        let mut body = analysis(context, &self.record).header();
        findings.iter().for_each(|finding| body.push_str(&finding.line()));
        let (key, kept) = (self.key.to_string(), context.now().0);
        let paper = Paper { kind: PaperKind::Review, key, kept, body };
        // It can be made again.
        if let Err(error) = context.store.keep_paper(paper, MOST_KEPT).await {
            tracing::warn!(%error, "a review was not kept");
        }
    }
}

impl Drop for Making {
    fn drop(&mut self) {
        lock(&self.desk).close(&self.key);
    }
}

fn analysis<'a>(context: &Context, record: &'a Record) -> Analysis<'a> {
    Analysis { record, limit: context.settings.review_budget, threads: 1, oracle: &insight::of }
}

/// The same game has one review, whoever played it and wherever it comes from.
fn key(record: &Record) -> Digest {
    Digest::of(&record.to_text())
}

fn lock(desk: &Mutex<Desk>) -> MutexGuard<'_, Desk> {
    desk.lock().unwrap_or_else(PoisonError::into_inner)
}
