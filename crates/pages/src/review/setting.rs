//! What the pages around a review provide: drawn crystals, and addresses within the replay.

use carvania_report::review::Setting;
use carvania_rules::Seat;
use carvania_words::Text;
use maud::Markup;

use super::Past;
use crate::art::{self, Sheet};
use crate::crystal_markup::markup;

/// A game in review, and the layout of its page.
pub(super) struct OnPage<'a> {
    pub(super) past: &'a Past<'a>,
    pub(super) sheet: &'a Sheet,
}

impl Setting for OnPage<'_> {
    fn badge(&self, seat: Seat) -> Markup {
        art::badge(self.sheet, seat)
    }

    fn sentence(&self, text: &Text) -> Markup {
        markup(self.sheet, self.past.frame.language, text)
    }

    fn plain(&self, text: &Text) -> String {
        text.spoken(self.past.frame.language)
    }

    fn address(&self, actions: usize) -> String {
        self.past.source.at(actions)
    }
}
