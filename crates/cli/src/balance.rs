//! `carvania balance`: what thousands of games say about seats, cards and tiles.

mod figures;
mod naming;
mod page;
mod text;

use std::path::PathBuf;

use anyhow::Result;
use carvania_bots::Kind;
use carvania_lab::Entrant;
use carvania_lab::balance::Balance;
use carvania_lab::simulate::Simulation;

use crate::number::{any_whole, whole};
use crate::progress::Progress;
use crate::save_file::SaveFile;
use crate::setup::{self, SetupOptions};
use crate::simulate::seated;
use crate::{interrupt, output};

const EXAMPLES: &str = "\
Examples:
  carvania balance --game GE --players 4
  carvania balance --game EM --players 3 --games 10000 --threads 4 --html balance.html
  carvania balance --game CA --map my_map.toml --save games.jsonl --all
  carvania balance --game J1 --components my_cards.toml --json";

/// Let bots play thousands of games, and report how fair and varied the game is
///
/// Which seat wins how often, how long a game lasts, where points come from, and for every card, tile, outpost and
/// location how often it is taken and how often its takers win. That takers of a card win more does not show that
/// the card makes them win: players who are ahead take more.
///
/// A seed gives the same games on every machine and with any number of threads, unless the bots have a limit of
/// time. Ctrl-C stops the run and reports what is known by then.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 2000, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of all draws and random choices
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = any_whole)]
    seed: u64,
    /// One bot for all seats, or one for each seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = usual_bot(), value_parser = setup::entrant)]
    bots: Vec<Entrant>,
    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Cut a game off, unfinished, after this many rounds
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true,
          value_parser = whole::<u32>(1..=100_000_000))]
    max_rounds: u32,
    /// Keep finished games in a file, and continue where an earlier run stopped
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write a report with charts to this file, as a self-contained web page
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// List every card and tile, not only the first and the last
    #[arg(long, conflicts_with = "json")]
    all: bool,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// The bot that plays well enough to tell good cards from bad, and fast enough for thousands of games.
fn usual_bot() -> &'static str {
    let names = Kind::ALL.map(Kind::name);
    names.into_iter().find(|name| *name == "greedy").unwrap_or(Kind::Eager.name())
}

/// Plays the games and prints what they say.
pub(crate) fn run(options: &Options) -> Result<()> {
    options.bots.iter().try_for_each(Entrant::check)?;
    output::check_page(options.html.as_deref(), &[options.save.as_deref()])?;
    let mut balance = Balance::new(options.simulation()?)?;
    let (header, start) = (balance.header(), *balance.start());
    let save_file = SaveFile::open(options.save.as_deref(), &header, |file| Ok(balance.resume(file)?))?;
    let progress = Progress::new(options.games);
    progress.advance(balance.games());
    balance.play(interrupt::stop()?, &|played| {
        progress.advance(1);
        save_file.add(|| played.line(&start))
    })?;
    drop(progress);
    options.tell(&balance)
}

impl Options {
    fn tell(&self, balance: &Balance) -> Result<()> {
        let report = balance.report();
        if let Some(path) = &self.html {
            output::write(&page::page(&report, balance.start()), Some(path))?;
        }
        if self.json {
            output::print_json(&report)?;
        } else {
            output::print(&text::text(&report, balance.start(), self.all))?;
        }
        interrupt::status(report.interrupted)
    }

    fn simulation(&self) -> Result<Simulation> {
        Ok(Simulation {
            setup: self.setup.setup()?,
            bots: seated(&self.bots, self.setup.players)?,
            games: self.games,
            seed: self.seed,
            threads: self.threads.into(),
            max_rounds: self.max_rounds,
        })
    }
}
