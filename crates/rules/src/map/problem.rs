//! What can be wrong with a map.

use super::{Coordinates, Kind};
use crate::clause::Clause;
use crate::games::Title;

/// Why a map cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapProblem {
    /// Not a map file.
    #[error("{0}")]
    File(String),
    /// A drawing and lists together.
    #[error("a map is either a drawing or lists of cells, not both")]
    Both,
    /// A character that is not a cell.
    #[error("line {line} of the drawing: `{found}` is not a cell: write V, o, ~ or a space")]
    Character {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        found: char,
    },
    /// A character between the cells of the grid.
    #[error(
        "line {line} of the drawing: the cell at character {column} is off the grid: columns are two characters apart and alternate between odd and even lines"
    )]
    OffGrid {
        /// The line, from 1.
        line: usize,
        /// The character, from 1.
        column: usize,
    },
    /// The wrong number of cells.
    #[error("{found} {}, but {}", plural(*kind), needed(*least, *most))]
    Count {
        /// The kind of cells that was counted.
        kind: Kind,
        /// How many there are.
        found: usize,
        /// The fewest there should be.
        least: usize,
        /// The most there should be.
        most: usize,
    },
    /// Two cells at one place.
    #[error("two cells at {0:?}")]
    Twice(Coordinates),
    /// Coordinates that no map needs.
    #[error("the cell {0:?} is too far out: coordinates go from -60 to 60")]
    FarOut(Coordinates),
    /// Parts that do not hang together.
    #[error("the cell {0:?} does not hang together with the others by shared edges")]
    Apart(Coordinates),
    /// A cell at the rim, where every cell must touch two others.
    #[error("the cell {0:?} touches fewer than two others (J2-6)")]
    Loose(Coordinates),
}

impl MapProblem {
    /// The clause that a map with this problem breaks, for those that are no slip in a file.
    pub const fn clause(&self, title: Title) -> Option<Clause> {
        let Some(shape) = title.map_shape() else { return None };
        match self {
            MapProblem::Count { kind: Kind::Valley, .. } => Some(shape.counts_valleys),
            MapProblem::Count { .. } => Some(shape.counts),
            MapProblem::Apart(_) | MapProblem::Loose(_) => Some(shape.hangs_together),
            MapProblem::File(_)
            | MapProblem::Both
            | MapProblem::Character { .. }
            | MapProblem::OffGrid { .. }
            | MapProblem::Twice(_)
            | MapProblem::FarOut(_) => None,
        }
    }

    /// The cell that it is about, if it is about one.
    pub const fn cell(&self) -> Option<Coordinates> {
        match self {
            MapProblem::Twice(cell)
            | MapProblem::FarOut(cell)
            | MapProblem::Apart(cell)
            | MapProblem::Loose(cell) => Some(*cell),
            MapProblem::File(_)
            | MapProblem::Both
            | MapProblem::Character { .. }
            | MapProblem::OffGrid { .. }
            | MapProblem::Count { .. } => None,
        }
    }
}

const fn plural(kind: Kind) -> &'static str {
    match kind {
        Kind::Village => "villages",
        Kind::Open => "open cells",
        Kind::Valley => "valleys",
    }
}

fn needed(least: usize, most: usize) -> String {
    match (least, most) {
        (1, 1) => "1 is needed".to_owned(),
        _ if least == most => format!("{most} are needed"),
        _ => format!("{least} to {most} are needed"),
    }
}
