//! The options that say what is played, shared by the commands that set a game up.

mod components;

use std::fmt::Display;
use std::path::{Path, PathBuf};

use anyhow::{Context, Error, Result, anyhow};
use carvania_lab::{Entrant, EntrantError};
use carvania_rules::map::Map;
use carvania_rules::map::file::{MapFile, MapProblem, Shape};
use carvania_rules::{Language, Setup, Title};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::input;
use crate::number::whole;
pub(crate) use components::{ComponentsOption, Pack, PackFault, read};

/// What is played.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct SetupOptions {
    /// The game to play
    #[arg(long, default_value = Title::GolemEdition.code(), value_parser = title(), ignore_case = true)]
    pub(crate) game: Title,
    /// How many play
    #[arg(long, value_name = "N", default_value_t = 2, allow_negative_numbers = true, value_parser = whole::<usize>(0..=u64::MAX))]
    pub(crate) players: usize,
    /// A map file to play on instead of the usual map of the game
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) components: ComponentsOption,
}

impl SetupOptions {
    /// The set-up, with the files read that are named.
    pub(crate) fn setup(&self) -> Result<Setup> {
        let components = self.components.load_for(self.game)?;
        let map = self.map.as_deref().map(|path| read_map(path, self.game)).transpose()?;
        Ok(Setup { title: self.game, players: self.players, components, map })
    }
}

/// The map of a file, for a game that is played on one. The command that lists every problem is
/// `map check`.
pub(crate) fn read_map(path: &Path, title: Title) -> Result<Map> {
    let shape = map_shape(title)?;
    let checked = MapFile::read(&input::read(path)?).and_then(|file| file.check(shape));
    checked.map(|checked| checked.map).map_err(|problems| no_map(path, title, &problems))
}

/// The refusal of a map with these problems.
pub(crate) fn no_map(path: &Path, title: Title, problems: &[MapProblem]) -> Error {
    refusal(&format!("{} cannot be used as a map for {title}", input::name(path)), problems, "map check")
}

/// The cells of the maps that a game is played on.
pub(crate) fn map_shape(title: Title) -> Result<Shape> {
    title
        .map_shape()
        .with_context(|| format!("{title} is not played on a map: leave it out, or name another game"))
}

/// A refusal for the first of some problems, and where to see the rest.
pub(crate) fn refusal(what: &str, problems: &[impl Display], command: &str) -> Error {
    let first = problems.first().map(describe).unwrap_or_default();
    match problems.len() {
        0 | 1 => anyhow!("{what}: {first}"),
        number => anyhow!("{what}: {first} (and {} more, see `carvania {command}`)", number - 1),
    }
}

/// The names of the games, for the command line.
pub(crate) fn title() -> impl TypedValueParser<Value = Title> {
    titles(Title::ALL)
}

/// The names of the games that are played on a map, for the command line.
pub(crate) fn title_with_map() -> impl TypedValueParser<Value = Title> {
    titles(Title::ALL.into_iter().filter(|title| title.map_shape().is_some()))
}

fn titles(titles: impl IntoIterator<Item = Title>) -> impl TypedValueParser<Value = Title> {
    let value = |title: Title| {
        let name = carvania_words::title(Language::English, title);
        PossibleValue::new(title.code()).help(name)
    };
    let values: Vec<PossibleValue> = titles.into_iter().map(value).collect();
    PossibleValuesParser::new(values).try_map(|name| name.to_uppercase().parse())
}

/// Who can take a seat, for the command line.
pub(crate) fn entrant(text: &str) -> Result<Entrant, EntrantError> {
    text.parse()
}

/// A problem in one line. What the TOML reader says draws the place in lines between the first and the last.
pub(crate) fn describe(problem: &impl Display) -> String {
    let text = problem.to_string();
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    match (lines.next(), lines.next_back()) {
        (Some(first), Some(last)) => format!("{first}: {last}"),
        (first, _) => first.unwrap_or_default().to_owned(),
    }
}
