//! EW: An Endless World.

mod end;
mod exploration;
mod golem;
mod locations;
mod more;
mod refusals;
mod score;
mod set_up;
mod work;

use carvania_rules::components::endless_world::FILE;
use carvania_rules::{Components, Title};

use crate::table::Table;
use crate::table::world::world;

/// The first turn of a game with side D1: see [`crate::table::world`].
fn endless(players: usize) -> Table {
    world(Title::EndlessWorld, players)
}

/// A table with empty stacks, so that any bonus tile can be with a player.
fn without_stacks(players: usize) -> Table {
    (1..=6).fold(endless(players), |table, stack| table.stack(stack, "", 0))
}

/// The printed box with other words in some places.
fn box_with(changes: &[(&str, &str)]) -> &'static Components {
    let mut file = FILE.to_owned();
    for (from, to) in changes {
        assert!(file.contains(from), "{from} is not in the file");
        file = file.replacen(from, to, 1);
    }
    Components::read(&file).unwrap().leak()
}
