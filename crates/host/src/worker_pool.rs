//! Bots think here: on threads of their own, so that people never wait for them.
//!
//! A table has one job at most at a time, so nobody needs a lock on a player: it goes along with the job and comes
//! back with the decision.
//!
//! When no table has a job, threads look into what somebody wants to know at background: in small pieces, and a table
//! that comes meanwhile has the thread at once.

mod background;
mod bot_player;
mod queue;

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use carvania_bots::Stop;
use carvania_rules::{Action, Game};
use carvania_tables::PersonId;
use tokio::sync::oneshot;

use background::{BackgroundJob, Done};
pub(crate) use bot_player::Player;
use queue::{Queue, Ticket};

use crate::metrics::Metrics;

/// A decision to be made.
struct Job {
    game: Game,
    player: Player,
    stop: Arc<Stop>,
    reply: oneshot::Sender<JobResult>,
}

/// A decision that was made, or cut short.
pub(crate) struct JobResult {
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
pub(crate) struct WorkerPool {
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
    /// What is looked into when no table has a job.
    background: VecDeque<BackgroundJob>,
    /// Who is thinking now, so that they can be stopped.
    running: Vec<Arc<Stop>>,
    /// Which of them do so at background.
    run_in_background: Vec<Arc<Stop>>,
    /// How many threads wait for something to do.
    idle: usize,
    is_closed: bool,
}

/// What a thread does next.
enum Task {
    Job(Ticket, Box<Job>),
    BackgroundJob(BackgroundJob, Arc<Stop>),
}

/// A job that was handed in.
pub(crate) struct JobHandle {
    shared: Arc<Shared>,
    ticket: Ticket,
    stop: Arc<Stop>,
    pub(crate) decided: oneshot::Receiver<JobResult>,
}

impl WorkerPool {
    /// Starts so many threads.
    pub(crate) fn start(threads: NonZeroUsize, metrics: Arc<Metrics>) -> std::io::Result<WorkerPool> {
        let state = State {
            queue: Queue::new(),
            background: VecDeque::new(),
            running: Vec::new(),
            run_in_background: Vec::new(),
            idle: 0,
            is_closed: false,
        };
        let shared = Arc::new(Shared { state: Mutex::new(state), is_work: Condvar::new(), metrics });
        let pool = WorkerPool { shared, threads: Mutex::default() };
        for _ in 0..threads.get() {
            let shared = Arc::clone(&pool.shared);
            let thread = thread::Builder::new().name("bot".into()).spawn(move || shared.work())?;
            pool.threads.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        }
        Ok(pool)
    }

    /// Hands in a job of a table of somebody, which has thought for so long. Of the owner who has made others think
    /// least, the table that has thought least comes first.
    pub(crate) fn submit(&self, owner: PersonId, game: Game, player: Player, thought: Duration) -> JobHandle {
        let (reply, decided) = oneshot::channel();
        let stop = Arc::new(Stop::new());
        let job = Job { game, player, stop: Arc::clone(&stop), reply };
        // In a closed pool it lies there until the pool is dropped, and whoever waits for it hears of that.
        let mut state = self.shared.lock();
        let ticket = state.queue.push(owner, thought, job);
        state.make_room();
        drop(state);
        self.shared.is_work.notify_one();
        JobHandle { shared: Arc::clone(&self.shared), ticket, stop, decided }
    }

    /// Has something looked into when no table has a job, and again from its beginning if one comes meanwhile. An
    /// error means that the threads have ended, or that it panicked.
    pub(crate) fn run_in_background<T: Send + 'static>(
        &self,
        look: impl FnMut(&Stop) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (background, found) = BackgroundJob::new(look);
        let mut state = self.shared.lock();
        // In a closed pool nobody will look: whoever waits hears of that.
        if !state.is_closed {
            state.background.push_back(background);
        }
        drop(state);
        self.shared.is_work.notify_one();
        found
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

impl State {
    /// Has somebody who looks into something at background stop, if a job would have to wait for them.
    fn make_room(&self) {
        let stopping = self.run_in_background.iter().filter(|stop| stop.is_asked()).count();
        if self.queue.len() > self.idle + stopping
            && let Some(stop) = self.run_in_background.iter().find(|stop| !stop.is_asked())
        {
            stop.ask();
        }
    }
}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        self.shared.close();
    }
}

impl JobHandle {
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
        state.running.iter().chain(&state.run_in_background).for_each(|stop| stop.ask());
        // Those who wait for these jobs hear that they are gone.
        state.queue.clear();
        state.background.clear();
        drop(state);
        self.is_work.notify_all();
    }

    fn work(&self) {
        while let Some(task) = self.next() {
            match task {
                Task::Job(ticket, job) => {
                    let stop = Arc::clone(&job.stop);
                    self.decide(ticket, *job);
                    self.lock().running.retain(|running| !Arc::ptr_eq(running, &stop));
                }
                Task::BackgroundJob(background, stop) => self.look(background, &stop),
            }
        }
    }

    fn next(&self) -> Option<Task> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some((ticket, job)) = state.queue.pop() {
                state.running.push(Arc::clone(&job.stop));
                return Some(Task::Job(ticket, Box::new(job)));
            }
            if let Some(background) = state.background.pop_front() {
                let stop = Arc::new(Stop::new());
                state.run_in_background.push(Arc::clone(&stop));
                return Some(Task::BackgroundJob(background, stop));
            }
            state.idle += 1;
            state = self.is_work.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= 1;
        }
    }

    /// Looks into something; if a table wanted the thread, it is the next to be looked into again.
    fn look(&self, mut background: BackgroundJob, stop: &Arc<Stop>) {
        let done = background.look(stop);
        let mut state = self.lock();
        state.run_in_background.retain(|other| !Arc::ptr_eq(other, stop));
        if done == Done::Interrupted && !state.is_closed {
            state.background.push_front(background);
        }
    }

    fn decide(&self, ticket: Ticket, job: Job) {
        let start = Instant::now();
        let choice = job.player.choose(&job.game, &job.stop);
        let spent = start.elapsed();
        self.metrics.decided(spent);
        self.lock().queue.finish(ticket, spent);
        let thought = ticket.thought(spent);
        let (player, action, complaint) = (choice.player, choice.action, choice.complaint);
        // The table may have been put away meanwhile: then nobody wants to know.
        _ = job.reply.send(JobResult { player, action, complaint, thought });
    }
}

#[cfg(test)]
mod tests;
