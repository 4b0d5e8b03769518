//! `cargo xtask gate`: the instructions that the engine executes, counted by Valgrind and held
//! against the limits in the benchmark. Unlike times, counts are the same on a busy machine.

use std::fs;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{self, answer, cargo};
use crate::package;
use crate::skip::skip;
use crate::tool::{self, tool};

const RUNNER: &str = "gungraun-runner";

pub(crate) fn run() -> Result<()> {
    if !has_valgrind() {
        package::install(&["valgrind"]);
    }
    if !has_valgrind() {
        skip(
            "the instruction gate",
            "Valgrind is not installed",
            "Install it with the package manager of your system, e.g. `apt-get install valgrind`.",
        );
        return Ok(());
    }
    let runner = tool(RUNNER, &runner_version()?)?;
    let mut bench = cargo("bench --package carvania-rules --bench instructions");
    command::run(bench.env("GUNGRAUN_RUNNER", runner))
}

pub(crate) fn has_valgrind() -> bool {
    answer(Command::new("valgrind").arg("--version")).is_some()
}

pub(crate) fn has_runner() -> Result<bool> {
    Ok(tool::find(RUNNER, &runner_version()?)?.is_some())
}

/// The runner refuses to work for a library of another version than its own, so the lock file decides.
fn runner_version() -> Result<String> {
    let lock = fs::read_to_string("Cargo.lock").context("cannot read Cargo.lock")?;
    let version = locked_version(&lock, "gungraun").context("gungraun is not in Cargo.lock")?;
    Ok(version.to_owned())
}

fn locked_version<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let (_, entry) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    let (version, _) = entry.split_once('"')?;
    Some(version)
}

#[cfg(test)]
mod tests {
    use super::locked_version;

    const LOCK: &str = r#"
[[package]]
name = "gungraun-macros"
version = "0.10.0"

[[package]]
name = "gungraun"
version = "0.20.0"
source = "registry"
"#;

    #[test]
    fn the_version_is_that_of_the_very_package() {
        assert_eq!(locked_version(LOCK, "gungraun"), Some("0.20.0"));
        assert_eq!(locked_version(LOCK, "gungraun-macros"), Some("0.10.0"));
        assert_eq!(locked_version(LOCK, "macros"), None);
    }
}
