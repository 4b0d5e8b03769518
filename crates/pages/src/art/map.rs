//! Where the tiles of a map lie on the page.
//!
//! A map is a list of tiles in reading order; the style sheet lays them on a grid of hexagons by their
//! classes: `q3` for the fourth column, `h5` for the sixth half-row.

use carvania_rules::map::{Cell, Map};
use carvania_rules::{Crystal, Seat};
use maud::{Markup, html};

use super::crystal::crystal_at;
use super::path::{Point, number, placed};
use super::sheet::Sheet;
use super::tile::{HALF_HEIGHT, HALF_WIDTH};
use super::wagon::wagon_at;

/// The columns and half-rows of a map: the lowest and the highest.
struct Extent {
    columns: (i32, i32),
    rows: (i32, i32),
}

/// The column and the half-row of a cell.
fn at(map: &Map, cell: Cell) -> (i32, i32) {
    let [q, r] = map.coordinates(cell).map(i32::from);
    (q, 2 * r + q)
}

impl Extent {
    fn of(map: &Map) -> Extent {
        let all = || map.cells().into_iter().map(|cell| at(map, cell));
        let least_and_most = |values: Vec<i32>| {
            (values.iter().copied().min().unwrap_or(0), values.iter().copied().max().unwrap_or(0))
        };
        Extent {
            columns: least_and_most(all().map(|(column, _)| column).collect()),
            rows: least_and_most(all().map(|(_, row)| row).collect()),
        }
    }

    /// How many columns, and how many half-rows.
    const fn size(&self) -> (i32, i32) {
        (self.columns.1 - self.columns.0 + 1, self.rows.1 - self.rows.0 + 2)
    }
}

/// The classes of the list of tiles, which give the map its proportions.
pub fn map_class(map: &Map) -> String {
    let (columns, rows) = Extent::of(map).size();
    format!("map cols-{columns} rows-{rows}")
}

/// The classes of a tile in the list, which lay it in its place.
pub fn tile_class(map: &Map, cell: Cell) -> String {
    let extent = Extent::of(map);
    let (column, row) = at(map, cell);
    format!("q{} h{}", column - extent.columns.0, row - extent.rows.0)
}

/// The way of a wagon, over the whole map, from where it stands to where it would stand; with numbers, and the crystals that
/// would be left on these cells.
pub fn trail(
    sheet: &Sheet,
    map: &Map,
    seat: Seat,
    way: &[Cell],
    coins: &[(Cell, usize, Option<Crystal>)],
) -> Markup {
    let extent = Extent::of(map);
    let (columns, rows) = extent.size();
    let centre = |cell: Cell| -> Point {
        let (column, row) = at(map, cell);
        let x = f64::from(column - extent.columns.0) * HALF_WIDTH * 1.5 + HALF_WIDTH;
        (x, f64::from(row - extent.rows.0 + 1) * HALF_HEIGHT)
    };
    let points: Vec<Point> =
        way.iter().map(|&cell| centre(cell)).map(|(x, y)| (x + 26.0, y - 14.0)).collect();
    let line: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
    let width = f64::from(3 * columns + 1) * HALF_WIDTH / 2.0;
    let view = format!("0 0 {} {}", number(width), number(f64::from(rows) * HALF_HEIGHT));
    // Several on one cell lie side by side.
    let beside =
        |place: usize| coins[..place].iter().filter(|(cell, ..)| *cell == coins[place].0).count() as f64;
    html! {
        div.overlay.(format!("cols-{columns}")).(format!("rows-{rows}")) {
            svg.trail viewBox=(view) aria-hidden="true" {
                polyline points=(line.join(" ")) {}
                @if let Some(&(x, y)) = points.last() {
                    g.ghost { (wagon_at(Some(seat), (x + 14.0, y + 10.0), 0.92)) }
                }
                @for (place, &(cell, number, crystal)) in coins.iter().enumerate() {
                    @let (x, y) = centre(cell);
                    g transform=(placed((x - 2.0 + 34.0 * beside(place), y - 18.0), 1.0)) {
                        g.coin { (coin(sheet, number, crystal)) }
                    }
                }
            }
        }
    }
}

/// A number, and the crystal that is given there.
fn coin(sheet: &Sheet, number: usize, crystal: Option<Crystal>) -> Markup {
    html! {
        rect x="-27" y="-15" width=(if crystal.is_some() { 54 } else { 30 }) height="30" rx="7" {}
        text x="-13" y="6" { (number) }
        @if let Some(crystal) = crystal { (crystal_at(sheet, crystal, (11.0, 0.0), 25.0)) }
    }
}
