//! The mountains in a position: tiles, wagons, outposts. All games with mountains share it.

use super::{Mountains, Tile};
use crate::action::Draw;
use crate::clause::{Clause, em};
use crate::components::{EasternMountains, Merchant, MountainId};
use crate::crystals::Crystal;
use crate::map::file::MapFile;
use crate::map::{Cell, Map};
use crate::position::{Document, Fields, Places, PlayerEntry, Reader, Report};
use crate::seat::Seat;
use crate::set::Set;

pub(crate) const FIELDS: Fields =
    Fields { table: &["map", "tiles", "mountain_pile"], seats: &["wagon", "outposts"] };

const VALLEY: &str = "valley";

/// What a mountain is called.
pub(crate) fn name(tile: MountainId, components: &EasternMountains) -> String {
    let tile = components.mountain(tile);
    Merchant::Trade { give: tile.give, take: tile.take }.to_string()
}

/// The mountain that is called so.
pub(crate) fn find(name: &str, components: &EasternMountains) -> Option<MountainId> {
    let (give, take) = name.parse::<Merchant>().ok()?.trade();
    components.find_mountain(give, take)
}

/// The cell that is called so, or a problem.
pub(crate) fn cell(map: &Map, place: &str, name: &str, report: &mut Report) -> Option<Cell> {
    let cell = name.parse().ok().and_then(|name| map.find(name));
    if cell.is_none() {
        report.no_such_cell(place, name);
    }
    cell
}

impl Mountains {
    pub(crate) fn write(&self, standard: &Map, components: &EasternMountains, document: &mut Document) {
        let map = self.map();
        let at = |cell: Cell| map.name(cell).to_string();
        let tile = |cell: Cell| match self.tile(cell) {
            Tile::Mountain(tile) => Some((at(cell), name(tile, components))),
            Tile::Valley if map.open().contains(cell) => Some((at(cell), VALLEY.to_owned())),
            Tile::Valley | Tile::Empty | Tile::Village(_) => None,
        };
        document.map = (map != standard).then(|| MapFile::of(map));
        document.tiles = Some(map.cells().into_iter().filter_map(tile).collect());
        let pile: Vec<String> = self.pile.into_iter().map(|tile| name(tile, components)).collect();
        document.mountain_pile = (!pile.is_empty()).then_some(pile);
        for (seat, entry) in document.seated_mut() {
            entry.wagon = self.wagon(seat).map(at);
            entry.outposts = Some(self.outposts(seat).into_iter().map(at).collect());
        }
    }

    /// Puts tiles, wagons and outposts where the document says, on a map without any.
    pub(crate) fn read(mut self, reader: &mut Reader) -> Mountains {
        self.read_tiles(reader);
        for (seat, entry) in reader.seats() {
            let place = format!("seat {seat}, wagon");
            if let Some(name) = &entry.wagon
                && let Some(cell) = cell(self.map(), &place, name, &mut reader.report)
            {
                self.place_wagon(seat, cell);
            }
            self.read_outposts(seat, entry, reader);
        }
        self
    }

    fn read_tiles(&mut self, reader: &mut Reader) {
        let mut places = Places::new(
            reader.components,
            reader.components.eastern_mountains.mountains(),
            |all, name| find(name, &all.eastern_mountains),
            |all, tile| name(tile, &all.eastern_mountains),
        );
        for (name, tile) in reader.document.tiles.iter().flatten() {
            let place = format!("tiles, {name}");
            let Some(cell) = cell(self.map(), "tiles", name, &mut reader.report) else { continue };
            if !self.map().open().contains(cell) {
                reader.report.no_such_cell("tiles", name);
            } else if tile == VALLEY {
                self.lay(cell, Tile::Valley);
            } else if let Some(tile) = places.lay_one(&place, tile, &mut reader.report) {
                self.lay(cell, Tile::Mountain(tile));
            }
        }
        let pile = reader.document.mountain_pile.as_deref().unwrap_or_default();
        self.pile = places.lay("mountain_pile", pile, &mut reader.report).into_iter().collect();
    }

    /// The rows of the board follow from where the outposts stand (EM-16).
    fn read_outposts(&mut self, seat: Seat, entry: &PlayerEntry, reader: &mut Reader) {
        let place = format!("seat {seat}, outposts");
        let (mut cells, mut built) = (Set::EMPTY, [0; 4]);
        for name in entry.outposts.iter().flatten() {
            let Some(cell) = cell(self.map(), &place, name, &mut reader.report) else { continue };
            match self.mountain(cell).filter(|_| !cells.contains(cell)) {
                Some(tile) => {
                    cells.insert(cell);
                    built[reader.components.eastern_mountains.mountain(tile).symbol as usize] += 1;
                }
                None => reader.report.no_such_cell(&place, name),
            }
        }
        self.set_outposts(seat, cells, built);
        let most = self.columns();
        for found in built.map(usize::from).into_iter().filter(|&found| found > most) {
            let wanted = format_args!("at most {most} of one trade symbol");
            reader.report.number(&place, found, wanted, em(16));
        }
    }

    /// The mountains that lie on the map.
    fn dealt(&self) -> Set<MountainId> {
        self.map().open().into_iter().filter_map(|cell| self.mountain(cell)).collect()
    }

    /// Whether a set-up draw of a tile leads from `now` to these.
    pub(crate) fn leads_from(&self, now: &Mountains, draw: Draw) -> bool {
        let next_tile = now.next_cell().map(|cell| self.tile(cell));
        match draw {
            Draw::Remove(tile) => !self.pile.contains(tile) && !self.dealt().contains(tile),
            Draw::Mountain(tile) => next_tile == Some(Tile::Mountain(tile)),
            Draw::Valley => next_tile == Some(Tile::Valley),
            _ => false,
        }
    }

    /// Whether so many tiles of each symbol lie on the map.
    pub(crate) fn check_dealt(
        &self,
        of_each: usize,
        clause: Clause,
        components: &EasternMountains,
        report: &mut Report,
    ) {
        let dealt = self.dealt();
        for (symbol, tiles) in Crystal::ALL.into_iter().zip(components.symbols()) {
            let found = tiles.intersection(dealt).len();
            report.exactly(format!("tiles with symbol {symbol}"), found, of_each, clause);
        }
    }
}
