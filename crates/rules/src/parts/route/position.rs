//! Trade routes in a position.

use super::{LONGEST, TradeRoute};
use crate::clause::j1;
use crate::components::{Components, MerchantId};
use crate::parts::cards::position::name;
use crate::parts::world::TRADERS;
use crate::position::{Fields, Places, PlayerEntry, Reader, RouteEntry};
use crate::seat::Seat;

pub(crate) const FIELDS: Fields = Fields { table: &[], seats: &["route"] };

impl TradeRoute {
    pub(crate) fn write(&self, entry: &mut PlayerEntry, components: &Components) {
        let card = |(card, traders)| RouteEntry { card: name(card, components), traders };
        entry.route = Some(self.cards().map(card).collect());
    }

    pub(crate) fn read(
        seat: Seat,
        entry: &PlayerEntry,
        reader: &mut Reader,
        places: &mut Places<MerchantId>,
    ) -> TradeRoute {
        let mut route = TradeRoute::default();
        let place = format!("seat {seat}, route");
        for (index, entry) in entry.route.iter().flatten().enumerate() {
            let Some(card) = places.lay_one(&place, &entry.card, &mut reader.report) else { continue };
            if route.is_full() {
                reader.report.at_most(&place, index + 1, LONGEST, j1(8));
            } else if entry.traders > TRADERS {
                reader.report.at_most(&place, entry.traders.into(), TRADERS.into(), j1(8));
            } else {
                route.add(card);
                route.place(card, entry.traders);
            }
        }
        route
    }

    /// How many traders lie on it.
    pub(crate) fn traders(&self) -> u8 {
        self.cards().map(|(_, traders)| traders).sum()
    }
}
