//! Pages with little on them: what went wrong, the rulebook, oneself, an invitation.

use carvania_rules::rulebook::entries;
use carvania_rules::{Book, Title};
use carvania_tables::PersonId;
use carvania_words::{Language, say, title};
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{Options, Parser};

use crate::art::{self, Letters, Sheet};
use crate::copying::copying;
use crate::devices::{self, Devices};
use crate::frame::Frame;
use crate::prefs::{Pace, Theme};
use crate::table::PACES;

/// A page with one slab of text.
fn slab(frame: &Frame<'_>, name: &str, inside: Markup) -> Markup {
    about(frame, name, &frame.say("home-pitch"), inside)
}

/// The same with a sentence about it.
fn about(frame: &Frame<'_>, name: &str, about: &str, inside: Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page { section.slab.text { (inside) } } };
    frame.described(
        name,
        about,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// A page in English for programmers, whoever looks.
pub fn reference(frame: &Frame<'_>, name: &str, inside: Markup) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let body = html! { main.sheet-page.wide lang="en" { section.slab.text.reference { (inside) } } };
    frame.page(
        name,
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// What went wrong, and where to go.
pub fn problem(frame: &Frame<'_>, name: &str, message: &str) -> Markup {
    slab(
        frame,
        name,
        html! {
            h1 { (name) }
            p role="alert" { (message) }
            p { a.btn.primary href="/" { (frame.say("problem-home")) } }
        },
    )
}

/// The parts of the rulebook.
pub fn rulebook(frame: &Frame<'_>) -> Markup {
    about(
        frame,
        &frame.say("foot-rules"),
        &frame.say("rules-note"),
        html! {
            h1 { (frame.say("foot-rules")) }
            p.note { (frame.say("rules-note")) }
            ul.books { @for book in Book::ALL { li { a href={ "/rules/" (book.code()) } { (book_name(frame, book)) } } } }
        },
    )
}

/// One part, with an anchor for each clause.
pub fn book(frame: &Frame<'_>, book: Book) -> Markup {
    let name = book_name(frame, book);
    about(
        frame,
        &name,
        &frame.say("rules-note"),
        html! {
            p { a href="/rules" { (frame.say("foot-rules")) } }
            h1 { (name) }
            dl.clauses {
                @for entry in entries(frame.language, book) {
                    div id=(entry.clause) {
                        dt { a href={ "#" (entry.clause) } { (entry.clause) } " " (entry.title) }
                        dd { (markdown(entry.text)) }
                    }
                }
            }
        },
    )
}

/// The words of the rulebook, which are our own: there is nothing in them to be wary of.
fn markdown(text: &str) -> Markup {
    let mut html = String::new();
    pulldown_cmark::html::push_html(&mut html, Parser::new_ext(text, Options::ENABLE_TABLES));
    PreEscaped(html)
}

fn book_name(frame: &Frame<'_>, book: Book) -> String {
    match Title::ALL.into_iter().find(|title| title.code() == book.code()) {
        Some(game) => title(frame.language, game),
        None => frame.say("rules-common"),
    }
}

/// Sit down by an invitation.
pub fn invitation(frame: &Frame<'_>, game: Title, host: &str, code: &str) -> Markup {
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

fn name_field(frame: &Frame<'_>, value: &str) -> Markup {
    html! {
        label.line { span { (frame.say("me-name")) }
            input name="name" required maxlength="32" autocomplete="nickname" value=(value); }
    }
}

/// Asks before a link that moves somebody to this device is used.
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

/// Oneself: the name, how one likes the pages, another device, one's data.
pub fn me(frame: &Frame<'_>, person: Option<PersonId>, link: Option<&str>, devices: &Devices) -> Markup {
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
                button.btn { (frame.say("me-save")) }
            }
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
