//! Where a replay can stop: after every action, and after every turn.

use carvania_rules::record::Step;
use carvania_rules::{Record, Seat};
use carvania_words::{by_player, decider};

/// The turns of a game. A moment is the number of actions before it, draws included.
pub(super) struct Stops {
    steps: Vec<Step>,
    turns: Vec<Turn>,
}

/// What one player did, with what was drawn for it; the set-up is nobody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Turn {
    pub(super) seat: Option<Seat>,
    pub(super) round: u32,
    pub(super) begin: usize,
    pub(super) end: usize,
}

impl Stops {
    pub(super) fn new(record: &Record) -> Stops {
        let steps: Vec<Step> = record.steps().collect();
        let mut begin = 0;
        let mut turn = |steps: &[Step]| {
            let end = begin + steps.len();
            let round = steps.first().map_or(0, |step| step.round);
            let turn = Turn { seat: decider(steps), round, begin, end };
            begin = end;
            turn
        };
        let turns = by_player(&steps).map(&mut turn).collect();
        Stops { turns, steps }
    }

    /// How many actions there are.
    pub(super) fn last(&self) -> usize {
        self.steps.len()
    }

    /// Where the first player decides: after the set-up.
    pub(super) fn first(&self) -> usize {
        self.turns.iter().find(|turn| turn.seat.is_some()).map_or(self.last(), |turn| turn.begin)
    }

    pub(super) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    /// The turn that a moment is in or at the end of; none before the first action.
    pub(super) fn turn(&self, at: usize) -> Option<Turn> {
        self.turns.iter().find(|turn| turn.begin < at && at <= turn.end).copied()
    }

    /// What happened of its turn up to a moment.
    pub(super) fn so_far(&self, at: usize) -> &[Step] {
        self.turn(at).map_or(&[], |turn| &self.steps[turn.begin..at])
    }

    /// The end of the turn before the one that a moment is in.
    pub(super) fn turn_before(&self, at: usize) -> Option<usize> {
        self.turns.iter().rev().map(|turn| turn.end).find(|&end| end < at).or((at > 0).then_some(0))
    }

    /// The end of the turn after a moment.
    pub(super) fn turn_after(&self, at: usize) -> Option<usize> {
        self.turns.iter().map(|turn| turn.end).find(|&end| end > at)
    }

    /// Where rounds begin.
    pub(super) fn rounds(&self) -> impl Iterator<Item = (usize, u32)> {
        let begins = self.steps.iter().enumerate().filter(|(_, step)| step.begins_round);
        begins.map(|(index, step)| (index, step.round))
    }

    /// The game after a turn.
    pub(super) fn step_at(&self, index: usize) -> Option<&Step> {
        self.steps.get(index)
    }
}
