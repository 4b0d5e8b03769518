//! Positions of An Heroic Journey, Part I.

use super::{RouteDecision, TradeRoutes};
use crate::clause::j1;
use crate::games::journey::position::{Added, Matter, Others};
use crate::parts::merchants::{self, Merchants};
use crate::parts::route::TradeRoute;
use crate::parts::{cards, route, world};
use crate::position::{Fields, Reader, Room};
use crate::seat::PerSeat;

impl Added for TradeRoutes {
    const FIELDS: &'static [Fields] = &[
        world::position::FIELDS,
        merchants::position::FIELDS,
        route::position::FIELDS,
        Fields { table: &["beside"], seats: &[] },
    ];
    const MERCHANT_ROW: Room = Some((4, j1(5)));

    fn read(reader: &mut Reader) -> TradeRoutes {
        let mut places = cards::position::places(reader.components);
        let mut routes = PerSeat::default();
        for (seat, entry) in reader.seats() {
            routes[seat] = TradeRoute::read(seat, entry, reader, &mut places);
        }
        TradeRoutes { merchants: Merchants::read(reader, &mut places), routes }
    }

    fn others(&self) -> Others<'_> {
        Others { merchants: Some(&self.merchants), routes: Some(&self.routes), mountains: None }
    }

    fn matter(decision: RouteDecision) -> Matter {
        Matter::Route(decision)
    }

    fn decision(matter: Matter) -> Option<RouteDecision> {
        if let Matter::Route(decision) = matter { Some(decision) } else { None }
    }
}
