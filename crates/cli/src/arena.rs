//! `carvania arena`: which bots play better.

mod text;

use std::io;
use std::path::PathBuf;

use anyhow::Result;
use carvania_lab::arena::{Arena, DealResult, Format, Hypotheses, Watcher};
use carvania_lab::{Contender, EntrantError};

use crate::interrupt;
use crate::number::{any_whole, whole};
use crate::output;
use crate::progress::Progress;
use crate::save_file::SaveFile;
use crate::setup::SetupOptions;

const EXAMPLES: &str = "\
Examples:
  carvania arena --bots greedy,eager
  carvania arena --bots greedy,eager,random --games 2000 --threads 4
  carvania arena --game EW --players 4 --bots greedy,eager --json
  carvania arena --bots planner@2000n,greedy --until-decided --better 0.6
  carvania arena --bots new=./mybot@50ms,old=./before@50ms --until-decided --elo 0,20
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
/// The greatest difference in points that can be given.
const MAX_ELO: f64 = 2000.0;
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
    /// The bots that take part: at least two, separated by commas; `name=./mybot` gives one a name
    #[arg(long, value_delimiter = ',', required = true, value_parser = contender)]
    bots: Vec<Contender>,
    /// The number of games of each pairing, rounded up to whole deals [default: 400, or 40000 with --until-decided]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u64>(1..=1_000_000_000_000))]
    games: Option<u64>,
    /// Let only the first bot meet each of the others
    #[arg(long)]
    gauntlet: bool,
    /// Stop a pairing when it is decided whether its first bot is better
    ///
    /// A sequential test with error rates of 5 %: does the first bot have the share of --better, or only the fair
    /// share?
    #[arg(long)]
    until_decided: bool,
    /// The share that counts as better [default: a tenth more than the fair share, so 0.55 for two]
    #[arg(long, value_name = "SHARE", requires = "until_decided")]
    better: Option<f64>,
    /// Decide in Elo points instead: is the first bot better by HIGH, or only by LOW, which may be negative?
    #[arg(long, value_name = "LOW,HIGH", requires = "until_decided", conflicts_with = "better",
          allow_hyphen_values = true, value_parser = elo)]
    elo: Option<(f64, f64)>,
    /// The seed of all deals and random choices
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = any_whole)]
    seed: u64,
    /// How many deals to play at the same time; with time limits, no more than the number of cores
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
    options.bots.iter().try_for_each(|bot| bot.entrant.check())?;
    let arena = options.arena()?;
    let most = arena.most_games()?;
    let mut known = Vec::new();
    let save_file = SaveFile::open(options.save.as_deref(), &arena.header(), |file| {
        let saved = arena.read(file)?;
        known = saved.parts;
        Ok(saved.whole)
    })?;
    let watching = Watching { arena: &arena, progress: Progress::new(most), save_file };
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
            hypotheses: None,
            seed: self.seed,
            threads: self.threads.into(),
            max_rounds: self.max_rounds,
        };
        let low = arena.fair_share()?;
        let hypotheses = match self.elo {
            Some((low, high)) => Hypotheses::of_points(low, high),
            None => Hypotheses { low, high: self.better.unwrap_or(BETTER * low) },
        };
        Ok(Arena { hypotheses: self.until_decided.then_some(hypotheses), ..arena })
    }
}

/// Who takes part, for the command line.
fn contender(text: &str) -> Result<Contender, EntrantError> {
    text.parse()
}

/// Two numbers of points, for the command line.
fn elo(text: &str) -> Result<(f64, f64), String> {
    let is_sensible = |points: &f64| points.abs() <= MAX_ELO;
    let number = |text: &str| text.trim().parse().ok().filter(is_sensible);
    let numbers = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    let numbers = numbers.filter(|(low, high)| low < high);
    numbers.ok_or_else(|| {
        format!("write two numbers, the lower one first, such as 0,20: up to {MAX_ELO} points")
    })
}

/// Shows what is finished, and keeps it.
struct Watching<'a> {
    arena: &'a Arena,
    progress: Progress,
    save_file: SaveFile,
}

impl Watcher for Watching<'_> {
    fn game_over(&self) {
        self.progress.advance(1);
    }

    fn deal_over(&self, played: &DealResult) -> io::Result<()> {
        self.save_file.add(|| self.arena.line(played))
    }
}
