//! The invitation to a table: the inviter, the game, who is there already, how long it takes.

use carvania_rules::Seat;
use carvania_tables::{Occupant, PersonId, Table};
use carvania_words::{say, title};
use maud::{Markup, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::characters;
use crate::frame::Frame;
use crate::home::{about, minutes};
use crate::me::name_field;
use crate::new_table::is_usual;
use crate::table::Names;

/// Asks a guest to sit down at a table.
pub fn page(frame: &Frame<'_>, table: &Table, names: &Names, code: &str) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let game = table.options.game;
    let name = title(frame.language, game);
    let host = names.person(frame.language, table.owner);
    let asks = say(frame.language, "invitation-asks", &[("name", host.clone().into())]);
    let description = say(frame.language, "invitation", &[("name", host.clone().into())]);
    let body = html! {
        main.invited {
            div.hall {
                (art::hall(&sheet, &taken(table)))
                section.slab.pitch-card { div.banner { (art::title(&sheet, game)) } p.label { (name) } p.serif { (frame.say(goal(game))) } }
            }
            section.slab.inner {
                div.host {
                    (characters::face(&sheet, &Occupant::Person(table.owner), &host, seat_of(table, table.owner)))
                    div { p.label { (frame.say("invitation-label")) } h1 { (asks) } }
                }
                (facts(frame, &sheet, table))
                ol.sitting { @for (number, _) in table.places.iter().enumerate() { (place(frame, &sheet, table, names, number)) } }
                form method="post" action={ "/invite/" (code) } {
                    @if frame.name.is_none_or(is_usual) { (name_field(frame, "")) }
                    button.btn.primary.big { (frame.say("invitation-join")) }
                }
                div.lesson-offer {
                    (art::icon(&sheet, Icon::Rules))
                    p { b { (frame.say("invitation-new")) } " " (frame.say("invitation-lesson")) }
                    a.btn href=(frame.to(&format!("/learn/{game}"))) { (frame.say("invitation-take-lesson")) }
                }
                p { a href={ "/tables/" (table.id) } { (art::icon(&sheet, Icon::Eye)) " " (frame.say("invitation-watch")) } }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let about = format!("{description} {}", about(frame, game));
    let body = html! { (sheet.render()) (header) (body) (frame.foot()) };
    frame.described(&name, &about, "plain-page invitation-page", body)
}

/// What a game is about, in two sentences.
const fn goal(game: carvania_rules::Title) -> &'static str {
    use carvania_rules::Title;
    match game {
        Title::GolemEdition => "goal-golem-edition",
        Title::EasternMountains => "goal-eastern-mountains",
        Title::CallForAdventure => "goal-call-for-adventure",
        Title::EndlessWorld => "goal-endless-world",
        Title::JourneyOne => "goal-journey-one",
        Title::JourneyTwo => "goal-journey-two",
        Title::JourneyThree => "goal-journey-three",
    }
}

/// The cloths of those who sit there already.
fn taken(table: &Table) -> Vec<Seat> {
    let seats = Seat::all(table.places.len()).zip(&table.places);
    seats.filter(|(_, place)| place.occupant != Occupant::Open).map(|(seat, _)| seat).collect()
}

/// The cloth of a person: that of their place, until seats are drawn.
fn seat_of(table: &Table, person: PersonId) -> Option<Seat> {
    let mut seats = Seat::all(table.places.len()).zip(&table.places);
    seats.find(|(_, place)| place.occupant.person() == Some(person)).map(|(seat, _)| seat)
}

/// How many play, how long it takes, how much time there is, and that it costs nothing.
fn facts(frame: &Frame<'_>, sheet: &Sheet, table: &Table) -> Markup {
    let minutes =
        say(frame.language, "invitation-minutes", &[("minutes", minutes(table.options.game).into())]);
    let players = say(frame.language, "invitation-players", &[("players", table.places.len().into())]);
    html! {
        ul.invited-facts {
            li { (art::icon(sheet, Icon::People)) (players) }
            li { (art::icon(sheet, Icon::Clock)) (minutes) }
            li { (art::icon(sheet, Icon::Check)) (frame.say("invitation-free")) }
        }
    }
}

/// A place: whose it is, and how far they are.
fn place(frame: &Frame<'_>, sheet: &Sheet, table: &Table, names: &Names, number: usize) -> Markup {
    let place = &table.places[number];
    let seat = Seat::all(table.places.len()).nth(number);
    let is_open = place.occupant == Occupant::Open;
    let name = names.occupant(frame.language, &place.occupant);
    let state = match &place.occupant {
        Occupant::Open => frame.say("invitation-open"),
        Occupant::Bot(level) => characters::of(*level).sentence(frame.language),
        Occupant::Program(_) => frame.say("role-bot"),
        Occupant::Person(person) if *person == table.owner => frame.say("invitation-opened"),
        Occupant::Person(_) if place.is_ready => frame.say("lobby-ready"),
        Occupant::Person(_) => frame.say("invitation-sits"),
    };
    html! {
        li.free[is_open] {
            (characters::face(sheet, &place.occupant, &name, seat))
            div { b.serif { (name) } span.note { (state) } }
            @if let Some(seat) = seat { (art::badge(sheet, seat)) }
        }
    }
}
