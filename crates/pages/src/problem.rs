//! What went wrong.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::slab::slab;

/// What went wrong, and where to go.
pub fn page(frame: &Frame<'_>, name: &str, message: &str) -> Markup {
    slab(
        frame,
        name,
        html! {
            h1 { (name) }
            p role="alert" { (message) }
            p { a.btn.primary href=(frame.to("/")) { (frame.say("problem-home")) } }
        },
    )
}
