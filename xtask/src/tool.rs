//! Tools written in Rust that some commands need, each in one exact version.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{answer, cargo, run};

const FOLDER: &str = "target/tools";

/// Where a tool is, in this version. It is installed under `target/tools` if need be.
pub(crate) fn tool(name: &str, version: &str) -> Result<PathBuf> {
    if let Some(tool) = find(name, version)? {
        return Ok(tool);
    }
    install(name, version).with_context(|| format!("cannot install {name} {version}"))?;
    ours(name)
}

/// The tool, if it is there in this version: the contributor's own, or the one under `target/tools`, which leaves
/// everything outside the checkout as it was.
pub(crate) fn find(name: &str, version: &str) -> Result<Option<PathBuf>> {
    let mut places = [PathBuf::from(name), ours(name)?].into_iter();
    Ok(places.find(|tool| has_version(tool, name, version)))
}

fn ours(name: &str) -> Result<PathBuf> {
    Ok(env::current_dir().context("the current folder is gone")?.join(FOLDER).join("bin").join(name))
}

fn has_version(tool: &Path, name: &str, version: &str) -> bool {
    answer(Command::new(tool).arg("--version")) == Some(format!("{name} {version}"))
}

/// Without optimisation, which would take longer than the tools have to do.
fn install(name: &str, version: &str) -> Result<()> {
    run(&mut cargo(&format!("install {name} --version ={version} --locked --debug --root {FOLDER}")))
}
