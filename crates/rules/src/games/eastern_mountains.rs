//! Eastern Mountains: move a wagon, build outposts, trade in the mountains, claim golems in the
//! villages. Clauses EM-1 to EM-29.
//!
//! Most of it is in [`crossing`], which The Call for Adventure shares. Here steps are paid for with
//! crystals, which stay behind on the tiles.

#[cfg(feature = "position")]
mod position;

use std::convert::Infallible;

use super::crossing::{self, Crossing, Outfit, Table};
use crate::action::Move;
use crate::chance::Chance;
use crate::clause::{Clause, em};
use crate::components::{self, Board, Components, GameBox};
use crate::crystals::Crystals;
use crate::decision::{Decision as Asked, Step};
use crate::map::file::Shape;
use crate::map::{Cell, MAX_CELLS};
use crate::parts::bonus::Bonus;
use crate::parts::effect;
use crate::parts::expedition::{Deal, Expedition, Fare, FareClauses, Movement};
use crate::parts::sink::Sink;
use crate::seat::Seat;
use crate::set::Id;

/// The whole state of a game. Draws end a turn (EM-21).
pub type EasternMountains = Crossing<Heaps, Decision, Infallible>;

type Next = crossing::Next<Heaps>;

/// The crystals that lie on the cells (EM-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Heaps([Crystals; MAX_CELLS]);

/// What is to be decided within a turn besides what every crossing asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Whether to take the crystals on the tile (EM-11).
    Take,
    /// Which bonus tile to take for an emptied column (EM-17).
    Bonus,
    /// Which crystal to raise after a build, with so many upgrades left (EM-18).
    Upgrade {
        /// How many upgrades are left.
        left: u8,
    },
}

impl EasternMountains {
    /// The crystals that lie on a cell.
    pub fn dropped(&self, cell: Cell) -> Crystals {
        self.parts.outfit.dropped(cell)
    }
}

impl Heaps {
    /// The crystals that lie where the wagon stands.
    fn here(&mut self, table: &Table) -> Option<&mut Crystals> {
        let wagon = table.expedition.mountains.wagon(table.mover())?;
        self.0.get_mut(wagon.index())
    }

    /// EM-11.
    fn take(&mut self, table: &mut Table) {
        let heap = self.here(table).map(std::mem::take).unwrap_or_default();
        *table.caravan_mut() += heap;
    }
}

/// EM-18: one upgrade for each such tile, a tile just won included.
fn upgrade_after_build(table: &Table, components: &Components) -> Next {
    let upgrades = table.expedition.bonus(table.mover()).count(Bonus::UpgradeOnBuild);
    upgrade_or_trade(table, components, upgrades)
}

fn upgrade_or_trade(table: &Table, components: &Components, left: u8) -> Next {
    if left > 0 && table.caravan().can_rise() {
        return Next::Decide(crossing::Decision::Outfit(Decision::Upgrade { left }));
    }
    table.after_build(components)
}

impl Outfit for Heaps {
    type Decision = Decision;
    type Then = Infallible;
    const BOXES: &'static [GameBox] = &[GameBox::EasternMountains];
    const SHAPE: Shape = Shape::EASTERN_MOUNTAINS;
    const TURN: Clause = em(28);
    /// One tile of each symbol is removed, and no valleys are dealt (EM-1).
    const DEAL: Deal = Deal { kept_per_symbol: 5, valleys: 0, tiles: em(1), vp_tiles: em(3) };
    const FARE: FareClauses = FareClauses { step: em(7), pay: em(8), free_first: em(7) };
    const PAYS: Step = Step::ForCrystal;
    const ACT: Clause = em(13);

    fn new(_: usize, _: &Components) -> Heaps {
        Heaps([Crystals::NONE; MAX_CELLS])
    }

    fn board(components: &components::EasternMountains) -> &Board {
        &components.board
    }

    fn draws(&self, never: Infallible) -> Option<(Chance, Clause)> {
        match never {}
    }

    fn resume(never: Infallible, _: &Table, _: &Components) -> Next {
        match never {}
    }

