//! Clocks: how much time people have.
//!
//! A clock runs while a person who has not left is to decide, and stands still while anybody else is waited for. At
//! the end of their turn a person gains the increment; with days for each turn, every turn has all of them.
//!
//! Time that has passed stays passed when something is taken back: the seats have what they were given up to that
//! moment, less all that they spent. With days, a turn that is gone back to has all of them again.

use std::time::Duration;

use carvania_rules::{PerSeat, Seat};
use serde::{Deserialize, Serialize};

use crate::options::OptionsError;
use crate::timestamp::Timestamp;

/// How much time a table gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As much as anybody wants.
    #[default]
    Free,
    /// Seconds for the whole game, and more for each turn.
    Fischer {
        /// At the beginning.
        base: u32,
        /// Added after each turn.
        increment: u32,
    },
    /// A number of days for each turn.
    Days(u8),
}

const HOUR: u32 = 3_600;
const DAY: u32 = 24 * HOUR;

impl Pace {
    /// Whether anybody could play by it.
    pub fn check(self) -> Result<(), OptionsError> {
        let is_fit = match self {
            Pace::Free => true,
            Pace::Fischer { base, increment } => (1..=DAY).contains(&base) && increment <= HOUR,
            Pace::Days(days) => (1..=60).contains(&days),
        };
        if is_fit { Ok(()) } else { Err(OptionsError::Pace) }
    }

    /// What a seat has when the game begins, in milliseconds.
    fn at_first(self) -> u64 {
        match self {
            Pace::Free => 0,
            Pace::Fischer { base, .. } => u64::from(base) * 1_000,
            Pace::Days(days) => u64::from(days) * u64::from(DAY) * 1_000,
        }
    }

    /// What a seat gains at the end of a turn, in milliseconds.
    fn increment(self) -> u64 {
        match self {
            Pace::Fischer { increment, .. } => u64::from(increment) * 1_000,
            Pace::Free | Pace::Days(_) => 0,
        }
    }
}

/// The clocks of all seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    pace: Pace,
    times: PerSeat<Time>,
    running: Option<(Seat, Timestamp)>,
    /// Whose turn it is, even if a bot decides for them.
    turn: Option<Seat>,
}

/// The time of one seat, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Time {
    given: u64,
    spent: u64,
}

impl Clock {
    /// The clocks at the beginning of a game; none runs.
    pub(crate) fn new(pace: Pace) -> Clock {
        Clock { pace, times: PerSeat::filled(Time { given: pace.at_first(), spent: 0 }), ..Clock::default() }
    }

    /// How much time a seat has left; none if it has all it wants.
    pub fn time_left(&self, seat: Seat, now: Timestamp) -> Option<Duration> {
        if self.pace == Pace::Free {
            return None;
        }
        let since = self.running.filter(|&(running, _)| running == seat).map(|(_, since)| now.since(since));
        Some(self.times[seat].left().saturating_sub(since.unwrap_or_default()))
    }

    /// The seat whose clock runs, and when its time is over if nothing happens before.
    pub fn deadline(&self) -> Option<(Seat, Timestamp)> {
        let (seat, since) = self.running?;
        Some((seat, since + self.times[seat].left()))
    }

    /// Accounts for the time that passed, except while the server was down.
    pub(crate) fn settle(&mut self, now: Timestamp, away: Duration) {
        if let Some((seat, since)) = &mut self.running {
            let passed = now.since(*since).saturating_sub(away);
            let time = &mut self.times[*seat];
            time.spent = time.spent.saturating_add(millis(passed));
            *since = now;
        }
    }

    /// Lets the clock of a seat run from now on, and no other.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: Timestamp) {
        self.running = seat.filter(|_| self.pace != Pace::Free).map(|seat| (seat, now));
    }

    /// Whose turn it is.
    pub(crate) fn turn_of(&self) -> Option<Seat> {
        self.turn
    }

    /// A turn of a seat begins; of nobody when the game is over.
    pub(crate) fn begin_turn(&mut self, seat: Option<Seat>) {
        self.turn = seat;
        if let (Pace::Days(_), Some(seat)) = (self.pace, seat) {
            self.times[seat] = Time { given: self.pace.at_first(), spent: 0 };
        }
    }

    /// A seat gains the increment.
    pub(crate) fn gain(&mut self, seat: Seat) {
        let time = &mut self.times[seat];
        time.given = time.given.saturating_add(self.pace.increment());
    }

    /// What a seat gained is taken back.
    pub(crate) fn lose(&mut self, seat: Seat) {
        let time = &mut self.times[seat];
        time.given = time.given.saturating_sub(self.pace.increment());
    }
}

impl Time {
    fn left(self) -> Duration {
        Duration::from_millis(self.given.saturating_sub(self.spent))
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Clocks as a snapshot keeps them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StoredClock {
    times: Vec<Time>,
    running: Option<(Seat, Timestamp)>,
    turn: Option<Seat>,
}

impl Clock {
    pub(crate) fn keep(&self, players: usize) -> StoredClock {
        StoredClock { times: self.times.seated(players).to_vec(), running: self.running, turn: self.turn }
    }

    /// The clocks again; none unless they are those of so many players.
    pub(crate) fn kept(pace: Pace, kept: &StoredClock, players: usize) -> Option<Clock> {
        let mut clock = Clock::new(pace);
        let mut seats = kept.turn.into_iter().chain(kept.running.map(|(seat, _)| seat));
        if kept.times.len() != players || seats.any(|seat| seat.number() > players) {
            return None;
        }
        for (seat, &time) in Seat::all(players).zip(&kept.times) {
            clock.times[seat] = time;
        }
        clock.running = kept.running.filter(|_| pace != Pace::Free);
        clock.turn = kept.turn;
        Some(clock)
    }
}
