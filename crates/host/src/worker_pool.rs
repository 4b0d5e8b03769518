//! The threads on which bots think, so that people never wait for them.
//!
//! A table has at most one job at a time. Its player travels with the job and comes back with the decision, so no player
//! needs a lock. While no table has a job, the threads run background jobs; a table that comes meanwhile interrupts one
//! and takes its thread at once. One more thread is kept for quick decisions, of which a turn may need several: they wait
//! for no bot that thinks for a second.

mod background;
mod bot_player;
mod queue;

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use carvania_bots::Stop;
use carvania_rules::{Action, Record};
use carvania_tables::PersonId;
use tokio::sync::oneshot;
use web_time::Instant;

use background::{BackgroundJob, BackgroundStatus};
pub(crate) use bot_player::BotPlayer;
use queue::{Queue, Ticket};

use crate::metrics::Metrics;
use crate::task;

/// How long other tasks have before a piece of work is done between them.
const PAUSE: Duration = Duration::from_millis(1);

/// A decision to be made.
struct Job {
    /// The game so far. The player decides at its end.
    record: Record,
    player: BotPlayer,
    stop: Arc<Stop>,
    reply: oneshot::Sender<JobResult>,
}

/// A decision that was made, or cut short.
pub(crate) struct JobResult {
    /// The player; none if it failed and is not to be asked again.
    pub(crate) player: Option<BotPlayer>,
    /// The action that it chose.
    pub(crate) action: Option<Action>,
    /// What went wrong, if anything did.
    pub(crate) complaint: Option<String>,
    /// How long the table has thought as the queue counts it: the next job of the table names it.
    pub(crate) thought: Duration,
}

/// Threads that think. They end when the pool is dropped.
pub(crate) struct WorkerPool {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
}

struct Shared {
    state: Mutex<State>,
    has_work: Condvar,
    metrics: Arc<Metrics>,
    has_threads: bool,
}

struct State {
    queue: Queue<Job>,
    background: VecDeque<BackgroundJob>,
    /// What stops the jobs that are running now.
    running: Vec<Arc<Stop>>,
    /// What stops the background jobs that are running now.
    running_background: Vec<Arc<Stop>>,
    /// How many threads wait for something to do, whatever it is.
    idle: usize,
    is_closed: bool,
}

/// What a thread is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Duty {
    /// Whatever there is to do.
    Everything,
    /// The decisions of quick bots.
    QuickDecisions,
}

impl Duty {
    fn suits(self, job: &Job) -> bool {
        match self {
            Duty::Everything => true,
            Duty::QuickDecisions => job.player.is_quick(),
        }
    }
}

/// What a thread does next.
enum Work {
    Job(Ticket, Box<Job>),
    Background(BackgroundJob, Arc<Stop>),
}

/// A job that was submitted.
pub(crate) struct JobHandle {
    shared: Arc<Shared>,
    ticket: Ticket,
    stop: Arc<Stop>,
    pub(crate) result: oneshot::Receiver<JobResult>,
}

impl WorkerPool {
    /// Starts this many threads, and one for quick decisions. In a browser, which has none, work is done between other
    /// tasks.
    pub(crate) fn start(threads: NonZeroUsize, metrics: Arc<Metrics>) -> std::io::Result<WorkerPool> {
        WorkerPool::with(if cfg!(target_arch = "wasm32") { 0 } else { threads.get() }, metrics)
    }

    fn with(threads: usize, metrics: Arc<Metrics>) -> std::io::Result<WorkerPool> {
        let state = State {
            queue: Queue::new(),
            background: VecDeque::new(),
            running: Vec::new(),
            running_background: Vec::new(),
            idle: 0,
            is_closed: false,
        };
        let (state, has_work, has_threads) = (Mutex::new(state), Condvar::new(), threads > 0);
        let shared = Arc::new(Shared { state, has_work, metrics, has_threads });
        let pool = WorkerPool { shared, threads: Mutex::default() };
        let quick = has_threads.then_some(Duty::QuickDecisions);
        for duty in std::iter::repeat_n(Duty::Everything, threads).chain(quick) {
            let shared = Arc::clone(&pool.shared);
            let thread = thread::Builder::new().name("bot".into()).spawn(move || shared.work(duty))?;
            pool.threads.lock().unwrap_or_else(PoisonError::into_inner).push(thread);
        }
        Ok(pool)
    }