    /// EM-7: the first step is free, and one more for each *extra step* tile.
    fn first_steps(&self, table: &Table) -> Option<Movement> {
        Some(Movement::with(1 + table.expedition.bonus(table.mover()).count(Bonus::ExtraStep)))
    }

    /// EM-8: a crystal for each further step.
    fn fare(&self, table: &Table) -> Fare {
        let crystals = table.caravan().total();
        Fare { crystals, steps: crystals, is_in_crystals: true }
    }

    fn pay_actions(&self, table: &Table, out: &mut impl Sink) {
        effect::each_colour(table.caravan(), Move::Pay, out);
    }

    fn can_pay_with(&self, table: &Table, action: Move) -> Option<bool> {
        if let Move::Pay(crystal) = action { Some(table.caravan().has(crystal)) } else { None }
    }

    /// EM-8: the crystal lies on the tile that is left.
    fn pay(&mut self, table: &mut Table, action: Move) {
        if let Move::Pay(crystal) = action {
            *table.caravan_mut() = table.caravan().without(crystal);
            if let Some(heap) = self.here(table) {
                *heap = heap.heaped(crystal);
            }
        }
    }

    /// EM-11: crystals may be taken where there are any.
    fn arrive(&self, table: &Table) -> crossing::Decision<Decision> {
        let wagon = table.expedition.mountains.wagon(table.mover());
        if wagon.is_none_or(|cell| self.dropped(cell).is_empty()) {
            crossing::Decision::Act
        } else {
            crossing::Decision::Outfit(Decision::Take)
        }
    }

    fn dropped(&self, cell: Cell) -> Crystals {
        debug_assert!(cell.index() < MAX_CELLS, "{cell:?} is on no map");
        self.0[cell.index() % MAX_CELLS]
    }

    /// EM-23.
    fn mined(expedition: &Expedition, seat: Seat) -> Option<Crystals> {
        let green = expedition.bonus(seat).count(Bonus::RicherMine);
        Some(Crystals::new([2, green.into(), 0, 0]))
    }

    /// EM-17: a bonus tile for an emptied column, while there are any.
    fn build(&self, table: &Table, components: &Components, emptied: Option<usize>) -> Next {
        if emptied.is_some() && table.expedition.supply.available().next().is_some() {
            return Next::Decide(crossing::Decision::Outfit(Decision::Bonus));
        }
        upgrade_after_build(table, components)
    }

    fn asks(&self, decision: Decision, _: &Components) -> Asked {
        match decision {
            Decision::Take => Asked::Take,
            Decision::Bonus => Asked::BonusTile,
            Decision::Upgrade { left } => Asked::Upgrade { left },
        }
    }

    fn actions(&self, decision: Decision, table: &Table, _: &Components, out: &mut impl Sink) {
        match decision {
            Decision::Take => out.list([Move::Take, Move::Leave]),
            Decision::Bonus => out.list(table.expedition.supply.available().map(Move::Bonus)),
            Decision::Upgrade { .. } => effect::upgrade_actions(table.caravan(), out),
        }
    }

    fn opened_by(decision: Decision) -> Clause {
        match decision {
            Decision::Take => em(11),
            Decision::Bonus => em(17),
            Decision::Upgrade { .. } => em(18),
        }
    }

    fn perform(
        &mut self,
        decision: Decision,
        table: &mut Table,
        components: &Components,
        action: Move,
    ) -> Result<Next, Clause> {
        match (decision, action) {
            (Decision::Take, Move::Take | Move::Leave) => {
                if action == Move::Take {
                    self.take(table);
                }
                Ok(Next::Decide(crossing::Decision::Act))
            }
            (Decision::Bonus, Move::Bonus(bonus)) if table.expedition.supply.count(bonus) > 0 => {
                table.expedition.take_bonus(table.mover(), bonus);
                Ok(upgrade_after_build(table, components))
            }
            (Decision::Upgrade { left }, _) => {
                let left = effect::upgrade(table.caravan_mut(), left, action, || em(18))?;
                Ok(upgrade_or_trade(table, components, left))
            }
            (Decision::Take | Decision::Bonus, _) => Err(Heaps::opened_by(decision)),
        }
    }
}
