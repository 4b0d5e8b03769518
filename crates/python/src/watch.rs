//! Long work that can be watched and stopped: it runs beside the interpreter, which hears of its progress and of Ctrl-C.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use carvania_bots::Stop;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;

/// How often the work is asked whether it is to stop.
const INTERVAL: Duration = Duration::from_millis(100);

/// How far some work is, and whether it is to be stopped.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    done: AtomicU64,
    /// Whether it is to be stopped.
    pub(crate) stop: Stop,
}

impl Watch {
    /// So much more is done.
    pub(crate) fn advance(&self, by: u64) {
        self.done.fetch_add(by, Ordering::Relaxed);
    }
}

/// Does some work without the lock of the interpreter. `progress` is called with how much is done, now and then and at the end;
/// what it raises stops the work, as Ctrl-C does.
pub(crate) fn watched<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&Watch) -> T + Send,
) -> PyResult<T> {
    let watch = Watch::default();
    let (send, mut receive) = mpsc::channel();
    thread::scope(|scope| {
        let watch = &watch;
        scope.spawn(move || {
            // Nobody listens any more if the interpreter gave up.
            let _ = send.send(work(watch));
        });
        let mut problem = None;
        loop {
            let result = py.detach(|| receive_from(&mut receive));
            let heard = tell(py, progress, watch);
            if let Err(error) = heard {
                watch.stop.ask();
                problem.get_or_insert(error);
            }
            match result {
                Ok(result) => return problem.map_or(Ok(result), Err),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(PyRuntimeError::new_err("the work broke off: this is a bug of Carvania"));
                }
            }
        }
    })
}

/// The lock of the interpreter is let go meanwhile, so nothing may be shared with it.
fn receive_from<T>(receive: &mut mpsc::Receiver<T>) -> Result<T, RecvTimeoutError> {
    receive.recv_timeout(INTERVAL)
}

fn tell(py: Python<'_>, progress: Option<&Bound<'_, PyAny>>, watch: &Watch) -> PyResult<()> {
    py.check_signals()?;
    if let Some(progress) = progress {
        progress.call1((watch.done.load(Ordering::Relaxed),))?;
    }
    Ok(())
}
