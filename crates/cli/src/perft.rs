//! `carvania perft`: how many ways a game can go on.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use carvania_lab::deal::Dealer;
use carvania_rules::position::Unique;
use carvania_rules::{Components, Game, divide, perft};
use serde::Serialize;

use crate::columns::{Columns, Side};
use crate::number::{any_whole, grouped, measured, whole};
use crate::setup::SetupOptions;
use crate::{input, output};

const EXAMPLES: &str = "\
Examples:
  carvania perft --players 2 --depth 4
  carvania perft --players 3 --depth 5 --seed 1 --divide
  carvania perft --game EW --depth 3 --seed 1";

/// A count at this depth would never end, and the search stays far from the end of the stack.
const MAX_DEPTH: u64 = 30;

/// Count the ways a game can continue
///
/// A way is a sequence of --depth actions. Draws are actions too, and every card or
/// tile that may come counts once, so the count depends on no chance. It starts at
/// the empty table, before anything is dealt; with --seed the deal is made first,
/// from the seed, and it starts at the first decision.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES, verbatim_doc_comment)]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,
    /// How many actions
    #[arg(long, value_name = "N", default_value_t = 4, allow_negative_numbers = true, value_parser = whole::<u32>(0..=MAX_DEPTH))]
    depth: u32,
    /// Split the count by the first action
    #[arg(long)]
    divide: bool,
    /// Deal from this seed, and start at the first decision
    #[arg(long, allow_negative_numbers = true, value_parser = any_whole)]
    seed: Option<u64>,
    /// Start at the position in this file (- for standard input)
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "map", "seed"])]
    position: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    game: &'static str,
    players: usize,
    depth: u32,
    seed: Option<u64>,
    count: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    action: String,
    count: u64,
}

/// Counts, and prints the count. The time goes to standard error: it is no part of the result.
pub(crate) fn run(options: &Options) -> Result<()> {
    let game = start(options)?;
    let clock = Instant::now();
    let report = count(&game, options);
    let seconds = clock.elapsed().as_secs_f64();
    if options.json {
        output::print_json(&report)?
    } else {
        output::print(&text(&report))?
    }
    let rate = measured(report.count as f64 / seconds.max(1e-9));
    // The count is printed: nothing is lost if nobody can read the time.
    _ = writeln!(io::stderr(), "{seconds:.3} s, {rate} a second");
    Ok(())
}

fn start(options: &Options) -> Result<Game> {
    if let Some(path) = &options.position {
        return position(path, options.setup.components.load()?);
    }
    let mut game = Game::new(&options.setup.setup()?)?;
    if let Some(seed) = options.seed {
        deal(&mut game, seed)?;
    }
    Ok(game)
}

fn position(path: &Path, components: &'static Components) -> Result<Game> {
    let Unique(document) = serde_json::from_str(&input::read(path)?)
        .with_context(|| format!("{} is not a JSON document", input::name(path)))?;
    Game::from_position(&document, components)
        .with_context(|| format!("{} is not a position", input::name(path)))
}

/// Makes the set-up draws, up to the first decision.
fn deal(game: &mut Game, seed: u64) -> Result<()> {
    let dealer = Dealer::new(seed);
    let mut numbers = 0..;
    while let Some(draw) = numbers.next().and_then(|number| dealer.draw(game, number)) {
        game.apply(draw)?;
    }
    Ok(())
}

fn count(game: &Game, options: &Options) -> Report {
    let depth = options.depth;
    let branches = options.divide.then(|| divide(game, depth));
    let count = match &branches {
        Some(branches) if depth > 0 => branches.iter().map(|(_, count)| count).sum(),
        Some(_) | None => perft(game, depth),
    };
    let branch = |(action, count)| Branch { action: game.write_action(action).to_string(), count };
    Report {
        game: game.title().code(),
        players: game.players(),
        depth,
        seed: options.seed,
        count,
        divide: branches.map(|branches| branches.into_iter().map(branch).collect()),
    }
}

fn text(report: &Report) -> String {
    let mut columns = Columns::new([Side::Left, Side::Right]);
    for Branch { action, count } in report.divide.iter().flatten() {
        columns.row([action.clone(), grouped(*count)]);
    }
    columns.row([format!("depth {}", report.depth), grouped(report.count)]);
    columns.to_string()
}
