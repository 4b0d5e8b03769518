//! Locations: where traders work.

use super::board::Side;
use super::card::{Benefit, WorldCard};
use crate::components::PointId;
use crate::crystals::Crystals;
use crate::label::Label;
use crate::set::{Id, Set, id};

id!(
    /// The place of a location among those of all sides.
    LocationId
);

/// An icon of locations, which Help and Tool cards name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the names are the documentation")]
pub enum Icon {
    Production,
    Upgrade,
    Trade,
    Golem,
    Market,
}

impl Icon {
    /// All icons of locations.
    pub const ALL: [Icon; 5] = [Icon::Production, Icon::Upgrade, Icon::Trade, Icon::Golem, Icon::Market];

    /// The name in a component file.
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Production => "production",
            Icon::Upgrade => "upgrade",
            Icon::Trade => "trade",
            Icon::Golem => "golem",
            Icon::Market => "market",
        }
    }

    /// The icon with this name.
    pub fn named(name: &str) -> Option<Icon> {
        Icon::ALL.into_iter().find(|icon| icon.name() == name)
    }
}

/// The icons that a location includes: none, one or several (EW-9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Icons(u8);

impl Icons {
    /// Whether this icon is among them.
    pub const fn contains(self, icon: Icon) -> bool {
        self.0 >> icon as u8 & 1 != 0
    }

    /// The icons, in the order of [`Icon::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Icon> {
        Icon::ALL.into_iter().filter(move |&icon| self.contains(icon))
    }
}

impl FromIterator<Icon> for Icons {
    fn from_iter<T: IntoIterator<Item = Icon>>(icons: T) -> Icons {
        Icons(icons.into_iter().fold(0, |all, icon| all | 1 << icon as u8))
    }
}

/// How far a wagon goes (J2-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// To an adjacent tile.
    One,
    /// To an adjacent tile, and from there to another if one likes.
    Two,
    /// To any other tile.
    Any,
}

/// What a location is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocationKind {
    /// Claim the point card of a slot, from 0, and take a bonus tile (EW-15).
    Golem {
        /// The slot, the leftmost being 0.
        slot: u8,
    },
    /// Gain crystals (EW-12).
    Production(Crystals),
    /// So many upgrades (EW-13).
    Upgrade(u8),
    /// A trade (EW-14).
    Trade {
        /// What is given up.
        give: Crystals,
        /// What is taken.
        take: Crystals,
    },
    /// Take the merchant card of a slot (J1-7, J3-5).
    Market {
        /// The slot, the leftmost being 0.
        slot: u8,
    },
    /// Deal new merchant cards (J1-10).
    RefreshMarket,
    /// Swap two cards of the trade route (J1-11).
    AdjustTradeRoute,
    /// Move the wagon (J2-9).
    MoveWagon(Reach),
    /// Trade where the wagon stands (J2-13).
    WagonTrade,
    /// Trade where an outpost stands (J2-14).
    OutpostTrade,
}

impl LocationKind {
    /// What a caravan must hold for the action; none where that is not all there is to it.
    pub(crate) const fn needs(self) -> Option<Crystals> {
        match self {
            LocationKind::Trade { give, .. } => Some(give),
            LocationKind::Production(_)
            | LocationKind::Upgrade(_)
            | LocationKind::RefreshMarket
            | LocationKind::AdjustTradeRoute => Some(Crystals::NONE),
            LocationKind::Golem { .. }
            | LocationKind::Market { .. }
            | LocationKind::MoveWagon(_)
            | LocationKind::WagonTrade
            | LocationKind::OutpostTrade => None,
        }
    }
}

/// A location: what it needs, and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Location {
    /// Its place among those of all sides.
    pub id: LocationId,
    /// The name that records use.
    pub label: Label,
    /// The side of the board that it is printed on.
    pub side: Side,
    /// What it is for.
    pub kind: LocationKind,
    /// The printed number of traders (EW-8).
    pub traders: u8,
    /// The icons that it includes.
    pub icons: Icons,
    /// Whether it shows an exploration icon (EW-4).
    pub has_exploration: bool,
    /// Whether it shows a 2-3 icon (EW-4).
    pub has_two_three: bool,
    /// The sizes of its stacks of bonus tiles (EW-3).
    pub stacks: Vec<u8>,
    helps: Set<PointId>,
    tools: Set<PointId>,
}

impl Location {
    pub(super) fn new(label: Label, side: Side, kind: LocationKind, traders: u8, icons: Icons) -> Location {
        Location {
            id: LocationId::from_index(0),
            label,
            side,
            kind,
            traders,
            icons,
            has_exploration: false,
            has_two_three: false,
            stacks: Vec::new(),
            helps: Set::EMPTY,
            tools: Set::EMPTY,
        }
    }

    /// The Help cards that lower the number of traders here (EW-9).
    #[inline]
    pub const fn helps(&self) -> Set<PointId> {
        self.helps
    }

    /// The Tool cards that give a crystal here (EW-10).
    #[inline]
    pub const fn tools(&self) -> Set<PointId> {
        self.tools
    }

    /// Takes note of the point cards that are of use here.
    pub(super) fn meet(&mut self, points: &[WorldCard]) {
        for (index, card) in points.iter().enumerate() {
            match card.benefit {
                Benefit::Help { at } if self.icons.contains(at) => {
                    self.helps.insert(PointId::from_index(index));
                }
                Benefit::Tool { at, .. } if self.icons.contains(at) => {
                    self.tools.insert(PointId::from_index(index));
                }
                Benefit::Help { .. } | Benefit::Tool { .. } => {}
                Benefit::NewTraders(_) | Benefit::Exploration => {}
            }
        }
    }
}
