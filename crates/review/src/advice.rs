//! What a strong player would do at a position, and how much better that is than the alternatives.

use carvania_rules::{Game, Seat, Turn};

use crate::{Assessment, Gain, Outlook};

/// The most actions that advice names.
pub const MAX_ADVISED: usize = 3;

/// What is thought of a position in which a seat is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The position that the advice is about.
    pub game: Game,
    /// Who is to decide.
    pub seat: Seat,
    /// What is to be expected if everybody plays well.
    pub outlook: Outlook,
    /// The best actions, the best first; none where only one is legal, which needs no thought.
    pub options: Vec<Assessment>,
}

impl Advice {
    /// What was found out about a position; `None` unless a seat is to decide.
    pub fn new(game: &Game, outlook: Outlook, options: Vec<Assessment>) -> Option<Advice> {
        let Turn::Seat(seat) = game.turn() else { return None };
        Some(Advice { game: *game, seat, outlook, options: Assessment::ranked(seat, options) })
    }

    /// What the first action gains over another one, counted from 0.
    pub fn gain(&self, other: usize) -> Option<Gain> {
        let (first, other) = (self.options.first()?, self.options.get(other)?);
        Some(Gain::of(self.seat, &first.outlook, &other.outlook))
    }
}

impl Assessment {
    /// Actions by the chance to win after them, the best first; equal ones keep their order.
    pub fn ranked(seat: Seat, mut options: Vec<Assessment>) -> Vec<Assessment> {
        options.sort_by(|one, other| other.wins(seat).total_cmp(&one.wins(seat)));
        options
    }
}
