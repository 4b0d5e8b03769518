//! The turning points, as a list that the chart refers to.

use carvania_report::emblem;
use carvania_review::{Judgement, Moment, Move, Verdict};
use carvania_words::Text;
use maud::{Markup, html};

use carvania_report::Telling;

/// The name of a turning point on the page.
pub(super) fn anchor(place: usize) -> String {
    format!("turning{}", place + 1)
}

pub(super) fn markup(telling: &Telling<'_>) -> Markup {
    if telling.review.turning_points.is_empty() {
        return html! { p { (telling.word("analysis-turning-none")) } };
    }
    html! {
        ol.turning {
            @for (place, moment) in telling.review.turning_points().enumerate() {
                li id=(anchor(place)) { (point(telling, moment)) }
            }
        }
    }
}

fn point(telling: &Telling<'_>, moment: &Moment) -> Markup {
    let decision = telling.decision(moment);
    html! {
        h3 { (telling.when(moment)) }
        p {
            (telling.what(moment)) " "
            @if let Some((_, judgement)) = decision { (tag(telling, judgement.verdict)) }
        }
        ul.swings {
            @for seat in telling.seats().filter(|seat| telling.is_seen(moment, *seat)) {
                li { (emblem(seat.index())) (telling.swing(moment, seat)) }
            }
        }
        @if let Some(better) = decision.and_then(|(made, judgement)| telling.better(made, judgement)) {
            p.note { (better) }
        }
    }
}

/// What would have been better, where the verdict is that something would.
pub(super) fn better(telling: &Telling<'_>, made: &Move, judgement: &Judgement) -> Option<Text> {
    let is_fine = judgement.verdict == Verdict::Fine;
    telling.better(made, judgement).filter(|_| !is_fine)
}

/// The verdict on a decision, unless it was fine.
pub(super) fn tag(telling: &Telling<'_>, verdict: Verdict) -> Markup {
    let word = telling.verdict(verdict);
    match verdict {
        Verdict::Fine => html! {},
        Verdict::Inaccuracy => html! { span.tag { (word) } },
        Verdict::Mistake => html! { span.tag.strong { (word) } },
        Verdict::Blunder => html! { span.tag.stronger { (word) } },
    }
}
