//! Merchant cards in a position: the row, the deck, hands, and what is being decided about a card.

use super::CardDecision;
use crate::clause::{c, ge};
use crate::components::{Components, GolemEdition as Cards, Merchant, MerchantId};
use crate::crystals::Crystals;
use crate::parts::hand::Hand;
use crate::parts::market::Market;
use crate::position::{
    DecisionEntry, DecisionFault, Document, Fields, MarketEntry, Places, PlayerEntry, Problem, Reader,
    Report, Wrong, ensure,
};
use crate::seat::Seat;
use crate::set::Set;

pub(crate) const FIELDS: Fields =
    Fields { table: &["merchant_row", "merchant_deck"], seats: &["hand", "played"] };

pub(crate) fn name(card: MerchantId, components: &Components) -> String {
    components.golem_edition.merchant(card).to_string()
}

pub(crate) fn names(cards: Set<MerchantId>, components: &Components) -> Vec<String> {
    cards.into_iter().map(|card| name(card, components)).collect()
}

pub(crate) fn places(components: &'static Components) -> Places<MerchantId> {
    Places::new(
        components,
        components.golem_edition.deck(),
        |components, card| components.golem_edition.find_merchant(card.parse().ok()?),
        |components, card| name(card, components),
    )
}

/// The merchant card that a decision names.
pub(crate) fn find(card: &str, reader: &mut Reader) -> Option<MerchantId> {
    places(reader.components).find("decision", card, &mut reader.report)
}

/// GE-3: one of each starting card, and cards of the deck that lie nowhere else. The hand, and the
/// cards that are discarded.
pub(crate) fn read_hand(
    entry: &PlayerEntry,
    seat: Seat,
    places: &mut Places<MerchantId>,
    reader: &mut Reader,
) -> (Hand, Set<MerchantId>) {
    let names = ["hand", "played", "discarded"].map(|place| format!("seat {seat}, {place}"));
    let lists =
        [&entry.hand, &entry.played, &entry.discarded].map(|list| list.as_deref().unwrap_or_default());
    let lists = [0, 1, 2].map(|place| (names[place].as_str(), lists[place]));
    let anywhere = if entry.discarded.is_some() { "hand, played or discarded" } else { "hand or played" };
    let (owner, starting) = (format!("seat {seat}, {anywhere}"), reader.components.golem_edition.starting());
    let [cards, played, discarded] = places.lay_hand(starting, &owner, lists, &mut reader.report);
    (Hand { cards, played }, discarded)
}

impl Hand {
    pub(crate) fn write(&self, entry: &mut PlayerEntry, components: &Components) {
        entry.hand = Some(names(self.cards(), components));
        entry.played = Some(names(self.played(), components));
    }
}

/// The most crystals that ever lie on a card, so that a caravan can hold them all.
pub(crate) const MAX_ON_A_CARD: u16 = 100;

impl<const N: usize> Market<N> {
    pub(crate) fn write(&self, document: &mut Document, components: &Components) {
        let entry = |(card, crystals)| MarketEntry { card: name(card, components), crystals };
        document.merchant_row = Some(self.cards().map(entry).collect());
        document.merchant_deck = Some(names(self.deck(), components));
    }

    /// The row, with an empty deck.
    pub(crate) fn read_row(reader: &mut Reader, places: &mut Places<MerchantId>) -> Market<N> {
        let mut market = Market::new(Set::EMPTY);
        for entry in reader.document.merchant_row.iter().flatten() {
            if let Some(card) = places.lay_one("merchant_row", &entry.card, &mut reader.report) {
                market.crystals[market.offer.row.len()] = entry.crystals;
                market.offer.row.push(card);
            }
        }
        market
    }

    /// The deck, when everything else has been laid out.
    pub(crate) fn read_deck(&mut self, reader: &mut Reader, places: &mut Places<MerchantId>) {
        let deck = reader.document.merchant_deck.as_deref();
        self.offer.deck = places.lay_deck("merchant_deck", deck, &mut reader.report);
    }

