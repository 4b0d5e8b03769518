//! `carvania map random`: a new map.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use carvania_lab::deal;
use carvania_rules::Title;
use carvania_rules::map::file::{CheckedMap, MapFile, Shape};
use carvania_rules::map::{Map, random};

use super::{Counts, titles};
use crate::number::{any_whole, counted, whole};
use crate::seed::new_seed;
use crate::{output, setup};

const EXAMPLES: &str = "\
Examples:
  carvania map random --game J2
  carvania map random --seed 7 --valleys 4 --output my_map.toml";

/// Make a random map, and print it as a map file
///
/// Its cells are connected, and every cell touches at least two others. A seed always
/// gives the same map.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
pub(super) struct Options {
    /// The seed of all random choices [default: a new one each time]
    #[arg(long, allow_negative_numbers = true, value_parser = any_whole)]
    seed: Option<u64>,
    /// How many valleys stand on it [default: as few as the game allows]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(0..=4))]
    valleys: Option<u8>,
    /// The game to play on it
    #[arg(long, default_value = Title::EasternMountains.code(), value_parser = setup::title_with_map(), ignore_case = true)]
    game: Title,
    /// The file to write, instead of standard output
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Print the cells as one JSON object
    #[arg(long, conflicts_with = "output")]
    json: bool,
}

pub(super) fn run(options: &Options) -> Result<()> {
    let shape = setup::map_shape(options.game)?;
    let valleys = options.valleys.map_or(shape.least_valleys, usize::from);
    ensure!(
        (shape.least_valleys..=shape.valleys).contains(&valleys),
        "{}: leave --valleys out",
        why_no_choice(options.game, shape)
    );
    let seed = options.seed.unwrap_or_else(new_seed);
    let map = random::map(shape, valleys, &mut deal::generator(seed, 0));
    let drawing = map.to_drawing();
    // What is printed is read again first: nobody shall be handed a map that cannot be played on.
    let checked = MapFile::read(&drawing).and_then(|file| file.check(shape));
    let CheckedMap { map, .. } = checked
        .map_err(|problems| setup::refusal("the random map cannot be used", &problems, "map check"))?;
    if options.json {
        return output::print_json(&MapFile::of(&map));
    }
    output::write(&format!("{}{drawing}", comments(&map, seed)), options.output.as_deref())
}

/// Why nobody is asked how many valleys stand on a map of this game.
fn why_no_choice(title: Title, shape: Shape) -> String {
    match shape.valleys {
        0 => format!("{title} deals its valleys with the mountains (CA-2)"),
        number => format!("{title} is always played with {} (J2-5)", counted(number as u64, "valley")),
    }
}

fn comments(map: &Map, seed: u64) -> String {
    let games = titles(map).map(Title::code).collect::<Vec<_>>().join(" and ");
    format!(
        "# A random map for {games}, made from the seed {seed}: {}.\n\
         # V is a village, o a cell onto which a tile is dealt, ~ a valley. Columns are two characters\n\
         # wide; going down a column is two lines, to a neighbouring column one.\n",
        Counts::of(map)
    )
}
