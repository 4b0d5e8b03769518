//! The seats of a new table.

use carvania_opponents::Level;
use carvania_words::say;
use maud::{Markup, html};

use super::{Field, NewTable};
use crate::characters;
use crate::frame::Frame;

/// One line for each place: the first is for the person who opens the table.
pub(super) fn seats(frame: &Frame<'_>, form: &NewTable<'_>) -> Markup {
    let players = form.game.players();
    html! {
        fieldset aria-describedby=[form.told_by(Field::Seats)] {
            legend { (frame.say("new-seats")) }
            @for place in 1..=*players.end() { (seat(frame, form, place)) }
            (form.wrong(Field::Seats))
            p.note { (frame.say("new-seats-note")) }
        }
    }
}

fn seat(frame: &Frame<'_>, form: &NewTable<'_>, place: usize) -> Markup {
    let (least, name) = (*form.game.players().start(), format!("seat-{place}"));
    let with_friends = form.with_friends;
    let option = |value: &str, text: String, is_usual: bool| {
        html! { option value=(value) selected[form.has(&name, value, is_usual)] { (text) } }
    };
    let called = format!("name-{place}");
    html! {
        div.line.seat {
            label for=(name) { (say(frame.language, "new-seat", &[("number", place.into())])) }
            select #(name) name=(name) {
                @if place > least { (option("none", frame.say("new-nobody"), true)) }
                (option("me", frame.say("new-me"), place == 1))
                @if !frame.is_pocket() { (option("open", frame.say("new-friend"), with_friends && place > 1 && place <= least)) }
                @for level in Level::ALL {
                    (option(level.name(), bot(frame, level), !with_friends && place == 2 && level == Level::Casual))
                }
                @for program in &form.offer.programs {
                    (option(&format!("program:{program}"), self::program(frame, program), false))
                }
            }
            // Only where several people share a screen: the script shows it then.
            input.seat-name name=(called) maxlength="32" autocomplete="off" value=(form.text(&called, ""))
                placeholder=(frame.say("new-seat-name")) aria-label=(say(frame.language, "new-seat-name-of", &[("number", place.into())]));
        }
    }
}

/// One of our bots among who can take a seat.
pub(crate) fn bot(frame: &Frame<'_>, level: Level) -> String {
    characters::of(level).choice(frame.language)
}

/// A program of the host's among them.
pub(crate) fn program(frame: &Frame<'_>, name: &str) -> String {
    say(frame.language, "new-program", &[("name", name.to_owned().into())])
}
