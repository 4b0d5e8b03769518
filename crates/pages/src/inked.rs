//! Words with crystals in them: what the catalogue writes as letters is drawn.

use carvania_rules::{Crystal, Crystals};
use maud::{Markup, html};

use crate::art::{self, Icon, Sheet, Size};

/// A text of the catalogue in which every word that is made of crystals (`YYG`, `YYY>GB`) is drawn, with the letters
/// kept for readers and for whoever copies the text. Not for what people wrote.
pub(crate) fn inked(sheet: &Sheet, text: &str) -> Markup {
    html! {
        @for (place, word) in text.split(' ').enumerate() {
            @if place > 0 { " " }
            (inked_word(sheet, word))
        }
    }
}

fn inked_word(sheet: &Sheet, word: &str) -> Markup {
    if let Some(times) = word.strip_prefix('^') {
        return html! { span.swap { span.sr { (word) } (art::icon(sheet, Icon::Upgrade)) span aria-hidden="true" { (times) } } };
    }
    let is_letter = |sign: char| matches!(sign, 'Y' | 'G' | 'B' | 'M' | '>');
    let begins = word.find(is_letter).unwrap_or(word.len());
    let ends = word.rfind(is_letter).map_or(begins, |last| last + 1);
    let (before, rest) = word.split_at(begins);
    let (core, after) = rest.split_at(ends.saturating_sub(begins));
    let plain = |text: &str| text.chars().all(|sign| !sign.is_alphanumeric());
    match drawn(sheet, core) {
        // The sign of a card that gains crystals says nothing that the crystals do not.
        Some(drawn) if plain(before) && plain(after) => {
            html! { (before.trim_end_matches('+')) (drawn) (after) }
        }
        _ => html! { (word) },
    }
}

/// Crystals, or crystals for others.
fn drawn(sheet: &Sheet, core: &str) -> Option<Markup> {
    // What was upgraded stands in the order in which it was.
    let crystals = |text: &str| {
        let set =
            text.chars().try_fold(Crystals::NONE, |set, sign| Some(set.with(Crystal::from_letter(sign)?)));
        set.filter(|set| set.total() > 0)
    };
    let marks = match core.split_once('>') {
        None => art::crystals(sheet, crystals(core)?, Size::Small),
        Some((give, take)) => {
            let (give, take) = (crystals(give)?, crystals(take)?);
            html! {
                (art::crystals(sheet, give, Size::Small)) span.to { "➞" } (art::crystals(sheet, take, Size::Small))
            }
        }
    };
    Some(html! { span.swap { span.sr { (core) } (marks) } })
}
