//! What cargo knows of the workspace.

use std::path::PathBuf;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{answer, cargo};

/// All packages and what needs what. Without a network those of other systems are left out.
pub(crate) fn with_dependencies() -> Result<Value> {
    let everything = answer(&mut cargo("metadata --format-version 1 --locked"));
    let found = everything.or_else(|| {
        let version = answer(&mut cargo("--version --verbose"))?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "))?;
        let here = format!("metadata --format-version 1 --locked --offline --filter-platform {host}");
        answer(&mut cargo(&here))
    });
    let text = found.context("`cargo metadata --locked` failed: is Cargo.lock up to date?")?;
    serde_json::from_str(&text).context("cannot read what `cargo metadata` printed")
}

/// Where cargo builds.
pub(crate) fn target_folder() -> Result<PathBuf> {
    let text =
        answer(&mut cargo("metadata --format-version 1 --no-deps")).context("`cargo metadata` failed")?;
    let metadata: Value = serde_json::from_str(&text)?;
    let folder = metadata["target_directory"].as_str().context("cargo names no target folder")?;
    Ok(PathBuf::from(folder))
}
