//! Telling what happened: a line for each turn.

use carvania_rules::record::Step;
use carvania_rules::{Language, Seat, Turn};
use carvania_words::{say, told};

use super::layout::{pad, width, wrapped};
use super::table::{Player, Table};

/// A seat and who sits there: "Seat 2, random".
pub(super) fn label(table: &Table, seat: Seat, language: Language) -> String {
    let number = ("seat", seat.number().into());
    let people = table.players.iter().filter(|player| **player == Player::Human).count();
    match table.player(seat) {
        Player::Human if people == 1 => say(language, "seat-you", &[number]),
        Player::Human => say(language, "seat-person", &[number]),
        Player::Bot(bot) => say(language, "seat-bot", &[number, ("bot", bot.name().into())]),
    }
}

/// What happened from an action of the record on, in words. What is dealt in the set-up is not told: it
/// can be seen.
pub(super) fn since(table: &Table, from: usize, language: Language) -> Vec<String> {
    let steps: Vec<Step> = table.record.steps().skip(from).filter(is_told).collect();
    let widest = table.game().seats().map(|seat| width(&label(table, seat, language))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for steps in
        steps.chunk_by(|one, next| !next.begins_turn && (next.by == one.by || next.by == Turn::Chance))
    {
        let (Some(first), Some(seat)) = (steps.first(), decider(steps)) else { continue };
        let round = if first.begins_round { format!("{}.", first.round) } else { String::new() };
        let who = pad(&label(table, seat, language), widest);
        lines.extend(wrapped(&format!("{round:>4} {who}  "), &told(language, steps)));
    }
    lines
}

fn is_told(step: &Step) -> bool {
    step.round > 0 || step.by != Turn::Chance
}

/// The player among those who decided: draws are told with the action that caused them.
fn decider(steps: &[Step]) -> Option<Seat> {
    steps.iter().find_map(|step| match step.by {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    })
}
