//! Pages with one slab of text.

use maud::{Markup, html};

use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;

/// A page with one slab of text.
pub(crate) fn slab(frame: &Frame<'_>, name: &str, inside: Markup) -> Markup {
    about(frame, name, &frame.say("home-pitch"), inside)
}

/// A page with one slab of text, and a sentence that describes it to search engines.
pub(crate) fn about(frame: &Frame<'_>, name: &str, about: &str, inside: Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page { section.slab.text { (inside) } } };
    frame.described(
        name,
        about,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}
