//! Turns as they are told: what each player did, with what was drawn for it.

use carvania_rules::record::Step;
use carvania_rules::{Seat, Turn};

/// What each player decided, with the draws that this caused: a turn, or a part of another player's.
pub fn by_player(steps: &[Step]) -> impl Iterator<Item = &[Step]> {
    let mut decider = None;
    steps.chunk_by(move |step, next| {
        if step.by != Turn::Chance {
            decider = Some(step.by);
        }
        !next.begins_turn && (next.by == Turn::Chance || decider.is_none_or(|decider| decider == next.by))
    })
}

/// The player among those who decided: draws are told with the action that caused them.
pub fn decider(steps: &[Step]) -> Option<Seat> {
    steps.iter().find_map(|step| match step.by {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    })
}
