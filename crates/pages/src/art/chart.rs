//! A small picture of a map: hexagons seen from above, with a sign on those that are no mountains.

use carvania_rules::map::{Draft, Kind, Place};
use maud::{Markup, html};

use super::path::{Point, closed, number};

/// Half of the width and half of the height of a hexagon.
const HALF: Point = (20.0, 17.3);

/// The picture of a map. Its caption has to say which map it is.
pub fn chart(draft: &Draft) -> Markup {
    let last = draft.extent().unwrap_or(Place { row: 0, column: 0 });
    let width = (f64::from(last.column) * 1.5 + 2.0) * HALF.0;
    let height = f64::from(last.row + 2) * HALF.1;
    let view = format!("-2 -2 {} {}", number(width + 4.0), number(height + 4.0));
    html! {
        svg.small-map viewBox=(view) aria-hidden="true" {
            @for (place, kind) in draft.cells() {
                @let (x, y) = (f64::from(place.column) * 1.5 * HALF.0 + HALF.0, f64::from(place.row + 1) * HALF.1);
                path.(class(kind)) d=(closed(&around((x, y)))) {}
                @if let Some(sign) = sign(kind) {
                    path.sign transform={ "translate(" (number(x)) " " (number(y)) ")" } d=(sign) {}
                }
            }
        }
    }
}

fn around((x, y): Point) -> [Point; 6] {
    let (a, h) = (HALF.0 * 0.95, HALF.1 * 0.95);
    let corners = [(-a, 0.0), (-a / 2.0, -h), (a / 2.0, -h), (a, 0.0), (a / 2.0, h), (-a / 2.0, h)];
    corners.map(|(left, top)| (x + left, y + top))
}

const fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Village => "village",
        Kind::Open => "open",
        Kind::Valley => "valley",
    }
}

/// A hut, or the waves of a pond; most cells are mountains and need no sign.
const fn sign(kind: Kind) -> Option<&'static str> {
    match kind {
        Kind::Village => Some("M-8 8V-1L0-8 8-1V8z"),
        Kind::Open => None,
        Kind::Valley => Some("M-10 2q5-7 10 0 5 7 10 0v3q-5 7-10 0-5-7-10 0z"),
    }
}
