//! A trade route: up to five merchant cards in a row, some with traders on them (J1-8).

#[cfg(feature = "position")]
pub(crate) mod position;

use crate::components::MerchantId;
use crate::parts::row::Row;

/// The most cards of a trade route (J1-8).
pub const LONGEST: usize = 5;

/// The trade route of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TradeRoute {
    pub(crate) cards: Row<MerchantId, LONGEST>,
    pub(crate) traders: [u8; LONGEST],
}

impl Default for TradeRoute {
    fn default() -> TradeRoute {
        TradeRoute { cards: Row::empty(), traders: [0; LONGEST] }
    }
}

impl TradeRoute {
    /// The cards from left to right, each with the traders on it.
    pub fn cards(&self) -> impl ExactSizeIterator<Item = (MerchantId, u8)> {
        self.cards.cards().iter().copied().zip(self.traders)
    }

    /// How many cards.
    pub const fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there is no card.
    pub const fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether a new card must replace another.
    pub(crate) const fn is_full(&self) -> bool {
        self.cards.is_full()
    }

    pub(crate) fn position(&self, card: MerchantId) -> Option<usize> {
        self.cards.position(card)
    }

    /// Adds a card at the right end.
    pub(crate) fn add(&mut self, card: MerchantId) {
        self.cards.push(card);
    }

    /// Puts a new card in the place of another. Traders that lie there stay (J1-8).
    pub(crate) fn replace(&mut self, old: MerchantId, new: MerchantId) {
        debug_assert!(self.position(old).is_some(), "{old:?} is not on the route");
        if let Some(position) = self.position(old) {
            self.cards.put(position, new);
        }
    }

    /// Swaps two cards, with the traders on them (J1-11).
    pub(crate) fn swap(&mut self, one: MerchantId, other: MerchantId) {
        debug_assert!(
            [one, other].iter().all(|&card| self.position(card).is_some()),
            "a card is not on the route"
        );
        if let (Some(first), Some(second)) = (self.position(one), self.position(other)) {
            self.cards.put(first, other);
            self.cards.put(second, one);
            self.traders.swap(first, second);
        }
    }

    /// The traders that using a card takes: one, and one for each card without traders to its left
    /// (J1-12). None if traders lie on it already, or it is not there.
    pub fn cost(&self, card: MerchantId) -> Option<u8> {
        self.costs().find_map(|(other, cost)| if other == card { cost } else { None })
    }

    /// The cards from left to right, each with the traders that using it takes.
    pub(crate) fn costs(&self) -> impl Iterator<Item = (MerchantId, Option<u8>)> {
        let mut cost = 0;
        self.cards().map(move |(card, traders)| {
            cost += u8::from(traders == 0);
            (card, (traders == 0).then_some(cost))
        })
    }

    pub(crate) fn place(&mut self, card: MerchantId, traders: u8) {
        debug_assert!(self.position(card).is_some(), "{card:?} is not on the route");
        if let Some(position) = self.position(card) {
            self.traders[position] = traders;
        }
    }

    /// Takes all traders back (J1-13).
    pub(crate) fn take_back(&mut self) -> u8 {
        std::mem::take(&mut self.traders).into_iter().sum()
    }
}
