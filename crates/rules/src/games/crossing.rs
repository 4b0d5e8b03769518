//! What the games of the second box share: a wagon crosses the mountains, and something is done where it stands. What a
//! game is equipped with besides is its `Outfit`: what pays for a step, and what a turn or an outpost brings.

mod outfit;
#[cfg(feature = "position")]
pub(crate) mod position;

use super::play::{self, Play};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, em};
use crate::components::{Board, Components, EasternMountains, GameBox, MerchantId, PointId};
use crate::crystals::Crystals;
use crate::decision::Decision as Asked;
use crate::facts::Golem;
use crate::map::file::Shape;
use crate::map::{Cell, Map};
use crate::parts::expedition::{self, Expedition, Movement, StartDecision, TILES_TO_END};
use crate::parts::hand::Hand;
use crate::parts::mountains::Mountains;
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::parts::wagon::{self, WagonDecision};
use crate::score::{Score, Source};
use crate::seat::Seat;
use crate::set::Set;
pub(crate) use outfit::Outfit;

/// The whole state of a game: the expedition, and what the game is equipped with, with decisions `D` and draws that are
/// followed by `T`.
pub type Crossing<O, D, T> = Play<Parts<O>, Decision<D>, Then<T>>;

/// What follows an action.
pub(crate) type Next<O> = play::Next<Decision<<O as Outfit>::Decision>, Then<<O as Outfit>::Then>>;

/// The table, and what the game is equipped with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Parts<O> {
    pub(crate) table: Table,
    pub(crate) outfit: O,
}

/// What every game of the second box has on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) order: Order,
    pub(crate) expedition: Expedition,
}

/// What is to be decided within a turn, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision<D> {
    /// Before the first turn (EM-6).
    Start(StartDecision),
    /// Where to go on to, or to stop (EM-7, EM-8, CA-9, CA-10).
    Move(Movement),
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// What to do after a movement, if anything (EM-13, CA-13).
    Act,
    /// About what the game is equipped with.
    Outfit(D),
}

/// How a turn goes on after a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then<T> {
    /// Not at all: the draw was for a village (EM-21).
    End,
    /// As the game says.
    Outfit(T),
}

impl<O, D, T> Crossing<O, D, T> {
    /// The map, the villages, and what the players have.
    pub const fn expedition(&self) -> &Expedition {
        &self.parts.table.expedition
    }
}

impl Table {
    /// The player whose turn it is.
    pub(crate) fn mover(&self) -> Seat {
        self.order.seat()
    }

    pub(crate) fn caravan(&self) -> Crystals {
        self.expedition.caravan(self.mover())
    }

    pub(crate) fn caravan_mut(&mut self) -> &mut Crystals {
        &mut self.expedition.caravans[self.order.seat()]
    }

    /// What comes after a build with all its rewards (EM-19).
    pub(crate) fn after_build<D, T>(&self, components: &Components) -> play::Next<Decision<D>, Then<T>> {
        match self.expedition.after_build(&components.eastern_mountains, self.mover()) {
            wagon::Next::Decide(decision) => play::Next::Decide(Decision::Wagon(decision)),
            wagon::Next::Arrived | wagon::Next::Built { .. } | wagon::Next::Done => play::Next::End,
        }
    }
}

#[expect(private_bounds, reason = "an outfit is a matter of the rules alone")]
impl<O: Outfit> Parts<O> {
    fn act_actions(&self, components: &Components, out: &mut impl Sink) {
        let Table { order, expedition } = &self.table;
        expedition.actions(&components.eastern_mountains, *order, order.seat(), out);
        if O::mined(expedition, order.seat()).is_some() {
            out.push(Move::Mine);
        }
        out.push(Move::Pass);
    }

    /// Builds, trades, claims, mines or passes where the wagon stands; `opened_by` is named for anything else.
    fn act(&mut self, components: &Components, action: Move, opened_by: Clause) -> play::Outcome<Self> {
        let Table { order, expedition } = &mut self.table;
        match action {
            Move::Pass => Ok(Next::<O>::End),
            Move::Mine => {
                let mined = O::mined(expedition, order.seat()).ok_or(opened_by)?;
                expedition.caravans[order.seat()] += mined;
                Ok(Next::<O>::End)
            }
            _ => {
                let acted = expedition.perform(&components.eastern_mountains, *order, action, opened_by);
                // CA-13 says itself what can be done where, in place of EM-13.
                match acted.map_err(|clause| if clause == em(13) { O::ACT } else { clause })? {
                    expedition::Next::Wagon(next) => Ok(self.go_on(components, next)),
                    expedition::Next::Claimed => Ok(Next::<O>::Draw(Then::End)),
                }
            }
        }
    }

    fn step(&mut self, components: &Components, movement: Movement, to: Cell) -> play::Outcome<Self> {
        let fare = self.outfit.fare(&self.table);
        Ok(match self.table.expedition.step(self.table.order, movement, fare, &O::FARE, to)? {
            Some(movement) => Next::<O>::Decide(Decision::Move(movement)),
            None => self.stop(components),
        })
    }

