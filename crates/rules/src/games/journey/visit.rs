//! Decisions at a location: upgrades, trades, golems and exploration tiles (EW-13 to EW-19).

use super::{Addition, Next, Origin, Parts, Then, Visit, WorkDecision};
use crate::action::Move;
use crate::clause::{Clause, ew, j1, j2};
use crate::components::endless_world::{Benefit, LocationKind, Place, StackOf};
use crate::components::{Components, PointId};
use crate::crystals::Crystals;
use crate::decision::{Decision, Trade};
use crate::parts::effect;
use crate::parts::sink::Sink;

#[expect(private_bounds, reason = "an addition is a matter of the rules alone")]
impl<A: Addition> Parts<A> {
    /// The point card above a golem location, if one lies there (EW-26).
    pub(super) fn card_above(&self, components: &Components, place: Place) -> Option<PointId> {
        match self.table.board(components).location(place).kind {
            LocationKind::Golem { slot } => self.table.world.row().get(usize::from(slot)).copied(),
            _ => None,
        }
    }

    /// Whether the point card of a slot is there and can be paid (EW-16).
    pub(super) fn can_claim(&self, components: &Components, slot: u8, caravan: Crystals) -> bool {
        let card = self.table.world.row().get(usize::from(slot));
        card.is_some_and(|&card| caravan.contains(components.endless_world.cost(card)))
    }

    /// Whether a bonus tile of a golem location can be taken (EW-15, EW-17).
    pub(super) fn has_tile(&self, components: &Components, place: Place) -> bool {
        self.takeable(components) & self.table.board(components).stacks_at(place) != 0
    }

    /// The stacks of golem locations of which the top tile can be taken, a bit for each in the order of the board: none
    /// if there is no room for a tile (EW-17).
    pub(super) fn takeable(&self, components: &Components) -> u8 {
        let world = &self.table.world;
        let has_space = world.has_space(self.table.mover(), &A::VARIANT, &components.endless_world);
        if A::VARIANT.golem_tiles && has_space { world.open_stacks() } else { 0 }
    }

    /// Whether a visit can go on with a claim.
    fn claimable(&self, components: &Components, visit: Visit) -> Option<PointId> {
        let card = self.card_above(components, visit.place).filter(|_| !visit.has_claimed)?;
        self.table.caravan().contains(components.endless_world.cost(card)).then_some(card)
    }

    /// How a visit goes on: with what has not been done yet, if it can be.
    fn visit_on(&self, components: &Components, visit: Visit) -> Then<A::Decision> {
        let can_take = !visit.has_taken && self.has_tile(components, visit.place);
        if can_take || self.claimable(components, visit).is_some() {
            Then::Work(WorkDecision::Golem(visit))
        } else {
            Then::End
        }
    }

    /// What is to be decided, as it is told to others.
    pub(super) fn asks_of_work(&self, components: &Components, decision: WorkDecision) -> Decision {
        match decision {
            WorkDecision::Upgrade { left, .. } => Decision::Upgrade { left },
            WorkDecision::Trade { of } => {
                let trade = Trade::of(self.trade_of(components, of));
                Decision::Trade { trade, is_optional: false }
            }
            WorkDecision::Golem(visit) => Decision::Golem(visit),
            WorkDecision::Explore(_) => Decision::Explore,
        }
    }

    pub(super) fn work_actions(&self, components: &Components, decision: WorkDecision, out: &mut impl Sink) {
        match decision {
            WorkDecision::Upgrade { .. } => effect::upgrade_actions(self.table.caravan(), out),
            WorkDecision::Trade { of } => {
                let (give, _) = self.trade_of(components, of);
                effect::trade_actions(self.table.caravan(), give, out);
            }
            WorkDecision::Golem(visit) => {
                out.list(self.claimable(components, visit).map(Move::Claim));
                if !visit.has_taken && self.has_tile(components, visit.place) {
                    let of = StackOf::Location(visit.place);
                    let tops = self.table.world.tops(&components.endless_world, of);
                    out.list(tops.map(Move::TakeTile));
                }
                if !visit.is_new() {
                    out.push(Move::Stop);
                }
            }
            WorkDecision::Explore(_) => {
                out.each(self.table.world.explorable(), Move::Explore);
            }
        }
    }

    /// The clause that opened a decision about the location.
    pub(super) fn clause_of_work(decision: WorkDecision) -> Clause {
        match decision {
            WorkDecision::Upgrade { of: Origin::Location(_), .. } => ew(13),
            WorkDecision::Upgrade { of, .. } | WorkDecision::Trade { of } => Self::clause_of(of),
            WorkDecision::Golem(_) => ew(15),
            WorkDecision::Explore(_) => A::VARIANT.explore,
        }
    }

