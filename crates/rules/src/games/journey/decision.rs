//! What is to be decided in the games of the third box, and what follows.

use crate::components::endless_world::Place;
use crate::components::{MerchantId, MountainId};
use crate::games::play;

/// What is to be decided within a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision<D> {
    /// About the location where the player works.
    Work(WorkDecision),
    /// About what the game adds.
    Added(D),
}

/// How a turn goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Then<D> {
    /// With a decision about the location.
    Work(WorkDecision),
    /// With a decision about what the game adds.
    Added(D),
    /// Not at all.
    End,
    /// Not at all, but the player has another (J1-10).
    Again,
}

/// What follows an action.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Next<D> {
    /// This, at once.
    Decide(Then<D>),
    /// First the draws that the action has caused (C-17).
    Draw(Then<D>),
}

impl<D> Next<D> {
    /// The end of the turn, after the draws.
    pub(crate) const END: Next<D> = Next::Draw(Then::End);

    /// What comes next in a game that has other decisions besides.
    pub(crate) fn map<E>(self, wider: impl Fn(D) -> E) -> Next<E> {
        let then = |then| match then {
            Then::Work(decision) => Then::Work(decision),
            Then::Added(decision) => Then::Added(wider(decision)),
            Then::End => Then::End,
            Then::Again => Then::Again,
        };
        match self {
            Next::Decide(next) => Next::Decide(then(next)),
            Next::Draw(next) => Next::Draw(then(next)),
        }
    }
}

impl<D> From<Next<D>> for play::Next<Decision<D>, Then<D>> {
    fn from(next: Next<D>) -> Self {
        match next {
            Next::Draw(then) => play::Next::Draw(then),
            Next::Decide(Then::Work(decision)) => play::Next::Decide(Decision::Work(decision)),
            Next::Decide(Then::Added(decision)) => play::Next::Decide(Decision::Added(decision)),
            Next::Decide(Then::End) => play::Next::End,
            Next::Decide(Then::Again) => play::Next::Again,
        }
    }
}

/// What is to be decided about the location where a player works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WorkDecision {
    /// Which crystal to raise, with so many upgrades left.
    Upgrade {
        /// How many upgrades are left.
        left: u8,
        /// Where they come from.
        of: Origin,
    },
    /// How often to trade, at least once.
    Trade {
        /// Where the trade comes from.
        of: Origin,
    },
    /// Claim a point card or take a bonus tile, or both (EW-15).
    Golem(Visit),
    /// Which exploration tile to take (EW-19).
    Explore(Visit),
}

/// Where an upgrade or a trade comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// A location (EW-13, EW-14).
    Location(Place),
    /// A merchant card of the market (J1-7, J3-5).
    Market(MerchantId),
    /// A merchant card of the trade route (J1-12).
    Route(MerchantId),
    /// The mountain where the wagon stands (J2-13).
    Wagon(MountainId),
    /// A mountain with an outpost (J2-14).
    Outpost(MountainId),
}

/// A visit to a golem location (EW-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Visit {
    /// The location that is worked at.
    pub place: Place,
    /// Whether its point card has been claimed.
    pub has_claimed: bool,
    /// Whether one of its bonus tiles has been taken.
    pub has_taken: bool,
}

impl Visit {
    pub(crate) const fn new(place: Place) -> Visit {
        Visit { place, has_claimed: false, has_taken: false }
    }

    /// Whether nothing has been done yet: something must be.
    pub const fn is_new(self) -> bool {
        !self.has_claimed && !self.has_taken
    }
}