    /// Goes on, pays for a step, or stops.
    fn go(&mut self, components: &Components, movement: Movement, action: Move) -> play::Outcome<Self> {
        let order = self.table.order;
        match action {
            Move::Step(to) => self.step(components, movement, to),
            Move::Stop => {
                self.table.expedition.check_stop(order, movement, &O::FARE)?;
                Ok(self.stop(components))
            }
            _ => {
                let has = self.outfit.can_pay_with(&self.table, action);
                let has = has.ok_or(movement.opened_by(&O::FARE))?;
                let fare = self.outfit.fare(&self.table);
                self.table.expedition.check_payment(order, movement, fare, &O::FARE, has)?;
                self.outfit.pay(&mut self.table, action);
                Ok(Next::<O>::Decide(Decision::Move(Movement::paid(0))))
            }
        }
    }

    fn stop(&mut self, components: &Components) -> Next<O> {
        let next = self.table.expedition.arrive(self.table.order);
        self.go_on(components, next)
    }

    /// What follows an action about the wagon.
    fn go_on(&mut self, components: &Components, next: wagon::Next) -> Next<O> {
        match next {
            wagon::Next::Decide(decision) => Next::<O>::Decide(Decision::Wagon(decision)),
            wagon::Next::Arrived => Next::<O>::Decide(self.outfit.arrive(&self.table)),
            wagon::Next::Built { column } => self.outfit.build(&self.table, components, column),
            wagon::Next::Done => Next::<O>::End,
        }
    }
}

impl<O: Outfit> play::Parts for Parts<O> {
    type Decision = Decision<O::Decision>;
    type Then = Then<O::Then>;
    const BOXES: &'static [GameBox] = O::BOXES;
    const SHAPE: Option<Shape> = Some(O::SHAPE);
    const SOURCES: &'static [Source] =
        &[Source::VpTiles, Source::Outposts, Source::BonusTiles, Source::Crystals];
    const TURN: Clause = O::TURN;

    fn outpost_board(components: &EasternMountains) -> Option<&Board> {
        Some(O::board(components))
    }

    /// EM-25, CA-17.
    fn claims_to_end(_players: usize) -> usize {
        TILES_TO_END
    }

    fn new(players: usize, map: Map, components: &Components) -> Self {
        let mountains = &components.eastern_mountains;
        let expedition = Expedition::new(map, mountains, O::board(mountains));
        Parts { table: Table { order: Order::new(players), expedition }, outfit: O::new(players, components) }
    }

    fn order(&self) -> Order {
        self.table.order
    }

    fn order_mut(&mut self) -> &mut Order {
        &mut self.table.order
    }

    /// EM-29; CA-20: what the game adds comes first.
    fn deals(&self, components: &Components) -> Option<(Chance, Clause)> {
        let mountains = &components.eastern_mountains;
        self.outfit.set_up_draws().or_else(|| self.table.expedition.set_up_draws(mountains, O::DEAL))
    }

    fn deal(&mut self, _components: &Components, draw: Draw) {
        match draw {
            Draw::Merchant(card) => self.outfit.refill(card),
            _ => self.table.expedition.set_up(draw),
        }
    }

    fn start(&mut self, components: &Components) -> Option<Self::Decision> {
        let Table { order, expedition } = &mut self.table;
        Some(Decision::Start(expedition.start(&components.eastern_mountains, *order)))
    }

    fn is_start(decision: Self::Decision) -> bool {
        matches!(decision, Decision::Start(_))
    }

    fn decider(&self, decision: Self::Decision) -> Seat {
        if let Decision::Start(start) = decision { start.seat() } else { self.table.mover() }
    }

    /// EM-10: who acts without a step has ended no movement, so no toll is due and nothing is picked up.
    fn turn_actions(&self, components: &Components, out: &mut impl Sink) {
        if let Some(movement) = self.outfit.first_steps(&self.table) {
            let fare = self.outfit.fare(&self.table);
            self.table.expedition.step_actions(self.table.order, movement, fare, out);
        }
        self.outfit.turn_actions(&self.table, components, out);
        self.act_actions(components, out);
    }

    fn begin(&mut self, components: &Components, action: Move) -> play::Outcome<Self> {
        match action {
            Move::Step(to) => {
                let movement = self.outfit.first_steps(&self.table).ok_or(O::TURN)?;
                self.step(components, movement, to)
            }
            Move::Build | Move::Trade(_) | Move::Claim(_) | Move::Mine | Move::Pass => {
                self.act(components, action, O::TURN)
            }
            _ => self.outfit.begin(&mut self.table, components, action),
        }
    }

