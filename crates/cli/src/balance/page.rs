//! The report as a web page that stands alone.

use carvania_lab::balance::{CategoryReport, Means, Report, Share, Spread, ThingReport};
use carvania_report::{
    Axis, Bar, BarChart, Column, Histogram, LineChart, Page, Scale, Series, Table, Tick, badge, section,
};
use carvania_rules::{Game, Language};
use carvania_words as words;
use maud::{Markup, html};

use super::figures::{NOTES, decimal, first_round, gain_interval, interval, mark, percent, range, signed};
use super::naming::{description, heading, noun, source};
use crate::complaints;
use crate::number::counted;

const LANGUAGE: Language = Language::English;
/// How many bars a histogram has at most.
const BARS: u32 = 30;

/// The whole page.
pub(super) fn page(report: &Report, game: &Game) -> String {
    let title = format!(
        "Balance of {} with {}",
        words::title(LANGUAGE, game.title()),
        counted(report.players as u64, "player")
    );
    let body = html! {
        (section("What was played", played(report)))
        @if let Some(rounds) = &report.rounds {
            (section("Seats", seats(report)))
            (section("Length", length(rounds)))
            (section("Points", points(report)))
            (section("How to read the tables below", notes()))
            @for category in &report.categories {
                (section(heading(category.category), things(category, game, report.fair_share)))
            }
        }
    };
    Page { language: LANGUAGE, title: &title, notice: &words::notice(LANGUAGE), body }.html()
}

fn played(report: &Report) -> Markup {
    let bots = if report.bots.windows(2).all(|bots| bots[0] == bots[1]) {
        format!("the bot {} on every seat", report.bots.first().map_or("", String::as_str))
    } else {
        format!("the bots {}", report.bots.join(", "))
    };
    html! {
        @if report.interrupted {
            p { "Stopped before the end: this is about the games that were over by then." }
        }
        p { (counted(report.games, "game")) ", " (bots) ", seed " (report.seed) "." }
        @if report.cut_off > 0 {
            p {
                (counted(report.cut_off, "game")) " did not end within "
                (counted(report.max_rounds.into(), "round")) " and count nowhere."
            }
        }
        @if let Some(heading) = complaints::heading(&report.faults) {
            p { "There were " (heading) "." }
            ul { @for line in complaints::lines(&report.complaints) { li { (line) } } }
        }
    }
}

fn seats(report: &Report) -> Markup {
    let all_alike = report.bots.windows(2).all(|bots| bots[0] == bots[1]);
    let bars = report.seats.iter().zip(&report.bots).filter_map(|(seat, bot)| {
        let share = seat.win_share?;
        Some(Bar {
            label: if all_alike { seat.seat.to_string() } else { format!("{} {bot}", seat.seat) },
            value: share.share,
            interval: Some((share.low, share.high)),
            text: format!("{} ({}) {}", percent(share.share), interval(share), mark(seat.stands_out)),
        })
    });
    let shares = report.seats.iter().filter_map(|seat| seat.win_share);
    let highest = shares.map(|share| share.high).fold(report.fair_share, f64::max);
    let chart = BarChart {
        title: format!(
            "Share of the games that each seat won; the line is a fair share, {}",
            percent(report.fair_share)
        ),
        of: "seat".to_owned(),
        measure: "wins (95 % interval)".to_owned(),
        to: 1.05 * highest,
        even: Some(report.fair_share),
        bars: bars.collect(),
    };
    let rows: Vec<(String, &Means)> =
        report.seats.iter().filter_map(|seat| Some((seat.seat.to_string(), seat.points.as_ref()?))).collect();
    html! { (chart.markup()) (sheet("Mean points of each seat, by where they come from", "seat", &rows)) }
}

/// Mean points by source, a row for each.
fn sheet(caption: &str, of: &str, rows: &[(String, &Means)]) -> Markup {
    let Some((_, first)) = rows.first() else { return html! {} };
    let sources = first.sources.iter().map(|(name, _)| Column::Numbers(source(name)));
    let start = [Column::Words(of.to_owned()), Column::Numbers("points".to_owned())];
    let row = |(name, means): &(String, &Means)| {
        let figures = [means.total].into_iter().chain(means.sources.iter().map(|(_, mean)| *mean));
        [html! { (name) }].into_iter().chain(figures.map(|mean| html! { (decimal(mean)) })).collect()
    };
    Table {
        caption: caption.to_owned(),
        columns: start.into_iter().chain(sources).collect(),
        rows: rows.iter().map(row).collect(),
    }
    .markup()
}

fn length(rounds: &Spread) -> Markup {
    let [quarter, half, three_quarters] = rounds.quartiles;
    let told = format!(
        "{} rounds on average; half of all games last {quarter} to {three_quarters} rounds, the middle one {half}, \
         the shortest {}, the longest {}",
        decimal(rounds.mean),
        rounds.lowest,
        rounds.highest
    );
    let chart = Histogram {
        title: format!("{told}."),
        description: told,
        across: "rounds".to_owned(),
        up: "games".to_owned(),
        bars: rounds.bars(BARS).into_iter().map(|bar| (range(bar.low, bar.high), bar.count)).collect(),
    };
    chart.markup()
}

