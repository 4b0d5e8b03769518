//! Bonus tiles and exploration tiles.

use serde::{Deserialize, Serialize};

use super::super::EXPLORATION_TILES;
use super::super::card::CardIcon;
use super::super::tile::{BonusTile, Exploration, ExplorationTile, Group, TileKind};
use super::entry::{Faults, Kind, Named, OfKind, gain, named, new_traders, numbered, passed, text};
use crate::components::list::{check_count, points};
use crate::components::{Fault, Problem};

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusTileEntry {
    id: String,
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icons: Option<Vec<String>>,
    points: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<String>,
}

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplorationTileEntry {
    id: String,
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    gain: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    traders: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    icon: Option<String>,
}

/// The published numbers of bonus tiles, by group (EW-3, J1-2, J3-1).
const GROUPS: [(&str, Group, usize); 3] = [
    ("bonus_tile without a group", Group::Every, 17),
    ("bonus_tile of group I", Group::One, 3),
    ("bonus_tile of group III", Group::Three, 5),
];

static BONUS_KINDS: [Kind<BonusTileEntry, TileKind>; 5] = [
    Kind {
        name: "per_icon",
        figures: &["icon"],
        read: |tile| Ok(TileKind::PerIcon(card_icon(text(&tile.icon))?)),
    },
    Kind { name: "per_pair", figures: &["icons"], read: |tile| Ok(TileKind::PerPair(tile.pair()?)) },
    Kind { name: "per_2_traders", figures: &[], read: |_| Ok(TileKind::PerTwoTraders) },
    Kind { name: "per_pair_of_merchant_cards", figures: &[], read: |_| Ok(TileKind::PerPairOfMerchantCards) },
    Kind { name: "flat", figures: &[], read: |_| Ok(TileKind::Flat) },
];

static EXPLORATION_KINDS: [Kind<ExplorationTileEntry, Exploration>; 4] = [
    Kind {
        name: "immediate_crystals",
        figures: &["gain"],
        read: |tile| Ok(Exploration::Crystals(gain(&tile.gain)?)),
    },
    Kind {
        name: "immediate_trader",
        figures: &["traders"],
        read: |tile| Ok(Exploration::Traders(new_traders(tile.traders)?)),
    },
    Kind {
        name: "end_points",
        figures: &["points"],
        read: |tile| Ok(Exploration::Points(points(tile.points.unwrap_or_default())?)),
    },
    Kind {
        name: "end_icon",
        figures: &["icon"],
        read: |tile| Ok(Exploration::Icon(card_icon(text(&tile.icon))?)),
    },
];

pub(super) fn check_bonus_tiles(entries: &[BonusTileEntry], problems: &mut Vec<Problem>) -> Vec<BonusTile> {
    for (kind, group, count) in GROUPS {
        let found = entries.iter().filter(|tile| tile.group.as_deref() == group.name()).count();
        check_count(kind, found, count, count, problems);
    }
    passed("bonus_tile", entries, BonusTileEntry::check, problems)
}

pub(super) fn check_exploration_tiles(
    entries: &[ExplorationTileEntry],
    problems: &mut Vec<Problem>,
) -> Vec<ExplorationTile> {
    check_count("exploration_tile", entries.len(), EXPLORATION_TILES, EXPLORATION_TILES, problems);
    passed("exploration_tile", entries, ExplorationTileEntry::check, problems)
}

fn card_icon(found: &str) -> Result<CardIcon, Fault> {
    named("icon of a card", found, &CardIcon::ALL, CardIcon::name)
}

impl Named for BonusTileEntry {
    fn name(&self) -> &str {
        &self.id
    }
}

impl OfKind for BonusTileEntry {
    fn kind(&self) -> &str {
        &self.kind
    }

    fn figures(&self) -> Vec<(&'static str, bool)> {
        vec![("icon", self.icon.is_some()), ("icons", self.icons.is_some())]
    }
}