    fn actions<S: Sink>(&self, components: &Components, decision: Self::Decision, out: &mut S) {
        let Table { order, expedition } = &self.table;
        match decision {
            Decision::Start(decision) => decision.actions(expedition, out),
            Decision::Move(movement) => {
                let pay = |out: &mut S| self.outfit.pay_actions(&self.table, out);
                expedition.move_actions(*order, movement, self.outfit.fare(&self.table), pay, out);
            }
            Decision::Wagon(decision) => {
                expedition.wagon_actions(decision, &components.eastern_mountains, order.seat(), out);
            }
            Decision::Act => self.act_actions(components, out),
            Decision::Outfit(decision) => self.outfit.actions(decision, &self.table, components, out),
        }
    }

    fn opened_by(&self, decision: Self::Decision) -> Clause {
        match decision {
            Decision::Start(_) => em(6),
            Decision::Move(movement) => movement.opened_by(&O::FARE),
            Decision::Wagon(decision) => decision.opened_by(&expedition::TERMS),
            Decision::Act => O::ACT,
            Decision::Outfit(decision) => O::opened_by(decision),
        }
    }

    fn perform(
        &mut self,
        components: &Components,
        decision: Self::Decision,
        action: Move,
    ) -> play::Outcome<Self> {
        let Table { order, expedition } = &mut self.table;
        let mountains = &components.eastern_mountains;
        match decision {
            Decision::Start(decision) => {
                let next = decision.perform(expedition, mountains, *order, action)?;
                Ok(next.map_or(Next::<O>::Begin, |next| Next::<O>::Decide(Decision::Start(next))))
            }
            Decision::Wagon(decision) => {
                let next = expedition.perform_wagon(decision, mountains, *order, action)?;
                Ok(self.go_on(components, next))
            }
            Decision::Move(movement) => self.go(components, movement, action),
            Decision::Act => self.act(components, action, O::ACT),
            Decision::Outfit(decision) => self.outfit.perform(decision, &mut self.table, components, action),
        }
    }

    fn asks(&self, components: &Components, decision: Self::Decision) -> Asked {
        let Table { order, expedition } = &self.table;
        match decision {
            Decision::Start(decision) => decision.asks(),
            Decision::Move(movement) => Asked::Step(movement.asks(O::PAYS)),
            Decision::Wagon(decision) => {
                decision.asks(&expedition.mountains, &components.eastern_mountains, order.seat())
            }
            Decision::Act => Asked::Act,
            Decision::Outfit(decision) => self.outfit.asks(decision, components),
        }
    }

    fn wants_draw(&self, then: Self::Then) -> bool {
        match then {
            Then::End => self.table.expedition.villages.empty().is_some(),
            Then::Outfit(_) => self.outfit.wants_card(),
        }
    }

    fn draws(&self, then: Self::Then) -> Option<(Chance, Clause)> {
        match then {
            Then::End => self.table.expedition.village_draws(),
            Then::Outfit(then) => self.outfit.draws(then),
        }
    }

    fn draw(&mut self, draw: Draw) {
        match draw {
            Draw::Merchant(card) => self.outfit.refill(card),
            _ => self.table.expedition.draw(draw),
        }
    }

    fn resume(&mut self, components: &Components, then: Self::Then) -> Next<O> {
        match then {
            Then::End => Next::<O>::End,
            Then::Outfit(then) => O::resume(then, &self.table, components),
        }
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.table.expedition.caravan(seat)
    }

    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals {
        &mut self.table.expedition.caravans[seat]
    }

    fn limit(&self, _components: &Components, seat: Seat) -> u32 {
        self.table.expedition.limit(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.table.expedition.claimed(seat)
    }

    fn mountains(&self) -> Option<&Mountains> {
        Some(&self.table.expedition.mountains)
    }

    fn expedition(&self) -> Option<&Expedition> {
        Some(&self.table.expedition)
    }

    fn merchant_at(&self, place: usize) -> Option<(MerchantId, Crystals)> {
        self.outfit.merchant_at(place)
    }

    fn hand(&self, seat: Seat) -> Option<&Hand> {
        self.outfit.hand(seat)
    }

    fn hand_mut(&mut self, seat: Seat) -> Option<&mut Hand> {
        self.outfit.hand_mut(seat)
    }

    fn spent(&self, seat: Seat) -> Set<MerchantId> {
        self.outfit.spent(seat)
    }

    fn dropped(&self, cell: Cell) -> Crystals {
        self.outfit.dropped(cell)
    }

    fn mined(&self, seat: Seat) -> Option<Crystals> {
        O::mined(&self.table.expedition, seat)
    }

    fn golem(&self, components: &Components, tile: PointId) -> Golem {
        let tile = components.eastern_mountains.vp_tile(tile);
        Golem::plain(tile.cost, tile.points)
    }

    fn golems(&self, components: &Components) -> Set<PointId> {
        components.eastern_mountains.vp_tiles()
    }

    fn open_golems(&self) -> Set<PointId> {
        self.table.expedition.villages.tiles.into_iter().flatten().collect()
    }

    fn score(&self, components: &Components, seat: Seat) -> Score {
        let components = &components.eastern_mountains;
        self.table.expedition.score(components, O::board(components), seat)
    }
}
