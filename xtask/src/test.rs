//! `cargo xtask test`: everything a change must pass.

use std::time::Instant;

use anyhow::{Context, Result};

use crate::browser;
use crate::command::{self, cargo};
use crate::gate;

type Step = (&'static str, fn() -> Result<()>);

/// Cheap to dear, so that a slip shows early.
const STEPS: [Step; 6] = [
    ("formatting", formatting),
    ("lints", lints),
    ("features", features),
    ("tests", tests),
    ("documentation", documentation),
    ("instruction gate", gate::run),
];

/// What `carvania-rules` is built with: nothing but the games, or one feature besides.
const FEATURES: [&str; 5] = ["", "fair", "position", "record", "rulebook"];

pub(crate) fn run() -> Result<()> {
    let mut times = Vec::with_capacity(STEPS.len());
    for (name, step) in STEPS {
        eprintln!("== {name}");
        let start = Instant::now();
        step().with_context(|| format!("stopped at the step `{name}`"))?;
        times.push((name, start.elapsed()));
    }
    eprintln!("== no step failed");
    for (name, time) in times {
        eprintln!("{name:<20}{:>8.1} s", time.as_secs_f64());
    }
    Ok(())
}

fn formatting() -> Result<()> {
    command::run(&mut cargo("fmt --all --check"))
}

fn lints() -> Result<()> {
    command::run(&mut cargo("clippy --workspace --all-targets -- -D warnings"))
}

/// Others use `carvania-rules` without what they do not need. A default build would not show what is missing then.
fn features() -> Result<()> {
    FEATURES.into_iter().try_for_each(|feature| {
        let lints = format!(
            "clippy --package carvania-rules --no-default-features --features={feature} -- -D warnings"
        );
        command::run(&mut cargo(&lints))
    })
}

fn tests() -> Result<()> {
    let mut tests = cargo("test --workspace");
    browser::require(&mut tests);
    command::run(&mut tests)
}

fn documentation() -> Result<()> {
    command::run(cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"))
}
