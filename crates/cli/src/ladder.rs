//! `carvania ladder`: how strong bots are, over any number of arenas.

use std::path::PathBuf;

use anyhow::{Context, Result};
use carvania_lab::ladder::{Ladder, LadderReport, Run, Rung};

use crate::columns::{Columns, Side};
use crate::input;
use crate::number::{counted, grouped};
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania arena --bots greedy,eager --save one.jsonl
  carvania arena --bots planner@2000n,greedy --save two.jsonl
  carvania ladder one.jsonl two.jsonl

Bots are known by their names: `--bots new=./mybot` of an arena gives one a name. The runs may be of different games,
and the ladder is then about all of them together. The margins hold the true figures in 19 of 20 cases.";

/// Rate all bots that played in arenas
///
/// Reads the files that `carvania arena --save` wrote, any number of them, and rates all bots on one scale, as in Elo:
/// a bot with 400 points more wins ten games for each game that the other wins. Bots that have never met, even
/// indirectly, are listed in separate ladders.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// Files of arenas (- for standard input)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print one JSON object
    #[arg(long)]
    json: bool,
}

/// Reads the files and prints the ladder.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut ladder = Ladder::default();
    for path in &options.files {
        let added = ladder.add(input::lines(path)?);
        added.with_context(|| format!("{} is not a file of `carvania arena --save`", input::name(path)))?;
    }
    let report = ladder.report();
    if options.json { output::print_json(&report) } else { output::print(&text(&report)) }
}

fn text(report: &LadderReport) -> String {
    let runs: String = report.runs.iter().map(|run| format!("{}\n", heading(run))).collect();
    let ladders: Vec<String> = report.groups.iter().map(|group| rungs(group).to_string()).collect();
    let note = match ladders.len() {
        0 | 1 => "",
        _ => "\nBots of different ladders never met, so their ratings cannot be compared.\n",
    };
    format!("{runs}\n{}{note}", ladders.join("\n"))
}

fn heading(run: &Run) -> String {
    format!(
        "{}, {}, seed {}: {}",
        run.game,
        counted(run.players as u64, "player"),
        run.seed,
        counted(run.games, "game")
    )
}

fn rungs(group: &[Rung]) -> Columns {
    let right = Side::Right;
    let mut columns = Columns::new([right, Side::Left, right, right, right, right, right, right]);
    columns.row(["", "bot", "rating", "", "above the next", "", "games", "won"]);
    for (place, Rung { name, rating, above_next, games, wins }) in group.iter().enumerate() {
        let gap = |part: fn(f64) -> String, value: Option<f64>| value.map(part).unwrap_or_default();
        columns.row([
            (place + 1).to_string(),
            name.clone(),
            format!("{:.0}", rating.points),
            margin(rating.margin),
            gap(|points| format!("{points:.0}"), above_next.map(|gap| gap.points)),
            gap(margin, above_next.map(|gap| gap.margin)),
            grouped(*games),
            format!("{:.1} %", 100.0 * *wins as f64 / (*games).max(1) as f64),
        ]);
    }
    columns
}

fn margin(points: f64) -> String {
    format!("± {points:.0}")
}
