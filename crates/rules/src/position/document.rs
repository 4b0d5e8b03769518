//! The document of a position, as people read and edit it. Every game uses a part of its fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{DecisionFault, PositionError, Problem};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, ca, em, ge};
use crate::crystals::Crystals;
use crate::games::Title;
use crate::golems::TokenCount;
use crate::map::file::MapFile;

/// A position. Decks and piles may be left out: they hold what lies nowhere else.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    pub(super) game: String,
    pub(super) players: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) components: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) map: Option<MapFile>,
    pub(super) turn: usize,
    pub(super) decision: DecisionEntry,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) point_row: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) point_deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tokens: Option<TokenEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) merchant_row: Option<Vec<MarketEntry>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) merchant_deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tiles: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) mountain_pile: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) villages: Option<BTreeMap<String, String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) vp_pile: Option<Vec<String>>,
    /// How many tiles have been drawn while the Closed Village tile is in the pile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) drawn_before_closed: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) dropped: Option<BTreeMap<String, Crystals>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) on_offer: Option<Vec<Crystals>>,
    pub(super) seats: Vec<PlayerEntry>,
}

/// What is to be decided. Kinds without more to say have braces all the same: so fields that do not
/// belong there are refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
pub(super) enum DecisionEntry {
    SetUp {},
    Turn {},
    Pay {
        card: String,
        paid: u8,
    },
    Upgrade {
        left: u8,
    },
    Trade {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<String>,
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
    Return {},
    Over {},
}

impl DecisionEntry {
    /// Why this cannot be decided at all: nobody is over the limit, or the game knows no such decision.
    pub(super) fn not_here(&self, clause_of_the_turn: Clause) -> Problem {
        match self {
            DecisionEntry::Return {} => {
                Problem::Decision { reason: DecisionFault::NobodyOverLimit, clause: c(5) }
            }
            _ => Problem::Decision { reason: DecisionFault::OtherGame, clause: clause_of_the_turn },
        }
    }
}

impl Default for DecisionEntry {
    fn default() -> DecisionEntry {
        DecisionEntry::Turn {}
    }
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TokenEntry {
    pub(super) copper: u8,
    pub(super) silver: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MarketEntry {
    pub(super) card: String,
    #[serde(default)]
    pub(super) crystals: Crystals,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerEntry {
    pub(super) caravan: Crystals,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) hand: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) played: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) discarded: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wagon: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) outposts: Option<Vec<String>>,
    #[serde(default)]
    pub(super) claimed: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tokens: Option<TokenEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) bonus: Option<BonusEntry>,
}

/// A player's bonus tiles: how many of each kind, and the points of those from the VP pile.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct BonusEntry {
    pub(super) step: u8,
    pub(super) upgrade: u8,
    pub(super) mine: u8,
    pub(super) caravan: u8,
    pub(super) points: Vec<u8>,
}

impl BonusEntry {
    pub(super) const fn counts(&self) -> [u8; Bonus::ALL.len()] {
        [self.step, self.upgrade, self.mine, self.caravan]
    }
}

impl TokenEntry {
    pub(super) const fn write(tokens: TokenCount) -> TokenEntry {
        TokenEntry { copper: tokens.copper, silver: tokens.silver }
    }

    pub(super) const fn read(self) -> TokenCount {
        TokenCount { copper: self.copper, silver: self.silver }
    }
}

impl Document {
    pub(super) fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("text, numbers and lists are JSON")
    }

    pub(super) fn from_value(document: &Value, title: Title) -> Result<Document, PositionError> {
        let document =
            Document::deserialize(document).map_err(|error| PositionError::Form(error.to_string()))?;
        match document.stray_field(title) {
            Some(field) => Err(PositionError::Form(format!("{title} has no `{field}`"))),
            None => Ok(document),
        }
    }

    /// A field that this game has no use for.
    fn stray_field(&self, title: Title) -> Option<&'static str> {
        let (points, cards, mountains, heaps) = match title {
            Title::GolemEdition => (true, true, false, false),
            Title::EasternMountains => (false, false, true, true),
            Title::CallForAdventure => (false, true, true, false),
        };
        let any = |has: fn(&PlayerEntry) -> bool| self.seats.iter().any(has);
        let fields = [
            ("point_row", self.point_row.is_some(), points),
            ("point_deck", self.point_deck.is_some(), points),
            ("tokens", self.tokens.is_some() || any(|seat| seat.tokens.is_some()), points),
            ("merchant_row", self.merchant_row.is_some(), cards),
            ("merchant_deck", self.merchant_deck.is_some(), cards),
            ("hand", any(|seat| seat.hand.is_some()), cards),
            ("played", any(|seat| seat.played.is_some()), cards),
            ("discarded", any(|seat| seat.discarded.is_some()), cards && mountains),
            ("map", self.map.is_some(), mountains),
            ("tiles", self.tiles.is_some(), mountains),
            ("mountain_pile", self.mountain_pile.is_some(), mountains),
            ("villages", self.villages.is_some(), mountains),
            ("vp_pile", self.vp_pile.is_some(), mountains),
            ("drawn_before_closed", self.drawn_before_closed.is_some(), mountains),
            ("on_offer", self.on_offer.is_some(), mountains),
            ("wagon", any(|seat| seat.wagon.is_some()), mountains),
            ("outposts", any(|seat| seat.outposts.is_some()), mountains),
            ("bonus", any(|seat| seat.bonus.is_some()), mountains),
            ("dropped", self.dropped.is_some(), heaps),
        ];
        fields.into_iter().find(|&(_, is_there, is_used)| is_there && !is_used).map(|(field, _, _)| field)
    }

    /// Whether there are places for the cards and seats for the players.
    pub(super) fn counts_fit(&self, title: Title, problems: &mut Vec<Problem>) -> Option<()> {
        let players = self.players;
        let (row, row_clause, players_clause) = match title {
            Title::GolemEdition => (6, ge(4), ge(19)),
            Title::EasternMountains => (0, em(28), em(28)),
            Title::CallForAdventure => (4, ca(1), ca(19)),
        };
        let counts = [
            ("point_row", self.point_row.as_ref().map_or(0, Vec::len), 0..=5, ge(1)),
            ("merchant_row", self.merchant_row.as_ref().map_or(0, Vec::len), 0..=row, row_clause),
            ("seats", self.seats.len(), players..=players, players_clause),
            ("turn", self.turn, 1..=players, c(9)),
        ];
        for (place, found, wanted, clause) in counts {
            if !wanted.contains(&found) {
                let wanted = match (wanted.start(), wanted.end()) {
                    (least, most) if least == most => most.to_string(),
                    (least, most) => format!("{least} to {most}"),
                };
                problems.push(Problem::Number { place: place.to_owned(), found, wanted, clause });
            }
        }
        problems.is_empty().then_some(())
    }
}
