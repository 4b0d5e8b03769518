//! Wagons on a journey in a position, and all that Part II adds.

use super::{Documented, Earned, Reader, Wrong};
use crate::Draw;
use crate::clause::j2;
use crate::components::endless_world::{LocationKind, Reach};
use crate::components::{Components, MountainId};
use crate::crystals::Crystal;
use crate::games::Title;
use crate::games::journey::trek::{self, KEPT_PER_SYMBOL, Trek, TrekDecision};
use crate::games::journey::{Origin, Table};
use crate::games::journey_two::Wagons;
use crate::map::Map;
use crate::mountains::{Mountains, Tile};
use crate::position::document::{DecisionEntry, Document, StepsEntry};
use crate::position::{DecisionFault, Problem, mountains, wagons};
use crate::seat::Seat;
use crate::set::Set;
use crate::wagon::WagonDecision;

pub(super) fn write(mountains: &Mountains, components: &Components, document: &mut Document) {
    let boxed = &components.eastern_mountains;
    mountains::write(mountains, boxed, &boxed.journey_map, document);
}

pub(super) fn read(reader: &mut Reader, map: Map) -> Mountains {
    let mut mountains = trek::land(map, reader.components);
    mountains::Reader { document: reader.document, components: reader.components, problems: reader.problems }
        .read(&mut mountains);
    mountains
}

pub(super) fn write_decision(decision: TrekDecision) -> DecisionEntry {
    match decision {
        TrekDecision::Move(Reach::One) => DecisionEntry::MoveWagon { steps: StepsEntry::One },
        TrekDecision::Move(Reach::Two) => DecisionEntry::MoveWagon { steps: StepsEntry::Two },
        TrekDecision::Move(Reach::Any) => DecisionEntry::MoveWagon { steps: StepsEntry::Any },
        TrekDecision::GoOn => DecisionEntry::GoOn {},
        TrekDecision::Wagon(decision) => wagons::write_decision(decision),
        TrekDecision::Build => DecisionEntry::MayBuild {},
        TrekDecision::Column => DecisionEntry::Column {},
        TrekDecision::Outpost => DecisionEntry::Outpost {},
    }
}

pub(super) fn read_decision(entry: &DecisionEntry, players: usize) -> Option<TrekDecision> {
    Some(match entry {
        DecisionEntry::MoveWagon { steps: StepsEntry::One } => TrekDecision::Move(Reach::One),
        DecisionEntry::MoveWagon { steps: StepsEntry::Two } => TrekDecision::Move(Reach::Two),
        DecisionEntry::MoveWagon { steps: StepsEntry::Any } => TrekDecision::Move(Reach::Any),
        DecisionEntry::GoOn {} => TrekDecision::GoOn,
        DecisionEntry::MayBuild {} => TrekDecision::Build,
        DecisionEntry::Column {} => TrekDecision::Column,
        DecisionEntry::Outpost {} => TrekDecision::Outpost,
        _ => TrekDecision::Wagon(wagons::read_decision(entry, players)?),
    })
}

/// J2-5: three mountains of each symbol lie on the map, and every player has a wagon.
pub(super) fn check(
    mountains: &Mountains,
    table: &Table,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let dealt: Set<MountainId> =
        mountains.map().open().into_iter().filter_map(|cell| mountains.mountain(cell)).collect();
    let symbols = components.eastern_mountains.symbols();
    for (symbol, tiles) in Crystal::ALL.into_iter().zip(symbols) {
        let found = tiles.intersection(dealt).len();
        if found != KEPT_PER_SYMBOL {
            let (place, wanted) = (format!("tiles with symbol {symbol}"), KEPT_PER_SYMBOL.to_string());
            problems.push(Problem::Number { place, found, wanted, clause: j2(5) });
        }
    }
    let wagons = table.order.seats().filter(|&seat| mountains.wagon(seat).is_some()).count();
    let counts = [("mountain_pile", mountains.pile.len(), 0), ("wagons", wagons, table.order.players())];
    for (place, found, wanted) in counts {
        if found != wanted {
            let (place, wanted) = (place.to_owned(), wanted.to_string());
            problems.push(Problem::Number { place, found, wanted, clause: j2(5) });
        }
    }
}

