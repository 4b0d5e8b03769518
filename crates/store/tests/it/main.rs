//! The store as its callers see it: what holds of one in a file as of one in memory, and what concerns files.

#![expect(clippy::duplicate_mod, reason = "the same tests are made of both stores")]

mod crash;
mod files;
mod racing;

use carvania_store::{Index, NewPerson, NewTable, Row, Store};

/// What the tests of both stores begin with.
macro_rules! beginnings {
    ($store:ty) => {
        type Store = $store;

        /// A store in memory.
        async fn store() -> Store {
            Store::in_memory().await.expect("memory is there")
        }

        /// A store keeps a plain table with this id and its first event.
        async fn create(store: &Store, id: u64) {
            let table = crate::table(id, carvania_store::Index::default());
            store.create(table, &crate::rows(1, 1)).await.expect("the table is new");
        }
    };
}

#[path = "both"]
mod sqlite {
    mod cached_texts;
    mod finding;
    mod log;
    mod maps;
    mod people;
    mod results;

    beginnings!(carvania_store::Store);
}

#[path = "both"]
mod memory {
    mod cached_texts;
    mod finding;
    mod log;
    mod maps;
    mod people;
    mod results;

    beginnings!(carvania_store::memory::Store);
}

/// An event with this number.
fn row(number: u64) -> Row {
    Row { number, at: number.saturating_add(1000), body: format!("event {number}"), said_by: None }
}

/// Events from one number to another.
fn rows(from: u64, to: u64) -> Vec<Row> {
    (from..=to).map(row).collect()
}

/// Some bytes that differ from number to number.
fn hash(number: u64) -> [u8; 32] {
    std::array::from_fn(|place| number.to_le_bytes()[place % 8])
}

/// A table with an id, found by an index.
fn table(id: u64, index: Index) -> NewTable {
    NewTable { id, seed: hash(id ^ 0x5eed), invite_hash: hash(id), created: 7, index }
}

/// A store keeps a plain table with this id and its first event.
async fn create(store: &Store, id: u64) {
    store.create(table(id, Index::default()), &rows(1, 1)).await.expect("the table is new");
}

/// All events of a table, page by page.
async fn all_events(store: &Store, table: u64) -> Vec<Row> {
    let mut all: Vec<Row> = Vec::new();
    loop {
        let page = store.events(table, all.len() as u64).await.expect("a page");
        if page.is_empty() {
            return all;
        }
        all.extend(page);
    }
}

/// A person with an id.
fn person(id: u64) -> NewPerson {
    NewPerson { id, name: format!("name {id}"), secret_hash: hash(id), created: 5 }
}
