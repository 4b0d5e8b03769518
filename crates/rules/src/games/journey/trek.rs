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
use crate::parts::mountains::{Mountains, Tile};
use crate::parts::wagon::{self, Terms, WagonDecision};
use crate::parts::world::Variant;
use crate::seat::Seat;
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

/// The mountains with all wagons on the valley (J2-5).
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
        _ => unexpected(draw),
    }
}

/// J2-16: the values uncovered in the outpost section.
pub(crate) fn outpost_points(mountains: &Mountains, components: &Components, seat: Seat) -> u32 {
    let columns = &components.endless_world.side_b.outpost_columns;
    let row = |built: u8| -> u32 { columns.iter().take(built.into()).map(|&value| u32::from(value)).sum() };
    mountains.built(seat).into_iter().map(row).sum()
}

/// Carries out what the decision asks for, or refuses it and changes nothing.
pub(crate) fn perform(
    mountains: &mut Mountains,
    table: &mut Table,
    components: &Components,
    variant: &Variant,
    decision: TrekDecision,
    action: Move,
) -> Result<Next<TrekDecision>, Clause> {
    let boxed = &components.eastern_mountains;
    let mover = table.mover();
    let before = view(mountains, table, components, variant);
    let next = match (decision, action) {
        (TrekDecision::Move(reach), Move::Step(cell)) => {
            before.check_step(cell, before.first_steps(reach), reach == Reach::Any)?;
            mountains.place_wagon(mover, cell);
            if reach == Reach::Two && !view(mountains, table, components, variant).second_steps().is_empty() {
                return Ok(Next::Decide(Then::Added(TrekDecision::GoOn)));
            }
            wagon::arrive(mountains, table.order, &TERMS)
        }
        (TrekDecision::GoOn, Move::Step(cell)) => {
            before.check_step(cell, before.second_steps(), false)?;
            mountains.place_wagon(mover, cell);
            wagon::arrive(mountains, table.order, &TERMS)
        }
        (TrekDecision::GoOn, Move::Stop) if before.can_stop() => {
            wagon::arrive(mountains, table.order, &TERMS)
        }
        (TrekDecision::GoOn, Move::Stop) => return Err(j2(10)),
        (TrekDecision::Wagon(decision), _) => {
            decision.perform(mountains, boxed, &mut table.world.caravans, table.order, action, &TERMS)?
        }
        (TrekDecision::Build, Move::Build) => wagon::build(mountains, boxed, table.order),
        (TrekDecision::Build, Move::Stop) => return Ok(Next::Decide(before.trade())),
        (TrekDecision::Column, Move::TakeTile(tile)) if before.gives(tile) => {
            table.world.take_tile(mover, tile);
            return Ok(Next::Draw(view(mountains, table, components, variant).trade()));
        }
        (TrekDecision::Outpost, Move::Outpost(cell)) if before.trading_outposts().contains(cell) => {
            let of = mountains.mountain(cell).map(Origin::Outpost).ok_or(j2(14))?;
            return Ok(Next::Decide(Then::Work(WorkDecision::Trade { of })));
        }
        _ => return Err(decision.opened_by()),
    };
    Ok(view(mountains, table, components, variant).go_on(next))
}
