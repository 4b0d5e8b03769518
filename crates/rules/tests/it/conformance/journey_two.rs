//! J2: An Heroic Journey, Part II.

mod build;
mod column;
pub(super) mod draws;
mod end;
pub(super) mod maps;
mod movement;
mod reach;
pub(super) mod refusals;
mod set_up;
mod toll;
mod trade;
mod turn;

use carvania_rules::{Game, Title};

use crate::play::play;
use crate::table::Table;
use crate::table::world::world;

/// The first turn of Part II. All locations of wagons and outposts are open: seat 2 has the exploration
/// tiles that lay on them.
fn trek(players: usize) -> Table {
    world(Title::JourneyTwo, players).explored(2, "X05 X06 X07")
}

/// A table where a player has bonus tiles, which lay in the first two stacks.
pub(super) fn holding(table: Table, seat: usize, tiles: &str) -> Table {
    table.stack(1, "T01", 0).stack(2, "T02", 1).tiles(seat, tiles)
}

/// The game after these actions.
pub(super) fn after(table: &Table, actions: &str) -> Game {
    let mut game = table.game();
    play(&mut game, actions);
    game
}
