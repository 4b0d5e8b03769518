//! Merchant cards in The Call for Adventure (CA-7, CA-8, CA-15; GE-6 to GE-11).

use super::{AfterRefill, Decision, Reference};

impl Reference {
    pub(super) fn playings(&self) -> Vec<String> {
        let player = self.mover();
        let playable = |face: &&String| match face.split_once('>') {
            // GE-9: not for zero trades.
            Some((give, _)) => player.caravan.holds(give),
            None => true,
        };
        player.hand.iter().filter(playable).map(|face| format!("play:{face}")).collect()
    }

    /// GE-10: one crystal for each card to the left.
    pub(super) fn acquisitions(&self) -> Vec<String> {
        let affordable = self.merchant_row.iter().take(self.mover().caravan.len() + 1);
        affordable.map(|offer| format!("acquire:{}", offer.face)).collect()
    }

    pub(super) fn play(&mut self, face: &str) {
        let player = self.mover_mut();
        let card = player.hand.iter().position(|held| held == face).expect("a card of the hand");
        player.played.push(player.hand.remove(card));
        if let Some(gain) = face.strip_prefix('+') {
            player.caravan.gain(gain);
            self.end_turn();
        } else if let Some(upgrades) = face.strip_prefix('^') {
            self.offer_upgrades_by_card(upgrades.parse().expect("a number of upgrades"));
        } else {
            self.decision = Decision::TradeByCard { trade: face.to_owned() };
        }
    }

    /// C-3: asked only while upgrades are left and something can rise.
    pub(super) fn offer_upgrades_by_card(&mut self, left: usize) {
        if left == 0 || self.mover().caravan.can_rise().is_empty() {
            self.end_turn();
        } else {
            self.decision = Decision::UpgradeByCard { left };
        }
    }

    pub(super) fn acquire(&mut self, face: &str) {
        let position = self.merchant_row.iter().position(|offer| offer.face == face);
        self.pay_or_take(position.expect("a card of the row"), 0);
    }

    /// GE-10: from the leftmost to the right.
    pub(super) fn lay_on_card(&mut self, colour: &str, position: usize, paid: usize) {
        self.merchant_row[paid].crystals.gain(colour);
        self.pay_or_take(position, paid + 1);
    }

    fn pay_or_take(&mut self, position: usize, paid: usize) {
        if paid < position {
            self.decision = Decision::PayForCard { position, paid };
        } else {
            self.take_card(position, AfterRefill::EndOfTurn);
        }
    }

    /// The card comes into the hand, its crystals into the caravan; the row slides and is refilled (GE-11).
    pub(super) fn take_card(&mut self, position: usize, then: AfterRefill) {
        let offer = self.merchant_row.remove(position);
        let player = self.mover_mut();
        player.hand.push(offer.face);
        player.caravan.gain(&offer.crystals.letters());
        if !self.merchant_deck.is_empty() {
            self.decision = Decision::RefillRow { then };
            return;
        }
        match then {
            AfterRefill::EndOfTurn => self.end_turn(),
            AfterRefill::Trades => self.offer_trades_on_build(),
        }
    }

    /// CA-15.
    pub(super) fn rest(&mut self) {
        let player = self.mover_mut();
        player.hand.append(&mut player.played);
        player.hand.append(&mut player.discarded);
        self.end_turn();
    }
}
