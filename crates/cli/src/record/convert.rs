//! `carvania record convert`: the same record in another form.

use std::path::PathBuf;

use anyhow::Result;

use super::{Form, RecordFile};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania record convert game.txt > game.jsonl
  carvania record convert game.jsonl --to text --output game.txt";

/// Convert a record from text to JSON Lines, or back
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    #[command(flatten)]
    record: RecordFile,
    /// The form to write [default: the other form]
    #[arg(long, value_name = "FORM")]
    to: Option<Form>,
    /// The file to write, instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let (record, form) = options.record.read()?;
    let text = options.to.unwrap_or(form.other()).write(&record);
    output::write(&text, options.output.as_deref())
}
