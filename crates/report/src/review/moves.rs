//! The whole game: every decision and every draw, with the chances to win.

use std::collections::BTreeMap;

use carvania_review::{Cause, Judgement, Moment, Move, Verdict};
use maud::{Markup, html};

use super::{Course, tag};
use crate::Telling;

/// The name of a decision on the page.
pub(super) fn anchor(index: usize) -> String {
    format!("action{index}")
}

pub(super) fn moves(course: &Course<'_>, telling: &Telling<'_>) -> Markup {
    let rounds = telling.review.moves.chunk_by(|made, next| made.round == next.round);
    let draws = draws(telling);
    html! {
        section.slab.leaf #moves {
            h2 { (telling.word("analysis-moves")) }
            table.moves {
                thead { tr {
                    th scope="col" { (telling.word("analysis-decision")) }
                    @for seat in telling.seats() {
                        th.number scope="col" { (course.setting.badge(seat)) span.hidden { (telling.player(seat)) } }
                    }
                } }
                @for moves in rounds { (round(course, telling, moves, &draws)) }
            }
            p.note { (telling.about()) }
        }
    }
}

/// The draws, each under the decision that it came after.
fn draws<'a>(telling: &Telling<'a>) -> BTreeMap<usize, &'a Moment> {
    let moves = &telling.review.moves;
    let drawn = telling.review.moments.iter().filter(|moment| matches!(moment.cause, Cause::Draws { .. }));
    let after = |moment: &'a Moment| {
        let place = moves.partition_point(|made| made.index < moment.index).checked_sub(1)?;
        Some((moves[place].index, moment))
    };
    drawn.filter_map(after).collect()
}

fn round(
    course: &Course<'_>,
    telling: &Telling<'_>,
    moves: &[Move],
    draws: &BTreeMap<usize, &Moment>,
) -> Markup {
    let columns = telling.record.game().players() + 1;
    html! {
        tbody {
            @if let Some(first) = moves.first() {
                tr.round { th colspan=(columns) scope="rowgroup" { (telling.round(first.round)) } }
            }
            @for made in moves {
                (decision(course, telling, made))
                @if let Some(moment) = draws.get(&made.index) { (luck(course, telling, moment)) }
            }
        }
    }
}

fn decision(course: &Course<'_>, telling: &Telling<'_>, made: &Move) -> Markup {
    let judgement = made.judgement.as_ref();
    html! {
        tr.quiet[made.forced] id=(anchor(made.index)) {
            td { div.deed {
                (course.setting.badge(made.seat)) span.hidden { (telling.player(made.seat)) }
                div {
                    (course.setting.sentence(&telling.made(made))) " "
                    @if let Some(judgement) = judgement.filter(|judgement| judgement.verdict > Verdict::Fine) {
                        (verdict(course, telling, made, judgement))
                    }
                }
            } }
            @for seat in telling.seats() {
                @let chance = telling.review.chances(made.index).map(|chances| chances.wins[seat.index()]);
                (cell(chance.map(|chance| telling.chance(chance))))
            }
        }
    }
}

fn verdict(course: &Course<'_>, telling: &Telling<'_>, made: &Move, judgement: &Judgement) -> Markup {
    html! {
        (tag(telling, judgement.verdict))
        @if let Some(better) = telling.better(made, judgement) { p.note { (course.setting.sentence(&better)) } }
    }
}

fn luck(course: &Course<'_>, telling: &Telling<'_>, moment: &Moment) -> Markup {
    html! {
        tr.quiet {
            td { div.deed.drawn { (course.setting.sentence(&telling.what(moment))) } }
            @for seat in telling.seats() { (cell(Some(telling.change(moment.change(seat))))) }
        }
    }
}

/// A number under a seat. Where there is no room for columns, the style sheet says whose it is beside it.
fn cell(number: Option<String>) -> Markup {
    html! { td.number { @if let Some(number) = number { (number) } } }
}
