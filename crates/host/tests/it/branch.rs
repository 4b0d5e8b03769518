//! Games that go on from others, at a host.

use carvania_host::{OpenError, SendError};
use carvania_rules::Title;
use carvania_rules::fair::{Fairness, check};
use carvania_tables::{Branch, By, Command, Occupant, Options, OptionsError, Origin, Refusal, Stage};

use crate::room::{begin, casual, guest, host, options, person, play, send};

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
