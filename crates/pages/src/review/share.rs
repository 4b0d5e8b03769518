//! An address to share, and the record as a file.

use maud::{Markup, html};

use super::Past;
use crate::art::{self, Icon};
use crate::copying::copying;
use crate::table::BoardContext;

/// The address of what is shown, to be copied, and the record.
pub(super) fn share(past: &Past<'_>, picture: &BoardContext<'_>, address: &str) -> Markup {
    html! {
        details.pop #share {
            summary.btn.ghost.icon-only aria-label=(past.say("replay-share", &[])) title=(past.say("replay-share", &[])) {
                (art::icon(picture.sheet, Icon::Link))
            }
            div.slab { (link(past, address)) (record(past)) }
        }
    }
}

/// An address that can be copied.
pub(super) fn link(past: &Past<'_>, address: &str) -> Markup {
    let (whole, label) = (format!("{}{address}", past.origin), past.say("replay-link", &[]));
    html! { div.field { span { (label) } (copying(past.frame.language, &whole, &label)) } }
}

/// The record as a file.
pub(super) fn record(past: &Past<'_>) -> Markup {
    html! {
        a.btn href=(past.source.record()) download=(past.source.file()) { (past.say("replay-record", &[])) }
    }
}
