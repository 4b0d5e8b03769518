//! The badge of a seat: a pennant in its cloth, with its sign.

use carvania_rules::Seat;
use maud::{Markup, PreEscaped, html};

use super::sheet::Sheet;

/// Signs on a canvas of 16 by 16: dot, bars, chevron, cross, crescent. None is the silhouette of a crystal.
const SIGNS: [&str; 5] = [
    r#"<circle cx="8" cy="8" r="3.4"></circle>"#,
    r#"<path d="M3.6 5.2h8.8v2H3.6zM3.6 8.9h8.8v2H3.6z"></path>"#,
    r#"<path d="M3 10.4 8 5l5 5.4-1.7 1.5L8 8.3l-3.3 3.6z"></path>"#,
    r#"<path d="M6.8 3.4h2.4v3.4h3.4v2.4H9.2v3.4H6.8V9.2H3.4V6.8h3.4z"></path>"#,
    r#"<path d="M10.9 11.4A4.6 4.6 0 1 1 9 3.6a3.7 3.7 0 1 0 1.9 7.8z"></path>"#,
];

/// The badge of a seat. Say the name of who sits there beside it.
pub fn badge(sheet: &Sheet, seat: Seat) -> Markup {
    let href = sheet.share(&format!("badge{seat}"), |id| {
        html! {
            symbol id=(id) viewBox="0 0 16 16" {
                path d="M1 1h14v11.5L8 15.6 1 12.5z" fill="var(--cloth)" stroke="var(--hem)" {}
                (sign(seat))
            }
        }
    });
    html! { svg.badge.(class(seat)) aria-hidden="true" { use href=(href) {} } }
}

/// The class that sets the cloth of a seat.
pub(super) fn class(seat: Seat) -> String {
    format!("seat-{seat}")
}

/// The sign of a seat on a canvas of 16 by 16.
pub(super) fn sign(seat: Seat) -> Markup {
    html! { g fill="var(--sign)" { (PreEscaped(SIGNS[seat.index() % SIGNS.len()])) } }
}
