//! What the four games of the third box share: a turn is work at a location, or a rest. What a game adds
//! to that is an `Addition`; An Endless World adds nothing.

mod addition;
mod decision;
pub(crate) mod market;
#[cfg(feature = "position")]
pub(crate) mod position;
pub mod trek;
mod visit;

use rand_core::Rng;

use super::play::{self, Play};
use super::unexpected;
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, ew, j1};
use crate::components::endless_world::{Board, Location, LocationKind, Place};
use crate::components::{Components, GameBox, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::decision::Decision as Asked;
use crate::facts::Golem;
use crate::map::Map;
use crate::map::file::Shape;
use crate::parts::merchants::Merchants;
use crate::parts::mountains::Mountains;
use crate::parts::order::Order;
use crate::parts::route::TradeRoute;
use crate::parts::sink::{Moves, Sink};
use crate::parts::world::{CARDS_TO_END, Variant, World};
use crate::score::{Score, Source};
use crate::seat::Seat;
use crate::set::Set;
pub(crate) use addition::Addition;
pub(crate) use decision::Next;
pub use decision::{Decision, Origin, Then, Visit, WorkDecision};

const SOURCES: &[Source] =
    &[Source::PointCards, Source::BonusTiles, Source::ExplorationTiles, Source::Crystals];
const SOURCES_WITH_OUTPOSTS: &[Source] =
    &[Source::PointCards, Source::Outposts, Source::BonusTiles, Source::ExplorationTiles, Source::Crystals];

/// The whole state of a game: what every game of the third box has on the table, and what the game adds, with decisions of
/// its own.
pub type Journey<A, D> = Play<Parts<A>, Decision<D>, Then<D>>;

/// The table, and what the game adds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts<A> {
    pub(crate) table: Table,
    pub(crate) added: A,
}

/// What every game of the third box has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) order: Order,
    pub(crate) world: World,
}

impl Table {
    /// The player whose turn it is.
    pub(crate) fn mover(&self) -> Seat {
        self.order.seat()
    }

    pub(crate) fn caravan(&self) -> Crystals {
        self.world.caravan(self.mover())
    }

    pub(crate) fn caravan_mut(&mut self) -> &mut Crystals {
        &mut self.world.caravans[self.order.seat()]
    }

    pub(crate) fn board<'a>(&self, components: &'a Components) -> &'a Board {
        components.endless_world.board(self.world.board())
    }
}

impl<A, D> Journey<A, D> {
    /// Locations, traders, cards and tiles.
    pub const fn world(&self) -> &World {
        &self.parts.table.world
    }

    /// What the game adds to An Endless World.
    pub const fn added(&self) -> &A {
        &self.parts.added
    }
}

#[expect(private_bounds, reason = "an addition is a matter of the rules alone")]
impl<A: Addition> Parts<A> {
    fn equipped(&self, components: &Components, location: &Location) -> Crystals {
        self.table.world.equipped(&components.endless_world, location, self.table.mover())
    }

    /// EW-11: whether the action of a location can be carried out, Tool crystals counted.
    fn check_act(&self, components: &Components, location: &Location, place: Place) -> Result<(), Clause> {
        let is_possible = match location.kind {
            LocationKind::Production(_) | LocationKind::Upgrade(_) => true,
            LocationKind::Trade { give, .. } => self.equipped(components, location).contains(give),
            LocationKind::Golem { slot } => {
                self.has_tile(components, place)
                    || self.can_claim(components, slot, self.equipped(components, location))
            }
            kind => {
                let equipped = self.equipped(components, location);
                return self.added.check_location(&self.table, components, kind, equipped);
            }
        };
        if is_possible { Ok(()) } else { Err(ew(11)) }
    }

    fn turn<'a>(&'a self, components: &'a Components) -> Turn<'a, A> {
        Turn { parts: self, components, open: self.workable(components) }
    }

    /// The locations where the player can work (EW-7, EW-11).
    fn workable(&self, components: &Components) -> Set<Place> {
        let (world, mover) = (&self.table.world, self.table.mover());
        let board = self.table.board(components);
        let placeable = world.placeable(&components.endless_world, mover);
        let plain = board.workable(self.table.caravan()).union(self.open_golems(components));
        let added = self.added.workable(&self.table, components, placeable);
        let mut open = placeable.intersection(plain.union(added));
        // Tool cards are looked at only where they matter.
        let tools = world.claimed(mover).intersection(components.endless_world.tools());
        for place in board.eased_by(tools).intersection(placeable).difference(open) {
            if self.check_act(components, board.location(place), place).is_ok() {
                open.insert(place);
            }
        }
        open
    }

