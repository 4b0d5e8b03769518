//! The merchant cards of a journey in a position: row, deck, layers under it, discard piles.

use super::{Merchants, STALLS};
use crate::clause::j1;
use crate::components::{Components, MerchantId};
use crate::parts::cards::position::{name, names};
use crate::position::{Document, Fields, MarketEntry, Places, Reader};
use crate::set::Set;

pub(crate) const FIELDS: Fields =
    Fields { table: &["merchant_row", "merchant_deck", "merchant_under"], seats: &["discarded"] };

impl Merchants {
    pub(crate) fn write(&self, document: &mut Document, components: &Components) {
        let entry =
            |&card: &MerchantId| MarketEntry { card: name(card, components), ..MarketEntry::default() };
        document.merchant_row = Some(self.row().iter().map(entry).collect());
        document.merchant_deck = Some(names(self.deck(), components));
        let layers = self.under().layers().map(|layer| names(layer, components));
        document.merchant_under = Some(layers.collect());
        for (seat, entry) in document.seated_mut() {
            entry.discarded = Some(names(self.discarded(seat), components));
        }
    }

    /// All merchant cards but those that `places` has laid elsewhere.
    pub(crate) fn read(reader: &mut Reader, places: &mut Places<MerchantId>) -> Merchants {
        let (document, report) = (reader.document, &mut reader.report);
        let mut merchants = Merchants::new(Set::EMPTY);
        for entry in document.merchant_row.iter().flatten() {
            report.exactly("merchant_row, crystals", entry.crystals.total() as usize, 0, j1(5));
            if let Some(card) = places.lay_one("merchant_row", &entry.card, report) {
                merchants.offer.row.push(card);
            }
        }
        for (seat, entry) in document.seated() {
            let discarded = entry.discarded.as_deref().unwrap_or_default();
            let discarded = places.lay(&format!("seat {seat}, discarded"), discarded, report);
            merchants.discarded[seat] = discarded.into_iter().collect();
        }
        for layer in document.merchant_under.iter().flatten() {
            let cards = places.lay("merchant_under", layer, report);
            report.exactly("merchant_under, cards of a layer", cards.len(), STALLS, j1(10));
            if cards.len() == STALLS {
                merchants.under.put(cards.into_iter().collect());
            }
        }
        let deck = document.merchant_deck.as_deref();
        merchants.offer.deck = places.lay_deck("merchant_deck", deck, report);
        if merchants.deck().is_empty() && merchants.under().layers().next().is_some() {
            report.number("merchant_deck", 0, "1 or more, with cards under it", j1(10));
        }
        merchants
    }
}
