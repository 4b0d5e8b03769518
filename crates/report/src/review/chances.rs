//! Everybody's chance to win along the game.

use carvania_review::Moment;
use carvania_rules::Seat;
use maud::{Markup, html};

use super::Course;
use super::turning_points::after;
use crate::Telling;
use crate::line_chart::{Axis, LineChart, Mark, Series, Stretch, Tick};

/// A moment, and the chances then.
type Point<'a> = (usize, &'a [f32]);

/// The chart with the turning points on it, and its numbers in a table.
pub fn chances(course: &Course<'_>, telling: &Telling<'_>) -> Markup {
    let points = points(telling);
    let after = |end: usize| points.iter().find(|(moment, _)| *moment >= end).map(|(_, wins)| *wins);
    let numbers = course.turns.of_players().filter_map(|turn| {
        let wins = after(turn.end)?;
        Some((turn, wins.iter().map(|&chance| telling.chance(chance)).collect::<Vec<_>>()))
    });
    html! {
        section.slab.leaf #chances {
            h2 { (telling.word("analysis-chart")) }
            (chart(course, telling, &points).markup(&|index| course.badge(index)))
            p.note { (telling.sureness()) }
            (course.numbers("chance-numbers", numbers))
        }
    }
}

fn chart(course: &Course<'_>, telling: &Telling<'_>, points: &[Point<'_>]) -> LineChart {
    let series = |seat: Seat| Series {
        name: telling.player(seat),
        points: points
            .iter()
            .map(|(moment, wins)| (course.turns.place(*moment), wins[seat.index()].into()))
            .collect(),
    };
    let stretch = |turn: super::PlayerTurn| Stretch {
        from: course.turns.place(turn.begin),
        to: course.turns.place(turn.end),
        address: course.setting.address(turn.end),
        text: course.heading(turn),
    };
    let value = |quarter: u8| {
        let chance = f32::from(quarter) / 4.0;
        Tick { at: chance.into(), text: telling.chance(chance) }
    };
    let told = points.last().map(|(_, wins)| chances_of(telling, wins)).unwrap_or_default();
    LineChart {
        id: "chance-chart",
        title: telling.word("analysis-chart-title"),
        description: telling.say("analysis-chart-story", &[("chances", told.into())]),
        across: course.rounds(),
        up: Axis { label: String::new(), from: 0.0, to: 1.0, ticks: (0..=4).map(value).collect() },
        series: telling.seats().map(series).collect(),
        stretches: course.turns.of_players().map(stretch).collect(),
        marks: telling
            .review
            .turning_points()
            .map(|moment| mark(course, telling, (moment, points)))
            .collect(),
    }
}

/// The chances before each decision, from all looks together, and what came of them.
fn points<'a>(telling: &Telling<'a>) -> Vec<Point<'a>> {
    let review = telling.review;
    let before = review.course.iter().map(|chances| (chances.index, chances.wins.as_slice()));
    let end = review.end.as_ref().map(|end| (telling.record.actions().len(), end.wins.as_slice()));
    before.chain(end).collect()
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
fn mark(course: &Course<'_>, telling: &Telling<'_>, (moment, points): (&Moment, &[Point<'_>])) -> Mark {
    let seat = moment.most_changed().index();
    // A draw lies between two points: its mark is on the one before it.
    let before = points.iter().rev().find(|(index, _)| *index <= moment.index);
    let (at, wins) = before.copied().unwrap_or((moment.index, &moment.before));
    Mark {
        series: seat,
        at: (course.turns.place(at), wins[seat].into()),
        address: course.setting.address(after(moment)),
        text: format!("{}: {}", telling.when(moment), course.setting.plain(&telling.what(moment))),
    }
}
