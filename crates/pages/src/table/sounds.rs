//! Sounds, which are off until somebody wants them.

use maud::{Markup, html};

use super::context::BoardContext;
use crate::art::{self, Icon};

/// Both settings, as forms send them, and what they are called.
const SETTINGS: [(bool, &str, &str); 2] = [(false, "off", "sounds-off"), (true, "on", "sounds-on")];

/// The choice, in the menu.
pub(super) fn choice(context: &BoardContext<'_>) -> Markup {
    html! {
        form.menu-row.menu-choice method="post" action="/preferences" {
            input type="hidden" name="back" value={ "/tables/" (context.view.table.id) };
            span { (art::icon(context.sheet, Icon::Sound)) (context.say("sounds", &[])) }
            span.seg {
                @for (is_on, value, key) in SETTINGS {
                    button name="sounds" value=(value) aria-current=[(context.view.prefs.sound == is_on).then_some("true")] {
                        (context.say(key, &[]))
                    }
                }
            }
        }
    }
}

/// The question whether they are wanted, which the script asks once, beside the first turn.
pub(super) fn offer(context: &BoardContext<'_>) -> Markup {
    let question = context.say("sound-offer", &[]);
    html! {
        form.sound-offer #sound-offer method="post" action="/preferences" aria-label=(question) hidden {
            input type="hidden" name="back" value={ "/tables/" (context.view.table.id) };
            span { (art::icon(context.sheet, Icon::Sound)) (question) }
            button.btn name="sounds" value="on" { (context.say("sound-on", &[])) }
            button.btn.ghost type="button" data-dismiss { (context.say("sound-off", &[])) }
        }
    }
}
