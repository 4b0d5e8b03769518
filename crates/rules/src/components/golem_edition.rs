//! The components of Golem Edition: merchant cards, point cards, tokens.

use std::fmt;

use serde::{Deserialize, Serialize, Serializer};

use super::list::{About, Checked, Described, PointEntry, check_count};
use super::merchant::{Entry as MerchantEntry, Merchant, MerchantId};
use super::within::Within;
use super::{ComponentsError, Digest, GameBox, Problem, Quantity, amount, provenance};
use crate::crystals::Crystals;
use crate::set::{Id, Set, id};

/// The component file as it is embedded.
pub const FILE: &str = include_str!("../../components/golem_edition.toml");

/// How many different cards every player begins with, one of each (GE-3).
const STARTING: usize = 2;
/// Sets of cards are words of 64 bits.
const MAX_CARDS: usize = 64;
const MAX_MERCHANTS: usize = MAX_CARDS - STARTING;
/// What a game of two needs (GE-20); more players need more, which the set-up checks.
const MIN_POINTS: usize = 11;
/// The caravan limit: a card that costs more could never be claimed.
const MAX_COST: usize = 10;

id!(
    /// The place of a point card in its box.
    PointId
);

/// A point card, known by what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PointCard {
    /// The crystals to return for it (GE-13).
    pub cost: Crystals,
    /// What it is worth.
    pub points: u8,
}

impl fmt::Display for PointCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cost, self.points)
    }
}

/// The tokens of one metal (GE-2, GE-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// How many for each player.
    pub per_player: u8,
    /// What each is worth.
    pub points: u8,
}

/// The components of the box *Golem Edition*.
#[derive(Clone, Debug)]
pub struct GolemEdition {
    merchants: Vec<Merchant>,
    points: Vec<PointCard>,
    /// What the rules look up most often, close together.
    needs: [Crystals; MAX_CARDS],
    costs: [Crystals; MAX_CARDS],
    playable: Within<MerchantId>,
    claimable: Within<PointId>,
    /// The tokens above the leftmost point card.
    pub copper: Tokens,
    /// The tokens above the second one.
    pub silver: Tokens,
    /// What identifies these components.
    pub digest: Digest,
    /// Where the figures come from, in the words of the file.
    pub provenance: Vec<String>,
}

impl GolemEdition {
    /// Reads and checks a component file.
    pub fn read(file: &str) -> Result<GolemEdition, ComponentsError> {
        let entries: File = toml::from_str(file).map_err(ComponentsError::file)?;
        let mut problems = Vec::new();
        let merchants = entries.check_merchants(&mut problems);
        let points = entries.check_points(&mut problems);
        entries.check_tokens(&mut problems);
        if !problems.is_empty() {
            return Err(ComponentsError { problems });
        }
        let Metals { copper, silver } = entries.tokens;
        let digest = Digest::of(&canonical(&merchants, &points, copper, silver));
        let (mut needs, mut costs) = ([Crystals::NONE; MAX_CARDS], [Crystals::NONE; MAX_CARDS]);
        for (place, merchant) in needs.iter_mut().zip(&merchants) {
            (*place, _) = merchant.trade();
        }
        for (place, point) in costs.iter_mut().zip(&points) {
            *place = point.cost;
        }
        let ids = || (0..).map(MerchantId::from_index);
        let playable = Within::new(ids().zip(needs.into_iter().take(merchants.len())));
        let claimable = Within::new((0..).map(PointId::from_index).zip(points.iter().map(|card| card.cost)));
        let provenance = provenance::read(file);
        Ok(GolemEdition {
            merchants,
            points,
            needs,
            costs,
            playable,
            claimable,
            copper,
            silver,
            digest,
            provenance,
        })
    }

    /// What a merchant card shows.
    pub fn merchant(&self, id: MerchantId) -> Merchant {
        self.merchants[id.index()]
    }

    /// What a caravan must hold for the merchant card to be played.
    #[inline]
    pub fn needs(&self, id: MerchantId) -> Crystals {
        debug_assert!(id.index() < MAX_CARDS, "no box has as many cards");
        self.needs[id.index() % MAX_CARDS]
    }

    /// The merchant cards that can be played with a caravan.
    #[inline]
    pub(crate) fn playable(&self, caravan: Crystals) -> Set<MerchantId> {
        self.playable.of(caravan)
    }

    /// The point cards that a caravan pays for.
    #[inline]
    pub(crate) fn claimable(&self, caravan: Crystals) -> Set<PointId> {
        self.claimable.of(caravan)
    }

