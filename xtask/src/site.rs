//! The folder with which any static host serves Carvania. A tool of its own builds it, since that links the pages.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{self, cargo};
use crate::platforms::{BROWSER, has_node, is_installed};
use crate::skip::skip;

/// Where the tests in a browser find a site that lies under a path of its host. `crates/browser` knows both.
const FOLDER: &str = "target/pocket-under-a-path";
const BASE: &str = "/games/carvania";
const MODULE_TESTS: &str = "crates/pocket/tests/carvania.test.mjs";

pub(crate) fn run(words: &[&str]) -> Result<()> {
    let mut build = cargo("run --quiet --package carvania-site --");
    command::run(build.args(words))
}

/// Builds a site as it is published, which must not weigh too much, for the tests in a browser.
pub(crate) fn check() -> Result<()> {
    if !can_build() {
        let remedy = format!("Install it with `rustup target add {BROWSER}`.");
        skip("the site without a server", &format!("Rust's target {BROWSER} is not installed"), &remedy);
        return Ok(());
    }
    run(&["--base", BASE, "--out", FOLDER])?;
    let check = "the module for pages of others";
    if !has_node() {
        skip(check, "there is no Node.js of version 20 or later", "Install it to run the module.");
        return Ok(());
    }
    let folder = fs::canonicalize(FOLDER).with_context(|| format!("there is no {FOLDER}"))?;
    command::run(Command::new("node").args(["--test", MODULE_TESTS]).env("CARVANIA_SITE", folder))
}

/// Whether there is a compiler for browsers.
fn can_build() -> bool {
    is_installed(BROWSER) || Path::new("/usr/src/rustc-web").exists()
}
