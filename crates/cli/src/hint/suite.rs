//! Advice for a whole file of positions.

use std::io::BufRead;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use carvania_rules::position::Unique;
use carvania_rules::{Game, Turn};
use serde::Serialize;
use serde_json::Value;

use super::{Options, document};
use crate::columns::{Columns, Side};
use crate::input;
use crate::output;

/// A line of the file.
struct Puzzle {
    number: u64,
    game: Game,
    /// What is known to be best, if the line says so.
    better: Option<String>,
}

/// What is printed of it as JSON.
#[derive(Serialize)]
struct Solution {
    line: u64,
    better: Option<String>,
    #[serde(flatten)]
    advice: document::Document,
}

/// Reads all positions, thinks about each, and prints the advice.
pub(super) fn run(options: &Options, path: &Path) -> Result<()> {
    let puzzles = read(options, path)?;
    let mut columns =
        Columns::new([Side::Right, Side::Left, Side::Right, Side::Right, Side::Right, Side::Left]);
    columns.row(["line", "best", "wins", "points", "visits", "known to be best"]);
    let (mut known, mut found) = (0, 0);
    for Puzzle { number, game, better } in puzzles {
        let advice = options.advice(&game)?;
        let best = advice.options.first();
        let action = best.map_or_else(|| only(&game), |best| best.written.clone());
        known += u64::from(better.is_some());
        found += u64::from(better.as_ref() == Some(&action));
        if options.json {
            let advice = document::of(&advice, options.budget);
            output::print_json(&Solution { line: number, better, advice })?;
            continue;
        }
        let seat = advice.seat.index();
        let number = number.to_string();
        let numbers = best.map_or_else(Default::default, |best| {
            let visits = if best.is_proven { "proven".to_owned() } else { best.visits.to_string() };
            [
                format!("{:.0} %", 100.0 * best.outlook.wins[seat]),
                format!("{:.1}", best.outlook.points[seat]),
                visits,
            ]
        });
        let [wins, points, visits] = numbers;
        columns.row([number, action, wins, points, visits, better.unwrap_or_default()]);
    }
    if options.json {
        return Ok(());
    }
    let sum = if known > 0 { format!("\n{found} of {known} found\n") } else { String::new() };
    output::print(&format!("{columns}{sum}"))
}

/// The positions of a file: each line is one, or an object with a `position`, as `carvania probe --positions` writes.
fn read(options: &Options, path: &Path) -> Result<Vec<Puzzle>> {
    let components = options.components.load()?;
    let mut puzzles = Vec::new();
    for (line, number) in input::lines(path)?.lines().zip(1..) {
        let place = || format!("line {number} of {}", input::name(path));
        let line = line.with_context(|| format!("cannot read {}", input::name(path)))?;
        if line.trim().is_empty() {
            continue;
        }
        let Unique(document) = serde_json::from_str(&line).with_context(place)?;
        let position = document.get("position").unwrap_or(&document);
        let game = Game::from_position(position, components).with_context(place)?;
        ensure!(matches!(game.turn(), Turn::Seat(_)), "in {} no player is to decide", place());
        let better = document.get("better").and_then(Value::as_str).map(str::to_owned);
        puzzles.push(Puzzle { number, game, better });
    }
    ensure!(!puzzles.is_empty(), "there are no positions in {}", input::name(path));
    Ok(puzzles)
}

/// The only action there is.
fn only(game: &Game) -> String {
    game.only_action().map(|action| game.write_action(action).to_string()).unwrap_or_default()
}
