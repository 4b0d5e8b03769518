//! Pages for programmers.

use maud::{Markup, html};

use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;

/// A page for programmers, which is in English for all readers.
pub fn page(frame: &Frame<'_>, name: &str, inside: Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page.wide lang="en" { section.slab.text.reference { (inside) } } };
    frame.page(
        name,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}
