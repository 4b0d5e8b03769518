//! The land: cells with their names, what lies on them, and which of them touch.

use super::VpTile;
use crate::caravan::Caravan;

/// Where the cells of a map lie, in the map's order.
#[derive(Clone, Debug)]
pub struct Map {
    /// Where the villages are.
    pub villages: Vec<[i8; 2]>,
    /// The cells onto which tiles are dealt.
    pub open: Vec<[i8; 2]>,
    /// The valleys that are there from the start.
    pub valleys: Vec<[i8; 2]>,
}

/// A mountain tile: the letter of its trade symbol, and its trade such as `YY>B`.
#[derive(Clone, Debug)]
pub struct Mountain {
    /// The trade symbol.
    pub symbol: char,
    /// What the mountain gives and takes.
    pub trade: String,
}

/// The cells of a map, with what lies on them.
#[derive(Clone, Debug)]
pub(super) struct Land {
    pub(super) cells: Vec<Cell>,
}

#[derive(Clone, Debug)]
pub(super) struct Cell {
    pub(super) name: String,
    at: [i8; 2],
    pub(super) ground: Ground,
    /// What has been dropped here (EM-8).
    pub(super) crystals: Caravan,
    /// The seats that have an outpost here.
    pub(super) outposts: Vec<usize>,
}

#[derive(Clone, Debug)]
pub(super) enum Ground {
    /// Nothing has been dealt onto it yet.
    Open,
    Mountain(Mountain),
    Valley,
    /// Without a VP tile it is closed, or about to get one.
    Village(Option<VpTile>),
}

impl Land {
    pub(super) fn new(map: &Map) -> Land {
        let villages = map.villages.iter().map(|&at| (at, Ground::Village(None)));
        let open = map.open.iter().map(|&at| (at, Ground::Open));
        let valleys = map.valleys.iter().map(|&at| (at, Ground::Valley));
        let cells: Vec<([i8; 2], Ground)> = villages.chain(open).chain(valleys).collect();
        let places: Vec<[i8; 2]> = cells.iter().map(|&(at, _)| at).collect();
        let cell = |(at, ground)| Cell {
            name: name(at, &places),
            at,
            ground,
            crystals: Caravan::default(),
            outposts: Vec::new(),
        };
        Land { cells: cells.into_iter().map(cell).collect() }
    }

    pub(super) fn villages(&self) -> Vec<usize> {
        self.find(|ground| matches!(ground, Ground::Village(_)))
    }

    pub(super) fn open(&self) -> Vec<usize> {
        self.find(|ground| matches!(ground, Ground::Open))
    }

    pub(super) fn mountains(&self) -> Vec<usize> {
        self.find(|ground| matches!(ground, Ground::Mountain(_)))
    }

    fn find(&self, is_such: impl Fn(&Ground) -> bool) -> Vec<usize> {
        (0..self.cells.len()).filter(|&cell| is_such(&self.cells[cell].ground)).collect()
    }

    pub(super) fn named(&self, name: &str) -> usize {
        self.cells.iter().position(|cell| cell.name == name).expect("a cell of the map")
    }

    /// The cells that share an edge with this one (EM-7).
    pub(super) fn beside(&self, cell: usize) -> Vec<usize> {
        let [q, r] = self.cells[cell].at;
        let beside = [[q + 1, r], [q - 1, r], [q, r + 1], [q, r - 1], [q + 1, r - 1], [q - 1, r + 1]];
        (0..self.cells.len()).filter(|&other| beside.contains(&self.cells[other].at)).collect()
    }
}

/// The column as a letter from the left, and the place in it from the top.
fn name([q, r]: [i8; 2], places: &[[i8; 2]]) -> String {
    let mut columns: Vec<i8> = places.iter().map(|&[column, _]| column).collect();
    columns.sort_unstable();
    columns.dedup();
    let column = columns.iter().position(|&column| column == q).expect("its own column") as u8;
    let above = places.iter().filter(|&&[column, row]| column == q && row < r).count();
    format!("{}{}", char::from(b'a' + column), above + 1)
}
