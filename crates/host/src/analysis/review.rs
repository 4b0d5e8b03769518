//! Reviews: what a strong bot thinks of every decision of a game. They are made in background jobs, one decision at a
//! time, and stored.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_bots::analysis;
use carvania_lab::analyse::{Analyser, line};
use carvania_review::{Finding, Review, choices};
use carvania_rules::record::Step;
use carvania_rules::{Digest, Record};
use carvania_store::{CachedText, CachedTextKind};
use carvania_tables::PersonId;
use tokio::sync::Semaphore;

use super::review_cache::{MostReviews, ReviewCache};
use crate::context::Context;
use crate::error::{HostError, ReviewError};
use crate::task;

/// How many are made at the same time; the others wait for their turn.
const MAX_CONCURRENT: usize = 2;
/// How many are stored; the oldest are removed.
const MAX_STORED: u64 = 500;
/// More decisions than any real game has.
const MAX_DECISIONS: usize = 2_000;

/// The reviews of a host. Clones are the same reviews.
#[derive(Clone)]
pub struct Reviews {
    context: Arc<Context>,
    cache: Arc<Mutex<ReviewCache>>,
    turns: Arc<Semaphore>,
}

/// How far a review is.
#[derive(Clone, Debug)]
pub enum ReviewProgress {
    /// It has not been requested.
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
struct ReviewJob {
    cache: Arc<Mutex<ReviewCache>>,
    key: Digest,
    record: Arc<Record>,
    decisions: Vec<(usize, Step)>,
    done: Arc<AtomicUsize>,
}

impl Reviews {
    pub(crate) fn new(context: Arc<Context>) -> Reviews {
        let turns = Arc::new(Semaphore::new(MAX_CONCURRENT));
        Reviews { context, cache: Arc::default(), turns }
    }

    /// How far the review of a game is.
    pub async fn progress(&self, record: &Record) -> Result<ReviewProgress, HostError> {
        let key = key(record);
        if let Some(progress) = lock(&self.cache).progress(&key) {
            return Ok(progress);
        }
        let Some(body) = self.context.store.cached_text(CachedTextKind::Review, &key.to_string()).await?
        else {
            return Ok(ReviewProgress::Unasked);
        };
        // A review by another version of the program does not count.
        let Ok(saved) = analyser(&self.context, record).read(body.as_bytes()) else {
            return Ok(ReviewProgress::Unasked);
        };
        let review = Arc::new(Review::new(record, &saved.parts));
        lock(&self.cache).put(key, Arc::clone(&review));
        Ok(ReviewProgress::Made(review))
    }

    /// How many reviews are being made or waiting: in all, and for the person with the most.
    pub(crate) fn open(&self) -> (usize, usize) {
        lock(&self.cache).count_open()
    }

    /// Has a game reviewed in the background for a person, unless that is done already or in progress.
    pub async fn ask(&self, record: &Record, by: PersonId) -> Result<(), ReviewError> {
        if self.context.is_closing() {
            return Err(HostError::Closing.into());
        }
        if let ReviewProgress::Open { .. } | ReviewProgress::Made(_) = self.progress(record).await? {
            return Ok(());
        }
        let (key, decisions) = (key(record), choices(record));
        if decisions.len() > MAX_DECISIONS {
            return Err(ReviewError::Long { most: MAX_DECISIONS });
        }
        let settings = &self.context.settings;
        let most = MostReviews { in_all: settings.max_reviews, of_one: settings.max_reviews_per_person };
        let Some(done) = lock(&self.cache).open(key, decisions.len(), by, most)? else { return Ok(()) };
        let (cache, record) = (Arc::clone(&self.cache), Arc::new(record.clone()));
        let making = ReviewJob { cache, key, record, decisions, done };
        let (context, turns) = (Arc::clone(&self.context), Arc::clone(&self.turns));
        task::spawn(async move {
            tokio::select! {
                () = making.run(&context, &turns) => {}
                () = context.closing() => {}
            }
        });
        Ok(())
    }
}

impl ReviewJob {
    async fn run(&self, context: &Arc<Context>, turns: &Semaphore) {
        // Nobody closes the semaphore.
        let Ok(_turn) = turns.acquire().await else { return };
        context.prepare(self.record.game().title()).await;
        let mut findings = Vec::new();
        for (index, step) in &self.decisions {
            findings.extend(self.look(context, *index, *step).await);
            self.done.fetch_add(1, Ordering::Relaxed);
        }
        if context.is_closing() {
            return;
        }
        let review = Arc::new(Review::new(&self.record, &findings));
        lock(&self.cache).put(self.key, review);
        self.keep(context, &findings).await;
    }

    /// Looks into one decision in a background job. If that fails, the review says nothing about it.
    async fn look(&self, context: &Arc<Context>, index: usize, step: Step) -> Option<Finding> {
        let (record, limit) = (Arc::clone(&self.record), context.settings.review_budget);
        let found = context.bot_workers.run_in_background(move |stop| {
            let analyser = Analyser { record: &record, limit, threads: 1, oracle: &analysis::of };
            analyser.look(index, &step, stop)
        });
        found.await.ok().flatten()
    }

    async fn keep(&self, context: &Context, findings: &[Finding]) {
        let mut body = analyser(context, &self.record).header();
        findings.iter().for_each(|finding| body.push_str(&line(finding)));
        let (key, kept) = (self.key.to_string(), context.now().0);
        let paper = CachedText { kind: CachedTextKind::Review, key, kept, body };
        // It can be made again.
        if let Err(error) = context.store.put_cached_text(paper, MAX_STORED).await {
            tracing::warn!(%error, "a review could not be stored");
        }
    }
}

impl Drop for ReviewJob {
    fn drop(&mut self) {
        lock(&self.cache).close(&self.key);
    }
}

fn analyser<'a>(context: &Context, record: &'a Record) -> Analyser<'a> {
    Analyser { record, limit: context.settings.review_budget, threads: 1, oracle: &analysis::of }
}

/// A game has one review, no matter who played it or where it comes from.
fn key(record: &Record) -> Digest {
    Digest::of(&record.to_text())
}

fn lock(cache: &Mutex<ReviewCache>) -> MutexGuard<'_, ReviewCache> {
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}
