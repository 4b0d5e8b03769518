//! The position document of Golem Edition.

mod check;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::places::Places;
use super::{DecisionFault, PositionError, Problem};
use crate::clause::{c, ge};
use crate::components::{Components as AllComponents, GolemEdition as Components, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::game::{Game, Setup};
use crate::games::Title;
use crate::games::golem_edition::{Decision, GolemEdition, LIMIT, Player};
use crate::golems::{Golems, TokenCount};
use crate::hand::Hand;
use crate::market::Market;
use crate::order::Order;
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// A position as people read and edit it. Decks may be left out: they hold what lies nowhere else.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Document {
    game: String,
    players: usize,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    components: Option<String>,
    turn: usize,
    decision: DecisionEntry,
    point_row: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    point_deck: Option<Vec<String>>,
    tokens: TokenEntry,
    merchant_row: Vec<MarketEntry>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    merchant_deck: Option<Vec<String>>,
    seats: Vec<PlayerEntry>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "snake_case", tag = "kind")]
enum DecisionEntry {
    SetUp,
    Turn,
    Pay { card: String, paid: u8 },
    Upgrade { left: u8 },
    Trade { card: String },
    Refill,
    Return,
    Over,
}

#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    copper: u8,
    silver: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketEntry {
    card: String,
    #[serde(default)]
    crystals: Crystals,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerEntry {
    caravan: Crystals,
    hand: Vec<String>,
    #[serde(default)]
    played: Vec<String>,
    #[serde(default)]
    claimed: Vec<String>,
    #[serde(default)]
    tokens: TokenEntry,
}

impl Document {
    pub(super) fn to_value(&self) -> Value {
        serde_json::to_value(self).expect("text, numbers and lists are JSON")
    }

    pub(super) fn from_value(document: &Value) -> Result<Document, PositionError> {
        Document::deserialize(document).map_err(|error| PositionError::Form(error.to_string()))
    }

    pub(super) fn write(state: &GolemEdition, components: &Components) -> Document {
        let merchants = |cards: Set<MerchantId>| {
            cards.into_iter().map(|card| components.merchant(card).to_string()).collect()
        };
        let points = |cards: Set<PointId>| cards.into_iter().map(|card| point(components, card)).collect();
        Document {
            game: Title::GolemEdition.code().to_owned(),
            players: state.order.players(),
            components: Some(components.digest.to_string()),
            turn: state.order.seat().number(),
            decision: DecisionEntry::write(state, components),
            point_row: state.golems.cards().iter().map(|&card| point(components, card)).collect(),
            point_deck: Some(points(state.golems.deck())),
            tokens: TokenEntry::write(state.tokens),
            merchant_row: state
                .market
                .cards()
                .map(|(card, crystals)| MarketEntry { card: components.merchant(card).to_string(), crystals })
                .collect(),
            merchant_deck: Some(merchants(state.market.deck())),
            seats: state
                .seats
                .seated(state.order.players())
                .iter()
                .map(|player| PlayerEntry {
                    caravan: player.caravan,
                    hand: merchants(player.hand.cards()),
                    played: merchants(player.hand.played()),
                    claimed: points(player.claimed),
                    tokens: TokenEntry::write(player.tokens),
                })
                .collect(),
        }
    }

    pub(super) fn read(&self, all: &'static AllComponents) -> Result<GolemEdition, PositionError> {
        let components = &all.golem_edition;
        let found = components.digest.to_string();
        if let Some(wanted) = self.components.as_ref().filter(|wanted| **wanted != found) {
            return Err(PositionError::Components { wanted: wanted.clone(), found });
        }
        Game::new(&Setup { title: Title::GolemEdition, players: self.players, components: all })?;
        let mut problems = Vec::new();
        let state = self.lay_out(all, &mut problems);
        if let Some(state) = state.filter(|_| problems.is_empty()) {
            check::invariants(&state, components, &mut problems);
            if problems.is_empty() {
                return Ok(state);
            }
        }
        Err(PositionError::Problems { problems })
    }

    /// Puts every card where the document says; problems are those of single cards and numbers.
    fn lay_out(&self, all: &'static AllComponents, problems: &mut Vec<Problem>) -> Option<GolemEdition> {
        let components = &all.golem_edition;
        self.counts_fit(problems)?;
        let mut points = point_places(all);
        let mut golems = Golems::new(Set::EMPTY);
        for card in points.lay("point_row", &self.point_row, problems) {
            golems.row.push(card);
        }
        let mut merchants = merchant_places(all);
        let mut market = Market::new(Set::EMPTY);
        for (position, entry) in self.merchant_row.iter().enumerate() {
            let card = merchants.lay_one("merchant_row", &entry.card, problems)?;
            market.row.push(card);
            market.crystals[position] = entry.crystals;
        }
        let seats = PerSeat::each(self.players, |seat| {
            let entry = &self.seats[seat.index()];
            let claimed = points.lay(&format!("seat {seat}, claimed"), &entry.claimed, problems);
            Player {
                caravan: entry.caravan,
                hand: entry.lay_hand(seat, components.starting(), &mut merchants, problems),
                claimed: claimed.into_iter().collect(),
                tokens: entry.tokens.read(),
            }
        });
        golems.deck = points.lay_deck("point_deck", self.point_deck.as_deref(), problems);
        market.deck = merchants.lay_deck("merchant_deck", self.merchant_deck.as_deref(), problems);
        let order = Order { players: self.players as u8, seat: Seat::numbered(self.turn, self.players)? };
        let tokens = self.tokens.read();
        let mut state = GolemEdition { order, decision: Decision::Turn, golems, tokens, market, seats };
        state.decision = self.decision.read(&state, &merchants, problems)?;
        Some(state)
    }

    /// Whether there are places for the cards and seats for the players.
    fn counts_fit(&self, problems: &mut Vec<Problem>) -> Option<()> {
        let players = self.players;
        let counts = [
            ("point_row", self.point_row.len(), 0..=5, ge(1)),
            ("merchant_row", self.merchant_row.len(), 0..=6, ge(4)),
            ("seats", self.seats.len(), players..=players, ge(19)),
            ("turn", self.turn, 1..=players, c(9)),
        ];
        for (place, found, wanted, clause) in counts {
            if !wanted.contains(&found) {
                let (place, wanted) = (place.to_owned(), format!("{} to {}", wanted.start(), wanted.end()));
                problems.push(Problem::Number { place, found, wanted, clause });
            }
        }
        problems.is_empty().then_some(())
    }
}

impl PlayerEntry {
    /// GE-3: one of each starting card, and cards of the deck that lie nowhere else.
    fn lay_hand(
        &self,
        seat: Seat,
        starting: Set<MerchantId>,
        merchants: &mut Places<MerchantId>,
        problems: &mut Vec<Problem>,
    ) -> Hand {
        let (hand, played) = (format!("seat {seat}, hand"), format!("seat {seat}, played"));
        let places = [(hand.as_str(), self.hand.as_slice()), (played.as_str(), self.played.as_slice())];
        let [cards, played] = merchants.lay_hand(starting, places, problems);
        Hand { cards, played }
    }
}

fn point_places(components: &'static AllComponents) -> Places<PointId> {
    Places::new(
        components,
        components.golem_edition.points(),
        |components, card| components.golem_edition.find_point(card.parse().ok()?),
        |components, card| point(&components.golem_edition, card),
    )
}

fn merchant_places(components: &'static AllComponents) -> Places<MerchantId> {
    Places::new(
        components,
        components.golem_edition.deck(),
        |components, card| components.golem_edition.find_merchant(card.parse().ok()?),
        |components, card| components.golem_edition.merchant(card).to_string(),
    )
}

impl TokenEntry {
    fn write(tokens: TokenCount) -> TokenEntry {
        TokenEntry { copper: tokens.copper, silver: tokens.silver }
    }

    fn read(self) -> TokenCount {
        TokenCount { copper: self.copper, silver: self.silver }
    }
}

impl DecisionEntry {
    fn write(state: &GolemEdition, components: &Components) -> DecisionEntry {
        match state.decision() {
            Decision::SetUp => DecisionEntry::SetUp,
            Decision::Turn => DecisionEntry::Turn,
            Decision::Pay { position, paid } => {
                let card = state.market.row.cards()[usize::from(position)];
                DecisionEntry::Pay { card: components.merchant(card).to_string(), paid }
            }
            Decision::Upgrade { left } => DecisionEntry::Upgrade { left },
            Decision::Trade { card } => DecisionEntry::Trade { card: components.merchant(card).to_string() },
            Decision::Refill => DecisionEntry::Refill,
            Decision::Return { .. } => DecisionEntry::Return,
            Decision::Over => DecisionEntry::Over,
        }
    }

    /// The decision, whether or not it can be the one at hand.
    fn read(
        &self,
        state: &GolemEdition,
        merchants: &Places<MerchantId>,
        problems: &mut Vec<Problem>,
    ) -> Option<Decision> {
        let fault = |reason, clause| Problem::Decision { reason, clause };
        match self {
            DecisionEntry::SetUp => Some(Decision::SetUp),
            DecisionEntry::Turn => Some(Decision::Turn),
            DecisionEntry::Pay { card, paid } => {
                let position = state.market.row.position(merchants.find("decision", card, problems)?);
                if position.is_none() {
                    problems.push(fault(DecisionFault::CardIsNotThere, ge(10)));
                }
                Some(Decision::Pay { position: position? as u8, paid: *paid })
            }
            DecisionEntry::Upgrade { left } => Some(Decision::Upgrade { left: *left }),
            DecisionEntry::Trade { card } => {
                Some(Decision::Trade { card: merchants.find("decision", card, problems)? })
            }
            DecisionEntry::Refill => Some(Decision::Refill),
            DecisionEntry::Return => {
                let seat = state.order.first_over_limit(LIMIT, |seat| state.player(seat).caravan);
                if seat.is_none() {
                    problems.push(fault(DecisionFault::NobodyOverLimit, c(5)));
                }
                Some(Decision::Return { seat: seat? })
            }
            DecisionEntry::Over => Some(Decision::Over),
        }
    }
}

fn point(components: &Components, card: PointId) -> String {
    components.point(card).cost.to_string()
}
