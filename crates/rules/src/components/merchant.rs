//! Merchant cards: gain crystals, upgrade them, or trade them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{Fault, amount};
use crate::crystals::{Crystals, CrystalsError};
use crate::set::Id;

/// The place of a merchant card in its box: the starting cards first, then the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MerchantId(u8);

impl Id for MerchantId {
    fn from_index(index: usize) -> MerchantId {
        MerchantId(index as u8)
    }

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a merchant card does. Cards are known by their faces: `+YYG`, `^3`, `YYY>GB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Merchant {
    /// A crystal card: gain what is shown (GE-7).
    Gain(Crystals),
    /// An upgrade card: so many upgrades (GE-8).
    Upgrades(u8),
    /// A trade card (GE-9).
    Trade {
        /// What is given up, above the arrow.
        give: Crystals,
        /// What is taken, below it.
        take: Crystals,
    },
}

impl Merchant {
    /// What the caravan must hold for the card to do anything it must do.
    pub const fn needs(self) -> Crystals {
        match self {
            Merchant::Gain(_) | Merchant::Upgrades(_) => Crystals::NONE,
            Merchant::Trade { give, .. } => give,
        }
    }
}

impl fmt::Display for Merchant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Merchant::Gain(crystals) => write!(f, "+{crystals}"),
            Merchant::Upgrades(upgrades) => write!(f, "^{upgrades}"),
            Merchant::Trade { give, take } => write!(f, "{give}>{take}"),
        }
    }
}

/// Why a text is no merchant card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MerchantError {
    /// Crystals that cannot be read.
    #[error(transparent)]
    Crystals(#[from] CrystalsError),
    /// Neither of the three forms.
    #[error("`{0}` is no merchant card: write for example +YY, ^2 or YYY>GB")]
    Form(String),
}

impl FromStr for Merchant {
    type Err = MerchantError;

    fn from_str(text: &str) -> Result<Merchant, MerchantError> {
        let merchant = if let Some(gain) = text.strip_prefix('+') {
            Some(Merchant::Gain(gain.parse()?))
        } else if let Some(upgrades) = text.strip_prefix('^') {
            upgrades.parse().ok().map(Merchant::Upgrades)
        } else if let Some((give, take)) = text.split_once('>') {
            Some(Merchant::Trade { give: give.parse()?, take: take.parse()? })
        } else {
            None
        };
        merchant
            .filter(|merchant| merchant.to_string() == text)
            .ok_or_else(|| MerchantError::Form(text.to_owned()))
    }
}

/// A merchant card as a component file writes it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Entry {
    gain: Option<String>,
    upgrades: Option<u32>,
    give: Option<String>,
    take: Option<String>,
}

/// The most crystals that a trade may give for one crystal: ten trades of it still fit a caravan.
const MOST_TAKEN: usize = 8;
const MOST: usize = 10;

impl Entry {
    /// The card, if it is one that the games can be played with.
    pub(super) fn check(&self) -> Result<Merchant, Fault> {
        match (&self.gain, self.upgrades, &self.give, &self.take) {
            (Some(gain), None, None, None) => {
                let gain: Crystals = gain.parse()?;
                amount("the number of crystals gained", gain.total() as usize, 1, MOST)?;
                Ok(Merchant::Gain(gain))
            }
            (None, Some(upgrades), None, None) => {
                Ok(Merchant::Upgrades(amount("the number of upgrades", upgrades as usize, 1, MOST)?))
            }
            (None, None, Some(give), Some(take)) => trade(give.parse()?, take.parse()?),
            _ => Err(Fault::Kind),
        }
    }
}

fn trade(give: Crystals, take: Crystals) -> Result<Merchant, Fault> {
    amount("the number of crystals given", give.total() as usize, 1, MOST)?;
    amount("the number of crystals taken", take.total() as usize, 1, MOST_TAKEN)?;
    if give.colours().any(|crystal| take.has(crystal)) {
        return Err(Fault::BothSides);
    }
    Ok(Merchant::Trade { give, take })
}
