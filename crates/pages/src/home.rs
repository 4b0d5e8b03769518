//! The first page: seven games to choose from, and the tables one plays at.

mod lists;

use carvania_rules::Title;
use carvania_rules::components::GameBox;
use carvania_tables::TableId;
use carvania_words::{say, title};
use maud::{Markup, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::characters;
use crate::frame::Frame;
use crate::learn::ORDER;

pub use lists::{Page, Whose, tables};

/// A table in a list.
#[derive(Clone, Debug)]
pub struct Listed {
    /// The id in its address.
    pub id: TableId,
    /// The game that is played there.
    pub title: Title,
    /// How many play.
    pub players: usize,
    /// Who plays besides the viewer.
    pub others: Vec<String>,
    /// How it stands for the viewer.
    pub state: State,
    /// The round that is played, if it is known.
    pub round: Option<u32>,
    /// The points of the viewer, and the most that anybody else has.
    pub points: Option<(u32, u32)>,
    /// How long whoever decides has left, in seconds, if there is a clock.
    pub left: Option<u64>,
    /// Whether the viewer may close it, since no other person plays there.
    pub can_close: bool,
    /// The name of its component pack, if it is not played with the printed components.
    pub pack: Option<String>,
}

/// How a table stands for the viewer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum State {
    /// It is their turn.
    YourTurn,
    /// Another player decides: who, if it is known.
    OthersTurn(Option<String>),
    /// People gather, and a place may be free.
    Gathering,
    /// The game is over; the viewer came in at this place, if it was played to its end.
    Over(Option<usize>),
}

/// Some of the tables of a list.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Those that are shown.
    pub shown: Vec<Listed>,
    /// How many there are in all.
    pub all: usize,
}

/// What the first page shows besides the games.
#[derive(Clone, Debug, Default)]
pub struct Tables {
    /// The tables of the viewer, at which a game is played or people gather; those where it is their turn come first.
    pub own: Part,
    /// At how many of them it is their turn.
    pub waiting: usize,
    /// Tables that anybody may join.
    pub open: Part,
    /// Games of theirs that are over, the newest first.
    pub recent: Vec<Listed>,
    /// The page that has all of their games, if there is one.
    pub past: Option<String>,
}

impl Tables {
    /// Whether the viewer has never had a table.
    pub fn are_none(&self) -> bool {
        self.own.all == 0 && self.recent.is_empty()
    }
}

