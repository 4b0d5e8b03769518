//! Programs in any language that take a seat.
//!
//! A program is asked by one line of JSON for each decision and answers with one, as `docs/bots.md` describes. It
//! may crash, hang, flood or lie: the game goes on with the first legal action, and the complaint says why.

mod confinement;
mod fault;
mod log;
mod message;
mod player;
mod process;

use std::fmt;
use std::io;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use carvania_bots::Limit;

pub use confinement::Confinement;
pub use fault::Fault;
pub use player::External;
use process::Process;

/// A program, and how long it may think: `./mybot@200ms`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Program {
    /// The command as it was written.
    command: String,
    /// Its words, of which the first is the program; never empty.
    words: Vec<String>,
    limit: Option<Duration>,
    confinement: Option<Confinement>,
}

/// Why a program cannot take a seat.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// A quotation that does not end.
    #[error("`{command}` is not a command: a quotation mark is missing")]
    Quotes {
        /// What was given.
        command: String,
    },
    /// Nothing but spaces.
    #[error("`{command}` does not name a program: write a path, as in `./mybot`")]
    Nothing {
        /// What was given.
        command: String,
    },
    /// There is no such file.
    #[error(
        "there is no program `{program}`: check the path, and write a limit of time as in `./mybot@200ms`"
    )]
    Missing {
        /// The first word of the command.
        program: String,
    },
    /// A file that may not be run.
    #[error(
        "`{program}` is not executable: try `chmod +x {program}`, or name what runs it: `python3 {program}`"
    )]
    NotExecutable {
        /// The first word of the command.
        program: String,
    },
    /// A file that the system cannot run.
    #[error(
        "`{program}` cannot be run: its first line must name what runs it, as in `#!/usr/bin/env python3`"
    )]
    NoInterpreter {
        /// The first word of the command.
        program: String,
    },
    /// Anything else.
    #[error("`{program}` cannot be started: {source}")]
    System {
        /// The first word of the command.
        program: String,
        /// What the system says.
        source: io::Error,
    },
}

impl Program {
    /// What a choice may cost if nobody says.
    pub const USUAL: Duration = Duration::from_secs(1);

    /// Whether a text names a program rather than a bot: it has a `/` or a space, or ends in `.py`.
    pub fn is_named_by(text: &str) -> bool {
        text.contains(['/', '\\'])
            || text.contains(char::is_whitespace)
            || split_limit(text).0.ends_with(".py")
    }

    /// What a choice may cost.
    pub fn limit(&self) -> Duration {
        self.limit.unwrap_or(Program::USUAL)
    }

    /// This program, confined: for servers, where others choose whom it plays with.
    #[must_use]
    pub fn confined(self, confinement: Confinement) -> Program {
        Program { confinement: Some(confinement), ..self }
    }

    /// What it is called beside its moves: the command without folders, and not all of a long one.
    pub fn label(&self) -> String {
        const MAX_LETTERS: usize = 24;
        let name =
            |word: &String| Path::new(word).file_name().map(|name| name.to_string_lossy().into_owned());
        let names: Vec<String> = self.words.iter().filter_map(name).collect();
        fault::shortened(&names.join(" "), MAX_LETTERS)
    }

    /// Starts the program and ends it again, to see that it can be run.
    pub fn check(&self) -> Result<(), ProgramError> {
        self.start().map(drop)
    }

    fn start(&self) -> Result<Process, ProgramError> {
        let (program, arguments) = self.words.split_first().expect("a command has a first word");
        // What is named by its file alone lies in the current folder: other names are looked up on the PATH.
        let is_script = program.ends_with(".py") && !program.contains('/');
        let path = if is_script { format!("./{program}") } else { program.clone() };
        Process::start(&path, arguments, self.confinement.as_ref())
            .map_err(|source| self.refusal(&path, source))
    }

