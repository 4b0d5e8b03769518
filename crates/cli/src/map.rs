//! `carvania map`: look at maps, check them, make new ones.

mod check;
mod random;
mod show;

use anyhow::Result;
use carvania_rules::Title;
use carvania_rules::map::Map;
use clap::Subcommand;
use serde::Serialize;

use crate::number::counted;

const EXAMPLES: &str = "\
Examples:
  carvania map show
  carvania map random --valleys 2 --output my_map.toml
  carvania map check my_map.toml
  carvania simulate --game EM --map my_map.toml --bots eager";

/// Show, check or make the maps that Eastern Mountains and The Call for Adventure are played on
///
/// A map file is TOML with a drawing: V is a village, o a cell onto which a tile is dealt, ~ a valley.
/// Columns are two characters wide; going down a column is two lines, to a neighbouring column one.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(subcommand)]
    command: Command,
}

#[derive(Clone, Debug, Subcommand)]
enum Command {
    Show(show::Options),
    Check(check::Options),
    Random(random::Options),
}

/// Does what is asked.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.command {
        Command::Show(options) => show::run(options),
        Command::Check(options) => check::run(options),
        Command::Random(options) => random::run(options),
    }
}

/// How many cells of each kind a map has.
#[derive(Clone, Copy, Debug, Serialize)]
struct Counts {
    villages: usize,
    open: usize,
    valleys: usize,
}

impl Counts {
    fn of(map: &Map) -> Counts {
        let [villages, open, valleys] = [map.villages(), map.open(), map.valleys()].map(|cells| cells.len());
        Counts { villages, open, valleys }
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let cells = [(self.villages, "village"), (self.open, "open cell"), (self.valleys, "valley")];
        f.write_str(&cells.map(|(number, noun)| counted(number as u64, noun)).join(", "))
    }
}

/// The games that can be played on a map.
fn titles(map: &Map) -> impl Iterator<Item = Title> {
    Title::ALL.into_iter().filter(|title| title.map_shape().is_some_and(|shape| shape.fits(map)))
}