    /// Submits a decision at a table, given who owns the table and how long it has thought already. Jobs of the owner
    /// whose tables have thought least come first, and among them those of the table that has thought least.
    pub(crate) fn submit(
        &self,
        owner: PersonId,
        record: Record,
        player: BotPlayer,
        thought: Duration,
    ) -> JobHandle {
        let (reply, result) = oneshot::channel();
        let stop = Arc::new(Stop::new());
        let job = Job { record, player, stop: Arc::clone(&stop), reply };
        // In a closed pool the job lies there until the pool is dropped, which ends the wait for its result.
        let mut state = self.shared.lock();
        let ticket = state.queue.push(owner, thought, job);
        state.make_room();
        drop(state);
        // Not every thread may take it.
        self.shared.call();
        JobHandle { shared: Arc::clone(&self.shared), ticket, stop, result }
    }

    /// Runs something while no table has a job, and again from its beginning if it was interrupted. An error means that
    /// the threads have ended, or that it panicked.
    pub(crate) fn run_in_background<T: Send + 'static>(
        &self,
        work: impl FnMut(&Stop) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (job, result) = BackgroundJob::new(work);
        let mut state = self.shared.lock();
        // In a closed pool no thread would take it: dropping it ends the wait for its result.
        if !state.is_closed {
            state.background.push_back(job);
        }
        drop(state);
        self.shared.call();
        result
    }

    /// How many jobs wait for a thread.
    pub(crate) fn waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// Stops all jobs, and waits for the threads to end.
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
    /// What is to be done now by a thread with a duty, if there is anything.
    fn take(&mut self, duty: Duty) -> Option<Work> {
        if let Some((ticket, job)) = self.queue.pop(|job| duty.suits(job)) {
            self.running.push(Arc::clone(&job.stop));
            return Some(Work::Job(ticket, Box::new(job)));
        }
        let job = if duty == Duty::Everything { self.background.pop_front() } else { None }?;
        let stop = Arc::new(Stop::new());
        self.running_background.push(Arc::clone(&stop));
        Some(Work::Background(job, stop))
    }

    /// Stops a background job if a job would have to wait for its thread.
    fn make_room(&self) {
        let stopping = self.running_background.iter().filter(|stop| stop.is_asked()).count();
        if self.queue.len() > self.idle + stopping
            && let Some(stop) = self.running_background.iter().find(|stop| !stop.is_asked())
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
    /// Cancels the job. If it had not begun, its player is returned; otherwise it stops at once, and the player comes
    /// with the result.
    pub(crate) fn cancel(&self) -> Option<BotPlayer> {
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
        state.running.iter().chain(&state.running_background).for_each(|stop| stop.ask());
        // Dropping the jobs ends the wait for their results.
        state.queue.clear();
        state.background.clear();
        drop(state);
        self.has_work.notify_all();
    }

    fn work(&self, duty: Duty) {
        while let Some(work) = self.next(duty) {
            self.run(work);
        }
    }

    fn run(&self, work: Work) {
        match work {
            Work::Job(ticket, job) => {
                let stop = Arc::clone(&job.stop);
                self.decide(ticket, *job);
                self.lock().running.retain(|running| !Arc::ptr_eq(running, &stop));
            }
            Work::Background(job, stop) => self.run_background(job, &stop),
        }
    }

    /// Lets the threads know that there is work. Where there are none, a piece of it is done when the tasks that run now
    /// have had their turn, so that nobody waits for it who does not have to.
    fn call(self: &Arc<Shared>) {
        if self.has_threads {
            self.has_work.notify_all();
            return;
        }
        let shared = Arc::clone(self);
        task::spawn(async move {
            task::sleep(PAUSE).await;
            let work = shared.lock().take(Duty::Everything);
            work.into_iter().for_each(|work| shared.run(work));
        });
    }

    fn next(&self, duty: Duty) -> Option<Work> {
        let mut state = self.lock();
        loop {
            if state.is_closed {
                return None;
            }
            if let Some(work) = state.take(duty) {
                return Some(work);
            }
            let is_idle = usize::from(duty == Duty::Everything);
            state.idle += is_idle;
            state = self.has_work.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= is_idle;
        }
    }

    /// Runs a background job. If a table needed the thread, it is the next background job to run again.
    fn run_background(&self, mut job: BackgroundJob, stop: &Arc<Stop>) {
        let status = job.run(stop);
        let mut state = self.lock();
        state.running_background.retain(|other| !Arc::ptr_eq(other, stop));
        if status == BackgroundStatus::Interrupted && !state.is_closed {
            state.background.push_front(job);
        }
    }

    fn decide(&self, ticket: Ticket, job: Job) {
        let start = Instant::now();
        let choice = job.player.choose(&job.record, &job.stop);
        let spent = start.elapsed();
        self.metrics.count_decision(spent);
        self.lock().queue.finish(ticket, spent);
        let thought = ticket.thought(spent);
        let (player, action, complaint) = (choice.player, choice.action, choice.complaint);
        // The table may have been put away meanwhile: then nobody waits for the result.
        _ = job.reply.send(JobResult { player, action, complaint, thought });
    }
}

#[cfg(test)]
mod tests;
