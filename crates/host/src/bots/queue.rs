//! Who thinks next: the table that has thought least.
//!
//! Fair queueing by start tags: a job starts, by the reckoning of the queue, where the thinking of its table ended, but
//! not before the jobs that start now. A table of masters cannot keep a table of beginners waiting for longer than one
//! of its decisions, and a table that has just come owes nothing and is owed nothing.

use std::collections::BTreeMap;
use std::time::Duration;

/// A place in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Ticket {
    start: Duration,
    number: u64,
}

impl Ticket {
    /// How long the table has thought when this job has taken so long.
    pub(super) fn thought(self, spent: Duration) -> Duration {
        self.start + spent
    }
}

pub(super) struct Queue<T> {
    waiting: BTreeMap<Ticket, T>,
    /// Where the job started that was last taken.
    now: Duration,
    number: u64,
}

impl<T> Queue<T> {
    pub(super) const fn new() -> Queue<T> {
        Queue { waiting: BTreeMap::new(), now: Duration::ZERO, number: 0 }
    }

    /// A job of a table that has thought for so long.
    pub(super) fn push(&mut self, thought: Duration, job: T) -> Ticket {
        self.number += 1;
        let ticket = Ticket { start: thought.max(self.now), number: self.number };
        self.waiting.insert(ticket, job);
        ticket
    }

    /// The next job.
    pub(super) fn pop(&mut self) -> Option<(Ticket, T)> {
        let (ticket, job) = self.waiting.pop_first()?;
        self.now = self.now.max(ticket.start);
        Some((ticket, job))
    }

    /// Takes a job out, if it still waits.
    pub(super) fn remove(&mut self, ticket: Ticket) -> Option<T> {
        self.waiting.remove(&ticket)
    }

    pub(super) fn clear(&mut self) {
        self.waiting.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use super::Queue;

    /// Tables that always want to think, each for as long as it does; how often each came within 100 jobs.
    fn served(costs: &[u64]) -> BTreeMap<usize, u32> {
        let mut queue = Queue::new();
        let mut served = BTreeMap::new();
        for table in 0..costs.len() {
            queue.push(Duration::ZERO, table);
        }
        for _ in 0..100 {
            let (ticket, table) = queue.pop().unwrap();
            *served.entry(table).or_default() += 1;
            queue.push(ticket.thought(Duration::from_millis(costs[table])), table);
        }
        served
    }

    #[test]
    fn tables_alike_take_turns() {
        assert_eq!(served(&[5, 5, 5, 5]).into_values().collect::<Vec<_>>(), [25, 25, 25, 25]);
    }

    #[test]
    fn who_thinks_long_thinks_rarely() {
        let served = served(&[1000, 10]);
        assert!(served[&0] <= 2, "{served:?}");
    }

    #[test]
    fn who_comes_late_has_no_credit() {
        let mut queue = Queue::new();
        let mut thought = Duration::ZERO;
        for _ in 0..50 {
            queue.push(thought, "old");
            let (ticket, _) = queue.pop().unwrap();
            thought = ticket.thought(Duration::from_millis(10));
        }
        queue.push(thought, "old");
        let first = queue.push(Duration::ZERO, "new");
        assert_eq!(queue.pop().unwrap().1, "new");
        // It started where the others are, so its second decision comes after theirs.
        queue.push(first.thought(Duration::from_millis(30)), "new");
        assert_eq!(queue.pop().unwrap().1, "old");
    }

    #[test]
    fn a_job_can_be_taken_out() {
        let mut queue = Queue::new();
        let ticket = queue.push(Duration::ZERO, 'a');
        assert_eq!(queue.remove(ticket), Some('a'));
        assert_eq!(queue.remove(ticket), None);
        assert!(queue.pop().is_none());
    }
}
