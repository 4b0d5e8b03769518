//! `carvania man`: the manual pages.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Command;
use clap_mangen::Man;

use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  carvania man | man -l -
  carvania man --folder /usr/local/share/man/man1";

/// Print the manual page, or write one for every command
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// Write a page for the program and for each of its commands into this folder
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
}

pub(crate) fn run(options: &Options, program: Command) -> Result<()> {
    let Some(folder) = &options.folder else {
        let mut page = Vec::new();
        Man::new(program).render(&mut page)?;
        return output::print(&String::from_utf8(page)?);
    };
    fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(program, folder))
        .with_context(|| format!("cannot write manual pages to {}, check the path", input::name(folder)))
}
