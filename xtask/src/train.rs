//! `cargo xtask train`: the network of a game, made anew.

use anyhow::{Result, bail};

use crate::command::{self, cargo};

pub(crate) fn details() -> String {
    "Games of `mcts` against itself are played on all cores, a network is fitted to them (by PyTorch if `python3` has it, on an \
     accelerator if there is one), and so on for some generations. The last one plays the network of the program. \
     `cargo run --release -p carvania-training -- train --help` lists the options."
        .to_owned()
}

pub(crate) fn run(words: &[&str]) -> Result<()> {
    if words.is_empty() {
        bail!("name a game, as in `cargo xtask train GE`");
    }
    command::run(cargo("run --release --package carvania-training -- train").args(words))
}