/// Whether a decision about a wagon can be the one at hand.
pub(super) fn check_decision(view: Trek, decision: TrekDecision) -> Result<(), Wrong> {
    let Trek { mountains, table, components, caravan, .. } = view;
    let boxed = &components.eastern_mountains;
    let (fits, fault, clause) = match decision {
        TrekDecision::Move(reach) => (view.can_move(reach), DecisionFault::CannotStep, j2(9)),
        TrekDecision::GoOn => (!view.second_steps().is_empty(), DecisionFault::CannotStep, j2(9)),
        TrekDecision::Wagon(decision) => {
            let caravans = &table.world.caravans;
            return wagons::check_decision(mountains, boxed, caravans, table.order, decision, &trek::TERMS);
        }
        TrekDecision::Build => {
            let can_build = mountains.check_build(boxed, table.order, caravan).is_ok();
            (can_build, DecisionFault::CannotBuild, j2(11))
        }
        TrekDecision::Column => {
            if mountains.emptied_here(boxed, table.mover()).is_none() {
                return Err((DecisionFault::NoColumn, j2(11)));
            }
            (view.has_reward(), DecisionFault::NothingToTake, j2(11))
        }
        TrekDecision::Outpost => (!view.trading_outposts().is_empty(), DecisionFault::CannotTrade, j2(14)),
    };
    if fits { Ok(()) } else { Err((fault, clause)) }
}

/// Whether work at a location of this kind leads to a decision: all but a trade at an outpost come with a move.
pub(super) fn is_opened_at(decision: TrekDecision, kind: LocationKind) -> bool {
    match (decision, kind) {
        (TrekDecision::Move(reach), LocationKind::MoveWagon(printed)) => reach == printed,
        (TrekDecision::GoOn, LocationKind::MoveWagon(printed)) => printed == Reach::Two,
        (TrekDecision::Wagon(_) | TrekDecision::Build | TrekDecision::Column, LocationKind::MoveWagon(_)) => {
            true
        }
        (TrekDecision::Outpost, LocationKind::OutpostTrade) => true,
        _ => false,
    }
}

/// A tile for an emptied column is turned up before the trade.
pub(super) fn follows_a_draw(decision: TrekDecision) -> bool {
    decision == TrekDecision::Wagon(WagonDecision::Trade)
}

/// The bonus tile that a decision is about.
pub(super) fn earns(decision: TrekDecision) -> Earned {
    Earned { columns: usize::from(decision == TrekDecision::Column), merchants: 0 }
}

/// Whether the mountain that a trade comes from is under the wagon, or has an outpost of the mover.
pub(super) fn holds(mountains: &Mountains, table: &Table, of: Origin) -> bool {
    let mover = table.mover();
    match of {
        Origin::Wagon(tile) => {
            mountains.wagon(mover).is_some_and(|cell| mountains.mountain(cell) == Some(tile))
        }
        Origin::Outpost(tile) => {
            mountains.outposts(mover).into_iter().any(|cell| mountains.mountain(cell) == Some(tile))
        }
        Origin::Location(_) | Origin::Market(_) | Origin::Route(_) => false,
    }
}

/// Whether a set-up draw of a mountain leads from `now` to `wanted`.
pub(super) fn leads(wanted: &Mountains, now: &Mountains, draw: Draw) -> bool {
    match draw {
        Draw::Remove(tile) => {
            let cells = wanted.map().open().into_iter();
            let is_laid = cells.into_iter().any(|cell| wanted.mountain(cell) == Some(tile));
            !wanted.pile.contains(tile) && !is_laid
        }
        Draw::Mountain(tile) => now.next_cell().map(|cell| wanted.tile(cell)) == Some(Tile::Mountain(tile)),
        _ => false,
    }
}

impl Documented for Wagons {
    const TITLE: Title = Title::JourneyTwo;

    fn write(&self, document: &mut Document, components: &Components) {
        write(&self.mountains, components, document);
    }

    fn read(reader: &mut Reader, map: Map) -> Wagons {
        Wagons { mountains: read(reader, map) }
    }

    fn write_decision(decision: TrekDecision, _: &Components) -> DecisionEntry {
        write_decision(decision)
    }

    fn read_decision(entry: &DecisionEntry, reader: &mut Reader) -> Option<TrekDecision> {
        read_decision(entry, reader.document.players)
    }

    fn check_parts(&self, table: &Table, components: &Components, problems: &mut Vec<Problem>) {
        check(&self.mountains, table, components, problems);
    }

    fn check_decision(
        &self,
        decision: TrekDecision,
        table: &Table,
        components: &Components,
    ) -> Result<(), Wrong> {
        check_decision(self.view(table, components), decision)
    }

    fn earned_tiles(&self, seat: Seat) -> Earned {
        Earned { columns: self.mountains.emptied(seat), merchants: 0 }
    }

    fn earns(decision: TrekDecision) -> Earned {
        earns(decision)
    }

    fn is_opened_at(&self, decision: TrekDecision, kind: LocationKind) -> bool {
        is_opened_at(decision, kind)
    }

    fn follows_a_draw(decision: TrekDecision) -> bool {
        follows_a_draw(decision)
    }

    fn holds(&self, table: &Table, of: Origin) -> bool {
        holds(&self.mountains, table, of)
    }

    fn map(&self) -> Option<Map> {
        Some(*self.mountains.map())
    }

    fn leads_from(&self, now: &Wagons, draw: Draw) -> bool {
        leads(&self.mountains, &now.mountains, draw)
    }
}
