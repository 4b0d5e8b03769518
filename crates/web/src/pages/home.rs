//! The first page: what can be played here.

use carvania_rules::{Language, Title};
use maud::{Markup, html};

/// The first page.
pub(super) fn page() -> Markup {
    let language = Language::English;
    html! {
        h1 { "Carvania" }
        p { "Seven games of the crystal road, alone against bots or with friends." }
        h2 { "The games" }
        ul.cards {
            @for title in Title::ALL {
                li.card {
                    h3 { (carvania_words::title(language, title)) }
                    p.soft { (title.code()) " · " (title.players().start()) "–" (title.players().end()) " players" }
                }
            }
        }
        h2 { "For programs" }
        p { "Everything that a person can do here, a program can do as well: " a href="/api" { "the API" } "." }
        p.soft { (carvania_words::notice(language)) }
    }
}
