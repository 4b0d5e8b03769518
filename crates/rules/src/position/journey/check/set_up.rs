//! Whether a table can be one whose set-up goes on.

use crate::action::Draw;
use crate::clause::c;
use crate::components::Components;
use crate::components::endless_world::BoardName;
use crate::games::Rules;
use crate::games::journey::Journey;
use crate::position::DecisionFault;
use crate::position::journey::{Documented, Wrong};
use crate::world::{Whereabouts, World};

/// Played again from the start, the same draws must lead to this table (C-18).
pub(super) fn check<A: Documented>(
    state: &Journey<A, A::Decision>,
    components: &Components,
) -> Result<(), Wrong> {
    let players = state.parts.table.order.players();
    let map = state.parts.added.map().unwrap_or(components.eastern_mountains.journey_map);
    let mut again: Journey<A, A::Decision> = Journey::new(players, map, components);
    while again.is_set_up() {
        if again.parts == state.parts {
            return Ok(());
        }
        let draws = again.chance(components).filter_map(|(draw, _)| draw.as_draw());
        let next = draws.into_iter().find(|&draw| {
            leads(state, again.world(), draw, components) || state.parts.added.leads_from(again.added(), draw)
        });
        if next.is_none_or(|draw| again.apply(components, draw.into()).is_err()) {
            break;
        }
    }
    let is_dealt = again.parts == state.parts;
    let fault = if is_dealt { DecisionFault::NothingToDeal } else { DecisionFault::SetUpIsPast };
    Err((fault, c(18)))
}

/// Whether a draw brings the world closer to the one that is wanted.
fn leads<A: Documented>(
    state: &Journey<A, A::Decision>,
    now: &World,
    draw: Draw,
    components: &Components,
) -> bool {
    let wanted = &state.parts.table.world;
    let players = state.parts.table.order.players();
    match draw {
        Draw::Side(side) => wanted.board() == BoardName::with(side),
        Draw::Point(card) => wanted.golems.cards().get(now.golems.cards().len()) == Some(&card),
        Draw::Tile(tile) => now.uncovered().is_some_and(|stack| wanted.stacks[stack].top() == Some(tile)),
        Draw::Exploration(tile) => match wanted.whereabouts(tile) {
            Whereabouts::On(place) => now.next_covered(players, &components.endless_world) == Some(place),
            Whereabouts::Undealt | Whereabouts::Beside | Whereabouts::With(_) => false,
        },
        _ => false,
    }
}
