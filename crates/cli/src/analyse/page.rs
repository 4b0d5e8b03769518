//! The analysis as a page.

mod chart;
mod moves;
mod seats;
mod turning;

use carvania_report::{Page, section};
use carvania_words::notice;
use maud::html;

use carvania_report::Telling;

pub(super) fn html(telling: &Telling<'_>) -> String {
    let is_judged = telling.review.moves.iter().any(|made| made.judgement.is_some());
    let body = html! {
        div.lead { @for line in telling.lead() { p { (line) } } }
        @if is_judged {
            (section(&telling.word("analysis-chart"), chart::markup(telling)))
            (section(&telling.word("analysis-turning"), turning::markup(telling)))
            (section(&telling.word("analysis-seats"), seats::markup(telling)))
        }
        @if !telling.review.moves.is_empty() {
            (section(&telling.word("analysis-moves"), moves::markup(telling)))
            p.note { (telling.about()) }
        }
    };
    let (title, notice) = (telling.title(), notice(telling.language));
    Page { language: telling.language, title: &title, notice: &notice, body }.html()
}
