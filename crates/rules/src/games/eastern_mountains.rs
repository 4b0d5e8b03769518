//! Eastern Mountains: move a wagon, build outposts, trade in the mountains, claim golems in the
//! villages. Clauses EM-1 to EM-29.

#[cfg(feature = "position")]
mod position;

use super::play::{self, Parts, Play};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, em};
use crate::components::{Components, PointId};
use crate::crystals::{Crystal, Crystals};
use crate::decision::{Decision as Asked, Step};
use crate::map::{Cell, MAX_CELLS, Map};
use crate::parts::bonus::Bonus;
use crate::parts::effect;
use crate::parts::expedition::{
    self, Deal, Expedition, Fare, FareClauses, Movement, StartDecision, TILES_TO_END,
};
use crate::parts::order::Order;
use crate::parts::sink::Sink;
use crate::parts::wagon::{self, WagonDecision};
use crate::score::Score;
use crate::seat::Seat;
use crate::set::{Id, Set};

/// The whole state of a game. Draws end a turn (EM-21).
pub type EasternMountains = Play<Table, Decision, ()>;

type Next = play::Next<Decision, ()>;

/// One tile of each symbol is removed, and no valleys are dealt (EM-1).
pub(crate) const DEAL: Deal = Deal { kept_per_symbol: 5, valleys: 0, tiles: em(1), vp_tiles: em(3) };

const FARE: FareClauses = FareClauses { step: em(7), pay: em(8), free_first: em(7) };

/// The map, the villages, and what the players have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub(crate) order: Order,
    pub(crate) expedition: Expedition,
    /// The crystals that lie on each cell (EM-8).
    pub(crate) dropped: [Crystals; MAX_CELLS],
}

/// What is to be decided within a turn, or before the first one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Before the first turn (EM-6).
    Start(StartDecision),
    /// Where to go on to, or to stop (EM-7, EM-8).
    Move(Movement),
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// Whether to take the crystals on the tile (EM-11).
    Take,
    /// Trade, claim, mine, or nothing, after a movement (EM-13).
    Act,
    /// Which bonus tile to take for an emptied column (EM-17).
    Bonus,
    /// Which crystal to raise after a build, with so many upgrades left (EM-18).
    Upgrade {
        /// How many upgrades are left.
        left: u8,
    },
}

impl EasternMountains {
    /// The map, the villages, and what the players have.
    pub const fn expedition(&self) -> &Expedition {
        &self.parts.expedition
    }

    /// The crystals that lie on a cell.
    pub fn dropped(&self, cell: Cell) -> Crystals {
        self.parts.heap(cell)
    }
}

impl Table {
    fn mover(&self) -> Seat {
        self.order.seat()
    }

    fn own(&self) -> Crystals {
        self.expedition.caravan(self.mover())
    }

    fn own_mut(&mut self) -> &mut Crystals {
        &mut self.expedition.caravans[self.order.seat()]
    }

    fn heap(&self, cell: Cell) -> Crystals {
        debug_assert!(cell.index() < MAX_CELLS, "{cell:?} is on no map");
        self.dropped[cell.index() % MAX_CELLS]
    }

    /// The crystals that lie where the wagon stands.
    fn heap_here(&mut self) -> Option<&mut Crystals> {
        let wagon = self.expedition.mountains.wagon(self.mover())?;
        self.dropped.get_mut(wagon.index())
    }

    /// EM-7: the first step is free, and one more for each *extra step* tile.
    fn movement(&self) -> Movement {
        Movement::with(1 + self.expedition.bonus(self.mover()).count(Bonus::ExtraStep))
    }

    /// EM-8: a crystal for each further step.
    pub(crate) fn fare(&self) -> Fare {
        let crystals = self.own().total();
        Fare { crystals, steps: crystals, is_in_crystals: true }
    }

    fn act_actions(&self, components: &Components, out: &mut impl Sink) {
        self.expedition.actions(&components.eastern_mountains, self.order, self.mover(), out);
        out.push(Move::Mine);
        out.push(Move::Pass);
    }

    /// Builds, trades, claims, mines or passes where the wagon stands; `opened_by` is named for anything else.
    fn act(&mut self, components: &Components, action: Move, opened_by: Clause) -> Result<Next, Clause> {
        match action {
            Move::Pass => Ok(Next::End),
            Move::Mine => {
                let mined = self.mined(self.mover());
                *self.own_mut() += mined;
                Ok(Next::End)
            }
            _ => {
                let mountains = &components.eastern_mountains;
                Ok(match self.expedition.perform(mountains, self.order, action, opened_by)? {
                    expedition::Next::Wagon(next) => self.go_on(components, next),
                    expedition::Next::Claimed => Next::Draw(()),
                })
            }
        }
    }

