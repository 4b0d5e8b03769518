//! Where on the board a step left its trace: names of things on the page that the script rings.

use carvania_rules::record::Step;
use carvania_rules::set::Id;
use carvania_rules::{Action, Move};

use super::context::BoardContext;

/// The names of what a step touched: cells, locations, cards.
pub(super) fn traces(context: &BoardContext<'_>, step: &Step) -> Vec<String> {
    let Action::Move(made) = step.action else { return Vec::new() };
    let cell = |cell| step.before.map().map(|map| format!("cell-{}", map.name(cell)));
    let standing = || {
        let seat = step.before.decider();
        step.before.mountains().and_then(|mountains| mountains.wagon(seat)).and_then(cell)
    };
    let trace = match made {
        Move::Step(to) | Move::Place(to) | Move::Outpost(to) => cell(to),
        Move::Build | Move::Mine | Move::Take => standing(),
        Move::Claim(card) => Some(match context.game.golem(card).label() {
            Some(label) => format!("golem-{label}"),
            None => format!("golem-{}", card.index()),
        }),
        Move::Play(card) | Move::Acquire(card) => {
            Some(context.move_name(&format!("merchant-{}", card.index())))
        }
        Move::Work(location) => {
            let label = context.game.components().endless_world.location(location).label.to_string();
            Some(format!("loc-{}", label.to_lowercase().replace('.', "-")))
        }
        _ => None,
    };
    trace.into_iter().collect()
}
