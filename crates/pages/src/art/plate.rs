//! Signs on tiles: what is traded there, or what a village gives.

use carvania_rules::{Crystals, PointCard};
use maud::{Markup, html};

use super::crystal::crystal_at;
use super::path::{Point, number, placed, shape};
use super::sheet::Sheet;

/// How wide a crystal and a digit are.
const CRYSTAL: f64 = 23.0;
const DIGIT: f64 = 11.0;
/// Half of the height of a sign.
const HALF: f64 = 15.0;
/// Between what is written and the edge.
const PADDING: f64 = 7.0;

/// A line that is written from left to right.
struct Line<'a> {
    sheet: &'a Sheet,
    written: Vec<Markup>,
    width: f64,
}

impl<'a> Line<'a> {
    fn new(sheet: &'a Sheet, width: f64) -> Line<'a> {
        Line { sheet, written: Vec::new(), width }
    }

    /// Each colour once, with a number if there is more than one.
    fn crystals(&mut self, set: Crystals) {
        for crystal in set.colours() {
            let count = set.count(crystal);
            if count > 1 {
                let wide = DIGIT * count.to_string().len() as f64;
                let x = number(self.width + wide / 2.0);
                self.written.push(html! { text.count x=(x) y="5.8" { (count) } });
                self.width += wide;
            }
            self.written.push(crystal_at(self.sheet, crystal, (self.width + CRYSTAL / 2.0, 0.0), CRYSTAL));
            self.width += CRYSTAL;
        }
    }

    fn arrow(&mut self) {
        let x = self.width + 3.0;
        self.written.push(shape(&[(x, -5.0), (x + 7.0, 0.0), (x, 5.0)], "var(--ink-2)"));
        self.width = x + 9.0;
    }

    /// The line on a board, with its middle at a point.
    fn on_board(self, (x, y): Point, board: &Markup) -> Markup {
        html! {
            g transform=(placed((x - self.width / 2.0, y), 1.0)) {
                g.plate { (board) @for piece in &self.written { (piece) } }
            }
        }
    }
}

fn board(left: f64, width: f64) -> Markup {
    html! {
        rect.plank x=(number(left)) y=(-HALF) width=(number(width)) height=(2.0 * HALF) rx="7" {}
    }
}

/// The sign of a trade.
pub(super) fn trade(sheet: &Sheet, give: Crystals, take: Crystals, at: Point) -> Markup {
    let mut line = Line::new(sheet, 0.0);
    line.crystals(give);
    line.arrow();
    line.crystals(take);
    let board = board(-PADDING, line.width + 2.0 * PADDING);
    line.on_board(at, &board)
}

/// The sign of a village: the points in a solid block, then what they cost.
pub(super) fn village(sheet: &Sheet, tile: PointCard, at: Point) -> Markup {
    let mut line = Line::new(sheet, 31.0);
    line.crystals(tile.cost);
    let board = html! {
        (board(-PADDING, line.width + 2.0 * PADDING))
        path.block d="M-7-8a7 7 0 0 1 7-7h27v30H0a7 7 0 0 1-7-7z" {}
        text.points x="10.5" y="7.6" { (tile.points) }
    };
    line.on_board(at, &board)
}

/// The sign of a closed village: boards nailed across.
pub(super) fn closed(at: Point) -> Markup {
    html! {
        g transform=(placed(at, 1.0)) {
            g.plate fill="var(--wood-1)" stroke="var(--wood-2)" stroke-width="1.2" stroke-linejoin="round" {
                path d="M-36-13l3-5 69 23-3 6z" {}
                path d="M36-13l-3-5-69 23 3 6z" fill="var(--wood)" {}
                g fill="var(--wood-2)" stroke="none" {
                    circle cx="-30" cy="-12.5" r="1.6" {}
                    circle cx="30" cy="-12.5" r="1.6" {}
                    circle cx="-30" cy="5" r="1.6" {}
                    circle cx="30" cy="5" r="1.6" {}
                }
            }
        }
    }
}

/// The crystals that lie on a tile, each colour once, from a point to the right.
pub(super) fn dropped(sheet: &Sheet, crystals: Crystals, (x, y): Point) -> Markup {
    let mut line = Line::new(sheet, 0.0);
    line.crystals(crystals);
    html! {
        g transform=(placed((x, y), 0.9)) {
            g.dropped { @for piece in &line.written { (piece) } }
        }
    }
}
