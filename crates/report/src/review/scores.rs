//! How the points came together, turn by turn.

use carvania_rules::{Game, Seat};
use maud::{Markup, html};

use super::{Course, PlayerTurn};
use crate::line_chart::{Axis, LineChart, Series, Stretch, Tick};

/// Everybody's points after a turn.
struct Row {
    turn: PlayerTurn,
    points: Vec<u32>,
}

/// The chart, and its numbers in a table.
pub fn scores(course: &Course<'_>) -> Markup {
    let rows = rows(course);
    let Some(last) = rows.last() else { return html! {} };
    let chart = chart(course, &rows, last);
    let numbers =
        rows.iter().map(|row| (row.turn, row.points.iter().map(ToString::to_string).collect::<Vec<_>>()));
    html! {
        section.slab.leaf #score-chart {
            h2 { (course.say("review-scores", &[])) }
            (chart.markup(&|index| course.badge(index)))
            (course.numbers("score-numbers", numbers))
        }
    }
}

fn chart(course: &Course<'_>, rows: &[Row], last: &Row) -> LineChart {
    let most = rows.iter().flat_map(|row| &row.points).copied().max().unwrap_or(0);
    let step = step(most);
    let top = most.div_ceil(step).max(1) * step;
    let series = |(place, seat): (usize, Seat)| Series {
        name: course.player(seat).to_owned(),
        points: std::iter::once((course.turns.place(course.turns.first()), 0.0))
            .chain(rows.iter().map(|row| (course.turns.place(row.turn.end), row.points[place].into())))
            .collect(),
    };
    let stretch = |row: &Row| Stretch {
        from: course.turns.place(row.turn.begin),
        to: course.turns.place(row.turn.end),
        address: course.setting.address(row.turn.end),
        text: format!("{}: {}", course.heading(row.turn), totals(course, row)),
    };
    let value = |value: u32| Tick { at: value.into(), text: value.to_string() };
    LineChart {
        id: "scores",
        title: course.say("review-scores", &[]),
        description: course.say("review-scores-story", &[("points", totals(course, last).into())]),
        across: course.rounds(),
        up: Axis {
            label: String::new(),
            from: 0.0,
            to: top.into(),
            ticks: (0..=top).step_by(step as usize).map(value).collect(),
        },
        series: course.record.game().seats().enumerate().map(series).collect(),
        stretches: rows.iter().map(stretch).collect(),
        marks: Vec::new(),
    }
}

impl Course<'_> {
    /// The rounds, each as wide as any other.
    pub(super) fn rounds(&self) -> Axis {
        let tick =
            |(index, round): (usize, u32)| Tick { at: self.turns.place(index), text: round.to_string() };
        let (from, to) = (self.turns.first(), self.turns.last());
        Axis {
            label: self.say("analysis-axis-round", &[]),
            from: self.turns.place(from),
            to: self.turns.place(to),
            ticks: self.turns.rounds().map(tick).collect(),
        }
    }
}

fn totals(course: &Course<'_>, row: &Row) -> String {
    let one = |(name, points): (&String, &u32)| format!("{name} {points}");
    course.players.iter().zip(&row.points).map(one).collect::<Vec<_>>().join(", ")
}

fn rows(course: &Course<'_>) -> Vec<Row> {
    let points = |game: &Game| {
        let scores = game.scores();
        game.seats().map(|seat| scores[seat].total()).collect()
    };
    let row = |turn: PlayerTurn| {
        let after = course.turns.step(turn.end).map_or(*course.record.game(), |step| step.before);
        Row { turn, points: points(&after) }
    };
    course.turns.of_players().map(row).collect()
}

/// How far apart the values at the side are, so that there are six at most.
fn step(most: u32) -> u32 {
    let steps = (0..).flat_map(|power| [1, 2, 5].map(|step| step * 10_u32.pow(power)));
    steps.take(12).find(|step| most <= 5 * step).unwrap_or(100_000)
}

#[cfg(test)]
mod tests {
    use super::step;

    #[test]
    fn a_scale_has_few_round_values() {
        assert_eq!([0, 5, 6, 23, 26, 104, 251].map(step), [1, 1, 2, 5, 10, 50, 100]);
    }
}
