//! What a wagon can do: a view of the table that lists and checks.

use super::{TERMS, TrekDecision};
use crate::action::Move;
use crate::clause::{Clause, ew, j2};
use crate::components::endless_world::{LocationKind, Place, Reach, StackOf, TileId};
use crate::components::{Components, MountainId};
use crate::crystals::Crystals;
use crate::decision::{Decision, Step};
use crate::games::journey::{Next, Origin, Table, Then, WorkDecision};
use crate::map::Cell;
use crate::parts::mountains::Mountains;
use crate::parts::sink::Sink;
use crate::parts::wagon;
use crate::parts::world::Variant;
use crate::set::Set;

/// A wagon's view of the table: what it can do with so many crystals in the caravan.
#[derive(Clone, Copy)]
pub(crate) struct Trek<'a> {
    pub(crate) mountains: &'a Mountains,
    pub(crate) table: &'a Table,
    pub(crate) components: &'a Components,
    pub(crate) variant: &'a Variant,
    pub(crate) caravan: Crystals,
}

impl Trek<'_> {
    /// What is to be decided, as it is told to others.
    pub(crate) fn asks(&self, decision: TrekDecision) -> Decision {
        match decision {
            TrekDecision::Move(_) => Decision::Step(Step::Journey),
            TrekDecision::GoOn => Decision::Step(Step::Second),
            TrekDecision::Wagon(decision) => {
                decision.asks(self.mountains, &self.components.eastern_mountains, self.table.mover())
            }
            TrekDecision::Build => Decision::Build,
            TrekDecision::Column => Decision::BonusTile,
            TrekDecision::Outpost => Decision::Outpost,
        }
    }

    /// J2-10: a move may end only where every toll can be paid.
    fn can_end(&self, cell: Cell) -> bool {
        let crystals = self.caravan.total() as usize;
        // Nobody ever pays more tolls than there are others.
        crystals + 1 >= self.table.order.players()
            || self.mountains.toll(self.table.order, cell, &TERMS) as usize <= crystals
    }

    fn ends_beside(&self, cell: Cell) -> Set<Cell> {
        self.mountains.map().neighbours(cell).into_iter().filter(|&cell| self.can_end(cell)).collect()
    }

    /// The cells to which a move may go first (J2-9).
    pub(super) fn first_steps(&self, reach: Reach) -> Set<Cell> {
        let Some(here) = self.mountains.wagon(self.table.mover()) else {
            return Set::EMPTY;
        };
        let beside = self.mountains.map().neighbours(here).into_iter();
        match reach {
            Reach::One => self.ends_beside(here),
            Reach::Two => {
                beside.filter(|&cell| self.can_end(cell) || !self.ends_beside(cell).is_empty()).collect()
            }
            Reach::Any => {
                let others = self.mountains.map().cells().into_iter().filter(|&cell| cell != here);
                others.filter(|&cell| self.can_end(cell)).collect()
            }
        }
    }

    /// Whether a move can be made.
    pub(crate) fn can_move(&self, reach: Reach) -> bool {
        let Some(here) = self.mountains.wagon(self.table.mover()) else {
            return false;
        };
        let map = self.mountains.map();
        let ends_beside = |cell| map.neighbours(cell).into_iter().any(|cell| self.can_end(cell));
        match reach {
            Reach::One => ends_beside(here),
            Reach::Two => {
                let mut beside = map.neighbours(here).into_iter();
                ends_beside(here) || beside.any(ends_beside)
            }
            Reach::Any => map.cells().into_iter().any(|cell| cell != here && self.can_end(cell)),
        }
    }

    /// The cells to which a move may go on.
    pub(crate) fn second_steps(&self) -> Set<Cell> {
        let here = self.mountains.wagon(self.table.mover());
        here.map_or(Set::EMPTY, |here| self.ends_beside(here))
    }

    pub(super) fn can_stop(&self) -> bool {
        self.mountains.wagon(self.table.mover()).is_some_and(|cell| self.can_end(cell))
    }

    /// Whether the trade of the mountain on a cell can be carried out.
    fn can_trade(&self, cell: Cell) -> bool {
        let tile = self.mountains.mountain(cell);
        tile.is_some_and(|tile| self.caravan.contains(self.components.eastern_mountains.mountain(tile).give))
    }

    /// The cells with an outpost whose mountain's trade can be carried out (J2-14).
    pub(crate) fn trading_outposts(&self) -> Set<Cell> {
        let outposts = self.mountains.outposts(self.table.mover()).into_iter();
        outposts.filter(|&cell| self.can_trade(cell)).collect()
    }

    /// The mountain where the wagon stands.
    fn mountain_here(&self) -> Option<MountainId> {
        self.mountains.mountain(self.mountains.wagon(self.table.mover())?)
    }

    /// The locations about wagons and outposts among these whose action can be carried out.
    pub(crate) fn workable(&self, among: Set<Place>) -> Set<Place> {
        let board = self.table.board(self.components);
        let is_possible = |place| self.check_location(board.location(place).kind).is_ok();
        let places = among.intersection(board.of_wagons()).into_iter();
        places.fold(Set::EMPTY, |open, place| open.with_if(is_possible(place), place))
    }

    /// Whether the action of a location about the wagon can be carried out.
    pub(crate) fn check_location(&self, kind: LocationKind) -> Result<(), Clause> {
        let (is_possible, clause) = match kind {
            LocationKind::MoveWagon(reach) => (self.can_move(reach), j2(9)),
            LocationKind::WagonTrade => {
                let wagon = self.mountains.wagon(self.table.mover());
                (wagon.is_some_and(|cell| self.can_trade(cell)), j2(13))
            }
            LocationKind::OutpostTrade => {
                let mut outposts = self.mountains.outposts(self.table.mover()).into_iter();
                (outposts.any(|cell| self.can_trade(cell)), j2(14))
            }
            _ => (false, ew(11)),
        };
        if is_possible { Ok(()) } else { Err(clause) }
    }

    /// Carries out the action of a location about the wagon.
    pub(crate) fn work(&self, kind: LocationKind) -> Next<TrekDecision> {
        let then = match (kind, self.mountain_here()) {
            (LocationKind::MoveWagon(reach), _) => Then::Added(TrekDecision::Move(reach)),
            (LocationKind::WagonTrade, Some(tile)) => {
                Then::Work(WorkDecision::Trade { of: Origin::Wagon(tile) })
            }
            (LocationKind::OutpostTrade, _) => Then::Added(TrekDecision::Outpost),
            _ => Then::End,
        };
        Next::Decide(then)
    }

    pub(crate) fn actions(&self, decision: TrekDecision, out: &mut impl Sink) {
        let mountains = &self.components.eastern_mountains;
        match decision {
            TrekDecision::Move(reach) => out.each(self.first_steps(reach), Move::Step),
            TrekDecision::GoOn => {
                out.each(self.second_steps(), Move::Step);
                out.push_if(self.can_stop(), Move::Stop);
            }
            TrekDecision::Wagon(decision) => {
                decision.actions(self.mountains, mountains, self.caravan, self.table.mover(), out);
            }
            TrekDecision::Build => out.list([Move::Build, Move::Stop]),
            TrekDecision::Column => {
                let tops = self.table.world.tops(&self.components.endless_world, StackOf::Outposts);
                out.list(tops.map(Move::TakeTile));
            }
            TrekDecision::Outpost => {
                out.each(self.trading_outposts(), Move::Outpost);
            }
        }
    }

    pub(super) fn gives(&self, tile: TileId) -> bool {
        self.table.world.tops(&self.components.endless_world, StackOf::Outposts).any(|top| top == tile)
    }

    pub(super) fn check_step(&self, to: Cell, open: Set<Cell>, is_any: bool) -> Result<(), Clause> {
        if open.contains(to) {
            return Ok(());
        }
        let here = self.mountains.wagon(self.table.mover());
        let map = self.mountains.map();
        let is_near = here.is_some_and(|here| {
            map.neighbours(here).contains(to) || (is_any && map.cells().contains(to) && here != to)
        });
        if is_near { Err(j2(10)) } else { Err(j2(9)) }
    }

    /// What follows an action about the wagon where it stands.
    pub(super) fn go_on(&self, next: wagon::Next) -> Next<TrekDecision> {
        let components = &self.components.eastern_mountains;
        let decide = |decision| Next::Decide(Then::Added(decision));
        match next {
            wagon::Next::Decide(decision) => decide(TrekDecision::Wagon(decision)),
            wagon::Next::Arrived => {
                let build = self.mountains.check_build(components, self.table.order, self.caravan);
                if build.is_ok() { decide(TrekDecision::Build) } else { Next::Decide(self.trade()) }
            }
            wagon::Next::Built { column: Some(_) } if self.has_reward() => decide(TrekDecision::Column),
            wagon::Next::Built { .. } => Next::Decide(self.trade()),
            wagon::Next::Done => Next::END,
        }
    }

    /// J2-11, J3-7: an empty bonus space, and a tile for it on a stack for outposts.
    pub(crate) fn has_reward(&self) -> bool {
        let components = &self.components.endless_world;
        self.table.world.has_space(self.table.mover(), self.variant, components)
            && self.table.world.tops(components, StackOf::Outposts).next().is_some()
    }

    /// J2-12: a trade may follow, if it can be carried out.
    pub(super) fn trade(&self) -> Then<TrekDecision> {
        let components = &self.components.eastern_mountains;
        match wagon::after_build(self.mountains, components, self.caravan, self.table.mover()) {
            wagon::Next::Decide(decision) => Then::Added(TrekDecision::Wagon(decision)),
            wagon::Next::Arrived | wagon::Next::Built { .. } | wagon::Next::Done => Then::End,
        }
    }
}

/// A wagon's view of the table as it is.
pub(crate) fn view<'a>(
    mountains: &'a Mountains,
    table: &'a Table,
    components: &'a Components,
    variant: &'a Variant,
) -> Trek<'a> {
    Trek { mountains, table, components, variant, caravan: table.caravan() }
}
