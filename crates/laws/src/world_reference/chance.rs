//! What chance decides. Everything that may be drawn is as likely as everything else.

use super::boxes::Mountain;
use super::land::symbol;
use super::steps::Draw;
use super::table::ROW;
use super::{Reference, take};

impl Reference {
    /// What may be drawn.
    pub(super) fn draws(&self, draw: Draw) -> Vec<String> {
        match draw {
            Draw::Side => drawn(self.kind.drawn_sides().iter().copied()),
            Draw::PointCard => drawn(self.point_deck.iter().map(|card| card.id.as_str())),
            Draw::BonusTile { stack } => match self.stacks[stack].below {
                0 => Vec::new(),
                _ => drawn(self.bonus_pile.iter().map(|tile| tile.id.as_str())),
            },
            Draw::ExplorationTile { .. } => drawn(self.exploration_pile.iter().map(|tile| tile.id.as_str())),
            Draw::RemovedMountain { symbol } => self.mountains("remove", Some(symbol)),
            Draw::Mountain { .. } => self.mountains("lay", None),
            Draw::Merchant => self.merchants(),
        }
    }

    fn mountains(&self, verb: &str, wanted: Option<char>) -> Vec<String> {
        let tiles =
            self.mountain_pile.iter().filter(|tile| wanted.is_none_or(|letter| symbol(tile) == letter));
        tiles.map(|tile| format!("{verb}:{}>{}", tile.trade.give, tile.trade.take)).collect()
    }

    /// J1-9, J1-10: from the highest layer of the deck that has a card, while there is room in the row.
    fn merchants(&self) -> Vec<String> {
        let top = self.merchant_deck.iter().find(|layer| !layer.is_empty());
        match top {
            Some(layer) if self.merchant_row.len() < ROW => drawn(layer.iter().copied()),
            Some(_) | None => Vec::new(),
        }
    }

    pub(super) fn draw(&mut self, draw: Draw, about: &str) {
        match draw {
            Draw::Side => {
                let side = self.kind.drawn_sides().iter().find(|&&side| side == about);
                self.lay_out(side.copied());
            }
            Draw::PointCard => {
                self.next_point_card = Some(take(&mut self.point_deck, |card| card.id == about));
                self.fill_point_row();
            }
            Draw::BonusTile { stack } => {
                self.stacks[stack].top = Some(take(&mut self.bonus_pile, |tile| tile.id == about));
                self.stacks[stack].below -= 1;
            }
            Draw::ExplorationTile { place } => {
                let tile = take(&mut self.exploration_pile, |tile| tile.id == about);
                self.places[place].exploration = Some(tile);
            }
            Draw::RemovedMountain { .. } => {
                self.take_mountain(about);
            }
            Draw::Mountain { cell } => self.land.cells[cell].mountain = Some(self.take_mountain(about)),
            Draw::Merchant => self.deal_merchant(about),
        }
    }

    fn take_mountain(&mut self, about: &str) -> &'static Mountain {
        take(&mut self.mountain_pile, |tile| format!("{}>{}", tile.trade.give, tile.trade.take) == about)
    }

    fn deal_merchant(&mut self, about: &str) {
        let layer = self.merchant_deck.iter_mut().find(|layer| !layer.is_empty());
        let card = take(layer.expect("a card is left"), |&face| face == about);
        self.merchant_row.push(card);
    }
}

fn drawn<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    names.map(|name| format!("draw:{name}")).collect()
}
