//! `carvania arena`: which bots play better.

mod text;

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use carvania_lab::Entrant;
use carvania_lab::arena::{Arena, DealResult, Format, Watcher};

use crate::interrupt;
use crate::number::{any_whole, whole};
use crate::output;
use crate::progress::Progress;
use crate::save_file::SaveFile;
use crate::setup::{self, SetupOptions};

const EXAMPLES: &str = "\
Examples:
  carvania arena --bots greedy,eager
  carvania arena --bots greedy,eager,random --games 2000 --threads 4
  carvania arena --game EW --players 4 --bots greedy,eager --json
  carvania arena --bots planner@2000n,greedy --until-decided --better 0.6
  carvania arena --bots planner@20ms,greedy --games 10000 --save match.jsonl

Two bots at a larger table share its seats in every even arrangement. As many bots as seats take one each; with
more, every table of so many is played, and with fewer, every pair. An entrant's share is the part of the games that
it won; if all were equally strong, each would have the fair share. The interval holds the true share in 19 of 20
cases; it is computed from deals, not from games, because the games of one deal depend on each other.

A decision is late if it took longer than the limit of its bot (`@50ms`); `late by` is what 99 of 100 decisions stay
within. Ratings are Elo ratings: a bot with 400 points more wins ten games for each game that the other wins.";

/// How many games to play by default.
const GAMES: u64 = 400;
/// How many by default if the arena stops by itself.
const GAMES_UNTIL_DECIDED: u64 = 40_000;
/// How much better than fair, by default.
const BETTER: f64 = 1.1;

/// Find out which bots play better
///
/// All bots play the same deals, each on every seat, so that luck cancels out. A seed gives the same deals on every
/// machine and with any number of threads. Ctrl-C stops the run and reports what is known by then.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,
    /// The bots that take part: at least two, separated by commas
    #[arg(long, value_delimiter = ',', required = true, value_parser = setup::entrant)]
    bots: Vec<Entrant>,
    /// The games of each pairing, rounded up to whole deals [default: 400, or 40000 with --until-decided]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..=1_000_000_000_000))]
    games: Option<u64>,
    /// Let only the first bot meet each of the others
    #[arg(long)]
    gauntlet: bool,
    /// Stop a pairing when it is decided whether its first bot is better
    ///
    /// A sequential test with error rates of 5 %: does the first bot have a share as --better says, or just the
    /// fair one?
    #[arg(long)]
    until_decided: bool,
    /// The share that is better [default: a tenth more than the fair share, so 0.55 for two]
    #[arg(long, value_name = "SHARE", requires = "until_decided")]
    better: Option<f64>,
    /// The seed of all deals and random choices
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = any_whole)]
    seed: u64,
    /// How many deals to play at the same time: no more than cores, if bots think against the clock
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Cut a game off after this many rounds; it counts as shared evenly
    #[arg(long, value_name = "N", default_value_t = 10_000, allow_negative_numbers = true,
          value_parser = whole::<u32>(1..=100_000_000))]
    max_rounds: u32,
    /// Keep finished deals in a file, and continue where an earlier run stopped
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the deals and prints what came of them.
pub(crate) fn run(options: &Options) -> Result<()> {
    options.bots.iter().try_for_each(Entrant::check)?;
    let arena = options.arena()?;
    let most = arena.most_games()?;
    let mut known = Vec::new();
    let save_file = SaveFile::open(options.save.as_deref(), &arena.header(), |file| {
        let saved = arena.read(file)?;
        known = saved.parts;
        Ok(saved.whole)
    })?;
    let watching = Watching { progress: Progress::new(most), save_file };
    let known_games = known.iter().map(|played| played.games.len() as u64).sum();
    watching.progress.advance(known_games);
    let report = arena.run(known, interrupt::stop()?, &watching)?;
    drop(watching);
    if options.json {
        output::print_json(&report)?;
    } else {
        output::print(&text::of(&report))?;
    }
    interrupt::status(report.partial)
}

impl Options {
    fn arena(&self) -> Result<Arena> {
        let usual = if self.until_decided { GAMES_UNTIL_DECIDED } else { GAMES };
        let arena = Arena {
            setup: self.setup.setup()?,
            entrants: self.bots.clone(),
            format: if self.gauntlet { Format::Gauntlet } else { Format::RoundRobin },
            games: self.games.unwrap_or(usual),
            better: None,
            seed: self.seed,
            threads: self.threads.into(),
            max_rounds: self.max_rounds,
        };
        let fair = arena.fair_share()?;
        let better = self.until_decided.then(|| self.better.unwrap_or(BETTER * fair));
        Ok(Arena { better, ..arena })
    }
}

/// Shows what is finished, and keeps it.
struct Watching {
    progress: Progress,
    save_file: SaveFile,
}

impl Watcher for Watching {
    fn game_over(&self) {
        self.progress.advance(1);
    }

    fn deal_over(&self, played: &DealResult) -> io::Result<()> {
        self.save_file.add(|| played.line())
    }
}
