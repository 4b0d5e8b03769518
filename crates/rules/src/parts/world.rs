//! The world of the third box: locations and the traders on them, point cards, bonus tiles in stacks,
//! exploration tiles, and what the players have.

mod exploration;
#[cfg(feature = "position")]
pub(crate) mod position;
mod score;
mod set_up;
mod spot;
mod work;

use crate::components::PointId;
use crate::components::endless_world::board::{MAX_PLACES, MAX_STACKS};
use crate::components::endless_world::{
    BoardName, EXPLORATION_TILES, EndlessWorld as Components, ExplorationId, Place, StackOf, TileId,
};
use crate::crystals::Crystals;
use crate::parts::golems::Golems;
use crate::parts::row::Row;
use crate::seat::{PerSeat, Seat};
use crate::set::{Id, Set};
pub(crate) use set_up::Variant;
use spot::Packed;
pub(crate) use spot::Spot;
pub use spot::Whereabouts;

/// The most players.
pub const SEATS: usize = 4;
/// How many traders each player has (EW-5).
pub const TRADERS: u8 = 12;
/// How many point cards lie in the row (EW-2).
pub const ROW: usize = 4;
/// How many point cards trigger the end (EW-23).
pub const CARDS_TO_END: usize = 8;
/// The most bonus spaces of a player board (J2-3).
pub(crate) const MAX_TILES: usize = 4;

/// A stack of bonus tiles.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stack {
    /// The place of the top tile in its box, from 1; 0 while there is none to be seen.
    top: u8,
    below: u8,
}

impl Stack {
    pub(crate) fn new(top: Option<TileId>, below: u8) -> Stack {
        Stack { top: top.map_or(0, |tile| tile.index() as u8 + 1), below }
    }

    /// The tile on top, unless the stack is empty.
    pub fn top(self) -> Option<TileId> {
        self.top.checked_sub(1).map(|index| TileId::from_index(index.into()))
    }

    /// How many tiles nobody has seen yet.
    pub const fn below(self) -> u8 {
        self.below
    }

    /// Whether its next tile is to be turned up.
    const fn wants_tile(self) -> bool {
        self.top == 0 && self.below > 0
    }
}

/// Everything of the third box that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct World {
    pub(crate) board: BoardName,
    /// The row, and as its fifth card the known next one (EW-2).
    pub(crate) golems: Golems<{ ROW + 1 }>,
    pub(crate) stacks: [Stack; MAX_STACKS],
    /// The bonus tiles that nobody has seen: below others, or out of the game.
    pub(crate) unseen: Set<TileId>,
    exploration: [Packed; EXPLORATION_TILES],
    /// Who stands at each location, or what lies on it.
    pub(crate) spots: [Spot; MAX_PLACES],
    pub(crate) caravans: PerSeat<Crystals, SEATS>,
    pub(crate) claimed: PerSeat<Set<PointId>, SEATS>,
    pub(crate) tiles: PerSeat<Row<TileId, MAX_TILES>, SEATS>,
    /// The traders on each player's board.
    pub(crate) available: PerSeat<u8, SEATS>,
    pub(crate) reserve: PerSeat<u8, SEATS>,
}

impl World {
    /// Which sides the board is made of.
    pub const fn board(&self) -> BoardName {
        self.board
    }

    /// The point cards of the row, leftmost first: as many as lie there.
    pub fn row(&self) -> &[PointId] {
        let cards = self.golems.cards();
        &cards[..cards.len().min(ROW)]
    }

    /// The known next card (EW-2).
    pub fn next_card(&self) -> Option<PointId> {
        self.golems.cards().get(ROW).copied()
    }

    /// The point cards of the deck that nobody has seen, in no order.
    pub fn deck(&self) -> Set<PointId> {
        self.golems.deck()
    }

    /// The stacks of bonus tiles, in the order of the board.
    pub fn stacks(&self, components: &Components) -> &[Stack] {
        &self.stacks[..components.board(self.board).stacks().len()]
    }

