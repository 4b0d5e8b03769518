//! What time it is, and waiting until it is later: by the clock of the system, or by a clock that tests advance.
//!
//! Time never goes back, and it advances evenly. When the system clock is set forward, or the machine has slept, the
//! host follows with a jump: nobody is to lose time by it, so tables are told how much was skipped. When the system
//! clock is set back, time goes on from where it is.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use carvania_tables::Timestamp;
use tokio::sync::watch;
use web_time::{Instant, SystemTime, UNIX_EPOCH};

use crate::task;

/// How often a wait is checked again, since time may have jumped and machines sleep.
const POLL_INTERVAL: Duration = Duration::from_secs(20);
/// How far the system clock may be ahead before the host follows it.
const MAX_LAG: Duration = Duration::from_secs(5);
/// How many jumps are remembered. Tables that nothing happened at for so many have time enough.
const MAX_JUMPS: usize = 10_000;

/// The clock of the host: the real one, or one that tests move.
#[derive(Clone, Debug)]
pub struct Time {
    source: Source,
    jumps: Arc<Mutex<Vec<Jump>>>,
}

#[derive(Clone, Debug)]
enum Source {
    System(Arc<Mutex<Base>>),
    Manual(watch::Receiver<Timestamp>),
}

/// What time it was at an instant.
#[derive(Clone, Copy, Debug)]
struct Base {
    time: Timestamp,
    instant: Instant,
}

/// Time that was skipped.
#[derive(Clone, Copy, Debug)]
struct Jump {
    /// When, by the time before.
    at: Timestamp,
    by: Duration,
}

/// A clock for tests: it stands still until it is advanced.
#[derive(Debug)]
pub struct ManualTime {
    time: watch::Sender<Timestamp>,
    jumps: Arc<Mutex<Vec<Jump>>>,
}

impl Base {
    fn now(self) -> Timestamp {
        self.time + self.instant.elapsed()
    }
}

/// What the clock of the system shows.
fn system_clock() -> Timestamp {
    Timestamp::default() + SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing done under these locks can panic halfway.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn note(jumps: &mut Vec<Jump>, jump: Jump) {
    if jumps.len() >= MAX_JUMPS {
        jumps.remove(0);
    }
    jumps.push(jump);
}

impl Time {
    /// The clock of the system.
    pub fn system() -> Time {
        let base = Base { time: system_clock(), instant: Instant::now() };
        Time { source: Source::System(Arc::new(Mutex::new(base))), jumps: Arc::default() }
    }

    /// A clock that stands still until it is advanced.
    pub fn manual(start: Timestamp) -> (Time, ManualTime) {
        let (time, face) = watch::channel(start);
        let manual = ManualTime { time, jumps: Arc::default() };
        (Time { source: Source::Manual(face), jumps: Arc::clone(&manual.jumps) }, manual)
    }

    /// What time it is.
    pub fn now(&self) -> Timestamp {
        match &self.source {
            Source::System(base) => lock(base).now(),
            Source::Manual(face) => *face.borrow(),
        }
    }

    /// What time it is, and how much time was skipped since an earlier moment: both are true together.
    pub(crate) fn since(&self, earlier: Timestamp) -> (Timestamp, Duration) {
        let jumps = lock(&self.jumps);
        let skipped = jumps.iter().rev().take_while(|jump| jump.at >= earlier).map(|jump| jump.by).sum();
        (self.now(), skipped)
    }

    /// Follows the clock of the system if it is ahead. Says how much time was skipped.
    pub(crate) fn follow_system(&self) -> Option<Duration> {
        self.follow(system_clock())
    }

    fn follow(&self, clock: Timestamp) -> Option<Duration> {
        let Source::System(base) = &self.source else { return None };
        let (mut jumps, mut base) = (lock(&self.jumps), lock(base));
        let at = base.now();
        let by = clock.since(at);
        if by <= MAX_LAG {
            return None;
        }
        base.time = base.time + by;
        note(&mut jumps, Jump { at, by });
        Some(by)
    }

    /// It is no earlier than that: time goes on from there if the system clock was set back. Says by how much it was.
    pub(crate) fn begin_at(&self, earliest: Timestamp) -> Option<Duration> {
        let Source::System(base) = &self.source else { return None };
        let mut base = lock(base);
        let behind = earliest.since(base.now());
        base.time = base.time + behind;
        (behind > MAX_LAG).then_some(behind)
    }

    /// Waits until it is as late as that.
    pub async fn until(&self, moment: Timestamp) {
        match &self.source {
            Source::System(_) => {
                while self.now() < moment {
                    task::sleep(moment.since(self.now()).min(POLL_INTERVAL)).await;
                }
            }
            Source::Manual(face) => {
                let mut face = face.clone();
                if face.wait_for(|now| *now >= moment).await.is_err() {
                    // Nobody can advance the clock any more: the moment never comes.
                    std::future::pending::<()>().await;
                }
            }
        }
    }

    /// Waits for a duration.
    pub async fn wait(&self, duration: Duration) {
        self.until(self.now() + duration).await;
    }
}

impl ManualTime {
    /// Moves the clock on.
    pub fn advance(&self, duration: Duration) {
        self.time.send_modify(|moment| *moment = *moment + duration);
    }

    /// Moves the clock on as when the system clock is set forward: nobody is to lose time by it.
    pub fn jump(&self, by: Duration) {
        let mut jumps = lock(&self.jumps);
        note(&mut jumps, Jump { at: *self.time.borrow(), by });
        self.advance(by);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use carvania_tables::Timestamp;

    use super::Time;

    #[tokio::test]
    async fn who_waits_is_called_when_the_time_has_come() {
        let (time, manual) = Time::manual(Timestamp(1000));
        let waiting = tokio::spawn({
            let time = time.clone();
            async move {
                time.until(Timestamp(3000)).await;
                time.now()
            }
        });
        manual.advance(Duration::from_secs(1));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        manual.advance(Duration::from_secs(1));
        assert_eq!(waiting.await.unwrap(), Timestamp(3000));
    }

    #[test]
    fn time_follows_the_system_clock_forward_and_never_back() {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let time = Time::system();
        let begin = time.now();
        assert_eq!(time.follow(begin + Duration::from_secs(4)), None, "a little is no jump");
        let skipped = time.follow(begin + DAY).expect("a jump");
        assert!(skipped <= DAY && time.now() >= begin + DAY);
        assert_eq!(time.since(begin).1, skipped);
        assert_eq!(time.since(time.now()).1, Duration::ZERO);
        let later = time.now();
        assert_eq!(time.follow(begin), None);
        assert!(time.now() >= later);
    }

    #[test]
    fn time_begins_no_earlier_than_it_was() {
        let time = Time::system();
        let later = time.now() + Duration::from_secs(3600);
        assert!(time.begin_at(later).is_some_and(|behind| behind <= Duration::from_secs(3600)));
        assert!(time.now() >= later);
        assert_eq!(time.begin_at(Timestamp(1)), None);
        assert_eq!(time.since(Timestamp(1)).1, Duration::ZERO, "that is no jump");
    }

    #[tokio::test]
    async fn what_is_past_is_not_waited_for() {
        let time = Time::system();
        time.until(Timestamp(5)).await;
        assert!(time.now() > Timestamp(1_700_000_000_000));
    }
}
