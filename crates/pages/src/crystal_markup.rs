//! Texts with crystals in them: crystals are drawn, and told in words to screen readers and in copied text.

use carvania_rules::{Crystal, Crystals, Merchant};
use carvania_words::{Language, Span, Text};
use maud::{Markup, html};

use crate::art::{self, Icon, Sheet, Size};

/// A text with its crystals and cards drawn.
pub(crate) fn markup(sheet: &Sheet, language: Language, text: &Text) -> Markup {
    html! {
        @for span in text.spans() {
            @match span {
                Span::Text(words) => (words),
                Span::Golem(name) | Span::Cell(name) => (name),
                Span::Person(name) => bdi { (name) },
                Span::Crystals(crystals) => (swapped(span.spoken(language), art::crystals(sheet, set(crystals), Size::Small))),
                Span::Card(card) => (swapped(span.spoken(language), self::card(sheet, *card))),
            }
        }
    }
}

/// A drawing that words stand for where it cannot be seen.
fn swapped(spoken: String, drawing: Markup) -> Markup {
    html! { span.swap { span.sr { (spoken) } (drawing) } }
}

fn set(crystals: &[Crystal]) -> Crystals {
    crystals.iter().fold(Crystals::NONE, |set, &crystal| set.with(crystal))
}

fn card(sheet: &Sheet, card: Merchant) -> Markup {
    match card {
        Merchant::Gain(crystals) => art::crystals(sheet, crystals, Size::Small),
        Merchant::Upgrades(times) => {
            html! { (art::icon(sheet, Icon::Upgrade)) span aria-hidden="true" { (times) } }
        }
        Merchant::Trade { give, take } => html! {
            (art::crystals(sheet, give, Size::Small)) span.to aria-hidden="true" { "➞" }
            (art::crystals(sheet, take, Size::Small))
        },
    }
}
