//! `carvania record`: look at a record, check it, write it in another form.

mod convert;
mod show;
mod verify;

use std::path::PathBuf;

use anyhow::{Context, Result};
use carvania_rules::Record;
use clap::{Subcommand, ValueEnum};

use crate::setup::ComponentsOption;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  carvania record show game.txt
  carvania record verify game.jsonl
  carvania record convert game.txt --output game.jsonl";

/// Show, verify or convert the record of a game
///
/// A record is either text or JSON Lines; its first character tells which.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    /// Print a record turn by turn, with the scores
    #[command(after_help = "Example:\n  carvania record show game.txt")]
    Show(RecordFile),
    Verify(verify::Options),
    Convert(convert::Options),
}

/// The two forms of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Form {
    /// A line for each turn, for people
    Text,
    /// A JSON object for each action, for programs
    Jsonl,
}

/// A record, and what it was played with.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RecordFile {
    /// The record (- for standard input)
    pub(crate) file: PathBuf,
    #[command(flatten)]
    components: ComponentsOption,
}

/// Does what is asked.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.command {
        Command::Show(file) => output::print(&show::text(&file.read()?.0)),
        Command::Verify(options) => verify::run(options),
        Command::Convert(options) => convert::run(options),
    }
}

impl RecordFile {
    /// The record and the form it is in. Reading replays it.
    pub(crate) fn read(&self) -> Result<(Record, Form)> {
        let text = self.text()?;
        Ok((self.parse(&text)?, Form::of(&text)))
    }

    /// The contents of the file.
    fn text(&self) -> Result<String> {
        input::read(&self.file)
    }

    /// The record that a text of the file is.
    fn parse(&self, text: &str) -> Result<Record> {
        Record::read(text, self.components.load()?).with_context(|| self.name())
    }

    /// What to call the file in a message.
    fn name(&self) -> String {
        input::name(&self.file)
    }
}

impl Form {
    fn of(text: &str) -> Form {
        if text.trim_start().starts_with('{') { Form::Jsonl } else { Form::Text }
    }

    fn other(self) -> Form {
        match self {
            Form::Text => Form::Jsonl,
            Form::Jsonl => Form::Text,
        }
    }

    fn write(self, record: &Record) -> String {
        match self {
            Form::Text => record.to_text(),
            Form::Jsonl => record.to_json_lines(),
        }
    }
}
