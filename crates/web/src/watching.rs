//! Who looks at which table now: those whose browser follows it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_tables::{EventNumber, PersonId, TableId};
use tokio::sync::watch;

/// Everybody who looks at a table.
#[derive(Clone, Default)]
pub(crate) struct Watching(Arc<Inner>);

#[derive(Default)]
struct Inner {
    next: AtomicU64,
    present: Mutex<BTreeMap<Key, Present>>,
}

/// A table and a stream of it.
type Key = (TableId, u64);

/// A person who watches a table: anonymous, if they have no name here.
struct Present {
    person: Option<PersonId>,
    answers: watch::Sender<Answers>,
}

/// What a browser that follows a table is answered besides: pages that its forms lead to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Answers {
    /// How many are still to come.
    open: usize,
    /// The last event that any of them shows.
    pub(crate) last: EventNumber,
}

/// A table is watched until this is dropped.
pub(crate) struct Stay {
    watching: Watching,
    key: Key,
    answers: watch::Receiver<Answers>,
}

/// An answer to a browser that follows a table, until this is dropped.
pub(crate) struct Answering(watch::Sender<Answers>);

impl Watching {
    /// A person begins to watch a table: anonymously, if they have no name here.
    pub(crate) fn enter(&self, table: TableId, person: Option<PersonId>) -> Stay {
        let key = (table, self.0.next.fetch_add(1, Ordering::Relaxed));
        let (sender, answers) = watch::channel(Answers::default());
        self.lock().insert(key, Present { person, answers: sender });
        Stay { watching: self.clone(), key, answers }
    }

    /// A follower of a table by a stream is about to be answered. None if the stream is not theirs.
    pub(crate) fn answer(&self, table: TableId, stream: u64, person: PersonId) -> Option<Answering> {
        let present = self.lock();
        let present = present.get(&(table, stream)).filter(|present| present.person == Some(person))?;
        present.answers.send_modify(|answers| answers.open += 1);
        Some(Answering(present.answers.clone()))
    }

    /// Those who look at a table: each person once, and how many others.
    pub(crate) fn at(&self, table: TableId) -> (Vec<PersonId>, usize) {
        let present = self.lock();
        let here = present.range((table, 0)..=(table, u64::MAX)).map(|(_, present)| present.person);
        let (mut people, mut others) = (Vec::new(), 0);
        for person in here {
            match person {
                Some(person) => people.push(person),
                None => others += 1,
            }
        }
        people.sort_unstable();
        people.dedup();
        (people, others)
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<Key, Present>> {
        // Nothing done under this lock can panic halfway.
        self.0.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Answers {
    /// Whether some are still to come.
    pub(crate) const fn are_open(self) -> bool {
        self.open > 0
    }
}

impl Stay {
    /// The number of the stream.
    pub(crate) const fn stream(&self) -> u64 {
        self.key.1
    }

    /// What the browser was answered so far.
    pub(crate) fn answers(&mut self) -> Answers {
        *self.answers.borrow_and_update()
    }

    /// Waits until that changes.
    pub(crate) async fn answered(&mut self) {
        if self.answers.changed().await.is_err() {
            std::future::pending().await
        }
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.watching.lock().remove(&self.key);
    }
}

impl Answering {
    /// The answer shows the table after an event.
    pub(crate) fn shows(&self, number: EventNumber) {
        self.0.send_modify(|answers| answers.last = answers.last.max(number));
    }
}

impl Drop for Answering {
    fn drop(&mut self) {
        self.0.send_modify(|answers| answers.open -= 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_count_once_and_only_while_they_stay() {
        let (watching, [here, elsewhere]) = (Watching::default(), [TableId(7), TableId(8)]);
        let _twice = [watching.enter(here, Some(PersonId(3))), watching.enter(here, Some(PersonId(3)))];
        let nobody = watching.enter(here, None);
        let _other = watching.enter(elsewhere, Some(PersonId(4)));
        assert_eq!(watching.at(here), (vec![PersonId(3)], 1));
        drop(nobody);
        assert_eq!(watching.at(here), (vec![PersonId(3)], 0));
        assert_eq!(watching.at(TableId(9)), (vec![], 0));
    }

    #[test]
    fn a_stream_knows_what_answers_show() {
        let (watching, table, [ada, eve]) = (Watching::default(), TableId(7), [PersonId(3), PersonId(4)]);
        let mut stay = watching.enter(table, Some(ada));
        let stream = stay.stream();
        let answering = watching.answer(table, stream, ada).expect("her own stream");
        assert!(stay.answers().are_open());
        answering.shows(12);
        drop(answering);
        assert_eq!(stay.answers(), Answers { open: 0, last: 12 });
        assert!(watching.answer(table, stream, eve).is_none(), "nobody speaks for others");
        assert!(watching.answer(TableId(8), stream, ada).is_none());
        drop(stay);
        assert!(watching.answer(table, stream, ada).is_none());
    }
}
