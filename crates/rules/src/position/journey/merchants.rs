//! The merchant cards of a journey in a position: row, deck, layers under it, discard piles.

use super::Reader;
use crate::clause::j1;
use crate::components::{GolemEdition, MerchantId};
use crate::merchants::{Merchants, STALLS};
use crate::position::Problem;
use crate::position::cards;
use crate::position::document::{Document, MarketEntry};
use crate::position::places::Places;
use crate::seat::Seat;
use crate::set::Set;

pub(super) fn write(merchants: &Merchants, components: &GolemEdition, document: &mut Document) {
    let entry = |&card: &MerchantId| MarketEntry {
        card: components.merchant(card).to_string(),
        ..MarketEntry::default()
    };
    document.merchant_row = Some(merchants.row().iter().map(entry).collect());
    document.merchant_deck = Some(cards::write_set(merchants.deck(), components));
    let layers = merchants.under().layers().map(|layer| cards::write_set(layer, components));
    document.merchant_under = Some(layers.collect());
    for (entry, seat) in document.seats.iter_mut().zip(Seat::all(document.players)) {
        entry.discarded = Some(cards::write_set(merchants.discarded(seat), components));
    }
}

/// All merchant cards but those that `places` has laid elsewhere.
pub(super) fn read(reader: &mut Reader, places: &mut Places<MerchantId>) -> Merchants {
    let mut merchants = Merchants::new(Set::EMPTY);
    for entry in reader.document.merchant_row.iter().flatten() {
        if !entry.crystals.is_empty() {
            let found = entry.crystals.total() as usize;
            reader.problems.push(Problem::Number {
                place: "merchant_row, crystals".to_owned(),
                found,
                wanted: "0".to_owned(),
                clause: j1(5),
            });
        }
        if let Some(card) = places.lay_one("merchant_row", &entry.card, reader.problems) {
            merchants.offer.row.push(card);
        }
    }
    for (seat, entry) in Seat::all(reader.document.players).zip(&reader.document.seats) {
        let discarded = entry.discarded.as_deref().unwrap_or_default();
        let discarded = places.lay(&format!("seat {seat}, discarded"), discarded, reader.problems);
        merchants.discarded[seat] = discarded.into_iter().collect();
    }
    for layer in reader.document.merchant_under.iter().flatten() {
        let cards = places.lay("merchant_under", layer, reader.problems);
        if cards.len() == STALLS {
            merchants.under.put(cards.into_iter().collect());
        } else {
            let (place, wanted) = ("merchant_under, cards of a layer".to_owned(), STALLS.to_string());
            reader.problems.push(Problem::Number { place, found: cards.len(), wanted, clause: j1(10) });
        }
    }
    let deck = reader.document.merchant_deck.as_deref();
    merchants.offer.deck = places.lay_deck("merchant_deck", deck, reader.problems);
    if merchants.deck().is_empty() && merchants.under().layers().next().is_some() {
        let (place, wanted) = ("merchant_deck".to_owned(), "1 or more, with cards under it".to_owned());
        reader.problems.push(Problem::Number { place, found: 0, wanted, clause: j1(10) });
    }
    merchants
}

/// Whether a set-up draw of a merchant card leads from `now` to `wanted`.
pub(super) fn leads(wanted: &Merchants, now: &Merchants, card: MerchantId) -> bool {
    wanted.row().get(now.row().len()) == Some(&card)
}
