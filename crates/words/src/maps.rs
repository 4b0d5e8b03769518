//! Maps: what is wrong with them.

use carvania_rules::map::file::MapProblem;
use carvania_rules::map::{Coordinates, Kind};
use carvania_rules::{Language, Title};

use crate::{Value, say};

/// What a cell of a map is called.
pub fn cell_kind(language: Language, title: Title, kind: Kind) -> String {
    say(language, "map-kind", &[("kind", key(title, kind).into())])
}

/// A problem of a map in words. Problems that are about a cell are told as of several: the cells are shown beside.
pub fn map_problem(language: Language, title: Title, problem: &MapProblem) -> String {
    let at = |[q, r]: Coordinates| [("column", Value::from(q)), ("row", Value::from(r))];
    match problem {
        MapProblem::File(_) => say(language, "map-file", &[]),
        MapProblem::Both => say(language, "map-both", &[]),
        MapProblem::Character { line, found } => {
            say(language, "map-character", &[("line", (*line).into()), ("found", found.to_string().into())])
        }
        MapProblem::OffGrid { line, column } => {
            say(language, "map-off-grid", &[("line", (*line).into()), ("column", (*column).into())])
        }
        MapProblem::Count { kind, found, least, most } => {
            let counts = [("found", (*found).into()), ("least", (*least).into()), ("most", (*most).into())];
            let range = if least == most { "exact" } else { "range" };
            let facts = [("kind", key(title, *kind).into()), ("range", range.into())];
            say(language, "map-count", &[facts.as_slice(), &counts].concat())
        }
        MapProblem::Twice(cell) => say(language, "map-twice", &at(*cell)),
        MapProblem::FarOut(cell) => say(language, "map-far-out", &at(*cell)),
        MapProblem::Apart(_) => say(language, "map-apart", &[]),
        MapProblem::Loose(_) => say(language, "map-loose", &[]),
    }
}

/// Where the tile of an open cell may be a valley it is not called a mountain.
const fn key(title: Title, kind: Kind) -> &'static str {
    match (kind, title) {
        (Kind::Village, _) => "village",
        (Kind::Valley, _) => "valley",
        (Kind::Open, Title::CallForAdventure) => "dealt",
        (Kind::Open, _) => "mountain",
    }
}