    /// Who acquires a card lays at most one crystal on each other card, so there can be so many more as
    /// there are cards to acquire.
    pub(crate) fn check_crystals(&self, decision: Option<CardDecision>, report: &mut Report) {
        let is_paying = usize::from(matches!(decision, Some(CardDecision::Pay { .. })));
        let most = usize::from(MAX_ON_A_CARD) + is_paying - self.deck().len() - self.offer.row.len();
        for (position, (_, crystals)) in self.cards().enumerate() {
            let place = format!("merchant_row, crystals on card {}", position + 1);
            report.crystals(place, crystals, most, ge(10));
        }
    }
}

impl CardDecision {
    pub(crate) fn write<const N: usize>(self, market: &Market<N>, components: &Components) -> DecisionEntry {
        match self {
            CardDecision::Pay { position, paid } => {
                let card = market.offer.row.cards()[usize::from(position)];
                DecisionEntry::Pay { card: name(card, components), paid }
            }
            CardDecision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
            CardDecision::Trade { card } => {
                DecisionEntry::Trade { card: Some(name(card, components)), of: None }
            }
        }
    }

    /// What is being decided about a card, if it is about one.
    pub(crate) fn read<const N: usize>(
        entry: &DecisionEntry,
        market: &Market<N>,
        reader: &mut Reader,
    ) -> Option<CardDecision> {
        match entry {
            DecisionEntry::Pay { card, paid } => {
                let position = market.offer.row.position(find(card, reader)?);
                if position.is_none() {
                    let reason = DecisionFault::CardIsNotThere;
                    reader.report.push(Problem::Decision { reason, clause: ge(10) });
                }
                Some(CardDecision::Pay { position: position? as u8, paid: *paid })
            }
            DecisionEntry::Upgrade { left, of: None } => Some(CardDecision::Upgrade { left: *left }),
            DecisionEntry::Trade { card: Some(card), of: None } => {
                Some(CardDecision::Trade { card: find(card, reader)? })
            }
            _ => None,
        }
    }

    /// Whether the decision can be the one at hand.
    pub(crate) fn check_at<const N: usize>(
        self,
        caravan: Crystals,
        hand: &Hand,
        market: &Market<N>,
        components: &Cards,
    ) -> Result<(), Wrong> {
        match self {
            CardDecision::Pay { position, paid } => {
                ensure(paid < position, DecisionFault::AlreadyPaid, ge(10))?;
                let can_pay = u32::from(position - paid) <= caravan.total();
                ensure(can_pay, DecisionFault::CannotPay, c(14))?;
                let is_there = market.cards().take(paid.into()).all(|(_, crystals)| !crystals.is_empty());
                ensure(is_there, DecisionFault::NotPaid, ge(10))
            }
            CardDecision::Upgrade { left } => {
                let given = hand.played().into_iter().map(|card| components.merchant(card).upgrades());
                let fits = (1..=given.max().unwrap_or(0)).contains(&left);
                ensure(fits, DecisionFault::Upgrades, ge(8))?;
                ensure(caravan.can_rise(), DecisionFault::NothingToUpgrade, c(3))
            }
            CardDecision::Trade { card } => {
                let (give, _) = components.merchant(card).trade();
                let is_played = !give.is_empty() && hand.played().contains(card);
                ensure(is_played, DecisionFault::NotPlayed, ge(9))?;
                ensure(caravan.contains(give), DecisionFault::CannotTrade, ge(9))
            }
        }
    }
}

impl Merchant {
    /// How many upgrades a card gives.
    pub(crate) const fn upgrades(self) -> u8 {
        match self {
            Merchant::Upgrades(upgrades) => upgrades,
            Merchant::Gain(_) | Merchant::Trade { .. } => 0,
        }
    }
}
