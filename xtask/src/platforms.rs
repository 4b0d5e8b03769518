//! Other platforms, as far as they can be had here: the router is compiled for browsers, and bots that count positions
//! play here and as WebAssembly, which must print the same to the letter.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, ensure};

use crate::command::{self, answer, cargo};
use crate::skip::skip;

/// WebAssembly with a standard output, so that the same program runs in both places.
const TARGET: &str = "wasm32-wasip1";
/// WebAssembly as browsers run it.
const BROWSER: &str = "wasm32-unknown-unknown";
const PROGRAM: &str = "target/wasm32-wasip1/debug/examples/same_games.wasm";
/// Runs a program with a standard output and nothing else of the system.
const RUNNER: &str = "const { WASI } = require('node:wasi'); \
    const wasi = new WASI({ version: 'preview1', args: [], env: {}, returnOnExit: true }); \
    WebAssembly.instantiate(require('node:fs').readFileSync(process.argv[1]), wasi.getImportObject()) \
    .then(({ instance }) => { process.exitCode = wasi.start(instance); });";

pub(crate) fn run() -> Result<()> {
    let check = "that the router compiles for browsers";
    if has_target(check, BROWSER) {
        let router = "check --package carvania-web --no-default-features --target";
        command::run(&mut cargo(&format!("{router} {BROWSER}")))?;
    }
    let check = "that bots play the same as WebAssembly";
    if !has_target(check, TARGET) {
        return Ok(());
    }
    if !has_node() {
        skip(check, "there is no Node.js of version 20 or later", "Install it to run WebAssembly.");
        return Ok(());
    }
    let example = "--package carvania-lab --example same_games";
    command::run(&mut cargo(&format!("build {example} --target {TARGET}")))?;
    let here = print(&mut cargo(&format!("run --quiet {example}")))?;
    let there = print(Command::new("node").args(["--no-warnings", "-e", RUNNER, PROGRAM]))?;
    compare(&here, &there)
}

/// Whether everything is there that the checks need.
pub(crate) fn is_there() -> bool {
    [BROWSER, TARGET].into_iter().all(is_installed) && has_node()
}

/// Whether a target is there; if not, what needs it is skipped.
fn has_target(check: &str, target: &str) -> bool {
    let is_installed = is_installed(target);
    if !is_installed {
        let remedy = format!("Install it with `rustup target add {target}`.");
        skip(check, &format!("Rust's target {target} is not installed"), &remedy);
    }
    is_installed
}

/// Whether the library of a target is there, also where another tool than rustup installed it.
fn is_installed(target: &str) -> bool {
    let mut library = Command::new("rustc");
    library.args(["--print", "target-libdir", "--target", target]);
    answer(&mut library).is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Whether there is a Node.js that knows the system interface of WebAssembly.
fn has_node() -> bool {
    let is_new_enough = "process.exit(process.versions.node.split('.')[0] >= 20 ? 0 : 1)";
    answer(Command::new("node").args(["-e", is_new_enough])).is_some()
}

fn print(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output().context("cannot start a program of the check")?;
    ensure!(output.status.success(), "a program of the check failed ({})", output.status);
    Ok(String::from_utf8(output.stdout)?)
}

/// The first line that differs is the place to look for the cause.
fn compare(here: &str, there: &str) -> Result<()> {
    ensure!(!here.is_empty(), "nothing was played");
    for (number, (one, other)) in (1..).zip(here.lines().zip(there.lines())) {
        ensure!(one == other, "line {number} differs:\n  here: {one}\n  as WebAssembly: {other}");
    }
    ensure!(here == there, "one of the two ended early");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::compare;

    #[test]
    fn a_difference_is_found_wherever_it_is() {
        assert!(compare("a\nb\n", "a\nb\n").is_ok());
        assert!(compare("a\nb\n", "a\nc\n").unwrap_err().to_string().starts_with("line 2 differs"));
        assert!(
            compare("a\nb\n", "a\n").is_err()
                && compare("a\n", "a\nb\n").is_err()
                && compare("", "").is_err()
        );
    }
}
