//! Locations in JSON.

use carvania_rules::Crystals;
use carvania_rules::components::endless_world::{Location, LocationKind, Reach};
use serde::Serialize;

#[derive(Serialize)]
pub(super) struct LocationEntry {
    id: String,
    #[serde(flatten)]
    work: Work,
    traders: u8,
    icons: Vec<&'static str>,
    exploration: bool,
    two_three: bool,
    bonus_stacks: Vec<u8>,
}

/// The kind of a location with its figures.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum Work {
    Golem { slot: u8 },
    Production { gain: Crystals },
    Upgrade { upgrades: u8 },
    Trade { give: Crystals, take: Crystals },
    Market { slot: u8 },
    RefreshMarket,
    AdjustTradeRoute,
    MoveWagon { steps: Steps },
    WagonTrade,
    OutpostTrade,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Steps {
    Number(u8),
    Word(&'static str),
}

impl LocationEntry {
    pub(super) fn of(location: &Location) -> LocationEntry {
        LocationEntry {
            id: location.label.to_string(),
            work: Work::of(location.kind),
            traders: location.traders,
            icons: location.icons.iter().map(|icon| icon.name()).collect(),
            exploration: location.has_exploration,
            two_three: location.has_two_three,
            bonus_stacks: location.stacks.clone(),
        }
    }
}

impl Work {
    const fn of(kind: LocationKind) -> Work {
        match kind {
            LocationKind::Golem { slot } => Work::Golem { slot: slot + 1 },
            LocationKind::Production(gain) => Work::Production { gain },
            LocationKind::Upgrade(upgrades) => Work::Upgrade { upgrades },
            LocationKind::Trade { give, take } => Work::Trade { give, take },
            LocationKind::Market { slot } => Work::Market { slot: slot + 1 },
            LocationKind::RefreshMarket => Work::RefreshMarket,
            LocationKind::AdjustTradeRoute => Work::AdjustTradeRoute,
            LocationKind::MoveWagon(reach) => Work::MoveWagon { steps: Steps::of(reach) },
            LocationKind::WagonTrade => Work::WagonTrade,
            LocationKind::OutpostTrade => Work::OutpostTrade,
        }
    }
}

impl Steps {
    const fn of(reach: Reach) -> Steps {
        match reach {
            Reach::One => Steps::Number(1),
            Reach::Two => Steps::Number(2),
            Reach::Any => Steps::Word("any"),
        }
    }
}