    fn step(&mut self, components: &Components, movement: Movement, to: Cell) -> Result<Next, Clause> {
        let fare = self.fare();
        Ok(match self.expedition.step(self.order, movement, fare, &FARE, to)? {
            Some(movement) => Next::Decide(Decision::Move(movement)),
            None => self.stop(components),
        })
    }

    /// Goes on, pays for a step, or stops.
    fn go(&mut self, components: &Components, movement: Movement, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Step(to) => self.step(components, movement, to),
            Move::Pay(crystal) => {
                let has = self.own().has(crystal);
                self.expedition.check_payment(self.order, movement, self.fare(), &FARE, has)?;
                Ok(self.drop(crystal))
            }
            Move::Stop => {
                self.expedition.check_stop(self.order, movement, &FARE)?;
                Ok(self.stop(components))
            }
            _ => Err(movement.opened_by(&FARE)),
        }
    }

    fn stop(&mut self, components: &Components) -> Next {
        let next = self.expedition.arrive(self.order);
        self.go_on(components, next)
    }

    /// EM-8: the crystal lies on the tile that is left.
    fn drop(&mut self, crystal: Crystal) -> Next {
        *self.own_mut() = self.own().without(crystal);
        if let Some(heap) = self.heap_here() {
            *heap = heap.heaped(crystal);
        }
        Next::Decide(Decision::Move(Movement::paid(0)))
    }

    /// EM-11: crystals may be taken where there are any.
    fn arrive(&mut self) -> Next {
        let is_bare = self.heap_here().is_none_or(|heap| heap.is_empty());
        Next::Decide(if is_bare { Decision::Act } else { Decision::Take })
    }

    fn take(&mut self) -> Next {
        let heap = self.heap_here().map(std::mem::take).unwrap_or_default();
        *self.own_mut() += heap;
        Next::Decide(Decision::Act)
    }

    /// What follows an action about the wagon.
    fn go_on(&mut self, components: &Components, next: wagon::Next) -> Next {
        match next {
            wagon::Next::Decide(decision) => Next::Decide(Decision::Wagon(decision)),
            wagon::Next::Arrived => self.arrive(),
            wagon::Next::Built { column: Some(_) } if self.expedition.supply.available().next().is_some() => {
                Next::Decide(Decision::Bonus)
            }
            wagon::Next::Built { .. } => self.upgrade_after_build(components),
            wagon::Next::Done => Next::End,
        }
    }

    /// EM-18: one upgrade for each such tile, a tile just won included.
    fn upgrade_after_build(&mut self, components: &Components) -> Next {
        let upgrades = self.expedition.bonus(self.mover()).count(Bonus::UpgradeOnBuild);
        self.upgrade_or_trade(components, upgrades)
    }

    fn upgrade_or_trade(&mut self, components: &Components, left: u8) -> Next {
        if left > 0 && self.own().can_rise() {
            return Next::Decide(Decision::Upgrade { left });
        }
        let next = self.expedition.after_build(&components.eastern_mountains, self.mover());
        self.go_on(components, next)
    }

    /// What a mine brings a player (EM-23).
    pub(crate) fn mined(&self, seat: Seat) -> Crystals {
        let green = self.expedition.bonus(seat).count(Bonus::RicherMine);
        Crystals::new([2, green.into(), 0, 0])
    }
}

impl Parts for Table {
    type Decision = Decision;
    type Then = ();
    const TURN: Clause = em(28);

    fn new(players: usize, map: Map, components: &Components) -> Table {
        let components = &components.eastern_mountains;
        Table {
            order: Order::new(players),
            expedition: Expedition::new(map, components, &components.board),
            dropped: [Crystals::NONE; MAX_CELLS],
        }
    }

    fn order(&self) -> Order {
        self.order
    }

    fn order_mut(&mut self) -> &mut Order {
        &mut self.order
    }

    /// EM-29.
    fn deals(&self, components: &Components) -> Option<(Chance, Clause)> {
        self.expedition.set_up_draws(&components.eastern_mountains, DEAL)
    }

    fn deal(&mut self, _components: &Components, draw: Draw) {
        self.expedition.set_up(draw);
    }

    fn start(&mut self, components: &Components) -> Option<Decision> {
        Some(Decision::Start(self.expedition.start(&components.eastern_mountains, self.order)))
    }

    fn is_start(decision: Decision) -> bool {
        matches!(decision, Decision::Start(_))
    }

    fn decider(&self, decision: Decision) -> Seat {
        if let Decision::Start(start) = decision { start.seat() } else { self.mover() }
    }

    /// EM-10: who acts without a step has ended no movement, so no toll is due and nothing is picked up.
    fn turn_actions(&self, components: &Components, out: &mut impl Sink) {
        self.expedition.step_actions(self.order, self.movement(), self.fare(), out);
        self.act_actions(components, out);
    }

