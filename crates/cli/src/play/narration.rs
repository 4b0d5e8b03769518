//! What happened, a line for each turn.

use carvania_lab::Entrant;
use carvania_rules::record::Step;
use carvania_rules::{Seat, Turn};
use carvania_words::{by_player, decider, narrate};

use super::layout::{pad, width};
use super::paint::marked;
use super::table::{Player, Table};
use super::terminal::Terminal;

/// A seat and who sits there: "Seat 2, random".
pub(super) fn label(table: &Table, seat: Seat, terminal: Terminal) -> String {
    let number = ("seat", seat.number().into());
    let people = table.players.iter().filter(|player| **player == Player::Human).count();
    match table.player(seat) {
        Player::Human if people == 1 => terminal.say("seat-you", &[number]),
        Player::Human => terminal.say("seat-person", &[number]),
        Player::Bot(Entrant::Bot(bot)) => {
            terminal.say("seat-bot", &[number, ("bot", bot.to_string().into())])
        }
        Player::Bot(Entrant::Program(program)) => {
            terminal.say("seat-bot", &[number, ("bot", program.label().into())])
        }
        Player::Bot(Entrant::Guest(guest)) => {
            terminal.say("seat-bot", &[number, ("bot", guest.name().to_owned().into())])
        }
    }
}

/// What happened from an action of the record on, in words. What is dealt in the set-up is not told: it
/// can be seen.
pub(super) fn since(table: &Table, from: usize, terminal: Terminal) -> Vec<String> {
    let steps: Vec<Step> = table.record.steps().skip(from).filter(is_told).collect();
    let widest = table.game().seats().map(|seat| width(&label(table, seat, terminal))).max().unwrap_or(0);
    let mut lines = Vec::new();
    for steps in by_player(&steps) {
        let (Some(first), Some(seat)) = (steps.first(), decider(steps)) else { continue };
        let round = if first.begins_round { format!("{}.", first.round) } else { String::new() };
        let who = pad(&label(table, seat, terminal), widest);
        lines.extend(
            terminal.wrapped(&format!("{round:>4} {who}  "), &marked(narrate(terminal.language, steps))),
        );
    }
    lines
}

fn is_told(step: &Step) -> bool {
    step.round > 0 || step.by != Turn::Chance
}
