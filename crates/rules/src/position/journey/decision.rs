//! What is to be decided in a game of the third box, in a position.

use super::{Documented, Reader};
use crate::components::Components;
use crate::components::endless_world::{BoardName, Place};
use crate::games::journey::{Decision, Journey, Origin, Then, Visit, WorkDecision};
use crate::games::play::Phase;
use crate::position::document::{DecisionEntry, OriginEntry};
use crate::position::mountains::{find_mountain, mountain_name};
use crate::position::phase;

pub(super) fn write<A: Documented>(state: &Journey<A, A::Decision>, all: &Components) -> DecisionEntry {
    let board = state.world().board();
    let within = |decision| match decision {
        Decision::Work(decision) => write_work(decision, board, all),
        Decision::Added(decision) => A::write_decision(decision, all),
    };
    let draw = |next| {
        let then = match next {
            Then::Work(decision) => Some(Decision::Work(decision)),
            Then::Added(decision) => Some(Decision::Added(decision)),
            Then::End | Then::Again => None,
        };
        let again = matches!(next, Then::Again);
        DecisionEntry::Draw { then: then.map(|then| Box::new(within(then))), again }
    };
    phase::write(state.phase, within, draw)
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

type JourneyPhase<D> = Phase<Decision<D>, Then<D>>;

pub(super) fn read<A: Documented>(
    entry: &DecisionEntry,
    state: &Journey<A, A::Decision>,
    reader: &mut Reader,
) -> Option<JourneyPhase<A::Decision>> {
    Some(match entry {
        DecisionEntry::SetUp {} | DecisionEntry::Turn {} | DecisionEntry::Over {} => {
            return phase::read(entry, state, reader.components);
        }
        DecisionEntry::Return { again: true } | DecisionEntry::Draw { again: true, .. }
            if !A::HAS_EXTRA_TURNS =>
        {
            return None;
        }
        DecisionEntry::Return { .. } => return phase::read(entry, state, reader.components),
        DecisionEntry::Draw { then: None, again: true } => Phase::Draw(Then::Again),
        DecisionEntry::Draw { then: None, again: false } => Phase::Draw(Then::End),
        DecisionEntry::Draw { then: Some(then), again: false } => match read(then, state, reader)? {
            Phase::Within(Decision::Work(decision)) => Phase::Draw(Then::Work(decision)),
            Phase::Within(Decision::Added(decision)) => Phase::Draw(Then::Added(decision)),
            _ => return None,
        },
        _ => Phase::Within(match read_work(entry, state.world().board(), reader) {
            Some(decision) => Decision::Work(decision),
            None => Decision::Added(A::read_decision(entry, reader)?),
        }),
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
