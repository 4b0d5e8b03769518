//! A set of cards as one word: a deck, a hand, what a player has claimed.

use std::fmt;
use std::marker::PhantomData;

/// A number that names one component of a kind, below 64.
pub trait Id: Copy {
    /// The component at this place of its list.
    fn from_index(index: usize) -> Self;
    /// The place in its list.
    fn index(self) -> usize;
}

/// Declares an [`Id`].
macro_rules! id {
    ($(#[$attribute:meta])* $name:ident) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// The first of its list.
            pub const FIRST: $name = $name(0);
        }

        impl $crate::set::Id for $name {
            fn from_index(index: usize) -> $name {
                $name(index as u8)
            }

            fn index(self) -> usize {
                self.0.into()
            }
        }
    };
}
pub(crate) use id;

/// A set of components of one kind.
///
/// A deck is such a set and never an order: what comes next does not exist until it is drawn (C-13).
pub struct Set<I> {
    bits: u64,
    of: PhantomData<I>,
}

impl<I: Id> Set<I> {
    /// The empty set.
    pub const EMPTY: Set<I> = Set { bits: 0, of: PhantomData };

    /// The components at the places from `start` up to `end` of their list.
    pub const fn range(start: usize, end: usize) -> Set<I> {
        let below_end = !u64::MAX.unbounded_shl(end as u32);
        Set::from_bits(below_end & u64::MAX.unbounded_shl(start as u32))
    }

    pub(crate) const fn from_bits(bits: u64) -> Set<I> {
        Set { bits, of: PhantomData }
    }

    /// The set as a word: a bit for each member, the one with the lowest index first.
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// How many members it has.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether this one is in it.
    pub fn contains(self, id: I) -> bool {
        self.bits.unbounded_shr(id.index() as u32) & 1 != 0
    }

    /// Puts one in.
    pub fn insert(&mut self, id: I) {
        self.bits |= 1 << id.index();
    }

    /// The set with one more member, if a condition holds. Without a branch, for conditions that a processor predicts badly.
    #[must_use]
    pub(crate) fn with_if(self, condition: bool, id: I) -> Set<I> {
        Set::from_bits(self.bits | u64::from(condition) << (id.index() % 64))
    }

    /// Takes one out.
    pub fn remove(&mut self, id: I) {
        self.bits &= !(1 << id.index());
    }

    /// What is in either.
    #[must_use]
    pub const fn union(self, other: Set<I>) -> Set<I> {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// What is in both.
    #[must_use]
    pub const fn intersection(self, other: Set<I>) -> Set<I> {
        Set { bits: self.bits & other.bits, of: PhantomData }
    }

    /// What is in this one alone.
    #[must_use]
    pub const fn difference(self, other: Set<I>) -> Set<I> {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// The member with `n` smaller ones before it, if there are that many.
    pub fn nth(self, n: usize) -> Option<I> {
        (n < self.len()).then(|| I::from_index(select(self.bits, n as u32)))
    }

    /// The first member.
    pub fn first(self) -> Option<I> {
        self.into_iter().next()
    }
}

impl<I> Clone for Set<I> {
    fn clone(&self) -> Set<I> {
        *self
    }
}

impl<I> Copy for Set<I> {}

impl<I: Id> Default for Set<I> {
    fn default() -> Set<I> {
        Set::EMPTY
    }
}

impl<I> PartialEq for Set<I> {
    fn eq(&self, other: &Set<I>) -> bool {
        self.bits == other.bits
    }
}

impl<I> Eq for Set<I> {}

impl<I> std::hash::Hash for Set<I> {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.bits.hash(state);
    }
}

impl<I: Id> fmt::Debug for Set<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.into_iter().map(Id::index)).finish()
    }
}

impl<I: Id> FromIterator<I> for Set<I> {
    fn from_iter<T: IntoIterator<Item = I>>(ids: T) -> Set<I> {
        let mut set = Set::EMPTY;
        for id in ids {
            set.insert(id);
        }
        set
    }
}

impl<I: Id> IntoIterator for Set<I> {
    type Item = I;
    type IntoIter = Members<I>;

    fn into_iter(self) -> Members<I> {
        Members(self)
    }
}

/// The place of the bit of a word that has `n` set bits below it; there must be so many.
///
/// Without a branch, since which member is chosen is what a processor predicts worst: the byte is found by comparing
/// `n` with the numbers of bits up to each byte, all eight at once, and the bit in it by a table.
const fn select(bits: u64, n: u32) -> usize {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const TOPS: u64 = 0x8080_8080_8080_8080;
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let nibbles = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to_byte = ((nibbles + (nibbles >> 4)) & 0x0f0f_0f0f_0f0f_0f0f).wrapping_mul(ONES);
    let passed = (((n as u64 * ONES) | TOPS) - up_to_byte) & TOPS;
    let byte = 8 * passed.count_ones();
    let rank = n - ((up_to_byte << 8) >> byte) as u8 as u32;
    byte as usize + SELECT_IN_BYTE[(bits >> byte) as u8 as usize][(rank % 8) as usize] as usize
}

/// The place of the bit with so many set bits below it, for every byte.
static SELECT_IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut rank) = (0, 0);
        while place < 8 {
            if byte >> place & 1 != 0 {
                table[byte][rank] = place as u8;
                rank += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    table
};

/// The members of a [`Set`], in the order of their list.
#[derive(Clone)]
pub struct Members<I>(Set<I>);

impl<I: Id> Iterator for Members<I> {
    type Item = I;

    fn next(&mut self) -> Option<I> {
        if self.0.bits == 0 {
            return None;
        }
        let index = self.0.bits.trailing_zeros() as usize;
        self.0.bits &= self.0.bits - 1;
        Some(I::from_index(index))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Id, Set};
    use crate::components::MerchantId;

    type Cards = Set<MerchantId>;

    #[test]
    fn a_range_is_its_members() {
        for start in 0..=64 {
            for end in 0..=64 {
                let one_by_one: Cards = (start..end).map(MerchantId::from_index).collect();
                assert_eq!(Cards::range(start, end), one_by_one, "{start}..{end}");
            }
        }
    }

    #[test]
    fn the_nth_member_has_n_before_it() {
        let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
        for round in 0..200 {
            // Full, sparse and empty words.
            let set = Cards::from_bits(match round {
                0 => 0,
                1 => u64::MAX,
                _ => {
                    bits ^= bits << 13;
                    bits ^= bits >> 7;
                    bits ^= bits << 17;
                    if round % 2 == 0 { bits } else { bits & bits.rotate_left(21) & bits.rotate_left(42) }
                }
            });
            let members: Vec<MerchantId> = set.into_iter().collect();
            for n in 0..=64 {
                assert_eq!(set.nth(n), members.get(n).copied(), "{n} of {set:?}");
            }
        }
    }
}
