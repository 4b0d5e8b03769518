//! Games that go on from others, at a host.

use carvania_host::{Host, ImportError, OpenError, SendError};
use carvania_rules::Title;
use carvania_rules::fair::{Fairness, check};
use carvania_tables::{Branch, By, Command, Occupant, Options, OptionsError, Origin, Refusal, Stage};

use crate::review::without_end;
use crate::room::{begin, casual, decision, guest, host, host_at, options, person, play, send, settings};

const AT: usize = 40;

#[tokio::test]
async fn a_game_goes_on_from_any_point_and_its_own_draws_are_proven() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let first = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    let played = play(&host, first, |_| false).await;

    let from = host.branch(first, AT).await.unwrap();
    let seats = vec![casual(), person(ada)];
    let table = host.open(ada, Options { seats: seats.clone(), ..from }).await.unwrap().id;
    let dealt = send(&host, table, ada, Command::Ready { note: None }).await.unwrap().table;
    assert_eq!(dealt.given(), AT);
    assert_eq!(
        dealt.record.as_ref().unwrap().actions()[..AT],
        played.record.as_ref().unwrap().actions()[..AT]
    );
    assert!(dealt.entries[..AT].iter().all(|entry| matches!(entry.by, By::Given(_) | By::Chance)));
    assert_eq!(dealt.options.branch.as_ref().unwrap().from, Some(Origin::Table(first)));

    let over = play(&host, table, |_| false).await;
    assert_eq!(over.stage, Stage::Over);
    let record = host.record(table).await.unwrap().unwrap();
    let Ok(Fairness::Proven { draws, given, order: false }) = check(&record) else { panic!("{record:?}") };
    assert!(draws > 0 && given > 0);
    let text = record.to_text();
    assert!(text.contains("\ngiven: 40\n") && text.contains(&format!("\nfrom: table {first}\n")), "{text}");

    // Once more from the same point, on the same seats, with other draws.
    let again = host.table(host.rematch(table, ada).await.unwrap()).await.unwrap();
    assert_eq!(again.options.branch, over.options.branch);
    assert_eq!(again.places.iter().map(|place| place.occupant.clone()).collect::<Vec<_>>(), seats);
    assert_ne!(again.commitment, over.commitment);
}

#[tokio::test]
async fn what_cannot_be_gone_on_from_is_refused() {
    let host = host().await;
    let (ada, ben) = (guest(&host, "Ada").await, guest(&host, "Ben").await);
    let both = options(Title::EndlessWorld, vec![person(ada), person(ben)]);
    let played = begin(&host, &[ada, ben], both).await;
    let refused = |result| match result {
        Err(SendError::Refused(refusal)) => refusal,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(host.branch(played, 20).await), Refusal::NotOver);
    let lobby =
        host.open(ada, options(Title::EndlessWorld, vec![person(ada), Occupant::Open])).await.unwrap().id;
    assert_eq!(refused(host.branch(lobby, 20).await), Refusal::NotPlaying);

    let over = play(&host, played, |_| false).await;
    let end = Branch::options(over.record.as_ref().unwrap(), usize::MAX, None);
    let end = Options { seats: vec![person(ada), casual()], ..end };
    let Err(OpenError::Options(OptionsError::Branch(why))) = host.open(ada, end).await else { panic!() };
    assert!(why.contains("over"), "{why}");
}

/// How a game goes on from one without end.
async fn long_branch(host: &Host, actions: usize) -> Options {
    let key = host.records().keep(&without_end(actions).to_text()).await.unwrap();
    host.branch_of_record(&key, actions).await.unwrap().unwrap()
}

#[tokio::test]
async fn a_game_begins_with_no_more_actions_than_any_real_one_has() {
    let host = host().await;
    let ada = guest(&host, "Ada").await;
    let seats = || vec![person(ada), casual()];
    let longest = long_branch(&host, 5_000).await;
    host.open(ada, Options { seats: seats(), ..longest }).await.unwrap();
    let longer = long_branch(&host, 5_001).await;
    let refused = host.open(ada, Options { seats: seats(), ..longer }).await;
    let Err(OpenError::Options(OptionsError::Branch(why))) = refused else { panic!("{refused:?}") };
    assert_eq!(
        why,
        "5001 actions lead there, and a game can begin with at most 5000: choose an earlier point"
    );
}

#[tokio::test]
async fn others_play_on_while_a_long_game_is_begun() {
    let folder = tempfile::tempdir().unwrap();
    let (host, store) = host_at(&folder.path().join("carvania.db"), settings()).await;
    let (ada, ben) = (guest(&host, "Ada").await, guest(&host, "Ben").await);
    let long = long_branch(&host, 5_000).await;
    let long = host.open(ada, Options { seats: vec![person(ada); 2], ..long }).await.unwrap().id;
    let short = begin(&host, &[ben], options(Title::GolemEdition, vec![person(ben); 2])).await;
    let mut moves = 0;
    let mut begun = std::pin::pin!(send(&host, long, ada, Command::Ready { note: None }));
    loop {
        let (_, command) = decision(&host.table(short).await.unwrap()).unwrap();
        tokio::select! {
            biased;
            dealt = &mut begun => {
                assert_eq!(dealt.unwrap().table.given(), 5_000);
                break;
            }
            moved = send(&host, short, ben, command) => {
                moved.unwrap();
                moves += 1;
            }
        }
    }
    // Twenty pieces of work, and no move waits for more than three of them.
    assert!(moves >= 6, "{moves} moves were made meanwhile");
    host.stop().await;
    store.close().await;
}

#[tokio::test]
async fn a_game_between_people_is_not_tried_out_by_way_of_its_record() {
    for title in Title::ALL {
        let host = host().await;
        let (ada, bob) = (guest(&host, "Ada").await, guest(&host, "Bob").await);
        let table = begin(&host, &[ada, bob], options(title, vec![person(ada), person(bob)])).await;
        let record = host.record(table).await.unwrap().unwrap();
        let bare = record.first(record.actions().len());
        for text in [record.to_text(), record.to_json_lines(), bare.to_text()] {
            let kept = host.records().keep(&text).await;
            assert!(matches!(kept, Err(ImportError::Live)), "{title}: {kept:?}");
        }
        // Alone it is everybody's own business.
        let alone = begin(&host, &[ada], options(title, vec![person(ada); 2])).await;
        let record = host.record(alone).await.unwrap().unwrap();
        host.records().keep(&record.to_text()).await.unwrap();
        // When it is over, everybody may.
        play(&host, table, |_| false).await;
        host.records().keep(&bare.to_text()).await.unwrap();
        host.stop().await;
    }
}
