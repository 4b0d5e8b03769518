//! `carvania components`: look at component files and check them.

mod check;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use carvania_rules::components::{EasternMountains, eastern_mountains, golem_edition};
use clap::{Subcommand, ValueEnum};

use crate::input;

const EXAMPLES: &str = "\
Examples:
  carvania components show --box EM
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
    /// Print all cards, tiles and tokens of a box
    #[command(
        after_help = "Examples:\n  carvania components show --box EM\n  carvania components show my_cards.toml"
    )]
    Show(ComponentFile),
    /// Say whether a component file can be played with, or everything that is wrong with it
    #[command(after_help = "Example:\n  carvania components check my_cards.toml")]
    Check(ComponentFile),
}

#[derive(clap::Args, Clone, Debug)]
struct ComponentFile {
    /// The component file (- for standard input) of either box, by default the printed components
    file: Option<PathBuf>,
    /// The box whose printed components are meant
    #[arg(long = "box", value_name = "BOX", default_value = "GE", conflicts_with = "file")]
    printed: GameBox,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// A box with components of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum GameBox {
    /// Golem Edition
    #[value(name = "GE")]
    GolemEdition,
    /// Eastern Mountains
    #[value(name = "EM")]
    EasternMountains,
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
        match (&self.file, self.printed) {
            (Some(path), _) => input::read(path),
            (None, GameBox::GolemEdition) => Ok(golem_edition::FILE.to_owned()),
            (None, GameBox::EasternMountains) => Ok(eastern_mountains::FILE.to_owned()),
        }
    }

    /// What to call it in a message.
    fn name(&self) -> String {
        self.file.as_deref().map_or("the printed components".to_owned(), input::name)
    }
}

impl GameBox {
    /// The box that a component file without problems describes.
    fn of(file: &str) -> GameBox {
        match EasternMountains::read(file) {
            Ok(_) => GameBox::EasternMountains,
            Err(_) => GameBox::GolemEdition,
        }
    }
}
