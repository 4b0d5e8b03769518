//! What the pages around a review provide: drawn crystals, and addresses within the replay.

use carvania_report::review::Setting;
use carvania_rules::Seat;
use maud::Markup;

use super::Past;
use crate::art::{self, Sheet};
use crate::inked::{inked, spelled};

/// A game that is looked back on, and the sheet of its page.
pub(super) struct OnPage<'a> {
    pub(super) past: &'a Past<'a>,
    pub(super) sheet: &'a Sheet,
}

impl Setting for OnPage<'_> {
    fn badge(&self, seat: Seat) -> Markup {
        art::badge(self.sheet, seat)
    }

    fn sentence(&self, text: &str) -> Markup {
        inked(self.sheet, self.past.frame.language, text)
    }

    fn plain(&self, text: &str) -> String {
        spelled(self.past.frame.language, text)
    }

    fn address(&self, actions: usize) -> String {
        self.past.source.at(actions)
    }
}
