//! The merchant cards of the journeys: a row below the market locations, a deck that refreshed cards go
//! under, and the players' discard piles (J1, J3).

#[cfg(feature = "position")]
pub(crate) mod position;

use crate::chance::Chance;
use crate::components::MerchantId;
use crate::parts::offer::Offer;
use crate::parts::world::SEATS;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// How many market locations there are (J1-5).
pub const STALLS: usize = 4;

/// How many bits number the layers: sets of cards are words of 64 bits, and every layer but the one on
/// top has [`STALLS`] cards.
const BITS: usize = 4;

/// Cards that were put under the deck, in layers: those of one refresh come, in unknown order, after all
/// that were in the deck before (J1-10).
///
/// The layer of each card is a number from 1, written across the sets: set k holds its bit k. A card that
/// is not under the deck has number 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Under([Set<MerchantId>; BITS]);

impl Under {
    /// The cards of a layer, from 1.
    pub fn layer(&self, number: usize) -> Set<MerchantId> {
        let all = self.0.into_iter().fold(Set::EMPTY, Set::union);
        self.0.into_iter().enumerate().fold(all, |cards, (bit, with)| {
            if number >> bit & 1 != 0 { cards.intersection(with) } else { cards.difference(with) }
        })
    }

    /// The layers, the next one first.
    pub fn layers(&self) -> impl Iterator<Item = Set<MerchantId>> {
        (1..1 << BITS).map(|number| self.layer(number)).take_while(|layer| !layer.is_empty())
    }

    /// Puts cards below all others.
    pub(crate) fn put(&mut self, cards: Set<MerchantId>) {
        self.put_at(self.layers().count() + 1, cards);
    }

    fn put_at(&mut self, number: usize, cards: Set<MerchantId>) {
        for (bit, set) in self.0.iter_mut().enumerate() {
            if number >> bit & 1 != 0 {
                *set = set.union(cards);
            }
        }
    }

    /// Takes the next layer out; the others move up.
    fn rise(&mut self) -> Set<MerchantId> {
        let before = std::mem::take(self);
        for (number, layer) in before.layers().enumerate().skip(1) {
            self.put_at(number, layer);
        }
        before.layer(1)
    }
}

/// The merchant cards of a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Merchants {
    pub(crate) offer: Offer<MerchantId, STALLS>,
    pub(crate) under: Under,
    pub(crate) discarded: PerSeat<Set<MerchantId>, SEATS>,
}

impl Merchants {
    /// Nothing dealt yet: all cards are in the deck.
    pub(crate) fn new(deck: Set<MerchantId>) -> Merchants {
        Merchants { offer: Offer::new(deck), under: Under::default(), discarded: PerSeat::default() }
    }

    /// The cards below the market locations, leftmost first.
    pub fn row(&self) -> &[MerchantId] {
        self.offer.cards()
    }

    /// The cards of the deck from which the next is drawn, in no order. Others may lie under them.
    pub const fn deck(&self) -> Set<MerchantId> {
        self.offer.deck
    }

    /// The cards that were put under the deck.
    pub const fn under(&self) -> &Under {
        &self.under
    }

    /// A player's discard pile.
    pub fn discarded(&self, seat: Seat) -> Set<MerchantId> {
        self.discarded[seat]
    }

    /// Whether a card is to be drawn.
    pub(crate) const fn wants_card(&self) -> bool {
        self.offer.wants_card()
    }

    /// The possible draws.
    pub(crate) const fn draws(&self) -> Chance {
        Chance::merchants(self.offer.deck)
    }

    /// A card is drawn. When the deck above them is gone, cards that were put under it are the deck.
    pub(crate) fn refill(&mut self, card: MerchantId) {
        self.offer.refill(card);
        self.come_up();
    }

    fn come_up(&mut self) {
        if self.offer.deck.is_empty() {
            self.offer.deck = self.under.rise();
        }
    }

    /// Takes a card out of the row; the others slide left (J1-9).
    pub(crate) fn take(&mut self, card: MerchantId) {
        debug_assert!(self.offer.row.position(card).is_some(), "{card:?} is not in the row");
        if let Some(position) = self.offer.row.position(card) {
            self.offer.row.take(position);
        }
    }

    /// Takes a card of the row to a player's discard pile.
    pub(crate) fn discard(&mut self, seat: Seat, card: MerchantId) {
        self.take(card);
        self.discarded[seat].insert(card);
    }

    /// Puts the face-up cards under the deck (J1-10). New ones are to be drawn.
    pub(crate) fn refresh(&mut self) {
        let mut cards = Set::EMPTY;
        while let Some(&card) = self.row().first() {
            self.take(card);
            cards.insert(card);
        }
        if !cards.is_empty() {
            self.under.put(cards);
        }
        self.come_up();
    }
}
