//! Villages and their VP tiles (EM-20 to EM-22).

use super::{ClosedVillage, Decision, Ground, Reference, VpTile};

impl Reference {
    /// The VP tile of the village where the wagon stands, if it can be paid.
    pub(super) fn claimable(&self) -> Option<VpTile> {
        match &self.land.cells[self.wagon()].ground {
            Ground::Village(tile) => tile.clone().filter(|(cost, _)| self.mover().caravan.holds(cost)),
            Ground::Open | Ground::Mountain(_) | Ground::Valley => None,
        }
    }

    pub(super) fn claim(&mut self) {
        let tile = self.claimable().expect("a tile that can be paid");
        let village = self.wagon();
        let player = self.mover_mut();
        player.caravan.lose(&tile.0);
        player.claimed.push(tile);
        self.land.cells[village].ground = Ground::Village(None);
        let bare = match self.closed {
            ClosedVillage::InThePile { .. } => village,
            // EM-22: the Closed Village tile moves here, and the village it left opens.
            ClosedVillage::On { cell } => {
                self.closed = ClosedVillage::On { cell: village };
                cell
            }
        };
        self.decision = Decision::RefillVillage { cell: bare };
    }
}
