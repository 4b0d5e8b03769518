//! The report as text.

use carvania_lab::balance::{CategoryReport, Means, PointsReport, Report, SeatReport, Spread, ThingReport};
use carvania_rules::{Game, Language, Title};

use super::figures::{NOTES, decimal, first_round, gain_interval, interval, mark, percent, range, signed};
use super::naming::{description, heading, noun, source};
use crate::columns::{Columns, Side};
use crate::complaints;
use crate::number::{counted, grouped};
use crate::play::layout::wrapped;

/// How many things of a category are listed from each end, if not all of them.
const ENDS: usize = 5;
/// How many bars a histogram has at most, and how long they are.
const BARS: u32 = 25;
const LONGEST: u64 = 40;

/// The whole report.
pub(super) fn text(report: &Report, game: &Game, all: bool) -> String {
    let title = title(report, game.title());
    let Some(spread) = &report.rounds else { return format!("{title}\nNo game came to its end.\n") };
    let mut parts = vec![title, seats(report), rounds(spread)];
    parts.extend(points(report));
    parts.extend(report.categories.iter().map(|category| things(category, game, report.fair_share, all)));
    parts.push(NOTES.map(|note| wrapped("", note)).concat().join("\n") + "\n");
    parts.join("\n")
}

fn title(report: &Report, title: Title) -> String {
    let mut text = String::new();
    if report.interrupted {
        text += "Stopped before the end: what follows is about the games that were over by then.\n\n";
    }
    text += &format!(
        "{}: {}, {}, seed {}\n",
        carvania_words::title(Language::English, title),
        counted(report.players as u64, "player"),
        counted(report.games, "game"),
        report.seed,
    );
    if report.cut_off > 0 {
        let limit = counted(report.max_rounds.into(), "round");
        text += &format!("cut off after {limit} and left out: {}\n", counted(report.cut_off, "game"));
    }
    text += &complaints::text(&report.faults, &report.complaints);
    text
}

fn seats(report: &Report) -> String {
    let sources = source_names(report.seats.iter().find_map(|seat| seat.points.as_ref()));
    let mut sides = vec![Side::Right, Side::Left];
    sides.resize(6 + sources.len(), Side::Right);
    sides[4] = Side::Left;
    let mut columns = Columns::new(sides);
    let headings = ["seat", "bot", "wins", "95 % interval", "", "points"].map(str::to_owned);
    columns.row(headings.into_iter().chain(sources.iter().map(|name| source(name))));
    for (seat, bot) in report.seats.iter().zip(&report.bots) {
        columns.row(seat_row(seat, bot));
    }
    format!("Seats: a fair share is {}\n\n{columns}", percent(report.fair_share))
}

fn seat_row(seat: &SeatReport, bot: &str) -> Vec<String> {
    let [wins, within] =
        seat.win_share.map_or_else(Default::default, |share| [percent(share.share), interval(share)]);
    let start = [seat.seat.to_string(), bot.to_owned(), wins, within, mark(seat.stands_out).to_owned()];
    start.into_iter().chain(seat.points.iter().flat_map(means)).collect()
}

fn source_names(means: Option<&Means>) -> Vec<&'static str> {
    means.iter().flat_map(|means| means.sources.iter().map(|(name, _)| *name)).collect()
}

fn means(means: &Means) -> Vec<String> {
    [means.total].into_iter().chain(means.sources.iter().map(|(_, mean)| *mean)).map(decimal).collect()
}

fn rounds(spread: &Spread) -> String {
    let [quarter, half, three_quarters] = spread.quartiles;
    let bars = spread.bars(BARS);
    let most = bars.iter().map(|bar| bar.count).max().unwrap_or(0).max(1);
    let mut columns = Columns::new([Side::Right, Side::Right, Side::Left]);
    columns.row(["rounds", "games", ""]);
    for bar in bars {
        let length = (bar.count * LONGEST).div_ceil(most);
        columns.row([range(bar.low, bar.high), grouped(bar.count), "#".repeat(length as usize)]);
    }
    format!(
        "Rounds: {:.1} on average; half of all games last {quarter} to {three_quarters}, the middle one {half}\n\n\
         {columns}",
        spread.mean
    )
}

fn points(report: &Report) -> Option<String> {
    let [winners, others] = [report.winners.as_ref()?, report.others.as_ref()?];
    let sources = source_names(Some(&winners.points));
    let mut sides = vec![Side::Left];
    sides.resize(5 + sources.len(), Side::Right);
    let mut columns = Columns::new(sides);
    let headings = ["", "middle half", "lowest", "highest", "points"].map(str::to_owned);
    columns.row(headings.into_iter().chain(sources.iter().map(|name| source(name))));
    columns.row(points_row("winners", winners));
    columns.row(points_row("others", others));
    Some(format!("Points of winners and others\n\n{columns}"))
}

fn points_row(name: &str, report: &PointsReport) -> Vec<String> {
    let Spread { lowest, quartiles: [quarter, _, three_quarters], highest, .. } = report.spread;
    let middle = range(quarter, three_quarters);
    let start = [name.to_owned(), middle, lowest.to_string(), highest.to_string()];
    start.into_iter().chain(means(&report.points)).collect()
}

fn things(category: &CategoryReport, game: &Game, fair_share: f64, all: bool) -> String {
    let heading = heading(category.category);
    let number = category.things.len();
    if number == 0 {
        return format!("{heading}: none in any game\n");
    }
    let left_out = if all { 0 } else { number.saturating_sub(2 * ENDS) };
    let mut columns =
        Columns::new([[Side::Left, Side::Left].as_slice(), &[Side::Right; 6], &[Side::Left]].concat());
    columns.row([
        noun(category.category),
        "",
        "in games",
        "a game",
        "first round",
        "takers win",
        "gain",
        "95 % interval",
        "",
    ]);
    for (index, thing) in category.things.iter().enumerate() {
        let is_hidden = left_out > 0 && (ENDS..number - ENDS).contains(&index);
        if left_out > 0 && index == ENDS {
            columns.row(["...", &format!("{left_out} more, see --all"), "", "", "", "", "", "", ""]);
        }
        if !is_hidden {
            columns.row(thing_row(thing, game, fair_share));
        }
    }
    format!("{heading}\n\n{columns}")
}

fn thing_row(thing: &ThingReport, game: &Game, fair_share: f64) -> [String; 9] {
    [
        thing.name.clone(),
        description(game, thing.thing),
        percent(thing.games_share),
        format!("{:.2}", thing.takes_a_game),
        first_round(thing.first_round),
        percent(thing.win_share.share),
        signed(thing.gain),
        gain_interval(thing.win_share, fair_share),
        mark(thing.stands_out).to_owned(),
    ]
}
