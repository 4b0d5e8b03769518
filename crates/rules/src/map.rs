//! Maps: cells of a hex grid, which of them are villages, valleys, or open to be dealt a tile.
//!
//! Hexes are flat on top, with axial coordinates (q, r): q counts columns from left to right, r goes
//! down a column. The neighbours of (q, r) are (q±1, r), (q, r±1), (q+1, r-1) and (q-1, r+1). People
//! name a cell by its column and its place in it, from the top: `c3`.

mod code;
mod draft;
mod drawing;
pub mod file;
mod problem;
pub mod random;

use std::fmt;
use std::str::FromStr;

pub use code::CodeError;
pub use draft::{Draft, DraftError, MAX_COLUMNS, MAX_ROWS, Place};

use crate::set::{Id, Set, id};

/// The most cells a map can have.
pub const MAX_CELLS: usize = 28;

id!(
    /// A cell of a map, by its place in the map's order of cells.
    Cell
);

/// What a cell is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A village.
    Village,
    /// A cell onto which a tile is dealt.
    Open,
    /// A valley.
    Valley,
}

impl Kind {
    /// All of them, in the order in which a map lists its cells.
    pub const ALL: [Kind; 3] = [Kind::Village, Kind::Open, Kind::Valley];
}

/// Where a cell lies.
pub type Coordinates = [i8; 2];

/// The shape of a map. Cells are ordered: villages, then open cells, then valleys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    villages: u8,
    open: u8,
    valleys: u8,
    coordinates: [Coordinates; MAX_CELLS],
    neighbours: [u32; MAX_CELLS],
}

impl Map {
    /// A map of these cells, of which there must be at most [`MAX_CELLS`], no two at one place.
    pub(crate) fn new(villages: &[Coordinates], open: &[Coordinates], valleys: &[Coordinates]) -> Map {
        let mut coordinates = [[0; 2]; MAX_CELLS];
        let cells: Vec<Coordinates> = [villages, open, valleys].concat();
        coordinates[..cells.len()].copy_from_slice(&cells);
        let mut neighbours = [0; MAX_CELLS];
        for (place, &cell) in neighbours.iter_mut().zip(&cells) {
            let bits =
                cells.iter().enumerate().map(|(other, &at)| u32::from(are_adjacent(cell, at)) << other);
            *place = bits.fold(0, |all, bit| all | bit);
        }
        let (villages, open, valleys) = (villages.len() as u8, open.len() as u8, valleys.len() as u8);
        Map { villages, open, valleys, coordinates, neighbours }
    }

    /// The cells of the map, whatever is on them.
    pub fn cells(&self) -> Set<Cell> {
        Set::range(0, self.len())
    }

    /// How many cells.
    pub const fn len(&self) -> usize {
        (self.villages + self.open + self.valleys) as usize
    }

    /// Whether there is no cell.
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The villages, in the order in which VP tiles are laid on them.
    pub fn villages(&self) -> Set<Cell> {
        Set::range(0, self.villages.into())
    }

    /// The cells onto which tiles are dealt, in that order.
    pub fn open(&self) -> Set<Cell> {
        Set::range(self.villages.into(), (self.villages + self.open).into())
    }

    /// The cells that are valleys from the start.
    pub fn valleys(&self) -> Set<Cell> {
        Set::range((self.villages + self.open).into(), self.len())
    }

    /// The number of the village on a cell, from 0, if it is one.
    #[inline]
    pub const fn village(&self, cell: Cell) -> Option<usize> {
        if cell.0 < self.villages { Some(cell.0 as usize) } else { None }
    }

    /// The cells that share an edge with this one.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> Set<Cell> {
        debug_assert!(cell.index() < MAX_CELLS, "{cell:?} is on no map");
        Set::from_bits(self.neighbours[cell.index() % MAX_CELLS].into())
    }

    /// Whether a cell touches fewer than two others.
    pub fn is_loose(&self, cell: Cell) -> bool {
        self.neighbours(cell).len() < 2
    }

    /// Where a cell lies.
    pub fn coordinates(&self, cell: Cell) -> Coordinates {
        self.coordinates[cell.index()]
    }

    /// What people call a cell.
    pub fn name(&self, cell: Cell) -> CellName {
        let [q, r] = self.coordinates(cell);
        let others = || self.cells().into_iter().map(|other| self.coordinates(other));
        let mut columns: Vec<i8> = others().map(|[column, _]| column).filter(|&column| column < q).collect();
        columns.sort_unstable();
        columns.dedup();
        let above = others().filter(|&[column, row]| column == q && row < r).count();
        CellName { column: columns.len() as u8, row: above as u8 + 1 }
    }

    /// The cell that people call so.
    pub fn find(&self, name: CellName) -> Option<Cell> {
        self.cells().into_iter().find(|&cell| self.name(cell) == name)
    }
}

fn are_adjacent([q, r]: Coordinates, [other_q, other_r]: Coordinates) -> bool {
    let (q, r) = (i16::from(other_q) - i16::from(q), i16::from(other_r) - i16::from(r));
    matches!((q, r), (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1))
}

/// What people call a cell: its column, as letters from the left, and its place in it from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellName {
    column: u8,
    row: u8,
}

impl fmt::Display for CellName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |place: u8| char::from(b'a' + place % 26);
        if self.column >= 26 {
            write!(f, "{}", letter(self.column / 26 - 1))?;
        }
        write!(f, "{}{}", letter(self.column), self.row)
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a cell: write its column and its place in it from the top, such as c3")]
pub struct CellNameError(String);

impl FromStr for CellName {
    type Err = CellNameError;

    fn from_str(text: &str) -> Result<CellName, CellNameError> {
        let name = || {
            let digits = text.find(|letter: char| !letter.is_ascii_lowercase())?;
            let (letters, row) = text.split_at_checked(digits)?;
            let column = match *letters.as_bytes() {
                [letter] => letter - b'a',
                [b'a', letter] => 26 + (letter - b'a'),
                _ => return None,
            };
            Some(CellName { column, row: row.parse().ok()? })
        };
        name().filter(|name| name.to_string() == text).ok_or_else(|| CellNameError(text.to_owned()))
    }
}
