//! A running program, and the threads that write to it and read from it.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use carvania_bots::Stop;

use super::confinement::Confinement;
use super::fault::Fault;
use super::log::Log;

/// The longest line that a program may write.
const MAX_BYTES: usize = 1 << 20;
/// How many lines wait to be read; a program that writes more has to wait itself.
const MAX_LINES: usize = 4;
/// How often a thread that waits checks whether to stop.
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// A line of a program, or that it was too long.
type Line = Result<Vec<u8>, TooLong>;

struct TooLong;

pub(super) struct Process {
    child: Child,
    is_reaped: bool,
    started: Instant,
    /// Whether it has answered a request since.
    pub(super) has_answered: bool,
    requests: SyncSender<Vec<u8>>,
    lines: Receiver<Line>,
    log: Log,
}

impl Process {
    pub(super) fn start(
        program: &str,
        arguments: &[String],
        confinement: Option<&Confinement>,
    ) -> io::Result<Process> {
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        // A group of its own, so that what it starts ends with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = match confinement {
            Some(confinement) => confinement.spawn(&mut command)?,
            None => command.spawn()?,
        };
        match Process::attend(&mut child) {
            Ok((requests, lines, log)) => Ok(Process {
                child,
                is_reaped: false,
                started: Instant::now(),
                has_answered: false,
                requests,
                lines,
                log,
            }),
            Err(error) => {
                end(&mut child)?;
                Err(error)
            }
        }
    }

    /// Threads for the three pipes. Each of them ends when its pipe is closed.
    fn attend(child: &mut Child) -> io::Result<(SyncSender<Vec<u8>>, Receiver<Line>, Log)> {
        let no_pipe = || io::Error::other("a pipe is missing");
        let input = child.stdin.take().ok_or_else(no_pipe)?;
        let output = child.stdout.take().ok_or_else(no_pipe)?;
        let log = Log::of(child.stderr.take().ok_or_else(no_pipe)?)?;
        let (requests, to_write) = sync_channel(1);
        let (to_read, lines) = sync_channel(MAX_LINES);
        thread::Builder::new().spawn(move || write(input, &to_write))?;
        thread::Builder::new().spawn(move || read(output, &to_read))?;
        Ok((requests, lines, log))
    }

    /// What is left of the time to start up; nothing once the program has answered.
    pub(super) fn start_up_left(&self, start_up: Duration) -> Duration {
        if self.has_answered { Duration::ZERO } else { start_up.saturating_sub(self.started.elapsed()) }
    }

    /// Sends a request, without waiting until it is read.
    pub(super) fn ask(&mut self, request: Vec<u8>) -> Result<(), Fault> {
        match self.requests.try_send(request) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(Fault::Deaf),
            Err(TrySendError::Disconnected(_)) => Err(self.end()),
        }
    }

    /// The next line, if there is one before the deadline; `None` when it has passed.
    pub(super) fn hear(&mut self, deadline: Instant, stop: Option<&Stop>) -> Result<Option<Vec<u8>>, Fault> {
        loop {
            if stop.is_some_and(Stop::is_asked) {
                return Err(Fault::Interrupted);
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            match self.lines.recv_timeout(left.min(POLL_INTERVAL)) {
                Ok(Ok(line)) => return Ok(Some(line)),
                Ok(Err(TooLong)) => return Err(Fault::TooLong { most: MAX_BYTES }),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.end()),
            }
        }
    }

    /// Ends what is left of the program, and tells how it went.
    fn end(&mut self) -> Fault {
        let status = self.reap();
        let said = self.log.last_words();
        match status {
            Some(status) if !was_killed(status) => Fault::Ended { status: status.to_string(), said },
            Some(_) | None => Fault::Closed { said },
        }
    }

    fn reap(&mut self) -> Option<ExitStatus> {
        self.is_reaped = true;
        end(&mut self.child).ok()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.is_reaped {
            self.reap();
        }
    }
}

/// Kills a program and what it has started. One that had ended by itself keeps its exit status.
#[cfg(unix)]
fn end(child: &mut Child) -> io::Result<ExitStatus> {
    use rustix::process::{Pid, Signal, kill_process_group};
    // Until it is waited for, the number of the program cannot be given to another.
    _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    child.wait()
}

/// Kills a program. One that had ended by itself keeps its exit status.
#[cfg(not(unix))]
fn end(child: &mut Child) -> io::Result<ExitStatus> {
    _ = child.kill();
    child.wait()
}

/// Whether a program ended because it was killed: by us, as far as we know.
#[cfg(unix)]
fn was_killed(status: ExitStatus) -> bool {
    use std::os::unix::process::ExitStatusExt;
    status.signal() == Some(rustix::process::Signal::KILL.as_raw())
}

#[cfg(not(unix))]
fn was_killed(_: ExitStatus) -> bool {
    false
}

fn write(mut input: ChildStdin, requests: &Receiver<Vec<u8>>) {
    while let Ok(request) = requests.recv() {
        if input.write_all(&request).and_then(|()| input.flush()).is_err() {
            return;
        }
    }
}

fn read(output: ChildStdout, lines: &SyncSender<Line>) {
    let mut output = BufReader::new(output);
    loop {
        let mut line = Vec::new();
        // One byte more than a line may have, and one for its end.
        let most = MAX_BYTES as u64 + 1;
        let line = match output.by_ref().take(most).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) if line.len() > MAX_BYTES && line.last() != Some(&b'\n') => Err(TooLong),
            Ok(_) => Ok(line),
        };
        let is_last = line.is_err();
        if lines.send(line).is_err() || is_last {
            return;
        }
    }
}