    /// The golem locations with a point card that the caravan can pay, or with a tile that can be taken.
    fn open_golems(&self, components: &Components) -> Set<Place> {
        let (board, takeable) = (self.table.board(components), self.takeable(components));
        let is_open = |&(place, slot)| {
            let is_claimable = self.can_claim(components, slot, self.table.caravan());
            is_claimable | (takeable & board.stacks_at(place) != 0)
        };
        board.golems().iter().fold(Set::EMPTY, |open, golem| open.with_if(is_open(golem), golem.0))
    }

    /// EW-7: places the traders, then carries out the action of the location.
    fn work(&mut self, components: &Components, place: Place) -> Next<A::Decision> {
        let mover = self.table.mover();
        self.table.world.place_traders(&components.endless_world, place, mover);
        match self.table.board(components).location(place).kind {
            LocationKind::Production(crystals) => {
                *self.table.caravan_mut() += crystals;
                Next::END
            }
            LocationKind::Upgrade(left) => self.upgrade(components, left, Origin::Location(place)),
            LocationKind::Trade { .. } => {
                Next::Decide(Then::Work(WorkDecision::Trade { of: Origin::Location(place) }))
            }
            LocationKind::Golem { .. } => Next::Decide(Then::Work(WorkDecision::Golem(Visit::new(place)))),
            kind => self.added.work(&mut self.table, components, kind),
        }
    }

    /// C-3: the effect ends by itself when no upgrade is left or no crystal can rise.
    fn upgrade(&mut self, components: &Components, left: u8, of: Origin) -> Next<A::Decision> {
        if left > 0 && self.table.caravan().can_rise() {
            Next::Decide(Then::Work(WorkDecision::Upgrade { left, of }))
        } else {
            self.added.after_effect(&mut self.table, components, of)
        }
    }

    /// EW-21.
    fn rest(&mut self, components: &Components) {
        let mover = self.table.mover();
        self.table.world.take_back(&components.endless_world, mover);
        self.table.world.available[mover] += self.added.take_back(mover);
    }
}

/// What a turn can begin with (EW-27).
struct Turn<'a, A> {
    parts: &'a Parts<A>,
    components: &'a Components,
    open: Set<Place>,
}

impl<A: Addition> Moves for Turn<'_, A> {
    #[inline]
    fn tell(&self, out: &mut impl Sink) {
        let Parts { table, added } = self.parts;
        let board = table.board(self.components);
        out.each(self.open, |place| Move::Work(board.location(place).id));
        out.push(Move::Rest);
        added.turn_actions(table, self.components, out);
    }
}

impl<A: Addition> play::Parts for Parts<A> {
    type Decision = Decision<A::Decision>;
    type Then = Then<A::Decision>;
    const BOXES: &'static [GameBox] = A::BOXES;
    const SHAPE: Option<Shape> = A::SHAPE;
    const VARIANT: Option<Variant> = Some(A::VARIANT);
    const SOURCES: &'static [Source] = if A::SHAPE.is_some() { SOURCES_WITH_OUTPOSTS } else { SOURCES };
    const TURN: Clause = ew(27);

    /// EW-23.
    fn claims_to_end(_players: usize) -> usize {
        CARDS_TO_END
    }

    fn new(players: usize, map: Map, components: &Components) -> Self {
        let world = World::new(&A::VARIANT, players, &components.endless_world);
        Parts { table: Table { order: Order::new(players), world }, added: A::new(players, map, components) }
    }

    fn order(&self) -> Order {
        self.table.order
    }

    fn order_mut(&mut self) -> &mut Order {
        &mut self.table.order
    }

    fn deals(&self, components: &Components) -> Option<(Chance, Clause)> {
        let players = self.table.order.players();
        let world = self.table.world.set_up_draws(&A::VARIANT, players, &components.endless_world);
        world.or_else(|| self.added.set_up_draws(components))
    }

    fn deal(&mut self, components: &Components, draw: Draw) {
        match draw {
            Draw::Side(_) | Draw::Point(_) | Draw::Tile(_) | Draw::Exploration(_) => {
                self.table.world.set_up(self.table.order.players(), &components.endless_world, draw);
            }
            Draw::Merchant(_) | Draw::Remove(_) | Draw::Mountain(_) | Draw::Valley | Draw::Closed => {
                self.added.set_up(draw);
            }
        }
    }

    fn turn_actions(&self, components: &Components, out: &mut impl Sink) {
        self.turn(components).tell(out);
    }

    fn choose_turn(&self, components: &Components, rng: &mut impl Rng) -> Option<Move> {
        self.turn(components).choose(rng)
    }

    fn begin(&mut self, components: &Components, action: Move) -> play::Outcome<Self> {
        let next = match action {
            Move::Work(location) => {
                let board = self.table.board(components);
                let place = self.table.world.check_place(board, location, self.table.mover())?;
                self.check_act(components, board.location(place), place)?;
                self.work(components, place)
            }
            Move::Rest => {
                self.rest(components);
                Next::END
            }
            _ => self.added.begin(&mut self.table, components, action)?,
        };
        Ok(next.into())
    }

