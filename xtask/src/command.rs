//! Other programs: run aloud, asked quietly.

use std::ffi::OsStr;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A cargo command, its arguments parted by spaces. It works with the toolchain of `cargo xtask` itself,
/// which rustup hands on.
pub(crate) fn cargo(arguments: &str) -> Command {
    let mut command = Command::new("cargo");
    command.args(arguments.split_whitespace());
    command
}

/// Runs a command to its end and shows its line first, so that it can be repeated by hand when it fails.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    eprintln!("$ {line}");
    let status = command.status().with_context(|| format!("cannot start `{line}`"))?;
    ensure!(status.success(), "`{line}` failed ({status})");
    Ok(())
}

/// What a command prints, or nothing if it cannot be started or fails. This is how to ask whether a tool is there.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command as it would be typed, with the variables set for it.
fn line(command: &Command) -> String {
    let variables = command.get_envs().filter_map(|(name, value)| {
        let value = value?;
        Some(format!("{}={}", name.display(), word(value)))
    });
    let words = std::iter::once(command.get_program()).chain(command.get_args()).map(word);
    variables.chain(words).collect::<Vec<_>>().join(" ")
}

fn word(word: &OsStr) -> String {
    let word = word.to_string_lossy();
    if word.contains(' ') { format!("'{word}'") } else { word.into_owned() }
}

#[cfg(test)]
mod tests {
    use std::process::Stdio;

    use super::{answer, cargo, line, run};

    #[test]
    fn a_line_can_be_typed() {
        let mut command = cargo("doc --no-deps");
        command.env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(line(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }

    #[test]
    fn a_failure_names_its_line() {
        let error = run(cargo("no-such-command").stderr(Stdio::null())).unwrap_err().to_string();
        assert!(error.starts_with("`cargo no-such-command` failed"), "{error}");
    }

    #[test]
    fn only_success_is_an_answer() {
        assert!(answer(&mut cargo("--version")).is_some_and(|version| version.starts_with("cargo ")));
        assert_eq!(answer(&mut cargo("no-such-command")), None);
    }
}
