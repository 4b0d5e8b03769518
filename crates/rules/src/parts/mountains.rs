//! The mountains: tiles on a map, wagons, outposts and the boards that outposts come from.

#[cfg(feature = "position")]
pub(crate) mod position;

use std::hash::{Hash, Hasher};

use crate::clause::{Clause, c, em};
use crate::components::{EasternMountains as Components, Mountain, MountainId};
use crate::crystals::Crystals;
use crate::map::{Cell, MAX_CELLS, Map};
use crate::parts::order::Order;
use crate::parts::wagon::Terms;
use crate::seat::{PerSeat, Seat};
use crate::set::{Id, Set};

/// The most players of the games with mountains.
pub const SEATS: usize = 4;

/// What lies on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tile {
    /// Nothing yet.
    Empty,
    /// A village, with its number from 0.
    Village(usize),
    /// A valley.
    Valley,
    /// A mountain.
    Mountain(MountainId),
}

/// A tile that was dealt, in one byte: the place of a mountain in its box, or one of the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Dealt(u8);

impl Dealt {
    const NOTHING: Dealt = Dealt(255);
    const VALLEY: Dealt = Dealt(254);
}

/// The map with everything that stands on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mountains {
    map: Map,
    dealt: [Dealt; MAX_CELLS],
    /// Mountain tiles that are still to be dealt or removed.
    pub(crate) pile: Set<MountainId>,
    wagons: PerSeat<Option<WagonCell>, SEATS>,
    outposts: PerSeat<u32, SEATS>,
    built: PerSeat<[u8; 4], SEATS>,
    /// How many outposts each row of a board has.
    columns: u8,
}

/// The cell of a wagon, from 1, so that no wagon takes no room.
type WagonCell = std::num::NonZeroU8;

/// Only of what changes: the map and the boards are the same all game, and to tell states apart is half of the work of a
/// player who looks at many.
impl Hash for Mountains {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Mountains { map: _, dealt, pile, wagons, outposts, built, columns: _ } = self;
        (dealt.map(|tile| tile.0), pile, wagons, outposts, built).hash(hasher);
    }
}

impl Mountains {
    /// The map without any tile dealt; boards with so many outposts in a row.
    pub(crate) fn new(map: Map, pile: Set<MountainId>, columns: usize) -> Mountains {
        let mut dealt = [Dealt::NOTHING; MAX_CELLS];
        for cell in map.valleys() {
            dealt[cell.index()] = Dealt::VALLEY;
        }
        Mountains {
            map,
            dealt,
            pile,
            wagons: PerSeat::default(),
            outposts: PerSeat::default(),
            built: PerSeat::default(),
            columns: columns as u8,
        }
    }

    /// The shape of the map.
    pub const fn map(&self) -> &Map {
        &self.map
    }

    /// What lies on a cell.
    #[inline]
    pub fn tile(&self, cell: Cell) -> Tile {
        debug_assert!(cell.index() < MAX_CELLS, "{cell:?} is on no map");
        match (self.map.village(cell), self.dealt[cell.index() % MAX_CELLS]) {
            (Some(village), _) => Tile::Village(village),
            (None, Dealt::NOTHING) => Tile::Empty,
            (None, Dealt::VALLEY) => Tile::Valley,
            (None, Dealt(mountain)) => Tile::Mountain(MountainId::from_index(mountain.into())),
        }
    }

    /// The cell onto which the next tile is dealt (EM-29).
    pub fn next_cell(&self) -> Option<Cell> {
        self.map.open().intersection(self.cells_with(Dealt::NOTHING)).first()
    }

    /// The cells with a tile, or without one, whatever the map says of them.
    fn cells_with(&self, tile: Dealt) -> Set<Cell> {
        let bits = self.dealt.iter().enumerate();
        Set::from_bits(bits.fold(0, |bits, (cell, &dealt)| bits | u64::from(dealt == tile) << cell))
    }