    /// The merchant card with this face.
    pub fn find_merchant(&self, face: Merchant) -> Option<MerchantId> {
        self.merchants.iter().position(|&other| other == face).map(MerchantId::from_index)
    }

    /// The cards that every player begins with (GE-3).
    pub fn starting(&self) -> Set<MerchantId> {
        Set::range(0, STARTING)
    }

    /// The merchant cards of the deck (GE-4).
    pub fn deck(&self) -> Set<MerchantId> {
        Set::range(STARTING, self.merchants.len())
    }

    /// What a point card shows.
    pub fn point(&self, id: PointId) -> PointCard {
        self.points[id.index()]
    }

    /// What a point card costs.
    #[inline]
    pub fn cost(&self, id: PointId) -> Crystals {
        debug_assert!(id.index() < MAX_CARDS, "no box has as many cards");
        self.costs[id.index() % MAX_CARDS]
    }

    /// The point card with this cost.
    pub fn find_point(&self, cost: Crystals) -> Option<PointId> {
        self.points.iter().position(|other| other.cost == cost).map(PointId::from_index)
    }

    /// All point cards (GE-1).
    pub fn points(&self) -> Set<PointId> {
        Set::range(0, self.points.len())
    }
}

/// The box as programs are told of it: merchant cards by their faces.
#[derive(Serialize)]
struct Contents<'a> {
    starting: Vec<String>,
    merchants: Vec<String>,
    points: &'a [PointCard],
    tokens: Metals,
}

impl Serialize for GolemEdition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let about = About { game: GameBox::GolemEdition, digest: self.digest, provenance: &self.provenance };
        let faces = |cards: Set<MerchantId>| cards.into_iter().map(|card| self.merchant(card).to_string());
        let contents = Contents {
            starting: faces(self.starting()).collect(),
            merchants: faces(self.deck()).collect(),
            points: &self.points,
            tokens: Metals { copper: self.copper, silver: self.silver },
        };
        Described { about, contents }.serialize(serializer)
    }
}

/// The components as text: everything that the rules look at, and nothing else.
fn canonical(merchants: &[Merchant], points: &[PointCard], copper: Tokens, silver: Tokens) -> String {
    let mut lines = vec!["golem edition".to_owned()];
    lines.extend(merchants.iter().map(Merchant::to_string));
    lines.extend(points.iter().map(PointCard::to_string));
    lines.extend([copper, silver].map(|tokens| format!("{} {}", tokens.per_player, tokens.points)));
    lines.join("\n")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    merchant: Vec<MerchantEntry>,
    starting: Vec<MerchantEntry>,
    point: Vec<PointEntry>,
    tokens: Metals,
}

#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
struct Metals {
    copper: Tokens,
    silver: Tokens,
}

impl File {
    /// The starting cards, then the others.
    fn check_merchants(&self, problems: &mut Vec<Problem>) -> Vec<Merchant> {
        check_count("starting", self.starting.len(), STARTING, STARTING, problems);
        check_count("merchant", self.merchant.len(), 1, MAX_MERCHANTS, problems);
        let mut checked = Checked::new(problems);
        for (kind, entries) in [("starting", &self.starting), ("merchant", &self.merchant)] {
            for (index, entry) in entries.iter().enumerate() {
                checked.add(kind, index + 1, entry.face(), entry.check(), |card| *card);
            }
        }
        checked.finish()
    }

    fn check_points(&self, problems: &mut Vec<Problem>) -> Vec<PointCard> {
        check_count("point", self.point.len(), MIN_POINTS, MAX_CARDS, problems);
        let mut checked = Checked::new(problems);
        for (index, entry) in self.point.iter().enumerate() {
            checked
                .add("point", index + 1, Some(entry.cost.clone()), entry.check(MAX_COST), |card| card.cost);
        }
        checked.finish()
    }

    fn check_tokens(&self, problems: &mut Vec<Problem>) {
        let Metals { copper, silver } = self.tokens;
        for (kind, tokens) in [("copper token", copper), ("silver token", silver)] {
            let checks = [
                amount(Quantity::PerPlayer, tokens.per_player.into(), 0, 20),
                amount(Quantity::Points, tokens.points.into(), 0, 100),
            ];
            for fault in checks.into_iter().filter_map(Result::err) {
                problems.push(Problem::Card { kind, number: 1, face: None, fault });
            }
        }
    }
}
