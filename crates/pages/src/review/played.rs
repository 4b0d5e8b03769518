//! How everybody played, and every decision that something was better than.

use carvania_report::Telling;
use carvania_review::{Judgement, Move, Verdict};
use maud::{Markup, html};

use super::Past;
use super::moments::tag;
use crate::art::{self, Sheet};
use crate::crystal_markup::markup;

/// A card for each seat: how well it decided, how lucky it was.
pub(super) fn played(sheet: &Sheet, telling: &Telling<'_>) -> Markup {
    html! {
        section.slab.leaf #played {
            h2 { (telling.word("analysis-seats")) }
            ul.standings {
                @for standing in &telling.review.seats {
                    li {
                        h3 { (art::badge(sheet, standing.seat)) (telling.player(standing.seat)) }
                        @if let Some(decisions) = telling.decisions(standing) { p { (decisions) } }
                        p { (telling.fortune(standing)) }
                    }
                }
            }
        }
    }
}

/// The decisions that gave something away, each with what was better.
pub(super) fn slips(past: &Past<'_>, sheet: &Sheet, telling: &Telling<'_>) -> Markup {
    let judged =
        |made: &'_ Move| made.judgement.as_ref().is_some_and(|judgement| judgement.verdict > Verdict::Fine);
    let slips: Vec<&Move> = telling.review.moves.iter().filter(|made| judged(made)).collect();
    html! {
        section.slab.leaf #slips {
            details #every-slip {
                summary { (past.say("review-slips", &[("number", slips.len().into())])) }
                ol.slips {
                    @for made in slips {
                        @if let Some(judgement) = &made.judgement { li { (slip(past, sheet, telling, made, judgement)) } }
                    }
                }
            }
            p.note { (telling.about()) }
        }
    }
}

fn slip(past: &Past<'_>, sheet: &Sheet, telling: &Telling<'_>, made: &Move, judgement: &Judgement) -> Markup {
    html! {
        (art::badge(sheet, made.seat))
        div {
            p {
                a href=(past.source.at(made.index + 1)) { (telling.round(made.round)) " · " (telling.player(made.seat)) }
                (tag(telling, judgement.verdict))
            }
            p { (markup(sheet, telling.language, &telling.action(&made.step))) }
            @if let Some(better) = telling.better(made, judgement) { p.cost { (markup(sheet, telling.language, &better)) } }
        }
    }
}