    /// The tiles of the first symbol of which more are in the pile than stay in the game; one of them is
    /// removed next (EM-1, CA-2, J2-5).
    pub(crate) fn surplus(&self, components: &Components, kept_per_symbol: usize) -> Option<Set<MountainId>> {
        let symbols = components.symbols().into_iter().map(|symbol| symbol.intersection(self.pile));
        symbols.into_iter().find(|tiles| tiles.len() > kept_per_symbol)
    }

    /// Where the valleys are that have been dealt or stood there from the start.
    pub fn valleys(&self) -> Set<Cell> {
        self.cells_with(Dealt::VALLEY)
    }

    pub(crate) fn lay(&mut self, cell: Cell, tile: Tile) {
        self.dealt[cell.index()] = match tile {
            Tile::Mountain(mountain) => {
                self.pile.remove(mountain);
                Dealt(mountain.index() as u8)
            }
            Tile::Valley => Dealt::VALLEY,
            Tile::Empty | Tile::Village(_) => Dealt::NOTHING,
        };
    }

    /// Where a wagon stands, once it has been placed.
    #[inline]
    pub fn wagon(&self, seat: Seat) -> Option<Cell> {
        self.wagons[seat].map(|cell| Cell::from_index(usize::from(cell.get()) - 1))
    }

    pub(crate) fn place_wagon(&mut self, seat: Seat, cell: Cell) {
        self.wagons[seat] = WagonCell::new(cell.index() as u8 + 1);
    }

    /// The mountain on a cell, if it is one.
    #[inline]
    pub fn mountain(&self, cell: Cell) -> Option<MountainId> {
        match self.tile(cell) {
            Tile::Mountain(mountain) => Some(mountain),
            Tile::Empty | Tile::Village(_) | Tile::Valley => None,
        }
    }

    /// The village on which a wagon stands, if it stands on one.
    pub fn village_of(&self, seat: Seat) -> Option<usize> {
        self.wagon(seat).and_then(|cell| self.map.village(cell))
    }

    /// The mountain on which a wagon stands, if it stands on one.
    pub(crate) fn mountain_of(&self, components: &Components, seat: Seat) -> Option<Mountain> {
        let mountain = self.mountain(self.wagon(seat)?)?;
        Some(components.mountain(mountain))
    }

    /// Whether the wagon of one stands on a cell that another has in mind for theirs.
    fn meets(&self, mover: Seat, other: Seat, cell: Cell) -> bool {
        other != mover && self.wagon(other) == Some(cell)
    }

    /// Whether a movement that ends on a cell meets tolls at all.
    pub(crate) fn has_toll(&self, cell: Cell, terms: &Terms) -> bool {
        terms.tolls_everywhere || self.mountain(cell).is_some()
    }

    /// How many crystals it costs to end a movement on a cell: one for each other wagon (EM-9, J2-10).
    pub(crate) fn toll(&self, order: Order, cell: Cell, terms: &Terms) -> u32 {
        if !self.has_toll(cell, terms) {
            return 0;
        }
        order.seats().map(|seat| u32::from(self.meets(order.seat(), seat, cell))).sum()
    }

    /// Whether a movement that has come to `from` can end legally, here or further on (EM-12).
    ///
    /// `left` says how many crystals would be left after so many more steps, if they can be made.
    pub(crate) fn can_end(
        &self,
        order: Order,
        from: Cell,
        terms: &Terms,
        left: impl Fn(usize) -> Option<u32>,
    ) -> bool {
        let ends_at = |cell, crystals| self.toll(order, cell, terms) <= crystals;
        let mut reached: Set<Cell> = [from].into_iter().collect();
        let mut rim = reached;
        let mut steps = 0;
        while let Some(crystals) = left(steps).filter(|_| !rim.is_empty()) {
            if rim.into_iter().any(|cell| ends_at(cell, crystals)) {
                return true;
            }
            let beside = rim.into_iter().fold(Set::EMPTY, |all, cell| self.map.neighbours(cell).union(all));
            rim = beside.difference(reached);
            reached = reached.union(rim);
            steps += 1;
        }
        false
    }

