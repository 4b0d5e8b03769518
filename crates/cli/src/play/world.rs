//! The table of An Endless World and of the journeys as lines of text.

mod golems;
mod locations;
mod player;
mod tiles;

use carvania_rules::Crystals;
use carvania_rules::world::World;

use super::map;
use super::reader::Reader;
use super::table::Table;

/// The map if there is one, the locations with cards and tiles, then every player.
pub(super) fn show(table: &Table, world: &World, reader: Reader) -> Vec<String> {
    let game = table.game();
    let mut sections = vec![map::show(game, &|_| Crystals::NONE, reader)];
    sections.push(golems::show(game, world, reader));
    sections.push(locations::show(game, world, reader));
    sections.extend(tiles::show(game, world, reader));
    sections.extend(game.seats().map(|seat| player::player(game, world, seat, reader).show(table, reader)));
    sections.retain(|section| !section.is_empty());
    sections.join(&String::new())
}
