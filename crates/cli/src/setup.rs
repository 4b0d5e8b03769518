//! The options that say what is played, shared by the commands that set a game up.

use std::path::PathBuf;

use anyhow::{Result, anyhow};
use carvania_bots::Bot;
use carvania_rules::components::{ComponentsError, Problem};
use carvania_rules::{Components, Setup, Title};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::input;

/// What is played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct SetupOptions {
    /// The game
    #[arg(long, default_value = Title::GolemEdition.code(), value_parser = title())]
    pub(crate) game: Title,
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub(crate) players: usize,
    #[command(flatten)]
    pub(crate) components: ComponentsOption,
}

/// What it is played with.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ComponentsOption {
    /// A component file to play with instead of the printed components
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

impl SetupOptions {
    /// The set-up, with the component file read if one is named.
    pub(crate) fn setup(&self) -> Result<Setup> {
        Ok(Setup { title: self.game, players: self.players, components: self.components.load()? })
    }
}

impl ComponentsOption {
    /// The components of the file, or as printed if none is named.
    pub(crate) fn load(&self) -> Result<&'static Components> {
        let Some(path) = &self.components else { return Ok(Components::standard()) };
        Ok(read(&input::read_file(path)?, &input::name(path))?.keep())
    }
}

/// The components of a file with this name. One problem is enough to refuse it: the command that lists
/// them all is `components check`.
pub(crate) fn read(file: &str, name: &str) -> Result<Components> {
    Components::read(file).map_err(|ComponentsError { problems }| {
        let first = problems.first().map(describe).unwrap_or_default();
        match problems.len() {
            0 | 1 => anyhow!("{name} is no component file to play with: {first}"),
            number => anyhow!(
                "{name} is no component file to play with: {first} \
                 (and {} more, see `carvania components check`)",
                number - 1
            ),
        }
    })
}

/// The names of the games, for the command line.
pub(crate) fn title() -> impl TypedValueParser<Value = Title> {
    PossibleValuesParser::new(Title::ALL.map(Title::code)).try_map(|name| name.parse())
}

/// The names of the bots, for the command line.
pub(crate) fn bot() -> impl TypedValueParser<Value = Bot> {
    PossibleValuesParser::new(Bot::ALL.map(Bot::name)).try_map(|name| name.parse())
}

/// A problem in one line. What the TOML reader says draws the place in lines between the first and the last.
pub(crate) fn describe(problem: &Problem) -> String {
    let text = problem.to_string();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    match (lines.next(), lines.next_back()) {
        (Some(first), Some(last)) => format!("{first}: {last}"),
        (first, _) => first.unwrap_or_default().to_owned(),
    }
}
