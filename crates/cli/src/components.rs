//! `carvania components`: look at component files and check them.

mod check;
mod contents;
mod show;

use std::path::PathBuf;

use anyhow::Result;
use carvania_rules::components::GameBox;
use clap::Subcommand;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::input;
pub(crate) use show::work;

const EXAMPLES: &str = "\
Examples:
  carvania components show --box EM
  carvania components check my_cards.toml";

const SHOW_EXAMPLES: &str = "\
Examples:
  carvania components show --box EM
  carvania components show my_cards.toml
  carvania components show --box EW --toml > my_world.toml";

/// Show or check the components that games are played with
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Print all cards, tiles, boards and tokens of a box, and where their figures come from
    #[command(after_help = SHOW_EXAMPLES)]
    Show(show::Options),
    /// Check a component file, and list everything that is wrong with it
    #[command(after_help = "Example:\n  carvania components check my_cards.toml")]
    Check(ComponentFile),
}

#[derive(clap::Args, Clone, Debug)]
struct ComponentFile {
    /// The component file (- for standard input) of any box, by default the printed components
    file: Option<PathBuf>,
    /// The box whose printed components are meant
    #[arg(
        long = "box", value_name = "BOX", default_value = GameBox::GolemEdition.code(),
        value_parser = game_box(), ignore_case = true, conflicts_with = "file"
    )]
    printed: GameBox,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Does what is asked.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.command {
        Command::Show(options) => show::run(options),
        Command::Check(file) => check::run(file),
    }
}

impl ComponentFile {
    fn read(&self) -> Result<String> {
        self.file.as_deref().map_or_else(|| Ok(self.printed.file().to_owned()), input::read)
    }

    /// What to call it in a message.
    fn name(&self) -> String {
        self.file.as_deref().map_or("the printed components".to_owned(), input::name)
    }
}

/// The names of the boxes, for the command line.
fn game_box() -> impl TypedValueParser<Value = GameBox> {
    let values = GameBox::ALL.map(|one| PossibleValue::new(one.code()).help(one.name()));
    PossibleValuesParser::new(values).try_map(|code| {
        let code = code.to_uppercase();
        GameBox::ALL.into_iter().find(|one| one.code() == code).ok_or("no box has this name")
    })
}
