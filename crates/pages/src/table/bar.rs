//! The decision bar: the question, the choices, and undo.

use carvania_tables::Stage;
use maud::{Markup, html};

use super::ask::ask;
use super::choices::choices;
use super::context::BoardContext;
use super::trip;
use super::view::Answer;
use crate::art::{self, Icon};

/// The bar as the viewer sees it. It comes after the board in time, since it offers what the board does not, and
/// before it on the page.
pub(super) fn bar(context: &BoardContext<'_>) -> Markup {
    let is_mine = context.view.decides().is_some();
    html! {
        section.decision.theirs[!is_mine] #decision aria-labelledby="asked" tabindex="-1"
            data-to=[view_to(context)] {
            (ask(context))
            @if let Some(proposal) = context.offers.proposal() { (trip::choices(context, proposal)) }
            @else if is_mine { (choices(context)) } @else { (meanwhile(context)) }
            (go(context))
            (super::hint::given(context))
        }
        (super::consent::request(context))
    }
}

/// Where the wagon is to go, as the script asks for it again when the page changes meanwhile.
fn view_to(context: &BoardContext<'_>) -> Option<String> {
    let destination = context.view.destination.filter(|_| context.offers.proposal().is_some());
    destination.map(|destination| destination.write(context.game))
}

/// The bar while others decide: it offers no actions, tells spectators that they are watching, and says what was done
/// last.
fn meanwhile(context: &BoardContext<'_>) -> Markup {
    html! {
        div.ways { (super::callout::callout(context)) (super::watching::notice(context)) (look_again(context)) }
    }
}

/// Where no script does it: a way to see what has happened meanwhile.
fn look_again(context: &BoardContext<'_>) -> Markup {
    html! {
        @if context.view.table.stage == Stage::Playing {
            a.btn.unscripted href={ "/tables/" (context.view.table.id) } { (context.say("bar-look-again", &[])) }
        }
    }
}

/// What is chosen and to be confirmed, why something was refused, and the way back.
fn go(context: &BoardContext<'_>) -> Markup {
    let view = context.view;
    let chosen = view.chosen.filter(|_| view.decides().is_some());
    let undo = Undo::offered(context);
    let confirms_undo = undo.filter(|undo| undo.uncounts && view.answer == Some(Answer::UndoCosts));
    html! {
        div.go {
            @if let Some(answer) = view.answer { (super::answer::answer(context, answer)) }
            @if let Some(undo) = confirms_undo {
                (undo.confirm(context))
            } @else if let Some(proposal) = context.offers.proposal() {
                (not_that(context))
                (trip::go(context, proposal))
            } @else if let Some(action) = chosen {
                (not_that(context))
                div.what { b { (context.markup(&context.describe(action))) } }
                button.btn.primary.big form="game" name="sure" value=(context.game.write_action(action)) {
                    (view.say("bar-do-it", &[]))
                }
            } @else {
                (super::hint::asking(context))
                @if let Some(undo) = undo { (undo.button(context)) }
            }
        }
    }
}

/// The way out of a question whether to do something.
fn not_that(context: &BoardContext<'_>) -> Markup {
    let label = context.say("bar-not-that", &[]);
    html! {
        a.btn.ghost.icon-only data-escape href={ "/tables/" (context.view.table.id) } aria-label=(label) title=(label) {
            (art::icon(context.sheet, Icon::Close))
        }
    }
}

/// Back by a step, at once or by asking the others.
#[derive(Clone, Copy)]
struct Undo {
    is_free: bool,
    /// Whether the game then no longer counts for the person who takes back.
    uncounts: bool,
}

impl Undo {
    fn offered(context: &BoardContext<'_>) -> Option<Self> {
        let view = context.view;
        let seat = view.own_seat().filter(|&seat| view.holds(seat) && view.table.stage == Stage::Playing)?;
        Some(Self {
            is_free: view.table.free_undo(seat).is_some(),
            uncounts: view.table.undo_uncounts(seat, None),
        })
    }

    fn name(self, context: &BoardContext<'_>) -> String {
        context.say(if self.is_free { "bar-undo" } else { "bar-ask-undo" }, &[])
    }

    /// The button; where taking back costs something, its name says so, and pressing it asks first.
    fn button(self, context: &BoardContext<'_>) -> Markup {
        let mut label = self.name(context);
        if self.uncounts {
            label = format!("{label}. {}", context.say("bar-undo-uncounts", &[]));
        }
        html! {
            button.btn.ghost.icon-only.undo form="game" formaction={ "/tables/" (context.view.table.id) "/undo" }
                data-escape[self.is_free && !self.uncounts] data-key="u" aria-label=(label) title=(label) {
                (art::icon(context.sheet, Icon::Undo))
            }
        }
    }

    /// What it costs, to be confirmed.
    fn confirm(self, context: &BoardContext<'_>) -> Markup {
        html! {
            (not_that(context))
            div.what role="alert" { b { (self.name(context)) } p.note { (context.say("bar-undo-uncounts", &[])) } }
            button.btn.primary.big form="game" formaction={ "/tables/" (context.view.table.id) "/undo" } name="sure"
                value="undo" { (context.say("bar-do-it", &[])) }
        }
    }
}
