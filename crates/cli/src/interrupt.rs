//! Ctrl-C: stopping a long run shows what is known so far.

use std::process;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use carvania_bots::Stop;

/// The exit status of a program that was interrupted, as shells have it.
pub(crate) const STATUS: u8 = 130;

static STOP: Stop = Stop::new();

/// A run that was stopped, and has said so.
#[derive(Debug, thiserror::Error)]
#[error("stopped before the end")]
pub(crate) struct Interrupted;

/// A signal so soon after the first is the same one: some tools send it to the program and to its group.
const SAME: Duration = Duration::from_millis(500);

/// What is asked to stop by the first Ctrl-C. The second ends the program, whatever it does.
pub(crate) fn stop() -> Result<&'static Stop> {
    let mut first = None;
    let asked = move || {
        STOP.ask();
        if first.get_or_insert_with(Instant::now).elapsed() > SAME {
            process::exit(STATUS.into());
        }
    };
    ctrlc::set_handler(asked).context("cannot listen to Ctrl-C")?;
    Ok(&STOP)
}

/// How a run ends that may have been stopped.
pub(crate) fn status(was_stopped: bool) -> Result<()> {
    if was_stopped { bail!(Interrupted) } else { Ok(()) }
}
