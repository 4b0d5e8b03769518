//! The decision bar: what is to be decided, the ways to decide it, and the way back.

use carvania_tables::Stage;
use maud::{Markup, html};

use super::ask::ask;
use super::choices::choices;
use super::picture::Picture;
use super::view::Answer;
use crate::art::{self, Icon};

/// The bar of somebody who looks. It comes after the board in time, since it offers what the board does not, and
/// before it on the page.
pub(super) fn bar(picture: &Picture<'_>) -> Markup {
    let is_mine = picture.view.decides().is_some();
    html! {
        section.decision.theirs[!is_mine] #decision aria-labelledby="asked" tabindex="-1" {
            (ask(picture))
            @if is_mine { (choices(picture)) } @else { (meanwhile(picture)) }
            (go(picture))
            (super::hint::given(picture))
        }
        (super::manners::request(picture))
        @if picture.view.table.stage == Stage::Over { (super::ending::ending(picture)) }
    }
}

/// What can be done while others decide: nothing, and who only watches is told so; when the game is over: play again.
fn meanwhile(picture: &Picture<'_>) -> Markup {
    html! {
        div.ways { (super::watching::notice(picture)) @if picture.view.table.stage == Stage::Over { (super::ending::again(picture)) } }
    }
}

/// What is chosen and to be confirmed, why something was refused, and the way back.
fn go(picture: &Picture<'_>) -> Markup {
    let view = picture.view;
    let chosen = view.chosen.filter(|_| view.decides().is_some());
    let undo = Undo::offered(picture);
    let confirms_undo = undo.filter(|undo| undo.uncounts && view.answer == Some(Answer::UndoCosts));
    html! {
        div.go {
            @if let Some(answer) = view.answer { (super::answer::answer(picture, answer)) }
            @if let Some(undo) = confirms_undo {
                (undo.confirm(picture))
            } @else if let Some(action) = chosen {
                (not_that(picture))
                div.what { b { (picture.inked(&picture.option(action))) } }
                button.btn.primary.big form="game" name="sure" value=(picture.game.write_action(action)) {
                    (view.say("bar-do-it", &[]))
                }
            } @else {
                (super::hint::asking(picture))
                @if let Some(undo) = undo { (undo.button(picture)) }
            }
        }
    }
}

/// The way out of a question whether to do something.
fn not_that(picture: &Picture<'_>) -> Markup {
    let label = picture.say("bar-not-that", &[]);
    html! {
        a.btn.ghost.icon-only data-escape href={ "/tables/" (picture.view.table.id) } aria-label=(label) title=(label) {
            (art::icon(picture.sheet, Icon::Close))
        }
    }
}

/// Back by a step, at once or by asking the others.
#[derive(Clone, Copy)]
struct Undo {
    is_free: bool,
    /// Whether the game then no longer counts for whoever takes back.
    uncounts: bool,
}

impl Undo {
    fn offered(picture: &Picture<'_>) -> Option<Self> {
        let view = picture.view;
        let seat = view.own_seat().filter(|&seat| view.holds(seat) && view.table.stage == Stage::Playing)?;
        Some(Self {
            is_free: view.table.free_undo(seat).is_some(),
            uncounts: view.table.undo_uncounts(seat, None),
        })
    }

    fn name(self, picture: &Picture<'_>) -> String {
        picture.say(if self.is_free { "bar-undo" } else { "bar-ask-undo" }, &[])
    }

    /// The button; where taking back costs something, its name says so, and pressing it asks first.
    fn button(self, picture: &Picture<'_>) -> Markup {
        let mut label = self.name(picture);
        if self.uncounts {
            label = format!("{label}. {}", picture.say("bar-undo-uncounts", &[]));
        }
        html! {
            button.btn.ghost.icon-only.undo form="game" formaction={ "/tables/" (picture.view.table.id) "/undo" }
                data-escape[self.is_free && !self.uncounts] aria-label=(label) title=(label) {
                (art::icon(picture.sheet, Icon::Undo))
            }
        }
    }

    /// What it costs, to be confirmed.
    fn confirm(self, picture: &Picture<'_>) -> Markup {
        html! {
            (not_that(picture))
            div.what role="alert" { b { (self.name(picture)) } p.note { (picture.say("bar-undo-uncounts", &[])) } }
            button.btn.primary.big form="game" formaction={ "/tables/" (picture.view.table.id) "/undo" } name="sure"
                value="undo" { (picture.say("bar-do-it", &[])) }
        }
    }
}
