//! An Heroic Journey, Part I: An Endless World with the merchant cards of Golem Edition, which are used at
//! markets or laid along a trade route. Clauses J1-1 to J1-16.

#[cfg(feature = "position")]
mod position;

use crate::action::Move;
use crate::chance::Chance;
use crate::clause::{Clause, ew, j1};
use crate::components::endless_world::{BoardName, Group, LocationKind, Place, Star};
use crate::components::{Components, GameBox, MerchantId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::Decision;
use crate::games::journey::{Addition, Journey, Next, Origin, Table, Then, market};
use crate::map::Map;
use crate::parts::merchants::Merchants;
use crate::parts::route::TradeRoute;
use crate::parts::sink::Sink;
use crate::parts::world::{SEATS, Variant};
use crate::seat::{PerSeat, Seat};
use crate::set::Set;

/// The whole state of a game.
pub type JourneyOne = Journey<TradeRoutes, RouteDecision>;

/// Merchant cards on offer, and along the trade routes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TradeRoutes {
    pub(crate) merchants: Merchants,
    pub(crate) routes: PerSeat<TradeRoute, SEATS>,
}

/// What is to be decided about merchant cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RouteDecision {
    /// Whether to use the card of the market or to keep it (J1-7).
    Market(MerchantId),
    /// Which card of the route the new one replaces (J1-8).
    Replace(MerchantId),
    /// Which card to swap, if any (J1-11).
    Swap,
    /// Which card to swap this one with (J1-11).
    SwapWith(MerchantId),
}

impl TradeRoutes {
    /// The merchant cards on offer, and the discard piles.
    pub const fn merchants(&self) -> &Merchants {
        &self.merchants
    }

    /// A player's trade route.
    pub fn route(&self, seat: Seat) -> &TradeRoute {
        &self.routes[seat]
    }

    /// J1-8: adds the card of the market to the route, if there is room.
    fn keep(&mut self, seat: Seat, card: MerchantId) -> Next<RouteDecision> {
        if self.routes[seat].is_full() {
            return Next::Decide(Then::Added(RouteDecision::Replace(card)));
        }
        self.merchants.take(card);
        self.routes[seat].add(card);
        Next::END
    }

    /// J1-8: the old card goes to the discard pile, its traders stay.
    fn replace(&mut self, seat: Seat, old: MerchantId, new: MerchantId) -> Next<RouteDecision> {
        self.routes[seat].replace(old, new);
        self.merchants.take(new);
        self.merchants.discarded[seat].insert(old);
        Next::END
    }

    /// J1-11.
    fn adjust(&self, table: &mut Table) -> Next<RouteDecision> {
        *table.caravan_mut() += Crystals::of(Crystal::Yellow, 1);
        let can_swap = self.routes[table.mover()].len() >= 2;
        if can_swap { Next::Decide(Then::Added(RouteDecision::Swap)) } else { Next::END }
    }

    fn use_card(
        &mut self,
        table: &mut Table,
        components: &Components,
        card: MerchantId,
        of: Origin,
    ) -> Next<RouteDecision> {
        let decision = market::use_card(table, components, card, of);
        decision.unwrap_or_else(|| self.after_effect(table, components, of))
    }

    /// The traders that a card of the route takes, if it can be used (J1-12).
    fn route_cost(&self, table: &Table, components: &Components, card: MerchantId) -> Result<u8, Clause> {
        let cost = self.routes[table.mover()].cost(card).ok_or(j1(12))?;
        let can_place = cost <= table.world.available(table.mover());
        let is_possible = can_place && market::can_use(components, table.caravan(), card);
        if is_possible { Ok(cost) } else { Err(j1(12)) }
    }

    /// Whether a card of the route can be swapped or replaced.
    fn can_swap(&self, seat: Seat, card: MerchantId, chosen: Option<MerchantId>) -> bool {
        self.swappable(seat, chosen).any(|other| other == card)
    }

    /// The cards of the route that can be swapped, but for one that has been chosen.
    fn swappable(&self, seat: Seat, chosen: Option<MerchantId>) -> impl Iterator<Item = MerchantId> {
        let cards = self.routes[seat].cards().map(|(card, _)| card);
        cards.filter(move |&card| Some(card) != chosen)
    }
}

impl Addition for TradeRoutes {
    type Decision = RouteDecision;
    const BOXES: &'static [GameBox] = &[GameBox::GolemEdition, GameBox::EndlessWorld];
    const VARIANT: Variant = Variant {
        board: BoardName::JourneyOne,
        removed: Star::Black,
        groups: &[Group::Every, Group::One],
        // J1-4.
        is_side_b: false,
        lie_beside: true,
        golem_tiles: true,
        points: j1(1),
        tiles: j1(2),
        exploration: j1(3),
        explore: j1(15),
    };

    const MARKET: Clause = j1(7);

    fn new(_: usize, _: Map, components: &Components) -> TradeRoutes {
        TradeRoutes { merchants: Merchants::new(components.golem_edition.deck()), routes: PerSeat::default() }
    }

    fn set_up_draws(&self, _: &Components) -> Option<(Chance, Clause)> {
        self.draws().map(|draws| (draws, j1(5)))
    }

