//! `carvania components`: look at component files and check them.

mod check;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use carvania_rules::components::golem_edition;
use clap::Subcommand;

use crate::input;

const EXAMPLES: &str = "\
Examples:
  carvania components show
  carvania components check my_cards.toml";

/// Show or check the components that games are played with
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Print all cards and tokens
    #[command(after_help = "Example:\n  carvania components show my_cards.toml")]
    Show(ComponentFile),
    /// Say whether a component file can be played with, or everything that is wrong with it
    #[command(after_help = "Example:\n  carvania components check my_cards.toml")]
    Check(ComponentFile),
}

#[derive(clap::Args, Clone, Debug)]
struct ComponentFile {
    /// The component file (- for standard input), by default the printed components
    file: Option<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Does what is asked.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.command {
        Command::Show(file) => show::run(file),
        Command::Check(file) => check::run(file),
    }
}

impl ComponentFile {
    fn read(&self) -> Result<String> {
        match &self.file {
            Some(path) => input::read(path),
            None => Ok(golem_edition::FILE.to_owned()),
        }
    }

    /// What to call it in a message.
    fn name(&self) -> String {
        self.file.as_deref().map_or("the printed components".to_owned(), input::name)
    }
}
