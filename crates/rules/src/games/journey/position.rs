//! Positions of the games of the third box: the world, and what each game adds.

mod check;
mod decision;
mod tiles;

use super::{Addition, Decision, Parts, Table, Then, WorkDecision};
use crate::action::Draw;
use crate::clause::{Clause, ew, j2};
use crate::components::Components;
use crate::games::play::Phase;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::order::Order;
use crate::parts::route::TradeRoute;
use crate::parts::world::{SEATS, World};
use crate::position::{DecisionEntry, Demand, Document, Fields, PhaseOf, Positioned, Reader, Room, Wrong};
use crate::seat::{PerSeat, Seat};
pub(crate) use decision::Matter;

/// What a game adds, in a document.
pub(crate) trait Added: Addition + PartialEq {
    /// The fields of the document that the game uses.
    const FIELDS: &'static [Fields];
    const MERCHANT_ROW: Room = None;

    /// The added parts as the document says.
    fn read(reader: &mut Reader) -> Self;
    /// The parts of other boxes.
    fn others(&self) -> Others<'_>;
    /// What a decision is about.
    fn matter(decision: Self::Decision) -> Matter;
    /// The decision about it, if the game knows one.
    fn decision(matter: Matter) -> Option<Self::Decision>;
    /// Whether the merchant card just taken brings a bonus tile (J3-6).
    fn earns(&self, _table: &Table, _components: &Components) -> bool {
        false
    }
}

/// The parts of other boxes that a game is played with.
#[derive(Clone, Copy, Default)]
pub(crate) struct Others<'a> {
    pub(crate) merchants: Option<&'a Merchants>,
    pub(crate) routes: Option<&'a PerSeat<TradeRoute, SEATS>>,
    pub(crate) mountains: Option<&'a Mountains>,
}

impl<A: Added> Positioned for Parts<A> {
    const FIELDS: &'static [Fields] = A::FIELDS;
    const POINT_ROW: Room = Some((4, ew(2)));
    const MERCHANT_ROW: Room = A::MERCHANT_ROW;
    const HAS_EXTRA_TURNS: bool = A::MERCHANT_ROW.is_some();
    const END: Clause = ew(23);

    fn write(&self, document: &mut Document, components: &Components) {
        self.table.world.write(&A::VARIANT, &components.endless_world, document);
        let Others { merchants, routes, mountains } = self.added.others();
        if let Some(merchants) = merchants {
            merchants.write(document, components);
        }
        if let Some(mountains) = mountains {
            let components = &components.eastern_mountains;
            mountains.write(&components.journey_map, components, document);
        }
        if let Some(routes) = routes {
            document.seated_mut().for_each(|(seat, entry)| routes[seat].write(entry, components));
        }
    }

    fn read(reader: &mut Reader, order: Order) -> Option<Parts<A>> {
        let world = World::read(reader, &A::VARIANT)?;
        Some(Parts { table: Table { order, world }, added: A::read(reader) })
    }

