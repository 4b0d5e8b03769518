//! Background jobs: work that runs only while no table has a job.

use std::panic::{AssertUnwindSafe, catch_unwind};

use carvania_bots::Stop;
use tokio::sync::oneshot;

/// A job, and where its result goes.
pub(super) struct BackgroundJob(Box<dyn FnMut(&Stop) -> BackgroundStatus + Send>);

/// What came of running a background job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BackgroundStatus {
    /// The result was delivered, or is no longer wanted.
    Done,
    /// It was stopped and has to begin again: thinking that was cut short says less than it seems to.
    Interrupted,
}

impl BackgroundJob {
    pub(super) fn new<T: Send + 'static>(
        mut work: impl FnMut(&Stop) -> T + Send + 'static,
    ) -> (BackgroundJob, oneshot::Receiver<T>) {
        let (reply, result) = oneshot::channel();
        let mut reply = Some(reply);
        let job = move |stop: &Stop| {
            let Some(wanted) = reply.take_if(|reply| !reply.is_closed()) else {
                return BackgroundStatus::Done;
            };
            let result = work(stop);
            if stop.is_asked() {
                reply = Some(wanted);
                return BackgroundStatus::Interrupted;
            }
            // Whoever waited may be gone by now.
            _ = wanted.send(result);
            BackgroundStatus::Done
        };
        (BackgroundJob(Box::new(job)), result)
    }

    /// Runs the job. A panic must not cost a thread; the job then remains unanswered.
    pub(super) fn run(&mut self, stop: &Stop) -> BackgroundStatus {
        catch_unwind(AssertUnwindSafe(|| (self.0)(stop))).unwrap_or(BackgroundStatus::Done)
    }
}
