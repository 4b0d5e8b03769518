//! An Endless World: place traders on locations, claim golems. Clauses EW-1 to EW-27.
//!
//! Everything is in [`journey`](super::journey), which the journeys share. This game adds nothing.

#[cfg(feature = "position")]
mod position;

use std::convert::Infallible;

use crate::action::Move;
use crate::clause::{Clause, ew};
use crate::components::endless_world::{BoardName, Group, LocationKind, Star};
use crate::components::{Components, GameBox};
use crate::crystals::Crystals;
use crate::decision::Decision;
use crate::games::journey::{Addition, Journey, Next, Table};
use crate::map::Map;
use crate::parts::sink::Sink;
use crate::parts::world::Variant;

/// The whole state of a game.
pub type EndlessWorld = Journey<Nothing, Infallible>;

/// No part of another box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Nothing;

impl Addition for Nothing {
    type Decision = Infallible;
    const BOXES: &'static [GameBox] = &[GameBox::EndlessWorld];
    const VARIANT: Variant = Variant {
        board: BoardName::Undrawn,
        removed: Star::White,
        groups: &[Group::Every],
        is_side_b: false,
        lie_beside: false,
        golem_tiles: true,
        points: ew(2),
        tiles: ew(3),
        exploration: ew(4),
        explore: ew(19),
    };

    fn new(_: usize, _: Map, _: &Components) -> Nothing {
        Nothing
    }

    fn check_location(&self, _: &Table, _: &Components, _: LocationKind, _: Crystals) -> Result<(), Clause> {
        Err(ew(11))
    }

    fn work(&mut self, _: &mut Table, _: &Components, _: LocationKind) -> Next<Infallible> {
        Next::END
    }

    fn asks(&self, never: Infallible, _: &Table, _: &Components) -> Decision {
        match never {}
    }

    fn actions(&self, never: Infallible, _: &Table, _: &Components, _: &mut impl Sink) {
        match never {}
    }

    fn opened_by(&self, never: Infallible) -> Clause {
        match never {}
    }

    fn perform(
        &mut self,
        never: Infallible,
        _: &mut Table,
        _: &Components,
        _: Move,
    ) -> Result<Next<Infallible>, Clause> {
        match never {}
    }
}
