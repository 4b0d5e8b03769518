//! Reviews: made at background, kept, never in anybody's way.

use std::num::NonZeroUsize;

use carvania_bots::{Limit, Reflex};
use carvania_host::{Host, ReviewError, ReviewProgress, Settings};
use carvania_rules::{Action, Actions, Move, Record, Setup, Title, Turn};
use carvania_store::Store;
use carvania_tables::{PersonId, Stage};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use crate::room::{begin, casual, guest, host_with, options, person, play, settings};

/// Who asks for reviews.
const ADA: PersonId = PersonId(1);

/// Settings under which a review takes no time.
fn quick() -> Settings {
    Settings { review_budget: Limit::Nodes(3), ..settings() }
}

/// Settings under which no decision is ever looked into to the end, on one thread.
fn endless() -> Settings {
    Settings { review_budget: Limit::Nodes(1_000_000_000), bot_threads: NonZeroUsize::MIN, ..settings() }
}

/// The first actions of a game between eager players.
pub(crate) fn record(title: Title, most: usize) -> Record {
    let mut record = Record::new(&Setup::standard(title, 2)).unwrap();
    let (mut rng, mut room) = (ChaCha8Rng::seed_from_u64(4), Actions::new());
    while record.actions().len() < most {
        let game = record.game();
        let action = match game.turn() {
            Turn::Seat(_) => Reflex::Eager.choose(game, &mut room, &mut rng),
            Turn::Chance => game.draw(&mut rng),
            Turn::Over => break,
        };
        record.apply(action.unwrap()).unwrap();
    }
    record
}

/// So many actions of a game in which nobody claims anything.
pub(crate) fn without_end(actions: usize) -> Record {
    let mut record = record(Title::GolemEdition, 25);
    let (mut rng, mut legal) = (ChaCha8Rng::seed_from_u64(4), Actions::new());
    while record.actions().len() < actions {
        let game = record.game();
        game.legal_actions(&mut legal);
        let goes_on = legal.iter().copied().find(|action| !matches!(action, Action::Move(Move::Claim(_))));
        let action = if game.turn() == Turn::Chance { game.draw(&mut rng) } else { goes_on };
        record.apply(action.unwrap()).unwrap();
    }
    record
}

/// Waits until a review is there.
async fn made(host: &Host, record: &Record) -> usize {
    loop {
        if let ReviewProgress::Made(review) = host.reviews().progress(record).await.unwrap() {
            return review.moves.iter().filter(|made| made.judgement.is_some()).count();
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_review_is_made_once_and_kept() {
    let store = Store::in_memory().await.unwrap();
    let record = record(Title::GolemEdition, 40);
    let host = Host::start(store.clone(), quick()).await.unwrap();
    assert!(matches!(host.reviews().progress(&record).await.unwrap(), ReviewProgress::Unasked));
    host.reviews().ask(&record, ADA).await.unwrap();
    host.reviews().ask(&record, ADA).await.unwrap();
    let judged = made(&host, &record).await;
    assert!(judged > 5, "{judged}");
    host.reviews().ask(&record, ADA).await.unwrap();
    host.stop().await;

    let again = Host::start(store.clone(), quick()).await.unwrap();
    assert_eq!(made(&again, &record).await, judged);
    again.stop().await;
    // With another budget it would be another review.
    let other = Settings { review_budget: Limit::Nodes(4), ..quick() };
    let host = Host::start(store, other).await.unwrap();
    assert!(matches!(host.reviews().progress(&record).await.unwrap(), ReviewProgress::Unasked));
}

#[tokio::test]
async fn nobody_at_a_table_waits_for_a_review() {
    let host = host_with(endless()).await;
    let record = record(Title::JourneyThree, 60);
    host.reviews().ask(&record, ADA).await.unwrap();
    let ada = guest(&host, "Ada").await;
    let table = begin(&host, &[ada], options(Title::GolemEdition, vec![person(ada), casual()])).await;
    // The only thread is busy for ever: every decision of the bot has to take it away.
    let now = play(&host, table, |table| table.entries.len() > 60).await;
    assert_eq!(now.stage, Stage::Playing);
    assert!(matches!(host.reviews().progress(&record).await.unwrap(), ReviewProgress::Open { done: 0, .. }));
    host.stop().await;
}

#[tokio::test]
async fn a_host_that_stops_waits_for_no_review() {
    let store = Store::in_memory().await.unwrap();
    let host = Host::start(store.clone(), endless()).await.unwrap();
    let record = record(Title::EasternMountains, 60);
    host.reviews().ask(&record, ADA).await.unwrap();
    host.stop().await;
    assert!(matches!(host.reviews().ask(&record, ADA).await, Err(ReviewError::Host(_))));
    let host = Host::start(store, quick()).await.unwrap();
    assert!(matches!(host.reviews().progress(&record).await.unwrap(), ReviewProgress::Unasked));
}

#[tokio::test]
async fn reviews_have_bounds() {
    let host = host_with(endless()).await;
    let long = without_end(5_000);
    assert!(matches!(host.reviews().ask(&long, ADA).await, Err(ReviewError::Long { most: 2_000 })));
    let ask = async |length: usize, person: u64| {
        host.reviews().ask(&record(Title::GolemEdition, length), PersonId(person)).await
    };
    for length in 30..62 {
        // Two for each of them.
        ask(length, length as u64 / 2).await.unwrap();
    }
    ask(30, 99).await.unwrap();
    assert!(matches!(ask(70, 99).await, Err(ReviewError::Busy { most: 32 })));
    assert!(matches!(ask(70, 15).await, Err(ReviewError::TooMany { most: 2 })));
    let limits = host.limits().await.unwrap();
    let highest = |name: &str| limits.iter().find(|limit| limit.name == name).unwrap().highest;
    assert_eq!((highest("most-reviews"), highest("most-reviews-of-one")), (32, 2));
    host.stop().await;
}
