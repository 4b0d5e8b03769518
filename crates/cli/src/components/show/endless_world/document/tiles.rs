//! Bonus tiles and exploration tiles in JSON.

use carvania_rules::Crystals;
use carvania_rules::components::endless_world::{
    BonusTile, CardIcon, Exploration, ExplorationTile, TileKind,
};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct BonusTileEntry {
    id: String,
    #[serde(flatten)]
    counts: Counts,
    points: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    group: Option<&'static str>,
}

/// What a bonus tile counts.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Counts {
    PerIcon {
        icon: &'static str,
    },
    PerPair {
        icons: [&'static str; 2],
    },
    #[serde(rename = "per_2_traders")]
    PerTwoTraders,
    PerPairOfMerchantCards,
    Flat,
}

#[derive(Serialize)]
pub(super) struct ExplorationTileEntry {
    id: String,
    #[serde(flatten)]
    gives: Gives,
}

/// What an exploration tile gives.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Gives {
    ImmediateCrystals { gain: Crystals },
    ImmediateTrader { traders: u8 },
    EndPoints { points: u8 },
    EndIcon { icon: &'static str },
}

impl BonusTileEntry {
    pub(super) fn of(tile: &BonusTile) -> BonusTileEntry {
        let counts = match tile.kind {
            TileKind::PerIcon(icon) => Counts::PerIcon { icon: icon.name() },
            TileKind::PerPair(icons) => Counts::PerPair { icons: icons.map(CardIcon::name) },
            TileKind::PerTwoTraders => Counts::PerTwoTraders,
            TileKind::PerPairOfMerchantCards => Counts::PerPairOfMerchantCards,
            TileKind::Flat => Counts::Flat,
        };
        BonusTileEntry { id: tile.label.to_string(), counts, points: tile.points, group: tile.group.name() }
    }
}

impl ExplorationTileEntry {
    pub(super) fn of(tile: &ExplorationTile) -> ExplorationTileEntry {
        let gives = match tile.gives {
            Exploration::Crystals(gain) => Gives::ImmediateCrystals { gain },
            Exploration::Traders(traders) => Gives::ImmediateTrader { traders },
            Exploration::Points(points) => Gives::EndPoints { points },
            Exploration::Icon(icon) => Gives::EndIcon { icon: icon.name() },
        };
        ExplorationTileEntry { id: tile.label.to_string(), gives }
    }
}
