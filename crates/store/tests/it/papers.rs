//! Papers: the newest of each kind are there.

use carvania_store::{Paper, PaperKind};

use crate::store;

fn paper(kind: PaperKind, number: u64) -> Paper {
    Paper { kind, key: format!("key {number}"), kept: number, body: format!("text {number}") }
}

#[tokio::test]
async fn the_oldest_of_a_kind_go() {
    let store = store().await;
    store.keep_paper(paper(PaperKind::Review, 0), 2).await.unwrap();
    for number in 1..=4 {
        store.keep_paper(paper(PaperKind::Record, number), 2).await.unwrap();
    }
    let body = async |kind, key: &str| store.paper(kind, key).await.unwrap();
    assert_eq!(body(PaperKind::Record, "key 2").await, None);
    assert_eq!(body(PaperKind::Record, "key 3").await.as_deref(), Some("text 3"));
    assert_eq!(body(PaperKind::Record, "key 4").await.as_deref(), Some("text 4"));
    assert_eq!(body(PaperKind::Review, "key 0").await.as_deref(), Some("text 0"));
    assert_eq!(body(PaperKind::Review, "key 4").await, None);
}

#[tokio::test]
async fn the_same_key_is_the_same_paper_and_stays_young() {
    let store = store().await;
    for (number, kept) in [(1, 1), (2, 2), (1, 3), (3, 4)] {
        let body = format!("kept at {kept}");
        store.keep_paper(Paper { kept, body, ..paper(PaperKind::Record, number) }, 2).await.unwrap();
    }
    let body = async |key: &str| store.paper(PaperKind::Record, key).await.unwrap();
    assert_eq!(body("key 1").await.as_deref(), Some("kept at 3"));
    assert_eq!(body("key 2").await, None);
}
