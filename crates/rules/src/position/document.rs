//! The document of a position, as people read and edit it. Every game uses a part of its fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Demand, PositionError, form};
use crate::crystals::Crystals;
use crate::map::file::MapFile;
use crate::parts::bonus::Bonus;
use crate::seat::Seat;

/// A position. Decks and piles may be left out: they hold what lies nowhere else.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Document {
    pub(crate) game: String,
    pub(crate) players: usize,
    pub(crate) components: Option<String>,
    pub(crate) map: Option<MapFile>,
    pub(crate) turn: usize,
    pub(crate) decision: DecisionEntry,
    pub(crate) side: Option<String>,
    pub(crate) point_row: Option<Vec<String>>,
    pub(crate) point_next: Option<String>,
    pub(crate) point_deck: Option<Vec<String>>,
    pub(crate) tokens: Option<TokenEntry>,
    pub(crate) merchant_row: Option<Vec<MarketEntry>>,
    pub(crate) merchant_deck: Option<Vec<String>>,
    /// The cards that were put under the deck, the next layer first.
    pub(crate) merchant_under: Option<Vec<Vec<String>>>,
    pub(crate) stacks: Option<Vec<StackEntry>>,
    /// The bonus tiles that nobody has seen.
    pub(crate) unseen_tiles: Option<Vec<String>>,
    /// The exploration tiles on locations.
    pub(crate) exploration: Option<BTreeMap<String, String>>,
    /// The exploration tiles beside the board.
    pub(crate) beside: Option<Vec<String>>,
    pub(crate) tiles: Option<BTreeMap<String, String>>,
    pub(crate) mountain_pile: Option<Vec<String>>,
    pub(crate) villages: Option<BTreeMap<String, String>>,
    pub(crate) vp_pile: Option<Vec<String>>,
    /// How many tiles have been drawn while the Closed Village tile is in the pile.
    pub(crate) drawn_before_closed: Option<u8>,
    pub(crate) dropped: Option<BTreeMap<String, Crystals>>,
    pub(crate) on_offer: Option<Vec<Crystals>>,
    pub(crate) seats: Vec<PlayerEntry>,
    #[serde(skip)]
    pub(crate) demand: Demand,
}

/// What is to be decided. Kinds without more to say have braces all the same: so fields that do not
/// belong there are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
pub(crate) enum DecisionEntry {
    SetUp {},
    Turn {},
    Pay {
        card: String,
        paid: u8,
    },
    Upgrade {
        left: u8,
        /// Where it comes from, in the games of the third box.
        of: Option<OriginEntry>,
    },
    Trade {
        card: Option<String>,
        of: Option<OriginEntry>,
    },
    Refill {},
    RefillReward {},
    RefillVillage {},
    Start {
        seat: usize,
    },
    Place {
        seat: usize,
    },
    Move {
        free: u8,
        paid: bool,
    },
    Toll {
        to: usize,
    },
    Take {},
    Act {},
    Build {
        left: u8,
    },
    Bonus {},
    Reward {
        column: u8,
    },
    Golem {
        location: String,
        #[serde(default)]
        claimed: bool,
        #[serde(default)]
        taken: bool,
    },
    Explore {
        location: String,
        #[serde(default)]
        taken: bool,
    },
    Market {
        card: String,
    },
    Replace {
        card: String,
    },
    Swap {
        /// The card that has been chosen already.
        card: Option<String>,
    },
    MoveWagon {
        steps: StepsEntry,
    },
    GoOn {},
    MayBuild {},
    Column {},
    Outpost {},
    Fourth {},
    Draw {
        /// What is decided after the draws; nothing, if the turn ends.
        then: Option<Box<DecisionEntry>>,
        #[serde(default, skip_serializing_if = "is_false")]
        again: bool,
    },
    Return {
        /// Whether the same player has another turn then.
        #[serde(default, skip_serializing_if = "is_false")]
        again: bool,
    },
    Over {},
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Where an upgrade or a trade comes from: a location, or a card or mountain by its face.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case")]
pub(crate) enum OriginEntry {
    Location(String),
    Market(String),
    Route(String),
    Wagon(String),
    Outpost(String),
}

/// How far a wagon goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum StepsEntry {
    #[serde(rename = "1")]
    One,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "any")]
    Any,
}

/// A stack of bonus tiles: the one on top, and how many lie below it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StackEntry {
    #[serde(default)]
    pub(crate) tile: Option<String>,
    #[serde(default)]
    pub(crate) below: u8,
}

