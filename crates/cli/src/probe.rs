//! `carvania probe`: what players missed near the end, where it is exact what is best.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use anyhow::{Context, Result, ensure};
use carvania_bots::{Kind, Stop};
use carvania_lab::Entrant;
use carvania_lab::probe::{Miss, Probe, Report};
use carvania_lab::simulate::{Known, Simulation};
use carvania_rules::Record;

use crate::columns::{Columns, Side};
use crate::input;
use crate::interrupt;
use crate::number::{any_whole, counted, grouped, whole};
use crate::output;
use crate::progress::Progress;
use crate::setup::{self, SetupOptions};
use crate::simulate::seated;

const EXAMPLES: &str = "\
Examples:
  carvania probe --bots expert,skilled --games 1000
  carvania probe --game J2 --players 3 --bots mcts@2000n --games 200 --positions missed.jsonl
  carvania simulate --bots master --games 20 --records games && carvania probe games
  carvania hint --positions missed.jsonl --budget 20000n";

/// Find moves that bots or people missed near the end of a game
///
/// Near the end of a game the best move can often be calculated exactly: a last round can be worked out with every
/// draw, or a win can be proven. The command compares every such decision with the exact result and lists each miss
/// with its position. The games are records, or bots play them.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// Records, or folders of them; without any, bots play
    #[arg(value_name = "FILE")]
    records: Vec<PathBuf>,
    #[command(flatten)]
    setup: SetupOptions,
    /// One bot for all seats, or one for each seat, separated by commas
    #[arg(long, value_delimiter = ',', default_value = Kind::Greedy.name(), value_parser = setup::entrant)]
    bots: Vec<Entrant>,
    /// How many games bots play
    #[arg(long, value_name = "N", default_value_t = 100, allow_negative_numbers = true, value_parser = whole::<u64>(1..=u64::MAX))]
    games: u64,
    /// The seed of all draws and random choices
    #[arg(long, default_value_t = 1, allow_negative_numbers = true, value_parser = any_whole)]
    seed: u64,
    /// How many games to play at the same time
    #[arg(long, value_name = "N", default_value_t = 1, allow_negative_numbers = true, value_parser = whole::<u16>(1..=1024))]
    threads: u16,
    /// Cut a game off, unfinished, after this many rounds
    #[arg(long, value_name = "N", default_value_t = 400, allow_negative_numbers = true,
          value_parser = whole::<u32>(1..=100_000_000))]
    max_rounds: u32,
    /// How many positions a calculation of the last round or a proof may take
    #[arg(long, value_name = "N", default_value_t = 50_000, allow_negative_numbers = true, value_parser = whole::<u64>(1..=1_000_000_000))]
    proof: u64,
    /// How many misses to print with their positions
    #[arg(long, value_name = "N", default_value_t = 3, allow_negative_numbers = true, value_parser = whole::<u64>(0..=u64::MAX))]
    show: u64,
    /// Write all misses to this file, one JSON object per line, for `carvania hint --positions`
    #[arg(long, value_name = "FILE")]
    positions: Option<PathBuf>,
    /// Print the result as one JSON object
    #[arg(long)]
    json: bool,
}

/// Looks at the games and prints what was missed.
pub(crate) fn run(options: &Options) -> Result<()> {
    let stop = interrupt::stop()?;
    let probe = Mutex::new(Probe::new(options.proof));
    if options.records.is_empty() {
        options.play(&probe, stop)?;
    } else {
        options.read(&probe, stop)?;
    }
    let report = probe.into_inner().unwrap_or_else(PoisonError::into_inner).report();
    if let Some(path) = &options.positions {
        let lines: Result<String, serde_json::Error> =
            report.misses.iter().map(|miss| Ok(format!("{}\n", serde_json::to_string(miss)?))).collect();
        output::write(&lines?, Some(path))?;
    }
    if options.json {
        output::print_json(&report)?;
    } else {
        output::print(&text(&report, options.show)?)?;
    }
    interrupt::status(stop.is_asked())
}

impl Options {
    fn play(&self, probe: &Mutex<Probe>, stop: &Stop) -> Result<()> {
        self.bots.iter().try_for_each(Entrant::check)?;
        let simulation = Simulation {
            setup: self.setup.setup()?,
            bots: seated(&self.bots, self.setup.players)?,
            games: self.games,
            seed: self.seed,
            threads: self.threads.into(),
            max_rounds: self.max_rounds,
        };
        let progress = Progress::new(self.games);
        simulation.run_from(&Known::default(), stop, &|played, actions| {
            let record = simulation.record(played, actions).map_err(std::io::Error::other)?;
            note(probe, played.number(), &record, self.proof, stop);
            progress.advance(1);
            Ok(())
        })?;
        Ok(())
    }

    fn read(&self, probe: &Mutex<Probe>, stop: &Stop) -> Result<()> {
        let components = self.setup.components.load()?;
        let files = records(&self.records)?;
        let progress = Progress::new(files.len() as u64);
        for (path, number) in files.iter().zip(0..) {
            if stop.is_asked() {
                break;
            }
            let record = Record::read(&input::read(path)?, components).with_context(|| input::name(path))?;
            note(probe, number, &record, self.proof, stop);
            progress.advance(1);
        }
        Ok(())
    }
}

/// Looks at a game, while other threads look at theirs.
fn note(probe: &Mutex<Probe>, game: u64, record: &Record, proof: u64, stop: &Stop) {
    let seen = Probe::new(proof).look(record, stop);
    probe.lock().unwrap_or_else(PoisonError::into_inner).add(game, seen);
}

/// The files that are named, and those of folders that are named in the order of their names.
fn records(named: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for path in named {
        if path.is_dir() {
            all.extend(files_of(path)?);
        } else {
            all.push(path.clone());
        }
    }
    Ok(all)
}

fn files_of(folder: &Path) -> Result<Vec<PathBuf>> {
    let name = input::name(folder);
    let entries = fs::read_dir(folder).with_context(|| format!("cannot read the folder {name}"))?;
    let mut files: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_file()).collect();
    ensure!(!files.is_empty(), "there are no files in the folder {name}");
    files.sort();
    Ok(files)
}

fn text(report: &Report, show: u64) -> Result<String> {
    let mut columns = Columns::new([Side::Left, Side::Right, Side::Right, Side::Right, Side::Right]);
    columns.row(["player", "judged", "missed", "", "games lost by it"]);
    for (player, count) in &report.players {
        let share = 100.0 * count.missed as f64 / count.judged.max(1) as f64;
        columns.row([
            player.clone(),
            grouped(count.judged),
            grouped(count.missed),
            format!("{share:.2} %"),
            grouped(count.lost),
        ]);
    }
    let games = counted(report.games, "game");
    let mut text = format!("{games}, {} positions a proof\n\n{columns}", grouped(report.proof));
    for miss in report.misses.iter().take(usize::try_from(show).unwrap_or(usize::MAX)) {
        write!(text, "\n{}\n{}\n", heading(miss), miss.position)?;
    }
    let more = (report.misses.len() as u64).saturating_sub(show);
    if more > 0 && show > 0 {
        write!(text, "\n{} more: see --show and --positions\n", grouped(more))?;
    }
    Ok(text)
}

fn heading(miss: &Miss) -> String {
    let Miss { game, round, seat, player, action, better, .. } = miss;
    let lost = match miss.lost {
        Some(lost) => format!("{better} wins {:.1} % more often", 100.0 * lost),
        None => format!("{better} wins by force"),
    };
    format!("Game {game}, round {round}, seat {seat}, {player}: {action}, but {lost}")
}
