//! What a strong bot would do: asked for in the decision bar, answered there in points and turns, and marked on the board.

use carvania_lab::analyse::{Advice, Looked, gain};
use carvania_rules::Action;
use carvania_words::{decimal, percent};
use maud::{Markup, html};

use super::picture::Picture;
use super::view::View;
use crate::art::{self, Icon};

/// How far a hint is, for whoever is to decide.
#[derive(Clone, Copy, Debug)]
pub enum Hint<'a> {
    /// It can be asked for.
    Offered,
    /// A bot thinks about it.
    Thinking,
    /// What it would do.
    Given(&'a Advice),
}

impl View<'_> {
    /// What the hint says to do.
    pub(super) fn hinted(&self) -> Option<Action> {
        match self.hint {
            Some(Hint::Given(advice)) => advice.options.first().map(|looked| looked.action),
            Some(Hint::Offered | Hint::Thinking) | None => None,
        }
    }
}

/// The button that asks, or that a bot thinks, in the row of buttons of the bar.
pub(super) fn asking(picture: &Picture<'_>) -> Markup {
    let Some(hint) = picture.view.hint.filter(|_| picture.view.decides().is_some()) else { return html! {} };
    let label = picture.say(if matches!(hint, Hint::Thinking) { "hint-thinking" } else { "hint-ask" }, &[]);
    let inside = html! { (art::icon(picture.sheet, Icon::Hint)) span { (label) } };
    // One id through all stages, so that whoever asked keeps the focus.
    html! {
        @match hint {
            Hint::Offered => {
                button.btn.ghost.hint #ask-hint form="game" formaction={ "/tables/" (picture.view.table.id) "/hint" }
                    aria-label=(label) title=(label) { (inside) }
            },
            Hint::Thinking => {
                button.btn.ghost.hint #ask-hint type="button" aria-disabled="true" data-thinking aria-label=(label)
                    title=(label) { (inside) }
            },
            Hint::Given(_) => a.btn.ghost.hint #ask-hint href="#hint" aria-label=(label) title=(label) { (inside) },
        }
    }
}

/// What the bot would do, and how much better it thinks of that than of what else there is.
pub(super) fn given(picture: &Picture<'_>) -> Markup {
    let Some(Hint::Given(advice)) = picture.view.hint.filter(|_| picture.view.decides().is_some()) else {
        return html! {};
    };
    html! {
        section.hint-given #hint tabindex="-1" aria-label=(picture.say("hint-title", &[])) {
            @match advice.options.as_slice() {
                [] => p.best { (picture.say("hint-only", &[])) },
                [best, others @ ..] => {
                    p.best {
                        (art::icon(picture.sheet, Icon::Hint))
                        b { (picture.inked(&called(picture, best))) } " " (chances(picture, advice, best))
                    }
                    @if !others.is_empty() {
                        ul { @for (place, other) in (1..).zip(others) { li { (compared(picture, advice, place, other)) } } }
                    }
                    p.note { (picture.say("hint-about", &[])) }
                }
            }
        }
    }
}

fn called(picture: &Picture<'_>, looked: &Looked) -> String {
    picture.option(looked.action)
}

/// The chance to win and the points that are to be expected after an action.
fn chances(picture: &Picture<'_>, advice: &Advice, looked: &Looked) -> Markup {
    let (language, seat) = (picture.view.language, advice.seat.index());
    let facts = [
        ("wins", percent(language, looked.view.wins[seat], 0).into()),
        ("points", decimal(language, looked.view.points[seat], 1).into()),
    ];
    html! { span.note { (picture.say("hint-expected", &facts)) } }
}

/// What the first action gains over another one.
fn compared(picture: &Picture<'_>, advice: &Advice, place: usize, other: &Looked) -> Markup {
    let gained = advice.gain(place).map(|found| gain(picture.view.language, &found)).unwrap_or_default();
    let facts = [("other", called(picture, other).into()), ("gain", gained.into())];
    html! { (picture.inked(&picture.say("hint-compared", &facts))) }
}
