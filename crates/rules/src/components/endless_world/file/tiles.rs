//! Bonus tiles and exploration tiles.

use serde::Deserialize;

use super::super::EXPLORATION_TILES;
use super::super::card::CardIcon;
use super::super::tile::{BonusTile, Exploration, ExplorationTile, Group, TileKind};
use super::entry::{Faults, Kind, Named, OfKind, gain, named, new_traders, numbered, passed, text};
use crate::components::list::{check_count, points};
use crate::components::{Fault, Problem};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BonusTileEntry {
    id: String,
    kind: String,
    icon: Option<String>,
    icons: Option<Vec<String>>,
    points: u32,
    group: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExplorationTileEntry {
    id: String,
    kind: String,
    gain: Option<String>,
    traders: Option<u32>,
    points: Option<u32>,
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
    fn check(&self) -> Result<ExplorationTile, Faults> {
        let mut faults = Faults::default();
        let label = faults.read(numbered('X', &self.id));
        let gives = faults.read(self.read("kind of exploration tile", &EXPLORATION_KINDS));
        let tile = label.zip(gives).map(|(label, gives)| ExplorationTile { label, gives });
        faults.unless_any(tile)
    }
}
