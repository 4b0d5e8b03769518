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
    pub fn range(start: usize, end: usize) -> Set<I> {
        (start..end).map(I::from_index).collect()
    }

    pub(crate) const fn from_bits(bits: u64) -> Set<I> {
        Set { bits, of: PhantomData }
    }

    pub(crate) const fn bits(self) -> u64 {
        self.bits
    }

    /// How many.
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

    /// The member with `n` smaller ones before it, if there are so many.
    pub fn nth(self, n: usize) -> Option<I> {
        self.into_iter().nth(n)
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

    fn nth(&mut self, n: usize) -> Option<I> {
        for _ in 0..n {
            self.0.bits &= self.0.bits.wrapping_sub(1);
        }
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}
