//! Villages and valleys: where people live between the mountains.

use maud::{Markup, html};

use super::path::{Point, placed, shape};
use super::prop::pine;
use super::sheet::Sheet;

/// Three huts behind the middle of a tile, their windows lit at night.
pub(super) fn huts(sheet: &Sheet) -> Markup {
    let href = sheet.share("huts", |id| {
        html! {
            g id=(id) {
                (pine((-50.0, -10.0), 0.9))
                (pine((47.0, -12.0), 1.0))
                @for (x, y, size) in [(-28.0, -15.0, 0.92), (27.0, -16.0, 0.86), (-1.0, -8.0, 1.15)] {
                    (hut((x, y), size))
                }
            }
        }
    });
    html! { use href=(href) {} }
}

fn hut(at: Point, size: f64) -> Markup {
    html! {
        g transform=(placed(at, size)) {
            (shape(&[(-17.0, 0.0), (-17.0, -14.0), (17.0, -14.0), (17.0, 0.0)], "var(--wall)"))
            (shape(&[(4.0, 0.0), (4.0, -14.0), (17.0, -14.0), (17.0, 0.0)], "var(--wall-2)"))
            (shape(&[(-21.0, -13.0), (0.0, -30.0), (21.0, -13.0)], "var(--roof)"))
            (shape(&[(0.0, -30.0), (21.0, -13.0), (3.0, -13.0)], "var(--roof-2)"))
            (shape(&[(-11.0, -11.0), (-4.0, -11.0), (-4.0, -4.0), (-11.0, -4.0)], "var(--lamp)"))
            (shape(&[(8.0, 0.0), (8.0, -9.0), (13.0, -9.0), (13.0, 0.0)], "var(--roof-2)"))
        }
    }
}

/// A valley: a pond, tufts of grass and a few pines.
pub(super) fn valley(sheet: &Sheet) -> Markup {
    let href = sheet.share("valley", |id| {
        html! {
            g id=(id) {
                (shape(&[(-30.0, 8.0), (-12.0, -4.0), (20.0, -3.0), (36.0, 8.0), (18.0, 20.0), (-16.0, 19.0)], "var(--pond)"))
                (shape(&[(-30.0, 8.0), (-12.0, -4.0), (20.0, -3.0), (6.0, 3.0), (-14.0, 5.0)], "var(--pond-2)"))
                @for (x, y, size) in [(-46.0, 4.0, 1.0), (-36.0, -14.0, 1.15), (44.0, -6.0, 1.1), (22.0, -22.0, 0.9), (-6.0, -26.0, 1.0)] {
                    (pine((x, y), size))
                }
                @for (x, y) in [(-24.0, 32.0), (8.0, 36.0), (40.0, 24.0), (-50.0, 20.0), (4.0, -14.0)] {
                    (tuft((x, y)))
                }
            }
        }
    });
    html! { use href=(href) {} }
}

fn tuft(at: Point) -> Markup {
    html! {
        path transform=(placed(at, 1.0)) d="M-5 0-7-7-3-3-1-9l2 6 4-4-2 7z" fill="var(--pine-1)" {}
    }
}
