//! Positions of An Heroic Journey, Part III.

use super::{AllDecision, MarketAndWagons};
use crate::clause::j1;
use crate::components::Components;
use crate::games::journey::position::{Added, Matter, Others};
use crate::games::journey::{Table, trek};
use crate::parts::merchants::{self, Merchants};
use crate::parts::{cards, mountains, world};
use crate::position::{Fields, Reader, Room};

impl Added for MarketAndWagons {
    const FIELDS: &'static [Fields] =
        &[world::position::FIELDS, merchants::position::FIELDS, mountains::position::FIELDS];
    const MERCHANT_ROW: Room = Some((4, j1(5)));

    fn read(reader: &mut Reader) -> MarketAndWagons {
        let merchants = Merchants::read(reader, &mut cards::position::places(reader.components));
        let mountains = trek::land(reader.map, reader.components).read(reader);
        MarketAndWagons { merchants, mountains }
    }

    fn others(&self) -> Others<'_> {
        let (merchants, mountains) = (Some(&self.merchants), Some(&self.mountains));
        Others { merchants, mountains, routes: None }
    }

    fn matter(decision: AllDecision) -> Matter {
        match decision {
            AllDecision::Trek(decision) => Matter::Trek(decision),
            AllDecision::Fourth => Matter::Fourth,
        }
    }

    fn decision(matter: Matter) -> Option<AllDecision> {
        match matter {
            Matter::Trek(decision) => Some(AllDecision::Trek(decision)),
            Matter::Fourth => Some(AllDecision::Fourth),
            Matter::Route(_) => None,
        }
    }

    fn earns(&self, table: &Table, components: &Components) -> bool {
        self.earns_tile(table, components)
    }
}
