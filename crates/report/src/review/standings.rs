//! How everybody played, and every decision that could have been better.

use carvania_review::{Judgement, Move, Standing, Verdict};
use maud::{Markup, html};

use super::{Course, tag};
use crate::Telling;

/// A card for each seat: how well it decided, how lucky it was.
pub fn standings(course: &Course<'_>, telling: &Telling<'_>) -> Markup {
    html! {
        section.slab.leaf #played {
            h2 { (telling.word("analysis-seats")) }
            ul.standings { @for standing in &telling.review.seats { li { (card(course, telling, standing)) } } }
        }
    }
}

fn card(course: &Course<'_>, telling: &Telling<'_>, standing: &Standing) -> Markup {
    html! {
        h3 { (course.setting.badge(standing.seat)) span { (telling.score(standing.seat)) } }
        @if let Some(balance) = telling.balance(standing) { p.balance { (balance) } }
        @if let Some(decisions) = telling.decisions(standing) { p { (decisions) } }
        p { (telling.fortune(standing)) }
    }
}

/// The decisions that gave something away, each with what was better.
pub fn slips(course: &Course<'_>, telling: &Telling<'_>) -> Markup {
    let slip = |made: &'_ Move| made.judgement.clone().filter(|judgement| judgement.verdict > Verdict::Fine);
    let slips: Vec<(&Move, Judgement)> =
        telling.review.moves.iter().filter_map(|made| Some((made, slip(made)?))).collect();
    html! {
        section.slab.leaf #slips {
            details #every-slip {
                summary { (telling.say("review-slips", &[("number", slips.len().into())])) }
                ol.slips { @for (made, judgement) in &slips { li { (self::slip(course, telling, made, judgement)) } } }
            }
            p.note { (telling.about()) }
        }
    }
}

fn slip(course: &Course<'_>, telling: &Telling<'_>, made: &Move, judgement: &Judgement) -> Markup {
    let setting = course.setting;
    html! {
        (setting.badge(made.seat))
        div {
            p {
                a href=(setting.address(made.index + 1)) { (telling.round(made.round)) " · " (telling.player(made.seat)) }
                (tag(telling, judgement.verdict))
            }
            p { (setting.sentence(&telling.action(&made.step))) }
            @if let Some(better) = telling.better(made, judgement) { p.cost { (setting.sentence(&better)) } }
        }
    }
}
