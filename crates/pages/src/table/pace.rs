//! How others' turns are shown: the choice at the table, and the button to skip ahead.

use maud::{Markup, html};

use super::context::BoardContext;
use super::view::View;
use crate::art::{self, Icon, Sheet};
use crate::prefs::Pace;

/// The paces with their names.
pub(crate) const PACES: [(Pace, &str); 3] =
    [(Pace::Skip, "pace-skip"), (Pace::Quick, "pace-quick-show"), (Pace::Calm, "pace-calm-show")];

/// The choice, as buttons of a form of its own.
pub(super) fn choice(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    html! {
        form.menu-row.menu-choice.pace method="post" action="/preferences" {
            input type="hidden" name="back" value={ "/tables/" (view.table.id) };
            span { (art::icon(context.sheet, Icon::Run)) (view.say("me-pace", &[])) }
            span.seg {
                @for (pace, key) in PACES {
                    @let is_on = view.prefs.pace == pace;
                    button name="pace" value=(pace.name()) aria-current=[is_on.then_some("true")] {
                        (view.say(key, &[]))
                    }
                }
            }
        }
    }
}

/// The button that the script shows while others' turns are shown one by one.
pub(super) fn skip(view: &View<'_>, sheet: &Sheet) -> Markup {
    html! {
        button.btn.primary #skip-ahead type="button" hidden data-key=" " aria-keyshortcuts="Escape Space" {
            (art::icon(sheet, Icon::Skip)) (view.say("skip-ahead", &[]))
        }
    }
}
