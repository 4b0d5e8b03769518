//! Whether a decision can be the one at hand.

use super::{Added, Matter, Others, Parts};
use crate::clause::{Clause, ew, j1, j2, j3};
use crate::components::endless_world::{LocationKind, Place, Reach, StackOf};
use crate::components::{Components, MerchantId};
use crate::games::journey::trek::{self, TrekDecision};
use crate::games::journey::{Decision, Origin, Then, Visit, WorkDecision, market};
use crate::games::journey_one::RouteDecision;
use crate::games::play::{Phase, Play};
use crate::parts::wagon::WagonDecision;
use crate::parts::world::{ROW, Stack};
use crate::position::{DecisionFault, Wrong, check_choice, ensure};

/// What is still to be drawn.
struct Pending {
    tile: bool,
    card: bool,
    merchant: bool,
}

#[expect(private_bounds, reason = "a position is read by the rules alone")]
impl<A: Added> Parts<A> {
    fn pending(&self) -> Pending {
        let world = &self.table.world;
        Pending {
            tile: world.uncovered().is_some(),
            card: world.golems.wants_card(),
            merchant: self.added.draws().is_some(),
        }
    }

    /// Nothing is to be drawn.
    pub(super) fn check_settled(&self) -> Result<(), Wrong> {
        let Pending { tile, card, merchant } = self.pending();
        ensure(!tile && !card && !merchant, DecisionFault::RowIsShort, ew(16))
    }

    /// J1-9: at most one card has left the row of the market, unless it is being refreshed.
    fn misses_one_merchant(&self) -> bool {
        let merchants = self.added.others().merchants;
        merchants.is_none_or(|merchants| !merchants.wants_card() || merchants.offer.misses_one())
    }

    /// Something is to be drawn, in one place at most, and what follows makes sense.
    pub(super) fn check_draw_at(
        &self,
        then: Then<A::Decision>,
        components: &Components,
    ) -> Result<(), Wrong> {
        let world = &self.table.world;
        let Pending { tile, card, merchant } = self.pending();
        let uncovered =
            world.stacks.iter().filter(|stack: &&Stack| stack.top().is_none() && stack.below() > 0);
        let is_again = matches!(then, Then::Again);
        let is_one = uncovered.count() <= 1
            && (!card || world.golems.cards().len() == ROW)
            && (is_again || self.misses_one_merchant());
        ensure(is_one && (tile || card || merchant), DecisionFault::NothingToRefill, ew(16))?;
        self.check_cause(is_again, components)?;
        match then {
            // EW-15: the other half of a visit.
            Then::Work(decision) => {
                let is_half = matches!(decision, WorkDecision::Golem(visit) if !visit.is_new());
                ensure(is_half, DecisionFault::NotAfterDraw, ew(15))?;
                self.check_origin(decision, components)
            }
            // J2-11: a tile for an emptied column is turned up before the trade.
            Then::Added(decision) => {
                let matter = A::matter(decision);
                let is_trade = matter == Matter::Trek(TrekDecision::Wagon(WagonDecision::Trade));
                ensure(is_trade, DecisionFault::NotAfterDraw, j2(11))?;
                self.check_opened(matter, components)?;
                self.check_matter(matter, components)
            }
            Then::Again => {
                ensure(!tile && !card, DecisionFault::NothingToRefill, ew(16))?;
                self.check_refreshed(components)
            }
            Then::End => Ok(()),
        }
    }

    /// What is to be drawn has been taken at a location where the mover works.
    fn check_cause(&self, is_again: bool, components: &Components) -> Result<(), Wrong> {
        let Pending { card, merchant, .. } = self.pending();
        let stacks = self.table.board(components).stacks();
        let uncovered = self.table.world.uncovered().and_then(|stack| stacks.get(stack));
        let gives = |place: Place, kind: LocationKind| match uncovered.map(|space| space.of) {
            Some(StackOf::Location(owner)) => owner == place,
            Some(StackOf::Outposts) => matches!(kind, LocationKind::MoveWagon(_)),
            Some(StackOf::Merchants) => matches!(kind, LocationKind::Market { .. }),
            None => true,
        };
        let is_market = |kind| match kind {
            LocationKind::RefreshMarket => is_again,
            LocationKind::Market { .. } => !is_again,
            _ => false,
        };
        let is_golem = |kind| matches!(kind, LocationKind::Golem { .. });
        let fits = self.works_at(components, gives)
            && (!card || self.works_at(components, |_, kind| is_golem(kind)))
            && (!merchant || self.works_at(components, |_, kind| is_market(kind)));
        ensure(fits, DecisionFault::NotWorking, ew(7))
    }

    /// J1-10: another turn follows a refresh of the market alone.
    pub(super) fn check_refreshed(&self, components: &Components) -> Result<(), Wrong> {
        let has_refreshed = self.works_at(components, |_, kind| kind == LocationKind::RefreshMarket);
        ensure(has_refreshed, DecisionFault::NotWorking, j1(10))
    }

