//! `carvania play`: a game in the terminal, line by line.

mod call_for_adventure;
mod cards;
mod commands;
mod complaints;
mod conversation;
mod eastern_mountains;
mod execute;
mod expedition;
mod golem_edition;
mod input;
pub(crate) mod layout;
mod map;
mod narration;
mod new_table;
mod paint;
mod players;
mod rules;
mod saving;
mod scores;
mod screen;
mod seating;
pub(crate) mod table;
mod terminal;
mod verbs;
mod world;

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use carvania_rules::Title;
use clap::builder::NonEmptyStringValueParser;

use crate::language::LanguageOption;
use crate::number::{any_whole, whole};
use crate::setup::{ComponentsOption, title};
use conversation::Conversation;
use layout::WIDTH;
use paint::Paint;
use screen::Screen;
use terminal::Terminal;

const EXAMPLES: &str = "\
Examples:
  carvania play --players 2
  carvania play --game EM --map my-map.toml
  carvania play --seats human,human,eager --seed 7
  carvania play --bots ./mybot@200ms,eager
  carvania play --record game.txt --language fr";

/// Play a game in the terminal
///
/// The first seat is yours and bots take the others, unless --seats says otherwise. A bot can also be your own program
/// (see docs/bots.md). Every decision shows what you can type; type `help` for the rest.
#[derive(clap::Args, Clone, Debug, Default)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Options {
    /// The game [default: GE]
    #[arg(long, value_parser = title(), ignore_case = true)]
    game: Option<Title>,
    /// How many play [default: as many as --seats and --bots need, else 3]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<usize>(0..=u64::MAX))]
    players: Option<usize>,
    /// Who sits where, the first seat first: human, the name of a bot, a program, or bot for one of --bots
    #[arg(long, value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    seats: Vec<String>,
    /// The bots you play against: one for all other seats, or one for each
    #[arg(long, value_delimiter = ',', value_parser = NonEmptyStringValueParser::new())]
    bots: Vec<String>,
    /// The seed that all draws come from [default: a new one each time]
    #[arg(long, allow_negative_numbers = true, value_parser = any_whole)]
    seed: Option<u64>,
    #[command(flatten)]
    components: ComponentsOption,
    /// A map file to play on instead of the usual map
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageOption,
    /// How many characters fit on a line, from 40 to 200 [default: 80]
    #[arg(long, value_name = "N", allow_negative_numbers = true, value_parser = whole::<u8>(40..=200))]
    width: Option<u8>,
    /// Continue the game of this record
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "players", "map"])]
    record: Option<PathBuf>,
}

/// Plays a game with the people at the terminal, until it is over or they leave.
pub(crate) fn run(options: &Options) -> anyhow::Result<()> {
    let language = options.language.language();
    let table = new_table::open(options, language)?;
    let (input, output) = (io::stdin(), io::stdout());
    // https://no-color.org: any value but the empty one turns colours off.
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let paint = if output.is_terminal() && !plain { Paint::Colours } else { Paint::Letters };
    let echoes = input.is_terminal();
    let terminal = Terminal { language, width: options.width.map_or(WIDTH, usize::from) };
    let screen = Screen::new(output.lock(), terminal, paint);
    Ok(Conversation::new(table, screen, input.lock(), echoes).run()?)
}
