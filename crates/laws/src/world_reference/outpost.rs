//! Outposts, and the trades of the mountains (J2-11 to J2-14).

use super::Reference;
use super::agenda::or_stop;
use super::boxes::Mountain;
use super::land::{Cell, symbol};
use super::steps::{Choice, Deed, Step};
use crate::caravan::LEVELS;

impl Reference {
    fn cell_here(&self) -> &Cell {
        &self.land.cells[self.mover().wagon]
    }

    /// The mountain that the wagon is on; none on the valley.
    pub(super) fn mountain_here(&self) -> Option<&'static Mountain> {
        self.cell_here().mountain
    }

    /// J2-11.
    pub(super) fn builds(&self) -> Vec<String> {
        or_stop(self.can_build().then(|| "build".to_owned()).into_iter().collect())
    }

    /// EM-14 to EM-16: none of your own is here, one is left in the row, and its cost can be paid.
    fn can_build(&self) -> bool {
        let Some(mountain) = self.mountain_here() else { return false };
        let is_left = self.built(self.seat, symbol(mountain)) < self.columns().len();
        let has_none = !self.cell_here().outposts.contains(&self.seat);
        is_left && has_none && self.outpost_cost() <= self.mover().caravan.len()
    }

    /// EM-15.
    fn outpost_cost(&self) -> usize {
        let each = if self.players.len() == 2 { 2 } else { 1 };
        each * self.cell_here().outposts.len()
    }

    /// The points printed on the outpost section, from the leftmost column (J2-3).
    pub(super) fn columns(&self) -> &'static [u32] {
        &self.kind.player_board().outpost_columns
    }

    pub(super) fn built(&self, seat: usize, row: char) -> usize {
        self.players[seat].built.get(&row).copied().unwrap_or(0)
    }

    pub(super) fn build(&mut self) {
        let cost = self.outpost_cost();
        self.first([Step::Deed(Deed::PlaceOutpost)]);
        self.first(vec![Step::Choice(Choice::PayForOutpost); cost]);
    }

    /// EM-16: the leftmost of its row. J2-11: an emptied column brings a bonus tile.
    pub(super) fn place_outpost(&mut self) {
        let (seat, cell) = (self.seat, self.mover().wagon);
        let row = symbol(self.mountain_here().expect("the wagon stands on a mountain"));
        let column = self.built(seat, row);
        self.land.cells[cell].outposts.push(seat);
        self.players[seat].built.insert(row, column + 1);
        if LEVELS.iter().all(|&row| self.built(seat, row) > column) {
            self.first([Step::Choice(Choice::EmptiedColumn)]);
        }
    }

    /// J2-11, J3-7.
    pub(super) fn column_tiles(&self) -> Vec<String> {
        self.bonuses(|stack| stack.side == "B2" || stack.side == "F2")
    }

    /// J2-12, J2-13.
    pub(super) fn trades_here(&self) -> Vec<String> {
        self.mountain_here().map(|mountain| self.trades(&mountain.trade.give)).unwrap_or_default()
    }

    pub(super) fn trade_here(&mut self, times: &str) {
        let mountain = self.mountain_here().expect("the wagon stands on a mountain");
        self.trade(&mountain.trade.give, &mountain.trade.take, times);
    }

    /// J2-14.
    pub(super) fn outposts_to_trade(&self) -> Vec<String> {
        let can_trade = |cell: &&Cell| {
            let possible = |mountain: &Mountain| self.mover().caravan.holds(&mountain.trade.give);
            cell.outposts.contains(&self.seat) && cell.mountain.is_some_and(possible)
        };
        self.land.cells.iter().filter(can_trade).map(|cell| format!("outpost:{}", cell.name)).collect()
    }

    pub(super) fn trade_at_outpost(&mut self, name: &str) {
        let cell = self.land.named(name);
        self.offer_trade(&self.land.cells[cell].mountain.expect("an outpost stands on a mountain").trade);
    }
}