    /// How many outposts stand on a cell.
    pub fn outposts_on(&self, cell: Cell) -> u32 {
        Seat::all(SEATS).map(|seat| self.outposts[seat] >> cell.index() & 1).sum()
    }

    /// The cells with an outpost of a player.
    #[inline]
    pub fn outposts(&self, seat: Seat) -> Set<Cell> {
        Set::from_bits(self.outposts[seat].into())
    }

    /// How many outposts a player has built from each row of the board.
    pub fn built(&self, seat: Seat) -> [u8; 4] {
        self.built[seat]
    }

    /// How many outposts each row of a board has.
    pub const fn columns(&self) -> usize {
        self.columns as usize
    }

    /// Whether a player has an outpost where the wagon stands.
    pub(crate) fn has_outpost_here(&self, seat: Seat) -> bool {
        self.wagon(seat).is_some_and(|cell| self.outposts(seat).contains(cell))
    }

    /// The cells beside a wagon.
    pub(crate) fn neighbours(&self, seat: Seat) -> Set<Cell> {
        self.wagon(seat).map_or(Set::EMPTY, |cell| self.map.neighbours(cell))
    }

    /// Whether there is room for an outpost where the wagon stands, and one left in the row for it.
    pub(crate) fn check_place(&self, components: &Components, seat: Seat) -> Result<(), Clause> {
        let Some(tile) = self.mountain_of(components, seat) else { return Err(em(13)) };
        if self.has_outpost_here(seat) {
            return Err(em(14));
        }
        let built = self.built(seat)[tile.symbol as usize];
        if built >= self.columns { Err(em(16)) } else { Ok(()) }
    }

    /// EM-14 to EM-16: the place must be free, and the cost there.
    pub(crate) fn check_build(
        &self,
        components: &Components,
        order: Order,
        caravan: Crystals,
    ) -> Result<(), Clause> {
        self.check_place(components, order.seat())?;
        let cost = self.wagon(order.seat()).map_or(0, |cell| self.build_cost(order, cell));
        if caravan.total() < cost { Err(c(14)) } else { Ok(()) }
    }

    /// EM-15.
    pub(crate) fn build_cost(&self, order: Order, cell: Cell) -> u32 {
        let each = if order.players() == 2 { 2 } else { 1 };
        each * self.outposts_on(cell)
    }

    /// Places an outpost without taking it from the board: for positions.
    #[cfg(feature = "position")]
    pub(crate) fn set_outposts(&mut self, seat: Seat, cells: Set<Cell>, built: [u8; 4]) {
        self.outposts[seat] = cells.bits() as u32;
        self.built[seat] = built;
    }

    /// Builds an outpost on the mountain where the wagon stands, from the row of its symbol (EM-16).
    /// The column that this empties, from 0, if it does (EM-17).
    pub(crate) fn build(&mut self, components: &Components, seat: Seat) -> Option<usize> {
        let cell = self.wagon(seat)?;
        let row = components.mountain(self.mountain(cell)?).symbol as usize;
        self.outposts[seat] |= 1 << cell.index();
        self.built[seat][row] += 1;
        self.emptied_by(seat, row)
    }

    /// The column that the outpost where the wagon stands has emptied, if it is the last one built and did (EM-17).
    #[cfg(feature = "position")]
    pub(crate) fn emptied_here(&self, components: &Components, seat: Seat) -> Option<usize> {
        let tile = self.mountain_of(components, seat).filter(|_| self.has_outpost_here(seat))?;
        self.emptied_by(seat, tile.symbol as usize)
    }

    /// The column of the outpost last taken from a row, from 0, if none is left in it.
    fn emptied_by(&self, seat: Seat, row: usize) -> Option<usize> {
        let built = self.built[seat];
        let column = built[row].checked_sub(1)?;
        built.iter().all(|&outposts| outposts > column).then_some(column.into())
    }

    /// How many columns of a player's board are empty.
    #[cfg(feature = "position")]
    pub(crate) fn emptied(&self, seat: Seat) -> usize {
        self.built[seat].into_iter().min().unwrap_or(0).into()
    }
}
