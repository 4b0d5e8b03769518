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
        // Without a branch for each place: which card is looked for is what a processor predicts worst.
        let places = self.places.iter().enumerate();
        let all = places.fold(0_u32, |all, (place, &other)| all | u32::from(other == card) << place);
        let there = all & ((1 << self.len) - 1);
        (there != 0).then(|| there.trailing_zeros() as usize)
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
        slide_left(&mut self.places, position, I::from_index(0));
        self.len -= 1;
        card
    }
}

/// Takes out what lies at a position; what lies to its right slides left, and the last place becomes empty.
#[inline]
pub(crate) fn slide_left<T: Copy, const N: usize>(places: &mut [T; N], position: usize, empty: T) {
    for place in 0..N - 1 {
        places[place] = places[place + usize::from(place >= position)];
    }
    places[N - 1] = empty;
}
