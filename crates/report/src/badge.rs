//! What tells seats, and the lines of a chart, apart without colour: a badge with a sign for each.

use maud::{Markup, PreEscaped, html};

/// How many badges there are; the sixth looks like the first.
const BADGES: usize = 5;

/// Signs on a canvas of 16 by 16: dot, bars, chevron, cross, crescent. None has the silhouette of a crystal.
const SIGNS: [&str; BADGES] = [
    r#"<circle cx="8" cy="8" r="3.4"></circle>"#,
    r#"<path d="M3.6 5.2h8.8v2H3.6zM3.6 8.9h8.8v2H3.6z"></path>"#,
    r#"<path d="M3 10.4 8 5l5 5.4-1.7 1.5L8 8.3l-3.3 3.6z"></path>"#,
    r#"<path d="M6.8 3.4h2.4v3.4h3.4v2.4H9.2v3.4H6.8V9.2H3.4V6.8h3.4z"></path>"#,
    r#"<path d="M10.9 11.4A4.6 4.6 0 1 1 9 3.6a3.7 3.7 0 1 0 1.9 7.8z"></path>"#,
];

/// The badge of a seat, counted from 0, on a page of [`Page`](crate::Page). It is decoration: say the seat's name beside it.
pub fn badge(index: usize) -> Markup {
    html! { svg.badge.(class(index)) aria-hidden="true" { use href={ "#" (name(index)) } {} } }
}

/// The class that sets the colours of a badge, and of the line of its seat.
pub fn class(index: usize) -> String {
    format!("seat-{}", index % BADGES + 1)
}

/// A pennant with the sign of a seat, counted from 0, on a canvas of 16 by 16.
pub fn pennant(index: usize) -> Markup {
    html! {
        path d="M1 1h14v11.5L8 15.6 1 12.5z" fill="var(--cloth)" stroke="var(--hem)" {}
        (sign(index))
    }
}

/// The sign of a seat, counted from 0, on a canvas of 16 by 16.
pub fn sign(index: usize) -> Markup {
    html! { g fill="var(--sign)" { (PreEscaped(SIGNS[index % BADGES])) } }
}

/// The badges as symbols, once for a whole page: a long report shows thousands of them.
pub(crate) fn symbols() -> Markup {
    html! {
        svg.symbols aria-hidden="true" {
            @for index in 0..BADGES {
                symbol id=(name(index)) viewBox="0 0 16 16" { (pennant(index)) }
            }
        }
    }
}

fn name(index: usize) -> String {
    format!("badge{}", index % BADGES + 1)
}
