//! The rulebook: its parts, and the clauses of each.

use carvania_rules::rulebook::entries;
use carvania_rules::{Book, Components, Seat, Title};
use carvania_words::title;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;
use crate::slab::{about, about_with};
use crate::table::legend::signs::{Signs, signs};

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

/// One part: what it looks like, what is in it, the clauses with an anchor for each, the signs of the game.
pub fn book(frame: &Frame<'_>, book: Book) -> Markup {
    let (name, game) = (book_name(frame, book), game_of(book));
    let sheet = Sheet::new(Letters::of(frame.language));
    let inside = html! {
        p.to-books { a href=(frame.to("/rules")) { (frame.say("foot-rules")) } }
        @if let Some(game) = game { div.banner aria-hidden="true" { (art::title(&sheet, game)) } }
        h1 { (name) }
        @if let Some(game) = game {
            p.acts {
                a.btn href=(frame.to(&format!("/learn/{game}"))) { (art::icon(&sheet, Icon::Lesson)) (frame.say("legend-lesson")) }
                a.btn href="#signs" { (art::icon(&sheet, Icon::Legend)) (frame.say("legend-signs")) }
            }
        }
        div.bound {
            (contents(frame, book))
            dl.clauses {
                @for entry in entries(frame.language, book) {
                    div id=(entry.clause) {
                        dt { a href={ "#" (entry.clause) } { (entry.clause) } " " (entry.title) }
                        dd { (markdown(entry.text)) }
                    }
                }
            }
        }
        @if let Some(game) = game { (self::signs_of(frame, &sheet, game)) }
    };
    about_with(frame, &sheet, ("book", &name, &frame.say("rules-note")), inside)
}

/// The clauses by their titles.
fn contents(frame: &Frame<'_>, book: Book) -> Markup {
    html! {
        details.contents open {
            summary { (frame.say("rules-contents")) }
            ol {
                @for entry in entries(frame.language, book) {
                    li { a href={ "#" (entry.clause) } { span.num { (entry.clause) } " " (entry.title) } }
                }
            }
        }
    }
}

/// The signs of a game, as they are drawn on its table.
fn signs_of(frame: &Frame<'_>, sheet: &Sheet, game: Title) -> Markup {
    let context =
        Signs { sheet, language: frame.language, components: Components::standard(), seat: Seat::FIRST };
    html! {
        section.glossary #signs {
            h2 { (frame.say("legend-signs")) }
            div.glossary { (signs(context, game)) }
        }
    }
}

/// The game that a part is about; none for what all games share.
fn game_of(book: Book) -> Option<Title> {
    Title::ALL.into_iter().find(|title| title.code() == book.code())
}

/// The words of the rulebook, which are our own: there is nothing in them to be wary of.
fn markdown(text: &str) -> Markup {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(html)
}

fn book_name(frame: &Frame<'_>, book: Book) -> String {
    match game_of(book) {
        Some(game) => title(frame.language, game),
        None => frame.say("rules-common"),
    }
}
