//! A face-up row: cards leave it anywhere, the others slide left, new ones come in on the right.

use crate::set::Id;

/// A row of at most `N` components.
///
/// Empty places hold the first component of the list, so that equal rows are equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Row<I, const N: usize> {
    places: [I; N],
    len: u8,
}

impl<I: Id + Eq, const N: usize> Row<I, N> {
    /// A row without cards.
    pub fn empty() -> Row<I, N> {
        Row { places: [I::from_index(0); N], len: 0 }
    }

    /// The cards, leftmost first.
    pub fn cards(&self) -> &[I] {
        &self.places[..self.len()]
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether no place is empty.
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Where the card lies, the leftmost place being 0.
    pub fn position(&self, card: I) -> Option<usize> {
        self.cards().iter().position(|&other| other == card)
    }

    /// Lays a card at the right end of a row that is not full.
    pub fn push(&mut self, card: I) {
        self.places[self.len()] = card;
        self.len += 1;
    }

    /// Puts a card in the place of the one that lies there.
    pub fn put(&mut self, position: usize, card: I) {
        self.places[position] = card;
    }

    /// Takes a card out; those to its right slide left.
    pub fn take(&mut self, position: usize) -> I {
        let card = self.places[position];
        self.places.copy_within(position + 1..self.len as usize, position);
        self.len -= 1;
        self.places[self.len as usize] = I::from_index(0);
        card
    }
}
