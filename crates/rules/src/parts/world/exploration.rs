//! Exploration tiles: taking one opens its location and brings what it shows (EW-19, EW-20).

use super::{Spot, Whereabouts, World};
use crate::components::endless_world::{EndlessWorld as Components, Exploration, ExplorationId};
use crate::seat::Seat;
use crate::set::{Id, Set};

impl World {
    /// The exploration tiles that can be taken: on locations, and beside the board (EW-19, J1-15).
    pub(crate) fn explorable(&self) -> Set<ExplorationId> {
        self.exploration_where(|at| matches!(at, Whereabouts::Beside | Whereabouts::On(_)))
    }

    pub(super) fn exploration_where(&self, is: impl Fn(Whereabouts) -> bool) -> Set<ExplorationId> {
        let tiles = self.exploration.iter().enumerate().filter(|&(_, &at)| is(at.into()));
        tiles.map(|(index, _)| ExplorationId::from_index(index)).collect()
    }

    /// Takes an exploration tile; the location under it is open to all from now on.
    pub(crate) fn explore(&mut self, seat: Seat, tile: ExplorationId, components: &Components) {
        if let Whereabouts::On(place) = self.whereabouts(tile) {
            let printed = components.board(self.board).location(place).traders;
            self.spots[place.index()] = Spot::free(printed);
        }
        self.put(tile, Whereabouts::With(seat));
        match components.exploration_tile(tile).gives {
            Exploration::Crystals(crystals) => self.caravans[seat] += crystals,
            Exploration::Traders(traders) => self.hire(seat, traders),
            Exploration::Points(_) | Exploration::Icon(_) => {}
        }
    }

    /// Puts an exploration tile somewhere.
    pub(crate) fn put(&mut self, tile: ExplorationId, at: Whereabouts) {
        self.exploration[tile.index()] = at.into();
    }

    /// Moves traders from the reserve to the board, as far as there are any (EW-18, EW-20).
    pub(crate) fn hire(&mut self, seat: Seat, traders: u8) {
        let traders = traders.min(self.reserve[seat]);
        self.reserve[seat] -= traders;
        self.available[seat] += traders;
    }
}
