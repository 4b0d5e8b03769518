//! Telling what happened: a line for each turn.

use carvania_lab::Entrant;
use carvania_rules::record::Step;
use carvania_rules::{Seat, Turn};
use carvania_words::told;

use super::layout::{pad, width};
use super::reader::Reader;
use super::table::{Player, Table};

/// A seat and who sits there: "Seat 2, random".
pub(super) fn label(table: &Table, seat: Seat, reader: Reader) -> String {
    let number = ("seat", seat.number().into());
    let people = table.players.iter().filter(|player| **player == Player::Human).count();
    match table.player(seat) {
        Player::Human if people == 1 => reader.say("seat-you", &[number]),
        Player::Human => reader.say("seat-person", &[number]),
        Player::Bot(Entrant::Bot(bot)) => reader.say("seat-bot", &[number, ("bot", bot.to_string().into())]),
        Player::Bot(Entrant::Program(program)) => {
            reader.say("seat-bot", &[number, ("bot", program.label().into())])
        }
    }
}

/// What happened from an action of the record on, in words. What is dealt in the set-up is not told: it
/// can be seen.
pub(super) fn since(table: &Table, from: usize, reader: Reader) -> Vec<String> {
    let steps: Vec<Step> = table.record.steps().skip(from).filter(is_told).collect();
    let widest = table.game().seats().map(|seat| width(&label(table, seat, reader))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for steps in by_player(&steps) {
        let (Some(first), Some(seat)) = (steps.first(), decider(steps)) else { continue };
        let round = if first.begins_round { format!("{}.", first.round) } else { String::new() };
        let who = pad(&label(table, seat, reader), widest);
        lines.extend(reader.wrapped(&format!("{round:>4} {who}  "), &told(reader.language, steps)));
    }
    lines
}

/// What each player decided, with the draws that this caused: a turn, or a part of somebody else's.
fn by_player(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    let mut decider = None;
    steps.chunk_by(move |step, next| {
        if step.by != Turn::Chance {
            decider = Some(step.by);
        }
        !next.begins_turn && (next.by == Turn::Chance || decider.is_none_or(|decider| decider == next.by))
    })
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
