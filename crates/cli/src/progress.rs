//! A bar for long runs, seen only by people: standard error must be a terminal.

use std::io::{self, IsTerminal};
use std::sync::Once;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A run that is over before this shows no bar.
const LONG: Duration = Duration::from_secs(1);
const TEMPLATE: &str = "{wide_bar} {human_pos} of {human_len} {msg}, {eta} left";
/// Of what cannot be told when it is over: it moves all the time.
const RESTLESS: &str = "{spinner} {wide_bar} {human_pos} of at most {human_len} {msg}, {elapsed}";
const TICK: Duration = Duration::from_millis(100);

/// How far a run is. The bar goes away with it.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    show: Once,
}

impl Progress {
    /// No game played yet.
    pub(crate) fn new(length: u64) -> Progress {
        Progress::counting(length, "games")
    }

    /// A bar at the start, with the number of things to do.
    pub(crate) fn counting(length: u64, things: &'static str) -> Progress {
        let bar = io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template(TEMPLATE);
            ProgressBar::hidden().with_style(style.expect("the template is well-formed"))
        });
        bar.iter().for_each(|bar| {
            bar.set_length(length);
            bar.set_message(things);
        });
        Progress { bar, show: Once::new() }
    }

    /// A bar that is shown at once, for at most this many things that each take long.
    pub(crate) fn at_once(most: u64, things: &'static str) -> Progress {
        let progress = Progress::counting(most, things);
        progress.bar.iter().for_each(|bar| {
            bar.set_style(ProgressStyle::with_template(RESTLESS).expect("the template is well-formed"));
            progress.show.call_once(|| bar.set_draw_target(ProgressDrawTarget::stderr()));
            bar.enable_steady_tick(TICK);
        });
        progress
    }

    /// Moves the bar on by a number of things.
    pub(crate) fn advance(&self, more: u64) {
        let Some(bar) = &self.bar else { return };
        bar.inc(more);
        if !self.show.is_completed() && bar.elapsed() >= LONG {
            self.show.call_once(|| bar.set_draw_target(ProgressDrawTarget::stderr()));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }
}
