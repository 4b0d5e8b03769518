//! Lobbies that never begin, and invites that are made anew.

use std::time::Duration;

use carvania_host::{SendError, Settings};
use carvania_rules::Title;
use carvania_tables::{Command, Occupant, Refusal, Stage};

use crate::room::{START, begin, guest, host_with, manual, options, person, send, until};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);
const HOUR: Duration = Duration::from_secs(60 * 60);
/// So long somebody is given to look, before the clock is moved on.
const WATCH_INTERVAL: Duration = Duration::from_millis(500);

#[tokio::test]
async fn a_lobby_where_nothing_happens_is_closed_and_counts_no_more() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let lobby = || options(Title::GolemEdition, vec![person(ada), Occupant::Open]);
    let forgotten = host.open(ada, lobby()).await.unwrap().id;
    time.advance(4 * DAY);
    let fresh = host.open(ada, lobby()).await.unwrap().id;
    time.advance(4 * DAY);
    until(&host, forgotten, |table| table.stage == Stage::Abandoned).await;
    assert_eq!(host.table(fresh).await.unwrap().stage, Stage::Lobby);
    assert_eq!(host.metrics().tables_open, 1);
    let late = send(&host, forgotten, ada, Command::Ready { note: None }).await;
    assert!(matches!(late, Err(SendError::Refused(Refusal::Begun))), "{late:?}");
}

#[tokio::test]
async fn a_lobby_with_one_person_is_closed_sooner_when_the_host_is_nearly_full() {
    let (settings, time) = manual(START);
    let host = host_with(Settings { max_open_tables: 5, ..settings }).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let lobby = || options(Title::GolemEdition, vec![person(ada), Occupant::Open, Occupant::Open]);
    let joined = host.open(ada, lobby()).await.unwrap().id;
    send(&host, joined, bob, Command::Sit { place: None }).await.unwrap();
    let playing = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    for _ in 0..2 {
        let lonely = [host.open(ada, lobby()).await.unwrap().id, host.open(ada, lobby()).await.unwrap().id];
        time.advance(3 * HOUR);
        for table in lonely {
            until(&host, table, |table| table.stage == Stage::Abandoned).await;
        }
    }
    assert_eq!(host.table(joined).await.unwrap().stage, Stage::Lobby);
    assert_eq!(host.table(playing).await.unwrap().stage, Stage::Playing);
    assert_eq!(host.metrics().tables_open, 2);
}

#[tokio::test]
async fn where_there_is_room_a_lobby_with_one_person_stays() {
    let (settings, time) = manual(START);
    let host = host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let lobby = || options(Title::GolemEdition, vec![person(ada), Occupant::Open]);
    let forgotten = [host.open(ada, lobby()).await.unwrap().id, host.open(ada, lobby()).await.unwrap().id];
    time.advance(7 * DAY - 3 * HOUR);
    let lonely = host.open(ada, lobby()).await.unwrap().id;
    time.advance(3 * HOUR);
    // Those that are closed after a week tell that somebody has looked.
    for table in forgotten {
        let closed = || until(&host, table, |table| table.stage == Stage::Abandoned);
        // Whoever has just looked looks again after a while.
        while tokio::time::timeout(WATCH_INTERVAL, closed()).await.is_err() {
            time.advance(HOUR);
        }
    }
    assert_eq!(host.table(lonely).await.unwrap().stage, Stage::Lobby);
}

#[tokio::test]
async fn the_owner_makes_an_invite_anew_and_the_old_one_leads_nowhere() {
    let (settings, _time) = manual(START);
    let host = host_with(settings).await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let opened =
        host.open(ada, options(Title::GolemEdition, vec![person(ada), Occupant::Open])).await.unwrap();
    let fresh = host.renew_invite(opened.id, ada).await.unwrap();
    assert_eq!(host.invited(&fresh).await.unwrap(), Some(opened.id));
    assert_eq!(host.invited(&opened.invite).await.unwrap(), None);
    let refused = host.renew_invite(opened.id, bob).await;
    assert!(matches!(refused, Err(SendError::Refused(Refusal::NotOwner))), "{refused:?}");
    assert_eq!(host.invited(&fresh).await.unwrap(), Some(opened.id));
}
