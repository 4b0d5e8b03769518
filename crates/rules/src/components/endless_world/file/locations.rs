//! The locations of the sides, one by one.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::super::board::Side;
use super::super::location::{Icon, Icons, Location, LocationKind, Reach};
use super::entry::{Faults, Kind, MAX_TRADERS, Named, OfKind, gain, label, named, number, text};
use crate::components::list::TradeEntry;
use crate::components::{Fault, NameForm, Quantity, amount};
use crate::label::Label;

const MAX_UPGRADES: usize = 10;
/// The cards of a row (EW-2, J1-5).
pub(super) const SLOTS: usize = 4;
/// The most tiles of one stack.
const MAX_TILES: usize = 9;

#[derive(Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LocationEntry {
    id: String,
    pub(super) kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) slot: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    gain: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    upgrades: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    give: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) steps: Option<Steps>,
    traders: u32,
    #[serde(default)]
    icons: Vec<String>,
    #[serde(default)]
    pub(super) exploration: bool,
    #[serde(default)]
    pub(super) two_three: bool,
    #[serde(default)]
    pub(super) bonus_stacks: Vec<u32>,
}

/// How far a wagon goes, as a file writes it.
#[derive(Deserialize, Serialize)]
#[serde(untagged, expecting = "`steps` is 1, 2 or \"any\"")]
pub(super) enum Steps {
    Number(u32),
    Word(String),
}

static KINDS: [Kind<LocationEntry, LocationKind>; 10] = [
    Kind { name: "golem", figures: &["slot"], read: |entry| Ok(LocationKind::Golem { slot: entry.slot()? }) },
    Kind {
        name: "production",
        figures: &["gain"],
        read: |entry| Ok(LocationKind::Production(gain(&entry.gain)?)),
    },
    Kind {
        name: "upgrade",
        figures: &["upgrades"],
        read: |entry| Ok(LocationKind::Upgrade(entry.upgrades()?)),
    },
    Kind { name: "trade", figures: &["give", "take"], read: LocationEntry::trade },
    Kind {
        name: "market",
        figures: &["slot"],
        read: |entry| Ok(LocationKind::Market { slot: entry.slot()? }),
    },
    Kind { name: "refresh_market", figures: &[], read: |_| Ok(LocationKind::RefreshMarket) },
    Kind { name: "adjust_trade_route", figures: &[], read: |_| Ok(LocationKind::AdjustTradeRoute) },
    Kind {
        name: "move_wagon",
        figures: &["steps"],
        read: |entry| Ok(LocationKind::MoveWagon(entry.reach()?)),
    },
    Kind { name: "wagon_trade", figures: &[], read: |_| Ok(LocationKind::WagonTrade) },
    Kind { name: "outpost_trade", figures: &[], read: |_| Ok(LocationKind::OutpostTrade) },
];

/// A location on its side.
pub(super) struct Printed<'a> {
    pub(super) side: Side,
    pub(super) entry: &'a LocationEntry,
}

impl Named for Printed<'_> {
    fn name(&self) -> &str {
        &self.entry.id
    }
}

impl Printed<'_> {
    pub(super) fn check(&self) -> Result<Location, Faults> {
        let entry = self.entry;
        let mut faults = Faults::default();
        let label = faults.read(self.label());
        let kind = faults.read(entry.read("kind of location", &KINDS));
        let stacks = kind.and_then(|kind| {
            faults.read(self.check_side(kind));
            faults.read(self.stacks(kind))
        });
        let traders = faults.read(amount(Quantity::Traders, entry.traders as usize, 1, MAX_TRADERS));
        let icons = faults.read(entry.icons());
        if entry.exploration && entry.two_three {
            faults.read::<()>(Err(Fault::BothIcons));
        }
        let printed = label.zip(kind).zip(traders.zip(icons));
        let location = printed.zip(stacks).map(|(((label, kind), (traders, icons)), stacks)| {
            let mut location = Location::new(label, self.side, kind, traders, icons);
            location.stacks = stacks;
            location.has_exploration = entry.exploration;
            location.has_two_three = entry.two_three;
            location
        });
        faults.unless_any(location)
    }

    fn label(&self) -> Result<Label, Fault> {
        let (name, side) = (&self.entry.id, self.side.name());
        let own = name.strip_prefix(side).and_then(|rest| rest.strip_prefix('.'));
        let fits =
            |own: &str| (1..=3).contains(&own.len()) && own.bytes().all(|byte| byte.is_ascii_alphanumeric());
        label(name, own.is_some_and(fits), NameForm::Location(side))
    }

    fn check_side(&self, kind: LocationKind) -> Result<(), Fault> {
        let sides = sides(kind);
        if sides.contains(&self.side) {
            return Ok(());
        }
        let sides = sides.iter().map(|side| side.name()).collect::<Vec<_>>().join(", ");
        Err(Fault::Misplaced { kind: self.entry.kind.clone(), sides })
    }

    /// Stacks that belong to a location are those of golem locations on A1 and B1 (EW-15, J2-8).
    fn stacks(&self, kind: LocationKind) -> Result<Vec<u8>, Fault> {
        let is_golem = matches!(kind, LocationKind::Golem { .. });
        let has_stacks = is_golem && [Side::A1, Side::B1].contains(&self.side);
        let (least, most) = if has_stacks { (1, 2) } else { (0, 0) };
        let sizes = &self.entry.bonus_stacks;
        amount(Quantity::Stacks, sizes.len(), least, most)?;
        let size = |&size: &u32| amount(Quantity::StackSize, size as usize, 1, MAX_TILES);
        sizes.iter().map(size).collect()
    }
}

