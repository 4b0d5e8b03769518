//! Clocks, moved by hand.

use std::time::Duration;

use carvania_host::Host;
use carvania_rules::{Seat, Title};
use carvania_store::Store;
use carvania_tables::{By, Event, EventKind, Options, Pace, Table, WaitsFor};
use futures_util::StreamExt;

use crate::room::{START, begin, decision, guest, host_with, manual, options, person, send, until};

const MINUTE: Duration = Duration::from_secs(60);
const BLITZ: Pace = Pace::Fischer { base: 60, increment: 5 };

fn second() -> Seat {
    Seat::numbered(2, 2).unwrap()
}

fn is_turn_of(table: &Table, wanted: Seat) -> bool {
    matches!(table.waits_for(), WaitsFor::Person { seat, .. } if seat == wanted)
}

#[tokio::test]
async fn when_time_is_over_a_bot_takes_the_turn() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let options = Options { pace: BLITZ, ..options(Title::GolemEdition, vec![person(ada), person(bob)]) };
    let table = begin(&host, &[ada, bob], options).await;
    time.advance(MINUTE);
    let now = until(&host, table, |table| is_turn_of(table, second())).await;
    let decided: Vec<By> = now.entries.iter().map(|entry| entry.by).filter(|by| *by != By::Chance).collect();
    assert!(
        !decided.is_empty() && decided.iter().all(|by| matches!(by, By::Clock(1) | By::Forced(1))),
        "{decided:?}"
    );
    assert_eq!(now.clock.time_left(second(), START + MINUTE), Some(MINUTE));
    assert_eq!(now.clock.time_left(Seat::FIRST, START + MINUTE), Some(Duration::from_secs(5)));
}

#[tokio::test]
async fn in_the_last_second_a_person_still_decides() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let options = Options { pace: BLITZ, ..options(Title::GolemEdition, vec![person(ada); 2]) };
    let table = begin(&host, &[ada], options).await;
    time.advance(MINUTE - Duration::from_secs(1));
    let (_, command) = decision(&host.table(table).await.unwrap()).unwrap();
    let answer = send(&host, table, ada, command).await.unwrap();
    assert!(matches!(answer.events[0].kind, EventKind::Acted { by: By::Seat(1), .. }));
}

#[tokio::test]
async fn clocks_stand_still_while_the_host_is_away() {
    let store = Store::in_memory().await.unwrap();
    let (settings, time) = manual(START);
    let host = Host::start(store.clone(), settings).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let options = Options { pace: BLITZ, ..options(Title::GolemEdition, vec![person(ada); 2]) };
    let table = begin(&host, &[ada], options).await;
    // The heart beats when all tables know how long the host before was away.
    while store.last_heartbeat().await.unwrap().is_none() {
        tokio::task::yield_now().await;
    }
    time.advance(Duration::from_secs(20));
    host.stop().await;
    drop(host);

    let later = START + Duration::from_secs(20) + 60 * MINUTE;
    let (settings, _time) = manual(later);
    let host = Host::start(store.clone(), settings).await.unwrap();
    let now = host.table(table).await.unwrap();
    assert_eq!(now.clock.time_left(Seat::FIRST, later), Some(Duration::from_secs(40)));
    let updates = host.follow(table, now.last - 1).await.unwrap();
    let last = Box::pin(updates).next().await.unwrap().unwrap().event;
    assert_eq!(last.kind, EventKind::Away { millis: 3_600_000 });
    host.stop().await;
    drop(host);

    // The same host again at once: nobody was away.
    let (settings, _time) = manual(later);
    let host = Host::start(store, settings).await.unwrap();
    assert_eq!(host.table(table).await.unwrap().last, now.last);
}

#[tokio::test]
async fn a_table_that_was_put_away_is_called_when_time_is_over() {
    let store = Store::in_memory().await.unwrap();
    let (settings, time) = manual(START);
    let idle = settings.idle_timeout;
    let host = Host::start(store.clone(), settings).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let options = Options { pace: Pace::Days(3), ..options(Title::GolemEdition, vec![person(ada); 2]) };
    let table = begin(&host, &[ada], options).await;
    let last = host.table(table).await.unwrap().last;
    while host.metrics().tables_awake > 0 {
        time.advance(idle);
        tokio::task::yield_now().await;
    }
    time.advance(3 * 24 * 60 * MINUTE);
    while store.listed(table.0).await.unwrap().unwrap().last == last {
        tokio::task::yield_now().await;
    }
    let now = host.table(table).await.unwrap();
    assert!(now.entries.iter().any(|entry| entry.by == By::Clock(1)));
}

#[tokio::test]
async fn a_system_clock_that_is_set_forward_takes_nobodys_time() {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let options = Options { pace: BLITZ, ..options(Title::GolemEdition, vec![person(ada); 2]) };
    let table = begin(&host, &[ada], options).await;
    time.advance(Duration::from_secs(20));
    time.jump(DAY);
    let (_, command) = decision(&host.table(table).await.unwrap()).unwrap();
    // Whoever was to decide still does: their time did not run out.
    let answer = send(&host, table, ada, command).await.unwrap();
    assert!(matches!(answer.events[0].kind, EventKind::Acted { by: By::Seat(1), .. }));
    let skipped = |event: &Event| event.kind == EventKind::Away { millis: DAY.as_millis() as u64 };
    let events = host.follow(table, 0).await.unwrap().take(answer.table.last as usize);
    let events: Vec<Event> = events.map(|update| update.unwrap().event).collect().await;
    assert_eq!(events.iter().filter(|event| skipped(event)).count(), 1, "once");
    assert!(events.is_sorted_by_key(|event| event.at));
    let left = answer.table.clock.time_left(Seat::FIRST, START + Duration::from_secs(20) + DAY).unwrap();
    assert!(left >= Duration::from_secs(40), "{left:?}");
}

#[tokio::test]
async fn a_table_that_was_put_away_loses_no_time_by_a_jump() {
    let (settings, time) = manual(START);
    let idle = settings.idle_timeout;
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let options = Options { pace: Pace::Days(3), ..options(Title::GolemEdition, vec![person(ada); 2]) };
    let table = begin(&host, &[ada], options).await;
    let mut idled = Duration::ZERO;
    while host.metrics().tables_awake > 0 {
        time.advance(idle);
        idled += idle;
        tokio::task::yield_now().await;
    }
    time.jump(10 * 24 * 60 * MINUTE);
    let now = host.table(table).await.unwrap();
    assert!(now.entries.iter().all(|entry| entry.by != By::Clock(1)));
    let moment = START + idled + 10 * 24 * 60 * MINUTE;
    assert_eq!(now.clock.time_left(Seat::FIRST, moment), Some(3 * 24 * 60 * MINUTE - idled));
}
