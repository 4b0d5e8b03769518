//! Several clients at one table.

use carvania_host::SendError;
use carvania_rules::{ActionText, Title};
use carvania_tables::{Command, Key, Occupant, Refusal};

use crate::room::{begin, decision, guest, host, options, person, send};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_who_decide_at_once_one_wins() {
    let host = host().await;
    let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
    let seats = vec![person(ada), person(bob)];
    let table = begin(&host, &[ada, bob], options(Title::GolemEdition, seats)).await;
    for _ in 0..10 {
        let before = host.table(table).await.unwrap();
        let (by, command) = decision(&before).unwrap();
        let racing = (0..8).map(|_| {
            let (host, command) = (host.clone(), command.clone());
            tokio::spawn(async move { send(&host, table, by, command).await })
        });
        let (mut won, mut stale) = (0, 0);
        for answer in racing.collect::<Vec<_>>() {
            match answer.await.unwrap() {
                Ok(answer) => {
                    won += 1;
                    assert_eq!(answer.events[0].number, before.last + 1);
                }
                Err(SendError::Refused(Refusal::Stale { .. })) => stale += 1,
                Err(error) => panic!("{error}"),
            }
        }
        assert_eq!((won, stale), (1, 7));
    }
    assert_eq!(host.metrics().refusals["stale"], 70);
}

#[tokio::test]
async fn a_request_sent_twice_is_one_move() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let (_, command) = decision(&host.table(table).await.unwrap()).unwrap();
    let Command::Decide { seat, seen, action, .. } = command else { unreachable!() };
    let key = Some(Key::try_from("once".to_owned()).unwrap());
    let command = Command::Decide { seat, seen, action, key };
    let first = send(&host, table, ada, command.clone()).await.unwrap();
    let again = send(&host, table, ada, command).await.unwrap();
    assert!(!first.events.is_empty());
    assert_eq!(again.events, first.events, "it is answered as before");
    assert_eq!(first.table.last, again.table.last);
}

#[tokio::test]
async fn what_is_refused_changes_nothing() {
    let host = host().await;
    let (ada, eve) = (guest(&host, "Ada").await, guest(&host, "Eve").await);
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada); 2])).await;
    let before = host.table(table).await.unwrap();
    let seen = before.last;
    let decide = |seat, action| Command::Decide { seat, seen, action, key: None };
    let nowhere = "play:YYYYYY>M".parse().unwrap();
    for (by, command) in [
        (eve, decide(1, ActionText::Mine)),
        (ada, decide(9, ActionText::Mine)),
        (ada, decide(1, ActionText::Mine)),
        (ada, decide(1, nowhere)),
        (ada, Command::Ready { note: None }),
        (ada, Command::BotDecides { seat: 1, seen, action: ActionText::Mine }),
        (ada, Command::Place { place: 1, occupant: Occupant::Program("rm -rf".to_owned()) }),
    ] {
        let answer = send(&host, table, by, command.clone()).await;
        assert!(matches!(answer, Err(SendError::Refused(_))), "{command:?}");
    }
    assert_eq!(*host.table(table).await.unwrap(), *before);
}
