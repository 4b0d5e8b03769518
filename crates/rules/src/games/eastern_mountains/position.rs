//! Positions of Eastern Mountains.

use super::{DEAL, Decision, Table};
use crate::action::Draw;
use crate::clause::{Clause, c, em};
use crate::components::Components;
use crate::crystals::{Crystals, MAX_ON_A_TILE};
use crate::games::Title;
use crate::games::play::Phase;
use crate::map::{Cell, MAX_CELLS};
use crate::parts::bonus::Bonus;
use crate::parts::expedition::position::Settled;
use crate::parts::expedition::{self, Expedition, Movement, StartDecision};
use crate::parts::mountains::{self, position::cell};
use crate::parts::order::Order;
use crate::parts::villages;
use crate::parts::wagon::WagonDecision;
use crate::position::{
    DecisionEntry, DecisionFault, Document, Fields, PhaseOf, Positioned, Problem, Reader, Wrong, ensure,
};
use crate::set::Id;

impl Positioned for Table {
    const TITLE: Title = Title::EasternMountains;
    const FIELDS: &'static [Fields] = &[
        mountains::position::FIELDS,
        villages::position::FIELDS,
        expedition::position::FIELDS,
        Fields { table: &["dropped"], seats: &[] },
    ];
    const END: Clause = em(25);

    fn write(&self, document: &mut Document, components: &Components) {
        let components = &components.eastern_mountains;
        self.expedition.write(&components.board, components, document);
        let map = self.expedition.mountains.map();
        let heap = |cell: Cell| (map.name(cell).to_string(), self.heap(cell));
        let heaps = map.cells().into_iter().map(heap).filter(|(_, crystals)| !crystals.is_empty());
        document.dropped = Some(heaps.collect());
    }

    fn read(reader: &mut Reader, order: Order) -> Option<Table> {
        let expedition = Expedition::read(reader, &reader.components.eastern_mountains.board);
        Some(Table { order, expedition, dropped: read_heaps(reader) })
    }

    fn write_decision(&self, decision: Decision, _: &Components) -> DecisionEntry {
        match decision {
            Decision::Move(movement) => movement.write(),
            Decision::Start(decision) => decision.write(),
            Decision::Wagon(decision) => decision.write(),
            Decision::Take => DecisionEntry::Take {},
            Decision::Act => DecisionEntry::Act {},
            Decision::Bonus => DecisionEntry::Bonus {},
            Decision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
        }
    }

    fn read_decision(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<Decision> {
        let players = self.order.players();
        Some(match *entry {
            DecisionEntry::Move { free, paid } => Decision::Move(Movement { free, is_paid: paid }),
            DecisionEntry::Take {} => Decision::Take,
            DecisionEntry::Act {} => Decision::Act,
            DecisionEntry::Bonus {} => Decision::Bonus,
            DecisionEntry::Upgrade { left, of: None } => Decision::Upgrade { left },
            _ => match StartDecision::read(entry, players) {
                Some(decision) => Decision::Start(decision),
                None => Decision::Wagon(WagonDecision::read(entry, players)?),
            },
        })
    }

    fn write_draw(&self, (): (), _: &Components) -> DecisionEntry {
        DecisionEntry::Refill {}
    }

    fn read_draw(&self, entry: &DecisionEntry, _: &mut Reader) -> Option<()> {
        (*entry == DecisionEntry::Refill {}).then_some(())
    }

    fn leads_from(&self, now: &Table, draw: Draw, _: &Components) -> bool {
        self.expedition.leads_from(&now.expedition, draw)
    }

    fn check_parts(&self, phase: PhaseOf<Table>, reader: &mut Reader) {
        if let Phase::SetUp = phase {
            return;
        }
        self.expedition.check_deal(DEAL, matches!(phase, Phase::Draw(())), reader);
        let settled = match phase {
            Phase::SetUp | Phase::Turn | Phase::Over => Settled::All,
            Phase::Within(decision) => match decision {
                Decision::Move(_) | Decision::Start(_) => Settled::All,
                Decision::Wagon(WagonDecision::Toll { .. }) | Decision::Take => Settled::Mover,
                Decision::Act
                | Decision::Wagon(WagonDecision::Build { .. } | WagonDecision::Trade)
                | Decision::Bonus
                | Decision::Upgrade { .. } => Settled::Others,
            },
            Phase::Draw(()) | Phase::Return { .. } => Settled::Nobody,
        };
        self.expedition.check_caravans(self.order, settled, MAX_ON_A_TILE, reader);
    }

    fn check_phase(&self, phase: PhaseOf<Table>, components: &Components) -> Result<(), Wrong> {
        let start = if let Phase::Within(Decision::Start(decision)) = phase { Some(decision) } else { None };
        self.expedition.check_start(self.order, start, &components.eastern_mountains)?;
        let is_bare = self.dropped.iter().all(|heap| heap.is_empty());
        ensure(start.is_none() || is_bare, DecisionFault::Start, em(6))?;
        let Phase::Within(decision) = phase else { return Ok(()) };
        self.check_decision(decision, components)
    }
}

impl Table {
    /// Whether a decision within a turn can be the one at hand.
    fn check_decision(&self, decision: Decision, components: &Components) -> Result<(), Wrong> {
        let (at, mover) = (&self.expedition, self.mover());
        let components = &components.eastern_mountains;
        match decision {
            Decision::Start(_) | Decision::Act => Ok(()),
            Decision::Wagon(decision) => at.check_wagon_at(self.order, decision, components),
            Decision::Move(movement) => at.check_movement(self.order, movement, self.fare(), em(7)),
            Decision::Take => {
                let heap = at.mountains.wagon(mover).map_or(Crystals::NONE, |cell| self.heap(cell));
                ensure(!heap.is_empty(), DecisionFault::NothingToTake, em(11))
            }
            Decision::Bonus => {
                let is_left = at.supply.available().next().is_some();
                ensure(is_left, DecisionFault::NothingToTake, em(17))?;
                at.check_built(mover)?;
                let column = at.mountains.emptied_here(components, mover);
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
}

/// The crystals that lie on cells.
fn read_heaps(reader: &mut Reader) -> [Crystals; MAX_CELLS] {
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
    heaps
}
