//! What is to be decided in a game of the third box, in a position.

use super::{Documented, Reader};
use crate::components::Components;
use crate::components::endless_world::{BoardName, Place};
use crate::games::journey::{Decision, Journey, Origin, Then, Visit, WorkDecision};
use crate::position::document::{DecisionEntry, OriginEntry};
use crate::position::mountains::{find_mountain, mountain_name};

pub(super) fn write<A: Documented>(state: &Journey<A, A::Decision>, all: &Components) -> DecisionEntry {
    let board = state.table.world.board();
    let work = |decision| write_work(decision, board, all);
    let then = |then| match then {
        Then::Work(decision) => Some(Box::new(work(decision))),
        Then::Added(decision) => Some(Box::new(A::write_decision(decision, all))),
        Then::End | Then::Again => None,
    };
    match state.decision {
        Decision::SetUp => DecisionEntry::SetUp {},
        Decision::Turn => DecisionEntry::Turn {},
        Decision::Work(decision) => work(decision),
        Decision::Added(decision) => A::write_decision(decision, all),
        Decision::Draw(next) => DecisionEntry::Draw { then: then(next), again: matches!(next, Then::Again) },
        Decision::Return { again, .. } => DecisionEntry::Return { again },
        Decision::Over => DecisionEntry::Over {},
    }
}

fn write_work(decision: WorkDecision, board: BoardName, all: &Components) -> DecisionEntry {
    let location = |place| all.endless_world.board(board).location(place).label.to_string();
    let card = |card| all.golem_edition.merchant(card).to_string();
    let mountain = |tile| mountain_name(&all.eastern_mountains, tile);
    let origin = |of| {
        Some(match of {
            Origin::Location(place) => OriginEntry::Location(location(place)),
            Origin::Market(id) => OriginEntry::Market(card(id)),
            Origin::Route(id) => OriginEntry::Route(card(id)),
            Origin::Wagon(tile) => OriginEntry::Wagon(mountain(tile)),
            Origin::Outpost(tile) => OriginEntry::Outpost(mountain(tile)),
        })
    };
    match decision {
        WorkDecision::Upgrade { left, of } => DecisionEntry::Upgrade { left, of: origin(of) },
        WorkDecision::Trade { of } => DecisionEntry::Trade { card: None, of: origin(of) },
        WorkDecision::Golem(Visit { place, has_claimed, has_taken }) => {
            DecisionEntry::Golem { location: location(place), claimed: has_claimed, taken: has_taken }
        }
        WorkDecision::Explore(Visit { place, has_taken, .. }) => {
            DecisionEntry::Explore { location: location(place), taken: has_taken }
        }
    }
}

pub(super) fn read<A: Documented>(
    entry: &DecisionEntry,
    state: &Journey<A, A::Decision>,
    reader: &mut Reader,
) -> Option<Decision<A::Decision>> {
    let over_limit = || state.table.order.first_where(|seat| state.is_over_limit(reader.components, seat));
    Some(match entry {
        DecisionEntry::SetUp {} => Decision::SetUp,
        DecisionEntry::Turn {} => Decision::Turn,
        DecisionEntry::Over {} => Decision::Over,
        DecisionEntry::Return { again: true } | DecisionEntry::Draw { again: true, .. }
            if !A::HAS_EXTRA_TURNS =>
        {
            return None;
        }
        DecisionEntry::Return { again } => Decision::Return { seat: over_limit()?, again: *again },
        DecisionEntry::Draw { then: None, again: true } => Decision::Draw(Then::Again),
        DecisionEntry::Draw { then: None, again: false } => Decision::Draw(Then::End),
        DecisionEntry::Draw { then: Some(then), again: false } => match read(then, state, reader)? {
            Decision::Work(decision) => Decision::Draw(Then::Work(decision)),
            Decision::Added(decision) => Decision::Draw(Then::Added(decision)),
            _ => return None,
        },
        _ => match read_work(entry, state.table.world.board(), reader) {
            Some(decision) => Decision::Work(decision),
            None => Decision::Added(A::read_decision(entry, reader)?),
        },
    })
}

fn read_work(entry: &DecisionEntry, board: BoardName, reader: &mut Reader) -> Option<WorkDecision> {
    match entry {
        DecisionEntry::Upgrade { left, of: Some(of) } => {
            Some(WorkDecision::Upgrade { left: *left, of: read_origin(of, board, reader)? })
        }
        DecisionEntry::Trade { card: None, of: Some(of) } => {
            Some(WorkDecision::Trade { of: read_origin(of, board, reader)? })
        }
        DecisionEntry::Golem { location, claimed, taken } => {
            let place = reader.place(board, location)?;
            Some(WorkDecision::Golem(Visit { place, has_claimed: *claimed, has_taken: *taken }))
        }
        DecisionEntry::Explore { location, taken } => {
            let place = reader.place(board, location)?;
            Some(WorkDecision::Explore(Visit { place, has_claimed: true, has_taken: *taken }))
        }
        _ => None,
    }
}

fn read_origin(entry: &OriginEntry, board: BoardName, reader: &mut Reader) -> Option<Origin> {
    let mountains = &reader.components.eastern_mountains;
    let location = |name: &str| -> Option<Place> { reader.place(board, name) };
    match entry {
        OriginEntry::Location(name) => location(name).map(Origin::Location),
        OriginEntry::Wagon(name) => find_mountain(mountains, name).map(Origin::Wagon),
        OriginEntry::Outpost(name) => find_mountain(mountains, name).map(Origin::Outpost),
        OriginEntry::Market(card) => reader.card(card).map(Origin::Market),
        OriginEntry::Route(card) => reader.card(card).map(Origin::Route),
    }
}
