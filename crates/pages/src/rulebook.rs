//! The rulebook: its parts, and the clauses of each.

use carvania_rules::rulebook::entries;
use carvania_rules::{Book, Title};
use carvania_words::title;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::frame::Frame;
use crate::slab::about;

/// The parts of the rulebook.
pub fn page(frame: &Frame<'_>) -> Markup {
    about(
        frame,
        &frame.say("foot-rules"),
        &frame.say("rules-note"),
        html! {
            h1 { (frame.say("foot-rules")) }
            p.note { (frame.say("rules-note")) }
            ul.books { @for book in Book::ALL { li { a href=(frame.to(&format!("/rules/{}", book.code()))) { (book_name(frame, book)) } } } }
        },
    )
}

/// One part, with an anchor for each clause.
pub fn book(frame: &Frame<'_>, book: Book) -> Markup {
    let name = book_name(frame, book);
    about(
        frame,
        &name,
        &frame.say("rules-note"),
        html! {
            p { a href=(frame.to("/rules")) { (frame.say("foot-rules")) } }
            h1 { (name) }
            dl.clauses {
                @for entry in entries(frame.language, book) {
                    div id=(entry.clause) {
                        dt { a href={ "#" (entry.clause) } { (entry.clause) } " " (entry.title) }
                        dd { (markdown(entry.text)) }
                    }
                }
            }
        },
    )
}

/// The words of the rulebook, which are our own: there is nothing in them to be wary of.
fn markdown(text: &str) -> Markup {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(html)
}

fn book_name(frame: &Frame<'_>, book: Book) -> String {
    match Title::ALL.into_iter().find(|title| title.code() == book.code()) {
        Some(game) => title(frame.language, game),
        None => frame.say("rules-common"),
    }
}
