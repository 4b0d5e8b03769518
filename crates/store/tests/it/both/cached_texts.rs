//! Papers: the newest of each kind are there.

use carvania_store::{CachedText, CachedTextKind};

use super::store;

fn cached_text(kind: CachedTextKind, number: u64) -> CachedText {
    CachedText { kind, key: format!("key {number}"), kept: number, body: format!("text {number}") }
}

#[tokio::test]
async fn the_oldest_of_a_kind_go() {
    let store = store().await;
    store.put_cached_text(cached_text(CachedTextKind::Review, 0), 2).await.unwrap();
    for number in 1..=4 {
        store.put_cached_text(cached_text(CachedTextKind::Record, number), 2).await.unwrap();
    }
    let body = async |kind, key: &str| store.cached_text(kind, key).await.unwrap();
    assert_eq!(body(CachedTextKind::Record, "key 2").await, None);
    assert_eq!(body(CachedTextKind::Record, "key 3").await.as_deref(), Some("text 3"));
    assert_eq!(body(CachedTextKind::Record, "key 4").await.as_deref(), Some("text 4"));
    assert_eq!(body(CachedTextKind::Review, "key 0").await.as_deref(), Some("text 0"));
    assert_eq!(body(CachedTextKind::Review, "key 4").await, None);
}

#[tokio::test]
async fn the_same_key_is_the_same_text_and_stays_young() {
    let store = store().await;
    for (number, kept) in [(1, 1), (2, 2), (1, 3), (3, 4)] {
        let body = format!("kept at {kept}");
        store
            .put_cached_text(CachedText { kept, body, ..cached_text(CachedTextKind::Record, number) }, 2)
            .await
            .unwrap();
    }
    let body = async |key: &str| store.cached_text(CachedTextKind::Record, key).await.unwrap();
    assert_eq!(body("key 1").await.as_deref(), Some("kept at 3"));
    assert_eq!(body("key 2").await, None);
}
