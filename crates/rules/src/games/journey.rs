//! What the four games of the third box share: a turn is work at a location, or a rest. What a game adds
//! to that is an `Addition`; An Endless World adds nothing.

mod addition;
mod decision;
pub(crate) mod market;
pub mod trek;
mod visit;

use crate::action::{Action, Actions};
use crate::chance::{Chance, check_draw};
use crate::clause::{Clause, c, ew};
use crate::components::endless_world::{Board, Location, LocationKind, Place};
use crate::components::{Components, PointId};
use crate::crystals::Crystals;
use crate::effect;
use crate::game::Turn;
use crate::games::Rules;
use crate::map::Map;
use crate::order::{Order, TurnEnd};
use crate::score::{Score, Source};
use crate::seat::Seat;
use crate::set::Set;
use crate::world::World;
pub(crate) use addition::Addition;
pub(crate) use decision::Next;
pub use decision::{Decision, Origin, Then, Visit, WorkDecision};

/// The whole state of a game: the table of the third box, and what the game adds, with decisions of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Journey<A, D> {
    pub(crate) table: Table,
    pub(crate) decision: Decision<D>,
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

impl<A, D: Copy> Journey<A, D> {
    /// What is to be decided now.
    pub fn decision(&self) -> Decision<D> {
        self.decision
    }

    /// Locations, traders, cards and tiles.
    pub const fn world(&self) -> &World {
        &self.table.world
    }

    /// What the game adds to An Endless World.
    pub const fn added(&self) -> &A {
        &self.added
    }
}

#[expect(private_bounds, reason = "an addition is a matter of the rules alone")]
impl<A: Addition> Journey<A, A::Decision> {
    /// The table before anything is dealt.
    pub(crate) fn new(players: usize, map: Map, components: &Components) -> Self {
        let world = World::new(&A::SHEET, players, &components.endless_world);
        Journey {
            table: Table { order: Order::new(players), world },
            decision: Decision::SetUp,
            added: A::new(players, map, components),
        }
    }

    /// The caravan limit (EW-22).
    pub(crate) fn is_over_limit(&self, components: &Components, seat: Seat) -> bool {
        self.table.world.caravan(seat).total() > A::SHEET.limit(&components.endless_world)
    }

    fn turn_actions(&self, components: &Components, out: &mut Actions) {
        let (world, mover) = (&self.table.world, self.table.mover());
        let board = self.table.board(components);
        let caravan = self.table.caravan();
        let has_tools = !world.claimed(mover).intersection(components.endless_world.tools()).is_empty();
        for place in world.placeable(&components.endless_world, mover) {
            let location = board.location(place);
            let can_act = match board.needs(place) {
                // Tool cards are looked at only where they matter.
                Some(needs) => {
                    caravan.contains(needs)
                        || (has_tools && self.equipped(components, location).contains(needs))
                }
                None => self.check_act(components, location, place).is_ok(),
            };
            out.push_if(can_act, Action::Work(location.id));
        }
        out.push(Action::Rest);
        self.added.turn_actions(&self.table, components, out);
    }

    fn check_turn(&self, components: &Components, action: Action) -> Result<(), Clause> {
        match action {
            Action::Work(location) => {
                let board = self.table.board(components);
                let place = self.table.world.check_place(board, location, self.table.mover())?;
                self.check_act(components, board.location(place), place)
            }
            Action::Rest => Ok(()),
            _ => self.added.check_turn(&self.table, components, action),
        }
    }

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

    /// EW-7: places the traders, then carries out the action of the location.
    fn work(&mut self, components: &Components, place: Place) {
        let mover = self.table.mover();
        self.table.world.place_traders(&components.endless_world, place, mover);
        let next = match self.table.board(components).location(place).kind {
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
        };
        self.go_on(components, next);
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
        self.go_on(components, Next::END);
    }

    fn go_on(&mut self, components: &Components, next: Next<A::Decision>) {
        match next {
            Next::Draw(then) if self.draws(then).is_some() => {
                self.decision = Decision::Draw(then);
            }
            Next::Draw(then) | Next::Decide(then) => self.then(components, then),
        }
    }

    fn then(&mut self, components: &Components, then: Then<A::Decision>) {
        match then {
            Then::Work(decision) => self.decision = Decision::Work(decision),
            Then::Added(decision) => self.decision = Decision::Added(decision),
            Then::End => self.end_turn(components, false),
            Then::Again => self.end_turn(components, true),
        }
    }

    /// C-17: returns above the limit, then the next seat or the end; or another turn (J1-10).
    fn end_turn(&mut self, components: &Components, again: bool) {
        let limit = A::SHEET.limit(&components.endless_world);
        let world = &self.table.world;
        let is_over_limit = |seat| world.caravan(seat).total() > limit;
        let end_is_met = |order: Order| order.seats().any(|seat| world.has_enough(seat));
        let order = &mut self.table.order;
        let end =
            if again { order.extra_turn(is_over_limit) } else { order.end_turn(is_over_limit, end_is_met) };
        self.decision = match end {
            TurnEnd::Return { seat } => Decision::Return { seat, again },
            TurnEnd::Next => Decision::Turn,
            TurnEnd::Over => Decision::Over,
        };
    }

