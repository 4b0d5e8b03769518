//! The score sheet: where everybody's points come from, from the first place to the last.

use carvania_rules::{Game, Language, PerSeat, Score, Seat, Source};
use carvania_words::{say, source};

use super::layout::{columns, indented, pad_left, width};
use super::table::{Player, Table};
use super::telling::label;

/// The sheet as lines, sources that gave nobody a point left out.
pub(super) fn sheet(table: &Table, language: Language) -> Vec<String> {
    let game = table.game();
    let scores = game.scores();
    let sources: Vec<Source> = Source::ALL
        .into_iter()
        .filter(|&source| game.seats().any(|seat| scores[seat].from(source) > 0))
        .collect();
    let mut headings: Vec<String> = sources.iter().map(|&from| source(language, from)).collect();
    headings.push(say(language, "score-total", &[]));
    let mut rows = vec![[vec![String::new(), String::new()], headings.clone()].concat()];
    for (seat, place) in game.ranking().into_iter().zip(1..) {
        let place = say(language, "score-place", &[("place", place.into())]);
        let points = sources.iter().map(|&from| scores[seat].from(from)).chain([scores[seat].total()]);
        let cells =
            points.zip(&headings).map(|(points, heading)| pad_left(&points.to_string(), width(heading)));
        rows.push([place, label(table, seat, language)].into_iter().chain(cells).collect());
    }
    indented(columns(&rows, 3), 2)
}

/// Who has won, in words.
pub(super) fn verdict(table: &Table, language: Language) -> Vec<String> {
    let game = table.game();
    let scores = game.scores();
    let Some(&winner) = game.ranking().first() else { return Vec::new() };
    let points = ("points", scores[winner].total().into());
    let is_only_human = |seat: Seat| {
        let people = table.players.iter().filter(|player| **player == Player::Human).count();
        table.player(seat) == Player::Human && people == 1
    };
    let mut lines = vec![if is_only_human(winner) {
        say(language, "score-you-win", &[points])
    } else {
        say(language, "score-wins", &[points, ("player", label(table, winner, language).into())])
    }];
    if is_tied(game, &scores, winner) {
        lines.push(say(language, "score-tie", &[]));
    }
    lines
}

fn is_tied(game: &Game, scores: &PerSeat<Score>, winner: Seat) -> bool {
    game.seats().any(|seat| seat != winner && scores[seat].total() == scores[winner].total())
}
