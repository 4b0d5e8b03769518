//! The table of An Endless World and of the journeys as lines of text.

mod golems;
mod locations;
mod player;
mod tiles;

use carvania_rules::Crystals;
use carvania_rules::world::World;

use super::map;
use super::table::Table;
use super::terminal::Terminal;

/// The map if there is one, the locations with cards and tiles, then every player.
pub(super) fn show(table: &Table, world: &World, terminal: Terminal) -> Vec<String> {
    let game = table.game();
    let mut sections = vec![map::show(game, &|_| Crystals::NONE, terminal)];
    sections.push(golems::show(game, world, terminal));
    sections.push(locations::show(game, world, terminal));
    sections.extend(tiles::show(game, world, terminal));
    sections
        .extend(game.seats().map(|seat| player::player(game, world, seat, terminal).show(table, terminal)));
    sections.retain(|section| !section.is_empty());
    sections.join(&String::new())
}
