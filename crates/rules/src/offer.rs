//! Cards on offer: a face-up row and the deck that refills it.

use crate::row::Row;
use crate::set::{Id, Set};

/// A row of at most `N` cards and the cards still in the deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Offer<I: Id, const N: usize> {
    pub(crate) row: Row<I, N>,
    pub(crate) deck: Set<I>,
}

impl<I: Id + Eq, const N: usize> Offer<I, N> {
    /// Nothing dealt yet: all cards are in the deck.
    pub(crate) fn new(deck: Set<I>) -> Offer<I, N> {
        Offer { row: Row::empty(), deck }
    }

    /// The cards on offer, leftmost first.
    pub fn cards(&self) -> &[I] {
        self.row.cards()
    }

    /// The cards that have not been drawn, in no order.
    pub const fn deck(&self) -> Set<I> {
        self.deck
    }

    /// Whether a card is to be drawn: with the deck empty the row just gets shorter (GE-11, EW-26).
    pub(crate) const fn wants_card(&self) -> bool {
        !self.row.is_full() && !self.deck.is_empty()
    }

    pub(crate) fn refill(&mut self, card: I) {
        self.deck.remove(card);
        self.row.push(card);
    }
}
