//! A cache of reviews: those being made, and those last looked at.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use carvania_review::Review;
use carvania_rules::Digest;
use carvania_tables::PersonId;

use super::review::ReviewProgress;
use crate::error::ReviewError;

/// How many reviews are cached; others are read from the store.
const MAX_CACHED: usize = 16;

#[derive(Default)]
pub(super) struct ReviewCache {
    open: HashMap<Digest, Open>,
    /// The newest last.
    made: VecDeque<(Digest, Arc<Review>)>,
}

struct Open {
    done: Arc<AtomicUsize>,
    all: usize,
    by: PersonId,
}

/// How many reviews may be in progress or wait for it.
#[derive(Clone, Copy)]
pub(super) struct MostReviews {
    pub(super) in_all: usize,
    /// For one person.
    pub(super) of_one: usize,
}

impl ReviewCache {
    /// How far a review is, if it is in the cache.
    pub(super) fn progress(&self, key: &Digest) -> Option<ReviewProgress> {
        if let Some((_, review)) = self.made.iter().find(|(other, _)| other == key) {
            return Some(ReviewProgress::Made(Arc::clone(review)));
        }
        let Open { done, all, .. } = self.open.get(key)?;
        Some(ReviewProgress::Open { done: done.load(Ordering::Relaxed), all: *all })
    }

    /// Opens a review with a counter of its finished decisions; `None` if it is open already.
    pub(super) fn open(
        &mut self,
        key: Digest,
        all: usize,
        by: PersonId,
        most: MostReviews,
    ) -> Result<Option<Arc<AtomicUsize>>, ReviewError> {
        if self.open.contains_key(&key) {
            return Ok(None);
        }
        if self.count_of(by) >= most.of_one {
            return Err(ReviewError::TooMany { most: most.of_one });
        }
        if self.open.len() >= most.in_all {
            return Err(ReviewError::Busy { most: most.in_all });
        }
        let done = Arc::new(AtomicUsize::new(0));
        self.open.insert(key, Open { done: Arc::clone(&done), all, by });
        Ok(Some(done))
    }

    fn count_of(&self, person: PersonId) -> usize {
        self.open.values().filter(|open| open.by == person).count()
    }

    /// How many are open: in all, and of the person who has most.
    pub(super) fn count_open(&self) -> (usize, usize) {
        let highest = self.open.values().map(|open| self.count_of(open.by)).max();
        (self.open.len(), highest.unwrap_or_default())
    }

    /// Closes a review that is not being made any more.
    pub(super) fn close(&mut self, key: &Digest) {
        self.open.remove(key);
    }

    pub(super) fn put(&mut self, key: Digest, review: Arc<Review>) {
        self.made.retain(|(other, _)| *other != key);
        self.made.push_back((key, review));
        if self.made.len() > MAX_CACHED {
            self.made.pop_front();
        }
    }
}
