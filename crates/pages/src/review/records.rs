//! Records that people bring: a form to paste or upload one, and what is wrong with it.

use carvania_rules::RecordError;
use carvania_rules::record::Fault;
use carvania_words::{record_fault, say};
use maud::{Markup, html};

use crate::art::{self, Letters, Sheet};
use crate::frame::Frame;

/// Why a record was not taken.
#[derive(Clone, Debug)]
pub enum Wrong {
    /// There is nothing in it.
    Empty,
    /// It is not text.
    Binary,
    /// It has more than this many bytes.
    Long(usize),
    /// It has more than this many actions.
    Actions(usize),
    /// People are still playing it here.
    Live,
    /// It is not a record, or breaks a rule.
    Record(Box<RecordError>),
}

/// What of a text is shown again beside a problem; more would only be slow.
const MAX_SHOWN: usize = 256 * 1024;
/// No line is quoted beyond this.
const MAX_QUOTED: usize = 120;

/// The page, with what was sent and what is wrong with it.
pub fn records(frame: &Frame<'_>, text: &str, wrong: Option<&Wrong>) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let name = frame.say("records");
    let text = if text.len() > MAX_SHOWN { "" } else { text };
    let main = html! {
        main.sheet-page.records #records {
            section.slab.leaf {
                h1 { (name) }
                p { (frame.say("records-note")) }
                @if let Some(wrong) = wrong { (problem(frame, text, wrong)) }
                form method="post" action="/records" enctype="multipart/form-data" {
                    label.field { span { (frame.say("records-file")) }
                        input type="file" name="file" accept=".txt,.jsonl,.json,text/plain,application/jsonl"; }
                    label.field { span { (frame.say("records-text")) }
                        textarea name="record" rows="12" spellcheck="false" autocomplete="off" autocapitalize="off" { (text) } }
                    button.btn.primary.big { (frame.say("records-open")) }
                }
                p.note { (frame.say("records-kept")) }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { (sheet.render()) (art::backdrop()) (header) (main) (frame.foot()) };
    frame.page(&name, "plain-page review-page", body)
}

/// What is wrong, on which line, and what stands there.
fn problem(frame: &Frame<'_>, text: &str, wrong: &Wrong) -> Markup {
    let tell = |key: &str, most: usize| say(frame.language, key, &[("most", most.into())]);
    html! {
        div.problem role="alert" {
            @match wrong {
                Wrong::Empty => p { (frame.say("records-empty")) },
                Wrong::Binary => p { (frame.say("records-binary")) },
                Wrong::Long(most) => p { (tell("records-long", most / 1024)) },
                Wrong::Actions(most) => p { (tell("records-actions", *most)) },
                Wrong::Live => p { (frame.say("records-live")) },
                Wrong::Record(error) => (fault(frame, text, error)),
            }
        }
    }
}

fn fault(frame: &Frame<'_>, text: &str, error: &RecordError) -> Markup {
    let line = text.lines().nth(error.line.saturating_sub(1)).unwrap_or_default();
    let quoted: String = line.chars().filter(|sign| !sign.is_control()).take(MAX_QUOTED).collect();
    html! {
        p { b { (say(frame.language, "records-line", &[("line", error.line.into())])) } " " (record_fault(frame.language, &error.fault)) }
        @if !quoted.trim().is_empty() { pre { code { (quoted) } } }
        @if let Fault::Refused { clause, .. } = &error.fault {
            p { a href={ "/rules/" (clause.book.code()) "#" (clause) } { (clause) } }
        }
    }
}