    pub(super) fn perform_work(
        &mut self,
        components: &Components,
        decision: WorkDecision,
        action: Move,
    ) -> Result<Next<A::Decision>, Clause> {
        let opened_by = || Self::clause_of_work(decision);
        match decision {
            WorkDecision::Upgrade { left, of } => {
                let left = effect::upgrade(self.table.caravan_mut(), left, action, opened_by)?;
                Ok(self.upgrade(components, left, of))
            }
            WorkDecision::Trade { of } => {
                let trade = self.trade_of(components, of);
                effect::trade(self.table.caravan_mut(), trade, action, opened_by)?;
                Ok(self.added.after_effect(&mut self.table, components, of))
            }
            WorkDecision::Golem(visit) => self.visit(components, visit, action),
            WorkDecision::Explore(visit) => match action {
                Move::Explore(tile) if self.table.world.explorable().contains(tile) => {
                    self.table.world.explore(self.table.order.seat(), tile, &components.endless_world);
                    Ok(Next::Draw(self.visit_on(components, visit)))
                }
                _ => Err(opened_by()),
            },
        }
    }

    /// EW-15: the point card, a bonus tile, or the end of the visit.
    fn visit(
        &mut self,
        components: &Components,
        visit: Visit,
        action: Move,
    ) -> Result<Next<A::Decision>, Clause> {
        match action {
            Move::Stop if !visit.is_new() => Ok(Next::END),
            Move::Claim(card) => {
                if visit.has_claimed || self.card_above(components, visit.place) != Some(card) {
                    return Err(ew(15));
                }
                self.claimable(components, visit).ok_or(ew(16))?;
                Ok(self.claim(components, visit, card))
            }
            Move::TakeTile(_) if !A::VARIANT.golem_tiles => Err(j2(8)),
            Move::TakeTile(tile) => {
                let (mover, boxed) = (self.table.mover(), &components.endless_world);
                let is_on_top =
                    self.table.world.tops(boxed, StackOf::Location(visit.place)).any(|top| top == tile);
                if visit.has_taken || !is_on_top {
                    return Err(ew(15));
                }
                if !self.table.world.has_space(mover, &A::VARIANT, boxed) {
                    return Err(ew(17));
                }
                self.table.world.take_tile(mover, tile);
                Ok(Next::Draw(self.visit_on(components, Visit { has_taken: true, ..visit })))
            }
            _ => Err(ew(15)),
        }
    }

    /// EW-16: the card, then its benefit, then the card after the known next one is turned up.
    fn claim(&mut self, components: &Components, visit: Visit, card: PointId) -> Next<A::Decision> {
        let mover = self.table.mover();
        let visit = Visit { has_claimed: true, ..visit };
        self.table.world.claim(&components.endless_world, card, mover);
        match components.endless_world.point(card).benefit {
            Benefit::NewTraders(traders) => self.table.world.hire(mover, traders),
            // EW-19: with no tile left the benefit lapses.
            Benefit::Exploration if !self.table.world.explorable().is_empty() => {
                return Next::Decide(Then::Work(WorkDecision::Explore(visit)));
            }
            Benefit::Exploration | Benefit::Help { .. } | Benefit::Tool { .. } => {}
        }
        Next::Draw(self.visit_on(components, visit))
    }

    /// What a trade gives up and takes.
    fn trade_of(&self, components: &Components, of: Origin) -> (Crystals, Crystals) {
        match of {
            Origin::Location(place) => match self.table.board(components).location(place).kind {
                LocationKind::Trade { give, take } => (give, take),
                _ => (Crystals::NONE, Crystals::NONE),
            },
            Origin::Market(card) | Origin::Route(card) => components.golem_edition.merchant(card).trade(),
            Origin::Wagon(tile) | Origin::Outpost(tile) => {
                let tile = components.eastern_mountains.mountain(tile);
                (tile.give, tile.take)
            }
        }
    }

    /// The clause that opened an upgrade or a trade; of a location, a trade.
    fn clause_of(of: Origin) -> Clause {
        match of {
            Origin::Location(_) => ew(14),
            Origin::Market(_) => A::MARKET,
            Origin::Route(_) => j1(12),
            Origin::Wagon(_) => j2(13),
            Origin::Outpost(_) => j2(14),
        }
    }
}
