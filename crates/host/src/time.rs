//! What time it is, and waiting until it is later: by the clock of the system, or by a clock that tests advance.

use std::time::Duration;

use carvania_tables::Timestamp;
use tokio::sync::watch;
use web_time::{SystemTime, UNIX_EPOCH};

use crate::task;

/// A wait is looked at again after so long: a system clock may be set, and machines sleep.
const POLL_INTERVAL: Duration = Duration::from_secs(20);

/// The clock of the host: the real one, or one that tests move.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    Wall,
    Manual(watch::Receiver<Timestamp>),
}

/// A clock for tests: it stands still until it is advanced.
#[derive(Debug)]
pub struct ManualTime(watch::Sender<Timestamp>);

impl Time {
    /// The clock of the system.
    pub const fn system() -> Time {
        Time(Source::Wall)
    }

    /// A clock that stands still until it is advanced.
    pub fn manual(start: Timestamp) -> (Time, ManualTime) {
        let (manual, face) = watch::channel(start);
        (Time(Source::Manual(face)), ManualTime(manual))
    }

    /// What time it is.
    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Source::Wall => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp::default() + since
            }
            Source::Manual(face) => *face.borrow(),
        }
    }

    /// Waits until it is as late as that.
    pub async fn until(&self, moment: Timestamp) {
        match &self.0 {
            Source::Wall => {
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

    /// Waits so long.
    pub async fn wait(&self, duration: Duration) {
        self.until(self.now() + duration).await;
    }
}

impl ManualTime {
    /// Moves the clock on.
    pub fn advance(&self, duration: Duration) {
        self.0.send_modify(|moment| *moment = *moment + duration);
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

    #[tokio::test]
    async fn what_is_past_is_not_waited_for() {
        let time = Time::system();
        time.until(Timestamp(5)).await;
        assert!(time.now() > Timestamp(1_700_000_000_000));
    }
}
