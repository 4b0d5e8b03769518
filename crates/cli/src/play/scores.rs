//! The score sheet: where everybody's points come from, from the first place to the last.

use carvania_rules::{Game, PerSeat, Score, Seat, Source};
use carvania_words::source;

use super::layout::{columns, indented, pad, pad_left, width};
use super::narration::label;
use super::table::{Player, Table};
use super::terminal::Terminal;

/// How far the sheet stands to the right, and its columns apart.
const GAP: usize = 2;

/// The sheet as lines, sources that gave nobody a point left out.
pub(super) fn sheet(table: &Table, terminal: Terminal) -> Vec<String> {
    let game = table.game();
    let scores = game.scores();
    let gives = |source: &Source| game.seats().any(|seat| scores[seat].from(*source) > 0);
    let sources: Vec<Source> = Source::ALL.into_iter().filter(gives).collect();
    let lines = indented(columns(&rows(table, &scores, &sources, terminal), GAP), GAP);
    let fits = |line: &String| width(line) <= terminal.width;
    if lines.iter().all(fits) { lines } else { paragraphs(table, &scores, &sources, terminal) }
}

/// A column for each source.
fn rows(table: &Table, scores: &PerSeat<Score>, sources: &[Source], terminal: Terminal) -> Vec<Vec<String>> {
    let mut headings: Vec<String> = sources.iter().map(|&from| source(terminal.language, from)).collect();
    headings.push(terminal.say("score-total", &[]));
    let headings = stacked(&headings);
    let widths: Vec<usize> = headings.last().into_iter().flatten().map(|word| width(word)).collect();
    let no_player = || vec![String::new(), String::new()];
    let mut rows: Vec<Vec<String>> = headings.into_iter().map(|line| [no_player(), line].concat()).collect();
    for (seat, place) in places(table.game(), terminal) {
        let points = sources.iter().map(|&from| scores[seat].from(from)).chain([scores[seat].total()]);
        let cells = points.zip(&widths).map(|(points, &width)| pad_left(&points.to_string(), width));
        rows.push([place, label(table, seat, terminal)].into_iter().chain(cells).collect());
    }
    rows
}

/// Headings with each word below the one before, the last words on one line.
fn stacked(headings: &[String]) -> Vec<Vec<String>> {
    let headings: Vec<Vec<&str>> = headings.iter().map(|heading| heading.split(' ').collect()).collect();
    let high = headings.iter().map(Vec::len).max().unwrap_or(0);
    let cell = |words: &Vec<&str>, line: usize| {
        let widest = words.iter().map(|word| width(word)).max().unwrap_or(0);
        let word = (line + words.len()).checked_sub(high).and_then(|at| words.get(at));
        pad_left(word.copied().unwrap_or_default(), widest)
    };
    (0..high).map(|line| headings.iter().map(|words| cell(words, line)).collect()).collect()
}

/// Where there is no room for columns, two lines or more for each player.
fn paragraphs(table: &Table, scores: &PerSeat<Score>, sources: &[Source], terminal: Terminal) -> Vec<String> {
    let places: Vec<(Seat, String)> = places(table.game(), terminal).collect();
    let margin = places.iter().map(|(_, place)| width(place)).max().unwrap_or(0) + GAP;
    let mut lines = Vec::new();
    for (seat, place) in places {
        let name = format!("{}{}", pad(&place, margin), label(table, seat, terminal));
        let total = terminal.say("score-points", &[("points", scores[seat].total().into())]);
        lines.extend(terminal.apart(&name, &total));
        let item =
            |&from: &Source| format!("{} {}", source(terminal.language, from), scores[seat].from(from));
        let items: Vec<String> = sources.iter().map(item).collect();
        lines.extend(terminal.listed(&" ".repeat(margin), &items));
    }
    lines
}

/// The seats from the winner to the last, each with its place.
fn places(game: &Game, terminal: Terminal) -> impl Iterator<Item = (Seat, String)> {
    let place =
        move |(seat, place): (Seat, u8)| (seat, terminal.say("score-place", &[("place", place.into())]));
    game.ranking().into_iter().zip(1..).map(place)
}

/// Who has won, in words.
pub(super) fn verdict(table: &Table, terminal: Terminal) -> Vec<String> {
    let game = table.game();
    let scores = game.scores();
    let Some(&winner) = game.ranking().first() else { return Vec::new() };
    let points = ("points", scores[winner].total().into());
    let is_only_human = |seat: Seat| {
        let people = table.players.iter().filter(|player| **player == Player::Human).count();
        *table.player(seat) == Player::Human && people == 1
    };
    let mut lines = vec![if is_only_human(winner) {
        terminal.say("score-you-win", &[points])
    } else {
        terminal.say("score-wins", &[points, ("player", label(table, winner, terminal).into())])
    }];
    if is_tied(game, &scores, winner) {
        lines.extend(terminal.wrapped("", &terminal.say("score-tie", &[])));
    }
    lines
}

fn is_tied(game: &Game, scores: &PerSeat<Score>, winner: Seat) -> bool {
    game.seats().any(|seat| seat != winner && scores[seat].total() == scores[winner].total())
}
