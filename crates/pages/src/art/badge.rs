//! The badge of a seat: a pennant in its cloth, with its sign.

use carvania_rules::Seat;
use maud::{Markup, html};

use super::sheet::Sheet;

/// The badge of a seat. Say the name of who sits there beside it.
pub fn badge(sheet: &Sheet, seat: Seat) -> Markup {
    let href = sheet.share(&format!("badge{seat}"), |id| {
        html! { symbol id=(id) viewBox="0 0 16 16" { (carvania_report::pennant(seat.index())) } }
    });
    html! { svg.badge.(class(seat)) aria-hidden="true" { use href=(href) {} } }
}

/// The class that sets the cloth of a seat.
pub(super) fn class(seat: Seat) -> String {
    carvania_report::class(seat.index())
}

/// The sign of a seat on a canvas of 16 by 16.
pub(super) fn sign(seat: Seat) -> Markup {
    carvania_report::sign(seat.index())
}
