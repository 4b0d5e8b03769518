//! Tables come before what can wait.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use carvania_bots::Stop;
use carvania_lab::Entrant;
use carvania_rules::{Record, Setup, Title, Turn};
use carvania_tables::PersonId;
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use super::{BotPlayer, WorkerPool};
use crate::metrics::Metrics;
use crate::random::Randomness;

fn pool() -> WorkerPool {
    WorkerPool::start(NonZeroUsize::MIN, Arc::new(Metrics::default())).unwrap()
}

/// A game in which a player is to decide.
fn record() -> Record {
    let mut record = Record::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    while record.game().turn() == Turn::Chance {
        record.apply(record.game().draw(&mut rng).unwrap()).unwrap();
    }
    record
}

fn player() -> BotPlayer {
    bot("random")
}

fn bot(spec: &str) -> BotPlayer {
    BotPlayer::new(Entrant::Bot(spec.parse().unwrap()), Randomness::system())
}

fn wait_for(stop: &Stop) {
    while !stop.is_asked() {
        std::thread::yield_now();
    }
}

#[tokio::test]
async fn a_table_takes_the_thread_from_what_can_wait() {
    let (pool, (begun, is_begun)) = (pool(), mpsc::channel());
    let looks = AtomicU32::new(0);
    // The first look would last for ever; only a table can end it.
    let found = pool.run_in_background(move |stop| {
        let look = looks.fetch_add(1, Ordering::Relaxed) + 1;
        begun.send(()).unwrap();
        if look == 1 {
            wait_for(stop);
        }
        look
    });
    is_begun.recv().unwrap();
    let decided = pool.submit(PersonId(1), record(), player(), Duration::ZERO).result.await.unwrap();
    assert!(decided.action.is_some());
    // It was begun again afterwards.
    assert_eq!(found.await.unwrap(), 2);
}

#[tokio::test]
async fn a_quick_bot_waits_for_no_slow_one() {
    let pool = pool();
    // One thinks for an hour, the next waits for it.
    let mut masters =
        [1, 1].map(|owner| pool.submit(PersonId(owner), record(), bot("mcts@3600s"), Duration::ZERO));
    for (owner, quick) in [(1, "beginner"), (2, "casual"), (3, "skilled"), (4, "expert")] {
        let decided = pool.submit(PersonId(owner), record(), bot(quick), Duration::ZERO).result.await;
        assert!(decided.unwrap().action.is_some(), "{quick}");
    }
    assert!(masters.iter_mut().all(|master| master.result.try_recv().is_err()));
    assert!(!bot("master").is_quick());
    pool.close();
}

#[tokio::test]
async fn without_threads_work_is_done_between_other_tasks_and_tables_come_first() {
    let metrics = Arc::new(Metrics::default());
    let pool = WorkerPool::with(0, Arc::clone(&metrics)).unwrap();
    let decisions = pool.run_in_background(move |_| metrics.figures(0).bot_decisions);
    let mut decision = pool.submit(PersonId(1), record(), player(), Duration::ZERO);
    let mut cancelled = pool.submit(PersonId(2), record(), player(), Duration::ZERO);
    assert!(decision.result.try_recv().is_err(), "nobody waits for it");
    assert!(cancelled.cancel().is_some());
    assert!((&mut decision.result).await.unwrap().action.is_some());
    assert_eq!(decisions.await.unwrap(), 1, "what can wait comes last");
    assert!(cancelled.result.try_recv().is_err());
    pool.close();
    assert!(pool.run_in_background(|_| ()).await.is_err());
}

#[tokio::test]
async fn whoever_wants_to_know_hears_when_nobody_will_look() {
    let pool = pool();
    let endless = pool.run_in_background(wait_for);
    let panics = pool.run_in_background(|_| panic!("as it were"));
    let never: tokio::sync::oneshot::Receiver<()> = panics;
    let closing = tokio::task::spawn_blocking(move || {
        pool.close();
        pool
    });
    assert!(endless.await.is_err());
    let pool = closing.await.unwrap();
    assert!(never.await.is_err());
    assert!(pool.run_in_background(|_| ()).await.is_err(), "in a closed pool nobody looks");
}
