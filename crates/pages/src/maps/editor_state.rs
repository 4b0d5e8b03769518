//! The state that a map is made on: all of it stands in the address.

use std::fmt;

use carvania_rules::Title;
use carvania_rules::map::{Draft, Kind, MAX_COLUMNS, MAX_ROWS, Place};

use crate::percent;

/// What pressing a cell does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Lays a cell of this kind; where one lies already, takes it away.
    Lay(Kind),
    /// Lifts a cell, then lays it elsewhere.
    Move,
    /// Takes a cell away.
    Take,
}

/// A map that is being made, and the selected tool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditorState {
    /// The game that the map is for.
    pub game: Title,
    /// The map as it is now.
    pub draft: Draft,
    /// What pressing a cell does.
    pub tool: Tool,
    /// The cell that is being moved.
    pub lifted: Option<Place>,
    /// The place in the upper left corner of what is shown, so that nothing jumps when the map grows.
    pub corner: Place,
    /// What the map is saved as.
    pub name: Option<String>,
}

/// The part of the grid that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    pub(super) first: Place,
    pub(super) last: Place,
}

/// A rim of empty places around the map.
const CORNER: Place = Place { row: -2, column: -1 };
/// The fewest half-rows and columns that are shown.
const MIN: Place = Place { row: 14, column: 7 };

impl Tool {
    /// All of them, in the order in which they lie in the tray.
    pub const ALL: [Tool; 5] =
        [Tool::Lay(Kind::Open), Tool::Lay(Kind::Village), Tool::Lay(Kind::Valley), Tool::Move, Tool::Take];

    /// Its name in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Tool::Lay(Kind::Village) => "village",
            Tool::Lay(Kind::Open) => "mountain",
            Tool::Lay(Kind::Valley) => "valley",
            Tool::Move => "move",
            Tool::Take => "take",
        }
    }
}

impl EditorState {
    /// A map as it is first opened: the tile that it needs most is selected.
    pub fn new(game: Title, draft: Draft) -> EditorState {
        EditorState { game, draft, tool: Tool::Lay(Kind::Open), lifted: None, corner: CORNER, name: None }
    }

    /// The editor with another tool, and nothing lifted.
    #[must_use]
    pub fn with(&self, tool: Tool) -> EditorState {
        EditorState { tool, lifted: None, ..self.clone() }
    }

    /// What pressing a place leads to, and where that place is then. None if it does nothing.
    pub fn pressed(&self, place: Place) -> Option<(EditorState, Place)> {
        let here = self.draft.kind(place);
        match (self.tool, here, self.lifted) {
            (Tool::Lay(kind), Some(other), _) if kind == other => self.changed(&[(place, None)], place),
            (Tool::Lay(kind), ..) => self.changed(&[(place, Some(kind))], place),
            (Tool::Take, Some(_), _) => self.changed(&[(place, None)], place),
            (Tool::Move, Some(_), lifted) => {
                let lifted = (lifted != Some(place)).then_some(place);
                Some((EditorState { lifted, ..self.clone() }, place))
            }
            (Tool::Move, None, Some(from)) => {
                self.changed(&[(from, None), (place, self.draft.kind(from))], place)
            }
            (Tool::Take | Tool::Move, None, _) => None,
        }
    }

    fn changed(&self, changes: &[(Place, Option<Kind>)], place: Place) -> Option<(EditorState, Place)> {
        let (draft, moved) = self.draft.changed(changes)?;
        let moved = |place: Place| place.shifted(moved.row, moved.column);
        // With no cell left there is nothing to keep in its place.
        let corner = if draft.is_empty() { CORNER } else { moved(self.corner) };
        Some((EditorState { draft, lifted: None, corner, ..self.clone() }, moved(place)))
    }

    /// What is shown: the map, a rim around it, and room to begin with.
    pub(super) fn window(&self) -> Window {
        let last = self.draft.extent().unwrap_or(Place { row: 0, column: 0 });
        let (top, bottom) = span((self.corner.row, last.row), -CORNER.row, MIN.row, MAX_ROWS + 1);
        let (left, right) = span((self.corner.column, last.column), -CORNER.column, MIN.column, MAX_COLUMNS);
        Window { first: Place { row: top, column: left }, last: Place { row: bottom, column: right } }
    }

    /// The address of the page, without a place on it.
    pub fn address(&self) -> String {
        format!("/maps/{}?{self}", self.game)
    }
}

/// From where to where something is shown that begins at 0 and ends at `last`, with a rim if there is room.
fn span((corner, last): (i8, i8), rim: i8, least: i8, most: i8) -> (i8, i8) {
    let first = corner.min(-rim).max(last + 1 - most).min(0);
    (first, (last + rim).max(first + least - 1).min(first + most - 1))
}

impl Window {
    /// All places in reading order, each with its number in its row.
    pub(super) fn places(self) -> impl Iterator<Item = (Place, usize)> {
        let columns = move |row: i8| {
            let places = (self.first.column..=self.last.column).map(move |column| Place { row, column });
            places.filter(|place| place.is_on_grid()).zip(1..)
        };
        (self.first.row..=self.last.row).flat_map(columns)
    }

    /// The number of a row, from 1.
    pub(super) const fn row(self, place: Place) -> i8 {
        place.row - self.first.row + 1
    }
}

/// What stands in the address after the game.
impl fmt::Display for EditorState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "map={}&tile={}", self.draft, self.tool.name())?;
        if let Some(Place { row, column }) = self.lifted {
            write!(f, "&row={row}&column={column}")?;
        }
        if self.corner != CORNER {
            write!(f, "&top={}&left={}", self.corner.row, self.corner.column)?;
        }
        self.name.as_deref().map_or(Ok(()), |name| write!(f, "&name={}", percent::encode(name)))
    }
}
