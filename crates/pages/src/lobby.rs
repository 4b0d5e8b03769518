//! A table before the game: who sits where, who is ready, how others come.

use carvania_opponents::Level;
use carvania_rules::Seat;
use carvania_tables::{Occupant, PersonId, Place, Table};
use carvania_words::{say, title};
use maud::{Markup, PreEscaped, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::characters;
use crate::copying::copying;
use crate::frame::Frame;
use crate::home::about;
use crate::maps;
use crate::new_table;
use crate::origin::origin;
use crate::people;
use crate::table::{Names, Watchers};

/// A table at which people gather, as one of them sees it.
#[derive(Clone, Copy, Debug)]
pub struct Lobby<'a> {
    /// The table that is being set up.
    pub table: &'a Table,
    /// What people are called.
    pub names: &'a Names,
    /// The spectators, with or without names.
    pub watchers: &'a Watchers,
    /// The name of the component pack that will be played with, if it is not the printed components.
    pub pack: Option<&'a str>,
    /// Who looks at it, if they are known.
    pub viewer: Option<PersonId>,
    /// The invite link and its picture to be photographed, for the owner.
    pub invite: Option<(&'a str, &'a str)>,
    /// Whether that link leads nowhere but on the machine of the host.
    pub is_invite_local: bool,
    /// The programs of the host that can take a seat.
    pub programs: &'a [String],
    /// Why something could not be done.
    pub problem: Option<&'a str>,
}

/// The page of a table before its game.
pub fn page(frame: &Frame<'_>, lobby: &Lobby<'_>) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let table = lobby.table;
    let name = title(frame.language, table.options.game);
    let body = html! {
        main.sheet-page #lobby data-lobby=(table.id) data-last=(table.last) {
            section.slab.opening {
                div.banner { (art::title(&sheet, table.options.game)) }
                div.inner {
                    h1 { (name) }
                    p.note aria-live="polite" { (waits(frame, table)) }
                    @if let Some(pack) = lobby.pack {
                        p.note { (say(frame.language, "table-pack", &[("name", pack.to_owned().into())])) }
                    }
                    @if let Some(problem) = lobby.problem { p.problem role="alert" { (problem) } }
                    ol.places { @for (number, place) in (1u8..).zip(&table.places) { (seat(frame, &sheet, lobby, number, place)) } }
                    (onlookers(frame, &sheet, lobby))
                    (acts(frame, &sheet, lobby))
                    p.unscripted { a.btn href={ "/tables/" (table.id) } { (frame.say("bar-look-again")) } }
                    (maps::used(frame.language, table))
                    (invite(frame, &sheet, lobby))
                    p.note.hints { (say(frame.language, "hints-agreed", &[("hints", table.options.hints.name().into())])) }
                    (origin(frame.language, table))
                    (fairness(frame, table))
                }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let tab = say(frame.language, "tab-lobby", &[("title", name.clone().into())]);
    frame.described(
        &tab,
        &format!("{} {}", about(frame, table.options.game), waits(frame, table)),
        "plain-page",
        html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) },
    )
}

/// What everybody waits for.
fn waits(frame: &Frame<'_>, table: &Table) -> String {
    let free = table.places.iter().filter(|place| place.occupant == Occupant::Open).count();
    let unready =
        table.places.iter().filter(|place| !place.is_ready && place.occupant != Occupant::Open).count();
    say(frame.language, "lobby-waits", &[("free", free.into()), ("unready", unready.into())])
}

fn seat(frame: &Frame<'_>, sheet: &Sheet, lobby: &Lobby<'_>, number: u8, place: &Place) -> Markup {
    let is_free = place.occupant == Occupant::Open;
    let is_own = lobby.viewer.is_some_and(|viewer| place.occupant == Occupant::Person(viewer));
    let sits = lobby.viewer.is_some_and(|viewer| !lobby.table.places_of(viewer).is_empty());
    html! {
        li.place.free[is_free].own[is_own] {
            span.num { (number) }
            (characters::face(sheet, &place.occupant, &lobby.names.occupant(frame.language, &place.occupant), Seat::numbered(number.into(), lobby.table.places.len())))
            b { (people::linked(&place.occupant, lobby.names, &lobby.names.occupant(frame.language, &place.occupant))) }
            @if place.is_ready { span.ready { (art::icon(sheet, Icon::Check)) (frame.say("lobby-ready")) } }
            @if is_free && !sits {
                (button(lobby, "sit", number, &frame.say("lobby-sit"), "btn primary"))
            }
            @if lobby.viewer == Some(lobby.table.owner) && !is_own {
                @if place.occupant.person().is_some() { (freeing(frame, lobby, number)) }
                @else { (bots(frame, lobby, number, place)) }
            }
        }
    }
}

/// The message to people without a place, and the other spectators.
fn onlookers(frame: &Frame<'_>, sheet: &Sheet, lobby: &Lobby<'_>) -> Markup {
    let sits = lobby.viewer.is_some_and(|viewer| !lobby.table.places_of(viewer).is_empty());
    let key = if has_room(lobby.table) { "lobby-watching-free" } else { "lobby-watching-full" };
    let mut others = lobby.watchers.named.clone();
    let nameless = lobby.watchers.others;
    others.extend(
        (nameless > 0).then(|| say(frame.language, "watchers-others", &[("number", nameless.into())])),
    );
    html! {
        @if !sits { p.watching { (art::icon(sheet, Icon::Eye)) span { (frame.say(key)) } } }
        @if !others.is_empty() {
            p.note { (say(frame.language, "lobby-watchers", &[("names", others.join(", ").into())])) }
        }
    }
}

