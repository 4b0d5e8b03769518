//! What chance decides.

use super::{AfterRefill, ClosedVillage, Decision, Ground, Offer, Reference};
use crate::caravan::Caravan;

/// A draw of the set-up.
#[derive(Clone, Copy, Debug)]
pub(super) enum Draw {
    Merchant,
    /// A mountain tile with this symbol leaves the game.
    Removed(char),
    /// A tile is laid on this cell.
    Tile(usize),
    /// A VP tile is laid on this village.
    VpTile(usize),
}

impl Reference {
    /// What may be drawn now, each with its weight.
    pub fn draws(&self) -> Vec<(String, u32)> {
        match self.decision {
            Decision::SetUp => self.draws_of(self.set_up[0]),
            Decision::RefillRow { .. } => self.draws_of(Draw::Merchant),
            Decision::RefillVillage { .. } => self.vp_refills(),
            _ => Vec::new(),
        }
    }

    fn draws_of(&self, draw: Draw) -> Vec<(String, u32)> {
        let mountains = self.mountain_pile.iter();
        match draw {
            Draw::Merchant => self.merchant_deck.iter().map(|face| (format!("draw:{face}"), 1)).collect(),
            Draw::Removed(symbol) => mountains
                .filter(|tile| tile.symbol == symbol)
                .map(|tile| (format!("remove:{}", tile.trade), 1))
                .collect(),
            Draw::Tile(_) => {
                let tiles = mountains.map(|tile| (format!("lay:{}", tile.trade), 1));
                let valleys = ("lay:valley".to_owned(), self.valley_pile as u32);
                tiles.chain((self.valley_pile > 0).then_some(valleys)).collect()
            }
            Draw::VpTile(_) => self.vp_draws(1),
        }
    }

    fn vp_draws(&self, weight: u32) -> Vec<(String, u32)> {
        self.vp_pile.iter().map(|(cost, _)| (format!("draw:{cost}"), weight)).collect()
    }

    /// EM-3: of the six places that the Closed Village tile may have had, those not drawn yet are left, each
    /// as likely as the others; what is drawn instead of it is any VP tile.
    fn vp_refills(&self) -> Vec<(String, u32)> {
        let ClosedVillage::InThePile { drawn } = self.closed else { return self.vp_draws(1) };
        let later_places = 6 - drawn - 1;
        let mut draws = if later_places == 0 { Vec::new() } else { self.vp_draws(later_places) };
        draws.push(("draw:closed".to_owned(), self.vp_pile.len() as u32));
        draws
    }

    pub(super) fn draw(&mut self, about: &str) {
        match self.decision {
            Decision::SetUp => {
                let draw = self.set_up.remove(0);
                self.set_up_with(draw, about);
                if self.set_up.is_empty() {
                    self.decision = Decision::Start { seat: self.players.len() - 1 };
                }
            }
            Decision::RefillRow { then } => {
                self.set_up_with(Draw::Merchant, about);
                match then {
                    AfterRefill::EndOfTurn => self.end_turn(),
                    AfterRefill::Trades => self.offer_trades_on_build(),
                }
            }
            Decision::RefillVillage { cell } if about == "closed" => {
                self.closed = ClosedVillage::On { cell };
                self.end_turn();
            }
            Decision::RefillVillage { cell } => {
                self.set_up_with(Draw::VpTile(cell), about);
                if let ClosedVillage::InThePile { drawn } = &mut self.closed {
                    *drawn += 1;
                }
                self.end_turn();
            }
            _ => unreachable!("nothing is drawn"),
        }
    }

    fn set_up_with(&mut self, draw: Draw, about: &str) {
        match draw {
            Draw::Merchant => {
                let face = take(&mut self.merchant_deck, |face| face == about);
                self.merchant_row.push(Offer { face, crystals: Caravan::default() });
            }
            Draw::Removed(_) => {
                take(&mut self.mountain_pile, |tile| tile.trade == about);
            }
            Draw::Tile(cell) if about == "valley" => {
                self.valley_pile -= 1;
                self.land.cells[cell].ground = Ground::Valley;
            }
            Draw::Tile(cell) => {
                let tile = take(&mut self.mountain_pile, |tile| tile.trade == about);
                self.land.cells[cell].ground = Ground::Mountain(tile);
            }
            Draw::VpTile(cell) => {
                let tile = take(&mut self.vp_pile, |(cost, _)| cost == about);
                self.land.cells[cell].ground = Ground::Village(Some(tile));
            }
        }
    }
}

fn take<T>(pile: &mut Vec<T>, is_drawn: impl Fn(&T) -> bool) -> T {
    let place = pile.iter().position(is_drawn).expect("it is in the pile");
    pile.remove(place)
}