    /// The draws that come before what follows, and the clause that wants them.
    fn draws(&self, then: Then<A::Decision>) -> Option<(Chance, Clause)> {
        let world = &self.table.world;
        if world.uncovered().is_some() {
            return Some((Chance::bonus_tiles(world.unseen()), ew(15)));
        }
        if world.golems.wants_card() {
            return Some((Chance::points(world.deck()), ew(16)));
        }
        let clause = if matches!(then, Then::Again) { crate::clause::j1(10) } else { crate::clause::j1(9) };
        self.added.draws().map(|draws| (draws, clause))
    }

    /// The draws that are possible now and the clause that wants one.
    fn all_draws(&self, components: &Components) -> Option<(Chance, Clause)> {
        match self.decision {
            Decision::SetUp => {
                let players = self.table.order.players();
                let world = self.table.world.set_up_draws(&A::SHEET, players, &components.endless_world);
                world.or_else(|| self.added.set_up_draws(components))
            }
            Decision::Draw(then) => self.draws(then),
            _ => None,
        }
    }

    fn draw(&mut self, components: &Components, action: Action) {
        match (self.decision, action) {
            (Decision::SetUp, _) => {
                let players = self.table.order.players();
                self.table.world.set_up(players, &components.endless_world, action);
                self.added.set_up(action);
                if self.all_draws(components).is_none() {
                    self.decision = Decision::Turn;
                }
                return;
            }
            (_, Action::DrawTile(tile)) => self.table.world.turn_up(tile),
            (_, Action::DrawPoint(card)) => self.table.world.golems.refill(card),
            (_, Action::DrawMerchant(card)) => self.added.refill(card),
            _ => {}
        }
        if let Decision::Draw(then) = self.decision {
            self.go_on(components, Next::Draw(then));
        }
    }
}

impl<A: Addition> Rules for Journey<A, A::Decision> {
    fn order(&self) -> Order {
        self.table.order
    }

    fn turn(&self) -> Turn {
        match self.decision {
            Decision::SetUp | Decision::Draw(_) => Turn::Chance,
            Decision::Turn | Decision::Work(_) | Decision::Added(_) => Turn::Seat(self.table.mover()),
            Decision::Return { seat, .. } => Turn::Seat(seat),
            Decision::Over => Turn::Over,
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(self.decision, Decision::SetUp)
    }

    fn is_start_of_turn(&self) -> bool {
        matches!(self.decision, Decision::Turn)
    }

    fn skip_turn(&mut self, components: &Components) {
        self.end_turn(components, false);
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.table.world.caravan(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.table.world.claimed(seat)
    }

    fn legal_actions(&self, components: &Components, out: &mut Actions) {
        match self.decision {
            Decision::SetUp | Decision::Draw(_) => out.extend(self.chance(components).map(|(draw, _)| draw)),
            Decision::Turn => self.turn_actions(components, out),
            Decision::Work(decision) => self.work_actions(components, decision, out),
            Decision::Added(decision) => self.added.actions(decision, &self.table, components, out),
            Decision::Return { seat, .. } => {
                effect::each_colour(self.table.world.caravan(seat), Action::Return, out);
            }
            Decision::Over => {}
        }
    }

    fn check(&self, components: &Components, action: Action) -> Result<(), Clause> {
        match self.decision {
            Decision::SetUp | Decision::Draw(_) => match self.all_draws(components) {
                Some((draws, clause)) => check_draw(&draws, action, clause),
                None => Err(ew(27)),
            },
            Decision::Turn => self.check_turn(components, action),
            Decision::Work(decision) => self.check_work(components, decision, action),
            Decision::Added(decision) => self.added.check(decision, &self.table, components, action),
            Decision::Return { seat, .. } => effect::check_return(self.table.world.caravan(seat), action),
            Decision::Over => Err(c(6)),
        }
    }

    fn perform(&mut self, components: &Components, action: Action) {
        match (self.decision, action) {
            (Decision::SetUp | Decision::Draw(_), _) => self.draw(components, action),
            (Decision::Work(decision), _) => {
                let next = self.perform_work(components, decision, action);
                self.go_on(components, next);
            }
            (Decision::Added(decision), _) => {
                let next = self.added.perform(decision, &mut self.table, components, action);
                self.go_on(components, next);
            }
            (Decision::Return { seat, again }, Action::Return(crystal)) => {
                let caravan = &mut self.table.world.caravans[seat];
                *caravan = caravan.without(crystal);
                self.end_turn(components, again);
            }
            (_, Action::Work(location)) => {
                if let Some(place) = self.table.board(components).place(location) {
                    self.work(components, place);
                }
            }
            (_, Action::Rest) => self.rest(components),
            _ => {
                let next = self.added.begin(&mut self.table, components, action);
                self.go_on(components, next);
            }
        }
    }

    fn chance(&self, components: &Components) -> Chance {
        self.all_draws(components).map_or_else(Chance::none, |(draws, _)| draws)
    }

    /// EW-25, J2-16.
    fn score(&self, components: &Components, seat: Seat) -> Score {
        let merchants = self.added.merchant_cards(seat);
        let score = self.table.world.score(&components.endless_world, seat, merchants);
        score.with(Source::Outposts, self.added.outpost_points(components, seat))
    }
}
