//! The panel of a lesson: what it is about, what to do, how far it is, and the ways back and on.

use carvania_lessons::{Step, Task};
use carvania_rules::Title;
use carvania_words::title;
use maud::{Markup, html};

use super::{Reply, Teaching};
use crate::address::in_language;
use crate::art::{self, Icon};
use crate::table::answer::answer;
use crate::table::choices::choices_of_learner;
use crate::table::context::BoardContext;
use crate::table::view::Answer;

/// The panel at a step.
pub(super) fn panel(context: &BoardContext<'_>, teaching: &Teaching<'_>) -> Markup {
    let Some(step) = teaching.at() else { return html! {} };
    let acts = step.task != Task::Read;
    let message = step.message(teaching.lesson.title());
    html! {
        section.decision.teaching.theirs[!acts] #decision aria-live="polite" tabindex="-1" {
            div.ask { (progress(context, teaching)) h2 { (context.markup(&context.compose(&message, &[]))) } }
            div.tells {
                p { (context.markup(&context.compose(&format!("{message}.text"), &[]))) }
                (reply(context, teaching))
            }
            @if acts { (choices_of_learner(context)) }
            @if is_last(teaching) { (goodbye(context, teaching)) }
            (ways_on(context, teaching, step))
        }
    }
}

fn is_last(teaching: &Teaching<'_>) -> bool {
    teaching.step + 1 == teaching.lesson.steps().len()
}

/// How far the lesson is, in words and as a line.
fn progress(context: &BoardContext<'_>, teaching: &Teaching<'_>) -> Markup {
    let (step, steps) = (teaching.step + 1, teaching.lesson.steps().len());
    let words = context.say("lesson-step", &[("step", step.into()), ("steps", steps.into())]);
    html! {
        p.far { span { (words) } progress max=(steps) value=(step) aria-hidden="true" {} }
    }
}

/// What is said about something else that the learner did.
fn reply(context: &BoardContext<'_>, teaching: &Teaching<'_>) -> Markup {
    match teaching.reply {
        None => html! {},
        Some(Reply::Forbidden(action, clause)) => answer(context, Answer::Forbidden(action, clause)),
        Some(Reply::AsGood) => html! { p.reply role="status" { (context.say("lesson-as-good", &[])) } },
        Some(Reply::Other(action)) => {
            let what = context.describe(action);
            html! { p.reply role="alert" { b { (context.markup(&what)) } " " (context.say("lesson-other", &[])) } }
        }
    }
}

/// Back, and on: by a link where there is only to read. Who cannot find what to do can be shown.
fn ways_on(context: &BoardContext<'_>, teaching: &Teaching<'_>, step: &Step) -> Markup {
    let to = |place: usize| teaching.link(context.view.language, place, "");
    let (back, on) = (context.say("lesson-back", &[]), teaching.step + 1);
    html! {
        div.go {
            @if teaching.step > 0 {
                a.btn.ghost.icon-only data-step data-escape href=(to(teaching.step - 1)) aria-label=(back) title=(back) {
                    (art::icon(context.sheet, Icon::Undo))
                }
            }
            @if step.task != Task::Read {
                a.btn.ghost data-step href=(to(on)) { (context.say("lesson-show", &[])) }
            } @else if !is_last(teaching) {
                a.btn.primary.big #next data-step href=(to(on)) { (context.say("lesson-next", &[])) }
            }
        }
    }
}

/// The end: a real game, the rules, the next lesson.
fn goodbye(context: &BoardContext<'_>, teaching: &Teaching<'_>) -> Markup {
    let game = teaching.lesson.title();
    let to = |address: &str| in_language(context.view.language, address);
    html! {
        div.ways.goodbye {
            form method="post" action="/play" {
                input type="hidden" name="game" value=(game);
                input type="hidden" name="level" value="beginner";
                button.btn.primary.big { (art::icon(context.sheet, Icon::Play)) (context.say("lesson-play", &[])) }
            }
            a.btn href=(to(&format!("/rules/{}", game.code()))) { (context.say("lesson-rules", &[])) }
            @if let Some(next) = next(game) {
                a.btn href=(to(&format!("/learn/{next}"))) { (context.say("lesson-next-one", &[("title", title(context.view.language, next).into())])) }
            }
            a.btn.ghost href=(to("/learn")) { (context.say("lesson-all", &[])) }
        }
    }
}

/// The lesson that comes after this one.
fn next(game: Title) -> Option<Title> {
    let order = crate::learn::order();
    let place = order.iter().position(|&other| other == game)?;
    order.get(place + 1).copied()
}
