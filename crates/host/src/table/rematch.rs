//! Rematches: the same people play again, and the player who went first goes last. A game that continued another one does
//! so again from the same point, with everybody on the same seat.

use carvania_tables::{
    Actor, Command, Occupant, Options, PersonId, Refusal, SeatOrder, Stage, Table, TableId,
};

use crate::context::Context;
use crate::error::RematchError;
use crate::table::live_table::LiveTable;
use crate::table::open;

/// Opens a table for the people of another one, or finds the one that was opened already. Everybody comes to the same
/// table, since the actor of the old one handles their messages one by one.
pub(crate) async fn open(
    live: &mut LiveTable,
    by: PersonId,
    context: &Context,
) -> Result<TableId, RematchError> {
    let table = live.table();
    if !table.persons().contains(&by) && table.owner != by {
        return Err(Refusal::NotSeated.into());
    }
    match table.stage {
        Stage::Lobby | Stage::Playing => return Err(Refusal::NotOver.into()),
        Stage::Over | Stage::Abandoned => {}
    }
    if let Some(again) = table.rematch {
        return Ok(again);
    }
    let opened = open::open_for_all(context, by, again(&table)).await?.id;
    let answer = live.carry_out(Actor::Host, Command::Rematch { table: opened }).await?;
    Ok(answer.table.rematch.unwrap_or(opened))
}

/// The options again, with everybody one seat further to the front and the first player at the end. In a game that
/// continues another one everybody stays, or it would be a different game.
fn again(table: &Table) -> Options {
    let called = |place: usize| table.options.called.get(place).cloned().unwrap_or_default();
    let mut places: Vec<_> = table.places.iter().enumerate().collect();
    places.sort_by_key(|(_, place)| place.seat);
    let mut seats: Vec<(Occupant, String)> =
        places.into_iter().map(|(number, place)| (place.occupant.clone(), called(number))).collect();
    if table.options.branch.is_none() {
        seats.rotate_left(1);
    }
    let (seats, called): (Vec<Occupant>, Vec<String>) = seats.into_iter().unzip();
    let called = if table.options.called.is_empty() { Vec::new() } else { called };
    Options { seats, called, order: SeatOrder::Fixed, ..table.options.clone() }
}
