//! The decision bar: what is to be decided, the ways to decide it, and the way back.

use carvania_tables::Stage;
use maud::{Markup, html};

use super::ask::ask;
use super::choices::choices;
use super::picture::Picture;
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
    html! {
        div.go {
            @if let Some(answer) = view.answer { (super::answer::answer(picture, answer)) }
            @if let Some(action) = chosen {
                @let label = view.say("bar-not-that", &[]);
                a.btn.ghost.icon-only data-escape href={ "/tables/" (view.table.id) } aria-label=(label) title=(label) {
                    (art::icon(picture.sheet, Icon::Close))
                }
                div.what { b { (picture.inked(&picture.option(action))) } }
                button.btn.primary.big form="game" name="sure" value=(picture.game.write_action(action)) {
                    (view.say("bar-do-it", &[]))
                }
            } @else { (super::hint::asking(picture)) (undo(picture)) }
        }
    }
}

/// Back by a step, at once or by asking the others.
fn undo(picture: &Picture<'_>) -> Markup {
    let seat = picture.view.own_seat().filter(|&seat| picture.view.holds(seat));
    let Some(seat) = seat.filter(|_| picture.view.table.stage == Stage::Playing) else { return html! {} };
    let is_free = picture.view.table.free_undo(seat).is_some();
    let label = picture.say(if is_free { "bar-undo" } else { "bar-ask-undo" }, &[]);
    html! {
        button.btn.ghost.icon-only.undo form="game" formaction={ "/tables/" (picture.view.table.id) "/undo" }
            data-escape[is_free] aria-label=(label) title=(label) { (art::icon(picture.sheet, Icon::Undo)) }
    }
}
