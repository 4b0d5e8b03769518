//! Map files: a list of cells, or a drawing, in TOML. Every problem is reported at once (EM-27).

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

pub use super::problem::MapProblem;
use super::{Cell, Coordinates, Kind, MAX_CELLS, Map, are_adjacent};
use crate::clause::{Clause, ca, em, j2};
use crate::set::Id;

/// A map as a file writes it. Either lists of coordinates, or a drawing:
///
/// ```toml
/// drawing = """
///   o   o
/// V   o   V
///   o   ~
/// """
/// ```
///
/// Each character is a cell: `V` a village, `o` an open cell, `~` a valley. Columns are two
/// characters wide; going down a column is two lines, to a neighbouring column one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MapFile {
    /// The cells with villages.
    #[serde(default, deserialize_with = "cells")]
    pub villages: Vec<Coordinates>,
    /// The cells onto which tiles are dealt.
    #[serde(default, deserialize_with = "cells")]
    pub tiles: Vec<Coordinates>,
    /// The cells with valleys.
    #[serde(default, deserialize_with = "cells", skip_serializing_if = "Vec::is_empty")]
    pub valleys: Vec<Coordinates>,
    /// The map as a drawing, instead of the lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawing: Option<String>,
}

/// How many cells of each kind a game wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// How many cells have villages.
    pub villages: usize,
    /// Cells onto which tiles are dealt.
    pub open: usize,
    /// The fewest valleys that stand on the map from the start.
    pub least_valleys: usize,
    /// The most valleys that stand on the map from the start.
    pub valleys: usize,
    /// Whether every cell must touch at least two others (J2-6); else that is only advised (EM-27).
    pub is_tight: bool,
    /// The clause that counts the cells.
    pub counts: Clause,
    /// The clause that counts the valleys.
    pub counts_valleys: Clause,
    /// The clause that says how the cells hang together.
    pub hangs_together: Clause,
}

impl Shape {
    /// EM-27.
    pub const EASTERN_MOUNTAINS: Shape = Shape {
        villages: 4,
        open: 20,
        least_valleys: 0,
        valleys: 4,
        is_tight: false,
        counts: em(27),
        counts_valleys: em(27),
        hangs_together: em(27),
    };
    /// CA-2: valleys are dealt with the mountains.
    pub const CALL_FOR_ADVENTURE: Shape =
        Shape { valleys: 0, counts_valleys: ca(2), ..Shape::EASTERN_MOUNTAINS };
    /// J2-5, J2-6.
    pub const JOURNEY: Shape = Shape {
        villages: 0,
        open: 12,
        least_valleys: 1,
        valleys: 1,
        is_tight: true,
        counts: j2(5),
        counts_valleys: j2(5),
        hangs_together: j2(6),
    };

    /// Whether a map is as a game wants it.
    pub fn fits(self, map: &Map) -> bool {
        map.villages().len() == self.villages
            && map.open().len() == self.open
            && (self.least_valleys..=self.valleys).contains(&map.valleys().len())
            && !(self.is_tight && map.cells().into_iter().any(|cell| map.is_loose(cell)))
    }
}

/// A map that can be used, and what is odd about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedMap {
    /// The map that was read.
    pub map: Map,
    /// Cells that touch fewer than two others: allowed, but worth a warning (EM-27).
    pub loose: Vec<Cell>,
}

impl MapFile {
    /// Reads a map file.
    pub fn read(text: &str) -> Result<MapFile, Vec<MapProblem>> {
        let file: MapFile =
            toml::from_str(text).map_err(|error| vec![MapProblem::File(error.to_string())])?;
        file.undrawn()
    }

