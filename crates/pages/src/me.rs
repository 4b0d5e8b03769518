//! The page of a person: name, preferences, devices, data.

use carvania_tables::PersonId;
use carvania_words::{Language, say};
use maud::{Markup, html};

use crate::copying::copying;
use crate::devices::{self, Devices};
use crate::frame::Frame;
use crate::prefs::{Pace, Theme};
use crate::slab::slab;
use crate::table::PACES;

/// The name, the preferences, the links to other devices and the data of a person.
pub fn page(frame: &Frame<'_>, person: Option<PersonId>, link: Option<&str>, devices: &Devices) -> Markup {
    let name = frame.say("tools-me");
    let box_ = |field: &str, label: &str, is_on: bool| {
        html! { label.line { span { (frame.say(label)) } input type="checkbox" name=(field) value="yes" checked[is_on]; } }
    };
    slab(
        frame,
        &name,
        html! {
            h1 { (frame.name.map_or_else(|| name.clone(), str::to_owned)) }
            form method="post" action="/me" {
                (name_field(frame, frame.name.unwrap_or_default()))
                button.btn.primary { (frame.say("me-save")) }
            }
            @if let Some(person) = person { p { a href={ "/people/" (person) } { (frame.say("people-own")) } } }
            h2 { (frame.say("me-likes")) }
            form method="post" action="/preferences" {
                input type="hidden" name="back" value="/me";
                input type="hidden" name="likes" value="yes";
                (language(frame))
                (theme(frame))
                (pace(frame))
                (box_("confirms", "me-confirms", frame.prefs.confirms))
                (box_("sound", "me-sound", frame.prefs.sound))
                (box_("keys", "me-keys", frame.prefs.keys))
                button.btn { (frame.say("me-save")) }
            }
            @if frame.is_pocket() {
                h2 { (frame.say("pocket")) }
                p { a.btn href="/pocket" { (frame.say("pocket-look-after")) } }
            } @else { (other_devices(frame, link, devices)) }
            @if frame.name.is_some() {
                h2 { (frame.say("me-data")) }
                p.note { (frame.say("me-data-note")) }
                p { a.btn href="/me/data" { (frame.say("me-data-get")) } }
            }
            h2 { (frame.say("me-erase")) }
            p.note { (frame.say("me-erase-note")) }
            form method="post" action="/me/erase" {
                label.line.sure { span { (frame.say("me-erase-sure")) } input type="checkbox" name="sure" value="yes" required; }
                button.btn { (frame.say("me-erase")) }
            }
        },
    )
}

/// How to be known on another device, and where one is.
fn other_devices(frame: &Frame<'_>, link: Option<&str>, devices: &Devices) -> Markup {
    html! {
        h2 { (frame.say("me-device")) }
        p.note { (frame.say("me-device-note")) }
        @match link {
            Some(link) => { (copying(frame.language, link, &frame.say("lobby-link"))) }
            None => { form method="post" action="/me/link" { button.btn { (frame.say("me-device-make")) } } (devices::links(frame, devices)) }
        }
        @if !devices.all.is_empty() {
            h2 { (frame.say("devices")) }
            (devices::list(frame, devices))
        }
    }
}

/// A field with a list to choose from: values, whether they hold now, and what they are called.
fn choice(frame: &Frame<'_>, name: &str, label: &str, options: &[(&str, bool, String)]) -> Markup {
    html! {
        label.line { span { (frame.say(label)) }
            select name=(name) {
                @for (value, is_on, text) in options { option value=(value) selected[*is_on] { (text) } }
            }
        }
    }
}

fn language(frame: &Frame<'_>) -> Markup {
    let one = |language: Language| {
        (language.code(), frame.language == language, say(language, "tools-language", &[]))
    };
    choice(frame, "language", "me-language", &Language::ALL.map(one))
}

fn theme(frame: &Frame<'_>) -> Markup {
    let one = |theme: Theme| {
        let key = match theme {
            Theme::System => "theme-system",
            Theme::Day => "theme-day",
            Theme::Night => "theme-night",
        };
        (theme.name(), frame.prefs.theme == theme, frame.say(key))
    };
    choice(frame, "theme", "me-theme", &[Theme::System, Theme::Day, Theme::Night].map(one))
}

fn pace(frame: &Frame<'_>) -> Markup {
    let one = |(pace, key): (Pace, &str)| (pace.name(), frame.prefs.pace == pace, frame.say(key));
    choice(frame, "pace", "me-pace", &PACES.map(one))
}

/// Asks for confirmation before a link moves a person to this device.
pub fn moving(frame: &Frame<'_>, code: &str) -> Markup {
    slab(
        frame,
        &frame.say("moving"),
        html! {
            h1 { (frame.say("moving")) }
            p { (frame.say("moving-note")) }
            form method="post" action="/move" {
                input type="hidden" name="code" value=(code);
                button.btn.primary.big { (frame.say("moving-here")) }
            }
        },
    )
}

/// The field for a name.
pub(crate) fn name_field(frame: &Frame<'_>, value: &str) -> Markup {
    html! {
        label.line { span { (frame.say("me-name")) }
            input name="name" required maxlength="32" autocomplete="nickname" value=(value); }
    }
}