/// The first page of the site.
pub fn page(frame: &Frame<'_>, tables: &Tables) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let body = html! {
        main.home {
            (hero(frame, &sheet, tables))
            div.below {
                @if tables.are_none() { (first_steps(frame, &sheet)) }
                (games(frame, &sheet))
                (lists::lists(frame, &sheet, tables))
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    frame.page("Carvania", "front", html! { (sheet.render()) (header) (body) (frame.foot()) })
}

/// What it is about, and the shortest ways into a game. A newcomer is shown to the lesson first.
fn hero(frame: &Frame<'_>, sheet: &Sheet, tables: &Tables) -> Markup {
    let waiting = tables.own.shown.first();
    html! {
        section.hero.new[tables.are_none()] {
            (art::hero(sheet))
            div.pitch {
                h1 { "Carvania" }
                p { (frame.say("home-pitch")) }
                div.acts {
                    @if let Some(table) = waiting {
                        a.btn.primary.big href={ "/tables/" (table.id) } { (art::icon(sheet, Icon::Run)) (frame.say("home-continue")) }
                        (play_now(frame, sheet, "btn big"))
                        (friends(frame, sheet))
                        (lessons(frame, sheet, &frame.to("/learn")))
                    } @else if tables.are_none() {
                        a.btn.primary.big href=(frame.to(&format!("/learn/{}", Title::GolemEdition))) { (art::icon(sheet, Icon::Rules)) (frame.say("home-first-lesson")) }
                        (play_now(frame, sheet, "btn big"))
                        (friends(frame, sheet))
                    } @else {
                        (play_now(frame, sheet, "btn primary big"))
                        (friends(frame, sheet))
                        (lessons(frame, sheet, &frame.to("/learn")))
                    }
                }
            }
        }
    }
}

fn friends(frame: &Frame<'_>, sheet: &Sheet) -> Markup {
    html! { a.btn.big href=(frame.to("/new?with=friends")) { (art::icon(sheet, Icon::People)) (frame.say("home-friends")) } }
}

fn lessons(frame: &Frame<'_>, sheet: &Sheet, address: &str) -> Markup {
    html! { a.btn.big href=(address) { (art::icon(sheet, Icon::Rules)) (frame.say("home-learn")) } }
}

/// The way in for a newcomer: the lesson, then the gentlest opponent, then friends.
fn first_steps(frame: &Frame<'_>, sheet: &Sheet) -> Markup {
    let first = &characters::ALL[0];
    let words = |label: &str, name: String, note: String| {
        html! { span.body { span.label { (frame.say(label)) } b.serif { (name) } span.note { (note) } } }
    };
    html! {
        ol.first-steps aria-label=(frame.say("home-first")) {
            li.now { a href=(frame.to(&format!("/learn/{}", Title::GolemEdition))) {
                span.art { (art::title(sheet, Title::GolemEdition)) }
                (words("home-first-label", frame.say("home-first-name"), frame.say("home-first-note")))
            } }
            li { form method="post" action="/play" {
                input type="hidden" name="level" value=(first.level.name());
                button {
                    span.art { (first.face(sheet)) }
                    (words("home-second-label", say(frame.language, "home-second-name", &[("name", first.name(frame.language).into())]), frame.say("home-second-note")))
                }
            } }
            li { a href=(frame.to("/new?with=friends")) {
                span.art { (art::title(sheet, Title::EasternMountains)) }
                (words("home-third-label", frame.say("home-third-name"), frame.say("home-third-note")))
            } }
        }
    }
}

/// One click to a game against bots.
fn play_now(frame: &Frame<'_>, sheet: &Sheet, class: &str) -> Markup {
    html! {
        form method="post" action="/play" {
            input type="hidden" name="game" value=(Title::GolemEdition);
            button class=(class) { (art::icon(sheet, Icon::Bot)) (frame.say("home-play")) }
        }
    }
}

fn games(frame: &Frame<'_>, sheet: &Sheet) -> Markup {
    html! {
        section.games aria-labelledby="games-name" {
            div.row-head { h2 #games-name { (frame.say("home-games")) } span.note { (frame.say("home-games-note")) } }
            ul.titles { @for title in ORDER { li { (card(frame, sheet, title)) } } }
        }
    }
}

fn card(frame: &Frame<'_>, sheet: &Sheet, game: Title) -> Markup {
    let players = game.players();
    html! {
        a.title-card.card href=(frame.to(&format!("/new?game={game}"))) {
            span.art { (art::title(sheet, game)) }
            span.body {
                b.serif { (title(frame.language, game)) }
                span.note { (about(frame, game)) }
                span.facts {
                    span.made { @for one in BOXES {
                        span.box.on[game.boxes().contains(&one)] { (art::icon(sheet, icon(one))) }
                    } }
                    span { (art::icon(sheet, Icon::People)) b { (players.start()) "–" (players.end()) } }
                    span { (say(frame.language, "home-minutes", &[("minutes", minutes(game).into())])) }
                }
            }
        }
    }
}

const BOXES: [GameBox; 3] = [GameBox::GolemEdition, GameBox::EasternMountains, GameBox::EndlessWorld];

const fn icon(one: GameBox) -> Icon {
    match one {
        GameBox::GolemEdition => Icon::Golem,
        GameBox::EasternMountains => Icon::Wheel,
        GameBox::EndlessWorld => Icon::People,
    }
}

/// A sentence about a game.
pub(crate) fn about(frame: &Frame<'_>, game: Title) -> String {
    frame.say(match game {
        Title::GolemEdition => "about-golem-edition",
        Title::EasternMountains => "about-eastern-mountains",
        Title::CallForAdventure => "about-call-for-adventure",
        Title::EndlessWorld => "about-endless-world",
        Title::JourneyOne => "about-journey-one",
        Title::JourneyTwo => "about-journey-two",
        Title::JourneyThree => "about-journey-three",
    })
}

/// About how long a game lasts among people.
pub(crate) const fn minutes(game: Title) -> u8 {
    match game {
        Title::GolemEdition => 35,
        Title::EasternMountains => 45,
        Title::EndlessWorld => 50,
        Title::CallForAdventure | Title::JourneyOne | Title::JourneyTwo => 60,
        Title::JourneyThree => 75,
    }
}
