//! Maps that are being made: any cells, whether or not a game can be played on them.

use std::collections::BTreeMap;

use super::file::MapFile;
use super::{Coordinates, Kind, MAX_CELLS, Map};

/// The most columns that a draft has. No map that hangs together needs more.
pub const MAX_COLUMNS: i8 = MAX_CELLS as i8;
/// The most half-rows that a draft has: a cell is two of them high.
pub const MAX_ROWS: i8 = 2 * MAX_CELLS as i8;

/// A place on the grid, in reading order: its half-row from the top, its column from the left. Half-row and column are
/// both even or both odd.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The half-row in which the upper half of the cell lies.
    pub row: i8,
    /// The column, counted from the left.
    pub column: i8,
}

/// Cells of every kind, moved as far to the upper left as they go: two drafts that look alike are equal.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Draft(BTreeMap<Place, Kind>);

/// Why the cells of a file are no draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DraftError {
    /// Two cells at one place.
    #[error("two cells at {0:?}")]
    Twice(Coordinates),
    /// Cells too far from each other.
    #[error("a map has at most {MAX_COLUMNS} columns and {MAX_COLUMNS} cells in a column")]
    Wide,
}

impl Place {
    /// Whether there is such a place.
    pub const fn is_on_grid(self) -> bool {
        (self.row as i16 + self.column as i16) % 2 == 0
    }

    /// The place so many half-rows further down and columns further right.
    #[must_use]
    pub const fn shifted(self, rows: i8, columns: i8) -> Place {
        Place { row: self.row.saturating_add(rows), column: self.column.saturating_add(columns) }
    }

    /// The place of a cell of [`Draft::file`].
    pub const fn of([q, r]: Coordinates) -> Place {
        Place { row: r.saturating_mul(2).saturating_add(q), column: q }
    }

    const fn coordinates(self) -> Coordinates {
        [self.column, (self.row - self.column) / 2]
    }
}

impl Draft {
    /// The cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = (Place, Kind)> {
        self.0.iter().map(|(&place, &kind)| (place, kind))
    }

    /// What lies at a place.
    pub fn kind(&self, place: Place) -> Option<Kind> {
        self.0.get(&place).copied()
    }

    /// How many cells of a kind there are.
    pub fn count(&self, kind: Kind) -> usize {
        self.0.values().filter(|&&other| other == kind).count()
    }

    /// Whether there is no cell.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The last half-row in which a cell begins, and the last column; none if there is no cell.
    pub fn extent(&self) -> Option<Place> {
        let row = self.0.keys().map(|place| place.row).max()?;
        Some(Place { row, column: self.0.keys().map(|place| place.column).max()? })
    }

    /// The draft with places changed, one after the other, and how far all its cells have moved by that. None if it
    /// would be larger than a draft can be, or if a place is not on the grid.
    pub fn changed(&self, changes: &[(Place, Option<Kind>)]) -> Option<(Draft, Place)> {
        let mut cells = self.0.clone();
        for &(place, kind) in changes {
            // Far away from everything nothing has to be changed, and numbers stay small.
            let is_near = |at: i8| (-MAX_ROWS..=2 * MAX_ROWS).contains(&at);
            if !place.is_on_grid() || !is_near(place.row) || !is_near(place.column) {
                return None;
            }
            match kind {
                Some(kind) => cells.insert(place, kind),
                None => cells.remove(&place),
            };
        }
        let wide =
            cells.into_iter().map(|(place, kind)| (i16::from(place.row), i16::from(place.column), kind));
        let (draft, [row, column]) = settled(wide.collect())?;
        Some((draft, Place { row: i8::try_from(row).ok()?, column: i8::try_from(column).ok()? }))
    }

    /// The map as a file would list it, in reading order.
    pub fn file(&self) -> MapFile {
        let list = |kind: Kind| {
            let cells = self.cells().filter(|&(_, other)| other == kind);
            cells.map(|(place, _)| place.coordinates()).collect()
        };
        MapFile {
            villages: list(Kind::Village),
            tiles: list(Kind::Open),
            valleys: list(Kind::Valley),
            drawing: None,
        }
    }
}

impl TryFrom<&MapFile> for Draft {
    type Error = DraftError;

    fn try_from(file: &MapFile) -> Result<Draft, DraftError> {
        let lists =
            [(&file.villages, Kind::Village), (&file.tiles, Kind::Open), (&file.valleys, Kind::Valley)];
        let mut seen = BTreeMap::new();
        for (&cell, kind) in
            lists.into_iter().flat_map(|(cells, kind)| cells.iter().map(move |cell| (cell, kind)))
        {
            if seen.insert(cell, kind).is_some() {
                return Err(DraftError::Twice(cell));
            }
        }
        let wide =
            seen.into_iter().map(|([q, r], kind)| (2 * i16::from(r) + i16::from(q), i16::from(q), kind));
        settled(wide.collect()).map(|(draft, _)| draft).ok_or(DraftError::Wide)
    }
}

impl From<&Map> for Draft {
    fn from(map: &Map) -> Draft {
        let file = MapFile::of(map);
        Draft::try_from(&file).expect("the cells of a map hang together, so it is no wider than it has cells")
    }
}

/// Moves cells, as half-row, column and kind, to the upper left; and how far, if they fit.
fn settled(cells: Vec<(i16, i16, Kind)>) -> Option<(Draft, [i16; 2])> {
    let left = cells.iter().map(|&(_, column, _)| column).min().unwrap_or(0);
    let highest = cells.iter().map(|&(row, ..)| row).min().unwrap_or(0);
    // Half-row and column stay both even or both odd.
    let top = if (highest - left) % 2 == 0 { highest } else { highest - 1 };
    let settle = |(row, column, kind): (i16, i16, Kind)| {
        let place = Place { row: i8::try_from(row - top).ok()?, column: i8::try_from(column - left).ok()? };
        (row - highest < MAX_ROWS.into() && place.column < MAX_COLUMNS).then_some((place, kind))
    };
    let draft = Draft(cells.into_iter().map(settle).collect::<Option<_>>()?);
    Some((draft, [-top, -left]))
}
