//! Moving to another device.

use maud::{Markup, html};

/// Asks before a link is used.
pub(super) fn page(code: &str) -> Markup {
    html! {
        h1 { "Move here?" }
        p { "This device will be yours as well: your name, your tables, your seats. The link works once." }
        form method="post" action="/move" {
            input type="hidden" name="code" value=(code);
            button { "Move here" }
        }
    }
}