    /// The bonus tiles that nobody has seen.
    pub const fn unseen(&self) -> Set<TileId> {
        self.unseen
    }

    /// Where an exploration tile is.
    pub fn whereabouts(&self, tile: ExplorationId) -> Whereabouts {
        self.exploration[tile.index()].into()
    }

    /// The exploration tile on a location.
    pub fn exploration_on(&self, place: Place) -> Option<ExplorationId> {
        self.exploration_where(|at| at == Whereabouts::On(place)).into_iter().next()
    }

    /// The exploration tiles that a player has taken.
    pub fn explored(&self, seat: Seat) -> Set<ExplorationId> {
        self.exploration_where(|at| at == Whereabouts::With(seat))
    }

    /// Who has traders at a location, and how many.
    pub fn traders(&self, place: Place) -> Option<(Seat, u8)> {
        self.spots[place.index()].traders()
    }

    /// The locations where a player's traders stand.
    pub fn standing(&self, seat: Seat) -> Set<Place> {
        Set::from_bits(spot::held_by(&self.spots, seat).into())
    }

    /// A player's crystals.
    pub fn caravan(&self, seat: Seat) -> Crystals {
        self.caravans[seat]
    }

    /// The point cards that a player has claimed.
    pub fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.claimed[seat]
    }

    /// The bonus tiles that a player has taken, in that order.
    pub fn tiles(&self, seat: Seat) -> &[TileId] {
        self.tiles[seat].cards()
    }

    /// The traders on a player's board.
    pub fn available(&self, seat: Seat) -> u8 {
        self.available[seat]
    }

    /// The traders in a player's reserve.
    pub fn reserve(&self, seat: Seat) -> u8 {
        self.reserve[seat]
    }

    // Bonus tiles

    /// The top tiles of the stacks that belong to a location, to outposts or to merchant cards.
    pub(crate) fn tops(&self, components: &Components, of: StackOf) -> impl Iterator<Item = TileId> {
        let spaces = components.board(self.board).stacks().iter();
        spaces.zip(self.stacks).filter(move |(space, _)| space.of == of).filter_map(|(_, stack)| stack.top())
    }

    /// The stacks with a tile that can be seen, a bit for each in the order of the board.
    #[inline]
    pub(crate) fn open_stacks(&self) -> u8 {
        self.stacks_where(|stack| stack.top != 0)
    }

    /// The stacks of which something holds, a bit for each in the order of the board.
    #[inline]
    fn stacks_where(&self, holds: impl Fn(Stack) -> bool) -> u8 {
        let stacks = self.stacks.iter().enumerate();
        stacks.fold(0, |bits, (place, &stack)| bits | u8::from(holds(stack)) << place)
    }

    /// EW-17, J3-8: whether a player has room for a bonus tile.
    pub(crate) fn has_space(&self, seat: Seat, variant: &Variant, components: &Components) -> bool {
        self.tiles[seat].len() < variant.bonus_spaces(components)
    }

    /// Takes a tile off its stack, onto an empty bonus space. The tile below it is to be turned up.
    pub(crate) fn take_tile(&mut self, seat: Seat, tile: TileId) {
        if let Some(stack) = self.stacks.iter_mut().find(|stack| stack.top() == Some(tile)) {
            stack.top = 0;
            self.tiles[seat].push(tile);
        }
    }

    /// The stack whose next tile is to be turned up.
    pub(crate) fn uncovered(&self) -> Option<usize> {
        let stacks = self.stacks_where(Stack::wants_tile);
        (stacks != 0).then(|| stacks.trailing_zeros() as usize)
    }

    /// Turns up a tile.
    pub(crate) fn turn_up(&mut self, tile: TileId) {
        if let Some(stack) = self.uncovered() {
            let below = self.stacks[stack].below - 1;
            self.stacks[stack] = Stack::new(Some(tile), below);
            self.unseen.remove(tile);
        }
    }
}
