//! `carvania map show`: a map drawn in the terminal.

use std::path::{Path, PathBuf};

use anyhow::Result;
use carvania_rules::map::{Cell, Coordinates, Map};
use carvania_rules::set::Set;
use carvania_rules::{Components, Title};
use serde::Serialize;

use super::{Checked, Counts, check_file};
use crate::drawing::draw;
use crate::{output, setup};

const EXAMPLES: &str = "\
Examples:
  carvania map show --game J2
  carvania map show my_map.toml";

/// Draw a map, with the names of its cells
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(super) struct Options {
    /// The map file (- for standard input), by default the usual map of the game
    file: Option<PathBuf>,
    /// The game to play on it [default: EM, or a game that the file is for]
    #[arg(long, value_parser = setup::title_with_map(), ignore_case = true)]
    game: Option<Title>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Document {
    #[serde(flatten)]
    counts: Counts,
    cells: Vec<CellEntry>,
}

#[derive(Serialize)]
struct CellEntry {
    name: String,
    kind: &'static str,
    at: Coordinates,
    neighbours: Vec<String>,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let map = match &options.file {
        Some(path) => read(path, options.game)?,
        None => options.game.unwrap_or(Title::EasternMountains).standard_map(Components::standard()),
    };
    if options.json {
        return output::print_json(&document(&map));
    }
    let label = |cell| match kind(&map, cell) {
        // Most cells are open: only the others are worth a word.
        OPEN => vec![map.name(cell).to_string()],
        kind => vec![map.name(cell).to_string(), kind.to_owned()],
    };
    output::print(&format!("{}\n{}\n", draw(&map, &label), Counts::of(&map)))
}

/// The map of a file, if the game can be played on it, or any game if none is named.
fn read(path: &Path, game: Option<Title>) -> Result<Map> {
    let Checked { title, outcome } = check_file(path, game)?;
    outcome.map(|checked| checked.map).map_err(|problems| setup::no_map(path, title, &problems))
}

const OPEN: &str = "open";

fn kind(map: &Map, cell: Cell) -> &'static str {
    if map.village(cell).is_some() {
        "village"
    } else if map.valleys().contains(cell) {
        "valley"
    } else {
        OPEN
    }
}

fn document(map: &Map) -> Document {
    let names = |cells: Set<Cell>| cells.into_iter().map(|cell| map.name(cell).to_string()).collect();
    let entry = |cell| CellEntry {
        name: map.name(cell).to_string(),
        kind: kind(map, cell),
        at: map.coordinates(cell),
        neighbours: names(map.neighbours(cell)),
    };
    Document { counts: Counts::of(map), cells: map.cells().into_iter().map(entry).collect() }
}
