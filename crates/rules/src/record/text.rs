//! The text form: headers, a blank line, then one action per token, a line for each turn.

use std::fmt::Write;

use super::error::{Fault, RecordError};
use super::header::{self, HeaderError, RESERVED};
use super::{Record, Start};
use crate::components::Components;
use crate::game::{Game, Setup, SetupError};
use crate::games::Title;
use crate::map::Map;
use crate::map::file::MapFile;

impl Record {
    /// The record as text. Reading it gives an equal record.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (name, value) in self.all_headers() {
            push(&mut text, format_args!("{name}: {value}\n"));
        }
        text.push('\n');
        let mut comments = self.comments.iter().peekable();
        let mut line = String::new();
        for (index, step) in self.steps().enumerate() {
            let remarks: Vec<_> =
                std::iter::from_fn(|| comments.next_if(|comment| comment.after <= index)).collect();
            if step.begins_turn || !remarks.is_empty() || index == 0 {
                end_line(&mut text, &mut line);
            }
            remarks.iter().for_each(|comment| push(&mut text, format_args!("# {}\n", comment.text)));
            if line.is_empty() {
                let round = if step.begins_round { format!("{}.", step.round) } else { String::new() };
                push(&mut line, format_args!("{round:4}"));
            }
            push(&mut line, format_args!(" {}", step.before.write_action(step.action)));
        }
        end_line(&mut text, &mut line);
        comments.for_each(|comment| push(&mut text, format_args!("# {}\n", comment.text)));
        text
    }

    /// Every header, those that follow from the game first.
    pub(super) fn all_headers(&self) -> Vec<(&str, String)> {
        let result =
            self.result().map(|scores| scores.iter().map(u32::to_string).collect::<Vec<_>>().join(" "));
        let start = match self.start {
            Start::SetUp(_) => None,
            Start::Position(game) => Some(game.to_position().to_string()),
        };
        let title = self.game.title();
        let values = [
            Some(title.to_string()),
            Some(self.game.players().to_string()),
            Some(crate::VERSION.to_string()),
            Some(self.game.components().digest(title).to_string()),
            self.own_map(),
            self.headers.commitment.map(|digest| digest.to_string()),
            start,
            Some(result.unwrap_or_else(|| UNFINISHED.to_owned())),
        ];
        let reserved = RESERVED.into_iter().zip(values).filter_map(|(name, value)| Some((name, value?)));
        let notes = self.headers.notes().iter().map(|(name, value)| (name.as_str(), value.clone()));
        reserved.chain(notes).collect()
    }

    /// The map of the game, unless it is that of the first game or part of a position.
    fn own_map(&self) -> Option<String> {
        let Start::SetUp(game) = self.start else { return None };
        let map = game.map().filter(|map| **map != game.title().standard_map(game.components()))?;
        Some(serde_json::to_string(&MapFile::of(map)).expect("lists of numbers are JSON"))
    }

    /// Reads a record and replays it. One whose replay breaks a rule is refused.
    pub fn from_text(text: &str, components: &'static Components) -> Result<Record, RecordError> {
        let mut lines = text.lines().zip(1..);
        let mut headers = Vec::new();
        let mut comments = Vec::new();
        for (line, number) in lines.by_ref() {
            match line.trim() {
                "" => break,
                comment if comment.starts_with('#') => comments.push(comment[1..].to_owned()),
                header => {
                    let (name, value) = header::split(header).map_err(|error| at(number, error.into()))?;
                    headers.push(Header { line: number, name, value });
                }
            }
        }
        let (mut record, result) = Record::from_headers(headers, components)?;
        comments.iter().for_each(|comment| record.comment(comment));
        for (line, number) in lines {
            record.read_line(line).map_err(|fault| at(number, fault))?;
        }
        record.check_result(result)?;
        Ok(record)
    }

    /// Replays one line of actions.
    fn read_line(&mut self, line: &str) -> Result<(), Fault> {
        let (tokens, comment) = match line.split_once('#') {
            Some((tokens, comment)) => (tokens, Some(comment)),
            None => (line, None),
        };
        for token in tokens.split_whitespace() {
            match token.strip_suffix('.').and_then(number) {
                Some(round) => self.check_round(round as u32)?,
                None => self.replay(token)?,
            }
        }
        comment.into_iter().for_each(|comment| self.comment(comment));
        Ok(())
    }

    /// Replays one action.
    pub(super) fn replay(&mut self, token: &str) -> Result<(), Fault> {
        let action = self.game.read_action(token)?;
        self.apply(action).map_err(|refused| Fault::Refused {
            action: self.game.write_action(action),
            clause: refused.clause,
        })
    }

    /// A round number stands only where that round begins.
    fn check_round(&self, found: u32) -> Result<(), Fault> {
        let (round, begins) = (self.rounds.number(), self.rounds.begins());
        if found == round && begins { Ok(()) } else { Err(Fault::Round { found, round, begins }) }
    }

    /// The empty record that headers describe, and the result that it should come to.
    pub(super) fn from_headers(
        headers: Vec<Header>,
        components: &'static Components,
    ) -> Result<(Record, Option<Header>), RecordError> {
        let last = headers.last().map_or(1, |header| header.line);
        let mut found: [Option<Header>; RESERVED.len()] = Default::default();
        let mut notes = Vec::new();
        for header in headers {
            match RESERVED.iter().position(|name| *name == header.name) {
                Some(index) if found[index].is_some() => {
                    return Err(at(header.line, HeaderError::Twice(header.name).into()));
                }
                Some(index) => found[index] = Some(header),
                None => notes.push(header),
            }
        }
        let [game, players, rules, digest, map, commitment, start, result] = found;
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
        if let Some(header) = commitment {
            let commitment = header.read(|value| value.parse().map_err(|_| bad("commitment", value)))?;
            record.headers.commitment = Some(commitment);
        }
        for note in notes {
            let noted = record.headers.note(&note.name, &note.value);
            noted.map_err(|error| at(note.line, error.into()))?;
        }
        Ok((record, result))
    }

    /// The result that a record claims must be the one its replay comes to.
    pub(super) fn check_result(&self, claimed: Option<Header>) -> Result<(), RecordError> {
        let Some(claimed) = claimed else { return Ok(()) };
        let headers = self.all_headers();
        let actual = headers.iter().find(|(name, _)| *name == "result").map(|(_, value)| value.clone());
        let wanted = actual.unwrap_or_default();
        claimed.read(|found| {
            let field = Fault::Field { field: "result", found: found.to_owned(), wanted: wanted.clone() };
            if found == wanted { Ok(()) } else { Err(field) }
        })
    }
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
    fn read<T>(&self, read: impl FnOnce(&str) -> Result<T, Fault>) -> Result<T, RecordError> {
        read(&self.value).map_err(|fault| at(self.line, fault))
    }
}

/// A number in the one way that it is written.
fn number(text: &str) -> Option<usize> {
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
    let document = serde_json::from_str(value).map_err(|error| Fault::Json(error.to_string()))?;
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

fn bad(name: &'static str, value: &str) -> Fault {
    HeaderError::Value { name, value: value.to_owned() }.into()
}

pub(super) fn at(line: usize, fault: Fault) -> RecordError {
    RecordError { line, fault }
}

fn end_line(text: &mut String, line: &mut String) {
    if !line.is_empty() {
        push(text, format_args!("{line}\n"));
        line.clear();
    }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments).expect("writing to a string succeeds");
}
