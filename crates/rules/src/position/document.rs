//! The document of a position, as people read and edit it. Every game uses a part of its fields.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{DecisionFault, Demand, PositionError, Problem, form};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, ca, em, ew, ge, j1};
use crate::components::GameBox;
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
    pub(super) side: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) point_row: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) point_next: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) point_deck: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tokens: Option<TokenEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) merchant_row: Option<Vec<MarketEntry>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) merchant_deck: Option<Vec<String>>,
    /// The cards that were put under the deck, the next layer first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) merchant_under: Option<Vec<Vec<String>>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) stacks: Option<Vec<StackEntry>>,
    /// The bonus tiles that nobody has seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) unseen_tiles: Option<Vec<String>>,
    /// The exploration tiles on locations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) exploration: Option<BTreeMap<String, String>>,
    /// The exploration tiles beside the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) beside: Option<Vec<String>>,
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
    #[serde(skip)]
    pub(super) demand: Demand,
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
        /// Where it comes from, in the games of the third box.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<OriginEntry>,
    },
    Trade {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        card: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
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
        #[serde(default, skip_serializing_if = "Option::is_none")]
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
pub(super) enum OriginEntry {
    Location(String),
    Market(String),
    Route(String),
    Wagon(String),
    Outpost(String),
}

/// How far a wagon goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum StepsEntry {
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
pub(super) struct StackEntry {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) tile: Option<String>,
    #[serde(default)]
    pub(super) below: u8,
}

/// A player's traders on the own board and in the reserve.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TraderEntry {
    pub(super) available: u8,
    pub(super) reserve: u8,
}

/// A card of a trade route, and the traders on it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RouteEntry {
    pub(super) card: String,
    #[serde(default)]
    pub(super) traders: u8,
}

impl DecisionEntry {
    /// Why this cannot be decided at all: nobody is over the limit, or the game knows no such decision.
    pub(super) fn not_here(&self, clause_of_the_turn: Clause) -> Problem {
        match self {
            DecisionEntry::Return { again: false } => {
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

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
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
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) traders: Option<TraderEntry>,
    /// The traders on locations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) at: Option<BTreeMap<String, u8>>,
    /// The bonus tiles of the third box.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) tiles: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) explored: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) route: Option<Vec<RouteEntry>>,
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

    pub(super) fn from_value(value: &Value, title: Title) -> Result<Document, PositionError> {
        let document =
            Document::deserialize(value).map_err(|error| PositionError::Form(error.to_string()))?;
        form::check(value, &document.to_value()).map_err(PositionError::Form)?;
        match document.stray_field(title) {
            Some(field) => Err(PositionError::Form(format!("{title} has no `{field}`"))),
            None => Ok(document),
        }
    }

    /// A field that this game has no use for.
    fn stray_field(&self, title: Title) -> Option<&'static str> {
        let boxes = title.boxes();
        let has = |game_box| boxes.contains(&game_box);
        let (cards, mountains, world) =
            (has(GameBox::GolemEdition), has(GameBox::EasternMountains), has(GameBox::EndlessWorld));
        // What the games of the first two boxes alone have.
        let (hand, village) = (cards && !world, mountains && !world);
        let points = world || title == Title::GolemEdition;
        let any = |has: fn(&PlayerEntry) -> bool| self.seats.iter().any(has);
        let fields = [
            ("side", self.side.is_some(), title == Title::EndlessWorld),
            ("point_row", self.point_row.is_some(), points),
            ("point_next", self.point_next.is_some(), world),
            ("point_deck", self.point_deck.is_some(), points),
            (
                "tokens",
                self.tokens.is_some() || any(|seat| seat.tokens.is_some()),
                title == Title::GolemEdition,
            ),
            ("merchant_row", self.merchant_row.is_some(), cards),
            ("merchant_deck", self.merchant_deck.is_some(), cards),
            ("merchant_under", self.merchant_under.is_some(), cards && world),
            ("stacks", self.stacks.is_some(), world),
            ("unseen_tiles", self.unseen_tiles.is_some(), world),
            ("exploration", self.exploration.is_some(), world),
            ("beside", self.beside.is_some(), title == Title::JourneyOne),
            ("hand", any(|seat| seat.hand.is_some()), hand),
            ("played", any(|seat| seat.played.is_some()), hand),
            ("discarded", any(|seat| seat.discarded.is_some()), cards && (mountains || world)),
            ("map", self.map.is_some(), mountains),
            ("tiles", self.tiles.is_some(), mountains),
            ("mountain_pile", self.mountain_pile.is_some(), mountains),
            ("villages", self.villages.is_some(), village),
            ("vp_pile", self.vp_pile.is_some(), village),
            ("drawn_before_closed", self.drawn_before_closed.is_some(), village),
            ("on_offer", self.on_offer.is_some(), village),
            ("wagon", any(|seat| seat.wagon.is_some()), mountains),
            ("outposts", any(|seat| seat.outposts.is_some()), mountains),
            ("bonus", any(|seat| seat.bonus.is_some()), village),
            ("dropped", self.dropped.is_some(), title == Title::EasternMountains),
            ("traders", any(|seat| seat.traders.is_some()), world),
            ("at", any(|seat| seat.at.is_some()), world),
            ("tiles", any(|seat| seat.tiles.is_some()), world),
            ("explored", any(|seat| seat.explored.is_some()), world),
            ("route", any(|seat| seat.route.is_some()), title == Title::JourneyOne),
        ];
        fields.into_iter().find(|&(_, is_there, is_used)| is_there && !is_used).map(|(field, _, _)| field)
    }

    /// Whether there are places for the cards and seats for the players.
    pub(super) fn counts_fit(&self, title: Title, problems: &mut Vec<Problem>) -> Option<()> {
        let players = self.players;
        let (points, point_clause, row, row_clause) = match title {
            Title::GolemEdition => (5, ge(1), 6, ge(4)),
            Title::EasternMountains => (0, em(28), 0, em(28)),
            Title::CallForAdventure => (0, ca(19), 4, ca(1)),
            Title::EndlessWorld | Title::JourneyOne | Title::JourneyTwo | Title::JourneyThree => {
                (4, ew(2), 4, j1(5))
            }
        };
        let players_clause = title.clause_of_the_players();
        let counts = [
            ("point_row", self.point_row.as_ref().map_or(0, Vec::len), 0..=points, point_clause),
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
