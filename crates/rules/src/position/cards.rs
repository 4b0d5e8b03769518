//! Merchant cards in a position: the row, the deck, hands, and what is being decided about a card.

use super::document::{DecisionEntry, Document, MarketEntry, PlayerEntry};
use super::places::Places;
use super::{DecisionFault, Problem, at_most};
use crate::cards::CardDecision;
use crate::clause::{Clause, c, ge};
use crate::components::{Components, GolemEdition as Cards, Merchant, MerchantId};
use crate::crystals::Crystals;
use crate::hand::Hand;
use crate::market::Market;
use crate::seat::Seat;
use crate::set::Set;

pub(super) fn write_set(cards: Set<MerchantId>, components: &Cards) -> Vec<String> {
    cards.into_iter().map(|card| components.merchant(card).to_string()).collect()
}

pub(super) fn write_row<const N: usize>(market: &Market<N>, components: &Cards) -> Vec<MarketEntry> {
    let entry = |(card, crystals)| MarketEntry { card: components.merchant(card).to_string(), crystals };
    market.cards().map(entry).collect()
}

pub(super) fn write_decision<const N: usize>(
    decision: CardDecision,
    market: &Market<N>,
    components: &Cards,
) -> DecisionEntry {
    match decision {
        CardDecision::Pay { position, paid } => {
            let card = market.offer.row.cards()[usize::from(position)];
            DecisionEntry::Pay { card: components.merchant(card).to_string(), paid }
        }
        CardDecision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
        CardDecision::Trade { card } => {
            DecisionEntry::Trade { card: Some(components.merchant(card).to_string()), of: None }
        }
    }
}

pub(super) fn places(components: &'static Components) -> Places<MerchantId> {
    Places::new(
        components,
        components.golem_edition.deck(),
        |components, card| components.golem_edition.find_merchant(card.parse().ok()?),
        |components, card| components.golem_edition.merchant(card).to_string(),
    )
}

/// The row, with an empty deck.
pub(super) fn read_row<const N: usize>(
    document: &Document,
    places: &mut Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Market<N> {
    let mut market = Market::new(Set::EMPTY);
    for entry in document.merchant_row.iter().flatten() {
        if let Some(card) = places.lay_one("merchant_row", &entry.card, problems) {
            market.crystals[market.offer.row.len()] = entry.crystals;
            market.offer.row.push(card);
        }
    }
    market
}

/// GE-3: one of each starting card, and cards of the deck that lie nowhere else. The hand, and the
/// cards that are discarded.
pub(super) fn read_hand(
    entry: &PlayerEntry,
    seat: Seat,
    starting: Set<MerchantId>,
    places: &mut Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> (Hand, Set<MerchantId>) {
    let names = ["hand", "played", "discarded"].map(|place| format!("seat {seat}, {place}"));
    let lists =
        [&entry.hand, &entry.played, &entry.discarded].map(|list| list.as_deref().unwrap_or_default());
    let [hand, played, discarded] = [0, 1, 2].map(|place| (names[place].as_str(), lists[place]));
    let places_of_cards =
        if entry.discarded.is_some() { "hand, played or discarded" } else { "hand or played" };
    let owner = format!("seat {seat}, {places_of_cards}");
    let [cards, played, discarded] = places.lay_hand(starting, &owner, [hand, played, discarded], problems);
    (Hand { cards, played }, discarded)
}

/// What is being decided about a card, if it is about one.
pub(super) fn read_decision<const N: usize>(
    entry: &DecisionEntry,
    market: &Market<N>,
    places: &Places<MerchantId>,
    problems: &mut Vec<Problem>,
) -> Option<CardDecision> {
    match entry {
        DecisionEntry::Pay { card, paid } => {
            let position = market.offer.row.position(places.find("decision", card, problems)?);
            if position.is_none() {
                let reason = DecisionFault::CardIsNotThere;
                problems.push(Problem::Decision { reason, clause: ge(10) });
            }
            Some(CardDecision::Pay { position: position? as u8, paid: *paid })
        }
        DecisionEntry::Upgrade { left, of: None } => Some(CardDecision::Upgrade { left: *left }),
        DecisionEntry::Trade { card: Some(card), of: None } => {
            Some(CardDecision::Trade { card: places.find("decision", card, problems)? })
        }
        _ => None,
    }
}

/// The most crystals that ever lie on a card, so that a caravan can hold them all.
pub(super) const MOST_ON_A_CARD: u16 = 100;

/// Whoever acquires a card lays at most one crystal on each other card, so there can be so many more as
/// there are cards to acquire.
pub(super) fn check_row<const N: usize>(
    market: &Market<N>,
    decision: Option<CardDecision>,
    problems: &mut Vec<Problem>,
) {
    let is_paying = usize::from(matches!(decision, Some(CardDecision::Pay { .. })));
    let most = usize::from(MOST_ON_A_CARD) + is_paying - market.deck().len() - market.offer.row.len();
    for (position, (_, crystals)) in market.cards().enumerate() {
        at_most(most, format!("merchant_row, crystals on card {}", position + 1), crystals, ge(10), problems);
    }
}

/// Whether a decision about a card can be the one at hand.
pub(super) fn check_decision<const N: usize>(
    decision: CardDecision,
    caravan: Crystals,
    hand: &Hand,
    market: &Market<N>,
    components: &Cards,
) -> Result<(), (DecisionFault, Clause)> {
    match decision {
        CardDecision::Pay { position, paid } if paid >= position => Err((DecisionFault::AlreadyPaid, ge(10))),
        CardDecision::Pay { position, paid } if u32::from(position - paid) > caravan.total() => {
            Err((DecisionFault::CannotPay, c(14)))
        }
        CardDecision::Pay { paid, .. } => {
            let is_there = market.cards().take(paid.into()).all(|(_, crystals)| !crystals.is_empty());
            if is_there { Ok(()) } else { Err((DecisionFault::NotPaid, ge(10))) }
        }
        CardDecision::Upgrade { left } => {
            let given = hand.played().into_iter().map(|card| match components.merchant(card) {
                Merchant::Upgrades(upgrades) => upgrades,
                Merchant::Gain(_) | Merchant::Trade { .. } => 0,
            });
            if left == 0 || left > given.max().unwrap_or(0) {
                return Err((DecisionFault::Upgrades, ge(8)));
            }
            if caravan.can_rise() { Ok(()) } else { Err((DecisionFault::NothingToUpgrade, c(3))) }
        }
        CardDecision::Trade { card } => {
            let (give, _) = components.merchant(card).trade();
            if give.is_empty() || !hand.played().contains(card) {
                return Err((DecisionFault::NotPlayed, ge(9)));
            }
            if caravan.contains(give) { Ok(()) } else { Err((DecisionFault::CannotTrade, ge(9))) }
        }
    }
}