    /// Whether the mover works at such a location.
    fn works_at(&self, components: &Components, is_one: impl Fn(Place, LocationKind) -> bool) -> bool {
        let board = self.table.board(components);
        let standing = self.table.world.standing(self.table.mover());
        standing.into_iter().any(|place| is_one(place, board.location(place).kind))
    }

    fn is_working(&self, place: Place) -> bool {
        self.table.world.standing(self.table.mover()).contains(place)
    }

    /// A decision about the location: nothing is to be drawn, but the next point card while an exploration
    /// tile is being chosen (EW-16).
    pub(super) fn check_work_at(&self, decision: WorkDecision, components: &Components) -> Result<(), Wrong> {
        let Pending { tile, card, merchant } = self.pending();
        let len = self.table.world.golems.cards().len();
        let fits = match decision {
            WorkDecision::Explore(_) if card => len == ROW,
            WorkDecision::Explore(_) => len <= ROW,
            _ => !card,
        };
        ensure(fits && !tile && !merchant, DecisionFault::RowIsShort, ew(16))?;
        self.check_origin(decision, components)
    }

    /// A decision about what the game adds: nothing is to be drawn, but a merchant card after a fourth (J3-6).
    pub(super) fn check_added(&self, matter: Matter, components: &Components) -> Result<(), Wrong> {
        let Pending { tile, card, merchant } = self.pending();
        let may_want_merchant = matter == Matter::Fourth && self.misses_one_merchant();
        let is_settled = !tile && !card && (!merchant || may_want_merchant);
        ensure(is_settled, DecisionFault::RowIsShort, j1(9))?;
        self.check_matter(matter, components)?;
        self.check_opened(matter, components)
    }

    /// EW-7: a decision comes from a location where the mover works.
    fn check_opened(&self, matter: Matter, components: &Components) -> Result<(), Wrong> {
        let opens = |kind| match (matter, kind) {
            (Matter::Route(RouteDecision::Market(card) | RouteDecision::Replace(card)), _) => {
                self.is_market_of(card, kind)
            }
            (Matter::Route(_), kind) => kind == LocationKind::AdjustTradeRoute,
            (Matter::Fourth, kind) => matches!(kind, LocationKind::Market { .. }),
            (Matter::Trek(TrekDecision::Outpost), kind) => kind == LocationKind::OutpostTrade,
            (Matter::Trek(decision), LocationKind::MoveWagon(printed)) => match decision {
                TrekDecision::Move(reach) => reach == printed,
                TrekDecision::GoOn => printed == Reach::Two,
                _ => true,
            },
            (Matter::Trek(_), _) => false,
        };
        ensure(self.works_at(components, |_, kind| opens(kind)), DecisionFault::NotWorking, ew(7))
    }

    /// Whether the table allows a decision about the parts of other boxes.
    fn check_matter(&self, matter: Matter, components: &Components) -> Result<(), Wrong> {
        match matter {
            Matter::Route(decision) => self.check_route(decision),
            Matter::Trek(decision) => self.check_trek(decision, components),
            Matter::Fourth => {
                ensure(self.added.earns(&self.table, components), DecisionFault::NothingToTake, j3(6))
            }
        }
    }

    fn check_route(&self, decision: RouteDecision) -> Result<(), Wrong> {
        let Others { merchants: Some(merchants), routes: Some(routes), .. } = self.added.others() else {
            return Err((DecisionFault::OtherGame, ew(27)));
        };
        let route = &routes[self.table.mover()];
        let in_row = |card: MerchantId| merchants.row().contains(&card);
        let (fits, clause) = match decision {
            RouteDecision::Market(card) => (in_row(card), j1(7)),
            RouteDecision::Replace(card) => (in_row(card) && route.is_full(), j1(8)),
            RouteDecision::Swap => (route.len() >= 2, j1(11)),
            RouteDecision::SwapWith(card) => (route.len() >= 2 && route.position(card).is_some(), j1(11)),
        };
        ensure(fits, DecisionFault::CardIsNotThere, clause)
    }

