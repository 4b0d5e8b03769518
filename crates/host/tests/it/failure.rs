//! When the store fails, or somebody else writes to it.

use carvania_host::{Host, HostError, SendError};
use carvania_rules::Title;
use carvania_store::{Index, Row, Store};
use carvania_tables::{Command, Refusal};

use crate::room::{begin, decision, guest, options, person, send, settings};

#[tokio::test]
async fn what_cannot_be_written_is_not_acknowledged() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let (_, command) = decision(&host.table(table).await.unwrap()).unwrap();
    store.close().await;
    for _ in 0..3 {
        let answer = send(&host, table, ada, command.clone()).await;
        assert!(matches!(answer, Err(SendError::Host(HostError::Store(_)))), "{answer:?}");
    }
    assert!(host.table(table).await.is_err());
    host.stop().await;
}

#[tokio::test]
async fn what_somebody_else_wrote_counts() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let other = Host::start(store, settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let before = other.table(table).await.unwrap();
    let (_, command) = decision(&before).unwrap();
    let first = send(&host, table, ada, command.clone()).await.unwrap();
    // The other host believes that nothing happened, until it tries to write.
    let second = send(&other, table, ada, command).await;
    assert!(matches!(second, Err(SendError::Refused(Refusal::Stale { .. }))), "{second:?}");
    assert_eq!(*other.table(table).await.unwrap(), *first.table);
    let text = "and now".to_owned();
    let said = send(&other, table, ada, Command::Say { text }).await.unwrap();
    assert_eq!(said.events[0].number, first.table.last + 1);
}

#[tokio::test]
async fn a_table_with_an_unknown_action_says_so_and_can_be_looked_at_up_to_it() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), settings()).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let before = host.table(table).await.unwrap();
    let number = before.last + 1;
    let body = format!(r#"{{"number":{number},"at":1,"fact":"acted","by":{{"seat":1}},"action":"fly:Y"}}"#);
    let row = Row { number, at: 1, body, said_by: None };
    store.append(table.0, &[row], &Index::default()).await.unwrap();

    let later = Host::start(store, settings()).await.unwrap();
    let Err(HostError::Unreadable { problem, .. }) = later.table(table).await else {
        panic!("it cannot be read")
    };
    assert!(problem.starts_with("`fly:Y` cannot be read: write one of play:CARD, "), "{problem}");
    assert_eq!(later.table_at(table, before.last).await.unwrap(), before);
}