/// Where a kind of location may be: on the sides of the games that have the parts for it.
const fn sides(kind: LocationKind) -> &'static [Side] {
    match kind {
        LocationKind::Golem { .. } => &[Side::A1, Side::B1, Side::A2, Side::B2],
        LocationKind::Production(_) | LocationKind::Upgrade(_) | LocationKind::Trade { .. } => &Side::ALL,
        LocationKind::Market { .. } | LocationKind::RefreshMarket => &[Side::C2, Side::D2, Side::E2],
        LocationKind::AdjustTradeRoute => &[Side::C2],
        LocationKind::MoveWagon(_) | LocationKind::WagonTrade | LocationKind::OutpostTrade => &[Side::F2],
    }
}

impl OfKind for LocationEntry {
    fn kind(&self) -> &str {
        &self.kind
    }

    fn figures(&self) -> Vec<(&'static str, bool)> {
        vec![
            ("slot", self.slot.is_some()),
            ("gain", self.gain.is_some()),
            ("upgrades", self.upgrades.is_some()),
            ("give", self.give.is_some()),
            ("take", self.take.is_some()),
            ("steps", self.steps.is_some()),
        ]
    }
}

impl LocationEntry {
    /// A location as a file writes it.
    pub(super) fn of(location: &Location) -> LocationEntry {
        LocationEntry {
            id: location.label.to_string(),
            traders: location.traders.into(),
            icons: location.icons.iter().map(|icon| icon.name().to_owned()).collect(),
            exploration: location.has_exploration,
            two_three: location.has_two_three,
            bonus_stacks: location.stacks.iter().copied().map(u32::from).collect(),
            ..LocationEntry::of_kind(location.kind)
        }
    }

    /// The kind and its figures.
    fn of_kind(kind: LocationKind) -> LocationEntry {
        let entry = |kind: &str| LocationEntry { kind: kind.to_owned(), ..LocationEntry::default() };
        let slot = |slot: u8| Some(u32::from(slot) + 1);
        match kind {
            LocationKind::Golem { slot: place } => LocationEntry { slot: slot(place), ..entry("golem") },
            LocationKind::Production(gain) => {
                LocationEntry { gain: Some(gain.to_string()), ..entry("production") }
            }
            LocationKind::Upgrade(upgrades) => {
                LocationEntry { upgrades: Some(upgrades.into()), ..entry("upgrade") }
            }
            LocationKind::Trade { give, take } => {
                let (give, take) = (Some(give.to_string()), Some(take.to_string()));
                LocationEntry { give, take, ..entry("trade") }
            }
            LocationKind::Market { slot: place } => LocationEntry { slot: slot(place), ..entry("market") },
            LocationKind::RefreshMarket => entry("refresh_market"),
            LocationKind::AdjustTradeRoute => entry("adjust_trade_route"),
            LocationKind::MoveWagon(reach) => {
                LocationEntry { steps: Some(Steps::of(reach)), ..entry("move_wagon") }
            }
            LocationKind::WagonTrade => entry("wagon_trade"),
            LocationKind::OutpostTrade => entry("outpost_trade"),
        }
    }

    fn slot(&self) -> Result<u8, Fault> {
        amount(Quantity::Slot, number(self.slot), 1, SLOTS).map(|slot| slot - 1)
    }

    fn upgrades(&self) -> Result<u8, Fault> {
        amount(Quantity::Upgrades, number(self.upgrades), 1, MAX_UPGRADES)
    }

    fn trade(&self) -> Result<LocationKind, Fault> {
        let (give, take) = TradeEntry { give: text(&self.give), take: text(&self.take) }.check()?;
        Ok(LocationKind::Trade { give, take })
    }

    fn reach(&self) -> Result<Reach, Fault> {
        match &self.steps {
            Some(Steps::Number(1)) => Ok(Reach::One),
            Some(Steps::Number(2)) => Ok(Reach::Two),
            Some(Steps::Word(word)) if word == "any" => Ok(Reach::Any),
            other => Err(Fault::Word {
                what: "number of steps",
                found: other.as_ref().map(Steps::to_string).unwrap_or_default(),
                known: "1, 2, \"any\"".to_owned(),
            }),
        }
    }

    fn icons(&self) -> Result<Icons, Fault> {
        self.icons.iter().map(|icon| named("icon of a location", icon, &Icon::ALL, Icon::name)).collect()
    }
}

impl Steps {
    fn of(reach: Reach) -> Steps {
        match reach {
            Reach::One => Steps::Number(1),
            Reach::Two => Steps::Number(2),
            Reach::Any => Steps::Word("any".to_owned()),
        }
    }
}

impl fmt::Display for Steps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Steps::Number(number) => write!(f, "{number}"),
            Steps::Word(word) => f.write_str(word),
        }
    }
}
