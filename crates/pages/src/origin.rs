//! Where a game comes from that goes on from another one.

use carvania_tables::{Origin, Table};
use carvania_words::{Language, say};
use maud::{Markup, html};

/// From which game, after how many actions, with the way back; nothing for a game from its beginning.
pub(crate) fn origin(language: Language, table: &Table) -> Markup {
    let Some(branch) = &table.options.branch else { return html! {} };
    let back = branch.from.as_ref().map(|from| match from {
        Origin::Table(other) => format!("/tables/{other}/replay?at={}", table.given()),
        Origin::Record(key) => format!("/records/{key}?at={}", table.given()),
    });
    html! {
        p.note.origin {
            (say(language, "branch-origin", &[("actions", table.given().into())])) " "
            (say(language, "branch-fair", &[]))
            @if let Some(back) = back { " " a href=(back) { (say(language, "branch-back", &[])) } }
        }
    }
}
