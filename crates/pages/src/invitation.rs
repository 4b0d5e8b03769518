//! An invitation to a table.

use carvania_rules::Title;
use carvania_words::{say, title};
use maud::{Markup, html};

use crate::frame::Frame;
use crate::me::name_field;
use crate::slab::about;

/// Asks a guest to sit down at the table of a host.
pub fn page(frame: &Frame<'_>, game: Title, host: &str, code: &str) -> Markup {
    let name = title(frame.language, game);
    let invites = say(frame.language, "invitation", &[("name", host.to_owned().into())]);
    about(
        frame,
        &name,
        &invites,
        html! {
            h1 { (name) }
            p { (invites) }
            form method="post" action={ "/invite/" (code) } {
                @if frame.name.is_none() { (name_field(frame, "")) }
                button.btn.primary.big { (frame.say("invitation-join")) }
            }
        },
    )
}
