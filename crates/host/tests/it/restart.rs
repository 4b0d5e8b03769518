//! A host that ends in the middle, and the next one on the same file.

use std::time::Duration;

use carvania_bots::Level;
use carvania_host::Host;
use carvania_rules::Title;
use carvania_store::Store;
use carvania_tables::{Command, Occupant, Stage, Table, WaitsFor};

use crate::room::{
    START, begin, casual, guest, host_at, host_with, manual, options, person, play, send, settings, until,
};

#[tokio::test]
async fn bots_play_on_by_themselves() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    let (host, store) = host_at(&path, settings()).await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    send(&host, table, ada, Command::Leave { stand_in: Level::Casual }).await.unwrap();
    let before = until(&host, table, |table| table.last > 30).await;
    assert_eq!(before.stage, Stage::Playing);
    // Nobody says good-bye.
    drop(host);
    store.close().await;

    let (host, store) = host_at(&path, settings()).await;
    // Nobody asks for the table either: the list shows when it is over.
    loop {
        let listed = store.listed(table.0).await.unwrap().unwrap();
        if listed.index.stage == "over" {
            break;
        }
        tokio::task::yield_now().await;
    }
    let over = host.table(table).await.unwrap();
    assert_eq!(over.stage, Stage::Over);
    assert_eq!(over.entries[..20], before.entries[..20]);
    host.stop().await;
    store.close().await;
}

#[tokio::test]
async fn a_person_finds_the_table_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    let (host, store) = host_at(&path, settings()).await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::JourneyThree, vec![person(ada), casual()])).await;
    // Enough for a snapshot and some events after it.
    let waits = |table: &Table| matches!(table.waits_for(), WaitsFor::Person { .. });
    let before = play(&host, table, |table| table.last > 230 && waits(table)).await;
    host.stop().await;
    drop(host);
    store.close().await;

    let (host, store) = host_at(&path, settings()).await;
    assert_eq!(*host.table(table).await.unwrap(), *before);
    assert_eq!(play(&host, table, |_| false).await.stage, Stage::Over);
    host.stop().await;
    store.close().await;
}

#[tokio::test]
async fn only_tables_that_wait_for_the_host_are_woken() {
    let store = Store::in_memory().await.unwrap();
    let (settings, _time) = manual(START);
    let host = Host::start(store.clone(), settings).await.unwrap();
    let ada = guest(&host, "Ada").await;
    for _ in 0..20 {
        begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    }
    // One where bots alone play: nobody waits there.
    let experts = vec![Occupant::Bot(Level::Expert); 2];
    begin(&host, &[ada], options(Title::GolemEdition, experts)).await;
    // One where it is a bot's turn, and will be for longer than the host lives.
    let expert = vec![Occupant::Bot(Level::Expert), person(ada)];
    let waiting = begin(&host, &[ada], options(Title::GolemEdition, expert)).await;
    host.stop().await;
    drop(host);
    let last = store.listed(waiting.0).await.unwrap().unwrap().last;

    let (settings, _time) = manual(START + Duration::from_secs(1));
    let host = Host::start(store.clone(), settings).await.unwrap();
    while store.listed(waiting.0).await.unwrap().unwrap().last == last {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.metrics().tables_awake, 1);
    assert_eq!(host.metrics().tables_open, 22);
    host.stop().await;
}

#[tokio::test]
async fn a_table_that_is_put_away_comes_back() {
    let (settings, time) = manual(START);
    let idle = settings.idle_timeout;
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let before = host.table(table).await.unwrap();
    let mut rounds = 0;
    while host.metrics().tables_awake > 0 {
        time.advance(idle);
        tokio::task::yield_now().await;
        rounds += 1;
        assert!(rounds < 10_000, "it is put away");
    }
    assert_eq!(*host.table(table).await.unwrap(), *before);
    let text = "still here".to_owned();
    assert_eq!(send(&host, table, ada, Command::Say { text }).await.unwrap().table.last, before.last + 1);
}

#[tokio::test]
async fn a_game_that_is_over_keeps_no_snapshot() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("carvania.db");
    let (host, store) = host_at(&path, settings()).await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    play(&host, table, |table| table.last > 210).await;
    let snapshot = async || store.snapshot(table.0).await.unwrap();
    while snapshot().await.is_none() {
        tokio::task::yield_now().await;
    }
    let kept = snapshot().await.unwrap();
    let over = play(&host, table, |table| table.stage == Stage::Over).await;
    while snapshot().await.is_some() {
        tokio::task::yield_now().await;
    }
    host.stop().await;
    drop(host);
    // As an earlier program left it.
    store.save_snapshot(table.0, &kept).await.unwrap();
    store.close().await;

    let (host, store) = host_at(&path, settings()).await;
    while store.snapshot(table.0).await.unwrap().is_some() {
        tokio::task::yield_now().await;
    }
    assert_eq!(*host.table(table).await.unwrap(), *over);
    host.stop().await;
    store.close().await;
}
