//! `carvania record show`: a record as people like to read it.

use carvania_rules::record::Step;
use carvania_rules::{Action, Record, Score, Turn};

use crate::columns::{Columns, Side};

/// The record: headers, turns, scores.
pub(super) fn text(record: &Record) -> String {
    let headers = headers(record);
    let from_position = headers.iter().any(|(name, _)| name == START);
    let title = if from_position { "From the position" } else { "Set-up" };
    let mut columns = Columns::new([Side::Left, Side::Left]);
    for (name, value) in headers {
        // A position is a document of its own, too long for a line.
        let value = if name == START { "a position".to_owned() } else { value };
        columns.row([name, value]);
    }
    format!("{columns}{}\n{}", turns(record, title), scores(record))
}

const START: &str = "start";

/// The headers as the text form of the record has them, up to its first blank line.
fn headers(record: &Record) -> Vec<(String, String)> {
    let text = record.to_text();
    let lines = text.lines().take_while(|line| !line.is_empty());
    let header = |line: &str| {
        let (name, value) = line.split_once(": ")?;
        Some((name.to_owned(), value.to_owned()))
    };
    lines.filter_map(header).collect()
}

/// The actions, a line for each turn, under the number of their round.
fn turns(record: &Record, title: &str) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut comments = record.comments().iter().peekable();
    let mut open: Option<Line> = None;
    for (index, step) in record.steps().enumerate() {
        if step.begins_round {
            lines.push(format!("\nRound {}", step.round));
        } else if index == 0 {
            lines.push(format!("\n{title}"));
        }
        while let Some(comment) = comments.next_if(|comment| comment.after <= index) {
            lines.push(remark(&comment.text));
            open = None;
        }
        let action = step.before.write_action(step.action);
        match lines.last_mut() {
            Some(line) if open.is_some_and(|line| line.takes(&step)) => *line += &format!(" {action}"),
            Some(_) | None => {
                lines.push(format!("  {}  {action}", by(step.by)));
                open = Some(Line { by: step.by, kind: step.action });
            }
        }
    }
    lines.extend(comments.map(|comment| remark(&comment.text)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// A line of actions that may go on.
#[derive(Clone, Copy)]
struct Line {
    by: Turn,
    kind: Action,
}

impl Line {
    /// A line is about one turn of one player, with the draws in it. The set-up draws have a line for
    /// each kind of card.
    fn takes(self, step: &Step) -> bool {
        let fits = match (self.by, step.by) {
            (Turn::Chance, Turn::Chance) => self.kind.is_like(step.action),
            (Turn::Seat(_), Turn::Chance) => true,
            (line, step) => line == step,
        };
        fits && !step.begins_turn
    }
}

fn by(turn: Turn) -> String {
    match turn {
        Turn::Seat(seat) => format!("seat {seat}"),
        Turn::Chance => "chance".to_owned(),
        Turn::Over => "nobody".to_owned(),
    }
}

/// A remark may come from anywhere: it must not reach the terminal as a command.
fn remark(text: &str) -> String {
    format!("  # {}", text.replace(char::is_control, " "))
}

/// The points by where they come from.
fn scores(record: &Record) -> String {
    let game = record.game();
    let title = if game.is_over() { "Final scores" } else { "Scores so far, provisional (C-8)" };
    let sources = game.title().sources();
    let mut heading = vec!["  seat".to_owned()];
    heading.extend(sources.iter().map(|source| source.name().replace('_', " ")));
    heading.extend(["total", "place"].map(str::to_owned));
    let mut columns = Columns::new(vec![Side::Right; heading.len()]);
    columns.row(heading);
    let (scores, ranking) = (game.scores(), game.ranking());
    for seat in game.seats() {
        let score: Score = scores[seat];
        let place = ranking.iter().position(|&ranked| ranked == seat).map_or(0, |index| index + 1);
        let points = sources.iter().map(|&source| score.from(source).to_string());
        let end = [score.total().to_string(), place.to_string()];
        columns.row([seat.to_string()].into_iter().chain(points).chain(end));
    }
    format!("{title}\n{columns}")
}
