//! The states of a beam after the same number of turns.

use carvania_rules::Game;

use super::judge::Judgement;
use crate::digest::SeenAs;

/// A state at the end of a turn.
pub(super) struct Node {
    pub(super) game: Game,
    pub(super) judgement: Judgement,
    /// The turn that led to it, in the list of all.
    pub(super) step: Option<u32>,
}

/// The states after the same number of turns.
#[derive(Default)]
pub(super) struct Layer {
    pub(super) nodes: Vec<Node>,
    /// The best turn that each state was found with.
    pub(super) seen: SeenAs<u32>,
    /// States that are not better than this are not among the best.
    floor: Option<f32>,
}

impl Layer {
    pub(super) fn is_open_to(&self, value: f32) -> bool {
        self.floor.is_none_or(|floor| value > floor)
    }

    /// Adds a state; of many only the best are kept, so that memory is bounded.
    pub(super) fn push(&mut self, node: Node, width: usize) {
        self.nodes.push(node);
        if self.nodes.len() >= 4 * width {
            self.keep_best(width);
        }
    }

    /// All states, the best first. They are too large to be moved about.
    pub(super) fn best_first(&self) -> impl Iterator<Item = &Node> {
        let mut places: Vec<usize> = (0..self.nodes.len()).collect();
        let value = |place: &usize| self.nodes[*place].judgement.value;
        places.sort_unstable_by(|one, other| value(other).total_cmp(&value(one)));
        places.into_iter().map(|place| &self.nodes[place])
    }

    pub(super) fn keep_best(&mut self, width: usize) {
        if self.nodes.len() > width {
            let worse = |one: &Node, other: &Node| other.judgement.value.total_cmp(&one.judgement.value);
            self.nodes.select_nth_unstable_by(width - 1, worse);
            self.nodes.truncate(width);
            self.floor = self.nodes.last().map(|node| node.judgement.value);
        }
    }
}
