//! `carvania record`: look at a record, check it, write it in another form.

mod convert;
mod show;

use std::path::PathBuf;

use anyhow::{Context, Result};
use carvania_rules::Record;
use clap::{Subcommand, ValueEnum};

use crate::number::counted;
use crate::setup::ComponentsOption;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  carvania record show game.txt
  carvania record verify game.jsonl
  carvania record convert game.txt --output game.jsonl";

/// Show, verify or convert the record of a game
///
/// A record is text, or JSON Lines; which of them is seen from its first character.
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
    /// Replay a record and say whether every action in it was legal
    #[command(after_help = "Example:\n  carvania record verify game.txt")]
    Verify(RecordFile),
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
        Command::Verify(file) => output::print(&verdict(&file.read()?.0)),
        Command::Convert(options) => convert::run(options),
    }
}

impl RecordFile {
    /// The record and the form it is in. Reading replays it.
    pub(crate) fn read(&self) -> Result<(Record, Form)> {
        let components = self.components.load()?;
        let text = input::read(&self.file)?;
        let form = Form::of(&text);
        let record = match form {
            Form::Text => Record::from_text(&text, components),
            Form::Jsonl => Record::from_json_lines(&text, components),
        };
        Ok((record.with_context(|| input::name(&self.file))?, form))
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

/// What is to be said of a record that replays.
fn verdict(record: &Record) -> String {
    let game = record.game();
    let actions = counted(record.actions().len() as u64, "action");
    let rounds = counted(record.rounds().number().into(), "round");
    let result = match record.result() {
        Some(scores) => {
            format!("result {}", scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" "))
        }
        None => "unfinished".to_owned(),
    };
    format!("ok: {}, {} players, {actions} in {rounds}, {result}\n", game.title(), game.players())
}