fn points(report: &Report) -> Markup {
    let (Some(winners), Some(others)) = (&report.winners, &report.others) else { return html! {} };
    let rows = [("winners".to_owned(), &winners.points), ("others".to_owned(), &others.points)];
    html! {
        (figure(&curves(&winners.spread, &others.spread)))
        (sheet("Mean points, by where they come from", "", &rows))
    }
}

/// A chart under what it shows.
fn figure(chart: &LineChart) -> Markup {
    html! { figure.chart { figcaption { (chart.title) } (chart.markup(&badge)) } }
}

/// How many points winners and others had, as shares that can be compared.
fn curves(winners: &Spread, others: &Spread) -> LineChart {
    let lowest = winners.lowest.min(others.lowest);
    let highest = winners.highest.max(others.highest);
    let width = winners.bars(BARS).first().map_or(1, |bar| bar.high - bar.low + 1);
    let curve = |name: &str, spread: &Spread| Series { name: name.to_owned(), points: shares(spread, width) };
    let series = vec![curve("winners", winners), curve("others", others)];
    let highest_share =
        series.iter().flat_map(|series| &series.points).map(|(_, share)| *share).fold(0.0, f64::max);
    let top = (highest_share / 5.0).ceil() * 5.0;
    let tick = |at: f64, text: String| Tick { at, text };
    let steps = (lowest / 10..=highest / 10).map(|ten| tick(f64::from(ten * 10), (ten * 10).to_string()));
    LineChart {
        id: "curves",
        title: "How many points winners and others had".to_owned(),
        description: format!(
            "Half of the winners had {}, half of the others {}.",
            range(winners.quartiles[0], winners.quartiles[2]),
            range(others.quartiles[0], others.quartiles[2])
        ),
        across: Axis {
            label: "points".to_owned(),
            from: f64::from(lowest / 10 * 10),
            to: f64::from(highest),
            ticks: steps.collect(),
        },
        up: Axis {
            label: "share of players".to_owned(),
            from: 0.0,
            to: top,
            ticks: (0..=top as u32)
                .step_by(5)
                .map(|share| tick(share.into(), format!("{share} %")))
                .collect(),
        },
        series,
        stretches: Vec::new(),
        marks: Vec::new(),
    }
}

/// The middle of every range of points, and the percentage of all that lies in it.
fn shares(spread: &Spread, width: u32) -> Vec<(f64, f64)> {
    let total: u64 = spread.counts.iter().map(|(_, count)| count).sum();
    let share = |range: u32| {
        let within = spread.counts.iter().filter(|(points, _)| points / width == range);
        let count: u64 = within.map(|(_, count)| count).sum();
        let middle = f64::from(range * width) + f64::from(width - 1) / 2.0;
        (middle, 100.0 * count as f64 / total as f64)
    };
    (spread.lowest / width..=spread.highest / width).map(share).collect()
}

fn notes() -> Markup {
    html! { ul { @for note in NOTES { li { (note) } } } }
}

fn things(category: &CategoryReport, game: &Game, fair_share: f64) -> Markup {
    if category.things.is_empty() {
        return html! { p { "None in any game." } };
    }
    let intervals = category.things.iter().map(|thing| (thing.win_share.low, thing.win_share.high));
    let scale = Scale::around(fair_share, intervals);
    let columns = vec![
        Column::Words(noun(category.category).to_owned()),
        Column::Drawings(format!("line: a fair {}", percent(fair_share))),
        Column::Numbers("takers win".to_owned()),
        Column::Numbers("gain (95 % interval)".to_owned()),
        Column::Numbers("in games".to_owned()),
        Column::Numbers("times a game".to_owned()),
        Column::Numbers("first round".to_owned()),
    ];
    let number = counted(category.things.len() as u64, noun(category.category));
    Table {
        caption: format!("{number}, those first whose takers win most"),
        columns,
        rows: category.things.iter().map(|thing| row(thing, game, scale, fair_share)).collect(),
    }
    .markup()
}

fn row(thing: &ThingReport, game: &Game, scale: Scale, fair_share: f64) -> Vec<Markup> {
    let Share { share, low, high } = thing.win_share;
    let (gain, within) = (signed(thing.gain), gain_interval(thing.win_share, fair_share));
    vec![
        html! { (thing.name) " " span.note { (description(game, thing.thing)) } },
        scale.drawing(share, (low, high)),
        html! { (percent(share)) },
        html! { (gain) " (" (within) ") " (mark(thing.stands_out)) },
        html! { (percent(thing.games_share)) },
        html! { (format!("{:.2}", thing.takes_a_game)) },
        html! { (first_round(thing.first_round)) },
    ]
}
