//! The last words of a program, from its standard error.

use std::io::{self, Read};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use super::fault::shortened;

/// How much is kept of what a program writes.
const MAX_BYTES: usize = 2048;
/// How much of that is shown.
const MAX_LINES: usize = 3;
const MAX_LETTERS: usize = 300;
/// How long a program that has ended may take to be heard out.
const LAST_WORDS: Duration = Duration::from_millis(200);

/// Listens to standard error, and keeps the end of what is said there.
pub(super) struct Log {
    tail: Arc<Mutex<Vec<u8>>>,
    /// Hangs up when everything has been said.
    end: Receiver<()>,
}

impl Log {
    pub(super) fn of(mut errors: impl Read + Send + 'static) -> io::Result<Log> {
        let tail = Arc::new(Mutex::new(Vec::new()));
        let (listening, end) = channel();
        let shared = Arc::clone(&tail);
        thread::Builder::new().spawn(move || {
            let _listening = listening;
            let mut part = [0; MAX_BYTES];
            while let Ok(length @ 1..) = errors.read(&mut part) {
                let mut tail = shared.lock().unwrap_or_else(PoisonError::into_inner);
                tail.extend_from_slice(&part[..length]);
                let surplus = tail.len().saturating_sub(MAX_BYTES);
                tail.drain(..surplus);
            }
        })?;
        Ok(Log { tail, end })
    }

    /// The last lines, in one. It waits a little for a program that has just ended.
    pub(super) fn last_words(&self) -> String {
        // Whether it hung up or goes on for ever: what there is now has to do.
        _ = self.end.recv_timeout(LAST_WORDS);
        let tail = self.tail.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&tail).into_owned();
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        let last = &lines[lines.len().saturating_sub(MAX_LINES)..];
        shortened(&last.join(" | "), MAX_LETTERS)
    }
}

#[cfg(test)]
mod tests {
    use super::Log;

    #[test]
    fn the_last_lines_are_kept() {
        let text = format!("{}\n\nTraceback:\n  line 3\x1b[31m\nKeyError: 'legal'\n", "x".repeat(100_000));
        let log = Log::of(std::io::Cursor::new(text)).unwrap();
        assert_eq!(log.last_words(), "Traceback: | line 3 [31m | KeyError: 'legal'");
    }

    #[test]
    fn one_endless_line_is_shortened() {
        let log = Log::of(std::io::Cursor::new(vec![b'x'; 100_000])).unwrap();
        assert_eq!(log.last_words().chars().count(), 301);
    }
}
