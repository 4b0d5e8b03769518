//! `carvania map check`: whether a map can be played on.

use std::path::PathBuf;

use anyhow::{Result, bail};
use carvania_rules::Title;
use carvania_rules::map::file::{CheckedMap, MapProblem};
use serde::Serialize;

use super::{Checked, Counts, check_file, loose_cells, titles};
use crate::number::counted;
use crate::{input, output, setup};

const EXAMPLES: &str = "\
Examples:
  carvania map check my_map.toml
  carvania map check my_map.toml --game J2 --json";

/// Check a map, and list everything that is wrong with it
///
/// Without --game, a map with villages is checked for EM, and one without for J2.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// The map file (- for standard input)
    file: PathBuf,
    /// The game to play on it
    #[arg(long, value_parser = setup::title_with_map(), ignore_case = true)]
    game: Option<Title>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Verdict {
    ok: bool,
    problems: Vec<String>,
    warnings: Vec<String>,
    #[serde(flatten)]
    found: Option<Found>,
}

#[derive(Serialize)]
struct Found {
    #[serde(flatten)]
    counts: Counts,
    games: Vec<&'static str>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let Checked { title, outcome } = check_file(&options.file, options.game)?;
    let verdict = match outcome {
        Ok(checked) => Verdict::good(&checked),
        Err(problems) => Verdict::bad(&problems),
    };
    if options.json {
        output::print_json(&verdict)?
    } else {
        output::print(&verdict.text())?
    }
    let name = input::name(&options.file);
    match verdict.problems.len() as u64 {
        0 => Ok(()),
        number => bail!("{name} cannot be used as a map for {title}: {}", counted(number, "problem")),
    }
}

impl Verdict {
    fn good(checked: &CheckedMap) -> Verdict {
        let games = titles(&checked.map).map(Title::code).collect();
        let warnings = loose_cells(checked).into_iter().map(|loose| format!("warning: {loose}"));
        Verdict {
            ok: true,
            problems: Vec::new(),
            warnings: warnings.collect(),
            found: Some(Found { counts: Counts::of(&checked.map), games }),
        }
    }

    fn bad(problems: &[MapProblem]) -> Verdict {
        let problems = problems.iter().map(setup::describe).collect();
        Verdict { ok: false, problems, warnings: Vec::new(), found: None }
    }

    fn text(&self) -> String {
        let found =
            self.found.iter().map(|found| format!("ok: {}, for {}", found.counts, found.games.join(" and ")));
        let problems = self.problems.iter().chain(&self.warnings).cloned();
        found.chain(problems).map(|line| format!("{line}\n")).collect()
    }
}
