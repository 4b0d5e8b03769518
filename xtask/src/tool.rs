//! Tools written in Rust that some commands need, each in one exact version.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{answer, cargo, run};

const FOLDER: &str = "target/tools";

/// Where to find a tool in this version: the contributor's own, or one installed under
/// `target/tools`, which leaves everything outside the checkout as it was.
pub(crate) fn tool(name: &str, version: &str) -> Result<PathBuf> {
    let ours = env::current_dir().context("the current folder is gone")?.join(FOLDER).join("bin").join(name);
    for tool in [PathBuf::from(name), ours.clone()] {
        if has_version(&tool, name, version) {
            return Ok(tool);
        }
    }
    install(name, version).with_context(|| format!("cannot install {name} {version}"))?;
    Ok(ours)
}

fn has_version(tool: &Path, name: &str, version: &str) -> bool {
    answer(Command::new(tool).arg("--version")) == Some(format!("{name} {version}"))
}

fn install(name: &str, version: &str) -> Result<()> {
    run(&mut cargo(&format!("install {name} --version ={version} --locked --root {FOLDER}")))
}
