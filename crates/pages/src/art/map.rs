//! Where the tiles of a map lie on the page.
//!
//! A map is a list of tiles in reading order; the style sheet lays them on a grid of hexagons by their
//! classes: `q3` for the fourth column, `h5` for the sixth half-row.

use carvania_rules::map::{Cell, Map};
use maud::{Markup, html};

use super::path::{Point, number};
use super::tile::{HALF_HEIGHT, HALF_WIDTH};

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

/// The way a wagon has come, over the whole map: the last cell is where it stands.
pub fn trail(map: &Map, way: &[Cell]) -> Markup {
    let extent = Extent::of(map);
    let (columns, rows) = extent.size();
    let centre = |cell: Cell| -> Point {
        let (column, row) = at(map, cell);
        let x = f64::from(column - extent.columns.0) * HALF_WIDTH * 1.5 + HALF_WIDTH;
        (x, f64::from(row - extent.rows.0 + 1) * HALF_HEIGHT)
    };
    let points: Vec<Point> =
        way.iter().map(|&cell| centre(cell)).map(|(x, y)| (x + 30.0, y - 14.0)).collect();
    let line: Vec<String> = points.iter().map(|&(x, y)| format!("{},{}", number(x), number(y))).collect();
    let width = f64::from(3 * columns + 1) * HALF_WIDTH / 2.0;
    let view = format!("0 0 {} {}", number(width), number(f64::from(rows) * HALF_HEIGHT));
    html! {
        svg.trail viewBox=(view) aria-hidden="true" {
            polyline points=(line.join(" ")) {}
            @for &(x, y) in points.iter().rev().skip(1) {
                circle cx=(number(x)) cy=(number(y)) r="6" {}
            }
        }
    }
}
