//! Outposts, their rewards, and trades on mountains (EM-14 to EM-19, CA-14).

use super::land::Mountain;
use super::{AfterRefill, Decision, Ground, Kind, Reference};
use crate::caravan::LEVELS;

impl Reference {
    pub(super) fn mountain_here(&self) -> Option<Mountain> {
        match &self.land.cells[self.wagon()].ground {
            Ground::Mountain(mountain) => Some(mountain.clone()),
            Ground::Open | Ground::Valley | Ground::Village(_) => None,
        }
    }

    pub(super) fn has_outpost_here(&self) -> bool {
        self.land.cells[self.wagon()].outposts.contains(&self.seat)
    }

    /// EM-14, EM-15: an outpost is left for this tile, none stands here yet, and its cost can be paid.
    pub(super) fn can_build(&self) -> bool {
        let Some(mountain) = self.mountain_here() else { return false };
        let is_left = self.built(self.seat, mountain.symbol) < self.columns().len();
        is_left && !self.has_outpost_here() && self.outpost_cost() <= self.mover().caravan.len()
    }

    /// The trades that can be carried out where the wagon stands (EM-19).
    pub(super) fn trades_here(&self) -> Vec<String> {
        match self.mountain_here() {
            Some(mountain) if self.has_outpost_here() => self.trades(&mountain.trade),
            _ => Vec::new(),
        }
    }

    /// The points printed on the board, from the leftmost column (EM-26, CA-5).
    pub(super) fn columns(&self) -> &'static [u32] {
        match self.kind {
            Kind::EasternMountains => &[0, 1, 2, 2, 3],
            Kind::CallForAdventure => &[1, 1, 2, 3],
        }
    }

    pub(super) fn built(&self, seat: usize, symbol: char) -> usize {
        self.players[seat].built.get(&symbol).copied().unwrap_or(0)
    }

    pub(super) fn build(&mut self) {
        self.pay_for_outpost(self.outpost_cost());
    }

    pub(super) fn pay_for_outpost(&mut self, left: usize) {
        if left > 0 {
            self.decision = Decision::PayForOutpost { left };
        } else {
            self.place_outpost();
        }
    }

    /// What may be taken for emptying a column (EM-17, CA-14).
    pub(super) fn rewards(&self, column: usize) -> Vec<String> {
        let cards = self.merchant_row.iter().map(|offer| format!("reward:{}", offer.face));
        let mut rewards: Vec<String> = cards.collect();
        // CA-14: the 1st column brings a card and nothing else.
        if self.kind == Kind::EasternMountains || column > 0 {
            let left = self.bonus_tiles.iter().filter(|&(_, &number)| number > 0);
            rewards.extend(left.map(|(kind, _)| format!("bonus:{kind}")));
            rewards.extend((!self.points_pile.is_empty()).then(|| "bonus:points".to_owned()));
        }
        rewards
    }

    pub(super) fn take_bonus(&mut self, kind: &str) {
        if kind == "points" {
            let top = self.points_pile.remove(0);
            self.mover_mut().point_tiles.push(top);
        } else {
            *self.bonus_tiles.get_mut(kind).expect("a kind of bonus tile") -= 1;
            *self.mover_mut().bonus_tiles.entry(kind.to_owned()).or_default() += 1;
        }
        self.upgrade_after_build();
    }

    /// CA-14: the card and the crystals on it; then the row is refilled.
    pub(super) fn take_reward(&mut self, face: &str) {
        let position = self.merchant_row.iter().position(|offer| offer.face == face);
        self.take_card(position.expect("a card of the row"), AfterRefill::Trades);
    }

    /// C-3: asked only while upgrades are left and something can rise.
    pub(super) fn offer_upgrades_on_build(&mut self, left: usize) {
        if left == 0 || self.mover().caravan.can_rise().is_empty() {
            self.offer_trades_on_build();
        } else {
            self.decision = Decision::UpgradeOnBuild { left };
        }
    }

    /// EM-14: building and then not trading is a whole action.
    pub(super) fn offer_trades_on_build(&mut self) {
        if self.trades_here().is_empty() {
            self.end_turn();
        } else {
            self.decision = Decision::TradeOnBuild;
        }
    }

    fn outpost_cost(&self) -> usize {
        let each = if self.players.len() == 2 { 2 } else { 1 };
        each * self.land.cells[self.wagon()].outposts.len()
    }

    /// EM-16, EM-17: the leftmost outpost of the row; a column that it empties brings a reward.
    fn place_outpost(&mut self) {
        let (cell, seat) = (self.wagon(), self.seat);
        let symbol = self.mountain_here().expect("the wagon stands on a mountain").symbol;
        let column = self.built(seat, symbol);
        self.land.cells[cell].outposts.push(seat);
        self.players[seat].built.insert(symbol, column + 1);
        let is_empty = LEVELS.iter().all(|&row| self.built(seat, row) > column);
        if is_empty && !self.rewards(column).is_empty() {
            self.decision = Decision::Reward { column };
        } else {
            self.upgrade_after_build();
        }
    }

    /// EM-18: one for each tile, a tile just won included.
    fn upgrade_after_build(&mut self) {
        self.offer_upgrades_on_build(self.mover().tiles("upgrade"));
    }
}
