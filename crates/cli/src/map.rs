//! `carvania map`: look at maps, check them, make new ones.

mod check;
mod random;
mod show;

use std::path::Path;

use anyhow::Result;
use carvania_rules::Title;
use carvania_rules::map::Map;
use carvania_rules::map::file::{CheckedMap, MapFile, MapProblem};
use clap::Subcommand;
use serde::Serialize;

use crate::number::counted;
use crate::{input, setup};

const EXAMPLES: &str = "\
Examples:
  carvania map show --game J2
  carvania map random --game EM --valleys 2 --output my_map.toml
  carvania map check my_map.toml
  carvania simulate --game EM --map my_map.toml --bots eager";

/// Show, check or make the maps that EM, CA, J2 and J3 are played on
///
/// A map file is TOML with a drawing: V is a village, o a cell onto which a tile is
/// dealt, ~ a valley. Columns are two characters wide; going down a column is two
/// lines, to a neighbouring column one.
///
/// A map for EM has 4 villages, 20 open cells and up to 4 valleys; one for CA the
/// same without valleys. A map for J2 or J3 has 12 open cells and one valley, where
/// all wagons start, and every cell touches at least two others.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
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

/// The cells of a map that touch fewer than two others, each in a sentence: it can be played on all the same.
pub(crate) fn loose_cells(checked: &CheckedMap) -> Vec<String> {
    let sentence = |&cell| {
        let touches = counted(checked.touches(cell) as u64, "other cell");
        format!("{} touches only {touches} (EM-27)", checked.map.name(cell))
    };
    checked.loose.iter().map(sentence).collect()
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

/// What checking a map came to, and for which game it was checked.
struct Checked {
    title: Title,
    outcome: Result<CheckedMap, Vec<MapProblem>>,
}

/// Checks the map of a file for a game; if none is named, for one that it can be meant for.
fn check_file(path: &Path, game: Option<Title>) -> Result<Checked> {
    let file = MapFile::read(&input::read(path)?);
    let title = game.unwrap_or(match &file {
        // Only the journeys have no villages.
        Ok(file) if file.villages.is_empty() => Title::JourneyTwo,
        Ok(_) | Err(_) => Title::EasternMountains,
    });
    let shape = setup::map_shape(title)?;
    Ok(Checked { title, outcome: file.and_then(|file| file.check(shape)) })
}
