//! The heading of a record: the headers that follow from the game, written and read.

use super::error::{Fault, RecordError};
use super::header::{HeaderError, RESERVED, is_reserved};
use super::promised::{self, Promised};
use super::{Record, Start};
use crate::components::Components;
use crate::game::Game;
use crate::games::Title;
use crate::map::Map;
use crate::map::file::MapFile;
use crate::position::Unique;
use crate::setup::{Setup, SetupError};

impl Record {
    /// Every header, those that follow from the game first.
    pub(super) fn all_headers(&self) -> Vec<(&str, String)> {
        let result =
            self.result().map(|scores| scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
        let start = match self.start {
            Start::SetUp(_) => None,
            Start::Position(game) => Some(game.to_position().to_string()),
        };
        let title = self.game.title();
        let [commitment, notes, order, given, seed] = promised::write(self.headers.promise());
        let values = [
            Some(title.to_string()),
            Some(self.game.players().to_string()),
            Some(crate::VERSION.to_string()),
            Some(self.game.components().digest(title).to_string()),
            self.own_map(),
            commitment,
            notes,
            order,
            given,
            seed,
            start,
            Some(result.unwrap_or_else(|| UNFINISHED.to_owned())),
        ];
        let reserved = RESERVED.into_iter().zip(values).filter_map(|(name, value)| Some((name, value?)));
        let others = self.headers.notes().iter().map(|(name, value)| (name.as_str(), value.clone()));
        reserved.chain(others).collect()
    }

    /// The map of the game, unless it is that of the first game or part of a position.
    fn own_map(&self) -> Option<String> {
        let Start::SetUp(game) = self.start else { return None };
        let map = game.map().filter(|map| **map != game.title().standard_map(game.components()))?;
        Some(serde_json::to_string(&MapFile::of(map)).expect("lists of numbers are JSON"))
    }

    /// The empty record that headers describe, and what they claim about its actions.
    pub(super) fn from_headers(
        headers: Vec<Header>,
        components: &'static Components,
    ) -> Result<(Record, Claims), RecordError> {
        let last = headers.last().map_or(1, |header| header.line);
        let mut found: [Option<Header>; RESERVED.len()] = Default::default();
        let mut notes = Vec::new();
        let is_promised = headers.iter().any(|header| header.name == "commitment");
        for header in headers {
            let reserved = is_reserved(&header.name, &header.value, is_promised);
            match RESERVED.iter().position(|name| reserved && *name == header.name) {
                Some(index) if found[index].is_some() => {
                    return Err(at(header.line, HeaderError::Twice(header.name).into()));
                }
                Some(index) => found[index] = Some(header),
                None => notes.push(header),
            }
        }
        let [game, players, rules, digest, map, commitment, notes_to_seed, order, given, seed, start, result] =
            found;
        let wanted = |header: Option<Header>, name| header.ok_or_else(|| at(last, Fault::NoHeader(name)));
        let (game, players) = (wanted(game, "game")?, wanted(players, "players")?);
        let (rules, digest) = (wanted(rules, "rules")?, wanted(digest, "components")?);

        let title: Title = game.read(|value| Ok(value.parse()?))?;
        let players: usize = players.read(|value| number(value).ok_or_else(|| bad("players", value)))?;
        rules.read(check_version)?;
        digest.read(|value| check_components(value, &components.digest(title).to_string()))?;
        let map = map.map(|header| header.read(|value| read_map(value, title))).transpose()?;
        let begin = |line| {
            let setup = Setup { title, players, components, map };
            Record::new(&setup).map_err(|error| at(line, error.into()))
        };
        let mut record = match start {
            None => begin(digest.line)?,
            Some(start) => start.read(|value| read_start(value, title, players, components))?,
        };
        let claims = Claims { given: given.as_ref().map_or(last, |header| header.line), result };
        record.headers.promise =
            Promised { commitment, notes: notes_to_seed, order, given, seed }.read(players)?;
        for note in notes {
            let noted = record.headers.note(&note.name, &note.value);
            noted.map_err(|error| at(note.line, error.into()))?;
        }
        Ok((record, claims))
    }

    /// What headers claim must be what the replay comes to: no more actions are given than there are, and the result.
    pub(super) fn check_claims(&self, claims: Claims) -> Result<(), RecordError> {
        if let Some(promise) = &self.headers.promise {
            promise.check_given(self.actions.len()).map_err(|error| at(claims.given, error.into()))?;
        }
        let Some(claimed) = claims.result else { return Ok(()) };
        let headers = self.all_headers();
        let actual = headers.iter().find(|(name, _)| *name == "result").map(|(_, value)| value.clone());
        let wanted = actual.unwrap_or_default();
        claimed.read(|found| {
            let field = Fault::Field { field: "result", found: found.to_owned(), wanted: wanted.clone() };
            if found == wanted { Ok(()) } else { Err(field) }
        })
    }
}

/// What headers say that only the actions can show to be true.
pub(super) struct Claims {
    /// The line that says how many actions are given.
    given: usize,
    /// The result that the game should come to.
    result: Option<Header>,
}

/// The result of a game that is not over.
const UNFINISHED: &str = "unfinished";

/// A header and the line it stands on.
#[derive(Clone, Debug)]
pub(super) struct Header {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) value: String,
}

impl Header {
    pub(super) fn read<T>(&self, read: impl FnOnce(&str) -> Result<T, Fault>) -> Result<T, RecordError> {
        read(&self.value).map_err(|fault| at(self.line, fault))
    }
}

/// A number in the one way that it is written.
pub(super) fn number(text: &str) -> Option<usize> {
    text.parse::<u32>().ok().filter(|number| number.to_string() == text).map(|number| number as usize)
}

fn check_version(found: &str) -> Result<(), Fault> {
    let same = found == crate::VERSION.to_string();
    if same { Ok(()) } else { Err(Fault::Version { found: found.to_owned() }) }
}

fn check_components(wanted: &str, found: &str) -> Result<(), Fault> {
    let different = Fault::Components { wanted: wanted.to_owned(), found: found.to_owned() };
    if wanted == found { Ok(()) } else { Err(different) }
}

fn read_map(value: &str, title: Title) -> Result<Map, Fault> {
    let file: MapFile = serde_json::from_str(value).map_err(|error| Fault::Json(error.to_string()))?;
    let shape = title.map_shape().ok_or(SetupError::Map { title })?;
    let checked = file.check(shape).map_err(Fault::Map)?;
    Ok(checked.map)
}

fn read_start(
    value: &str,
    title: Title,
    players: usize,
    components: &'static Components,
) -> Result<Record, Fault> {
    let Unique(document) = serde_json::from_str(value).map_err(|error| Fault::Json(error.to_string()))?;
    let game = Game::from_position(&document, components)?;
    let claims = [
        ("game", title.to_string(), game.title().to_string()),
        ("players", players.to_string(), game.players().to_string()),
    ];
    match claims.into_iter().find(|(_, found, wanted)| found != wanted) {
        Some((field, found, wanted)) => Err(Fault::Field { field, found, wanted }),
        None => Ok(Record::from_position(game)),
    }
}

pub(super) fn bad(name: &'static str, value: &str) -> Fault {
    HeaderError::Value { name, value: value.to_owned() }.into()
}

pub(super) fn at(line: usize, fault: Fault) -> RecordError {
    RecordError { line, fault }
}
