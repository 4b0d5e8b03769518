//! Where the parts of a game tell their legal moves to: the list of all, their number, or one of them. So listing, counting
//! and choosing follow from one description.

use rand_core::Rng;

use crate::action::Move;
use crate::chance::below;
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

    /// Takes in a legal move for each card of a row.
    #[inline]
    fn row<I: Id>(&mut self, cards: &[I], action: impl Fn(I) -> Move) {
        self.list(cards.iter().copied().map(action));
    }

    /// Takes in a legal move for each card of a row that is in a set, in the order of the row.
    #[inline]
    fn some_of_row<I: Id>(&mut self, cards: &[I], members: Set<I>, action: impl Fn(I) -> Move) {
        for &card in cards {
            self.push_if(members.contains(card), action(card));
        }
    }

    /// Takes in a legal move for each number from 1.
    #[inline]
    fn up_to(&mut self, most: u8, action: impl Fn(u8) -> Move) {
        self.list((1..=most).map(action));
    }
}

/// The legal moves of a decision, which can be told more than once.
pub(crate) trait Moves {
    fn tell(&self, out: &mut impl Sink);

    /// One of them, each equally likely: they are counted, and then the one is looked up. This suits a few large groups.
    #[inline]
    fn choose(&self, rng: &mut impl Rng) -> Option<Move> {
        let mut count = Count::default();
        self.tell(&mut count);
        let place = (count.0 > 0).then(|| below(rng, count.0))?;
        let mut nth = Nth::new(place);
        self.tell(&mut nth);
        nth.found
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
    fn row<I: Id>(&mut self, cards: &[I], _: impl Fn(I) -> Move) {
        self.0 += cards.len() as u32;
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
    fn row<I: Id>(&mut self, cards: &[I], action: impl Fn(I) -> Move) {
        if let Some(place) = self.pass(cards.len() as u32) {
            self.found = cards.get(place as usize).copied().map(action);
        }
    }

    #[inline]
    fn some_of_row<I: Id>(&mut self, cards: &[I], members: Set<I>, action: impl Fn(I) -> Move) {
        if self.found.is_none() {
            for &card in cards {
                self.push_if(members.contains(card), action(card));
            }
        }
    }

    #[inline]
    fn up_to(&mut self, most: u8, action: impl Fn(u8) -> Move) {
        if let Some(place) = self.pass(most.into()) {
            self.found = Some(action(place as u8 + 1));
        }
    }
}

/// How many moves are legal, and as many of them as there mostly are. This suits single moves and small groups, and what is
/// dear to work out twice.
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

    /// One of the moves, each equally likely. Where they are too many, they are told again.
    #[inline]
    pub(crate) fn choose(moves: &impl Moves, rng: &mut impl Rng) -> Option<Move> {
        let mut pool = Pool::new();
        moves.tell(&mut pool);
        let place = (pool.len > 0).then(|| below(rng, pool.len as u32))?;
        if pool.len <= Pool::ROOM {
            return Some(pool.moves[place as usize % Pool::ROOM]);
        }
        let mut nth = Nth::new(place);
        moves.tell(&mut nth);
        nth.found
    }
}

impl Sink for Pool {
    #[inline]
    fn push_if(&mut self, is_legal: bool, action: Move) {
        self.moves[self.len % Pool::ROOM] = action;
        self.len += usize::from(is_legal);
    }
}
