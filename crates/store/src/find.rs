//! Finding tables.

use crate::error::StoreError;
use crate::store::Store;
use crate::table::Index;

/// Which tables to find: those that fit everything asked for, the last changed first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Find {
    /// Only those that everybody may find, or only the others.
    pub is_listed: Option<bool>,
    /// Only those that go on by themselves, or only the others.
    pub awaits_host: Option<bool>,
    /// Only those in one of these stages; empty: in any.
    pub stages: Vec<String>,
    /// Only those where this person has a place.
    pub person: Option<u64>,
    /// Only those after this one in the list, to go on where a list ended.
    pub before: Option<Cursor>,
    /// How many at most; never more than [`Find::MOST`].
    pub limit: u32,
}

impl Find {
    /// The longest list.
    pub const MOST: u32 = 1000;
}

/// A place in a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cursor {
    /// When the table changed.
    pub changed: u64,
    /// Its id.
    pub id: u64,
}

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: u64,
    /// What it is found by.
    pub index: Index,
    /// The number of its last event.
    pub last: u64,
    /// When it was opened.
    pub created: u64,
}

impl Listed {
    /// Where a list goes on after this one.
    pub fn cursor(&self) -> Cursor {
        Cursor { changed: self.index.changed, id: self.id }
    }
}

impl Store {
    /// Tables that fit, the last changed first.
    pub async fn find(&self, find: &Find) -> Result<Vec<Listed>, StoreError> {
        let _ = find;
        todo!()
    }

    /// One table as lists show it.
    pub async fn listed(&self, table: u64) -> Result<Option<Listed>, StoreError> {
        let _ = table;
        todo!()
    }
}
