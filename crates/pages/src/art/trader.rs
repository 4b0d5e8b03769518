//! Traders: hooded figures in the cloth of their seat.

use carvania_rules::Seat;
use maud::{Markup, html};

use super::badge::{class, sign};
use super::path::{Point, placed};
use super::sheet::Sheet;

const FIGURE: &str = "M8 .8c2 0 3.3 1.5 3.3 3.4 0 1-.4 1.8-1 2.4 2.4 1 3.6 3.6 4 8.1.1 1-.5 1.7-1.4 1.7H3.1c-.9 0-1.5-.7-1.4-1.7\
    .4-4.5 1.6-7.1 4-8.1-.6-.6-1-1.4-1-2.4C4.7 2.3 6 .8 8 .8z";

/// A trader of a seat.
pub fn trader(sheet: &Sheet, seat: Seat) -> Markup {
    let href = sheet.share(&format!("trader{seat}"), |id| {
        html! { symbol id=(id) viewBox="0 0 16 17" { (figure(seat)) } }
    });
    html! { svg.trader.(class(seat)) aria-hidden="true" { use href=(href) {} } }
}

/// The place of a trader that is needed, as an outline.
pub fn trader_space(sheet: &Sheet) -> Markup {
    let href = sheet.share("trader-space", |id| {
        html! {
            symbol id=(id) viewBox="0 0 16 17" {
                path d=(FIGURE) fill="none" stroke="var(--space, var(--line-2))" stroke-width="1.3" stroke-dasharray="2.2 1.8" {}
            }
        }
    });
    html! { svg.trader.space aria-hidden="true" { use href=(href) {} } }
}

/// A trader in a larger picture, standing on a point.
pub(super) fn trader_at(seat: Seat, (x, y): Point, size: f64) -> Markup {
    html! {
        g.(class(seat)) transform=(placed((x - 8.0 * size, y - 16.4 * size), size)) { (figure(seat)) }
    }
}

fn figure(seat: Seat) -> Markup {
    html! {
        path d=(FIGURE) fill="var(--cloth)" stroke="var(--hem)" {}
        path d="M6.2 3.6c.2-1 .9-1.6 1.8-1.6s1.6.6 1.8 1.6c-.2 1.3-.9 2-1.8 2s-1.6-.7-1.8-2z" fill="#10151B" opacity=".45" {}
        g transform="translate(3.3 7)scale(.6)" { (sign(seat)) }
    }
}
