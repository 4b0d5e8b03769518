//! What must hold in every position of the third box.

mod decision;
mod set_up;
mod tiles;

use super::{Documented, Wrong};
use crate::clause::{c, ew};
use crate::components::Components;
use crate::components::endless_world::{Benefit, BoardName, Exploration};
use crate::games::journey::{Decision, Journey, Table, Then};
use crate::games::play::Phase;
use crate::position::{DecisionFault, Demand, Problem, at_most, check_not_over};
use crate::seat::Seat;
use crate::world::{CARDS_TO_END, SEATS, TRADERS, Whereabouts, World, available_at_first};

pub(super) fn check<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    if !matches!(state.phase, Phase::SetUp) {
        check_table(state, components, problems);
        state.parts.added.check_parts(&state.parts.table, components, problems);
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
    let world = &state.parts.table.world;
    let mut wanted = |place: String, found: usize, wanted: usize, clause| {
        if found != wanted {
            problems.push(Problem::Number { place, found, wanted: wanted.to_string(), clause });
        }
    };
    if world.board() == BoardName::Undrawn {
        wanted("side".to_owned(), 0, 1, ew(1));
    }
    // EW-4: what has not been dealt has left the game; beside the board lie all the others.
    let players = state.parts.table.order.players();
    let covered = components.endless_world.board(world.board()).covered(players).count();
    let all = components.endless_world.exploration_tiles();
    let undealt = all.into_iter().filter(|&tile| world.whereabouts(tile) == Whereabouts::Undealt).count();
    let left = if A::SHEET.lie_beside { 0 } else { all.len() - covered };
    wanted("exploration tiles that lie nowhere".to_owned(), undealt, left, A::SHEET.exploration);
    for seat in state.parts.table.order.seats() {
        let standing = world.standing(seat).into_iter().filter_map(|place| world.traders(place));
        let working: usize = standing.map(|(_, traders)| usize::from(traders)).sum();
        let idle = usize::from(world.available(seat)) + usize::from(world.reserve(seat));
        let found = working + idle + usize::from(state.parts.added.traders(seat));
        wanted(format!("seat {seat}, traders in all"), found, TRADERS.into(), ew(5));
    }
    for seat in state.parts.table.order.seats() {
        let found = world.claimed(seat).len();
        if found > CARDS_TO_END {
            let (place, wanted) = (format!("seat {seat}, claimed"), format!("at most {CARDS_TO_END}"));
            problems.push(Problem::Number { place, found, wanted, clause: ew(23) });
        }
    }
}

/// What holds because of how players come by what they have.
pub(super) fn check_past<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    tiles::check(state, components, problems);
    let Table { order, world } = &state.parts.table;
    // Two players begin with one fewer; that one makes no difference to studies that leave it there.
    let reserve = usize::from(TRADERS - available_at_first(SEATS));
    let limit = A::SHEET.limit(&components.endless_world) as usize;
    let tolls = if state.parts.added.map().is_some() { Demand::Reachable.tolls() } else { 0 };
    for seat in order.seats() {
        let counts = [
            ("traders in reserve", world.reserve(seat).into(), reserve, ew(5)),
            ("explored", world.explored(seat).len(), exploration_cards(world, components, seat), ew(19)),
        ];
        for (what, found, most, clause) in counts {
            if found > most {
                let (place, wanted) = (format!("seat {seat}, {what}"), format!("at most {most}"));
                problems.push(Problem::Number { place, found, wanted, clause });
            }
        }
        if seat != order.seat() {
            at_most(limit + tolls, format!("seat {seat}, caravan"), world.caravan(seat), ew(22), problems);
        }
    }
}

/// How many of a player's point cards have brought, or bring, an exploration tile (EW-19).
fn exploration_cards(world: &World, components: &Components, seat: Seat) -> usize {
    let benefit = |card| components.endless_world.point(card).benefit;
    world.claimed(seat).into_iter().filter(|&card| benefit(card) == Benefit::Exploration).count()
}

/// As many crystals as a trade brings for one, or more.
const TRADED: usize = 10;

/// What Tool cards, an exploration tile and the like have added to a caravan in the middle of a turn, or more.
fn added_within_a_turn(world: &World, components: &Components, seat: Seat) -> usize {
    let components = &components.endless_world;
    let tools = components.gains(world.claimed(seat).intersection(components.tools()));
    let explored =
        world.explored(seat).into_iter().map(|tile| match components.exploration_tile(tile).gives {
            Exploration::Crystals(crystals) => crystals.total(),
            Exploration::Traders(_) | Exploration::Points(_) | Exploration::Icon(_) => 0,
        });
    // J1-11: one with which trade routes are adjusted.
    (tools.total() + explored.sum::<u32>() + 1) as usize
}

/// Above the limit only within a turn: the mover's, and those to whom tolls have been paid.
fn check_caravans<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let limit = A::SHEET.limit(&components.endless_world) as usize;
    let world = &state.parts.table.world;
    for seat in state.parts.table.order.seats() {
        let within = limit + added_within_a_turn(world, components, seat);
        let most = match state.phase {
            Phase::SetUp | Phase::Turn | Phase::Over => limit,
            _ if seat != state.parts.table.mover() => limit + Demand::Playable.tolls(),
            Phase::Within(Decision::Work(_)) | Phase::Draw(Then::Work(_)) => within,
            // J3-6: the tile for every fourth merchant card comes after what the card has brought.
            Phase::Within(Decision::Added(_))
            | Phase::Draw(Then::Added(_) | Then::End | Then::Again)
            | Phase::Return { .. } => TRADED * within,
        };
        at_most(most, format!("seat {seat}, caravan"), world.caravan(seat), ew(22), problems);
    }
}

/// Whether the decision can be the one at hand.
fn check_decision<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    match state.phase {
        Phase::SetUp => return set_up::check(state, components),
        Phase::Turn => decision::check_settled(state)?,
        Phase::Return { again, .. } => {
            decision::check_settled(state)?;
            if again {
                decision::check_refreshed(state, components)?;
            }
        }
        Phase::Within(Decision::Work(decision)) => decision::check_work(state, decision, components)?,
        Phase::Within(Decision::Added(decision)) => decision::check_added(state, decision, components)?,
        Phase::Draw(then) => decision::check_draw(state, then, components)?,
        Phase::Over => {
            let is_over = state.parts.table.order.is_last_of_round() && state.end_is_met();
            return if is_over { Ok(()) } else { Err((DecisionFault::NotOver, c(6))) };
        }
    }
    let after_action = !matches!(state.phase, Phase::Turn);
    let has_enough = |seat: Seat| state.world().claimed(seat).len() >= CARDS_TO_END;
    check_not_over(state.parts.table.order, after_action, has_enough)
}
