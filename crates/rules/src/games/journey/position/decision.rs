//! What is to be decided in a game of the third box, in a position.

use crate::components::Components;
use crate::components::endless_world::{BoardName, Reach};
use crate::games::journey::trek::TrekDecision;
use crate::games::journey::{Origin, Visit, WorkDecision};
use crate::games::journey_one::RouteDecision;
use crate::parts::cards;
use crate::parts::mountains;
use crate::parts::wagon::WagonDecision;
use crate::parts::world::position::find_place;
use crate::position::{DecisionEntry, OriginEntry, Reader, StepsEntry};

impl WorkDecision {
    pub(super) fn write(self, board: BoardName, all: &Components) -> DecisionEntry {
        let location = |place| all.endless_world.board(board).location(place).label.to_string();
        match self {
            WorkDecision::Upgrade { left, of } => {
                DecisionEntry::Upgrade { left, of: Some(of.write(board, all)) }
            }
            WorkDecision::Trade { of } => DecisionEntry::Trade { card: None, of: Some(of.write(board, all)) },
            WorkDecision::Golem(Visit { place, has_claimed, has_taken }) => {
                DecisionEntry::Golem { location: location(place), claimed: has_claimed, taken: has_taken }
            }
            WorkDecision::Explore(Visit { place, has_taken, .. }) => {
                DecisionEntry::Explore { location: location(place), taken: has_taken }
            }
        }
    }

    pub(super) fn read(entry: &DecisionEntry, board: BoardName, reader: &mut Reader) -> Option<WorkDecision> {
        let find = |location: &str| find_place(board, location, &reader.components.endless_world);
        match entry {
            DecisionEntry::Upgrade { left, of: Some(of) } => {
                Some(WorkDecision::Upgrade { left: *left, of: Origin::read(of, board, reader)? })
            }
            DecisionEntry::Trade { card: None, of: Some(of) } => {
                Some(WorkDecision::Trade { of: Origin::read(of, board, reader)? })
            }
            DecisionEntry::Golem { location, claimed, taken } => {
                let place = find(location)?;
                Some(WorkDecision::Golem(Visit { place, has_claimed: *claimed, has_taken: *taken }))
            }
            DecisionEntry::Explore { location, taken } => {
                let place = find(location)?;
                Some(WorkDecision::Explore(Visit { place, has_claimed: true, has_taken: *taken }))
            }
            _ => None,
        }
    }
}

impl Origin {
    fn write(self, board: BoardName, all: &Components) -> OriginEntry {
        let card = |card| cards::position::name(card, all);
        let mountain = |tile| mountains::position::name(tile, &all.eastern_mountains);
        match self {
            Origin::Location(place) => {
                OriginEntry::Location(all.endless_world.board(board).location(place).label.to_string())
            }
            Origin::Market(id) => OriginEntry::Market(card(id)),
            Origin::Route(id) => OriginEntry::Route(card(id)),
            Origin::Wagon(tile) => OriginEntry::Wagon(mountain(tile)),
            Origin::Outpost(tile) => OriginEntry::Outpost(mountain(tile)),
        }
    }

    fn read(entry: &OriginEntry, board: BoardName, reader: &mut Reader) -> Option<Origin> {
        let all = reader.components;
        let mountain = |name: &str| mountains::position::find(name, &all.eastern_mountains);
        match entry {
            OriginEntry::Location(name) => find_place(board, name, &all.endless_world).map(Origin::Location),
            OriginEntry::Wagon(name) => mountain(name).map(Origin::Wagon),
            OriginEntry::Outpost(name) => mountain(name).map(Origin::Outpost),
            OriginEntry::Market(card) => cards::position::find(card, reader).map(Origin::Market),
            OriginEntry::Route(card) => cards::position::find(card, reader).map(Origin::Route),
        }
    }
}

/// What a decision about the parts of other boxes is about, in whichever game.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Matter {
    /// Merchant cards and trade routes.
    Route(RouteDecision),
    /// A wagon.
    Trek(TrekDecision),
    /// The bonus tile for every fourth merchant card (J3-6).
    Fourth,
}

impl Matter {
    pub(super) fn write(self, components: &Components) -> DecisionEntry {
        let name = |card| cards::position::name(card, components);
        let steps = |steps| DecisionEntry::MoveWagon { steps };
        match self {
            Matter::Route(RouteDecision::Market(card)) => DecisionEntry::Market { card: name(card) },
            Matter::Route(RouteDecision::Replace(card)) => DecisionEntry::Replace { card: name(card) },
            Matter::Route(RouteDecision::Swap) => DecisionEntry::Swap { card: None },
            Matter::Route(RouteDecision::SwapWith(card)) => DecisionEntry::Swap { card: Some(name(card)) },
            Matter::Trek(TrekDecision::Move(Reach::One)) => steps(StepsEntry::One),
            Matter::Trek(TrekDecision::Move(Reach::Two)) => steps(StepsEntry::Two),
            Matter::Trek(TrekDecision::Move(Reach::Any)) => steps(StepsEntry::Any),
            Matter::Trek(TrekDecision::GoOn) => DecisionEntry::GoOn {},
            Matter::Trek(TrekDecision::Wagon(decision)) => decision.write(),
            Matter::Trek(TrekDecision::Build) => DecisionEntry::MayBuild {},
            Matter::Trek(TrekDecision::Column) => DecisionEntry::Column {},
            Matter::Trek(TrekDecision::Outpost) => DecisionEntry::Outpost {},
            Matter::Fourth => DecisionEntry::Fourth {},
        }
    }

    pub(super) fn read(entry: &DecisionEntry, reader: &mut Reader) -> Option<Matter> {
        let mut find = |card| cards::position::find(card, reader);
        Some(match entry {
            DecisionEntry::Market { card } => Matter::Route(RouteDecision::Market(find(card)?)),
            DecisionEntry::Replace { card } => Matter::Route(RouteDecision::Replace(find(card)?)),
            DecisionEntry::Swap { card: None } => Matter::Route(RouteDecision::Swap),
            DecisionEntry::Swap { card: Some(card) } => Matter::Route(RouteDecision::SwapWith(find(card)?)),
            DecisionEntry::MoveWagon { steps } => Matter::Trek(TrekDecision::Move(match steps {
                StepsEntry::One => Reach::One,
                StepsEntry::Two => Reach::Two,
                StepsEntry::Any => Reach::Any,
            })),
            DecisionEntry::GoOn {} => Matter::Trek(TrekDecision::GoOn),
            DecisionEntry::MayBuild {} => Matter::Trek(TrekDecision::Build),
            DecisionEntry::Column {} => Matter::Trek(TrekDecision::Column),
            DecisionEntry::Outpost {} => Matter::Trek(TrekDecision::Outpost),
            DecisionEntry::Fourth {} => Matter::Fourth,
            _ => {
                let decision = WagonDecision::read(entry, reader.document.players)?;
                Matter::Trek(TrekDecision::Wagon(decision))
            }
        })
    }
}
