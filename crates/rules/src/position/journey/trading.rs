//! What An Endless World and the journeys with merchant cards add to a position.

use super::{Documented, Earned, Reader, Wrong, merchants, wagons};
use crate::Draw;
use crate::clause::{Clause, j1, j3};
use crate::components::endless_world::LocationKind;
use crate::components::{Components, MerchantId};
use crate::games::Title;
use crate::games::endless_world::Nothing;
use crate::games::journey::{Origin, Table, market};
use crate::games::journey_one::{RouteDecision, TradeRoutes};
use crate::games::journey_three::{AllDecision, CARDS_PER_TILE, MarketAndWagons};
use crate::map::Map;
use crate::position::document::{DecisionEntry, Document, RouteEntry};
use crate::position::{DecisionFault, Problem, cards};
use crate::route::{LONGEST, TradeRoute};
use crate::seat::{PerSeat, Seat};
use crate::world::{SEATS, TRADERS};

impl Documented for Nothing {
    const TITLE: Title = Title::EndlessWorld;

    fn read(_: &mut Reader, _: Map) -> Nothing {
        Nothing
    }

    fn write_decision(never: Self::Decision, _: &Components) -> DecisionEntry {
        match never {}
    }

    fn read_decision(_: &DecisionEntry, _: &mut Reader) -> Option<Self::Decision> {
        None
    }

    fn check_decision(&self, never: Self::Decision, _: &Table, _: &Components) -> Result<(), Wrong> {
        match never {}
    }

    fn is_opened_at(&self, never: Self::Decision, _: LocationKind) -> bool {
        match never {}
    }
}

fn face(components: &Components, card: MerchantId) -> String {
    components.golem_edition.merchant(card).to_string()
}

impl Reader<'_> {
    /// The merchant card that a decision names.
    pub(super) fn card(&mut self, name: &str) -> Option<MerchantId> {
        cards::places(self.components).find("decision", name, self.problems)
    }
}

impl Documented for TradeRoutes {
    const TITLE: Title = Title::JourneyOne;
    const HAS_EXTRA_TURNS: bool = true;

    fn write(&self, document: &mut Document, components: &Components) {
        merchants::write(&self.merchants, &components.golem_edition, document);
        for (entry, seat) in document.seats.iter_mut().zip(Seat::all(document.players)) {
            let cards = self.route(seat).cards();
            let card = |(card, traders)| RouteEntry { card: face(components, card), traders };
            entry.route = Some(cards.map(card).collect());
        }
    }

    fn read(reader: &mut Reader, _: Map) -> TradeRoutes {
        let mut places = cards::places(reader.components);
        let mut routes: PerSeat<TradeRoute, SEATS> = PerSeat::default();
        for (seat, entry) in Seat::all(reader.document.players).zip(&reader.document.seats) {
            let place = format!("seat {seat}, route");
            for (index, entry) in entry.route.iter().flatten().enumerate() {
                let Some(card) = places.lay_one(&place, &entry.card, reader.problems) else { continue };
                if routes[seat].is_full() || entry.traders > TRADERS {
                    let (found, wanted) = if routes[seat].is_full() {
                        (index + 1, format!("at most {LONGEST}"))
                    } else {
                        (entry.traders.into(), format!("at most {TRADERS}"))
                    };
                    let place = place.clone();
                    reader.problems.push(Problem::Number { place, found, wanted, clause: j1(8) });
                    continue;
                }
                routes[seat].add(card);
                routes[seat].place(card, entry.traders);
            }
        }
        TradeRoutes { merchants: merchants::read(reader, &mut places), routes }
    }

    fn write_decision(decision: RouteDecision, components: &Components) -> DecisionEntry {
        match decision {
            RouteDecision::Market(card) => DecisionEntry::Market { card: face(components, card) },
            RouteDecision::Replace(card) => DecisionEntry::Replace { card: face(components, card) },
            RouteDecision::Swap => DecisionEntry::Swap { card: None },
            RouteDecision::SwapWith(card) => DecisionEntry::Swap { card: Some(face(components, card)) },
        }
    }

    fn read_decision(entry: &DecisionEntry, reader: &mut Reader) -> Option<RouteDecision> {
        match entry {
            DecisionEntry::Market { card } => reader.card(card).map(RouteDecision::Market),
            DecisionEntry::Replace { card } => reader.card(card).map(RouteDecision::Replace),
            DecisionEntry::Swap { card: None } => Some(RouteDecision::Swap),
            DecisionEntry::Swap { card: Some(card) } => reader.card(card).map(RouteDecision::SwapWith),
            _ => None,
        }
    }

    fn traders(&self, seat: Seat) -> u8 {
        self.route(seat).cards().map(|(_, traders)| traders).sum()
    }

    fn check_decision(&self, decision: RouteDecision, table: &Table, _: &Components) -> Result<(), Wrong> {
        let route = self.route(table.mover());
        let in_row = |card: MerchantId| self.merchants.row().contains(&card);
        let (fits, clause): (bool, Clause) = match decision {
            RouteDecision::Market(card) => (in_row(card), j1(7)),
            RouteDecision::Replace(card) => (in_row(card) && route.is_full(), j1(8)),
            RouteDecision::Swap => (route.len() >= 2, j1(11)),
            RouteDecision::SwapWith(card) => (route.len() >= 2 && route.position(card).is_some(), j1(11)),
        };
        if fits { Ok(()) } else { Err((DecisionFault::CardIsNotThere, clause)) }
    }

