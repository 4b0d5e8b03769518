//! Runs the program, and says what must be true of every answer.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program with nothing on standard input.
pub(crate) fn carvania(arguments: &[&str]) -> Answer {
    carvania_reading(arguments, "")
}

/// Runs the program with a text on standard input.
pub(crate) fn carvania_reading(arguments: &[&str], input: &str) -> Answer {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carvania"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    // A program that refuses its arguments does not read its input.
    _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    Answer { line: arguments.join(" "), output: child.wait_with_output().unwrap() }
}

/// What the program answered.
pub(crate) struct Answer {
    line: String,
    output: Output,
}

impl Answer {
    /// What it printed; it must have succeeded.
    #[track_caller]
    pub(crate) fn text(&self) -> String {
        assert!(self.output.status.success(), "{self}");
        self.stdout()
    }

    /// The one JSON object that it printed; it must have succeeded.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        let text = self.text();
        assert_eq!(text.lines().count(), 1, "{self}");
        serde_json::from_str(&text).unwrap()
    }

    /// The one sentence with which it refused.
    #[track_caller]
    pub(crate) fn refusal(&self) -> String {
        let stderr = self.stderr();
        assert_eq!(self.output.status.code(), Some(1), "{self}");
        assert_eq!(stderr.lines().count(), 1, "{self}");
        stderr.strip_prefix("carvania: ").unwrap_or_else(|| panic!("{self}")).trim_end().to_owned()
    }

    /// Checks that the arguments were refused as such, with these words.
    #[track_caller]
    pub(crate) fn is_usage_error(&self, words: &str) {
        assert_eq!(self.output.status.code(), Some(2), "{self}");
        assert!(self.stderr().starts_with("error: ") && self.stderr().contains(words), "{self}");
        assert_eq!(self.stdout(), "", "{self}");
    }

    /// What it printed, however it ended.
    pub(crate) fn stdout(&self) -> String {
        String::from_utf8(self.output.stdout.clone()).unwrap()
    }

    /// What it said besides.
    pub(crate) fn stderr(&self) -> String {
        String::from_utf8(self.output.stderr.clone()).unwrap()
    }
}

impl std::fmt::Display for Answer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let status = self.output.status;
        write!(f, "carvania {}: {status}\n{}\n{}", self.line, self.stdout(), self.stderr())
    }
}
