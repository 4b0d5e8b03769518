//! Lists of tables.

use carvania_store::{Cursor, Index, ListedTable, TableQuery};

use super::{Store, store};
use crate::{rows, table};

/// Nine tables: every third listed, every second awaiting the host, person 5 at the first four, over from 7 on. Two
/// of them changed in the same moment.
async fn nine() -> Store {
    let store = store().await;
    for id in 1..=9 {
        let index = Index {
            title: "GE".to_owned(),
            stage: if id < 7 { "playing" } else { "over" }.to_owned(),
            is_listed: id % 3 == 0,
            awaits_host: id % 2 == 0,
            seats: if id <= 4 { vec![Some(5), None, Some(5)] } else { vec![Some(100 + id)] },
            owner: None,
            turn_of: Some(5),
            changed: 50 + id / 8 * 8,
            opening: None,
            result: None,
        };
        store.create(table(id, index), &rows(1, id)).await.unwrap();
    }
    store
}

async fn ids(store: &Store, find: TableQuery) -> Vec<u64> {
    store.find(&TableQuery { limit: 100, ..find }).await.unwrap().iter().map(|listed| listed.id).collect()
}

#[tokio::test]
async fn tables_are_found_by_what_they_are() {
    let store = nine().await;
    assert_eq!(ids(&store, TableQuery::default()).await, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
    assert_eq!(ids(&store, TableQuery { is_listed: Some(true), ..TableQuery::default() }).await, [9, 6, 3]);
    assert_eq!(
        ids(&store, TableQuery { is_listed: Some(false), ..TableQuery::default() }).await,
        [8, 7, 5, 4, 2, 1]
    );
    assert_eq!(
        ids(&store, TableQuery { awaits_host: Some(true), ..TableQuery::default() }).await,
        [8, 6, 4, 2]
    );
    assert_eq!(ids(&store, TableQuery { person: Some(5), ..TableQuery::default() }).await, [4, 3, 2, 1]);
    let over =
        TableQuery { stages: vec!["over".to_owned(), "abandoned".to_owned()], ..TableQuery::default() };
    assert_eq!(ids(&store, over.clone()).await, [9, 8, 7]);
    assert_eq!(ids(&store, TableQuery { person: Some(108), ..over.clone() }).await, [8]);
    assert_eq!(ids(&store, TableQuery { person: Some(5), ..over }).await, [0; 0]);
}

#[tokio::test]
async fn a_list_goes_on_where_it_ended() {
    let store = nine().await;
    let mut found: Vec<u64> = Vec::new();
    let mut before: Option<Cursor> = None;
    loop {
        let page = store.find(&TableQuery { before, limit: 2, ..TableQuery::default() }).await.unwrap();
        let Some(last) = page.last() else { break };
        before = Some(last.cursor());
        found.extend(page.iter().map(|listed| listed.id));
    }
    assert_eq!(found, [9, 8, 7, 6, 5, 4, 3, 2, 1]);
}

#[tokio::test]
async fn a_listed_table_is_as_it_was_kept() {
    let store = nine().await;
    let index = Index {
        title: "GE".to_owned(),
        stage: "playing".to_owned(),
        is_listed: true,
        awaits_host: false,
        seats: vec![Some(5), None, Some(5)],
        owner: None,
        turn_of: Some(5),
        changed: 50,
        opening: None,
        result: None,
    };
    assert_eq!(store.listed(3).await.unwrap(), Some(ListedTable { id: 3, index, last: 3, created: 7 }));
    assert_eq!(store.listed(10).await.unwrap(), None);
}

#[tokio::test]
async fn who_rises_is_not_found_there_any_more() {
    let store = nine().await;
    let index = Index { seats: vec![None, Some(6), Some(7)], changed: 99, ..Index::default() };
    store.append(1, &rows(2, 2), &index).await.unwrap();
    assert_eq!(ids(&store, TableQuery { person: Some(5), ..TableQuery::default() }).await, [4, 3, 2]);
    assert_eq!(ids(&store, TableQuery { person: Some(7), ..TableQuery::default() }).await, [1]);
}

#[tokio::test]
async fn a_list_without_end_is_cut() {
    let store = nine().await;
    let all = store.find(&TableQuery { limit: u32::MAX, ..TableQuery::default() }).await.unwrap();
    assert_eq!(all.len(), 9);
    assert_eq!(store.find(&TableQuery::default()).await.unwrap(), []);
}
