//! Outposts: small towers in the cloth of their seat.

use carvania_rules::Seat;
use maud::{Markup, html};

use super::badge::{class, sign};
use super::path::{Point, placed};
use super::sheet::Sheet;

/// An outpost in the colour of a seat.
pub fn outpost(sheet: &Sheet, seat: Seat) -> Markup {
    let href = sheet.share(&format!("outpost{seat}"), |id| {
        html! { symbol id=(id) viewBox="-13 -20 26 22" { (drawing(Some(seat))) } }
    });
    html! { svg.outpost.(class(seat)) aria-hidden="true" { use href=(href) {} } }
}

/// An outpost in a larger picture, standing on a point; in plain cloth if it is nobody's.
pub(super) fn outpost_at(seat: Option<Seat>, at: Point, size: f64) -> Markup {
    let cloth = seat.map_or("plain-cloth".to_owned(), class);
    html! { g.(cloth) transform=(placed(at, size)) { (drawing(seat)) } }
}

fn drawing(seat: Option<Seat>) -> Markup {
    html! {
        path d="M-9 0v-11h-2v-7h4v2.5h3.5V-18h7v2.5H7V-18h4v7H9V0z" fill="var(--cloth)" stroke="var(--hem)" {}
        path d="M4 0v-11h5V0zM7-18h4v7H7z" fill="#000" opacity=".14" {}
        @if let Some(seat) = seat {
            g transform="translate(-5.2-12.5)scale(.65)" { (sign(seat)) }
        }
    }
}
