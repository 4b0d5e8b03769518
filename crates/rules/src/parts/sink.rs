//! Where the parts of a game tell their legal moves to: the list of all, their number, or one of them. So listing, counting
//! and choosing follow from one description.

use crate::action::Move;
use crate::components::MerchantId;
use crate::set::{Id, Set};

/// What takes in the legal moves, in the order of the engine.
pub(crate) trait Sink {
    /// Takes in a move if it is legal.
    fn push_if(&mut self, is_legal: bool, action: Move);

    /// Takes in a legal move.
    #[inline]
    fn push(&mut self, action: Move) {
        self.push_if(true, action);
    }

    /// Takes in legal moves one by one.
    #[inline]
    fn list(&mut self, moves: impl IntoIterator<Item = Move>) {
        for action in moves {
            self.push(action);
        }
    }

    /// Takes in a legal move for each member of a set.
    #[inline]
    fn each<I: Id>(&mut self, members: Set<I>, action: impl Fn(I) -> Move) {
        self.list(members.into_iter().map(action));
    }

    /// Takes in a legal move for each number from 1.
    #[inline]
    fn up_to(&mut self, most: u8, action: impl Fn(u8) -> Move) {
        self.list((1..=most).map(action));
    }
}

/// How many moves are legal.
#[derive(Default)]
pub(crate) struct Count(pub(crate) u32);

impl Sink for Count {
    #[inline]
    fn push_if(&mut self, is_legal: bool, _: Move) {
        self.0 += u32::from(is_legal);
    }

    #[inline]
    fn each<I: Id>(&mut self, members: Set<I>, _: impl Fn(I) -> Move) {
        self.0 += members.len() as u32;
    }

    #[inline]
    fn up_to(&mut self, most: u8, _: impl Fn(u8) -> Move) {
        self.0 += u32::from(most);
    }
}

/// The legal move that has so many before it.
pub(crate) struct Nth {
    /// How many come before it still; below nothing once it is found.
    before: u32,
    pub(crate) found: Option<Move>,
}

impl Nth {
    pub(crate) const fn new(before: u32) -> Nth {
        Nth { before, found: None }
    }

    /// Passes so many moves, of which one may be wanted: its place among them.
    #[inline]
    fn pass(&mut self, moves: u32) -> Option<u32> {
        let place = self.before;
        self.before = self.before.wrapping_sub(moves);
        (place < moves).then_some(place)
    }
}

impl Sink for Nth {
    #[inline]
    fn push_if(&mut self, is_legal: bool, action: Move) {
        if self.pass(is_legal.into()).is_some() {
            self.found = Some(action);
        }
    }

    #[inline]
    fn each<I: Id>(&mut self, members: Set<I>, action: impl Fn(I) -> Move) {
        if let Some(place) = self.pass(members.len() as u32) {
            self.found = members.nth(place as usize).map(action);
        }
    }

    #[inline]
    fn up_to(&mut self, most: u8, action: impl Fn(u8) -> Move) {
        if let Some(place) = self.pass(most.into()) {
            self.found = Some(action(place as u8 + 1));
        }
    }
}

/// How many moves are legal, and as many of them as there mostly are.
pub(crate) struct Pool {
    moves: [Move; Pool::ROOM],
    len: usize,
}

impl Pool {
    /// Few positions have more, and a list that is cleared for every choice had better be short.
    const ROOM: usize = 32;

    pub(crate) const fn new() -> Pool {
        // All bytes are 0, so the list is cleared and not copied from somewhere.
        Pool { moves: [Move::Play(MerchantId::FIRST); Pool::ROOM], len: 0 }
    }

    /// How many moves are legal.
    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// The move at a place, if all of them are here.
    pub(crate) fn get(&self, place: usize) -> Option<Move> {
        debug_assert!(place < self.len, "there are only {} moves", self.len);
        (self.len <= Pool::ROOM).then(|| self.moves[place % Pool::ROOM])
    }
}

impl Sink for Pool {
    #[inline]
    fn push_if(&mut self, is_legal: bool, action: Move) {
        self.moves[self.len % Pool::ROOM] = action;
        self.len += usize::from(is_legal);
    }
}