    fn check_trek(&self, decision: TrekDecision, components: &Components) -> Result<(), Wrong> {
        let Some(mountains) = self.added.others().mountains else {
            return Err((DecisionFault::OtherGame, ew(27)));
        };
        let (table, boxed) = (&self.table, &components.eastern_mountains);
        let view = trek::view(mountains, table, components, &A::VARIANT);
        let (fits, fault, clause) = match decision {
            TrekDecision::Move(reach) => (view.can_move(reach), DecisionFault::CannotStep, j2(9)),
            TrekDecision::GoOn => (!view.second_steps().is_empty(), DecisionFault::CannotStep, j2(9)),
            TrekDecision::Wagon(decision) => {
                let caravans = &table.world.caravans;
                return decision.check_at(mountains, boxed, caravans, table.order, &trek::TERMS);
            }
            TrekDecision::Build => {
                let can_build = mountains.check_build(boxed, table.order, view.caravan).is_ok();
                (can_build, DecisionFault::CannotBuild, j2(11))
            }
            TrekDecision::Column => {
                let column = mountains.emptied_here(boxed, table.mover());
                ensure(column.is_some(), DecisionFault::NoColumn, j2(11))?;
                (view.has_reward(), DecisionFault::NothingToTake, j2(11))
            }
            TrekDecision::Outpost => {
                (!view.trading_outposts().is_empty(), DecisionFault::CannotTrade, j2(14))
            }
        };
        ensure(fits, fault, clause)
    }

    /// Whether the mover is where the decision comes from.
    fn check_origin(&self, decision: WorkDecision, components: &Components) -> Result<(), Wrong> {
        let play = Play { phase: Phase::Within(Decision::Work(decision)), parts: *self };
        check_choice(&play, components)?;
        match decision {
            WorkDecision::Upgrade { left, of } => {
                let most = self.upgrades_of(of, components);
                ensure((1..=most).contains(&left), DecisionFault::Upgrades, ew(13))?;
                self.check_at(of, components)
            }
            WorkDecision::Trade { of } => self.check_at(of, components),
            WorkDecision::Golem(visit) => self.check_visit_at(visit, components),
            WorkDecision::Explore(visit) => {
                let (world, mover) = (&self.table.world, self.table.mover());
                let cards = world.exploration_cards(mover, &components.endless_world);
                ensure(cards > world.explored(mover).len(), DecisionFault::NothingToTake, ew(19))?;
                self.check_visit_at(visit, components)
            }
        }
    }

    fn check_visit_at(&self, visit: Visit, components: &Components) -> Result<(), Wrong> {
        let (world, mover) = (&self.table.world, self.table.mover());
        let kind = self.table.board(components).location(visit.place).kind;
        let fits = matches!(kind, LocationKind::Golem { .. })
            && self.is_working(visit.place)
            && !(visit.has_claimed && world.claimed(mover).is_empty())
            && !(visit.has_taken && (world.tiles(mover).is_empty() || !A::VARIANT.golem_tiles));
        ensure(fits, DecisionFault::NotWorking, ew(15))
    }

    fn upgrades_of(&self, of: Origin, components: &Components) -> u8 {
        match of {
            Origin::Location(place) => match self.table.board(components).location(place).kind {
                LocationKind::Upgrade(upgrades) => upgrades,
                _ => 0,
            },
            Origin::Market(card) | Origin::Route(card) => components.golem_edition.merchant(card).upgrades(),
            Origin::Wagon(_) | Origin::Outpost(_) => 0,
        }
    }

    /// Whether this is the market location above a card.
    fn is_market_of(&self, card: MerchantId, kind: LocationKind) -> bool {
        let LocationKind::Market { slot } = kind else { return false };
        let merchants = self.added.others().merchants;
        merchants.is_some_and(|merchants| market::card_at(merchants, slot) == Ok(card))
    }

    /// Whether the mover is working there, has the card, or stands on the mountain.
    fn check_at(&self, of: Origin, components: &Components) -> Result<(), Wrong> {
        let (mover, Others { merchants, routes, mountains }) = (self.table.mover(), self.added.others());
        let (fits, clause): (bool, Clause) = match of {
            Origin::Location(place) => (self.is_working(place), ew(7)),
            Origin::Market(card) => {
                (merchants.is_some_and(|merchants| merchants.row().contains(&card)), j1(7))
            }
            Origin::Route(card) => {
                let mut cards = routes.into_iter().flat_map(|routes| routes[mover].cards());
                (cards.any(|(other, traders)| other == card && traders > 0), j1(12))
            }
            Origin::Wagon(tile) => {
                let here = mountains.and_then(|mountains| mountains.mountain(mountains.wagon(mover)?));
                (here == Some(tile), j2(13))
            }
            Origin::Outpost(tile) => {
                let has_built = mountains.is_some_and(|mountains| {
                    let mut cells = mountains.outposts(mover).into_iter();
                    cells.any(|cell| mountains.mountain(cell) == Some(tile))
                });
                (has_built, j2(14))
            }
        };
        ensure(fits, DecisionFault::NotWorking, clause)?;
        let is_opened = match of {
            Origin::Location(_) | Origin::Route(_) => true,
            Origin::Market(card) => self.works_at(components, |_, kind| self.is_market_of(card, kind)),
            Origin::Wagon(_) => self.works_at(components, |_, kind| kind == LocationKind::WagonTrade),
            Origin::Outpost(_) => self.works_at(components, |_, kind| kind == LocationKind::OutpostTrade),
        };
        ensure(is_opened, DecisionFault::NotWorking, ew(7))
    }
}
