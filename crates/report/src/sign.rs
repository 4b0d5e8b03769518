//! What tells seats, and lines of a chart, apart without colour: a sign and a pattern of dashes for each.

use maud::{Markup, PreEscaped, html};

/// How many there are; a sixth line looks like the first.
const KINDS: usize = 5;

/// Signs on a canvas of 16 by 16, around its middle: dot, bars, chevron, cross, crescent.
const SIGNS: [&str; KINDS] = [
    r#"<circle cx="8" cy="8" r="3.4"/>"#,
    r#"<path d="M3.6 5.2h8.8v2H3.6zM3.6 8.9h8.8v2H3.6z"/>"#,
    r#"<path d="M3 10.4 8 5l5 5.4-1.7 1.5L8 8.3l-3.3 3.6z"/>"#,
    r#"<path d="M6.8 3.4h2.4v3.4h3.4v2.4H9.2v3.4H6.8V9.2H3.4V6.8h3.4z"/>"#,
    r#"<path d="M10.9 11.4A4.6 4.6 0 1 1 9 3.6a3.7 3.7 0 1 0 1.9 7.8z"/>"#,
];

const DASHES: [&str; KINDS] = ["none", "9 4", "2.5 3", "12 3 2.5 3", "5 3"];

/// The name of a kind in the style sheet.
pub(crate) fn class(index: usize) -> String {
    format!("kind-{}", index % KINDS + 1)
}

pub(crate) fn dashes(index: usize) -> &'static str {
    DASHES[index % KINDS]
}

/// The badge of a seat, counted from 0: its cloth and its sign. It is decoration, so say the seat's name beside it.
pub fn emblem(index: usize) -> Markup {
    html! {
        svg.emblem.(class(index)) aria-hidden="true" { use href={ "#" (symbol(index)) } {} }
    }
}

/// The badges, once for the whole page: a long report shows thousands of them.
pub(crate) fn symbols() -> Markup {
    html! {
        svg.symbols aria-hidden="true" {
            @for index in 0..KINDS {
                symbol id=(symbol(index)) viewBox="0 0 16 16" { (badge(index)) }
            }
        }
    }
}

fn symbol(index: usize) -> String {
    format!("badge{}", index % KINDS + 1)
}

/// The same without a canvas of its own.
pub(crate) fn badge(index: usize) -> Markup {
    html! {
        path.cloth d="M1 1h14v11.5L8 15.6 1 12.5z" {}
        g.sign { (PreEscaped(SIGNS[index % KINDS])) }
    }
}
