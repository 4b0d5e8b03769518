//! Wagons: a canopy in the cloth of their seat.

use carvania_rules::Seat;
use maud::{Markup, html};

use super::badge::{class, sign};
use super::palette::SHADOW;
use super::path::{Point, placed};
use super::sheet::Sheet;

/// A wagon by itself, for lists and boards.
pub fn wagon(sheet: &Sheet, seat: Seat) -> Markup {
    let href = sheet.share(&format!("wagon{seat}"), |id| {
        html! { symbol id=(id) viewBox="-26 -38 52 44" { (drawing(Some(seat))) } }
    });
    html! { svg.wagon.(class(seat)) aria-hidden="true" { use href=(href) {} } }
}

/// A wagon in a larger picture, standing on a point; in plain cloth if it is nobody's.
pub(super) fn wagon_at(seat: Option<Seat>, at: Point, size: f64) -> Markup {
    let cloth = seat.map_or("plain-cloth".to_owned(), class);
    html! { g.(cloth) transform=(placed(at, size)) { (drawing(seat)) } }
}

/// About 44 wide and 36 high, its wheels on the middle of its foot.
fn drawing(seat: Option<Seat>) -> Markup {
    html! {
        ellipse cx="0" cy="1" rx="23" ry="5" fill=(SHADOW) opacity=".35" {}
        path d="M-20-10c-2-14 4-24 12-24h16c8 0 14 10 12 24z" fill="var(--cloth)" stroke="var(--hem)" stroke-width="1.2" {}
        path d="M-20-10c-2-14 4-24 12-24-5 5-6 15-5 24z" fill="#FFF" opacity=".16" {}
        path d="M20-10c2-14-4-24-12-24 5 5 6 15 5 24z" fill="#000" opacity=".16" {}
        path d="M-8-34c-5 5-6 15-5 24M8-34c5 5 6 15 5 24" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="1.3" {}
        @if let Some(seat) = seat {
            g transform="translate(-9.6-32)scale(1.2)" { (sign(seat)) }
        }
        path d="M-22-10h44l-3 6h-38z" fill="#7A5636" stroke="#3A2817" {}
        path d="M-22-10h44l-1 2h-42z" fill="#A57B4F" {}
        g fill="#C9A36B" stroke="#3A2817" stroke-width="1.6" {
            circle cx="-12" cy="-4" r="6" {}
            circle cx="12" cy="-4" r="6" {}
        }
        path d="M-18-4h12M-12-10v12M6-4h12M12-10v12" stroke="#3A2817" stroke-width="1.2" {}
    }
}
