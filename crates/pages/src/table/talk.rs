//! What is said at the table.

use maud::{Markup, html};

use super::context::BoardContext;

/// The most lines that are shown.
const MAX: usize = 50;
/// No message is longer.
const LONGEST: usize = 500;

/// The last lines, and a field for people at the table.
pub(super) fn talk(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let chat = &view.table.chat;
    let lines = &chat[chat.len().saturating_sub(MAX)..];
    html! {
        section.chat aria-label=(view.say("chat", &[])) {
            ul.lines {
                @for line in lines {
                    li { b { (view.names.person(view.language, line.person)) } " " span { (line.text) } }
                }
            }
            @if view.viewer.is_some_and(|viewer| !view.table.places_of(viewer).is_empty()) {
                form #say method="post" action={ "/tables/" (view.table.id) "/say" } {
                    input name="text" maxlength=(LONGEST) autocomplete="off" required
                        placeholder=(view.say("chat-field", &[])) aria-label=(view.say("chat-field", &[]));
                    button.sr { (view.say("chat-send", &[])) }
                }
            }
        }
    }
}
