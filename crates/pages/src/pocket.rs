//! Where no server is behind the pages: what is kept in the browser, and news of the site itself.

use maud::{Markup, html};

use crate::frame::Frame;
use crate::slab::slab;

/// Where everything that is kept is downloaded, and brought from another browser.
const FILE: &str = "/pocket/file";

/// What is kept in this browser, how long, and how to take it along; and whether a copy that was to be opened is none.
pub fn page(frame: &Frame<'_>, is_wrong: bool) -> Markup {
    slab(
        frame,
        &frame.say("pocket"),
        html! {
            h1 { (frame.say("pocket")) }
            p { (frame.say("pocket-note")) }
            p.note #pocket-lasts hidden { (frame.say("pocket-lasts")) }
            div #pocket-fades hidden {
                p.note { (frame.say("pocket-fades")) }
                button.btn #pocket-last type="button" { (frame.say("pocket-last")) }
            }
            h2 { (frame.say("pocket-copy")) }
            p.note { (frame.say("pocket-copy-note")) }
            p { a.btn href=(FILE) download="carvania.pocket" { (frame.say("pocket-copy-get")) } }
            h2 { (frame.say("pocket-bring")) }
            p.note { (frame.say("pocket-bring-note")) }
            @if is_wrong { p.problem role="alert" { (frame.say("pocket-bring-wrong")) } }
            form method="post" action=(FILE) enctype="multipart/form-data" {
                label.line { span { (frame.say("pocket-bring-file")) } input type="file" name="file" accept=".pocket" required; }
                button.btn { (frame.say("pocket-bring")) }
            }
            h2 { (frame.say("pocket-others")) }
            p.note { (frame.say("pocket-others-note")) }
        },
    )
}

/// A new version that is offered, and what the script has to say. Nothing is shown until it has.
pub(crate) fn news(frame: &Frame<'_>) -> Markup {
    html! {
        div.pocket-news role="status" {
            p #pocket-new hidden { (frame.say("pocket-new")) " " button.btn type="button" { (frame.say("pocket-new-take")) } }
            p #pocket-wait hidden { (frame.say("pocket-wait")) }
            p #pocket-fails hidden { (frame.say("pocket-fails")) }
        }
    }
}
