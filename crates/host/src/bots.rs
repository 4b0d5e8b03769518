//! Bots think here: on threads of their own, so that people never wait for them.
//!
//! A table has one job at most at a time, so nobody needs a lock on a player: it goes along with the job and comes
//! back with the decision.

mod player;
mod queue;

use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use carvania_bots::Stop;
use carvania_rules::{Action, Game};
use tokio::sync::oneshot;

pub(crate) use player::Player;
use queue::{Queue, Ticket};

use crate::metrics::Metrics;

/// A decision to be made.
struct Job {
    game: Game,
    player: Player,
    stop: Arc<Stop>,
    reply: oneshot::Sender<Decided>,
}

/// A decision that was made, or cut short.
pub(crate) struct Decided {
    /// Who made it; none if they failed and are not to be asked again.
    pub(crate) player: Option<Player>,
    /// What they chose.
    pub(crate) action: Option<Action>,
    /// What went wrong, if anything did.
    pub(crate) complaint: Option<String>,
    /// How long the table has thought by the reckoning of the queue, to be told with its next job.
    pub(crate) thought: Duration,
}

/// Threads that think. They end when it is dropped.
pub(crate) struct Pool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

struct Shared {
    state: Mutex<State>,
    is_work: Condvar,
    metrics: Arc<Metrics>,
}

struct State {
    queue: Queue<Job>,
    /// Who is thinking now, so that they can be stopped.
    running: Vec<Arc<Stop>>,
    is_closed: bool,
}

/// A job that was handed in.
pub(crate) struct Thinking {
    shared: Arc<Shared>,
    ticket: Ticket,
    stop: Arc<Stop>,
    pub(crate) decided: oneshot::Receiver<Decided>,
}

impl Pool {
    /// Starts so many threads.
    pub(crate) fn start(threads: NonZeroUsize, metrics: Arc<Metrics>) -> std::io::Result<Pool> {
        let state = State { queue: Queue::new(), running: Vec::new(), is_closed: false };
        let shared = Arc::new(Shared { state: Mutex::new(state), is_work: Condvar::new(), metrics });
        let pool = Pool { shared, threads: Mutex::default() };
        for _ in 0..threads.get() {
            let shared = Arc::clone(&pool.shared);
            let thread = thread::Builder::new().name("bot".into()).spawn(move || shared.work())?;
            pool.threads.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        }
        Ok(pool)
    }

    /// Hands in a job of a table that has thought for so long. The table that has thought least comes first.
    pub(crate) fn think(&self, game: Game, player: Player, thought: Duration) -> Thinking {
        let (reply, decided) = oneshot::channel();
        let stop = Arc::new(Stop::new());
        let job = Job { game, player, stop: Arc::clone(&stop), reply };
        // In a closed pool it lies there until the pool is dropped, and whoever waits for it hears of that.
        let ticket = self.shared.lock().queue.push(thought, job);
        self.shared.is_work.notify_one();
        Thinking { shared: Arc::clone(&self.shared), ticket, stop, decided }
    }

    /// How many jobs wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// Stops everybody who thinks, and waits for the threads to end.
    pub(crate) fn close(&self) {
        self.shared.close();
        let threads = std::mem::take(&mut *self.threads.lock().unwrap_or_else(PoisonError::into_inner));
        for thread in threads {
            // A thread that panicked has ended as well.
            _ = thread.join();
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.close();
    }
}

impl Thinking {
    /// Whoever was to decide need not any more. If they had not begun they are given back; otherwise they stop at once
    /// and come back as if they had decided.
    pub(crate) fn cancel(&self) -> Option<Player> {
        self.stop.ask();
        self.shared.lock().queue.remove(self.ticket).map(|job| job.player)
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        let mut state = self.lock();
        state.is_closed = true;
        state.running.iter().for_each(|stop| stop.ask());
        // Those who wait for these jobs hear that they are gone.
        state.queue.clear();
        drop(state);
        self.is_work.notify_all();
    }

    fn work(&self) {
        while let Some((ticket, job)) = self.next() {
            let stop = Arc::clone(&job.stop);
            self.decide(ticket, job);
            self.lock().running.retain(|running| !Arc::ptr_eq(running, &stop));
        }
    }

    fn next(&self) -> Option<(Ticket, Job)> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some((ticket, job)) = state.queue.pop() {
                state.running.push(Arc::clone(&job.stop));
                return Some((ticket, job));
            }
            state = self.is_work.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn decide(&self, ticket: Ticket, job: Job) {
        let start = Instant::now();
        let choice = job.player.choose(&job.game, &job.stop);
        let spent = start.elapsed();
        self.metrics.decided(spent);
        let thought = ticket.thought(spent);
        let (player, action, complaint) = (choice.player, choice.action, choice.complaint);
        // The table may have been put away meanwhile: then nobody wants to know.
        _ = job.reply.send(Decided { player, action, complaint, thought });
    }
}
