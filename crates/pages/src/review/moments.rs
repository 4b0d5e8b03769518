//! The turning points of a game, in words, each with its place in the replay.

use carvania_report::Telling;
use carvania_review::{Cause, Moment, Verdict};
use maud::{Markup, html};

use super::Past;
use crate::art::{self, Sheet};
use crate::crystal_markup::markup;

/// At most five of them, in the order of the game.
pub(super) fn turning_points(past: &Past<'_>, sheet: &Sheet, telling: &Telling<'_>) -> Markup {
    html! {
        section.slab.leaf #turning-points {
            h2 { (telling.word("analysis-turning")) }
            @if telling.review.turning_points.is_empty() { p { (telling.word("analysis-turning-none")) } }
            ol.turning {
                @for (number, moment) in (1..).zip(telling.review.turning_points()) {
                    li { (point(past, sheet, telling, moment, number)) }
                }
            }
        }
    }
}

fn point(past: &Past<'_>, sheet: &Sheet, telling: &Telling<'_>, moment: &Moment, number: usize) -> Markup {
    let decision = telling.decision(moment);
    html! {
        span.number aria-hidden="true" { (number) }
        div {
            h3 {
                a href=(past.source.at(after(moment))) { (telling.when(moment)) }
                @if let Some((_, judgement)) = decision { (tag(telling, judgement.verdict)) }
            }
            p { (markup(sheet, telling.language, &telling.what(moment))) }
            @if let Some((made, judgement)) = decision {
                @if let Some(cost) = telling.cost(judgement) {
                    p.cost { (cost) " " (markup(sheet, telling.language, &telling.instead(made, judgement))) }
                }
            }
            ul.swings {
                @for seat in telling.seats().filter(|&seat| telling.is_seen(moment, seat)) {
                    li { (art::badge(sheet, seat)) span { (telling.swing(moment, seat)) } }
                }
            }
        }
    }
}

/// When it has happened.
pub(super) fn after(moment: &Moment) -> usize {
    match &moment.cause {
        Cause::Decision { .. } => moment.index + 1,
        Cause::Draws { draws } => draws.last().map_or(moment.index, |&draw| draw + 1),
    }
}

/// The verdict on a decision, unless it was fine.
pub(super) fn tag(telling: &Telling<'_>, verdict: Verdict) -> Markup {
    let class = match verdict {
        Verdict::Fine => return html! {},
        Verdict::Inaccuracy => "tag",
        Verdict::Mistake => "tag strong",
        Verdict::Blunder => "tag stronger",
    };
    html! { span class=(class) { (telling.verdict(verdict)) } }
}
