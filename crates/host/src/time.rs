//! What time it is, and waiting until it is later: by the clock on the wall, or by hand in tests.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use carvania_tables::Moment;
use tokio::sync::watch;

/// A wait is looked at again after so long: a wall clock may be set, and machines sleep.
const LOOK: Duration = Duration::from_secs(20);

/// A clock.
#[derive(Clone, Debug)]
pub struct Time(Source);

#[derive(Clone, Debug)]
enum Source {
    Wall,
    Hands(watch::Receiver<Moment>),
}

/// The hands of a clock that stands still unless they are moved.
#[derive(Debug)]
pub struct Hands(watch::Sender<Moment>);

impl Time {
    /// The clock on the wall.
    pub const fn wall() -> Time {
        Time(Source::Wall)
    }

    /// A clock that is moved by hand.
    pub fn by_hand(start: Moment) -> (Time, Hands) {
        let (hands, face) = watch::channel(start);
        (Time(Source::Hands(face)), Hands(hands))
    }

    /// What time it is.
    pub fn now(&self) -> Moment {
        match &self.0 {
            Source::Wall => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Moment::default() + since
            }
            Source::Hands(face) => *face.borrow(),
        }
    }

    /// Waits until it is as late as that.
    pub async fn until(&self, moment: Moment) {
        match &self.0 {
            Source::Wall => {
                while self.now() < moment {
                    tokio::time::sleep(moment.since(self.now()).min(LOOK)).await;
                }
            }
            Source::Hands(face) => {
                let mut face = face.clone();
                if face.wait_for(|now| *now >= moment).await.is_err() {
                    // Nobody moves the hands any more: the moment never comes.
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

impl Hands {
    /// Moves the hands forward.
    pub fn forward(&self, duration: Duration) {
        self.0.send_modify(|moment| *moment = *moment + duration);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use carvania_tables::Moment;

    use super::Time;

    #[tokio::test]
    async fn who_waits_is_called_when_the_hands_are_there() {
        let (time, hands) = Time::by_hand(Moment(1000));
        let waiting = tokio::spawn({
            let time = time.clone();
            async move {
                time.until(Moment(3000)).await;
                time.now()
            }
        });
        hands.forward(Duration::from_secs(1));
        tokio::task::yield_now().await;
        assert!(!waiting.is_finished());
        hands.forward(Duration::from_secs(1));
        assert_eq!(waiting.await.unwrap(), Moment(3000));
    }

    #[tokio::test]
    async fn what_is_past_is_not_waited_for() {
        let wall = Time::wall();
        wall.until(Moment(5)).await;
        assert!(wall.now() > Moment(1_700_000_000_000));
    }
}
