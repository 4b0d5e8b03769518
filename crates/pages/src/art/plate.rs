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
/// A wider board must not grow as much as others on a small map: it would reach to the signs of its neighbours.
const LONG: f64 = 116.0;

/// A line that is written from left to right.
struct Line<'a> {
    sheet: &'a Sheet,
    written: Vec<Markup>,
    width: f64,
}

impl<'a> Line<'a> {
    fn new(sheet: &'a Sheet) -> Line<'a> {
        Line { sheet, written: Vec::new(), width: 0.0 }
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

    fn board_width(&self) -> f64 {
        self.width + 2.0 * PADDING
    }

    /// The line on a board, its middle in the middle of the board.
    fn on_board(self) -> Markup {
        html! {
            (board(-self.width / 2.0 - PADDING, self.board_width()))
            g transform=(placed((-self.width / 2.0, 0.0), 1.0)) { @for piece in &self.written { (piece) } }
        }
    }
}

fn board(left: f64, width: f64) -> Markup {
    html! {
        rect.plank x=(number(left)) y=(-HALF) width=(number(width)) height=(2.0 * HALF) rx="7" {}
    }
}

/// A sign around a point with a board of this width, which the style sheet may make larger.
fn plate(at: Point, width: f64, inside: &Markup) -> Markup {
    html! { g transform=(placed(at, 1.0)) { g.plate.long[width > LONG] { (inside) } } }
}

/// The sign of a trade.
pub(super) fn trade(sheet: &Sheet, give: Crystals, take: Crystals, at: Point) -> Markup {
    let mut line = Line::new(sheet);
    line.crystals(give);
    line.arrow();
    line.crystals(take);
    plate(at, line.board_width(), &line.on_board())
}

/// The sign of a village: the points in a solid block, and what they cost. The block stands at the left; where tiles are
/// small the style sheet shows the one above instead, so that the sign is no wider than its tile.
pub(super) fn village(sheet: &Sheet, tile: PointCard, at: Point) -> Markup {
    let mut line = Line::new(sheet);
    line.crystals(tile.cost);
    let width = line.board_width();
    let left = -width / 2.0;
    plate(
        at,
        width,
        &html! {
            g.price {
                (line.on_board())
                g.beside transform=(placed((left, 0.0), 1.0)) {
                    path.block d="M3-15h-25a7 7 0 0 0-7 7v16a7 7 0 0 0 7 7H3z" {}
                    text.points x="-13" y="7.6" { (tile.points) }
                }
            }
            g.above {
                rect.block x="-22" y="-47" width="44" height="33" rx="7" {}
                text.points x="0" y="-21.5" { (tile.points) }
            }
        },
    )
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
    let mut line = Line::new(sheet);
    line.crystals(crystals);
    html! {
        g transform=(placed((x, y), 0.9)) {
            g.dropped { @for piece in &line.written { (piece) } }
        }
    }
}
