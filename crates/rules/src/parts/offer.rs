//! Cards on offer: a face-up row and the deck that refills it.

use crate::parts::row::Row;
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

#[cfg(feature = "position")]
impl<I: Id + Eq, const N: usize> Offer<I, N> {
    /// Whether one card has just left the row.
    pub(crate) const fn misses_one(&self) -> bool {
        self.wants_card() && self.row.len() + 1 == N
    }

    /// Whether drawing a card leads from `now` to this row.
    pub(crate) fn leads_from(&self, now: &Offer<I, N>, card: I) -> bool {
        self.cards().get(now.row.len()) == Some(&card)
    }
}
