//! The turning points of a game, in words, each with its place in the game.

use carvania_review::{Cause, Moment};
use maud::{Markup, html};

use super::{Course, tag};
use crate::Telling;

/// The few moments that changed most, in the order of the game.
pub fn turning_points(course: &Course<'_>, telling: &Telling<'_>) -> Markup {
    html! {
        section.slab.leaf #turning-points {
            h2 { (telling.word("analysis-turning")) }
            @if telling.review.turning_points.is_empty() { p { (telling.word("analysis-turning-none")) } }
            ol.turning {
                @for (number, moment) in (1..).zip(telling.review.turning_points()) {
                    li { (point(course, telling, moment, number)) }
                }
            }
        }
    }
}

fn point(course: &Course<'_>, telling: &Telling<'_>, moment: &Moment, number: usize) -> Markup {
    let (setting, decision) = (course.setting, telling.decision(moment));
    html! {
        span.number aria-hidden="true" { (number) }
        div {
            h3 {
                a href=(setting.address(after(moment))) { (telling.when(moment)) }
                @if let Some((_, judgement)) = decision { (tag(telling, judgement.verdict)) }
            }
            p { (setting.sentence(&telling.what(moment))) }
            @if let Some((made, judgement)) = decision {
                @if let Some(cost) = telling.cost(judgement) {
                    p.cost { (cost) " " (setting.sentence(&telling.instead(made, judgement))) }
                }
            }
            ul.swings {
                @for seat in telling.seats().filter(|&seat| telling.is_seen(moment, seat)) {
                    li { (setting.badge(seat)) span { (telling.swing(moment, seat)) } }
                }
            }
        }
    }
}

/// How many actions there are when a moment is over.
pub(super) fn after(moment: &Moment) -> usize {
    match &moment.cause {
        Cause::Decision { .. } => moment.index + 1,
        Cause::Draws { draws } => draws.last().map_or(moment.index, |&draw| draw + 1),
    }
}
