//! Positions of Eastern Mountains.

use super::document::{DecisionEntry, Document};
use super::expedition::check::{self, Settled};
use super::expedition::{self, Reader};
use super::{DecisionFault, Problem, check_not_over, wagons};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, em};
use crate::components::Components;
use crate::crystals::Crystals;
use crate::expedition::TILES_TO_END;
use crate::games::eastern_mountains::{DEAL, Decision, EasternMountains};
use crate::games::{Rules, Title};
use crate::map::Map;
use crate::order::Order;
use crate::seat::Seat;
use crate::wagon::WagonDecision;

pub(super) fn write(state: &EasternMountains, all: &Components) -> Document {
    let components = &all.eastern_mountains;
    let title = Title::EasternMountains;
    let mut document = Document {
        game: title.code().to_owned(),
        players: state.order.players(),
        components: Some(all.digest(title).to_string()),
        turn: state.order.seat().number(),
        decision: write_decision(state.decision()),
        ..Document::default()
    };
    let at = state.expedition();
    expedition::write(at, state.order, &components.board, components, &mut document);
    document.dropped = Some(expedition::write_heaps(at.mountains().map(), &state.dropped));
    document
}

fn write_decision(decision: Decision) -> DecisionEntry {
    match decision {
        Decision::SetUp => DecisionEntry::SetUp {},
        Decision::Turn => DecisionEntry::Turn {},
        Decision::Move { free, is_paid } => DecisionEntry::Move { free, paid: is_paid },
        Decision::Start(decision) => expedition::write_start(decision),
        Decision::Wagon(decision) => wagons::write_decision(decision),
        Decision::Take => DecisionEntry::Take {},
        Decision::Act => DecisionEntry::Act {},
        Decision::Bonus => DecisionEntry::Bonus {},
        Decision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
        Decision::Refill => DecisionEntry::Refill {},
        Decision::Return { .. } => DecisionEntry::Return { again: false },
        Decision::Over => DecisionEntry::Over {},
    }
}

pub(super) fn read(
    document: &Document,
    all: &'static Components,
    map: Map,
    problems: &mut Vec<Problem>,
) -> Option<EasternMountains> {
    document.counts_fit(Title::EasternMountains, problems)?;
    let components = &all.eastern_mountains;
    let mut reader = Reader { document, components: all, board: &components.board, problems };
    let expedition = reader.read(map);
    let dropped = reader.read_heaps(&map);
    let order = Order::at(document.players, document.turn)?;
    let mut state = EasternMountains { order, decision: Decision::Turn, expedition, dropped };
    match read_decision(&document.decision, &state) {
        Some(decision) => state.decision = decision,
        None => {
            problems.push(document.decision.not_here(em(28)));
            return None;
        }
    }
    if problems.is_empty() {
        check(&state, all, problems);
    }
    Some(state)
}

fn read_decision(entry: &DecisionEntry, state: &EasternMountains) -> Option<Decision> {
    let over_limit = || state.order.first_where(|seat| state.expedition.is_over_limit(seat));
    Some(match *entry {
        DecisionEntry::SetUp {} => Decision::SetUp,
        DecisionEntry::Turn {} => Decision::Turn,
        DecisionEntry::Move { free, paid } => Decision::Move { free, is_paid: paid },
        DecisionEntry::Take {} => Decision::Take,
        DecisionEntry::Act {} => Decision::Act,
        DecisionEntry::Bonus {} => Decision::Bonus,
        DecisionEntry::Upgrade { left, of: None } => Decision::Upgrade { left },
        DecisionEntry::Refill {} => Decision::Refill,
        DecisionEntry::Return { again: false } => Decision::Return { seat: over_limit()? },
        DecisionEntry::Over {} => Decision::Over,
        _ => {
            let players = state.order.players();
            let start = expedition::read_start(entry, players).map(Decision::Start);
            start.or_else(|| wagons::read_decision(entry, players).map(Decision::Wagon))?
        }
    })
}

