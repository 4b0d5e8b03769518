//! Token buckets: a number of requests at once, and a rate at which more are allowed, for each of many keys.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use carvania_host::task::Instant;

use crate::settings::Rate;

/// How many keys are remembered at most: a few megabytes, no matter how many clients come.
const MAX_KEYS: usize = 50_000;

/// A bucket for each key. Those that are full again are forgotten when room is needed.
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
    refused: AtomicU64,
}

#[derive(Clone, Copy)]
struct Bucket {
    tokens: f64,
    at: Instant,
}

impl Bucket {
    fn refilled(self, rate: Rate, now: Instant) -> Bucket {
        let seconds = now.saturating_duration_since(self.at).as_secs_f64();
        Bucket { tokens: (self.tokens + seconds * rate.per_second).min(rate.burst), at: now }
    }
}

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Buckets<K> {
        Buckets { rate, buckets: Mutex::default(), refused: AtomicU64::default() }
    }

    /// Takes a token, or says in how many seconds there will be one.
    pub(crate) fn take(&self, key: K) -> Result<(), u64> {
        self.take_many(key, 1.0)
    }

    /// Takes so many tokens, a whole bucket at most, or says in how many seconds there will be so many.
    pub(crate) fn take_many(&self, key: K, many: f64) -> Result<(), u64> {
        if self.rate.burst.is_infinite() {
            return Ok(());
        }
        let now = Instant::now();
        // Nothing in here can panic halfway: a poisoned lock holds good buckets.
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MAX_KEYS && !buckets.contains_key(&key) {
            make_room(&mut buckets, self.rate, now);
        }
        let bucket = buckets.entry(key).or_insert(Bucket { tokens: self.rate.burst, at: now });
        *bucket = bucket.refilled(self.rate, now);
        let many = many.min(self.rate.burst);
        if bucket.tokens < many {
            self.refused.fetch_add(1, Ordering::Relaxed);
            return Err(((many - bucket.tokens) / self.rate.per_second).ceil().clamp(1.0, 3600.0) as u64);
        }
        bucket.tokens -= many;
        Ok(())
    }

    /// How much there is for each key at once.
    pub(crate) fn most(&self) -> f64 {
        self.rate.burst
    }

    /// How much the key has taken that has taken most of what there is at once.
    pub(crate) fn highest(&self) -> f64 {
        let now = Instant::now();
        let buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = |bucket: &Bucket| self.rate.burst - bucket.refilled(self.rate, now).tokens;
        buckets.values().map(taken).fold(0.0, f64::max)
    }

    /// How often somebody was told to wait.
    pub(crate) fn refused(&self) -> u64 {
        self.refused.load(Ordering::Relaxed)
    }
}

/// Forgets who has not come lately. If all have, everybody begins anew: better than to refuse the next who comes.
fn make_room<K: Eq + Hash>(buckets: &mut HashMap<K, Bucket>, rate: Rate, now: Instant) {
    buckets.retain(|_, bucket| bucket.refilled(rate, now).tokens < rate.burst);
    if buckets.len() >= MAX_KEYS {
        buckets.clear();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const RATE: Rate = Rate { burst: 2.0, per_second: 0.5 };

    #[tokio::test(start_paused = true)]
    async fn a_bucket_empties_and_fills_again() {
        let buckets = Buckets::new(RATE);
        assert_eq!([buckets.take(1), buckets.take(1), buckets.take(1)], [Ok(()), Ok(()), Err(2)]);
        assert_eq!(buckets.take(2), Ok(()), "others have buckets of their own");
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!([buckets.take(1), buckets.take(1)], [Ok(()), Err(2)]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_bucket_at_rest_never_holds_more_than_its_burst() {
        let buckets = Buckets::new(RATE);
        assert_eq!(buckets.take(1), Ok(()));
        tokio::time::advance(Duration::from_secs(3600)).await;
        assert_eq!([buckets.take(1), buckets.take(1), buckets.take(1)], [Ok(()), Ok(()), Err(2)]);
    }

    #[tokio::test(start_paused = true)]
    async fn what_costs_more_takes_more_and_never_more_than_a_bucket_holds() {
        let buckets = Buckets::new(RATE);
        assert_eq!(buckets.take_many(1, 1.5), Ok(()));
        assert_eq!(buckets.take_many(1, 1.5), Err(2));
        tokio::time::advance(Duration::from_secs(3)).await;
        assert_eq!(buckets.take_many(1, 1e9), Ok(()), "a full bucket is enough for anything");
        assert_eq!(buckets.take(1), Err(2));
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_used_is_known() {
        let buckets = Buckets::new(RATE);
        assert_eq!((buckets.most(), buckets.highest(), buckets.refused()), (2.0, 0.0, 0));
        for key in [1, 2, 2, 2] {
            _ = buckets.take(key);
        }
        assert_eq!((buckets.highest(), buckets.refused()), (2.0, 1));
        tokio::time::advance(Duration::from_secs(2)).await;
        assert_eq!(buckets.highest(), 1.0);
    }

    #[tokio::test(start_paused = true)]
    async fn memory_is_bounded() {
        let buckets = Buckets::new(RATE);
        for key in 0..2 * MAX_KEYS {
            assert_eq!(buckets.take(key), Ok(()));
        }
        assert!(buckets.buckets.lock().expect("no panic").len() <= MAX_KEYS);
    }
}
