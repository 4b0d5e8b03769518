//! The map of mountains around a valley (J2-5, J2-6).

use carvania_rules::map::Map;

use super::boxes::Mountain;

/// All cells: those onto which mountains are dealt, in the order of the map, and the valley.
#[derive(Clone, Debug, Default)]
pub(super) struct Land {
    pub(super) cells: Vec<Cell>,
}

#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) name: String,
    at: [i8; 2],
    is_valley: bool,
    /// None on the valley, and before it is dealt.
    pub(super) mountain: Option<&'static Mountain>,
    /// The seats that have an outpost here.
    pub(super) outposts: Vec<usize>,
}

impl Land {
    pub(super) fn new(map: &Map) -> Land {
        let cell = |(cell, is_valley)| Cell {
            name: map.name(cell).to_string(),
            at: map.coordinates(cell),
            is_valley,
            mountain: None,
            outposts: Vec::new(),
        };
        let open = map.open().into_iter().map(|cell| (cell, false));
        let valleys = map.valleys().into_iter().map(|cell| (cell, true));
        Land { cells: open.chain(valleys).map(cell).collect() }
    }

    pub(super) fn valley(&self) -> usize {
        self.cells.iter().position(|cell| cell.is_valley).expect("a map has a valley")
    }

    /// The cells onto which mountains are dealt.
    pub(super) fn open(&self) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| !self.cells[cell].is_valley).collect()
    }

    pub(super) fn named(&self, name: &str) -> usize {
        self.cells.iter().position(|cell| cell.name == name).expect("a cell of the map")
    }

    /// The cells that share an edge with this one.
    pub(super) fn beside(&self, cell: usize) -> Vec<usize> {
        let [q, r] = self.cells[cell].at;
        let touches = |&other: &usize| {
            let [other_q, other_r] = self.cells[other].at;
            matches!((other_q - q, other_r - r), (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1))
        };
        (0..self.cells.len()).filter(touches).collect()
    }

    /// All other cells.
    pub(super) fn others(&self, cell: usize) -> Vec<usize> {
        (0..self.cells.len()).filter(|&other| other != cell).collect()
    }
}

/// The trade symbol of a mountain as the letter of its colour.
pub(super) fn symbol(mountain: &Mountain) -> char {
    mountain.symbol.chars().next().expect("a colour").to_ascii_uppercase()
}