    fn is_opened_at(&self, decision: RouteDecision, kind: LocationKind) -> bool {
        match (decision, kind) {
            (RouteDecision::Market(card) | RouteDecision::Replace(card), LocationKind::Market { slot }) => {
                self.card_at(slot) == Some(card)
            }
            (RouteDecision::Swap | RouteDecision::SwapWith(_), LocationKind::AdjustTradeRoute) => true,
            _ => false,
        }
    }

    fn card_at(&self, slot: u8) -> Option<MerchantId> {
        market::card_at(&self.merchants, slot).ok()
    }

    fn row_len(&self) -> usize {
        self.merchants.row().len()
    }

    fn holds(&self, table: &Table, of: Origin) -> bool {
        match of {
            Origin::Market(card) => self.merchants.row().contains(&card),
            Origin::Route(card) => {
                let mut cards = self.route(table.mover()).cards();
                cards.any(|(other, traders)| other == card && traders > 0)
            }
            Origin::Location(_) | Origin::Wagon(_) | Origin::Outpost(_) => false,
        }
    }

    fn leads_from(&self, now: &TradeRoutes, draw: Draw) -> bool {
        matches!(draw, Draw::Merchant(card) if merchants::leads(&self.merchants, &now.merchants, card))
    }
}

impl Documented for MarketAndWagons {
    const TITLE: Title = Title::JourneyThree;
    const HAS_EXTRA_TURNS: bool = true;

    fn write(&self, document: &mut Document, components: &Components) {
        merchants::write(&self.merchants, &components.golem_edition, document);
        wagons::write(&self.mountains, components, document);
    }

    fn read(reader: &mut Reader, map: Map) -> MarketAndWagons {
        let mut places = cards::places(reader.components);
        let merchants = merchants::read(reader, &mut places);
        MarketAndWagons { merchants, mountains: wagons::read(reader, map) }
    }

    fn write_decision(decision: AllDecision, _: &Components) -> DecisionEntry {
        match decision {
            AllDecision::Trek(decision) => wagons::write_decision(decision),
            AllDecision::Fourth => DecisionEntry::Fourth {},
        }
    }

    fn read_decision(entry: &DecisionEntry, reader: &mut Reader) -> Option<AllDecision> {
        match entry {
            DecisionEntry::Fourth {} => Some(AllDecision::Fourth),
            _ => wagons::read_decision(entry, reader.document.players).map(AllDecision::Trek),
        }
    }

    fn check_parts(&self, table: &Table, components: &Components, problems: &mut Vec<Problem>) {
        wagons::check(&self.mountains, table, components, problems);
    }

    fn check_decision(
        &self,
        decision: AllDecision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong> {
        match decision {
            AllDecision::Trek(decision) => {
                let view = self.view(table, components);
                wagons::check_decision(view, decision)
            }
            AllDecision::Fourth if self.earns_tile(table, components) => Ok(()),
            AllDecision::Fourth => Err((DecisionFault::NothingToTake, j3(6))),
        }
    }

    fn earned_tiles(&self, seat: Seat) -> Earned {
        let cards = self.merchants.discarded(seat).len();
        Earned { columns: self.mountains.emptied(seat), merchants: cards / CARDS_PER_TILE }
    }

    fn earns(decision: AllDecision) -> Earned {
        match decision {
            AllDecision::Trek(decision) => wagons::earns(decision),
            AllDecision::Fourth => Earned { columns: 0, merchants: 1 },
        }
    }

    fn is_opened_at(&self, decision: AllDecision, kind: LocationKind) -> bool {
        match decision {
            AllDecision::Trek(decision) => wagons::is_opened_at(decision, kind),
            AllDecision::Fourth => matches!(kind, LocationKind::Market { .. }),
        }
    }

    fn follows_a_draw(decision: AllDecision) -> bool {
        matches!(decision, AllDecision::Trek(decision) if wagons::follows_a_draw(decision))
    }

    fn card_at(&self, slot: u8) -> Option<MerchantId> {
        market::card_at(&self.merchants, slot).ok()
    }

    fn follows_a_card(decision: AllDecision) -> bool {
        decision == AllDecision::Fourth
    }

    fn row_len(&self) -> usize {
        self.merchants.row().len()
    }

    fn holds(&self, table: &Table, of: Origin) -> bool {
        match of {
            Origin::Market(card) => self.merchants.row().contains(&card),
            Origin::Location(_) | Origin::Route(_) | Origin::Wagon(_) | Origin::Outpost(_) => {
                wagons::holds(&self.mountains, table, of)
            }
        }
    }

    fn map(&self) -> Option<Map> {
        Some(*self.mountains.map())
    }

    fn leads_from(&self, now: &MarketAndWagons, draw: Draw) -> bool {
        match draw {
            Draw::Merchant(card) => merchants::leads(&self.merchants, &now.merchants, card),
            _ => wagons::leads(&self.mountains, &now.mountains, draw),
        }
    }
}