fn check(state: &EasternMountains, all: &Components, problems: &mut Vec<Problem>) {
    let at = &state.expedition;
    let components = &all.eastern_mountains;
    if state.decision != Decision::SetUp {
        check::check_deal(at, components, DEAL, problems);
        check::check_table(at, state.order, state.decision == Decision::Refill, problems);
        let settled = match state.decision {
            Decision::SetUp
            | Decision::Turn
            | Decision::Move { .. }
            | Decision::Start(_)
            | Decision::Over => Settled::All,
            Decision::Wagon(WagonDecision::Toll { .. }) | Decision::Take => Settled::Mover,
            Decision::Act
            | Decision::Wagon(WagonDecision::Build { .. } | WagonDecision::Trade)
            | Decision::Bonus
            | Decision::Upgrade { .. } => Settled::Others,
            Decision::Refill | Decision::Return { .. } => Settled::Nobody,
        };
        check::check_caravans(at, state.order, settled, problems);
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, all)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// Whether the decision can be the one at hand.
fn check_decision(state: &EasternMountains, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let at = &state.expedition;
    let components = &all.eastern_mountains;
    let mover = state.order.seat();
    if state.decision == Decision::SetUp {
        let no_heaps = state.dropped.iter().all(|heap| heap.is_empty());
        let untouched = no_heaps && mover == Seat::FIRST;
        let set_up = check::check_set_up(at, components, &components.board, DEAL);
        return if untouched { set_up } else { Err((DecisionFault::SetUpIsPast, c(18))) };
    }
    let start = match state.decision {
        Decision::Start(decision) => Some(decision),
        _ => None,
    };
    check::check_start(at, state.order, start, components)?;
    if state.is_set_up() && state.dropped.iter().any(|heap| !heap.is_empty()) {
        return Err((DecisionFault::Start, em(6)));
    }
    match state.decision {
        Decision::Wagon(decision) => check::check_wagon(at, state.order, decision, components)?,
        Decision::Move { free, is_paid } => check_move(state, free, is_paid)?,
        Decision::Take => {
            let heap = at.mountains().wagon(mover).map_or(Crystals::NONE, |cell| state.dropped(cell));
            if heap.is_empty() {
                return Err((DecisionFault::NothingToTake, em(11)));
            }
        }
        Decision::Bonus if at.supply().available().next().is_none() => {
            return Err((DecisionFault::NothingToTake, em(17)));
        }
        Decision::Upgrade { left } if left == 0 || left > at.bonus(mover).count(Bonus::UpgradeOnBuild) => {
            return Err((DecisionFault::Upgrades, em(18)));
        }
        Decision::Upgrade { .. } if !at.caravan(mover).can_rise() => {
            return Err((DecisionFault::NothingToUpgrade, c(3)));
        }
        Decision::Bonus | Decision::Upgrade { .. } if !at.mountains.has_outpost_here(mover) => {
            return Err((DecisionFault::CannotBuild, em(14)));
        }
        Decision::Over => {
            let is_over = state.order.is_last_of_round() && at.end_is_met(state.order);
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
        _ => {}
    }
    let after_action = matches!(state.decision, Decision::Refill | Decision::Return { .. });
    check_not_over(state.order, after_action, |seat| at.claimed(seat).len() >= TILES_TO_END)
}

/// EM-7, EM-8: only so many steps can be free, and a movement goes on only where a step can follow.
fn check_move(state: &EasternMountains, free: u8, is_paid: bool) -> Result<(), (DecisionFault, Clause)> {
    let most = state.expedition.bonus(state.order.seat()).count(Bonus::ExtraStep);
    if free > most || (is_paid && free > 0) {
        return Err((DecisionFault::Steps, em(7)));
    }
    if state.can_go_on(free, is_paid) { Ok(()) } else { Err((DecisionFault::CannotStep, em(12))) }
}
