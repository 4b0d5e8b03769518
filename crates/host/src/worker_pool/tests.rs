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
use futures_util::FutureExt;
use futures_util::future::{self, BoxFuture};
use rand_core::SeedableRng;

use super::{BotPlayer, WorkerPool};
use crate::metrics::Metrics;
use crate::random::Randomness;
use crate::thinking::{Choice, Question, Sessions, Thinker};

fn pool() -> WorkerPool {
    WorkerPool::start(NonZeroUsize::MIN, None, Arc::new(Metrics::default())).unwrap()
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

/// Somebody who thinks elsewhere, if there is a choice to give, and notes what has been made ready.
#[derive(Debug, Default)]
struct Elsewhere {
    choice: Option<Choice>,
    prepared: Arc<AtomicU32>,
}

impl Thinker for Elsewhere {
    fn prepare(&self, game: Title) -> BoxFuture<'static, ()> {
        assert_eq!(game, Title::GolemEdition);
        self.prepared.fetch_add(1, Ordering::Relaxed);
        future::ready(()).boxed()
    }

    fn choose(&self, question: Question) -> BoxFuture<'static, Option<Choice>> {
        assert_eq!(Sessions::default().answer(&question).unwrap().complaint, None, "it can be answered");
        future::ready(self.choice.clone()).boxed()
    }
}

fn without_threads(thinker: Elsewhere, metrics: &Arc<Metrics>) -> WorkerPool {
    WorkerPool::start(NonZeroUsize::MIN, Some(Arc::new(thinker)), Arc::clone(metrics)).unwrap()
}

#[tokio::test]
async fn a_choice_that_was_made_elsewhere_counts() {
    let (metrics, prepared) = (Arc::new(Metrics::default()), Arc::new(AtomicU32::new(0)));
    let choice = Some(Choice { action: Some("rest".to_owned()), complaint: Some("hm".to_owned()) });
    let pool = without_threads(Elsewhere { choice, prepared: Arc::clone(&prepared) }, &metrics);
    let mut decision = pool.submit(PersonId(1), record(), player(), Duration::ZERO);
    let result = (&mut decision.result).await.unwrap();
    assert_eq!(result.action, record().game().read_action("rest").ok());
    assert!(result.action.is_some() && result.player.is_some() && result.complaint.is_some());
    assert_eq!((metrics.figures(0).bot_decisions, prepared.load(Ordering::Relaxed)), (1, 0));
    pool.close();
}

#[tokio::test]
async fn where_nobody_answers_the_host_makes_itself_ready_and_thinks() {
    let (metrics, prepared) = (Arc::new(Metrics::default()), Arc::new(AtomicU32::new(0)));
    let pool = without_threads(Elsewhere { choice: None, prepared: Arc::clone(&prepared) }, &metrics);
    let mut decision = pool.submit(PersonId(1), record(), player(), Duration::ZERO);
    assert!((&mut decision.result).await.unwrap().action.is_some());
    assert_eq!(prepared.load(Ordering::Relaxed), 1);
    pool.close();
}

#[test]
fn a_bot_is_asked_elsewhere_as_it_is_asked_here() {
    let question =
        |player: &BotPlayer, record: &Record| Question { seed: [7; 32], ..player.question(record).unwrap() };
    let (players, mut record) = ([bot("planner@200n"), bot("planner@200n")], record());
    let mut sessions = Sessions::default();
    for _ in 0..20 {
        let Turn::Seat(seat) = record.game().turn() else { panic!("somebody is to decide") };
        let question = question(&players[seat.index()], &record);
        let remembered = sessions.answer(&question).unwrap();
        let fresh = Sessions::default().answer(&question).unwrap();
        if record.game().turn_begins().is_some() {
            assert_eq!(remembered, fresh);
        }
        record.apply(remembered.action(record.game()).unwrap()).unwrap();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while record.game().turn() == Turn::Chance {
            record.apply(record.game().draw(&mut rng).unwrap()).unwrap();
        }
    }
    let unknown = Question { bot: "nobody".to_owned(), ..question(&players[0], &record) };
    assert_eq!(sessions.answer(&unknown), None);
}

#[tokio::test]
async fn without_threads_work_is_done_between_other_tasks_and_tables_come_first() {
    let metrics = Arc::new(Metrics::default());
    let pool = without_threads(Elsewhere::default(), &metrics);
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
