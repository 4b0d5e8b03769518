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
    about_with(frame, &sheet, ("", name, about), inside)
}

/// Like [`about`], with a sheet of drawings for what is inside, and a class (empty for none).
pub(crate) fn about_with(
    frame: &Frame<'_>,
    sheet: &Sheet,
    (class, name, about): (&str, &str, &str),
    inside: Markup,
) -> Markup {
    let header = frame.header(sheet, html! {}, html! { span.order {} });
    let slab = html! { section.slab.text { (inside) } };
    let body = html! {
        @if class.is_empty() { main.sheet-page { (slab) } } @else { main.sheet-page.(class) { (slab) } }
    };
    frame.described(
        name,
        about,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}
