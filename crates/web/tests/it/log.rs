//! The log of all tests, in memory.

use std::io::{self, Write};
use std::sync::{LazyLock, Mutex};

static LOG: LazyLock<Mutex<Vec<u8>>> = LazyLock::new(|| {
    // One for all threads: where some have a log and others none, it is left to chance what is logged.
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::DEBUG).with_writer(|| Line);
    subscriber.with_ansi(false).init();
    Mutex::default()
});

/// Begins the log.
pub(crate) fn begin() {
    LazyLock::force(&LOG);
}

/// What was logged so far, by all tests.
pub(crate) fn so_far() -> Vec<u8> {
    LOG.lock().expect("no panic").clone()
}

struct Line;

impl Write for Line {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().expect("no panic").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
