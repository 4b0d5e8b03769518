//! The lessons: one card for each game.

use carvania_lessons::Lesson;
use carvania_rules::Title;
use carvania_rules::components::GameBox;
use carvania_words::{say, title};
use maud::{Markup, html};

use crate::art::{self, Icon, Letters, Sheet};
use crate::frame::Frame;

/// The games in the order in which they are best met: the boxes first, then what is made of them.
pub fn order() -> [Title; Title::ALL.len()] {
    let mut order = Title::ALL;
    order.sort_by_key(|title| title.boxes().len());
    order
}

/// The page. `done` are the lessons that were taken to their end.
pub fn page(frame: &Frame<'_>, done: &[Title]) -> Markup {
    let sheet = Sheet::new(Letters::of(frame.language));
    let name = frame.say("learn-title");
    let next = order().into_iter().find(|game| !done.contains(game));
    let body = html! {
        main.learn {
            div.learn-head { h1 { (name) } p { (frame.say("learn-note")) } }
            ul.lessons {
                @for game in order() { li { (card(frame, &sheet, game, state(game, next, done))) } }
            }
        }
    };
    let header = frame.header(&sheet, html! {}, html! { span.order {} });
    let all = html! { (sheet.render()) (art::backdrop()) (header) (body) (frame.foot()) };
    frame.page(&name, "plain-page learn-page", all)
}

/// How a lesson stands for the viewer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Done,
    /// The one to take now.
    Next,
    Later,
}

fn state(game: Title, next: Option<Title>, done: &[Title]) -> State {
    match (done.contains(&game), next == Some(game)) {
        (true, _) => State::Done,
        (false, true) => State::Next,
        (false, false) => State::Later,
    }
}

/// One lesson: its picture, what one learns, how long it takes, what it builds on.
fn card(frame: &Frame<'_>, sheet: &Sheet, game: Title, state: State) -> Markup {
    let steps = Lesson::of(game).steps().len();
    let minutes = say(frame.language, "learn-minutes", &[("minutes", minutes(game).into())]);
    let name = title(frame.language, game);
    let begin = frame.say(if state == State::Done { "learn-again" } else { "learn-begin" });
    html! {
        article.lesson-card.card {
            span.art { (art::title(sheet, game)) }
            div.body {
                h2 { (name) }
                p { (frame.say(about(game))) }
                p.note { (minutes) " · " (say(frame.language, "learn-steps", &[("steps", steps.into())])) }
                (builds_on(frame, game))
                div.begin {
                    a.btn.primary[state == State::Next] href=(frame.to(&format!("/learn/{game}"))) aria-label={ (begin) ", " (name) } { (begin) }
                    @if state == State::Done { span.done { (art::icon(sheet, Icon::Check)) (frame.say("learn-done")) } }
                }
            }
        }
    }
}

/// How many steps of a lesson take a minute.
const STEPS_A_MINUTE: usize = 4;

/// About how many minutes a lesson takes.
pub(crate) fn minutes(game: Title) -> usize {
    Lesson::of(game).steps().len().div_ceil(STEPS_A_MINUTE)
}

/// The lessons that one does well to know before.
fn builds_on(frame: &Frame<'_>, game: Title) -> Markup {
    let known = before(game);
    html! {
        @if !known.is_empty() {
            p.note.builds {
                (frame.say("learn-builds-on")) " "
                @for (place, &other) in known.iter().enumerate() {
                    @if place > 0 { ", " }
                    a href=(frame.to(&format!("/learn/{other}"))) { (title(frame.language, other)) }
                }
            }
        }
    }
}

/// The boxes that a combination is made of.
fn before(game: Title) -> Vec<Title> {
    let of = |one: &GameBox| match one {
        GameBox::GolemEdition => Title::GolemEdition,
        GameBox::EasternMountains => Title::EasternMountains,
        GameBox::EndlessWorld => Title::EndlessWorld,
    };
    game.boxes().iter().map(of).filter(|&other| other != game).collect()
}

/// What one learns.
const fn about(game: Title) -> &'static str {
    match game {
        Title::GolemEdition => "learn-golem-edition",
        Title::EasternMountains => "learn-eastern-mountains",
        Title::CallForAdventure => "learn-call-for-adventure",
        Title::EndlessWorld => "learn-endless-world",
        Title::JourneyOne => "learn-journey-one",
        Title::JourneyTwo => "learn-journey-two",
        Title::JourneyThree => "learn-journey-three",
    }
}
