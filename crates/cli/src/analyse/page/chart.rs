//! The chances to win over the game.

use carvania_report::{Axis, LineChart, Mark, Series, Tick};
use carvania_review::Moment;
use carvania_rules::Seat;
use maud::Markup;

use super::turning::anchor;
use carvania_report::Telling;

pub(super) fn markup(telling: &Telling<'_>) -> Markup {
    let points = points(telling);
    let series = |seat: Seat| Series {
        name: telling.player(seat),
        points: points.iter().map(|(index, wins)| (*index, f64::from(wins[seat.index()]))).collect(),
    };
    let chart = LineChart {
        title: telling.word("analysis-chart-title"),
        description: story(telling, &points),
        across: rounds(telling, &points),
        up: chances(telling),
        series: telling.seats().map(series).collect(),
        marks: telling
            .review
            .turning_points()
            .enumerate()
            .map(|(place, moment)| mark(telling, place, moment))
            .collect(),
    };
    chart.markup()
}

type Point<'a> = (f64, &'a [f32]);

/// The chances before each decision, and what came of them.
fn points<'a>(telling: &Telling<'a>) -> Vec<Point<'a>> {
    let review = telling.review;
    let before = review.moves.iter().filter_map(|made| {
        let judgement = made.judgement.as_ref()?;
        Some((made.index as f64, judgement.before.wins.as_slice()))
    });
    let end = review.end.as_ref().map(|end| (telling.record.actions().len() as f64, end.wins.as_slice()));
    before.chain(end).collect()
}

fn story(telling: &Telling<'_>, points: &[Point<'_>]) -> String {
    let Some((_, last)) = points.last() else { return String::new() };
    let chance = |seat: Seat| {
        let chance = telling.chance(last[seat.index()]);
        telling
            .say("analysis-chance-of", &[("player", telling.player(seat).into()), ("chance", chance.into())])
    };
    let chances: Vec<String> = telling.seats().map(chance).collect();
    telling.say("analysis-chart-story", &[("chances", chances.join(", ").into())])
}

/// The rounds, as wide as there were actions in them.
fn rounds(telling: &Telling<'_>, points: &[Point<'_>]) -> Axis {
    let place = |point: Option<&Point<'_>>| point.map_or(0.0, |(index, _)| *index);
    let (from, to) = (place(points.first()), place(points.last()));
    let begins = telling.record.steps().enumerate().filter(|(_, step)| step.begins_round);
    let tick = |(index, round): (usize, u32)| Tick { at: index as f64, text: round.to_string() };
    let ticks = begins.map(|(index, step)| tick((index, step.round)));
    let is_shown = |tick: &Tick| (from..=to).contains(&tick.at);
    Axis { label: telling.word("analysis-axis-round"), from, to, ticks: ticks.filter(is_shown).collect() }
}

fn chances(telling: &Telling<'_>) -> Axis {
    let tick = |quarter: u8| {
        let at = f32::from(quarter) / 4.0;
        Tick { at: at.into(), text: telling.chance(at) }
    };
    Axis { label: String::new(), from: 0.0, to: 1.0, ticks: (0..=4).map(tick).collect() }
}

/// A turning point, on the line of the seat that it changed most.
fn mark(telling: &Telling<'_>, place: usize, moment: &Moment) -> Mark {
    let seat = moment.most_changed().index();
    Mark {
        series: seat,
        at: (moment.index as f64, moment.before[seat].into()),
        text: format!("{}: {}", telling.when(moment), telling.what(moment)),
        link: Some(format!("#{}", anchor(place))),
    }
}
