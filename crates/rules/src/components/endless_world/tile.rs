//! Bonus tiles, which score at the end, and exploration tiles, which open locations.

use super::card::CardIcon;
use crate::crystals::Crystals;
use crate::label::Label;
use crate::set::id;

id!(
    /// The place of a bonus tile in its box.
    TileId
);

id!(
    /// The place of an exploration tile in its box.
    ExplorationId
);

/// What a bonus tile counts (EW-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileKind {
    /// Each icon of a kind.
    PerIcon(CardIcon),
    /// Each pair of two different icons.
    PerPair([CardIcon; 2]),
    /// Each two traders that are not in the reserve.
    PerTwoTraders,
    /// Each two merchant cards (J1-14).
    PerPairOfMerchantCards,
    /// Nothing: the points are for the tile itself.
    Flat,
}

/// The games that a bonus tile is for (EW-3, J1-2, J3-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// No mark: all games.
    Every,
    /// Marked I.
    One,
    /// Marked III.
    Three,
}

impl Group {
    /// The mark in a component file, if there is one.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Group::Every => None,
            Group::One => Some("I"),
            Group::Three => Some("III"),
        }
    }
}

/// A bonus tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BonusTile {
    /// The name that records use.
    pub label: Label,
    /// What it counts.
    pub kind: TileKind,
    /// What it gives for each.
    pub points: u8,
    /// The games that it is for.
    pub group: Group,
}

/// What an exploration tile gives (EW-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exploration {
    /// Crystals at once.
    Crystals(Crystals),
    /// So many traders from the reserve at once.
    Traders(u8),
    /// Points at the end.
    Points(u8),
    /// One more icon at the end.
    Icon(CardIcon),
}

/// An exploration tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExplorationTile {
    /// The name that records use.
    pub label: Label,
    /// What it gives.
    pub gives: Exploration,
}

impl ExplorationTile {
    /// The crystals that it gives at once.
    pub const fn crystals(&self) -> Crystals {
        match self.gives {
            Exploration::Crystals(crystals) => crystals,
            Exploration::Traders(_) | Exploration::Points(_) | Exploration::Icon(_) => Crystals::NONE,
        }
    }
}
