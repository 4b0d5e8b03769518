//! Jobs shared out among threads, until all are done or they are stopped.

use std::io;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The system does not give that many threads.
#[derive(Debug, thiserror::Error)]
#[error("cannot start {threads} threads, ask for fewer")]
pub struct ThreadsError {
    /// How many were wanted.
    threads: usize,
    /// What the system says.
    source: io::Error,
}

/// Jobs to be shared out among threads.
#[derive(Clone, Copy)]
pub(crate) struct Work<'a> {
    pub(crate) jobs: u64,
    pub(crate) threads: usize,
    /// Whether no job is to be begun any more.
    pub(crate) is_over: &'a (dyn Fn() -> bool + Sync),
}

impl Work<'_> {
    /// Does the jobs with the numbers below [`jobs`](Work::jobs), begun in that order. The present thread is the
    /// first; each has a value of its own to work with, and these come back. The first error ends the work.
    pub(crate) fn share<T: Default + Send, E: From<ThreadsError> + Send>(
        self,
        job: impl Fn(u64, &mut T) -> Result<(), E> + Sync,
    ) -> Result<Vec<T>, E> {
        let next = AtomicU64::new(0);
        let end = || next.store(self.jobs, Ordering::Relaxed);
        let work = || self.work(&next, &job).inspect_err(|_| end());
        let others = u64::try_from(self.threads).unwrap_or(u64::MAX).min(self.jobs).saturating_sub(1);
        thread::scope(|scope| {
            let spawn = |_| thread::Builder::new().spawn_scoped(scope, work);
            let threads: Vec<_> = (0..others).map(spawn).collect::<Result<_, _>>().map_err(|source| {
                // Those that have started stop after the job they are at.
                end();
                ThreadsError { threads: self.threads, source }
            })?;
            let first = work();
            let join = |thread: thread::ScopedJoinHandle<'_, _>| {
                thread.join().unwrap_or_else(|panic| resume_unwind(panic))
            };
            let rest: Vec<Result<T, E>> = threads.into_iter().map(join).collect();
            [first].into_iter().chain(rest).collect()
        })
    }

    /// One job after another until none is left to begin.
    fn work<T: Default, E>(
        self,
        next: &AtomicU64,
        job: &(impl Fn(u64, &mut T) -> Result<(), E> + Sync),
    ) -> Result<T, E> {
        let mut value = T::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= self.jobs || (self.is_over)() {
                return Ok(value);
            }
            job(number, &mut value)?;
        }
    }
}

#[cfg(test)]
mod tests {
    use carvania_bots::Stop;

    use super::{ThreadsError, Work};

    #[derive(Debug)]
    enum Failure {
        Threads,
        Job(u64),
    }

    impl From<ThreadsError> for Failure {
        fn from(_: ThreadsError) -> Failure {
            Failure::Threads
        }
    }

    #[test]
    fn every_job_is_done_once() {
        for threads in [1, 3, 64] {
            let work = Work { jobs: 50, threads, is_over: &|| false };
            let done = work.share(|job, done: &mut Vec<u64>| {
                done.push(job);
                Ok::<_, Failure>(())
            });
            let mut done = done.unwrap().concat();
            done.sort_unstable();
            assert!(done.into_iter().eq(0..50), "{threads} threads");
        }
    }

    #[test]
    fn the_first_error_ends_the_work() {
        let failed = Work { jobs: u64::MAX / 2, threads: 2, is_over: &|| false }
            .share(|job, (): &mut ()| if job == 5 { Err(Failure::Job(job)) } else { Ok(()) });
        assert!(matches!(failed, Err(Failure::Job(5))), "{failed:?}");
    }

    #[test]
    fn whoever_asks_stops_it() {
        let stop = Stop::new();
        let is_over = || stop.is_asked();
        let done = Work { jobs: u64::MAX / 2, threads: 2, is_over: &is_over }.share(|job, done: &mut u64| {
            *done += 1;
            if job == 100 {
                stop.ask();
            }
            Ok::<_, Failure>(())
        });
        assert!(done.unwrap().into_iter().sum::<u64>() >= 101);
    }
}
