//! `carvania bench`: how fast the engine is on this machine.

use std::time::Duration;

use anyhow::Result;
use carvania_lab::bench::{Figure, RUNS, Subject};
use serde::Serialize;

use crate::number::measured;
use crate::output;

const EXAMPLES: &str = "\
Examples:
  carvania bench
  carvania bench --seconds 0.5 --json";

/// Measure how fast the engine is, on one core
///
/// Every figure is the median of several runs, printed with the lowest and the highest.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// How long to measure each thing
    #[arg(long, value_name = "S", default_value = "2", value_parser = seconds)]
    seconds: Duration,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    seconds: f64,
    runs: u32,
    figures: Vec<Entry>,
}

#[derive(Serialize)]
struct Entry {
    subject: String,
    #[serde(flatten)]
    figure: Figure,
}

/// Measures, and prints each figure as it is known.
pub(crate) fn run(options: &Options) -> Result<()> {
    if options.json {
        return output::print_json(&report(options.seconds));
    }
    output::print(&line("", ["median", "lowest", "highest"]))?;
    for subject in Subject::all() {
        for Figure { unit, median, low, high } in subject.measure(options.seconds) {
            let name = format!("{}, {unit}", subject.name());
            let [median, low, high] = [median, low, high].map(measured);
            output::print(&line(&name, [&median, &low, &high]))?;
        }
    }
    Ok(())
}

/// The widths are fixed: a line is printed before the next figure is known.
fn line(name: &str, [median, low, high]: [&str; 3]) -> String {
    format!("{name:<40}{median:>12}{low:>12}{high:>12}\n")
}

fn report(time: Duration) -> Report {
    let entries = |subject: Subject| {
        let entry = move |figure| Entry { subject: subject.name(), figure };
        subject.measure(time).into_iter().map(entry)
    };
    let figures = Subject::all().into_iter().flat_map(entries).collect();
    Report { seconds: time.as_secs_f64(), runs: RUNS, figures }
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds| (0.001..=3600.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "write a number from 0.001 to 3600".to_owned())
}
