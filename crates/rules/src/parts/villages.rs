//! The villages: the VP tiles on them, the pile, and the Closed Village tile that comes and goes.

#[cfg(feature = "position")]
pub(crate) mod position;

use crate::action::Draw;
use crate::chance::Chance;
use crate::components::PointId;
use crate::set::Set;

/// How many villages there are.
pub const VILLAGES: usize = 4;

/// The Closed Village tile is among so many tiles at the top of the pile (EM-3).
const HIDDEN_AMONG: u32 = 6;

/// Where the Closed Village tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Closed {
    /// In the pile, of which so many tiles have been drawn since the set-up.
    InPile {
        /// How many tiles were drawn.
        drawn: u8,
    },
    /// On a village.
    On {
        /// Its number, from 0.
        village: u8,
    },
}

/// The VP tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Villages {
    pub(crate) tiles: [Option<PointId>; VILLAGES],
    pub(crate) pile: Set<PointId>,
    pub(crate) closed: Closed,
}

impl Villages {
    /// No tile laid yet.
    pub(crate) const fn new(pile: Set<PointId>) -> Villages {
        Villages { tiles: [None; VILLAGES], pile, closed: Closed::InPile { drawn: 0 } }
    }

    /// The tile on a village; none where it is closed.
    pub fn tile(&self, village: usize) -> Option<PointId> {
        debug_assert!(village < VILLAGES, "there are {VILLAGES} villages");
        self.tiles[village % VILLAGES]
    }

    /// The VP tiles that have not been drawn, in no order.
    pub const fn pile(&self) -> Set<PointId> {
        self.pile
    }

    /// Where the Closed Village tile is.
    pub const fn closed(&self) -> Closed {
        self.closed
    }

    /// Whether a village is closed.
    pub fn is_closed(&self, village: usize) -> bool {
        self.closed == Closed::On { village: village as u8 }
    }

    /// Among so many tiles at the top of the pile the Closed Village tile is, if it is in the pile (EM-3).
    pub const fn hidden_among(&self) -> Option<u32> {
        match self.closed {
            Closed::InPile { drawn } => Some(HIDDEN_AMONG.saturating_sub(drawn as u32)),
            Closed::On { .. } => None,
        }
    }

    /// The village onto which a tile is to be drawn.
    pub(crate) fn empty(&self) -> Option<usize> {
        (0..VILLAGES).find(|&village| self.tiles[village].is_none() && !self.is_closed(village))
    }

    /// Takes the tile off a village. Once the Closed Village tile is out it moves there, so that it is
    /// the village it left that wants a tile (EM-22).
    pub(crate) fn claim(&mut self, village: usize) {
        self.tiles[village] = None;
        if let Closed::On { village: closed } = &mut self.closed {
            *closed = village as u8;
        }
    }

    /// What may be drawn in the set-up: VP tiles alone (EM-3).
    pub(crate) fn set_up_draws(&self) -> Chance {
        Chance::points(self.pile)
    }

    /// What may be drawn after a claim (EM-21). The Closed Village tile is equally likely to be the
    /// 1st to 6th tile (EM-3): with k drawn and n tiles left it comes with chance 1 in 6 - k, and
    /// otherwise each tile with 1 in n. As weights: n for it, and 5 - k for each tile.
    pub(crate) fn draws(&self) -> Chance {
        match self.closed {
            Closed::InPile { drawn } => {
                let closed = self.pile.len() as u32;
                let each = (HIDDEN_AMONG - 1).saturating_sub(drawn.into());
                Chance::weighted_points(self.pile, each, Draw::Closed, closed)
            }
            Closed::On { .. } => Chance::points(self.pile),
        }
    }

    /// Lays a tile in the set-up.
    pub(crate) fn lay(&mut self, tile: PointId) {
        debug_assert!(self.empty().is_some(), "every village has a tile");
        if let Some(village) = self.empty() {
            self.pile.remove(tile);
            self.tiles[village] = Some(tile);
        }
    }

    /// Lays a tile that was drawn after a claim.
    pub(crate) fn refill(&mut self, tile: PointId) {
        self.lay(tile);
        if let Closed::InPile { drawn } = &mut self.closed {
            *drawn += 1;
        }
    }

    /// The Closed Village tile was drawn: the village that wanted a tile is closed (EM-21).
    pub(crate) fn close(&mut self) {
        debug_assert!(self.empty().is_some(), "every village has a tile");
        if let Some(village) = self.empty() {
            self.closed = Closed::On { village: village as u8 };
        }
    }
}