    fn write_decision(&self, decision: Decision<A::Decision>, components: &Components) -> DecisionEntry {
        match decision {
            Decision::Work(decision) => decision.write(self.table.world.board(), components),
            Decision::Added(decision) => A::matter(decision).write(components),
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Decision<A::Decision>> {
        match WorkDecision::read(entry, self.table.world.board(), reader) {
            Some(decision) => Some(Decision::Work(decision)),
            None => A::decision(Matter::read(entry, reader)?).map(Decision::Added),
        }
    }

    fn write_draw(&self, then: Then<A::Decision>, components: &Components) -> DecisionEntry {
        let decision = match then {
            Then::Work(decision) => Some(Decision::Work(decision)),
            Then::Added(decision) => Some(Decision::Added(decision)),
            Then::End | Then::Again => None,
        };
        let entry = decision.map(|decision| Box::new(self.write_decision(decision, components)));
        DecisionEntry::Draw { then: entry, again: matches!(then, Then::Again) }
    }

    fn read_draw(&self, entry: &DecisionEntry, reader: &mut Reader) -> Option<Then<A::Decision>> {
        match entry {
            DecisionEntry::Draw { then: None, again: true } if Self::HAS_EXTRA_TURNS => Some(Then::Again),
            DecisionEntry::Draw { then: None, again: false } => Some(Then::End),
            DecisionEntry::Draw { then: Some(then), again: false } => {
                Some(match self.read_decision(then, reader)? {
                    Decision::Work(decision) => Then::Work(decision),
                    Decision::Added(decision) => Then::Added(decision),
                })
            }
            _ => None,
        }
    }

    fn leads_from(&self, now: &Parts<A>, draw: Draw, components: &Components) -> bool {
        let (wanted, dealt) = (self.added.others(), now.added.others());
        let players = self.table.order.players();
        let merchants = || match (wanted.merchants.zip(dealt.merchants), draw) {
            (Some((wanted, dealt)), Draw::Merchant(card)) => wanted.offer.leads_from(&dealt.offer, card),
            _ => false,
        };
        let mut mountains = wanted.mountains.into_iter().zip(dealt.mountains);
        self.table.world.leads_from(&now.table.world, draw, players, &components.endless_world)
            || merchants()
            || mountains.any(|(wanted, dealt)| wanted.leads_from(dealt, draw))
    }

    fn check_parts(&self, phase: PhaseOf<Self>, reader: &mut Reader) {
        if let Phase::SetUp = phase {
            return;
        }
        let Table { order, world } = &self.table;
        let components = &reader.components.endless_world;
        let routes = self.added.others().routes;
        let elsewhere = |seat: Seat| routes.map_or(0, |routes| routes[seat].traders());
        world.check(*order, &A::VARIANT, elsewhere, components, &mut reader.report);
        self.check_mountains(reader);
        self.check_caravans(phase, reader);
    }

    fn check_past(&self, phase: PhaseOf<Self>, reader: &mut Reader) {
        self.check_tiles(phase, reader);
        let Table { order, world } = &self.table;
        world.check_past(*order, &reader.components.endless_world, &mut reader.report);
    }

    fn check_phase(&self, phase: PhaseOf<Self>, components: &Components) -> Result<(), Wrong> {
        match phase {
            Phase::SetUp => Ok(()),
            Phase::Turn | Phase::Over => self.check_settled(),
            Phase::Return { again, .. } => {
                self.check_settled()?;
                if again { self.check_refreshed(components) } else { Ok(()) }
            }
            Phase::Within(Decision::Work(decision)) => self.check_work_at(decision, components),
            Phase::Within(Decision::Added(decision)) => self.check_added(A::matter(decision), components),
            Phase::Draw(then) => self.check_draw_at(then, components),
        }
    }

    fn may_follow_claim(phase: PhaseOf<Self>) -> bool {
        !matches!(phase, Phase::Turn)
    }
}

/// As many crystals as a trade brings for one, or more.
const TRADED: usize = 10;

#[expect(private_bounds, reason = "a position is read by the rules alone")]
impl<A: Added> Parts<A> {
    /// J2-5: so many mountains of each symbol lie on the map, and every player has a wagon.
    fn check_mountains(&self, reader: &mut Reader) {
        let (components, report) = (&reader.components.eastern_mountains, &mut reader.report);
        let Some(mountains) = self.added.others().mountains else { return };
        mountains.check_dealt(super::trek::KEPT_PER_SYMBOL, j2(5), components, report);
        report.exactly("mountain_pile", mountains.pile.len(), 0, j2(5));
        let wagons = self.table.order.seats().filter(|&seat| mountains.wagon(seat).is_some()).count();
        report.exactly("wagons", wagons, self.table.order.players(), j2(5));
    }

    /// Above the limit only within a turn: the mover's, and those to whom tolls have been paid.
    fn check_caravans(&self, phase: PhaseOf<Self>, reader: &mut Reader) {
        let Table { order, world } = &self.table;
        let components = &reader.components.endless_world;
        let limit = A::VARIANT.limit(components) as usize;
        let tolls = match reader.document.demand {
            Demand::Reachable if self.added.others().mountains.is_none() => 0,
            demand => demand.tolls(),
        };
        for seat in order.seats() {
            let within = limit + world.added_within_a_turn(seat, components);
            let most = match phase {
                Phase::SetUp | Phase::Turn | Phase::Over => limit,
                _ if seat != order.seat() => limit + tolls,
                Phase::Within(Decision::Work(_)) | Phase::Draw(Then::Work(_)) => within,
                // J3-6: the tile for every fourth merchant card comes after what the card has brought.
                Phase::Within(Decision::Added(_))
                | Phase::Draw(Then::Added(_) | Then::End | Then::Again)
                | Phase::Return { .. } => TRADED * within,
            };
            reader.report.crystals(format!("seat {seat}, caravan"), world.caravan(seat), most, ew(22));
        }
    }
}
