//! The point cards on offer, their deck, and the token piles above the row.

use crate::components::PointId;
use crate::offer::Offer;

/// A row of at most `N` point cards and the cards still in the deck.
pub type Golems<const N: usize> = Offer<PointId, N>;

/// Tokens: in the piles above the row, or with a player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TokenCount {
    /// Copper tokens.
    pub copper: u8,
    /// Silver tokens.
    pub silver: u8,
}

impl TokenCount {
    /// The token that a claim at this position earns, the leftmost being 0 (GE-14).
    ///
    /// The silver pile slides over the leftmost card when the copper is gone, and the second position
    /// then pays nothing.
    pub const fn earned(self, position: usize) -> TokenCount {
        let (copper, silver) = (self.copper > 0, self.silver > 0);
        match position {
            0 if copper => TokenCount { copper: 1, silver: 0 },
            0 => TokenCount { copper: 0, silver: silver as u8 },
            1 if copper => TokenCount { copper: 0, silver: silver as u8 },
            _ => TokenCount { copper: 0, silver: 0 },
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
