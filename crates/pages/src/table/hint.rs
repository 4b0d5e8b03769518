//! What a strong bot would do: asked for in the decision bar, answered there in points and turns, and marked on the board.

use carvania_report::gain;
use carvania_review::{Advice, Assessment};
use carvania_rules::Action;
use carvania_words::{Text, decimal, leads_to, percent};
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
    let costs = matches!(hint, Hint::Offered) && context.view.table.can_count();
    let title = if costs { context.say("hint-costs", &[]) } else { label.clone() };
    let inside = html! { (art::icon(context.sheet, Icon::Hint)) span { (label) } };
    // One id through all stages, so that whoever asked keeps the focus.
    html! {
        @match hint {
            Hint::Offered => {
                button.btn.ghost.hint #ask-hint form="game" formaction={ "/tables/" (context.view.table.id) "/hint" }
                    data-key="h" aria-label=(label) title=(title) { (inside) }
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
        section.hint-given #hint tabindex="0" aria-label=(context.say("hint-title", &[])) {
            @match advice.options.as_slice() {
                [] => p.best { (context.say("hint-only", &[])) },
                [best, others @ ..] => {
                    p.best {
                        (art::icon(context.sheet, Icon::Hint))
                        b { (context.markup(&called(context, best))) } " " (chances(context, advice, best))
                    }
                    @if let Some(reason) = reason(context, advice, 0) { p.reason { (context.markup(&reason)) } }
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

/// What an action makes possible, and when.
fn reason(context: &BoardContext<'_>, advice: &Advice, place: usize) -> Option<Text> {
    let (found, option) = (advice.goal(place)?, advice.options.get(place)?);
    leads_to(context.view.voice(), context.game, (option.action, found.action), found.turns)
}

/// By less than this two actions are as good as each other: chances of winning are told in whole percent.
const EVEN: f32 = 0.005;
/// Less than this many points at the end are no difference.
const EVEN_POINTS: f32 = 0.5;

/// What the first action gains over another one, and what that one would lead to.
fn compared(context: &BoardContext<'_>, advice: &Advice, place: usize, other: &Assessment) -> Markup {
    let found = advice.gain(place);
    let is_even =
        found.as_ref().is_none_or(|found| found.wins.abs() < EVEN && found.points.abs() < EVEN_POINTS);
    let gained = found.map(|found| gain(context.view.language, &found)).unwrap_or_default();
    let facts = [("other", called(context, other).into()), ("gain", gained.into())];
    let key = if is_even { "goal-even" } else { "goal-behind" };
    html! {
        (context.markup(&context.compose(key, &facts)))
        @if let Some(reason) = reason(context, advice, place) { " " span.note { (context.markup(&reason)) } }
    }
}
