//! Bots and programs at many tables.

use std::num::NonZeroUsize;

use carvania_bots::Level;
use carvania_host::{Settings, TableList};
use carvania_rules::Title;
use carvania_tables::{By, Command, EventKind, Occupant, Stage, TableId, Visibility};
use futures_util::StreamExt;
use futures_util::future::join_all;

use crate::room::{
    START, begin, casual, decision, guest, host, host_with, manual, open, options, person, play, send,
    settings, until,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_hundred_tables_of_bots_get_their_turns() {
    let host = host_with(Settings { max_tables_per_person: 300, ..settings() }).await;
    let ada = guest(&host, "Ada").await;
    let people = [ada];
    let beginners = vec![Occupant::Bot(Level::Beginner); 2];
    let options = || options(Title::GolemEdition, beginners.clone());
    let tables = join_all((0..300).map(|_| open(&host, &people, options()))).await;
    let ready = |table: &TableId| send(&host, *table, ada, Command::Ready { note: None });
    join_all(tables.iter().map(ready)).await;
    // All of them get on; the first are played to their end, which would take long for all.
    let (to_the_end, given_up) = tables.split_at(30);
    let give_up = async |table: TableId| {
        until(&host, table, |table| table.entries.len() > 20).await;
        // A fast one may have come to its end by now.
        _ = send(&host, table, ada, Command::Abandon).await;
    };
    join_all(given_up.iter().map(|table| give_up(*table))).await;
    for &table in to_the_end {
        until(&host, table, |table| table.stage == Stage::Over).await;
    }
    assert_eq!(host.metrics().tables_open, 0);
    host.stop().await;
}

#[tokio::test]
async fn people_do_not_wait_for_bots() {
    let one = NonZeroUsize::MIN;
    let host = host_with(Settings { bot_threads: one, ..settings() }).await;
    let ada = guest(&host, "Ada").await;
    let masters = vec![Occupant::Bot(Level::Master); 2];
    for _ in 0..10 {
        begin(&host, &[ada], options(Title::JourneyThree, masters.clone())).await;
    }
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    play(&host, table, |table| table.last > 60).await;
    // Had the person waited for them, the masters would have decided by now.
    assert!(host.metrics().bots_waiting > 0);
    host.stop().await;
    assert_eq!(host.metrics().tables_awake, 0);
}

#[tokio::test]
async fn a_program_that_cannot_run_costs_its_own_decisions_alone() {
    let program = "./no-such-program".parse().unwrap();
    let programs = vec![("broken".to_owned(), program)];
    let host = host_with(Settings { programs, ..settings() }).await;
    let ada = guest(&host, "Ada").await;
    let seats = vec![Occupant::Program("broken".to_owned()), casual()];
    let table = begin(&host, &[ada], options(Title::GolemEdition, seats)).await;
    let over = until(&host, table, |table| table.stage == Stage::Over).await;
    assert!(over.entries.iter().any(|entry| entry.by == By::Bot(1)));
    assert!(host.metrics().complaints > 0);
}

#[tokio::test]
async fn a_program_that_is_not_offered_any_more_is_replaced() {
    let store = carvania_store::Store::in_memory().await.unwrap();
    let programs = vec![("broken".to_owned(), "./no-such-program".parse().unwrap())];
    let host = carvania_host::Host::start(store.clone(), Settings { programs, ..settings() }).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let seats = vec![person(ada), Occupant::Program("broken".to_owned())];
    let table = begin(&host, &[ada], options(Title::GolemEdition, seats)).await;
    host.stop().await;
    drop(host);

    let host = carvania_host::Host::start(store, settings()).await.unwrap();
    let now = play(&host, table, |table| table.entries.iter().any(|entry| entry.by == By::Bot(2))).await;
    assert_eq!(now.stage, Stage::Playing);
    assert_eq!(host.metrics().complaints, 0);
}

#[tokio::test]
async fn a_person_who_returns_decides_at_once() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    for _ in 0..3 {
        send(&host, table, ada, Command::Leave { stand_in: Level::Master }).await.unwrap();
        let back = send(&host, table, ada, Command::Return).await.unwrap();
        let (_, command) = decision(&back.table).unwrap();
        let decided = send(&host, table, ada, command).await.unwrap();
        assert!(matches!(decided.events[0].kind, EventKind::Acted { by: By::Seat(_), .. }));
    }
    host.stop().await;
}

#[tokio::test]
async fn bots_alone_stand_still_when_nobody_looks_and_go_on_when_somebody_does() {
    let (settings, time) = manual(START);
    let (unwatched_timeout, idle) = (settings.unwatched_timeout, settings.idle_timeout);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let mut seats = options(Title::GolemEdition, vec![casual(), casual()]);
    seats.visibility = Visibility::Listed;
    let table = begin(&host, &[ada], seats).await;
    // While somebody follows, time does not matter.
    let mut updates = Box::pin(host.follow(table, 0).await.unwrap());
    for _ in 0..40 {
        time.advance(unwatched_timeout);
        assert!(updates.next().await.unwrap().is_ok());
    }
    drop(updates);
    // A table where somebody thinks is not put away.
    while host.metrics().tables_awake > 0 {
        time.advance(idle);
        tokio::task::yield_now().await;
    }
    let listed = host.find(TableList::Playing, None, 10).await.unwrap();
    assert_eq!(listed.iter().map(|found| found.id).collect::<Vec<_>>(), [table], "the game is not over");
    // A look is enough for a while; a follower sees it to its end.
    let still = host.table(table).await.unwrap().last;
    assert_eq!(still, listed[0].last, "nothing happened meanwhile");
    loop {
        let listed = host.find(TableList::Playing, None, 10).await.unwrap();
        if listed.first().is_none_or(|found| found.last > still) {
            break;
        }
        tokio::task::yield_now().await;
    }
    until(&host, table, |table| table.stage == Stage::Over).await;
    host.stop().await;
}

#[tokio::test]
async fn bots_play_on_where_a_person_plays_though_nobody_looks() {
    let (settings, time) = manual(START);
    let unwatched_timeout = settings.unwatched_timeout;
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let mut seats = options(Title::GolemEdition, vec![person(ada), casual()]);
    seats.visibility = Visibility::Listed;
    let table = begin(&host, &[ada], seats).await;
    let (_, command) = decision(&*until(&host, table, |table| decision(table).is_some()).await).unwrap();
    time.advance(2 * unwatched_timeout);
    send(&host, table, ada, command).await.unwrap();
    time.advance(2 * unwatched_timeout);
    // The bot decides, and then it is Ada's turn again: nobody asked the table meanwhile.
    loop {
        let listed = host.find(TableList::Playing, None, 10).await.unwrap();
        if listed[0].turn_of == Some(ada) {
            break;
        }
        tokio::task::yield_now().await;
    }
    host.stop().await;
}
