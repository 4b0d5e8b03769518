//! What can wait: a question that is looked into when no table has a job.

use std::panic::{AssertUnwindSafe, catch_unwind};

use carvania_bots::Stop;
use tokio::sync::oneshot;

/// A question, with who wants to know.
pub(super) struct BackgroundJob(Box<dyn FnMut(&Stop) -> Done + Send>);

/// What came of looking into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Done {
    /// Whoever wants to know does, or nobody wants to know any more.
    Transition,
    /// It was stopped, and is to be begun again: thinking that was cut short says less than it seems to.
    Interrupted,
}

impl BackgroundJob {
    pub(super) fn new<T: Send + 'static>(
        mut look: impl FnMut(&Stop) -> T + Send + 'static,
    ) -> (BackgroundJob, oneshot::Receiver<T>) {
        let (reply, found) = oneshot::channel();
        let mut reply = Some(reply);
        let work = move |stop: &Stop| {
            let Some(wanted) = reply.take_if(|reply| !reply.is_closed()) else { return Done::Transition };
            let found = look(stop);
            if stop.is_asked() {
                reply = Some(wanted);
                return Done::Interrupted;
            }
            // They may have gone meanwhile.
            _ = wanted.send(found);
            Done::Transition
        };
        (BackgroundJob(Box::new(work)), found)
    }

    /// Looks into it. If that panics it is a mistake of ours that must not cost a thread: nobody is answered.
    pub(super) fn look(&mut self, stop: &Stop) -> Done {
        catch_unwind(AssertUnwindSafe(|| (self.0)(stop))).unwrap_or(Done::Transition)
    }
}
