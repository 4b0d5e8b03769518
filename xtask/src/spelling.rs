//! The spell check of everything that is in English. `typos.toml` says what is left out.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{self, answer};
use crate::skip::skip;

/// Every version knows other words, so all contributors use one.
const VERSION: &str = "1.51.1";
const FOLDER: &str = "target/tools/typos";

pub(crate) fn run() -> Result<()> {
    let Some(typos) = find_or_download() else {
        skip(
            "the spell check",
            "typos is not installed and cannot be downloaded with pip",
            &format!("Install it with `pip install typos=={VERSION}` or `cargo install typos-cli`."),
        );
        return Ok(());
    };
    command::run(&mut Command::new(typos))
}

pub(crate) fn is_there() -> bool {
    find().is_some()
}

fn find_or_download() -> Option<PathBuf> {
    find().or_else(|| {
        download().inspect_err(|error| eprintln!("xtask: {error:#}")).ok()?;
        find()
    })
}

/// The program: the contributor's own in this version, or the one under `target/tools`.
fn find() -> Option<PathBuf> {
    let ours = env::current_dir().ok()?.join(FOLDER).join("bin/typos");
    [PathBuf::from("typos"), ours].into_iter().find(|typos| has_version(typos))
}

fn has_version(typos: &Path) -> bool {
    answer(Command::new(typos).arg("--version"))
        .is_some_and(|answer| answer == format!("typos-cli {VERSION}"))
}

/// The package index of Python has it built already, which building it here would take minutes for.
fn download() -> Result<()> {
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]);
    pip.args(["--only-binary", ":all:", "--upgrade", "--target", FOLDER, &format!("typos=={VERSION}")]);
    command::run(&mut pip).context("cannot download typos")
}
