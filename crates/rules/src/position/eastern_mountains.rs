//! Positions of Eastern Mountains.

use super::document::{DecisionEntry, Document};
use super::expedition::check::{self, Settled};
use super::expedition::{self, Reader};
use super::{DecisionFault, Demand, Problem, check_not_over, phase, wagons};
use crate::bonus::Bonus;
use crate::clause::{Clause, c, em};
use crate::components::{Components, EasternMountains as EasternMountainsBox};
use crate::crystals::{Crystals, MOST_ON_A_TILE};
use crate::expedition::{Movement, TILES_TO_END};
use crate::games::eastern_mountains::{DEAL, Decision, EasternMountains, Table};
use crate::games::play::{Phase, Play};
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
        players: state.parts.order.players(),
        components: Some(all.digest(title).to_string()),
        turn: state.parts.order.seat().number(),
        decision: write_decision(state),
        ..Document::default()
    };
    let at = state.expedition();
    expedition::write(at, state.parts.order, &components.board, components, &mut document);
    document.dropped = Some(expedition::write_heaps(at.mountains().map(), &state.parts.dropped));
    document
}

fn write_decision(state: &EasternMountains) -> DecisionEntry {
    let within = |decision| match decision {
        Decision::Move(movement) => expedition::write_movement(movement),
        Decision::Start(decision) => expedition::write_start(decision),
        Decision::Wagon(decision) => wagons::write_decision(decision),
        Decision::Take => DecisionEntry::Take {},
        Decision::Act => DecisionEntry::Act {},
        Decision::Bonus => DecisionEntry::Bonus {},
        Decision::Upgrade { left } => DecisionEntry::Upgrade { left, of: None },
    };
    phase::write(state.phase, within, |()| DecisionEntry::Refill {})
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
    let mut state = Play { phase: Phase::Turn, parts: Table { order, expedition, dropped } };
    match read_decision(&document.decision, &state, all) {
        Some(phase) => state.phase = phase,
        None => {
            problems.push(document.decision.not_here(em(28)));
            return None;
        }
    }
    if problems.is_empty() {
        check(&state, all, document.demand, problems);
    }
    Some(state)
}

fn read_decision(
    entry: &DecisionEntry,
    state: &EasternMountains,
    all: &Components,
) -> Option<Phase<Decision, ()>> {
    let players = state.parts.order.players();
    let decision = match *entry {
        DecisionEntry::Refill {} => return Some(Phase::Draw(())),
        DecisionEntry::Return { again: true } => return None,
        DecisionEntry::Move { free, paid } => Decision::Move(Movement { free, is_paid: paid }),
        DecisionEntry::Take {} => Decision::Take,
        DecisionEntry::Act {} => Decision::Act,
        DecisionEntry::Bonus {} => Decision::Bonus,
        DecisionEntry::Upgrade { left, of: None } => Decision::Upgrade { left },
        _ => {
            let start = expedition::read_start(entry, players).map(Decision::Start);
            let wagon = || wagons::read_decision(entry, players).map(Decision::Wagon);
            match start.or_else(wagon) {
                Some(decision) => decision,
                None => return phase::read(entry, state, all),
            }
        }
    };
    Some(Phase::Within(decision))
}

fn check(state: &EasternMountains, all: &Components, demand: Demand, problems: &mut Vec<Problem>) {
    let at = &state.parts.expedition;
    let components = &all.eastern_mountains;
    if state.phase != Phase::SetUp {
        check::check_deal(at, components, DEAL, problems);
        check::check_table(at, state.parts.order, state.phase == Phase::Draw(()), problems);
        let settled = match state.phase {
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
        check::check_caravans(at, state.parts.order, settled, MOST_ON_A_TILE, demand.tolls(), problems);
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, all)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

/// Whether the decision can be the one at hand.
fn check_decision(state: &EasternMountains, all: &Components) -> Result<(), (DecisionFault, Clause)> {
    let at = &state.parts.expedition;
    let components = &all.eastern_mountains;
    let mover = state.parts.order.seat();
    if state.phase == Phase::SetUp {
        let no_heaps = state.parts.dropped.iter().all(|heap| heap.is_empty());
        let untouched = no_heaps && mover == Seat::FIRST;
        let set_up = check::check_set_up(at, components, &components.board, DEAL);
        return if untouched { set_up } else { Err((DecisionFault::SetUpIsPast, c(18))) };
    }
    let start = match state.phase {
        Phase::Within(Decision::Start(decision)) => Some(decision),
        _ => None,
    };
    check::check_start(at, state.parts.order, start, components)?;
    if state.is_set_up() && state.parts.dropped.iter().any(|heap| !heap.is_empty()) {
        return Err((DecisionFault::Start, em(6)));
    }
    match state.phase {
        Phase::Within(decision) => check_within(state, decision, components)?,
        Phase::Over => {
            let is_over = state.parts.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
        Phase::SetUp | Phase::Turn | Phase::Draw(()) | Phase::Return { .. } => {}
    }
    let after_action = matches!(state.phase, Phase::Draw(()) | Phase::Return { .. });
    check_not_over(state.parts.order, after_action, |seat| at.claimed(seat).len() >= TILES_TO_END)
}

/// Whether a decision within a turn can be the one at hand.
fn check_within(
    state: &EasternMountains,
    decision: Decision,
    components: &EasternMountainsBox,
) -> Result<(), (DecisionFault, Clause)> {
    let (at, order) = (state.expedition(), state.parts.order);
    let mover = order.seat();
    match decision {
        Decision::Wagon(decision) => check::check_wagon(at, order, decision, components)?,
        Decision::Move(movement) => check_move(state, movement)?,
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
        Decision::Bonus if at.mountains.emptied_here(components, mover).is_none() => {
            return Err((DecisionFault::NoColumn, em(17)));
        }
        Decision::Start(_) | Decision::Act | Decision::Bonus | Decision::Upgrade { .. } => {}
    }
    Ok(())
}

/// EM-7, EM-8: only so many steps can be free, and a movement goes on only where a step can follow.
fn check_move(state: &EasternMountains, movement: Movement) -> Result<(), (DecisionFault, Clause)> {
    let (at, order) = (state.expedition(), state.parts.order);
    let most = at.bonus(order.seat()).count(Bonus::ExtraStep);
    if movement.free > most || (movement.is_paid && movement.free > 0) {
        return Err((DecisionFault::Steps, em(7)));
    }
    let can_go_on = at.can_go_on(order, movement, state.parts.fare());
    if can_go_on { Ok(()) } else { Err((DecisionFault::CannotStep, em(12))) }
}