/// Whether a place is free.
fn has_room(table: &Table) -> bool {
    table.places.iter().any(|place| place.occupant == Occupant::Open)
}

fn button(lobby: &Lobby<'_>, verb: &str, place: u8, label: &str, class: &str) -> Markup {
    html! {
        form method="post" action={ "/tables/" (lobby.table.id) "/" (verb) } {
            input type="hidden" name="place" value=(place);
            button class=(class) { (label) }
        }
    }
}

/// The owner frees the place of somebody else.
fn freeing(frame: &Frame<'_>, lobby: &Lobby<'_>, number: u8) -> Markup {
    html! {
        form.inline method="post" action={ "/tables/" (lobby.table.id) "/place" } {
            input type="hidden" name="place" value=(number);
            button.btn.ghost name="occupant" value="open" { (frame.say("lobby-free")) }
        }
    }
}

/// The owner puts a bot on a place, or frees it.
fn bots(frame: &Frame<'_>, lobby: &Lobby<'_>, number: u8, place: &Place) -> Markup {
    html! {
        form.inline method="post" action={ "/tables/" (lobby.table.id) "/place" } {
            input type="hidden" name="place" value=(number);
            select name="occupant" aria-label=(frame.say("lobby-place")) {
                option value="open" { (frame.say("new-friend")) }
                option value="me" { (frame.say("new-me")) }
                @for level in Level::ALL {
                    option value=(level.name()) selected[place.occupant == Occupant::Bot(level)] { (new_table::bot(frame, level)) }
                }
                @for name in lobby.programs {
                    option value={ "program:" (name) } selected[place.occupant == Occupant::Program(name.clone())] {
                        (new_table::program(frame, name))
                    }
                }
            }
            button.btn { (frame.say("lobby-put")) }
        }
    }
}

/// What the viewer can do: be ready, stand up, give the table up.
fn acts(frame: &Frame<'_>, sheet: &Sheet, lobby: &Lobby<'_>) -> Markup {
    let Some(viewer) = lobby.viewer else { return html! {} };
    let own: Vec<u8> = lobby.table.places_of(viewer);
    let is_ready = own.iter().filter_map(|&place| lobby.table.place(place)).all(|place| place.is_ready);
    let act = |verb: &str, key: &str, class: &str| {
        html! {
            form method="post" action={ "/tables/" (lobby.table.id) "/" (verb) } { button class=(class) { (frame.say(key)) } }
        }
    };
    html! {
        @if !own.is_empty() {
            div.acts {
                @if is_ready { (act("unready", "lobby-unready", "btn")) }
                @else {
                    form.inline method="post" action={ "/tables/" (lobby.table.id) "/ready" } {
                        button.btn.primary.big { (art::icon(sheet, Icon::Check)) (frame.say("lobby-i-am-ready")) }
                        label.note-field { span { (frame.say("lobby-note")) }
                            input name="note" maxlength="64" autocomplete="off" placeholder=(frame.say("lobby-note-example")); }
                    }
                }
                (act("rise", "lobby-rise", "btn ghost"))
                @if lobby.table.owner == viewer { (act("abandon", "lobby-abandon", "btn ghost")) }
            }
        }
    }
}

/// The link that others come by, with a picture of it for phones.
fn invite(frame: &Frame<'_>, sheet: &Sheet, lobby: &Lobby<'_>) -> Markup {
    if lobby.viewer != Some(lobby.table.owner) {
        return html! {};
    }
    let (anew, note) = match lobby.invite {
        Some(_) => ("lobby-invite-anew", "lobby-invite-anew-note"),
        None => ("lobby-invite-make", "lobby-invite-make-note"),
    };
    html! {
        section.invite {
            h2 { (frame.say("lobby-invite")) }
            @if let Some((link, picture)) = lobby.invite {
                p.note { (frame.say(if has_room(lobby.table) { "lobby-invite-note" } else { "lobby-invite-full" })) }
                @if lobby.is_invite_local { p.problem { (frame.say("lobby-invite-local")) } }
                (copying(frame.language, link, &frame.say("lobby-link")))
                div.qr role="img" aria-label=(frame.say("lobby-qr")) { (PreEscaped(picture)) }
            }
            form.inline.anew method="post" action={ "/tables/" (lobby.table.id) "/invite" } {
                button.btn.ghost { (art::icon(sheet, Icon::Refresh)) (frame.say(anew)) }
                span.note { (frame.say(note)) }
            }
        }
    }
}

/// The commitment to the deal, before anything is drawn.
fn fairness(frame: &Frame<'_>, table: &Table) -> Markup {
    html! {
        details.fair {
            summary { (frame.say("lobby-fair")) }
            p { (frame.say("lobby-fair-note")) }
            code { (table.commitment) }
        }
    }
}
