//! Maps that people keep.

use carvania_store::{SavedMap, StoreError};

use super::store;
use crate::person;

fn map(game: &str, name: &str, saved: u64) -> SavedMap {
    SavedMap { game: game.to_owned(), name: name.to_owned(), code: format!("1{saved}"), saved }
}

#[tokio::test]
async fn a_map_is_kept_until_another_takes_its_name() {
    let store = store().await;
    for id in [1, 2] {
        store.add_person(person(id)).await.unwrap();
    }
    for (person, map) in [(1, map("EM", "pass", 1)), (1, map("J2", "pass", 2)), (2, map("EM", "pass", 3))] {
        assert!(store.save_map(person, map, 100).await.unwrap());
    }
    assert!(store.save_map(1, map("EM", "pass", 4), 100).await.unwrap());
    assert_eq!(store.saved_maps(1).await.unwrap(), [map("EM", "pass", 4), map("J2", "pass", 2)]);
    assert!(store.remove_map(1, "J2", "pass").await.unwrap());
    assert!(!store.remove_map(1, "J2", "pass").await.unwrap());
    assert_eq!(store.saved_maps(1).await.unwrap(), [map("EM", "pass", 4)]);
    assert_eq!(store.saved_maps(2).await.unwrap(), [map("EM", "pass", 3)]);
}

#[tokio::test]
async fn there_is_room_for_so_many_maps() {
    let store = store().await;
    store.add_person(person(1)).await.unwrap();
    assert!(store.save_map(1, map("EM", "one", 1), 2).await.unwrap());
    assert!(store.save_map(1, map("EM", "two", 2), 2).await.unwrap());
    assert!(!store.save_map(1, map("EM", "three", 3), 2).await.unwrap());
    assert!(store.save_map(1, map("EM", "one", 4), 2).await.unwrap());
    assert_eq!(store.saved_maps(1).await.unwrap(), [map("EM", "one", 4), map("EM", "two", 2)]);
}

#[tokio::test]
async fn nobody_keeps_maps_who_is_not_known_or_erased() {
    let store = store().await;
    assert!(matches!(store.save_map(1, map("EM", "x", 1), 9).await, Err(StoreError::Unknown)));
    store.add_person(person(1)).await.unwrap();
    assert!(store.save_map(1, map("EM", "x", 1), 9).await.unwrap());
    assert!(store.erase(1, str::to_owned).await.unwrap());
    assert_eq!(store.saved_maps(1).await.unwrap(), []);
    assert!(matches!(store.save_map(1, map("EM", "x", 1), 9).await, Err(StoreError::Unknown)));
}
