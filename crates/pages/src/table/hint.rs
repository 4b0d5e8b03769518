//! What a strong bot would do: asked for in the decision bar, answered there in points and turns, and marked on the board.

use carvania_report::gain;
use carvania_review::{Advice, Assessment};
use carvania_rules::Action;
use carvania_words::{Text, decimal, percent};
use maud::{Markup, html};

use super::context::BoardContext;
use super::view::View;
use crate::art::{self, Icon};

/// How far a hint is, for the player who is to decide.
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
            Some(Hint::Given(advice)) => advice.options.first().map(|assessment| assessment.action),
            Some(Hint::Offered | Hint::Thinking) | None => None,
        }
    }
}

/// The button that asks, or that a bot thinks, in the row of buttons of the bar.
pub(super) fn asking(context: &BoardContext<'_>) -> Markup {
    let Some(hint) = context.view.hint.filter(|_| context.view.decides().is_some()) else { return html! {} };
    let label = context.say(if matches!(hint, Hint::Thinking) { "hint-thinking" } else { "hint-ask" }, &[]);
    let inside = html! { (art::icon(context.sheet, Icon::Hint)) span { (label) } };
    // One id through all stages, so that whoever asked keeps the focus.
    html! {
        @match hint {
            Hint::Offered => {
                button.btn.ghost.hint #ask-hint form="game" formaction={ "/tables/" (context.view.table.id) "/hint" }
                    data-key="h" aria-label=(label) title=(label) { (inside) }
            },
            Hint::Thinking => {
                button.btn.ghost.hint #ask-hint type="button" aria-disabled="true" data-thinking aria-label=(label)
                    title=(label) { (inside) }
            },
            Hint::Given(_) => a.btn.ghost.hint #ask-hint href="#hint" data-key="h" aria-label=(label) title=(label) { (inside) },
        }
    }
}

/// What the bot would do, and how much better it thinks of that than of what else there is.
pub(super) fn given(context: &BoardContext<'_>) -> Markup {
    let Some(Hint::Given(advice)) = context.view.hint.filter(|_| context.view.decides().is_some()) else {
        return html! {};
    };
    html! {
        section.hint-given #hint tabindex="-1" aria-label=(context.say("hint-title", &[])) {
            @match advice.options.as_slice() {
                [] => p.best { (context.say("hint-only", &[])) },
                [best, others @ ..] => {
                    p.best {
                        (art::icon(context.sheet, Icon::Hint))
                        b { (context.markup(&called(context, best))) } " " (chances(context, advice, best))
                    }
                    @if !others.is_empty() {
                        ul { @for (place, other) in (1..).zip(others) { li { (compared(context, advice, place, other)) } } }
                    }
                    p.note { (context.say("hint-about", &[])) }
                }
            }
        }
    }
}

fn called(context: &BoardContext<'_>, assessment: &Assessment) -> Text {
    context.describe(assessment.action)
}

/// The chance to win and the points that are to be expected after an action.
fn chances(context: &BoardContext<'_>, advice: &Advice, assessment: &Assessment) -> Markup {
    let (language, seat) = (context.view.language, advice.seat.index());
    let facts = [
        ("wins", percent(language, assessment.outlook.wins[seat], 0).into()),
        ("points", decimal(language, assessment.outlook.points[seat], 1).into()),
    ];
    html! { span.note { (context.say("hint-expected", &facts)) } }
}

/// What the first action gains over another one.
fn compared(context: &BoardContext<'_>, advice: &Advice, place: usize, other: &Assessment) -> Markup {
    let gained = advice.gain(place).map(|found| gain(context.view.language, &found)).unwrap_or_default();
    let facts = [("other", called(context, other).into()), ("gain", gained.into())];
    html! { (context.markup(&context.compose("hint-compared", &facts))) }
}
