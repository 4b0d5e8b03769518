//! Tables at earlier moments that were looked at lately.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use carvania_tables::{EventNumber, Table, TableId};

/// How many are cached; the one that was used longest ago goes first.
const MAX_CACHED: usize = 64;

/// A cache of tables after some of their events. Viewers mostly ask for one moment after the other, so the next table
/// follows from one that is here by a few events.
#[derive(Default)]
pub(crate) struct PastTables(Mutex<Cached>);

#[derive(Default)]
struct Cached {
    /// The one that was used last comes last.
    tables: VecDeque<Arc<Table>>,
    generation: Generation,
}

/// How often the cache has been cleared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Generation(u64);

impl PastTables {
    /// The cached table that is nearest before an event, or just after it.
    pub(crate) fn nearest(&self, id: TableId, number: EventNumber) -> Option<Arc<Table>> {
        let tables = &mut self.lock().tables;
        let usable = tables.iter().enumerate().filter(|(_, table)| table.id == id && table.last <= number);
        let (index, _) = usable.max_by_key(|(_, table)| table.last)?;
        let nearest = tables.remove(index)?;
        tables.push_back(Arc::clone(&nearest));
        Some(nearest)
    }

    /// To be asked before a table is read that is to be cached.
    pub(crate) fn generation(&self) -> Generation {
        self.lock().generation
    }

    /// Caches a table, unless the cache was cleared while it was read.
    pub(crate) fn put(&self, table: Arc<Table>, generation: Generation) {
        let mut cached = self.lock();
        if cached.generation != generation {
            return;
        }
        let tables = &mut cached.tables;
        tables.retain(|other| (other.id, other.last) != (table.id, table.last));
        if tables.len() >= MAX_CACHED {
            tables.pop_front();
        }
        tables.push_back(table);
    }

    /// Forgets all tables, since a person who spoke at one of them is erased.
    pub(crate) fn clear(&self) {
        let mut cached = self.lock();
        cached.tables.clear();
        cached.generation.0 += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Cached> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use carvania_rules::{Digest, VERSION};
    use carvania_tables::{Event, EventKind, PersonId, Table, TableId, Timestamp};

    use super::{MAX_CACHED, PastTables};
    use crate::records::packs::Packs;

    fn table(id: u64, last: u64) -> Arc<Table> {
        let options = serde_json::json!({ "game": "GE", "seats": ["open", "open"] });
        let (by, options) = (PersonId(1), serde_json::from_value(options).unwrap());
        let kind = EventKind::Opened { by, options, rules: VERSION, commitment: Digest::of("") };
        let event = Event { number: 1, at: Timestamp(0), kind };
        let mut table = Table::open(TableId(id), &event, &Packs::default()).unwrap();
        table.last = last;
        Arc::new(table)
    }

    #[test]
    fn the_nearest_table_is_not_after_the_event() {
        let tables = PastTables::default();
        let generation = tables.generation();
        [table(1, 10), table(1, 30), table(2, 20)]
            .into_iter()
            .for_each(|table| tables.put(table, generation));
        let last = |number| tables.nearest(TableId(1), number).map(|table| table.last);
        assert_eq!((last(9), last(10), last(29), last(99)), (None, Some(10), Some(10), Some(30)));
        tables.clear();
        assert_eq!(last(99), None);
        tables.put(table(1, 10), generation);
        assert_eq!(last(99), None, "it was read before the cache was cleared");
    }

    #[test]
    fn what_was_used_longest_ago_goes_first() {
        let tables = PastTables::default();
        let generation = tables.generation();
        tables.put(table(1, 5), generation);
        for id in 2..200 {
            tables.put(table(id, 5), generation);
            assert!(tables.nearest(TableId(1), 5).is_some());
        }
        assert_eq!(tables.lock().tables.len(), MAX_CACHED);
        assert!(tables.nearest(TableId(2), 5).is_none() && tables.nearest(TableId(199), 5).is_some());
    }
}
