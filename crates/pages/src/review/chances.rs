//! Everybody's chance to win along the game.

use carvania_report::Telling;
use carvania_review::{Cause, Moment};
use carvania_rules::Seat;
use maud::{Markup, html};

use super::Past;
use super::graph::{Graph, Line, Mark, Way};
use super::moments::after;
use super::scores::{heading, legend};
use super::stops::Stops;
use crate::art::{self, Sheet};

/// A moment, and the chances then.
type Point<'a> = (usize, &'a [f32]);

/// The chart with the turning points on it, and the same in numbers.
pub(super) fn chances(past: &Past<'_>, sheet: &Sheet, telling: &Telling<'_>, stops: &Stops) -> Markup {
    let points = points(telling);
    let seats: Vec<Seat> = telling.seats().collect();
    html! {
        section.slab.leaf #chances {
            h2 { (telling.word("analysis-chart")) }
            (legend(past, sheet, &seats))
            (graph(past, telling, stops, &points).markup(sheet))
            details #chance-numbers {
                summary { (past.say("review-numbers", &[])) }
                div.scroll { (numbers(past, sheet, telling, stops, &points)) }
            }
        }
    }
}

fn graph(past: &Past<'_>, telling: &Telling<'_>, stops: &Stops, points: &[Point<'_>]) -> Graph {
    let points = with_draws(telling, points);
    let line = |seat: Seat| Line {
        seat,
        points: points.iter().map(|(moment, wins)| (*moment, wins[seat.index()])).collect(),
    };
    let way = |turn: &super::stops::Turn| Way {
        begin: turn.begin,
        end: turn.end,
        address: past.source.at(turn.end),
        text: heading(past, *turn),
    };
    let value = |quarter: u8| {
        let value = f32::from(quarter) / 4.0;
        (value, telling.chance(value))
    };
    let told = points.last().map(|(_, wins)| chances_of(telling, wins)).unwrap_or_default();
    Graph {
        id: "chance-chart",
        title: telling.word("analysis-chart-title"),
        description: telling.say("analysis-chart-story", &[("chances", told.into())]),
        across: (stops.first(), stops.last()),
        rounds: stops.rounds().collect(),
        round: telling.word("analysis-axis-round"),
        up: (0.0, 1.0),
        values: (0..=4).map(value).collect(),
        lines: telling.seats().map(line).collect(),
        turns: stops.turns().iter().filter(|turn| turn.seat.is_some()).map(way).collect(),
        marks: telling.review.turning_points().map(|moment| mark(past, telling, moment)).collect(),
    }
}

/// The chances before each decision, and what came of them.
fn points<'a>(telling: &Telling<'a>) -> Vec<Point<'a>> {
    let review = telling.review;
    let before = review.moves.iter().filter_map(|made| {
        let judgement = made.judgement.as_ref()?;
        Some((made.index, judgement.before.wins.as_slice()))
    });
    let end = review.end.as_ref().map(|end| (telling.record.actions().len(), end.wins.as_slice()));
    before.chain(end).collect()
}

/// The same with the chances before draws that turned the game, so that their marks lie on the lines.
fn with_draws<'a>(telling: &Telling<'a>, points: &[Point<'a>]) -> Vec<Point<'a>> {
    let draws = telling.review.turning_points().filter(|moment| matches!(moment.cause, Cause::Draws { .. }));
    let mut all: Vec<_> =
        points.iter().copied().chain(draws.map(|draw| (draw.index, draw.before.as_slice()))).collect();
    all.sort_by_key(|(moment, _)| *moment);
    all
}

fn chances_of(telling: &Telling<'_>, wins: &[f32]) -> String {
    let chance = |seat: Seat| {
        let facts =
            [("player", telling.player(seat).into()), ("chance", telling.chance(wins[seat.index()]).into())];
        telling.say("analysis-chance-of", &facts)
    };
    telling.seats().map(chance).collect::<Vec<_>>().join(", ")
}

/// A turning point, on the line of the seat that it changed most.
fn mark(past: &Past<'_>, telling: &Telling<'_>, moment: &Moment) -> Mark {
    let seat = moment.most_changed();
    Mark {
        seat,
        at: (moment.index, moment.before[seat.index()]),
        address: past.source.at(after(moment)),
        text: format!("{}: {}", telling.when(moment), telling.what(moment).spoken(telling.language)),
    }
}

/// The chances after every turn.
fn numbers(
    past: &Past<'_>,
    sheet: &Sheet,
    telling: &Telling<'_>,
    stops: &Stops,
    points: &[Point<'_>],
) -> Markup {
    let after = |end: usize| points.iter().find(|(moment, _)| *moment >= end).map(|(_, wins)| *wins);
    let rows = stops.turns().iter().filter(|turn| turn.seat.is_some());
    html! {
        table.numbers {
            thead { tr {
                th scope="col" { (past.say("review-turn", &[])) }
                @for seat in telling.seats() { th scope="col" { (art::badge(sheet, seat)) span { (telling.player(seat)) } } }
            } }
            tbody {
                @for turn in rows {
                    @if let Some(wins) = after(turn.end) {
                        tr {
                            th scope="row" { a href=(past.source.at(turn.end)) { (heading(past, *turn)) } }
                            @for chance in wins { td.num { (telling.chance(*chance)) } }
                        }
                    }
                }
            }
        }
    }
}
