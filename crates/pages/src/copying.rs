//! An address in a field, with a button that copies it.

use carvania_words::{Language, say};
use maud::{Markup, html};

/// An address to be copied. The script says what came of it; without one the field is there to be copied by hand.
pub(crate) fn copying(language: Language, address: &str, label: &str) -> Markup {
    let word = |key: &str| say(language, key, &[]);
    html! {
        div.copying {
            div.inline {
                input.link readonly value=(address) aria-label=(label);
                button.btn type="button" data-copy=(address) { (word("copy")) }
            }
            p.note role="status" data-done=(word("copy-done")) data-failed=(word("copy-failed")) {}
        }
    }
}
