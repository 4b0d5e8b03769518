//! Why something could not be done, in the bar.

use carvania_rules::rulebook::entry;
use carvania_rules::{Action, Clause};
use carvania_words::lacking;
use maud::{Markup, html};

use super::context::BoardContext;
use super::view::Answer;
use crate::address::in_language;

/// What came of what a player tried.
pub(super) fn answer(context: &BoardContext<'_>, answer: Answer) -> Markup {
    match answer {
        Answer::Forbidden(action, clause) => forbidden(context, action, clause),
        Answer::Refused(name) => html! {
            p.refused role="alert" { (context.say("answer-refused", &[("name", name.into())])) }
        },
        // The bar asks about it where its buttons are.
        Answer::UndoCosts => html! {},
    }
}

/// What a player tried, and the clause that forbids it, to be read on.
fn forbidden(context: &BoardContext<'_>, action: Action, clause: Clause) -> Markup {
    let what = context.describe(action);
    let entry = entry(context.view.language, clause);
    let lacks = lacking(context.view.voice(), context.game, action);
    html! {
        div.refused role="alert" {
            p { b { (context.markup(&what)) } " " (context.say("answer-forbidden", &[])) " "
                a href=(in_language(context.view.language, &format!("/rules/{}#{clause}", clause.book.code()))) {
                    (clause) @if let Some(entry) = entry { " " (entry.title) }
                }
            }
            @if let Some(lacks) = lacks { p.lacks { (context.markup(&lacks)) } }
            @if let Some(entry) = entry { p.note { (plain(&entry.first_paragraph())) } }
        }
    }
}

/// A line of Markdown without its marks.
fn plain(line: &str) -> String {
    line.chars().filter(|mark| !matches!(mark, '*' | '`')).collect()
}