/// A player's traders on the own board and in the reserve.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TraderEntry {
    pub(crate) available: u8,
    pub(crate) reserve: u8,
}

/// A card of a trade route, and the traders on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RouteEntry {
    pub(crate) card: String,
    #[serde(default)]
    pub(crate) traders: u8,
}

impl Default for DecisionEntry {
    fn default() -> DecisionEntry {
        DecisionEntry::Turn {}
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenEntry {
    pub(crate) copper: u8,
    pub(crate) silver: u8,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MarketEntry {
    pub(crate) card: String,
    #[serde(default)]
    pub(crate) crystals: Crystals,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerEntry {
    pub(crate) caravan: Crystals,
    pub(crate) hand: Option<Vec<String>>,
    pub(crate) played: Option<Vec<String>>,
    pub(crate) discarded: Option<Vec<String>>,
    pub(crate) wagon: Option<String>,
    pub(crate) outposts: Option<Vec<String>>,
    #[serde(default)]
    pub(crate) claimed: Vec<String>,
    pub(crate) tokens: Option<TokenEntry>,
    pub(crate) bonus: Option<BonusEntry>,
    pub(crate) traders: Option<TraderEntry>,
    /// The traders on locations.
    pub(crate) at: Option<BTreeMap<String, u8>>,
    /// The bonus tiles of the third box.
    pub(crate) tiles: Option<Vec<String>>,
    pub(crate) explored: Option<Vec<String>>,
    pub(crate) route: Option<Vec<RouteEntry>>,
}

/// A player's bonus tiles: how many of each kind, and the points of those from the VP pile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct BonusEntry {
    pub(crate) step: u8,
    pub(crate) upgrade: u8,
    pub(crate) mine: u8,
    pub(crate) caravan: u8,
    pub(crate) points: Vec<u8>,
}

impl BonusEntry {
    pub(crate) const fn counts(&self) -> [u8; Bonus::ALL.len()] {
        [self.step, self.upgrade, self.mine, self.caravan]
    }
}

/// The fields that a part of a game uses, of the document and of each seat.
pub(crate) struct Fields {
    pub(crate) table: &'static [&'static str],
    pub(crate) seats: &'static [&'static str],
}

/// The fields that every game uses.
const EVERY: Fields = Fields {
    table: &["game", "players", "components", "turn", "decision", "seats"],
    seats: &["caravan", "claimed"],
};

impl Document {
    pub(super) fn to_value(&self) -> Value {
        let mut value = serde_json::to_value(self).expect("text, numbers and lists are JSON");
        leave_out_null(&mut value);
        value
    }

    pub(super) fn from_value(value: &Value) -> Result<Document, PositionError> {
        let document =
            Document::deserialize(value).map_err(|error| PositionError::Form(error.to_string()))?;
        form::check(value, &document.to_value()).map_err(PositionError::Form)?;
        Ok(document)
    }

    /// The players and what is said of each.
    pub(crate) fn seated(&self) -> impl Iterator<Item = (Seat, &PlayerEntry)> {
        Seat::all(self.players).zip(&self.seats)
    }

    pub(crate) fn seated_mut(&mut self) -> impl Iterator<Item = (Seat, &mut PlayerEntry)> {
        Seat::all(self.players).zip(&mut self.seats)
    }
}

/// What a position does not have it leaves out.
fn leave_out_null(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|_, field| !field.is_null());
            fields.values_mut().for_each(leave_out_null);
        }
        Value::Array(entries) => entries.iter_mut().for_each(leave_out_null),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// A field that a game with these fields has no use for.
pub(super) fn stray_field<'a>(document: &'a Value, fields: &[Fields]) -> Option<&'a str> {
    let is_stray = |name: &str, of: fn(&Fields) -> &'static [&'static str]| {
        !fields.iter().chain([&EVERY]).any(|fields| of(fields).contains(&name))
    };
    let names = |entry: &'a Value| entry.as_object().into_iter().flat_map(|entry| entry.keys());
    let seats = document.get("seats").and_then(Value::as_array).into_iter().flatten();
    let of_table = names(document).find(|name| is_stray(name, |fields| fields.table));
    let of_seats = || seats.flat_map(names).find(|name| is_stray(name, |fields| fields.seats));
    of_table.or_else(of_seats).map(String::as_str)
}
