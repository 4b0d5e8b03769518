//! Turns of others that a browser has not shown yet: one by one, at the pace that its reader chose.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use carvania_host::TableUpdate;
use carvania_pages::prefs::Pace;
use carvania_tables::{By, EventKind, EventNumber, Table};

/// So many turns wait to be shown; with more the first ones are shown together.
const MAX_TURNS: usize = 16;
/// How long a turn is shown before the next one, and what moved has time to come to rest.
const QUICK_INTERVAL: Duration = Duration::from_millis(1_100);
const CALM_INTERVAL: Duration = Duration::from_millis(2_200);

/// How long a turn is shown at least; none where all is shown at once.
pub(super) const fn interval(pace: Pace) -> Option<Duration> {
    match pace {
        Pace::Skip => None,
        Pace::Quick => Some(QUICK_INTERVAL),
        Pace::Calm => Some(CALM_INTERVAL),
    }
}

/// What one player did, with the draws that follow, or something else that happened.
pub(super) struct Turn {
    /// The last event of it.
    pub(super) last: EventNumber,
    /// Whose turn it is, if it is one and anything has been decided.
    seat: Option<u8>,
    /// Whether anything was decided or drawn; what is said, for one, is not.
    pub(super) is_play: bool,
    /// The table at that event or later.
    pub(super) table: Arc<Table>,
}

/// Turns in their order.
#[derive(Default)]
pub(super) struct Turns(VecDeque<Turn>);

impl Turns {
    /// Adds something that happened to the last turn, or begins another one with it.
    pub(super) fn add(&mut self, update: TableUpdate) {
        let TableUpdate { event, table } = update;
        let (seat, is_play, goes_on) = match (&event.kind, self.0.back()) {
            (EventKind::Acted { by, .. }, last) => match (by, last) {
                (By::Chance, last) => (last.and_then(|last| last.seat), true, last.is_some()),
                (by, Some(last)) => {
                    let is_same = last.seat.is_none() || last.seat == by.seat();
                    (by.seat(), true, last.is_play && is_same)
                }
                (by, None) => (by.seat(), true, false),
            },
            // The end of a game belongs to what brought it about.
            (EventKind::Over { .. }, Some(last)) => (last.seat, last.is_play, true),
            _ => (None, false, false),
        };
        if goes_on {
            self.0.pop_back();
        } else if self.0.len() == MAX_TURNS {
            self.0.pop_front();
        }
        self.0.push_back(Turn { last: event.number, seat, is_play, table });
    }

    /// Forgets what a browser shows already, up to an event.
    pub(super) fn forget(&mut self, shown: EventNumber) {
        while self.0.front().is_some_and(|turn| turn.last <= shown) {
            self.0.pop_front();
        }
    }

    /// The turn to be shown first.
    pub(super) fn first(&self) -> Option<&Turn> {
        self.0.front()
    }

    /// Takes the turn to be shown first.
    pub(super) fn take_first(&mut self) -> Option<Turn> {
        self.0.pop_front()
    }

    /// Takes the last turn; those before it are shown with it.
    pub(super) fn take_all(&mut self) -> Option<Turn> {
        let last = self.0.pop_back();
        self.0.clear();
        last
    }
}
