//! Merchant cards: gain crystals, upgrade them, or trade them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::list::{TradeEntry, crystals};
use super::{Fault, Quantity, amount};
use crate::crystals::{Crystals, CrystalsError};
use crate::set::id;

id!(
    /// The place of a merchant card in its box: the starting cards first, then the others.
    MerchantId
);

/// What a merchant card does. Cards are known by their faces: `+YYG`, `^3`, `YYY>GB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Merchant {
    /// A crystal card: gain what is shown (GE-7).
    Gain(Crystals),
    /// An upgrade card, with its number of upgrades (GE-8).
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
    /// Whether it does nothing: no card is like that.
    const fn is_blank(self) -> bool {
        match self {
            Merchant::Gain(crystals) => crystals.is_empty(),
            Merchant::Upgrades(upgrades) => upgrades == 0,
            Merchant::Trade { give, take } => give.is_empty() || take.is_empty(),
        }
    }

    /// What is given and what is taken, if it is a trade card; else nothing for nothing.
    pub const fn trade(self) -> (Crystals, Crystals) {
        match self {
            Merchant::Gain(_) | Merchant::Upgrades(_) => (Crystals::NONE, Crystals::NONE),
            Merchant::Trade { give, take } => (give, take),
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

/// Why a text is not a merchant card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MerchantError {
    /// Crystals that cannot be read.
    #[error(transparent)]
    Crystals(#[from] CrystalsError),
    /// Neither of the three forms.
    #[error("`{0}` is not a merchant card: write for example +YY, ^2 or YYY>GB")]
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
            .filter(|merchant| !merchant.is_blank() && merchant.to_string() == text)
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

const MAX: usize = 10;

impl Entry {
    /// The card, if it is one that the games can be played with.
    pub(super) fn check(&self) -> Result<Merchant, Fault> {
        match (&self.gain, self.upgrades, &self.give, &self.take) {
            (Some(gain), None, None, None) => {
                Ok(Merchant::Gain(crystals(Quantity::CrystalsGained, gain, MAX)?))
            }
            (None, Some(upgrades), None, None) => {
                Ok(Merchant::Upgrades(amount(Quantity::Upgrades, upgrades as usize, 1, MAX)?))
            }
            (None, None, Some(give), Some(take)) => {
                let (give, take) = TradeEntry { give, take }.check()?;
                Ok(Merchant::Trade { give, take })
            }
            _ => Err(Fault::Kind),
        }
    }

    /// What the card shows, as far as it is written, for a message about it.
    pub(super) fn face(&self) -> Option<String> {
        let gain = self.gain.as_ref().map(|gain| format!("+{gain}"));
        let upgrades = self.upgrades.map(|upgrades| format!("^{upgrades}"));
        let trade = self.give.as_ref().zip(self.take.as_ref()).map(|(give, take)| format!("{give}>{take}"));
        gain.or(upgrades).or(trade)
    }
}
