//! Whether the players can have got their bonus tiles: each came off a stack, and was earned.

use crate::clause::{Clause, j2, j3};
use crate::components::Components;
use crate::components::endless_world::{Space, StackOf};
use crate::games::journey::{Decision, Journey};
use crate::games::play::Phase;
use crate::position::Problem;
use crate::position::journey::{Documented, Earned};
use crate::seat::Seat;
use crate::world::Stack;

/// The bonus tiles that are missing from the stacks are with the players, who have earned them.
pub(super) fn check<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let world = &state.parts.table.world;
    let missing = missing(state, components, |_| true);
    let found: usize = state.parts.table.order.seats().map(|seat| world.tiles(seat).len()).sum();
    if found != missing {
        let wanted = format!("{missing}, as many as are missing from the stacks");
        let place = "tiles with players".to_owned();
        problems.push(Problem::Number { place, found, wanted, clause: A::SHEET.tiles });
        return;
    }
    // At golem locations any visit brings a tile (EW-15).
    if !A::SHEET.golem_tiles {
        check_earned(state, components, problems);
    }
}

/// How many tiles are gone from these stacks.
fn missing<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    is_one: impl Fn(&Space) -> bool,
) -> usize {
    let laid = |stack: Stack| stack.below() + u8::from(stack.top().is_some());
    let spaces = state.parts.table.board(components).stacks().iter().zip(state.parts.table.world.stacks);
    let gone = spaces
        .filter(|(space, _)| is_one(space))
        .map(|(space, stack)| space.size - laid(stack).min(space.size));
    gone.map(usize::from).sum()
}

/// J2-11, J3-6, J3-7: a tile of the stacks on B2 and F2 for each emptied column, which must be taken while there is one
/// and room for it; on D2, one for every fourth merchant card, which may be declined.
fn check_earned<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
    problems: &mut Vec<Problem>,
) {
    let world = &state.parts.table.world;
    let stacks = state.parts.table.board(components).stacks().iter().zip(world.stacks);
    let has_tiles = stacks
        .filter(|(space, _)| space.of == StackOf::Outposts)
        .any(|(_, stack)| stack.top().is_some() || stack.below() > 0);
    let (mut least_in_all, mut most_in_all) = (0, 0);
    for seat in state.parts.table.order.seats() {
        let Earned { columns, merchants } = earned(state, seat);
        let tiles = world.tiles(seat).len();
        let must_have = has_tiles && world.has_space(seat, &A::SHEET, &components.endless_world);
        let least = if must_have { columns } else { 0 };
        if tiles < least {
            let wanted = format!("at least {least}, one for each emptied column");
            problems.push(number(seat, tiles, wanted, j2(11)));
        }
        if tiles > columns + merchants {
            let wanted = format!("at most {}, as many as have been earned", columns + merchants);
            let clause = if merchants > 0 { j3(6) } else { j2(11) };
            problems.push(number(seat, tiles, wanted, clause));
        }
        least_in_all += least.max(tiles.saturating_sub(merchants));
        most_in_all += columns.min(tiles);
    }
    let found = missing(state, components, |space| space.of == StackOf::Outposts);
    if problems.is_empty() && !(least_in_all..=most_in_all).contains(&found) {
        let place = "tiles missing from the stacks for emptied columns".to_owned();
        let wanted = format!("{least_in_all} to {most_in_all}");
        problems.push(Problem::Number { place, found, wanted, clause: j3(7) });
    }
}

/// What a player has earned before the decision at hand.
fn earned<A: Documented>(state: &Journey<A, A::Decision>, seat: Seat) -> Earned {
    let Earned { columns, merchants } = state.parts.added.earned_tiles(seat);
    let Earned { columns: new_column, merchants: new_card } = match state.phase {
        Phase::Within(Decision::Added(decision)) if seat == state.parts.table.mover() => A::earns(decision),
        _ => Earned::default(),
    };
    Earned { columns: columns.saturating_sub(new_column), merchants: merchants.saturating_sub(new_card) }
}

fn number(seat: Seat, found: usize, wanted: String, clause: Clause) -> Problem {
    Problem::Number { place: format!("seat {seat}, tiles"), found, wanted, clause }
}
