//! Positions of Eastern Mountains.

use std::convert::Infallible;

use super::{Decision, Heaps};
use crate::clause::{c, em};
use crate::components::Components;
use crate::crystals::{Crystals, MAX_ON_A_TILE};
use crate::games::crossing::position::Packed;
use crate::games::crossing::{self, Outfit, Parts, Table, Then};
use crate::games::play::Phase;
use crate::map::{Cell, MAX_CELLS};
use crate::parts::bonus::Bonus;
use crate::parts::expedition::{self, position::Settled};
use crate::parts::mountains::{self, position::cell};
use crate::parts::villages;
use crate::position::{
    DecisionEntry, DecisionFault, Document, Fields, PhaseOf, Problem, Reader, Wrong, ensure,
};
use crate::set::Id;

impl Packed for Heaps {
    const FIELDS: &'static [Fields] = &[
        mountains::position::FIELDS,
        villages::position::FIELDS,
        expedition::position::FIELDS,
        Fields { table: &["dropped"], seats: &[] },
    ];
    const MOST_TAKEN: u16 = MAX_ON_A_TILE;

    fn write(&self, table: &Table, document: &mut Document, _: &Components) {
        let map = table.expedition.mountains.map();
        let heap = |cell: Cell| (map.name(cell).to_string(), self.dropped(cell));
        let heaps = map.cells().into_iter().map(heap).filter(|(_, crystals)| !crystals.is_empty());
        document.dropped = Some(heaps.collect());
    }

    fn read(reader: &mut Reader) -> Heaps {
        let mut heaps = [Crystals::NONE; MAX_CELLS];
        for (name, &crystals) in reader.document.dropped.iter().flatten() {
            let Some(cell) = cell(&reader.map, "dropped", name, &mut reader.report) else { continue };
            let largest = crystals.colours().map(|colour| crystals.count(colour)).max();
            if let Some(found) = largest.filter(|&found| found > MAX_ON_A_TILE) {
                let (place, most) = (format!("dropped, {name}"), MAX_ON_A_TILE);
                reader.report.push(Problem::Uncountable { place, found, most });
            }
            heaps[cell.index()] = crystals;
        }
        Heaps(heaps)
    }

    fn write_decision(&self, decision: Decision, _: &Components) -> DecisionEntry {
        match decision {
            Decision::Take => DecisionEntry::Take {},
            Decision::Bonus => DecisionEntry::Bonus {},
            Decision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<Decision> {
        match *entry {
            DecisionEntry::Take {} => Some(Decision::Take),
            DecisionEntry::Bonus {} => Some(Decision::Bonus),
            DecisionEntry::Upgrade { left, of: None } => Some(Decision::Upgrade { left }),
            _ => None,
        }
    }

    fn write_draw(_: Then<Infallible>) -> DecisionEntry {
        DecisionEntry::Refill {}
    }

    fn read_draw(entry: &DecisionEntry) -> Option<Then<Infallible>> {
        (*entry == DecisionEntry::Refill {}).then_some(Then::End)
    }

    fn settled(decision: crossing::Decision<Decision>) -> Settled {
        match decision {
            crossing::Decision::Outfit(Decision::Take) => Settled::Mover,
            _ => Settled::Others,
        }
    }

    fn settled_before(never: Infallible) -> Settled {
        match never {}
    }

    /// EM-8: crystals are dropped in turns, not before the first.
    fn check_phase(&self, phase: PhaseOf<Parts<Heaps>>) -> Result<(), Wrong> {
        let is_start = matches!(phase, Phase::Within(crossing::Decision::Start(_)));
        let is_bare = self.0.iter().all(|heap| heap.is_empty());
        ensure(!is_start || is_bare, DecisionFault::Start, em(6))
    }

    fn check_decision(
        &self,
        decision: Decision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong> {
        let (at, mover) = (&table.expedition, table.mover());
        match decision {
            Decision::Take => {
                let heap = at.mountains.wagon(mover).map_or(Crystals::NONE, |cell| self.dropped(cell));
                ensure(!heap.is_empty(), DecisionFault::NothingToTake, em(11))
            }
            Decision::Bonus => {
                let is_left = at.supply.available().next().is_some();
                ensure(is_left, DecisionFault::NothingToTake, em(17))?;
                at.check_built(mover)?;
                let column = at.mountains.emptied_here(&components.eastern_mountains, mover);
                ensure(column.is_some(), DecisionFault::NoColumn, em(17))
            }
            Decision::Upgrade { left } => {
                let most = at.bonus(mover).count(Bonus::UpgradeOnBuild);
                ensure((1..=most).contains(&left), DecisionFault::Upgrades, em(18))?;
                ensure(at.caravan(mover).can_rise(), DecisionFault::NothingToUpgrade, c(3))?;
                at.check_built(mover)
            }
        }
    }

    fn check_draw(never: Infallible, _: &Table, _: &Components) -> Result<(), Wrong> {
        match never {}
    }
}
