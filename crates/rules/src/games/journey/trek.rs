//! Wagons on a journey: moving, tolls on every tile, outposts, trades (J2-5 to J2-14). J2 and J3 share it.

mod view;

use super::{Next, Origin, Table, Then, WorkDecision};
use crate::action::{Draw, Move};
use crate::chance::Chance;
use crate::clause::{Clause, j2};
use crate::components::Components;
use crate::components::endless_world::Reach;
use crate::games::unexpected;
use crate::map::Map;
use crate::mountains::{Mountains, Tile};
use crate::seat::Seat;
use crate::wagon::{self, Terms, WagonDecision};
use crate::world::Sheet;
pub(crate) use view::{Trek, view};

/// How many mountain tiles of each symbol are used (J2-5).
pub(crate) const KEPT_PER_SYMBOL: usize = 3;

/// Tolls are due on every tile, and a trade needs no outpost.
pub(crate) const TERMS: Terms = Terms { tolls_everywhere: true, toll: j2(10), trade: j2(12) };

/// What is to be decided about a wagon on a journey.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TrekDecision {
    /// Where to move (J2-9).
    Move(Reach),
    /// Where to go on to, or to stop (J2-9).
    GoOn,
    /// About the wagon where it stands.
    Wagon(WagonDecision),
    /// Whether to build an outpost (J2-11).
    Build,
    /// Which bonus tile to take for an emptied column (J2-11).
    Column,
    /// Which outpost to trade at (J2-14).
    Outpost,
}

impl TrekDecision {
    /// The clause that opened the decision.
    pub(crate) const fn opened_by(self) -> Clause {
        match self {
            TrekDecision::Move(_) | TrekDecision::GoOn => j2(9),
            TrekDecision::Wagon(decision) => decision.opened_by(&TERMS),
            TrekDecision::Build | TrekDecision::Column => j2(11),
            TrekDecision::Outpost => j2(14),
        }
    }
}

/// The map before any mountain is dealt, without wagons.
pub(crate) fn land(map: Map, components: &Components) -> Mountains {
    let columns = components.endless_world.side_b.outpost_columns.len();
    Mountains::new(map, components.eastern_mountains.mountains(), columns)
}

/// The same with all wagons on the valley (J2-5).
pub(crate) fn mountains(players: usize, map: Map, components: &Components) -> Mountains {
    let mut mountains = land(map, components);
    for (seat, valley) in Seat::all(players).zip(map.valleys().into_iter().cycle()) {
        mountains.place_wagon(seat, valley);
    }
    mountains
}

/// J2-5: the mountains that are too many leave the game, then the others are laid on the map.
pub(crate) fn set_up_draws(
    mountains: &Mountains,
    components: &Components,
    clause: Clause,
) -> Option<(Chance, Clause)> {
    let draws = mountains.surplus(&components.eastern_mountains, KEPT_PER_SYMBOL).map(Chance::removed);
    let lay = || mountains.next_cell().map(|_| Chance::mountains(mountains.pile));
    draws.or_else(lay).map(|draws| (draws, clause))
}

pub(crate) fn set_up(mountains: &mut Mountains, draw: Draw) {
    match (draw, mountains.next_cell()) {
        (Draw::Remove(tile), _) => mountains.pile.remove(tile),
        (Draw::Mountain(tile), Some(cell)) => mountains.lay(cell, Tile::Mountain(tile)),
        _ => {}
    }
}

/// J2-16: the values uncovered in the outpost section.
pub(crate) fn outpost_points(mountains: &Mountains, components: &Components, seat: Seat) -> u32 {
    let columns = &components.endless_world.side_b.outpost_columns;
    let row = |built: u8| -> u32 { columns.iter().take(built.into()).map(|&value| u32::from(value)).sum() };
    mountains.built(seat).into_iter().map(row).sum()
}

/// Carries out an action that the decision allows.
pub(crate) fn perform(
    mountains: &mut Mountains,
    table: &mut Table,
    components: &Components,
    sheet: &Sheet,
    decision: TrekDecision,
    action: Move,
) -> Next<TrekDecision> {
    let boxed = &components.eastern_mountains;
    let mover = table.mover();
    let next = match (decision, action) {
        (TrekDecision::Move(_) | TrekDecision::GoOn, Move::Step(cell)) => {
            mountains.place_wagon(mover, cell);
            if decision == TrekDecision::Move(Reach::Two)
                && !view(mountains, table, components, sheet).second_steps().is_empty()
            {
                return Next::Decide(Then::Added(TrekDecision::GoOn));
            }
            wagon::arrive(mountains, table.order, &TERMS)
        }
        (TrekDecision::GoOn, _) => wagon::arrive(mountains, table.order, &TERMS),
        (TrekDecision::Wagon(decision), _) => {
            decision.perform(mountains, boxed, &mut table.world.caravans, table.order, action, &TERMS)
        }
        (TrekDecision::Build, Move::Build) => wagon::build(mountains, boxed, table.order),
        (TrekDecision::Build, _) => {
            return Next::Decide(view(mountains, table, components, sheet).trade());
        }
        (TrekDecision::Column, Move::TakeTile(tile)) => {
            table.world.take_tile(mover, tile);
            return Next::Draw(view(mountains, table, components, sheet).trade());
        }
        (TrekDecision::Outpost, Move::Outpost(cell)) => {
            let of = mountains.mountain(cell).map(Origin::Outpost);
            return of.map_or(Next::END, |of| Next::Decide(Then::Work(WorkDecision::Trade { of })));
        }
        (TrekDecision::Move(_) | TrekDecision::Column | TrekDecision::Outpost, _) => {
            unexpected(action);
            wagon::Next::Done
        }
    };
    view(mountains, table, components, sheet).go_on(next)
}