    fn begin_legal(&mut self, components: &Components, action: Move) -> play::Outcome<Self> {
        if let Move::Work(location) = action
            && let Some(place) = self.table.board(components).place(location)
        {
            return Ok(self.work(components, place).into());
        }
        self.begin(components, action)
    }

    fn actions<S: Sink>(&self, components: &Components, decision: Self::Decision, out: &mut S) {
        match decision {
            Decision::Work(decision) => self.work_actions(components, decision, out),
            Decision::Added(decision) => self.added.actions(decision, &self.table, components, out),
        }
    }

    fn opened_by(&self, decision: Self::Decision) -> Clause {
        match decision {
            Decision::Work(decision) => Self::clause_of_work(decision),
            Decision::Added(decision) => self.added.opened_by(decision),
        }
    }

    fn perform(
        &mut self,
        components: &Components,
        decision: Self::Decision,
        action: Move,
    ) -> play::Outcome<Self> {
        let next = match decision {
            Decision::Work(decision) => self.perform_work(components, decision, action)?,
            Decision::Added(decision) => self.added.perform(decision, &mut self.table, components, action)?,
        };
        Ok(next.into())
    }

    fn asks(&self, components: &Components, decision: Self::Decision) -> Asked {
        match decision {
            Decision::Work(decision) => self.asks_of_work(components, decision),
            Decision::Added(decision) => self.added.asks(decision, &self.table, components),
        }
    }

    fn wants_draw(&self, _: Self::Then) -> bool {
        let world = &self.table.world;
        world.uncovered().is_some() || world.golems.wants_card() || self.added.draws().is_some()
    }

    fn draws(&self, then: Self::Then) -> Option<(Chance, Clause)> {
        let world = &self.table.world;
        if world.uncovered().is_some() {
            return Some((Chance::bonus_tiles(world.unseen()), ew(15)));
        }
        if world.golems.wants_card() {
            return Some((Chance::points(world.deck()), ew(16)));
        }
        let clause = if matches!(then, Then::Again) { j1(10) } else { j1(9) };
        self.added.draws().map(|draws| (draws, clause))
    }

    fn draw(&mut self, draw: Draw) {
        match draw {
            Draw::Tile(tile) => self.table.world.turn_up(tile),
            Draw::Point(card) => self.table.world.golems.refill(card),
            Draw::Merchant(card) => self.added.refill(card),
            _ => unexpected(draw),
        }
    }

    fn resume(&mut self, _: &Components, then: Self::Then) -> play::Next<Self::Decision, Self::Then> {
        Next::Decide(then).into()
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.table.world.caravan(seat)
    }

    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals {
        &mut self.table.world.caravans[seat]
    }

    /// EW-22.
    fn limit(&self, components: &Components, _seat: Seat) -> u32 {
        A::VARIANT.limit(&components.endless_world)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.table.world.claimed(seat)
    }

    fn route(&self, seat: Seat) -> Option<&TradeRoute> {
        self.added.route(seat)
    }

    fn merchant_cards(&self, seat: Seat) -> usize {
        self.added.merchant_cards(seat)
    }

    /// EW-25, J2-16.
    fn score(&self, components: &Components, seat: Seat) -> Score {
        let merchants = self.added.merchant_cards(seat);
        let score = self.table.world.score(&components.endless_world, seat, merchants);
        score.with(Source::Outposts, self.added.outpost_points(components, seat))
    }

    fn mountains(&self) -> Option<&Mountains> {
        self.added.mountains()
    }

    fn world(&self) -> Option<&World> {
        Some(&self.table.world)
    }

    fn merchants(&self) -> Option<&Merchants> {
        self.added.merchants()
    }

    fn merchant_at(&self, place: usize) -> Option<(MerchantId, Crystals)> {
        let card = self.added.merchants()?.row().get(place)?;
        Some((*card, Crystals::NONE))
    }

    fn golem(&self, components: &Components, card: PointId) -> Golem {
        Golem::of_world(components.endless_world.point(card))
    }

    fn golems(&self, components: &Components) -> Set<PointId> {
        components.endless_world.points()
    }

    /// EW-2: those of the row, and the next one.
    fn open_golems(&self) -> Set<PointId> {
        let world = &self.table.world;
        world.row().iter().copied().chain(world.next_card()).collect()
    }

    fn golem_offer(&self, components: &Components, place: Place) -> (Option<PointId>, bool) {
        let caravan = self.equipped(components, self.table.board(components).location(place));
        let card = self.card_above(components, place);
        let claimable = card.filter(|&card| caravan.contains(components.endless_world.cost(card)));
        (claimable, self.has_tile(components, place))
    }
}