    /// Checks the map against what a game wants, and reports every problem at once.
    pub fn check(&self, shape: Shape) -> Result<CheckedMap, Vec<MapProblem>> {
        let file = self.clone().undrawn()?;
        let mut problems = file.counts(shape);
        let cells = file.cells();
        let mut seen = BTreeSet::new();
        problems
            .extend(cells.iter().filter(|cell| !seen.insert(**cell)).map(|&cell| MapProblem::Twice(cell)));
        let far = |cell: &&Coordinates| cell.iter().any(|at| !(-60..=60).contains(at));
        problems.extend(cells.iter().filter(far).map(|&cell| MapProblem::FarOut(cell)));
        if cells.len() <= MAX_CELLS {
            problems.extend(apart(&cells).into_iter().map(MapProblem::Apart));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let map = Map::new(&file.villages, &file.tiles, &file.valleys);
        let loose: Vec<Cell> = map.cells().into_iter().filter(|&cell| map.is_loose(cell)).collect();
        if shape.is_tight && !loose.is_empty() {
            return Err(loose.into_iter().map(|cell| MapProblem::Loose(map.coordinates(cell))).collect());
        }
        Ok(CheckedMap { map, loose })
    }

    /// The cells, in the order of the map.
    pub fn cells(&self) -> Vec<Coordinates> {
        [self.villages.as_slice(), &self.tiles, &self.valleys].concat()
    }

    /// The map as a file would write it.
    pub fn of(map: &Map) -> MapFile {
        let list =
            |cells: crate::set::Set<Cell>| cells.into_iter().map(|cell| map.coordinates(cell)).collect();
        MapFile {
            villages: list(map.villages()),
            tiles: list(map.open()),
            valleys: list(map.valleys()),
            drawing: None,
        }
    }

    /// The map as a file with lists of cells.
    pub fn to_toml(&self) -> String {
        let list = |cells: &[Coordinates]| {
            let cells: Vec<String> = cells.iter().map(|[q, r]| format!("[{q}, {r}]")).collect();
            cells.join(", ")
        };
        let lists = [("villages", &self.villages), ("tiles", &self.tiles), ("valleys", &self.valleys)];
        lists.map(|(kind, cells)| format!("{kind} = [{}]\n", list(cells))).concat()
    }

    fn counts(&self, shape: Shape) -> Vec<MapProblem> {
        let counts = [
            (Kind::Village, self.villages.len(), shape.villages, shape.villages),
            (Kind::Open, self.tiles.len(), shape.open, shape.open),
            (Kind::Valley, self.valleys.len(), shape.least_valleys, shape.valleys),
        ];
        let wrong = counts.into_iter().filter(|&(_, found, least, most)| found < least || found > most);
        wrong.map(|(kind, found, least, most)| MapProblem::Count { kind, found, least, most }).collect()
    }
}

/// Cells of a file, each a pair of small numbers.
fn cells<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Coordinates>, D::Error> {
    let cells = Vec::<Vec<i64>>::deserialize(deserializer)?;
    let cell = |cell: &Vec<i64>| match cell[..] {
        [q, r] => Some([i8::try_from(q).ok()?, i8::try_from(r).ok()?]),
        _ => None,
    };
    let read: Option<Vec<Coordinates>> = cells.iter().map(cell).collect();
    read.ok_or_else(|| serde::de::Error::custom("a cell is a pair of small numbers, such as [0, -1]"))
}

/// The cells that do not hang together with the others: the smaller of two parts.
fn apart(cells: &[Coordinates]) -> Vec<Coordinates> {
    let mut reached: Vec<Coordinates> = cells.first().copied().into_iter().collect();
    let mut next = 0;
    while next < reached.len() {
        let from = reached[next];
        for &cell in cells.iter().filter(|&&cell| are_adjacent(from, cell)) {
            if !reached.contains(&cell) {
                reached.push(cell);
            }
        }
        next += 1;
    }
    let (here, elsewhere): (Vec<Coordinates>, Vec<Coordinates>) =
        cells.iter().partition(|cell| reached.contains(cell));
    if here.len() < elsewhere.len() { here } else { elsewhere }
}

impl CheckedMap {
    /// The names of the loose cells, for a warning.
    pub fn loose_names(&self) -> impl Iterator<Item = super::CellName> {
        self.loose.iter().map(|&cell| self.map.name(cell))
    }

    /// How many others a cell touches.
    pub fn touches(&self, cell: Cell) -> usize {
        debug_assert!(cell.index() < self.map.len());
        self.map.neighbours(cell).len()
    }
}