    fn refusal(&self, path: &str, source: io::Error) -> ProgramError {
        /// `ENOEXEC`, on every system that has it.
        const NO_FORMAT: i32 = 8;
        let program = path.to_owned();
        let is_file = Path::new(path).is_file();
        match source.kind() {
            io::ErrorKind::NotFound if is_file => ProgramError::NoInterpreter { program },
            io::ErrorKind::NotFound => ProgramError::Missing { program },
            io::ErrorKind::PermissionDenied if is_file => ProgramError::NotExecutable { program },
            io::ErrorKind::PermissionDenied => ProgramError::Missing { program },
            _ if source.raw_os_error() == Some(NO_FORMAT) => ProgramError::NoInterpreter { program },
            _ => ProgramError::System { program, source },
        }
    }
}

/// A command and the time after its last `@`. Anything else that stands there belongs to the command:
/// `carvania engine --bot eager@500n`.
fn split_limit(text: &str) -> (&str, Option<Duration>) {
    match text.rsplit_once('@').map(|(command, limit)| (command, limit.parse())) {
        Some((command, Ok(Limit::Time(time)))) => (command, Some(time)),
        Some((_, Ok(Limit::Nodes(_)) | Err(_))) | None => (text, None),
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        self.limit.map_or(Ok(()), |time| write!(f, "@{}", Limit::Time(time)))
    }
}

impl FromStr for Program {
    type Err = ProgramError;

    fn from_str(text: &str) -> Result<Program, ProgramError> {
        let (command, limit) = split_limit(text.trim());
        let command = command.to_owned();
        match shell_words::split(&command) {
            Ok(words) if words.first().is_some_and(|word| !word.is_empty()) => {
                Ok(Program { command, words, limit, confinement: None })
            }
            Ok(_) => Err(ProgramError::Nothing { command }),
            Err(_) => Err(ProgramError::Quotes { command }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Duration, Program, ProgramError};

    #[track_caller]
    fn check(text: &str, words: &[&str], limit: u64) {
        assert!(Program::is_named_by(text));
        let program: Program = text.parse().unwrap();
        assert_eq!(program.words, words);
        assert_eq!(program.limit(), Duration::from_millis(limit));
        assert_eq!(program.to_string(), text);
    }

    #[test]
    fn a_label_is_short() {
        let label = |text: &str| text.parse::<Program>().unwrap().label();
        assert_eq!(label("./bots/mybot@2s"), "mybot");
        assert_eq!(label("python3 /home/ada/bots/claim.py"), "python3 claim.py");
        assert_eq!(label("./carvania engine --bot eager --seats 1"), "carvania engine --bot ea…");
    }

    #[test]
    fn a_program_is_a_command_with_a_time_behind_it() {
        check("./mybot", &["./mybot"], 1000);
        check("mybot.py@200ms", &["mybot.py"], 200);
        check("sh -c 'exit 3'@2s", &["sh", "-c", "exit 3"], 2000);
        check("carvania engine --bot eager@500n", &["carvania", "engine", "--bot", "eager@500n"], 1000);
        check("./me@home/bot", &["./me@home/bot"], 1000);
    }

    #[test]
    fn a_bot_is_no_program() {
        for text in ["eager", "planner@50ms", "", "mybot", "py"] {
            assert!(!Program::is_named_by(text), "{text}");
        }
    }

    #[test]
    fn what_is_no_command_is_refused() {
        assert!(matches!("./it's".parse::<Program>(), Err(ProgramError::Quotes { .. })));
        for nothing in ["  ", "'' x", " @1s"] {
            assert!(matches!(nothing.parse::<Program>(), Err(ProgramError::Nothing { .. })), "{nothing}");
        }
    }

    #[test]
    fn what_cannot_be_run_is_refused() {
        let check = |text: &str| text.parse::<Program>().unwrap().check();
        assert!(matches!(check("./no-such-bot"), Err(ProgramError::Missing { .. })));
        assert!(matches!(check("no-such-bot --fast"), Err(ProgramError::Missing { .. })));
        assert!(
            matches!(check("nobody.py"), Err(ProgramError::Missing { program }) if program == "./nobody.py")
        );
        assert!(matches!(check("./src"), Err(ProgramError::Missing { .. })));
        assert!(matches!(check("./Cargo.toml"), Err(ProgramError::NotExecutable { .. })));
    }
}
