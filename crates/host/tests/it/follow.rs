//! Following a table.

use carvania_host::{Host, HostError};
use carvania_rules::Title;
use carvania_store::Store;
use carvania_tables::{Command, EventNumber, TableId};
use futures_util::StreamExt;

use crate::room::{begin, casual, guest, host, host_at, options, person, play, send, settings};

async fn numbers(host: &Host, table: TableId, after: EventNumber, most: usize) -> Vec<EventNumber> {
    let updates = host.follow(table, after).await.unwrap();
    let told = updates.map(|update| {
        let update = update.unwrap();
        assert!(update.table.last >= update.event.number);
        update.event.number
    });
    told.take(most).collect().await
}

#[tokio::test]
async fn from_any_number_on_nothing_is_missed_or_repeated() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    let last = play(&host, table, |table| table.last > 40).await.last;
    // Some have seen nothing, some all; the game goes on while they follow.
    let mut following = Vec::new();
    for after in [0, 1, 7, last - 1, last] {
        let host = host.clone();
        following.push(tokio::spawn(async move {
            let wanted: Vec<EventNumber> = (after + 1..=last + 60).collect();
            assert_eq!(numbers(&host, table, after, wanted.len()).await, wanted);
        }));
    }
    play(&host, table, |table| table.last > last + 60).await;
    for follower in following {
        follower.await.unwrap();
    }
}

#[tokio::test]
async fn who_stops_reading_is_not_waited_for_and_misses_nothing() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let mut slow = Box::pin(host.follow(table, 0).await.unwrap());
    assert_eq!(slow.next().await.unwrap().unwrap().event.number, 1);
    // Far more than anybody keeps for a follower.
    let now = play(&host, table, |table| table.last > 300).await;
    for number in 2..=now.last {
        assert_eq!(slow.next().await.unwrap().unwrap().event.number, number);
    }
    assert!(host.metrics().followers_behind > 0);
    assert_eq!(host.metrics().followers, 1);
    drop(slow);
    assert_eq!(host.metrics().followers, 0);
}

#[tokio::test]
async fn who_claims_to_have_seen_too_much_hears_what_comes_next() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let last = host.table(table).await.unwrap().last;
    let mut updates = Box::pin(host.follow(table, u64::MAX).await.unwrap());
    send(&host, table, ada, Command::Say { text: "hello".to_owned() }).await.unwrap();
    assert_eq!(updates.next().await.unwrap().unwrap().event.number, last + 1);
}

#[tokio::test]
async fn the_last_word_is_that_the_host_closes() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let last = host.table(table).await.unwrap().last;
    let mut updates = Box::pin(host.follow(table, last).await.unwrap());
    host.stop().await;
    assert!(matches!(updates.next().await, Some(Err(HostError::Closing))));
    assert!(updates.next().await.is_none());
    assert!(matches!(host.table(table).await, Err(HostError::Closing)));
    assert!(host.open(ada, options(Title::GolemEdition, vec![person(ada); 2])).await.is_err());
}

#[tokio::test]
async fn nobody_follows_a_table_that_is_not_there() {
    let host = host().await;
    assert!(matches!(host.follow(TableId(7), 0).await.err(), Some(HostError::NoTable(TableId(7)))));
}

#[tokio::test]
async fn a_table_can_be_looked_at_as_it_was_after_any_event() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), person(ada)])).await;
    let now = host.table(table).await.unwrap();
    for number in 1..now.last {
        assert_eq!(host.table_at(table, number).await.unwrap().last, number);
    }
    for number in [now.last, now.last + 9] {
        assert_eq!(host.table_at(table, number).await.unwrap(), now);
    }
    assert_eq!(host.table_at(table, 0).await.unwrap().last, 1);
    assert!(host.table_at(TableId(1), 1).await.is_err());
}

#[tokio::test]
async fn many_who_stop_reading_a_long_table_keep_nobody_waiting() {
    let folder = tempfile::tempdir().unwrap();
    let (host, store) = host_at(&folder.path().join("carvania.db"), settings()).await;
    let (ada, secret) = host.people().guest("Ada").await.unwrap();
    let bob = guest(&host, "Bob").await;
    let seats = vec![person(ada), person(bob)];
    let long = begin(&host, &[ada, bob], options(Title::GolemEdition, seats)).await;
    for number in 0..3 * Store::PAGE {
        let talks = if number % 2 == 0 { ada } else { bob };
        send(&host, long, talks, Command::Say { text: "and so on".to_owned() }).await.unwrap();
    }
    let mut stalled = Vec::new();
    for _ in 0..200 {
        let mut updates = Box::pin(host.follow(long, 0).await.unwrap());
        assert_eq!(updates.next().await.unwrap().unwrap().event.number, 1);
        stalled.push(updates);
    }
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    assert_eq!(host.people().by_secret(&secret).await.unwrap().unwrap().id, ada);
    play(&host, table, |table| table.last > 60).await;
    // Whoever reads on comes to the end all the same.
    let last = host.table(long).await.unwrap().last;
    let rest: Vec<EventNumber> =
        stalled.remove(0).take(last as usize - 1).map(|update| update.unwrap().event.number).collect().await;
    assert_eq!(rest, (2..=last).collect::<Vec<_>>());
    drop(stalled);
    host.stop().await;
    store.close().await;
}
