//! A player's merchant cards: in the hand, or played and waiting for a rest.

use crate::components::MerchantId;
use crate::set::Set;

/// The merchant cards of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Hand {
    pub(crate) cards: Set<MerchantId>,
    pub(crate) played: Set<MerchantId>,
}

impl Hand {
    /// A hand of these cards, none of them played.
    pub(crate) fn new(cards: Set<MerchantId>) -> Hand {
        Hand { cards, played: Set::EMPTY }
    }

    /// The cards that can be played.
    pub const fn cards(&self) -> Set<MerchantId> {
        self.cards
    }

    /// The cards that lie face up in front of the player.
    pub const fn played(&self) -> Set<MerchantId> {
        self.played
    }

    /// Lays a card of the hand face up (GE-6).
    pub(crate) fn play(&mut self, card: MerchantId) {
        self.cards.remove(card);
        self.played.insert(card);
    }

    /// Takes all played cards back (GE-12).
    pub(crate) fn rest(&mut self) {
        self.cards = self.cards.union(self.played);
        self.played = Set::EMPTY;
    }
}
