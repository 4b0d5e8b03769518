//! Which job is next: for the owner whose tables have used the least thinking time, the table that has used the least.
//!
//! Fair queueing by start tags, twice. A job starts, by the reckoning of the queue, where the thinking of its owner
//! ended, but not before the jobs that start now; among the jobs of an owner the same holds for tables. However many
//! tables somebody opens, they have the share of one person, and a table of masters cannot keep a table of beginners
//! waiting for longer than one of its decisions. A newcomer neither owes nor is owed time.

use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use carvania_tables::PersonId;

/// A place in the queue.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Ticket {
    owner: PersonId,
    place: Place,
}

/// A place among the jobs of an owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    start: Duration,
    number: u64,
}

impl Ticket {
    /// How long the table has thought after a job of this length.
    pub(super) fn thought(self, spent: Duration) -> Duration {
        self.place.start + spent
    }
}

pub(super) struct Queue<T> {
    owners: HashMap<PersonId, Owner<T>>,
    /// Where the owner started whose job was last taken.
    now: Duration,
    number: u64,
}

/// The jobs of one owner.
struct Owner<T> {
    waiting: BTreeMap<Place, T>,
    /// Where the job started that was last taken.
    now: Duration,
    /// How long all tables of the owner have thought, by the reckoning of the queue.
    thought: Duration,
    /// How many jobs were taken and are not finished: their time is not in `thought` yet.
    running: usize,
}

impl<T> Queue<T> {
    pub(super) fn new() -> Queue<T> {
        Queue { owners: HashMap::new(), now: Duration::ZERO, number: 0 }
    }

    /// A job of a person's table, with the thinking time of that table so far.
    pub(super) fn push(&mut self, owner: PersonId, thought: Duration, job: T) -> Ticket {
        self.number += 1;
        let now = self.now;
        let jobs = self.owners.entry(owner).or_insert_with(|| Owner::new(now));
        if jobs.is_idle() {
            jobs.thought = jobs.thought.max(now);
        }
        let place = Place { start: thought.max(jobs.now), number: self.number };
        jobs.waiting.insert(place, job);
        Ticket { owner, place }
    }

    /// The next of the jobs that suit. When it is done, [`Queue::finish`] wants to know.
    pub(super) fn pop(&mut self, suits: impl Fn(&T) -> bool) -> Option<(Ticket, T)> {
        let waiting = self.owners.iter().filter(|(_, jobs)| jobs.first(&suits).is_some());
        let (&owner, _) = waiting.min_by_key(|(_, jobs)| jobs.rank())?;
        let jobs = self.owners.get_mut(&owner)?;
        let place = jobs.first(&suits)?;
        let job = jobs.waiting.remove(&place)?;
        jobs.now = jobs.now.max(place.start);
        jobs.running += 1;
        self.now = self.now.max(jobs.thought);
        Some((Ticket { owner, place }, job))
    }

    /// Accounts for the time that a job has taken.
    pub(super) fn finish(&mut self, ticket: Ticket, spent: Duration) {
        if let Some(jobs) = self.owners.get_mut(&ticket.owner) {
            jobs.running = jobs.running.saturating_sub(1);
            jobs.thought += spent;
        }
        // Who has nothing to do and is behind would begin where all are, and when nobody waits nobody is owed anything.
        let (now, is_idle) = (self.now, self.owners.values().all(Owner::is_idle));
        self.owners.retain(|_, jobs| !is_idle && (!jobs.is_idle() || jobs.thought > now));
    }

    /// Takes a job out, if it still waits.
    pub(super) fn remove(&mut self, ticket: Ticket) -> Option<T> {
        self.owners.get_mut(&ticket.owner)?.waiting.remove(&ticket.place)
    }

    pub(super) fn clear(&mut self) {
        self.owners.clear();
    }

    pub(super) fn len(&self) -> usize {
        self.owners.values().map(|jobs| jobs.waiting.len()).sum()
    }
}

impl<T> Owner<T> {
    fn new(now: Duration) -> Owner<T> {
        Owner { waiting: BTreeMap::new(), now: Duration::ZERO, thought: now, running: 0 }
    }

    /// The first that suits.
    fn first(&self, suits: impl Fn(&T) -> bool) -> Option<Place> {
        self.waiting.iter().find(|(_, job)| suits(job)).map(|(&place, _)| place)
    }

    fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.running == 0
    }

    /// The least comes first: who has thought least, then who thinks least just now, then who came first.
    fn rank(&self) -> (Duration, usize, u64) {
        let came = self.waiting.first_key_value().map_or(u64::MAX, |(place, _)| place.number);
        (self.thought, self.running, came)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use carvania_tables::PersonId;

    use super::Queue;

    const ADA: PersonId = PersonId(1);
    const BOB: PersonId = PersonId(2);

    /// Tables that always want to think, each with its owner and for as long as it does; how often each came within 100
    /// jobs.
    fn served(tables: &[(PersonId, u64)]) -> BTreeMap<usize, u32> {
        let mut queue = Queue::new();
        let mut served = BTreeMap::new();
        for (table, (owner, _)) in tables.iter().enumerate() {
            queue.push(*owner, Duration::ZERO, table);
        }
        for _ in 0..100 {
            let (ticket, table) = queue.pop(|_| true).unwrap();
            let (owner, cost) = (tables[table].0, Duration::from_millis(tables[table].1));
            *served.entry(table).or_default() += 1;
            queue.finish(ticket, cost);
            queue.push(owner, ticket.thought(cost), table);
        }
        served
    }

    #[test]
    fn tables_alike_take_turns() {
        assert_eq!(served(&[(ADA, 5); 4]).into_values().collect::<Vec<_>>(), [25, 25, 25, 25]);
    }

    #[test]
    fn who_thinks_long_thinks_rarely() {
        let served = served(&[(ADA, 1000), (ADA, 10)]);
        assert!(served[&0] <= 2, "{served:?}");
    }

    #[test]
    fn many_tables_of_one_have_the_share_of_one() {
        let mut tables = vec![(ADA, 10); 30];
        tables.push((BOB, 10));
        let served = served(&tables);
        assert!(served[&30] >= 49, "{served:?}");
    }

    #[test]
    fn one_waits_for_a_single_decision_however_many_masters_another_has() {
        let mut queue = Queue::new();
        for table in 0..30 {
            queue.push(ADA, Duration::ZERO, table);
        }
        // One thread: a decision of Ada's is thought about whenever Bob's bot is to move, and Bob's is always the next.
        for _ in 0..50 {
            let (masters, table) = queue.pop(|_| true).unwrap();
            assert!(table < 30);
            queue.push(BOB, Duration::ZERO, 30);
            queue.finish(masters, Duration::from_secs(1));
            queue.push(ADA, masters.thought(Duration::from_secs(1)), table);
            let (casual, table) = queue.pop(|_| true).unwrap();
            assert_eq!(table, 30);
            queue.finish(casual, Duration::from_millis(10));
        }
    }

    #[test]
    fn with_several_threads_no_owner_takes_them_all() {
        let mut queue = Queue::new();
        for _ in 0..30 {
            queue.push(ADA, Duration::ZERO, "ada");
        }
        let first = queue.pop(|_| true).unwrap();
        assert_eq!(first.1, "ada");
        queue.push(BOB, Duration::ZERO, "bob");
        assert_eq!(
            queue.pop(|_| true).unwrap().1,
            "bob",
            "though nothing is known yet of how long Ada's take"
        );
    }

    #[test]
    fn what_suits_comes_out_of_turn_and_the_others_keep_theirs() {
        let mut queue = Queue::new();
        for job in ["master 1", "master 2", "casual 1"] {
            queue.push(ADA, Duration::ZERO, job);
        }
        queue.push(BOB, Duration::ZERO, "casual 2");
        let is_quick = |job: &&str| job.starts_with("casual");
        let quick: Vec<&str> = std::iter::from_fn(|| queue.pop(is_quick)).map(|(_, job)| job).collect();
        assert_eq!(quick, ["casual 1", "casual 2"]);
        assert_eq!(queue.pop(|_| true).unwrap().1, "master 1");
    }

    #[test]
    fn who_comes_late_has_no_credit() {
        let mut queue = Queue::new();
        let ten = Duration::from_millis(10);
        queue.push(ADA, Duration::ZERO, "old");
        for _ in 0..50 {
            queue.push(ADA, Duration::ZERO, "old");
            let (ticket, _) = queue.pop(|_| true).unwrap();
            queue.finish(ticket, ten);
        }
        queue.push(BOB, Duration::ZERO, "new");
        let (first, who) = queue.pop(|_| true).unwrap();
        assert_eq!(who, "new");
        // It started where the others are, so its second decision comes after theirs.
        queue.push(BOB, Duration::ZERO, "new");
        queue.finish(first, 3 * ten);
        assert_eq!(queue.pop(|_| true).unwrap().1, "old");
    }

    #[test]
    fn who_owes_nothing_is_forgotten() {
        let mut queue = Queue::new();
        for person in 10..1000 {
            queue.push(ADA, Duration::ZERO, ());
            queue.push(PersonId(person), Duration::ZERO, ());
            for _ in 0..2 {
                let (ticket, ()) = queue.pop(|_| true).unwrap();
                queue.finish(ticket, Duration::from_millis(1));
            }
            assert!(queue.owners.is_empty(), "nobody waits any more");
        }
        // Others come and go while one owner always has something to think about.
        queue.push(ADA, Duration::ZERO, ());
        for person in 10..1000 {
            queue.push(ADA, Duration::ZERO, ());
            queue.push(PersonId(person), Duration::ZERO, ());
            for _ in 0..2 {
                let (ticket, ()) = queue.pop(|_| true).unwrap();
                queue.finish(ticket, Duration::from_millis(1));
            }
        }
        assert!(queue.owners.len() < 10, "{}", queue.owners.len());
    }

    #[test]
    fn a_job_can_be_taken_out() {
        let mut queue = Queue::new();
        let ticket = queue.push(ADA, Duration::ZERO, 'a');
        assert_eq!(queue.remove(ticket), Some('a'));
        assert_eq!(queue.remove(ticket), None);
        assert!(queue.pop(|_| true).is_none());
    }
}
