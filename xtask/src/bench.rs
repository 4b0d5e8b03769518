//! `cargo xtask bench`: how fast the engine is on this machine. Times depend on the machine, so
//! nothing fails here: what must not grow is counted by the gate.

use anyhow::Result;

use crate::command::{self, cargo};

pub(crate) fn run() -> Result<()> {
    command::run(&mut cargo("run --profile dist --package carvania-cli -- bench"))
}