    fn begin(&mut self, components: &Components, action: Move) -> Result<Next, Clause> {
        match action {
            Move::Step(to) => self.step(components, self.movement(), to),
            _ => self.act(components, action, em(28)),
        }
    }

    fn actions<S: Sink>(&self, components: &Components, decision: Decision, out: &mut S) {
        match decision {
            Decision::Start(decision) => decision.actions(&self.expedition, out),
            Decision::Move(movement) => {
                let pay = |out: &mut S| effect::each_colour(self.own(), Move::Pay, out);
                self.expedition.move_actions(self.order, movement, self.fare(), pay, out);
            }
            Decision::Wagon(decision) => {
                self.expedition.wagon_actions(decision, &components.eastern_mountains, self.mover(), out);
            }
            Decision::Take => out.list([Move::Take, Move::Leave]),
            Decision::Act => self.act_actions(components, out),
            Decision::Bonus => out.list(self.expedition.supply.available().map(Move::Bonus)),
            Decision::Upgrade { .. } => effect::upgrade_actions(self.own(), out),
        }
    }

    fn opened_by(&self, decision: Decision) -> Clause {
        match decision {
            Decision::Start(_) => em(6),
            Decision::Move(movement) => movement.opened_by(&FARE),
            Decision::Wagon(decision) => decision.opened_by(&expedition::TERMS),
            Decision::Take => em(11),
            Decision::Act => em(13),
            Decision::Bonus => em(17),
            Decision::Upgrade { .. } => em(18),
        }
    }

    fn perform(&mut self, components: &Components, decision: Decision, action: Move) -> Result<Next, Clause> {
        let mountains = &components.eastern_mountains;
        match (decision, action) {
            (Decision::Start(decision), _) => {
                let next = decision.perform(&mut self.expedition, mountains, self.order, action)?;
                Ok(next.map_or(Next::Begin, |next| Next::Decide(Decision::Start(next))))
            }
            (Decision::Wagon(decision), _) => {
                let next = self.expedition.perform_wagon(decision, mountains, self.order, action)?;
                Ok(self.go_on(components, next))
            }
            (Decision::Move(movement), _) => self.go(components, movement, action),
            (Decision::Take, Move::Take) => Ok(self.take()),
            (Decision::Take, Move::Leave) => Ok(Next::Decide(Decision::Act)),
            (Decision::Act, _) => self.act(components, action, em(13)),
            (Decision::Bonus, Move::Bonus(bonus)) if self.expedition.supply.count(bonus) > 0 => {
                self.expedition.take_bonus(self.mover(), bonus);
                Ok(self.upgrade_after_build(components))
            }
            (Decision::Upgrade { left }, _) => {
                let left = effect::upgrade(self.own_mut(), left, action, || em(18))?;
                Ok(self.upgrade_or_trade(components, left))
            }
            (Decision::Take | Decision::Bonus, _) => Err(self.opened_by(decision)),
        }
    }

    fn asks(&self, components: &Components, decision: Decision) -> Asked {
        match decision {
            Decision::Start(decision) => decision.asks(),
            Decision::Move(movement) => Asked::Step(movement.asks(Step::ForCrystal)),
            Decision::Wagon(decision) => {
                decision.asks(&self.expedition.mountains, &components.eastern_mountains, self.mover())
            }
            Decision::Take => Asked::Take,
            Decision::Act => Asked::Act,
            Decision::Bonus => Asked::BonusTile,
            Decision::Upgrade { left } => Asked::Upgrade { left },
        }
    }

    fn wants_draw(&self, (): ()) -> bool {
        self.expedition.villages.empty().is_some()
    }

    fn draws(&self, (): ()) -> Option<(Chance, Clause)> {
        self.expedition.village_draws()
    }

    fn draw(&mut self, draw: Draw) {
        self.expedition.draw(draw);
    }

    fn resume(&mut self, _components: &Components, (): ()) -> Next {
        Next::End
    }

    fn caravan(&self, seat: Seat) -> Crystals {
        self.expedition.caravan(seat)
    }

    fn caravan_mut(&mut self, seat: Seat) -> &mut Crystals {
        &mut self.expedition.caravans[seat]
    }

    fn limit(&self, _components: &Components, seat: Seat) -> u32 {
        self.expedition.limit(seat)
    }

    fn claimed(&self, seat: Seat) -> Set<PointId> {
        self.expedition.claimed(seat)
    }

    /// EM-25.
    fn claims_to_end(&self) -> usize {
        TILES_TO_END
    }

    fn score(&self, components: &Components, seat: Seat) -> Score {
        let components = &components.eastern_mountains;
        self.expedition.score(components, &components.board, seat)
    }
}
