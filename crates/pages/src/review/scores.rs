//! How the points came together, turn by turn.

use carvania_rules::{Game, Record, Seat};
use maud::{Markup, html};

use super::Past;
use super::graph::{Graph, Line, Way};
use super::stops::{Stops, Turn};
use crate::art::{self, Sheet};

/// Everybody's points at a moment.
struct Row {
    turn: Turn,
    points: Vec<u32>,
}

/// The chart, and the same in numbers.
pub(super) fn scores(past: &Past<'_>, sheet: &Sheet, record: &Record, stops: &Stops) -> Markup {
    let rows = rows(record, stops);
    let Some(last) = rows.last() else { return html! {} };
    let seats: Vec<Seat> = record.game().seats().collect();
    let totals = |row: &Row| {
        let one = |(seat, points): (&Seat, &u32)| format!("{} {points}", past.name(*seat));
        seats.iter().zip(&row.points).map(one).collect::<Vec<_>>().join(", ")
    };
    let most = rows.iter().flat_map(|row| &row.points).copied().max().unwrap_or(0);
    let step = tick(most);
    let top = most.div_ceil(step).max(1) * step;
    let line = |(place, &seat): (usize, &Seat)| Line {
        seat,
        points: std::iter::once((stops.first(), 0.0))
            .chain(rows.iter().map(|row| (row.turn.end, row.points[place] as f32)))
            .collect(),
    };
    let way = |row: &Row| Way {
        begin: row.turn.begin,
        end: row.turn.end,
        address: past.source.at(row.turn.end),
        text: format!("{}: {}", heading(past, row.turn), totals(row)),
    };
    let graph = Graph {
        id: "scores",
        title: past.say("review-scores", &[]),
        description: past.say("review-scores-story", &[("points", totals(last).into())]),
        across: (stops.first(), stops.last()),
        rounds: stops.rounds().collect(),
        round: past.say("analysis-axis-round", &[]),
        up: (0.0, top as f32),
        values: (0..=top).step_by(step as usize).map(|value| (value as f32, value.to_string())).collect(),
        lines: seats.iter().enumerate().map(line).collect(),
        turns: rows.iter().map(way).collect(),
        marks: Vec::new(),
    };
    html! {
        section.slab.leaf #score-chart {
            h2 { (past.say("review-scores", &[])) }
            (legend(past, sheet, &seats))
            (graph.markup(sheet))
            details #score-numbers {
                summary { (past.say("review-numbers", &[])) }
                div.scroll { (numbers(past, sheet, &seats, &rows)) }
            }
        }
    }
}

/// Who is who on a chart.
pub(super) fn legend(past: &Past<'_>, sheet: &Sheet, seats: &[Seat]) -> Markup {
    html! { ul.legend { @for &seat in seats { li { (art::badge(sheet, seat)) (past.name(seat)) } } } }
}

fn numbers(past: &Past<'_>, sheet: &Sheet, seats: &[Seat], rows: &[Row]) -> Markup {
    html! {
        table.numbers {
            thead { tr {
                th scope="col" { (past.say("review-turn", &[])) }
                @for &seat in seats { th scope="col" { (art::badge(sheet, seat)) span { (past.name(seat)) } } }
            } }
            tbody {
                @for row in rows {
                    tr {
                        th scope="row" { a href=(past.source.at(row.turn.end)) { (heading(past, row.turn)) } }
                        @for points in &row.points { td.num { (points) } }
                    }
                }
            }
        }
    }
}

/// When a turn was, and whose.
pub(super) fn heading(past: &Past<'_>, turn: Turn) -> String {
    let player = turn.seat.map(|seat| past.name(seat)).unwrap_or_default();
    match turn.round {
        0 => past.say("heading-start", &[("player", player.into())]),
        round => past.say("heading-turn", &[("round", round.into()), ("player", player.into())]),
    }
}

/// The points after every turn.
fn rows(record: &Record, stops: &Stops) -> Vec<Row> {
    let points = |game: &Game| {
        let scores = game.scores();
        game.seats().map(|seat| scores[seat].total()).collect()
    };
    let row = |turn: &Turn| {
        let after = stops.step_at(turn.end).map_or(*record.game(), |step| step.before);
        Row { turn: *turn, points: points(&after) }
    };
    stops.turns().iter().filter(|turn| turn.seat.is_some()).map(row).collect()
}

/// How far apart the values at the side are, so that there are five at most.
fn tick(most: u32) -> u32 {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_u32.pow(power)));
    steps.take(12).find(|step| most <= 5 * step).unwrap_or(100_000)
}

#[cfg(test)]
mod tests {
    use super::tick;

    #[test]
    fn a_scale_has_few_round_values() {
        assert_eq!([0, 5, 6, 23, 26, 104, 251].map(tick), [1, 1, 2, 5, 10, 50, 100]);
    }
}
