//! Which keys there are, beside the table.

use carvania_words::say;
use maud::{Markup, html};

use super::view::View;

/// Keys with what they do.
type Keys = [(&'static str, &'static str)];

/// At a table, for players and onlookers.
pub(super) const OF_TABLE: &Keys = &[
    ("?", "keys-help"),
    ("Tab", "keys-tab"),
    ("← ↑ ↓ →", "keys-arrows"),
    ("1 – 9", "keys-numbers"),
    ("U", "keys-undo"),
    ("H", "keys-hint"),
    ("Esc", "keys-escape"),
];
/// In a lesson.
pub(super) const OF_LESSON: &Keys = &[
    ("?", "keys-help"),
    ("Tab", "keys-tab"),
    ("← ↑ ↓ →", "keys-arrows"),
    ("1 – 9", "keys-numbers"),
    ("Esc", "keys-lesson-back"),
];
/// On the page that reviews a game.
pub(super) const OF_REPLAY: &Keys = &[
    ("?", "keys-help"),
    ("← →", "keys-actions"),
    ("PgUp PgDn", "keys-turns"),
    ("Home End", "keys-ends"),
    ("P", "keys-film"),
];

/// The list, folded up. Only the script knows of keys, so there is nothing to see without one.
pub(super) fn keys(view: &View<'_>, keys: &Keys) -> Markup {
    let word = |key: &str| say(view.language, key, &[]);
    // No word of hints where none are given.
    let keys = keys.iter().filter(|(_, does)| view.hint.is_some() || *does != "keys-hint");
    html! {
        details.leave.keys #keys {
            summary { kbd aria-hidden="true" { "?" } " " (word("keys")) }
            dl { @for (key, does) in keys { div { dt { kbd { (key) } } dd { (word(does)) } } } }
            @if view.prefs.keys { p.note { (word("keys-off")) } }
            @else { p.note { (word("keys-are-off")) } }
        }
    }
}
