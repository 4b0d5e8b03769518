//! What must hold in every position of the third box.

mod decision;
mod set_up;

use super::{Documented, Wrong};
use crate::clause::{c, ew};
use crate::components::Components;
use crate::components::endless_world::BoardName;
use crate::games::journey::{Decision, Journey, Then};
use crate::position::{DecisionFault, Problem, at_most, check_not_over};
use crate::seat::Seat;
use crate::world::{CARDS_TO_END, TRADERS, Whereabouts};

pub(super) fn check<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    if !matches!(state.decision, Decision::SetUp) {
        check_table(state, components, problems);
        state.added.check_parts(&state.table, components, problems);
        check_caravans(state, components, problems);
    }
    if problems.is_empty()
        && let Err((reason, clause)) = check_decision(state, components)
    {
        problems.push(Problem::Decision { reason, clause });
    }
}

fn check_table<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let world = &state.table.world;
    let mut wanted = |place: String, found: usize, wanted: usize, clause| {
        if found != wanted {
            problems.push(Problem::Number { place, found, wanted: wanted.to_string(), clause });
        }
    };
    if world.board() == BoardName::Undrawn {
        wanted("side".to_owned(), 0, 1, ew(1));
    }
    // EW-4: what has not been dealt has left the game; beside the board lie all the others.
    let players = state.table.order.players();
    let covered = components.endless_world.board(world.board()).covered(players).count();
    let all = components.endless_world.exploration_tiles();
    let undealt = all.into_iter().filter(|&tile| world.whereabouts(tile) == Whereabouts::Undealt).count();
    let left = if A::SHEET.lie_beside { 0 } else { all.len() - covered };
    wanted("exploration tiles that lie nowhere".to_owned(), undealt, left, A::SHEET.exploration);
    for seat in state.table.order.seats() {
        let standing = world.standing(seat).into_iter().filter_map(|place| world.traders(place));
        let working: usize = standing.map(|(_, traders)| usize::from(traders)).sum();
        let idle = usize::from(world.available(seat)) + usize::from(world.reserve(seat));
        let found = working + idle + usize::from(state.added.traders(seat));
        wanted(format!("seat {seat}, traders in all"), found, TRADERS.into(), ew(5));
    }
    for seat in state.table.order.seats() {
        let found = world.claimed(seat).len();
        if found > CARDS_TO_END {
            let (place, wanted) = (format!("seat {seat}, claimed"), format!("at most {CARDS_TO_END}"));
            problems.push(Problem::Number { place, found, wanted, clause: ew(23) });
        }
    }
}

/// More than a caravan can hold in the middle of a turn, and far from what can no longer be counted.
const WITHIN_A_TURN: usize = 60;

/// Above the limit only within a turn: the mover's, and those to whom tolls have been paid.
fn check_caravans<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let limit = A::SHEET.limit(&components.endless_world) as usize;
    let most = match state.decision {
        Decision::SetUp | Decision::Turn | Decision::Over => limit,
        Decision::Work(_) | Decision::Added(_) => WITHIN_A_TURN,
        Decision::Draw(Then::Work(_) | Then::Added(_)) => WITHIN_A_TURN,
        Decision::Draw(Then::End | Then::Again) | Decision::Return { .. } => 127,
    };
    for seat in state.table.order.seats() {
        at_most(most, format!("seat {seat}, caravan"), state.table.world.caravan(seat), ew(22), problems);
    }
}

/// Whether the decision can be the one at hand.
fn check_decision<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    match state.decision {
        Decision::SetUp => return set_up::check(state, components),
        Decision::Turn | Decision::Return { .. } => decision::check_settled(state)?,
        Decision::Work(decision) => decision::check_work(state, decision, components)?,
        Decision::Added(decision) => decision::check_added(state, decision, components)?,
        Decision::Draw(then) => decision::check_draw(state, then, components)?,
        Decision::Over => {
            let order = state.table.order;
            let is_met = order.seats().any(|seat| state.table.world.has_enough(seat));
            let is_over = order.is_last_of_round() && is_met;
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
    }
    let after_action = !matches!(state.decision, Decision::Turn);
    let has_enough = |seat: Seat| state.table.world.has_enough(seat);
    check_not_over(state.table.order, after_action, has_enough)
}
