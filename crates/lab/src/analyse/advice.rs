//! What a strong player would do at a position, and how much better that is than what else there is.

use carvania_bots::insight::Outlook;
use carvania_rules::{Game, Seat, Turn};

use super::finding::{Looked, View};
use super::review::Gain;

/// The most actions that are worth naming.
pub const NAMED: usize = 3;

/// What the oracle thinks of a position in which a seat is to decide.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// The position.
    pub game: Game,
    /// Who is to decide.
    pub seat: Seat,
    /// What is to be expected if everybody plays well.
    pub view: View,
    /// The best actions, the best first; none where a single one is legal, which needs no thought.
    pub options: Vec<Looked>,
}

impl Advice {
    /// What was found about a position; none unless somebody is to decide.
    pub fn new(game: &Game, outlook: &Outlook, options: Vec<Looked>) -> Option<Advice> {
        let Turn::Seat(seat) = game.turn() else { return None };
        let options = ranked(seat, options);
        Some(Advice { game: *game, seat, view: View::new(game, outlook), options })
    }

    /// What the first action gains over another one, counted from 0.
    pub fn gain(&self, other: usize) -> Option<Gain> {
        let (first, other) = (self.options.first()?, self.options.get(other)?);
        Some(Gain::of(self.seat, &first.view, &other.view))
    }
}

/// Actions by the chance to win after them, the best first; those that are equal stay as they were.
pub(super) fn ranked(seat: Seat, mut options: Vec<Looked>) -> Vec<Looked> {
    let wins = |looked: &Looked| looked.view.wins[seat.index()];
    options.sort_by(|one, other| wins(other).total_cmp(&wins(one)));
    options
}
