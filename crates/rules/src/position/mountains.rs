//! The mountains in a position: tiles, wagons, outposts. All games with mountains share it.

use super::Problem;
use super::document::{Document, PlayerEntry};
use super::places::Places;
use crate::clause::em;
use crate::components::{Components, EasternMountains, Merchant, MountainId};
use crate::map::file::MapFile;
use crate::map::{Cell, Map};
use crate::mountains::{Mountains, Tile};
use crate::seat::Seat;
use crate::set::Set;

const VALLEY: &str = "valley";

/// Writes tiles, wagons and outposts into a document that has its seats.
pub(super) fn write(
    mountains: &Mountains,
    components: &EasternMountains,
    standard: &Map,
    document: &mut Document,
) {
    let map = mountains.map();
    let name = |cell: Cell| map.name(cell).to_string();
    let tile = |cell: Cell| match mountains.tile(cell) {
        Tile::Mountain(tile) => Some((name(cell), mountain_name(components, tile))),
        Tile::Valley if map.open().contains(cell) => Some((name(cell), VALLEY.to_owned())),
        Tile::Valley | Tile::Empty | Tile::Village(_) => None,
    };
    document.map = (map != standard).then(|| MapFile::of(map));
    document.tiles = Some(map.cells().into_iter().filter_map(tile).collect());
    let pile = mountains.pile;
    let is_pile = !pile.is_empty();
    document.mountain_pile =
        is_pile.then(|| pile.into_iter().map(|tile| mountain_name(components, tile)).collect());
    for (entry, seat) in document.seats.iter_mut().zip(Seat::all(document.players)) {
        entry.wagon = mountains.wagon(seat).map(name);
        entry.outposts = Some(mountains.outposts(seat).into_iter().map(name).collect());
    }
}

/// What a mountain is called.
pub(super) fn mountain_name(components: &EasternMountains, tile: MountainId) -> String {
    let tile = components.mountain(tile);
    Merchant::Trade { give: tile.give, take: tile.take }.to_string()
}

/// The mountain that is called so.
pub(super) fn find_mountain(components: &EasternMountains, name: &str) -> Option<MountainId> {
    let (give, take) = name.parse::<Merchant>().ok()?.trade();
    components.find_mountain(give, take)
}

/// The cell that is called so, or a problem.
pub(super) fn cell(map: &Map, place: &str, name: &str, problems: &mut Vec<Problem>) -> Option<Cell> {
    let cell = name.parse().ok().and_then(|name| map.find(name));
    if cell.is_none() {
        problems.push(Problem::NoSuchCell { place: place.to_owned(), cell: name.to_owned() });
    }
    cell
}

/// A document that is being read.
pub(super) struct Reader<'a> {
    pub(super) document: &'a Document,
    pub(super) components: &'static Components,
    pub(super) problems: &'a mut Vec<Problem>,
}

impl Reader<'_> {
    /// Puts tiles, wagons and outposts where the document says.
    pub(super) fn read(&mut self, mountains: &mut Mountains) {
        self.read_tiles(mountains);
        for (seat, entry) in Seat::all(self.document.players).zip(&self.document.seats) {
            let place = format!("seat {seat}, wagon");
            if let Some(name) = &entry.wagon
                && let Some(cell) = cell(mountains.map(), &place, name, self.problems)
            {
                mountains.place_wagon(seat, cell);
            }
            self.read_outposts(mountains, seat, entry);
        }
    }

    fn read_tiles(&mut self, mountains: &mut Mountains) {
        let mut places = Places::new(
            self.components,
            self.components.eastern_mountains.mountains(),
            |all, name| find_mountain(&all.eastern_mountains, name),
            |all, tile| mountain_name(&all.eastern_mountains, tile),
        );
        for (name, tile) in self.document.tiles.iter().flatten() {
            let place = format!("tiles, {name}");
            let Some(cell) = cell(mountains.map(), "tiles", name, self.problems) else { continue };
            if !mountains.map().open().contains(cell) {
                self.problems.push(Problem::NoSuchCell { place: "tiles".to_owned(), cell: name.clone() });
            } else if tile == VALLEY {
                mountains.lay(cell, Tile::Valley);
            } else if let Some(tile) = places.lay_one(&place, tile, self.problems) {
                mountains.lay(cell, Tile::Mountain(tile));
            }
        }
        let pile = self.document.mountain_pile.as_deref().unwrap_or_default();
        mountains.pile = places.lay("mountain_pile", pile, self.problems).into_iter().collect();
    }

    /// The rows of the board follow from where the outposts stand (EM-16).
    fn read_outposts(&mut self, mountains: &mut Mountains, seat: Seat, entry: &PlayerEntry) {
        let place = format!("seat {seat}, outposts");
        let (mut cells, mut built) = (Set::EMPTY, [0; 4]);
        for name in entry.outposts.iter().flatten() {
            let Some(cell) = cell(mountains.map(), &place, name, self.problems) else { continue };
            match mountains.mountain(cell) {
                Some(tile) if !cells.contains(cell) => {
                    cells.insert(cell);
                    built[self.components.eastern_mountains.mountain(tile).symbol as usize] += 1;
                }
                _ => self.problems.push(Problem::NoSuchCell { place: place.clone(), cell: name.clone() }),
            }
        }
        mountains.set_outposts(seat, cells, built);
        let most = mountains.columns();
        for found in built.map(usize::from).into_iter().filter(|&found| found > most) {
            let wanted = format!("at most {most} of one trade symbol");
            self.problems.push(Problem::Number { place: place.clone(), found, wanted, clause: em(16) });
        }
    }
}
