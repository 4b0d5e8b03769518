//! How long a player may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use carvania_opponents::Limit;
use web_time::Instant;

/// Tells a player that is thinking, from another thread, to stop at once.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// A signal that has not been given.
    pub const fn new() -> Stop {
        Stop(AtomicBool::new(false))
    }

    /// Asks every player that thinks with this budget to answer now.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the signal has been given.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What one choice may cost, and what can cut it short.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// The most that the choice may cost.
    pub limit: Limit,
    /// What can cut it short.
    pub stop: Option<&'a Stop>,
}

impl Budget<'static> {
    /// A budget of time.
    pub const fn time(time: Duration) -> Budget<'static> {
        Budget { limit: Limit::Time(time), stop: None }
    }

    /// A budget of positions.
    pub const fn nodes(nodes: u64) -> Budget<'static> {
        Budget { limit: Limit::Nodes(nodes), stop: None }
    }
}

impl<'a> Budget<'a> {
    /// This budget, which `stop` can now cut short.
    pub const fn until(self, stop: &'a Stop) -> Budget<'a> {
        Budget { limit: self.limit, stop: Some(stop) }
    }

    /// Begins to think: the clock runs from now on.
    pub fn start(&self) -> Meter<'a> {
        // A budget of positions never looks at a clock.
        let (span, nodes) = match self.limit {
            Limit::Time(time) => (Span::starting_now(time), u64::MAX),
            Limit::Nodes(nodes) => (None, nodes),
        };
        Meter { limit: self.limit, span, left: nodes, spent: 0, look: 0, stop: self.stop }
    }
}

/// How many positions are looked at between two looks at the clock: less than a millisecond.
const UNWATCHED: u64 = 64;

/// The positions that may be spent on proofs, at least and at most: some milliseconds.
const PROOFS: [u64; 2] = [30_000, 200_000];
/// How many of them a budget of time allows for each millisecond.
const PROOFS_PER_MS: u64 = 200;

/// What is left of a budget.
#[derive(Debug)]
pub struct Meter<'a> {
    limit: Limit,
    /// When a budget of time began and ends.
    span: Option<Span>,
    left: u64,
    spent: u64,
    /// The clock is looked at when this much has been spent.
    look: u64,
    stop: Option<&'a Stop>,
}

/// From when to when one may think.
#[derive(Clone, Copy, Debug)]
struct Span {
    begun: Instant,
    deadline: Instant,
}

impl Span {
    /// So long from now on; none if the clock does not go so far.
    fn starting_now(time: Duration) -> Option<Span> {
        let begun = Instant::now();
        begun.checked_add(time).map(|deadline| Span { begun, deadline })
    }
}

impl<'a> Meter<'a> {
    /// What may be spent on proofs besides: positions, whatever the clock says, so that what is proven does not depend on
    /// it. Who asks to stop is heard.
    pub(crate) fn for_proofs(&self) -> Meter<'a> {
        let wished = match self.limit {
            Limit::Time(time) => PROOFS_PER_MS.saturating_mul(time.as_millis() as u64),
            Limit::Nodes(nodes) => nodes,
        };
        let [least, most] = PROOFS;
        Budget { limit: Limit::Nodes(wished.clamp(least, most)), stop: self.stop }.start()
    }

    /// One of several equal parts of what is left.
    pub(crate) fn part(&self, parts: u32) -> Budget<'a> {
        let limit = match self.span {
            Some(Span { deadline, .. }) => {
                Limit::Time(deadline.saturating_duration_since(Instant::now()) / parts.max(1))
            }
            None => Limit::Nodes((self.left / u64::from(parts.max(1))).max(1)),
        };
        Budget { limit, stop: self.stop }
    }

    /// Pays for `nodes` positions. Once it has answered `false` there is nothing left to spend.
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.spent += nodes;
        self.left = self.left.saturating_sub(nodes);
        if self.left > 0 && self.spent >= self.look {
            self.look = self.spent + UNWATCHED;
            let is_late = self.span.is_some_and(|span| Instant::now() >= span.deadline);
            if is_late || self.stop.is_some_and(Stop::is_asked) {
                self.left = 0;
            }
        }
        self.left > 0
    }

    /// Whether nothing is left.
    pub const fn is_spent(&self) -> bool {
        self.left == 0
    }

    /// The part of the budget that is gone.
    pub(crate) fn share(&self) -> f64 {
        match self.span {
            Some(Span { begun, deadline }) => {
                let whole = deadline.duration_since(begun).as_secs_f64();
                begun.elapsed().as_secs_f64() / whole.max(f64::MIN_POSITIVE)
            }
            None => self.spent as f64 / self.spent.saturating_add(self.left).max(1) as f64,
        }
    }

    /// How many positions can still be paid for, unless time runs out first.
    pub(crate) const fn left(&self) -> u64 {
        self.left
    }

    /// How many positions have been paid for.
    pub const fn spent(&self) -> u64 {
        self.spent
    }
}
