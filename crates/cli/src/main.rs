//! The program `carvania`: every command is a file of its own.

mod admin;
mod analyse;
mod arena;
mod backup;
mod balance;
mod bench;
mod cached_bot;
mod columns;
mod complaints;
mod completions;
mod components;
mod database;
mod doctor;
#[cfg(test)]
mod documents;
mod drawing;
mod engine;
mod hint;
mod input;
mod interrupt;
mod ladder;
mod language;
mod listen;
mod man;
mod map;
mod number;
mod output;
mod packs;
mod perft;
mod play;
mod probe;
mod progress;
mod record;
mod restore;
mod save_file;
mod seed;
mod serve;
mod setup;
mod simulate;

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::LazyLock;

use anyhow::Result;
use carvania_rules::{Language, Title};
use clap::{CommandFactory, Parser, Subcommand};

use columns::{Columns, Side};

/// Records name the version of the rules, so `--version` shows both.
static VERSION: LazyLock<String> =
    LazyLock::new(|| format!("{} (rules version {})", env!("CARGO_PKG_VERSION"), carvania_rules::VERSION));

/// Play, host and study the seven games of the Century: Golem Edition family. Unofficial.
///
/// Without a command it does the same as `carvania serve`: you play in the browser on this machine.
#[derive(Debug, Parser)]
#[command(name = "carvania", version = VERSION.as_str(), after_help = MORE.as_str())]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

static MORE: LazyLock<String> = LazyLock::new(|| format!("Games:\n{}\n{EXAMPLES}", games()));

const EXAMPLES: &str = "\
Examples:
  carvania                                       play in the browser
  carvania serve --listen 0.0.0.0:8650           play on every device of your network
  carvania play --game EW --players 2            play in the terminal
  carvania simulate --players 4 --bots eager     let bots play a thousand games
  carvania arena --bots eager,random             which of two bots plays better
  carvania analyse game.txt --html game.html     see how good a game was, move by move
  carvania help perft                            what a command does";

/// The games with the names that commands know them by.
fn games() -> Columns {
    let mut columns = Columns::new([Side::Left; 4]);
    for title in Title::ALL {
        let (players, boxes) = (title.players(), title.boxes());
        let name = carvania_words::title(Language::English, title);
        let players = format!("{} to {} players", players.start(), players.end());
        let boxes = match boxes {
            [_] => "a box of its own".to_owned(),
            _ => format!(
                "the boxes {}",
                boxes.iter().map(|title| title.code()).collect::<Vec<_>>().join(" + ")
            ),
        };
        columns.row([format!("  {title}"), name, players, boxes]);
    }
    columns
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(Box<serve::Options>),
    Play(play::Options),
    Simulate(simulate::Options),
    Arena(arena::Options),
    Ladder(ladder::Options),
    Balance(balance::Options),
    Perft(perft::Options),
    Analyse(analyse::Options),
    Hint(hint::Options),
    Probe(probe::Options),
    Record(record::Options),
    Map(map::Options),
    Components(components::Options),
    Engine(engine::Options),
    Bench(bench::Options),
    Backup(backup::Options),
    Restore(restore::Options),
    Packs(packs::Options),
    Admin(admin::Options),
    Doctor(doctor::Options),
    Completions(completions::Options),
    Man(man::Options),
}

fn main() -> ExitCode {
    match dispatch(Cli::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever closed the pipe has seen enough: `carvania components show | head`.
        Err(error) if output::is_closed_pipe(&error) => ExitCode::SUCCESS,
        // What was known by then is printed already, and says that it is not all.
        Err(error) if error.is::<interrupt::Interrupted>() => ExitCode::from(interrupt::STATUS),
        Err(error) => {
            // Where standard error cannot be written to either, the exit status has to do.
            _ = writeln!(io::stderr(), "carvania: {}", output::one_line(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

fn dispatch(command: Option<Command>) -> Result<()> {
    match command {
        None => serve::run(&serve::Options::bare()),
        Some(Command::Serve(options)) => serve::run(&options),
        Some(Command::Play(options)) => play::run(&options),
        Some(Command::Simulate(options)) => simulate::run(&options),
        Some(Command::Arena(options)) => arena::run(&options),
        Some(Command::Ladder(options)) => ladder::run(&options),
        Some(Command::Balance(options)) => balance::run(&options),
        Some(Command::Perft(options)) => perft::run(&options),
        Some(Command::Analyse(options)) => analyse::run(&options),
        Some(Command::Hint(options)) => hint::run(&options),
        Some(Command::Probe(options)) => probe::run(&options),
        Some(Command::Record(options)) => record::run(&options),
        Some(Command::Map(options)) => map::run(&options),
        Some(Command::Components(options)) => components::run(&options),
        Some(Command::Engine(options)) => engine::run(&options),
        Some(Command::Bench(options)) => bench::run(&options),
        Some(Command::Backup(options)) => backup::run(&options),
        Some(Command::Restore(options)) => restore::run(&options),
        Some(Command::Packs(options)) => packs::run(&options),
        Some(Command::Admin(options)) => admin::run(&options),
        Some(Command::Doctor(options)) => doctor::run(&options),
        Some(Command::Completions(options)) => completions::run(&options, Cli::command()),
        Some(Command::Man(options)) => man::run(&options, Cli::command()),
    }
}
