//! The seed is secret until the game is over.

use carvania_host::Host;
use carvania_rules::Title;
use carvania_rules::fair::Seed;
use carvania_store::Store;
use carvania_tables::TableId;
use futures_util::StreamExt;

use crate::room::{begin, casual, guest, options, person, play, settings};

/// Everything that a host tells about a table.
async fn told(host: &Host, table: TableId) -> String {
    let now = host.table(table).await.unwrap();
    let record = host.record(table).await.unwrap().unwrap();
    let updates = host.follow(table, 0).await.unwrap();
    let updates: Vec<_> = updates.take(now.last as usize).collect().await;
    format!("{now:?} {} {} {updates:?} {:?}", now.to_snapshot(), record.to_text(), host.metrics())
}

#[tokio::test]
async fn nothing_tells_the_seed_before_the_end() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    play(&host, table, |table| table.last > 60).await;
    let seed = store.seed(table.0).await.unwrap().unwrap();
    let digits = Seed::from(seed).reveal();
    let bytes = format!("{seed:?}");
    let before = told(&host, table).await;
    assert!(!before.contains(&digits) && !before.contains(bytes.trim_matches(['[', ']'])));
    play(&host, table, |_| false).await;
    assert!(told(&host, table).await.contains(&digits));
}
