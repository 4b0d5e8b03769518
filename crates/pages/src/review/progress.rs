//! Asking for the thoughts of a strong bot, and how far they are.

use maud::{Markup, html};

use super::{Past, Refused, Study};

/// Without a script the page is loaded again after this many seconds.
const REFRESH: u32 = 4;

/// The button, or how far it is; nothing once the thoughts are there. The script asks for this part again and again.
pub fn progress(past: &Past<'_>) -> Markup {
    html! {
        @match past.study {
            Study::Made(..) => {}
            Study::Early => section.slab.leaf #progress { p.note { (past.say("review-early", &[])) } },
            Study::Unasked => (offer(past, None)),
            Study::Refused(Refused::Long) => (offer(past, Some("review-long"))),
            Study::Refused(Refused::Busy) => (offer(past, Some("review-busy"))),
            Study::Refused(Refused::Own) => (offer(past, Some("review-own"))),
            Study::Open { done, all } => (open(past, done, all)),
        }
    }
}

/// The button, and why it did nothing.
fn offer(past: &Past<'_>, trouble: Option<&str>) -> Markup {
    html! {
        section.slab.leaf #progress {
            h2 { (past.say("review-analysis", &[])) }
            @if let Some(trouble) = trouble { p.problem role="alert" { (past.say(trouble, &[])) } }
            p { (past.say("review-offer", &[])) }
            form method="post" action=(past.source.analyse()) {
                button.btn.primary.big { (past.say("review-analyse", &[])) }
            }
        }
    }
}

fn open(past: &Past<'_>, done: usize, all: usize) -> Markup {
    let percent = (100 * done).checked_div(all).unwrap_or(100);
    html! {
        section.slab.leaf #progress data-open {
            h2 { (past.say("review-analysis", &[])) }
            p role="status" { (past.say("review-open", &[("percent", percent.into()), ("all", all.into())])) }
            progress max="100" value=(percent) aria-label=(past.say("review-analysis", &[])) { (percent) }
            p.note { (past.say("review-open-note", &[])) }
            noscript { meta http-equiv="refresh" content=(REFRESH); }
        }
    }
}
