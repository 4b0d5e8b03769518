//! The automation of the workspace, behind `cargo xtask`. It is Rust so that it runs wherever the
//! project builds, and is checked like the rest of it.

mod bench;
mod browser;
mod command;
mod fuzz;
mod gate;
mod package;
mod skip;
mod test;
mod tool;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test                        everything a change must pass, the gate included
  bench                       the speed of the engine on this machine
  gate                        the instruction counts of the engine against their limits
  fuzz [TARGET] [SECONDS]     one fuzz target or all of them, 60 seconds each unless told";

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match dispatch(&words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch(words: &[&str]) -> Result<()> {
    enter_root()?;
    match words {
        ["test"] => test::run(),
        ["bench"] => bench::run(),
        ["gate"] => gate::run(),
        ["fuzz", rest @ ..] => fuzz::run(rest),
        [] => bail!("a command is missing\n\n{USAGE}"),
        _ => bail!("cannot understand `{}`\n\n{USAGE}", words.join(" ")),
    }
}

/// `cargo xtask` may be called from any folder of the workspace; every path here starts at its root.
fn enter_root() -> Result<()> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    env::set_current_dir(root).with_context(|| format!("cannot enter {root}"))
}