    fn turn_actions(&self, table: &Table, components: &Components, out: &mut impl Sink) {
        let available = table.world.available(table.mover());
        let usable = components.golem_edition.playable(table.caravan());
        for (card, cost) in self.routes[table.mover()].costs() {
            let can_place = cost.is_some_and(|cost| cost <= available);
            out.push_if(can_place && usable.contains(card), Move::Route(card));
        }
    }

    /// J1-6: a turn is work, a rest, or a card of the trade route.
    fn begin(
        &mut self,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<RouteDecision>, Clause> {
        let Move::Route(card) = action else { return Err(ew(27)) };
        let cost = self.route_cost(table, components, card)?;
        let mover = table.mover();
        self.routes[mover].place(card, cost);
        table.world.available[mover] -= cost;
        Ok(self.use_card(table, components, card, Origin::Route(card)))
    }

    fn workable(&self, table: &Table, components: &Components, _: Set<Place>) -> Set<Place> {
        let markets = table.board(components).markets().iter();
        let cards = self.merchants.row().len();
        markets.fold(Set::EMPTY, |open, &(place, slot)| open.with_if(usize::from(slot) < cards, place))
    }

    fn check_location(
        &self,
        _: &Table,
        _: &Components,
        kind: LocationKind,
        _: Crystals,
    ) -> Result<(), Clause> {
        match kind {
            LocationKind::Market { slot } => market::card_at(&self.merchants, slot).map(|_| ()),
            LocationKind::RefreshMarket | LocationKind::AdjustTradeRoute => Ok(()),
            _ => Err(ew(11)),
        }
    }

    fn work(&mut self, table: &mut Table, _: &Components, kind: LocationKind) -> Next<RouteDecision> {
        match kind {
            LocationKind::Market { slot } => match market::card_at(&self.merchants, slot) {
                Ok(card) => Next::Decide(Then::Added(RouteDecision::Market(card))),
                Err(_) => Next::END,
            },
            LocationKind::RefreshMarket => market::refresh(&mut self.merchants),
            LocationKind::AdjustTradeRoute => self.adjust(table),
            _ => Next::END,
        }
    }

    fn asks(&self, decision: RouteDecision, _: &Table, _: &Components) -> Decision {
        match decision {
            RouteDecision::Market(card) => Decision::Market { card },
            RouteDecision::Replace(card) => Decision::Replace { card },
            RouteDecision::Swap => Decision::Swap,
            RouteDecision::SwapWith(card) => Decision::SwapWith { card },
        }
    }

    fn actions(&self, decision: RouteDecision, table: &Table, components: &Components, out: &mut impl Sink) {
        let seat = table.mover();
        match decision {
            RouteDecision::Market(card) => {
                out.push_if(market::can_use(components, table.caravan(), card), Move::Use);
                out.push(Move::Keep);
            }
            RouteDecision::Replace(_) => out.list(self.swappable(seat, None).map(Move::Replace)),
            RouteDecision::Swap => {
                out.list(self.swappable(seat, None).map(Move::Swap));
                out.push(Move::Stop);
            }
            RouteDecision::SwapWith(card) => out.list(self.swappable(seat, Some(card)).map(Move::Swap)),
        }
    }

    fn opened_by(&self, decision: RouteDecision) -> Clause {
        match decision {
            RouteDecision::Market(_) => j1(7),
            RouteDecision::Replace(_) => j1(8),
            RouteDecision::Swap | RouteDecision::SwapWith(_) => j1(11),
        }
    }

    fn perform(
        &mut self,
        decision: RouteDecision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next<RouteDecision>, Clause> {
        let seat = table.mover();
        match (decision, action) {
            (RouteDecision::Market(card), Move::Use)
                if market::can_use(components, table.caravan(), card) =>
            {
                Ok(self.use_card(table, components, card, Origin::Market(card)))
            }
            (RouteDecision::Market(card), Move::Keep) => Ok(self.keep(seat, card)),
            (RouteDecision::Replace(new), Move::Replace(old)) if self.can_swap(seat, old, None) => {
                Ok(self.replace(seat, old, new))
            }
            (RouteDecision::Swap, Move::Swap(card)) if self.can_swap(seat, card, None) => {
                Ok(Next::Decide(Then::Added(RouteDecision::SwapWith(card))))
            }
            (RouteDecision::SwapWith(first), Move::Swap(card)) if self.can_swap(seat, card, Some(first)) => {
                self.routes[seat].swap(first, card);
                Ok(Next::END)
            }
            (RouteDecision::Swap, Move::Stop) => Ok(Next::END),
            _ => Err(self.opened_by(decision)),
        }
    }

    /// J1-7: a card of the market that has been used goes to the discard pile.
    fn after_effect(&mut self, table: &mut Table, _: &Components, of: Origin) -> Next<RouteDecision> {
        if let Origin::Market(card) = of {
            self.merchants.discard(table.mover(), card);
        }
        Next::END
    }

    /// J1-13.
    fn take_back(&mut self, seat: Seat) -> u8 {
        self.routes[seat].take_back()
    }

    fn route(&self, seat: Seat) -> Option<&TradeRoute> {
        Some(&self.routes[seat])
    }

    /// J1-14.
    fn merchant_cards(&self, seat: Seat) -> usize {
        self.routes[seat].len() + self.merchants.discarded(seat).len()
    }

    fn merchants(&self) -> Option<&Merchants> {
        Some(&self.merchants)
    }

    fn merchants_mut(&mut self) -> Option<&mut Merchants> {
        Some(&mut self.merchants)
    }
}
