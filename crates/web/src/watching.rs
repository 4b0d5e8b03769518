//! Who looks at which table now: those whose browser follows it.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_tables::{PersonId, TableId};

/// Everybody who looks at a table.
#[derive(Clone, Default)]
pub(crate) struct Watching(Arc<Inner>);

#[derive(Default)]
struct Inner {
    next: AtomicU64,
    present: Mutex<BTreeMap<(TableId, u64), Option<PersonId>>>,
}

/// Somebody looks at a table, until this is dropped.
pub(crate) struct Stay {
    watching: Watching,
    key: (TableId, u64),
}

impl Watching {
    /// Somebody begins to look at a table; nobody in particular, if they have no name here.
    pub(crate) fn enter(&self, table: TableId, person: Option<PersonId>) -> Stay {
        let key = (table, self.0.next.fetch_add(1, Ordering::Relaxed));
        self.lock().insert(key, person);
        Stay { watching: self.clone(), key }
    }

    /// Those who look at a table: each person once, and how many others.
    pub(crate) fn at(&self, table: TableId) -> (Vec<PersonId>, usize) {
        let present = self.lock();
        let here = present.range((table, 0)..=(table, u64::MAX)).map(|(_, person)| *person);
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

    fn lock(&self) -> MutexGuard<'_, BTreeMap<(TableId, u64), Option<PersonId>>> {
        // Nothing done under this lock can panic halfway.
        self.0.present.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        self.watching.lock().remove(&self.key);
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
}
