//! Who sits where: lobby, leaving, taking back by consent, playing again.

use carvania_bots::Level;
use carvania_host::{OpenError, RematchError, SendError};
use carvania_rules::Title;
use carvania_tables::{
    By, Command, EventKind, Note, Occupant, Options, OptionsError, Refusal, SeatOrder, Stage,
};

use crate::room::{begin, casual, decision, guest, host, open, options, person, play, send, until};

#[tokio::test]
async fn an_invite_leads_to_its_table() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let opened =
        host.open(ada, options(Title::GolemEdition, vec![person(ada), Occupant::Open])).await.unwrap();
    let invite = opened.invite.reveal().parse().unwrap();
    assert_eq!(host.invited(&invite).await.unwrap(), Some(opened.id));
    send(&host, opened.id, bob, Command::Sit { place: None }).await.unwrap();
    let note = |text: &str| Some(Note::try_from(text.to_owned()).unwrap());
    send(&host, opened.id, ada, Command::Ready { note: note("rain") }).await.unwrap();
    let answer = send(&host, opened.id, bob, Command::Ready { note: None }).await.unwrap();
    assert_eq!(answer.table.stage, Stage::Playing);
    let record = host.record(opened.id).await.unwrap().unwrap();
    assert_eq!(record.headers().promise().unwrap().notes(), ["rain", ""]);
}

#[tokio::test]
async fn nobody_is_seated_by_others_and_programs_must_be_offered() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let seats = vec![person(ada), person(bob)];
    let refused = host.open(ada, options(Title::GolemEdition, seats)).await;
    assert!(matches!(refused, Err(OpenError::Options(OptionsError::People))));
    let seats = vec![person(ada), Occupant::Program("sh".to_owned())];
    let refused = host.open(ada, options(Title::GolemEdition, seats)).await;
    assert!(matches!(refused, Err(OpenError::Options(OptionsError::Program(_)))));
    let refused = host.open(ada, options(Title::GolemEdition, vec![person(ada); 9])).await;
    assert!(matches!(refused, Err(OpenError::Options(OptionsError::Setup(_)))));
    assert_eq!(host.metrics().tables_open, 0);
}

#[tokio::test]
async fn around_one_screen_a_person_has_all_seats() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::EasternMountains, vec![person(ada); 3])).await;
    let over = play(&host, table, |_| false).await;
    assert_eq!(over.stage, Stage::Over);
    assert!(over.entries.iter().all(|entry| matches!(entry.by, By::Seat(_) | By::Forced(_) | By::Chance)));
}

#[tokio::test]
async fn what_others_have_seen_is_taken_back_by_consent() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let seats = vec![person(ada), person(bob)];
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, seats)).await;
    let start = host.table(table).await.unwrap();
    let second_turn = play(&host, table, |table| decision(table).is_some_and(|(by, _)| by == bob)).await;
    let undo = Command::Undo { seat: 1, seen: second_turn.last, to: Some(start.entries.len() as u32) };
    let asked = send(&host, table, ada, undo).await.unwrap();
    assert!(matches!(asked.events[..], [carvania_tables::Event { kind: EventKind::UndoAsked { .. }, .. }]));
    let agreed = send(&host, table, bob, Command::AnswerUndo { seat: 2, agrees: true }).await.unwrap();
    assert_eq!(agreed.table.entries, start.entries);
    assert_eq!(agreed.table.game(), start.game());
    // What was asked and refused changes nothing.
    let later = play(&host, table, |table| decision(table).is_some_and(|(by, _)| by == bob)).await;
    let undo = Command::Undo { seat: 1, seen: later.last, to: Some(start.entries.len() as u32) };
    send(&host, table, ada, undo).await.unwrap();
    let refused = send(&host, table, bob, Command::AnswerUndo { seat: 2, agrees: false }).await.unwrap();
    assert_eq!(refused.table.entries, later.entries);
}

#[tokio::test]
async fn a_bot_plays_for_who_leaves_until_they_return() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let seats = vec![person(ada), person(bob)];
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, seats)).await;
    send(&host, table, ada, Command::Leave { stand_in: Level::Casual }).await.unwrap();
    until(&host, table, |table| decision(table).is_some_and(|(by, _)| by == bob)).await;
    let back = send(&host, table, ada, Command::Return).await.unwrap();
    assert!(back.table.entries.iter().any(|entry| entry.by == By::Bot(1)));
    let now = play(&host, table, |table| decision(table).is_some_and(|(by, _)| by == ada)).await;
    let (_, command) = decision(&now).unwrap();
    send(&host, table, ada, command).await.unwrap();
}

#[tokio::test]
async fn who_played_first_plays_last_in_a_rematch() {
    let host = host().await;
    let (ada, bob, eve) = (guest(&host, "Ada").await, guest(&host, "Bob").await, guest(&host, "Eve").await);
    let seats = vec![person(ada), casual(), person(bob)];
    let options = Options { order: SeatOrder::Random, ..options(Title::GolemEdition, seats) };
    let table = begin(&host, &[ada, bob], options).await;
    let early = host.rematch(table, ada).await;
    assert!(matches!(early, Err(RematchError::Refused(Refusal::NotOver))));
    let over = play(&host, table, |_| false).await;
    assert!(matches!(host.rematch(table, eve).await, Err(RematchError::Refused(Refusal::NotSeated))));

    let (first, second) = tokio::join!(host.rematch(table, ada), host.rematch(table, bob));
    let again = first.unwrap();
    assert_eq!(second.unwrap(), again);
    assert_eq!(host.table(table).await.unwrap().rematch, Some(again));
    let mut seats: Vec<_> = over.places.iter().collect();
    seats.sort_by_key(|place| place.seat);
    let mut wanted: Vec<Occupant> = seats.into_iter().map(|place| place.occupant.clone()).collect();
    wanted.rotate_left(1);
    let lobby = host.table(again).await.unwrap();
    assert_eq!(lobby.places.iter().map(|place| place.occupant.clone()).collect::<Vec<_>>(), wanted);
    assert_ne!(lobby.commitment, over.commitment);
    for person in [ada, bob] {
        send(&host, again, person, Command::Ready { note: None }).await.unwrap();
    }
    assert_eq!(host.table(again).await.unwrap().stage, Stage::Playing);
}

#[tokio::test]
async fn there_is_room_for_so_many_tables() {
    let settings = carvania_host::Settings { max_open_tables: 1, ..crate::room::settings() };
    let host = crate::room::host_with(settings).await;
    let ada = guest(&host, "Ada").await;
    let table = open(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let full = host.open(ada, options(Title::GolemEdition, vec![person(ada); 2])).await;
    assert!(matches!(full, Err(OpenError::Full { most: 1 })));
    send(&host, table, ada, Command::Abandon).await.unwrap();
    open(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let gone = send(&host, table, ada, Command::Ready { note: None }).await;
    assert!(matches!(gone, Err(SendError::Refused(_))));
}
