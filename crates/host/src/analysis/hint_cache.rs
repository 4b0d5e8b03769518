//! A cache of hints: those being worked out, and the last that were given.

use std::collections::VecDeque;
use std::sync::Arc;

use carvania_review::Advice;

use super::hint::{Hint, Question};
use crate::error::HintError;

/// How many hints are cached. One that is gone is worked out again when it is asked for.
const MAX_CACHED: usize = 512;

/// Hints by question, the newest last; one for each person at a table.
#[derive(Default)]
pub(super) struct HintCache(VecDeque<(Question, Hint)>);

impl HintCache {
    /// The hint to a question.
    pub(super) fn find(&self, question: &Question) -> Option<Hint> {
        self.0.iter().find(|(other, _)| other == question).map(|(_, hint)| hint.clone())
    }

    /// The hint to a question; or `None`, and it counts as being worked out from now on.
    pub(super) fn begin(&mut self, question: Question, most_open: usize) -> Result<Option<Hint>, HintError> {
        if let Some(hint) = self.find(&question) {
            return Ok(Some(hint));
        }
        if self.count_open() >= most_open {
            return Err(HintError::Busy { most: most_open });
        }
        self.put(question, Hint::Thinking);
        Ok(None)
    }

    /// How many are being worked out.
    pub(super) fn count_open(&self) -> usize {
        self.0.iter().filter(|(_, hint)| matches!(hint, Hint::Thinking)).count()
    }

    /// Stores a hint that was worked out, unless it was forgotten meanwhile.
    pub(super) fn give(&mut self, question: Question, advice: Advice) {
        if self.find(&question).is_some() {
            self.put(question, Hint::Given(Arc::new(advice)));
        }
    }

    /// Forgets a question.
    pub(super) fn forget(&mut self, question: &Question) {
        self.0.retain(|(other, _)| other != question);
    }

    fn put(&mut self, question: Question, hint: Hint) {
        let is_same = |other: &Question| (other.table, other.person) == (question.table, question.person);
        self.0.retain(|(other, _)| !is_same(other));
        if self.0.len() >= MAX_CACHED {
            self.0.pop_front();
        }
        self.0.push_back((question, hint));
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Game, Setup, Title};
    use carvania_tables::{PersonId, TableId};

    use super::super::hint::{Hint, Question};
    use super::{HintCache, MAX_CACHED};
    use crate::error::HintError;

    const fn question(person: u64, changed: u64) -> Question {
        Question { table: TableId(1), person: PersonId(person), changed }
    }

    #[test]
    fn a_person_has_one_hint_at_a_table() {
        let mut cache = HintCache::default();
        assert!(cache.begin(question(1, 5), 9).unwrap().is_none());
        assert!(matches!(cache.begin(question(1, 5), 9), Ok(Some(Hint::Thinking))));
        assert!(cache.begin(question(1, 6), 9).unwrap().is_none());
        assert!(cache.find(&question(1, 5)).is_none() && cache.find(&question(1, 6)).is_some());
        cache.forget(&question(1, 6));
        assert!(cache.find(&question(1, 6)).is_none());
    }

    #[test]
    fn no_more_are_thought_of_than_fit() {
        let mut cache = HintCache::default();
        assert!((0..3).all(|person| cache.begin(question(person, 1), 3).is_ok()));
        assert!(matches!(cache.begin(question(9, 1), 3), Err(HintError::Busy { most: 3 })));
        for person in 10..2_000 {
            _ = cache.begin(question(person, 1), usize::MAX);
        }
        assert_eq!(cache.0.len(), MAX_CACHED);
    }

    #[test]
    fn what_nobody_waits_for_is_not_kept() {
        let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        assert!(super::Advice::new(&game, Default::default(), Vec::new()).is_none(), "chance decides");
        let mut cache = HintCache::default();
        cache.begin(question(1, 1), 1).unwrap();
        cache.forget(&question(1, 1));
        assert!(cache.find(&question(1, 1)).is_none());
    }
}
