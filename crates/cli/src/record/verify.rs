//! `carvania record verify`: whether a game was played by the rules, and dealt as it was promised.

mod found;
mod trace;

use anyhow::{Error, Result, anyhow};
use carvania_rules::RecordError;
use carvania_rules::fair::{self, Unfair};
use carvania_rules::record::line_of;
use serde_json::{Value, json};

use self::found::Found;
use super::RecordFile;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania record verify game.txt
  carvania record verify game.jsonl --json
  carvania record verify game.txt --trace | python3 examples/verify_draws.py";

/// Replay a record and check that every action was legal and every draw followed from the seed
///
/// Rules version, components, every action and the result are checked in every record. If it has a commitment and a
/// seed, every draw must follow from the seed, and so must the order of play if it was drawn. Without a seed, only the
/// possibility of each draw is checked. docs/fair-deal.md explains how draws follow from a seed.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    #[command(flatten)]
    record: RecordFile,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
    /// Print a JSON line for every draw, with the possible outcomes, their weights and the result, for other programs
    /// to check
    #[arg(long, conflicts_with = "json")]
    trace: bool,
}

/// A record that is not what it claims to be.
struct Problem {
    /// The line that is wrong, where there is one.
    line: Option<usize>,
    error: Error,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let text = options.record.text()?;
    let found = options.replay(&text);
    if options.json {
        output::print_json(&document(&found))?;
    } else if let (Ok(found), false) = (&found, options.trace) {
        output::print(&found.sentence())?;
    }
    found.map(|_| ()).map_err(|problem| problem.error)
}

/// What is found, or the one problem, as `check` commands have them.
fn document(found: &Result<Found, Problem>) -> Value {
    match found {
        Ok(found) => json!({ "ok": true, "problems": [], "record": found }),
        Err(Problem { line, error }) => {
            json!({ "ok": false, "problems": [output::one_line(&format!("{error:#}"))], "line": line })
        }
    }
}

impl Options {
    /// What the record comes to. Its draws are printed before they are judged: others may judge them as well.
    fn replay(&self, text: &str) -> Result<Found, Problem> {
        let record = self.record.parse(text).map_err(|error| {
            let line = error.downcast_ref().map(|error: &RecordError| error.line);
            Problem { line, error }
        })?;
        if self.trace {
            let printed = output::print(&trace::lines(&record));
            printed.map_err(|error| Problem { line: None, error })?;
        }
        let fairness = fair::check(&record).map_err(|unfair| self.problem(text, &unfair))?;
        Ok(Found::of(&record, fairness))
    }

    fn problem(&self, text: &str, unfair: &Unfair) -> Problem {
        let line = match unfair {
            Unfair::Order { .. } => None,
            Unfair::Draw { index, .. } => line_of(text, *index),
        };
        let place = line.map_or_else(String::new, |line| format!("line {line}: "));
        Problem { line, error: anyhow!("{}: {place}{unfair}", self.record.name()) }
    }
}
