//! The market: a row of merchant cards with crystals on them, and the deck that refills it.

use crate::components::MerchantId;
use crate::crystals::{Crystal, Crystals};
use crate::parts::offer::Offer;
use crate::parts::row::slide_left;
use crate::set::Set;

/// A row of at most `N` merchant cards, what lies on each, and the cards still in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Market<const N: usize> {
    pub(crate) offer: Offer<MerchantId, N>,
    pub(crate) crystals: [Crystals; N],
}

impl<const N: usize> Market<N> {
    /// How many cards the row has room for (GE-4, CA-7).
    pub const PLACES: usize = N;

    /// Nothing dealt yet: all cards are in the deck.
    pub(crate) fn new(deck: Set<MerchantId>) -> Market<N> {
        Market { offer: Offer::new(deck), crystals: [Crystals::NONE; N] }
    }

    /// The cards of the row, leftmost first, each with the crystals that lie on it.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (MerchantId, Crystals)> {
        self.offer.cards().iter().copied().zip(self.crystals)
    }

    /// The cards that have not been drawn, in no order.
    pub const fn deck(&self) -> Set<MerchantId> {
        self.offer.deck
    }

    /// Whether a card is to be drawn.
    pub(crate) const fn wants_card(&self) -> bool {
        !self.offer.row.is_full() && !self.offer.deck.is_empty()
    }

    pub(crate) fn refill(&mut self, card: MerchantId) {
        self.offer.refill(card);
    }

    /// Lays one crystal on the card at a position (GE-10).
    pub(crate) fn pay(&mut self, position: usize, crystal: Crystal) {
        self.crystals[position] = self.crystals[position].with(crystal);
    }

    /// Takes a card with the crystals on it; the others slide left, each with its own (GE-10, GE-11).
    pub(crate) fn take(&mut self, position: usize) -> (MerchantId, Crystals) {
        let crystals = self.crystals[position];
        slide_left(&mut self.crystals, position, Crystals::NONE);
        (self.offer.row.take(position), crystals)
    }
}
