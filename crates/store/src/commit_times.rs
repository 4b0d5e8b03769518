//! How long commits take.

#[cfg(feature = "sqlite")]
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// How many bounds there are.
const BOUNDS_COUNT: usize = 9;

/// How long the commits of a store took since it was opened.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CommitTimes {
    /// How many took no longer than the bound of the same place, in seconds.
    pub within: [(f64, u64); BOUNDS_COUNT],
    /// How many there were.
    pub count: u64,
    /// How long they took in all.
    pub total: Duration,
}

/// From a fast disk to one that is in trouble, in seconds.
#[cfg(feature = "sqlite")]
const BOUNDS: [f64; BOUNDS_COUNT] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5];

/// Counts commits by how long they took.
#[cfg(feature = "sqlite")]
#[derive(Default)]
pub(crate) struct Stopwatch {
    within: [AtomicU64; BOUNDS_COUNT],
    count: AtomicU64,
    micros: AtomicU64,
}

#[cfg(feature = "sqlite")]
impl Stopwatch {
    pub(crate) fn note(&self, took: Duration) {
        for (bound, count) in BOUNDS.iter().zip(&self.within) {
            if took.as_secs_f64() <= *bound {
                count.fetch_add(1, Ordering::Relaxed);
            }
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> CommitTimes {
        let mut within = BOUNDS.map(|bound| (bound, 0));
        for ((_, count), counted) in within.iter_mut().zip(&self.within) {
            *count = counted.load(Ordering::Relaxed);
        }
        let total = Duration::from_micros(self.micros.load(Ordering::Relaxed));
        CommitTimes { within, count: self.count.load(Ordering::Relaxed), total }
    }
}

#[cfg(all(test, feature = "sqlite"))]
mod tests {
    use super::*;

    #[test]
    fn commits_are_counted_by_how_long_they_took() {
        let watch = Stopwatch::default();
        for millis in [1, 4, 40] {
            watch.note(Duration::from_millis(millis));
        }
        let times = watch.read();
        assert_eq!((times.count, times.total), (3, Duration::from_millis(45)));
        assert_eq!(times.within.map(|(_, count)| count), [0, 1, 1, 2, 2, 2, 3, 3, 3]);
    }
}
