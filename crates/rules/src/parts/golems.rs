//! The point cards on offer, their deck, and the token piles above the row.

#[cfg(feature = "position")]
pub(crate) mod position;

use crate::components::PointId;
use crate::parts::offer::Offer;

/// A row of at most `N` point cards and the cards still in the deck.
pub type Golems<const N: usize> = Offer<PointId, N>;

/// Tokens: in the piles above the row, or with a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TokenCount {
    /// How many copper tokens.
    pub copper: u8,
    /// How many silver tokens.
    pub silver: u8,
}

/// What a token is made of (GE-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Metal {
    Copper,
    Silver,
}

impl TokenCount {
    /// The pile above a position of the row, the leftmost being 0: its metal, and how many tokens are left (GE-14).
    ///
    /// The silver pile slides over the leftmost card when the copper is gone, and the second position then has none.
    pub const fn pile(self, position: usize) -> Option<(Metal, u8)> {
        let (metal, tokens) = match position {
            0 if self.copper > 0 => (Metal::Copper, self.copper),
            0 => (Metal::Silver, self.silver),
            1 if self.copper > 0 => (Metal::Silver, self.silver),
            _ => return None,
        };
        if tokens > 0 { Some((metal, tokens)) } else { None }
    }

    /// The token that a claim at this position earns, the leftmost being 0 (GE-14).
    pub const fn earned(self, position: usize) -> TokenCount {
        match self.pile(position) {
            Some((Metal::Copper, _)) => TokenCount { copper: 1, silver: 0 },
            Some((Metal::Silver, _)) => TokenCount { copper: 0, silver: 1 },
            None => TokenCount { copper: 0, silver: 0 },
        }
    }

    /// Takes the token that a claim at this position earns off the piles, and hands it over.
    pub(crate) fn take(&mut self, position: usize) -> TokenCount {
        let earned = self.earned(position);
        self.copper -= earned.copper;
        self.silver -= earned.silver;
        earned
    }

    pub(crate) fn gain(&mut self, earned: TokenCount) {
        self.copper += earned.copper;
        self.silver += earned.silver;
    }
}
