//! The whole game: every decision and every draw, with the chances to win.

use std::collections::BTreeMap;

use carvania_report::emblem;
use carvania_review::{Cause, Judgement, Moment, Move};
use maud::{Markup, html};

use super::turning::{better, tag};
use carvania_report::Telling;

pub(super) fn markup(telling: &Telling<'_>) -> Markup {
    let rounds: Vec<&[Move]> = telling.review.moves.chunk_by(|made, next| made.round == next.round).collect();
    let draws = draws(telling);
    html! {
        table.moves {
            thead { tr {
                th scope="col" { (telling.word("analysis-decision")) }
                @for seat in telling.seats() {
                    th.number scope="col" { (emblem(seat.index())) span.hidden { (telling.player(seat)) } }
                }
            } }
            @for moves in rounds { (round(telling, moves, &draws)) }
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

fn round(telling: &Telling<'_>, moves: &[Move], draws: &BTreeMap<usize, &Moment>) -> Markup {
    let columns = telling.record.game().players() + 1;
    html! {
        tbody {
            @if let Some(first) = moves.first() {
                tr.round { th colspan=(columns) scope="rowgroup" { (telling.round(first.round)) } }
            }
            @for made in moves {
                (decision(telling, made))
                @if let Some(moment) = draws.get(&made.index) { (luck(telling, moment)) }
            }
        }
    }
}

fn decision(telling: &Telling<'_>, made: &Move) -> Markup {
    let judgement = made.judgement.as_ref();
    html! {
        tr.quiet[made.forced] {
            td { div.deed {
                (emblem(made.seat.index())) span.hidden { (telling.player(made.seat)) }
                div {
                    (telling.made(made)) " "
                    @if let Some(judgement) = judgement { (verdict(telling, made, judgement)) }
                }
            } }
            @for seat in telling.seats() {
                @let chance = judgement.map(|judgement| judgement.before.wins[seat.index()]);
                (cell(chance.map(|chance| telling.chance(chance))))
            }
        }
    }
}

fn verdict(telling: &Telling<'_>, made: &Move, judgement: &Judgement) -> Markup {
    html! {
        (tag(telling, judgement.verdict))
        @if let Some(better) = better(telling, made, judgement) { p.note { (better) } }
    }
}

fn luck(telling: &Telling<'_>, moment: &Moment) -> Markup {
    html! {
        tr.quiet {
            td { div.deed.drawn { (telling.what(moment)) } }
            @for seat in telling.seats() { (cell(Some(telling.change(moment.change(seat))))) }
        }
    }
}

/// A number under a seat. Where there is no room for columns, the style sheet says whose it is beside it.
fn cell(number: Option<String>) -> Markup {
    html! { td.number { @if let Some(number) = number { (number) } } }
}
