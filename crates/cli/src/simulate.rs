//! `carvania simulate`: bots play many games.

mod records;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use carvania_bots::Kind;
use carvania_lab::Entrant;
use carvania_lab::simulate::{Known, Report, Simulation};

use crate::columns::{Columns, Side};
use crate::complaints;
use crate::interrupt;
use crate::number::{any_whole, counted, grouped, measured, whole};
use crate::output;
use crate::progress::Progress;
use crate::save_file::SaveFile;
use crate::setup::{self, SetupOptions};
use records::Records;

const EXAMPLES: &str = "\
Examples:
  carvania simulate --players 4 --games 1000 --bots eager
  carvania simulate --bots eager,random --seed 7 --threads 2 --json
  carvania simulate --bots ./mybot@200ms,eager --games 20
  carvania simulate --bots planner --games 100000 --save games.jsonl
  carvania simulate --bots expert,casual --games 10 --records games
  carvania simulate --game EM --bots eager --map my_map.toml
  carvania simulate --game J1 --components my_cards.toml --components my_world.toml";

/// Let bots play many games, and count the results
///
/// A seed gives the same games on every machine and with any number of threads, unless bots think against the clock.
/// Ctrl-C stops the run and reports the results so far; with `--save` the same command continues from there.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    #[command(flatten)]
    setup: SetupOptions,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of all draws and random choices
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = any_whole)]
    seed: u64,
    /// One bot for all seats, or one for each seat, separated by commas: the name of a bot, or a program
    /// (see docs/bots.md), with its limit after an `@` if it has one
    #[arg(long, value_delimiter = ',', default_value = Kind::Random.name(), value_parser = setup::entrant)]
    bots: Vec<Entrant>,
    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Cut a game off, unfinished, after this many rounds
    #[arg(long, value_name = "N", default_value_t = 10_000, allow_negative_numbers = true,
          value_parser = whole::<u32>(1..=100_000_000))]
    max_rounds: u32,
    /// Keep finished games in this file, and continue from those it already holds
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Write the record of every game that is played to this folder
    ///
    /// Each game gets its own file, for `carvania analyse` or `carvania record`. The folder is created if necessary.
    /// Games that the file of `--save` already holds are not played again, so they get no record.
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Plays the games and prints what came of them.
pub(crate) fn run(options: &Options) -> Result<()> {
    options.bots.iter().try_for_each(Entrant::check)?;
    let simulation = Simulation {
        setup: options.setup.setup()?,
        bots: seated(&options.bots, options.setup.players)?,
        games: options.games,
        seed: options.seed,
        threads: options.threads.into(),
        max_rounds: options.max_rounds,
    };
    // A run that was killed may have left a record of a game that it could not save any more.
    let goes_on = options.save.as_deref().is_some_and(Path::exists);
    let records = Records::new(options.records.as_deref(), &simulation, goes_on)?;
    let (mut known, players) = (Known::default(), options.setup.players);
    let save_file = SaveFile::open(options.save.as_deref(), &simulation.header(), |file| {
        Ok(simulation.resume(&mut known, file)?)
    })?;
    records.begin()?;
    let progress = Progress::new(options.games);
    progress.advance(known.games());
    let report = simulation.run_from(&known, interrupt::stop()?, &|played, actions| {
        progress.advance(1);
        // First the record: a game that is known has one.
        records.add(played, actions)?;
        save_file.add(|| played.line(players))
    })?;
    drop(progress);
    if options.json {
        output::print_json(&report)?;
    } else {
        output::print(&text(&report, options.games))?;
    }
    interrupt::status(report.interrupted)
}

/// A bot for each seat.
pub(crate) fn seated(bots: &[Entrant], players: usize) -> Result<Vec<Entrant>> {
    match bots {
        [bot] => Ok(vec![bot.clone(); players]),
        bots if bots.len() == players => Ok(bots.to_vec()),
        bots => bail!(
            "--bots names {} for {players} players: name one for all seats, or one for each",
            counted(bots.len() as u64, "bot")
        ),
    }
}

fn text(report: &Report, wanted: u64) -> String {
    let note = match report.interrupted {
        true => format!(
            "Stopped before the end: what follows is about {} of {} games.\n\n",
            grouped(report.games),
            grouped(wanted)
        ),
        false => String::new(),
    };
    let title = format!(
        "{}, {}, {}, seed {}, {}",
        report.game,
        counted(report.players as u64, "player"),
        counted(report.games, "game"),
        report.seed,
        counted(report.threads as u64, "thread"),
    );
    format!(
        "{note}{title}

{}{}
{}
{}",
        seats(report),
        complaints::text(&report.outcome.faults, &report.outcome.complaints),
        rounds(report),
        totals(report)
    )
}

fn seats(report: &Report) -> Columns {
    let mut columns = Columns::new([Side::Right, Side::Left, Side::Right, Side::Right, Side::Right]);
    columns.row(["seat", "bot", "wins", "", "mean score"]);
    let finished = report.games - report.outcome.cut_off;
    for (seat, (bot, &wins)) in report.bots.iter().zip(&report.outcome.wins).enumerate() {
        let mean_score = report.outcome.mean_score.as_ref().map(|scores| scores[seat]);
        columns.row([
            (seat + 1).to_string(),
            bot.clone(),
            grouped(wins),
            format!("{:.1} %", 100.0 * wins as f64 / finished.max(1) as f64),
            mean_score.map_or("-".to_owned(), |mean| format!("{mean:.1}")),
        ]);
    }
    columns
}

fn rounds(report: &Report) -> String {
    let limit = counted(report.max_rounds.into(), "round");
    let cut_off = match report.outcome.cut_off {
        0 => format!("no game was cut off after {limit}"),
        number => format!("cut off after {limit}: {}", counted(number, "game")),
    };
    match report.outcome.mean_rounds {
        Some(mean) => format!("rounds in a game: {mean:.1} on average; {cut_off}\n"),
        None => format!("no game came to its end; {cut_off}\n"),
    }
}

fn totals(report: &Report) -> Columns {
    let (outcome, speed) = (&report.outcome, report.speed);
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right, Side::Right]);
    columns.row(["", "total", "a game", "a second"]);
    for (name, total, rate) in [
        ("games", report.games, Some(speed.games_per_second)),
        ("turns", outcome.turns, Some(speed.turns_per_second)),
        ("actions", outcome.actions, Some(speed.actions_per_second)),
        ("  decisions", outcome.decisions, None),
        ("  draws", outcome.draws, None),
    ] {
        let a_game = format!("{:.1}", total as f64 / report.games.max(1) as f64);
        columns.row([name.to_owned(), grouped(total), a_game, rate.map(measured).unwrap_or_default()]);
    }
    columns.row(["seconds", &format!("{:.3}", speed.seconds), "", ""]);
    columns
}