impl BonusTileEntry {
    /// A tile as a file writes it.
    pub(super) fn of(tile: &BonusTile) -> BonusTileEntry {
        let entry = BonusTileEntry {
            id: tile.label.to_string(),
            points: tile.points.into(),
            group: tile.group.name().map(str::to_owned),
            ..BonusTileEntry::default()
        };
        let of_kind = |kind: &str| BonusTileEntry { kind: kind.to_owned(), ..entry };
        let name = |icon: CardIcon| icon.name().to_owned();
        match tile.kind {
            TileKind::PerIcon(icon) => BonusTileEntry { icon: Some(name(icon)), ..of_kind("per_icon") },
            TileKind::PerPair(icons) => {
                BonusTileEntry { icons: Some(icons.map(name).into()), ..of_kind("per_pair") }
            }
            TileKind::PerTwoTraders => of_kind("per_2_traders"),
            TileKind::PerPairOfMerchantCards => of_kind("per_pair_of_merchant_cards"),
            TileKind::Flat => of_kind("flat"),
        }
    }

    fn check(&self) -> Result<BonusTile, Faults> {
        let mut faults = Faults::default();
        let label = faults.read(numbered('T', &self.id));
        let kind = faults.read(self.read("kind of bonus tile", &BONUS_KINDS));
        let points = faults.read(points(self.points));
        let group = faults.read(self.group());
        let printed = label.zip(kind).zip(points.zip(group));
        let tile = printed.map(|((label, kind), (points, group))| BonusTile { label, kind, points, group });
        faults.unless_any(tile)
    }

    fn pair(&self) -> Result<[CardIcon; 2], Fault> {
        let icons = self.icons.iter().flatten();
        let icons: Vec<CardIcon> = icons.map(|icon| card_icon(icon)).collect::<Result<_, _>>()?;
        match icons[..] {
            [one, other] if one != other => Ok([one, other]),
            _ => Err(Fault::Pair),
        }
    }

    fn group(&self) -> Result<Group, Fault> {
        let name = |group: Group| group.name().unwrap_or_default();
        let group = |found: &String| named("group", found, &[Group::One, Group::Three], name);
        self.group.as_ref().map_or(Ok(Group::Every), group)
    }
}

impl Named for ExplorationTileEntry {
    fn name(&self) -> &str {
        &self.id
    }
}

impl OfKind for ExplorationTileEntry {
    fn kind(&self) -> &str {
        &self.kind
    }

    fn figures(&self) -> Vec<(&'static str, bool)> {
        vec![
            ("gain", self.gain.is_some()),
            ("traders", self.traders.is_some()),
            ("points", self.points.is_some()),
            ("icon", self.icon.is_some()),
        ]
    }
}

impl ExplorationTileEntry {
    /// A tile as a file writes it.
    pub(super) fn of(tile: &ExplorationTile) -> ExplorationTileEntry {
        let entry = ExplorationTileEntry { id: tile.label.to_string(), ..ExplorationTileEntry::default() };
        let of_kind = |kind: &str| ExplorationTileEntry { kind: kind.to_owned(), ..entry };
        match tile.gives {
            Exploration::Crystals(gain) => {
                ExplorationTileEntry { gain: Some(gain.to_string()), ..of_kind("immediate_crystals") }
            }
            Exploration::Traders(traders) => {
                ExplorationTileEntry { traders: Some(traders.into()), ..of_kind("immediate_trader") }
            }
            Exploration::Points(points) => {
                ExplorationTileEntry { points: Some(points.into()), ..of_kind("end_points") }
            }
            Exploration::Icon(icon) => {
                ExplorationTileEntry { icon: Some(icon.name().to_owned()), ..of_kind("end_icon") }
            }
        }
    }

    fn check(&self) -> Result<ExplorationTile, Faults> {
        let mut faults = Faults::default();
        let label = faults.read(numbered('X', &self.id));
        let gives = faults.read(self.read("kind of exploration tile", &EXPLORATION_KINDS));
        let tile = label.zip(gives).map(|(label, gives)| ExplorationTile { label, gives });
        faults.unless_any(tile)
    }
}
