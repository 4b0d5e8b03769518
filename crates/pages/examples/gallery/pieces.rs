//! Crystals, pieces, tiles and maps.

use carvania_pages::art::{self, Coin, Face, Fare, Mark, Sheet, Size, Tile, Tray};
use carvania_rules::golems::Metal;
use carvania_rules::map::Cell;
use carvania_rules::set::Id;
use carvania_rules::{Components, Crystal, Crystals, Seat};
use maud::{Markup, html};

use super::row;

pub(crate) fn all(sheet: &Sheet) -> Markup {
    html! {
        (row("Crystals", "crystals", &html! {
            @for size in [Size::Small, Size::Medium, Size::Large] {
                @for crystal in Crystal::ALL { (art::crystal(sheet, crystal, size)) }
            }
            span.huge { @for crystal in Crystal::ALL { (art::crystal(sheet, crystal, Size::Large)) } }
            span { (art::counted(sheet, crystals("YYYGBB"), Size::Medium)) }
        }))
        (row("Caravans", "trays", &html! {
            (art::tray(sheet, crystals("YYGGGBBM"), 10, Tray::Own))
            (art::tray(sheet, crystals("YYYYGGGBB"), 13, Tray::Own))
            (art::tray(sheet, crystals("YYGGBBBM"), 10, Tray::Other))
        }))
        (row("Seats", "pieces", &html! {
            @for seat in Seat::all(5) {
                span { (art::badge(sheet, seat)) (art::trader(sheet, seat)) (art::outpost(sheet, seat)) (art::wagon(sheet, seat)) }
            }
            (art::trader_space(sheet))
            (art::token(sheet, Metal::Copper, 3))
            (art::token(sheet, Metal::Silver, 1))
        }))
        (row("Tiles", "tiles", &html! {
            @for tile in tiles() { div.one { (art::tile(sheet, &tile)) } }
        }))
        (row("Map", "chart", &map(sheet)))
    }
}

fn crystals(text: &str) -> Crystals {
    text.parse().expect("the crystals of the gallery are crystals")
}

fn tiles() -> Vec<Tile> {
    let box_ = &Components::standard().eastern_mountains;
    let village = box_.vp_tiles().into_iter().next().map(|tile| box_.vp_tile(tile));
    let mut tiles: Vec<Tile> = [Face::Empty, Face::Valley, Face::Village(village), Face::ClosedVillage]
        .into_iter()
        .chain(box_.mountains().into_iter().step_by(4).map(|id| Face::Mountain(box_.mountain(id))))
        .map(Tile::bare)
        .collect();
    tiles[5].outposts = Seat::all(4).collect();
    tiles[6].wagons = Seat::all(2).collect();
    tiles[7].wagons = Seat::all(4).collect();
    tiles[8].dropped = crystals("YYYGBB");
    tiles[9].mark = Mark::Reachable(Some(Fare::Costs(1, Coin::Crystal)));
    tiles
}

fn map(sheet: &Sheet) -> Markup {
    let box_ = &Components::standard().eastern_mountains;
    let map = box_.first_map;
    let mut mountains = box_.mountains().into_iter();
    let mut villages = box_.vp_tiles().into_iter().skip(9);
    let seats: Vec<Seat> = Seat::all(4).collect();
    let mut cells: Vec<(Cell, Tile)> = Vec::new();
    for cell in map.cells() {
        let face = if map.village(cell) == Some(3) {
            Face::ClosedVillage
        } else if map.village(cell).is_some() {
            Face::Village(villages.next().map(|id| box_.vp_tile(id)))
        } else {
            mountains.next().map_or(Face::Valley, |id| Face::Mountain(box_.mountain(id)))
        };
        let mut tile = Tile::bare(face);
        let index = cell.index();
        match index {
            12 => (tile.wagons, tile.own, tile.mark) = (vec![seats[1]], Some(seats[1]), Mark::Here),
            7 | 9 | 15 => tile.mark = Mark::Reachable(Some(Fare::Costs(1, Coin::Crystal))),
            18 => (tile.wagons, tile.dropped) = (vec![seats[2]], crystals("YG")),
            10 | 20 => tile.outposts = vec![seats[0], seats[3]],
            _ => {}
        }
        cells.push((cell, tile));
    }
    cells.sort_by_key(|(cell, _)| {
        let [q, r] = map.coordinates(*cell);
        (2 * r + q, q)
    });
    let at = |index: usize| Cell::from_index(index);
    html! {
        ol.(art::map_class(&map)) {
            @for (cell, tile) in &cells {
                li.(art::tile_class(&map, *cell)) {
                    button.press type="button" aria-label=(map.name(*cell)) {}
                    (art::tile(sheet, tile))
                }
            }
            (art::trail(sheet, &map, Seat::FIRST, &[at(15), at(12)], &[(at(15), 1, Some(Crystal::Yellow))]))
        }
    }
}
