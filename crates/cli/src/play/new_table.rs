//! Opening a table as the command line asks, for a new game or one from a record.

use std::path::Path;

use anyhow::Error;
use carvania_rules::components::GameBox;
use carvania_rules::map::Map;
use carvania_rules::map::file::MapFile;
use carvania_rules::{Components, Language, Record, Setup, SetupError, Title};
use carvania_words::{Value, say, title};

use super::Options;
use super::saving::noted_seed;
use super::seating::{misnamed, players_named, seat_players};
use super::table::Table;
use crate::input;
use crate::seed::new_seed;
use crate::setup::{PackFault, describe};

/// How many play if nobody says.
const PLAYERS: usize = 3;

/// Opens a table; an error is a sentence in the language of the game.
pub(super) fn open(options: &Options, language: Language) -> Result<Table, Error> {
    let fault = |key, args: &[(&'static str, Value<'_>)]| Error::msg(say(language, key, args));
    let title = options.record.is_none().then(|| options.title());
    let components =
        options.components.load_with(title, &|file| read_file(file, language), &|file, problem| {
            no_components(file, problem, language)
        })?;
    let record = match &options.record {
        None => new_record(options, components, language)?,
        Some(file) => {
            let text = read_file(file, language)?;
            Record::read(&text, components).map_err(|error| {
                fault("fault-record", &[name(file), ("problem", error.to_string().into())])
            })?
        }
    };
    let players = seat_players(options, &record, language)?;
    let seed = options.seed.or_else(|| noted_seed(&record)).unwrap_or_else(new_seed);
    Ok(Table::new(record, players, seed, options.record.clone()))
}

impl Options {
    fn title(&self) -> Title {
        self.game.unwrap_or(Title::GolemEdition)
    }
}

/// Why a component file cannot be played with.
fn no_components(file: &Path, fault: &PackFault, language: Language) -> Error {
    let game_box = |of: GameBox| {
        // A box has the name of the game that is played with it alone.
        let alone = Title::ALL.into_iter().find(|title| title.boxes() == [of]);
        ("box", alone.map_or_else(String::new, |alone| title(language, alone)).into())
    };
    Error::msg(match fault {
        PackFault::File(error) => {
            say(language, "fault-components", &[name(file), ("problem", error.to_string().into())])
        }
        PackFault::Twice { of } => say(language, "fault-box-twice", &[name(file), game_box(*of)]),
        PackFault::Unused { of, title: game } => {
            let game = ("title", title(language, *game).into());
            say(language, "fault-box-unused", &[name(file), game_box(*of), game])
        }
    })
}

fn new_record(
    options: &Options,
    components: &'static Components,
    language: Language,
) -> Result<Record, Error> {
    let players = options.players.or_else(|| players_named(options)).unwrap_or(PLAYERS);
    let game = options.title();
    let map = options.map.as_deref().map(|file| read_map(file, game, language)).transpose()?;
    let setup = Setup { title: game, players, components, map };
    Record::new(&setup).map_err(|error| {
        Error::msg(match error {
            SetupError::Players { title: game, players, .. } if options.players.is_none() => {
                return misnamed(options, game, players, language);
            }
            SetupError::Players { title: game, players, clause } => {
                let bounds = game.players();
                let args = [
                    ("title", title(language, game).into()),
                    ("least", (*bounds.start()).into()),
                    ("most", (*bounds.end()).into()),
                    ("players", players.into()),
                    ("clause", clause.to_string().into()),
                ];
                say(language, "fault-players", &args)
            }
            SetupError::Map { title: game } => {
                say(language, "fault-other-map", &[("title", title(language, game).into())])
            }
            SetupError::PointCards { players, needed, found, clause } => {
                let args = [
                    ("players", players.into()),
                    ("needed", needed.into()),
                    ("found", found.into()),
                    ("clause", clause.to_string().into()),
                ];
                say(language, "fault-point-cards", &args)
            }
        })
    })
}

/// The map of a file, checked against what the game wants.
fn read_map(file: &Path, game: Title, language: Language) -> Result<Map, Error> {
    let game_name = ("title", title(language, game).into());
    let Some(shape) = game.map_shape() else {
        return Err(Error::msg(say(language, "fault-no-map", &[game_name])));
    };
    let text = read_file(file, language)?;
    let checked = MapFile::read(&text).and_then(|map| map.check(shape));
    checked.map(|checked| checked.map).map_err(|problems| {
        let problems: Vec<String> = problems.iter().map(describe).collect();
        let args = [name(file), game_name, ("problem", problems.join("; ").into())];
        Error::msg(say(language, "fault-map", &args))
    })
}

fn read_file(file: &Path, language: Language) -> Result<String, Error> {
    input::read_file(file).map_err(|error| {
        let args = [name(file), ("problem", format!("{error:#}").into())];
        Error::msg(say(language, "fault-file", &args))
    })
}

fn name(file: &Path) -> (&'static str, Value<'static>) {
    ("file", file.display().to_string().into())
}
