//! The states of a beam after the same number of turns.

use carvania_rules::Game;

use super::evaluator::LineValue;
use crate::fingerprint::SeenAs;

/// A state at the end of a turn.
pub(super) struct Node {
    pub(super) game: Game,
    pub(super) judgement: LineValue,
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

    /// As many states as there may be, the best first. They are too large to be moved about.
    pub(super) fn best_first(&self, width: usize) -> impl Iterator<Item = &Node> {
        let mut places: Vec<u32> = (0..self.nodes.len() as u32).collect();
        let value = |place: &u32| self.nodes[*place as usize].judgement.value;
        places.sort_unstable_by(|one, other| value(other).total_cmp(&value(one)));
        places.truncate(width);
        places.into_iter().map(|place| &self.nodes[place as usize])
    }

    fn keep_best(&mut self, width: usize) {
        let mut values: Vec<f32> = self.nodes.iter().map(|node| node.judgement.value).collect();
        let (better, &mut floor, _) =
            values.select_nth_unstable_by(width - 1, |one, other| other.total_cmp(one));
        let mut equal = width - better.iter().filter(|&&value| value > floor).count();
        self.nodes.retain(|node| {
            let value = node.judgement.value;
            let is_last = value == floor && equal > 0;
            equal -= usize::from(is_last);
            value > floor || is_last
        });
        self.floor = Some(floor);
    }

    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.seen.clear();
        self.floor = None;
    }
}

#[cfg(test)]
mod tests {
    use carvania_rules::{Seat, Setup, Title};

    use super::super::evaluator::LineEvaluator;
    use super::super::forecast::Forecast;
    use super::*;
    use crate::style::Foresight;
    use crate::visible::Visible;

    #[test]
    fn of_many_states_the_best_are_kept() {
        let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
        let (visible, forecast) = (Visible::of(&game), Forecast::default());
        let mut judgement =
            LineEvaluator::new(&game, Seat::FIRST, &visible, &forecast, Foresight::FULL).start(&game);
        let mut layer = Layer::default();
        for value in [3.0, 9.0, 5.0, 5.0, 1.0, 5.0, 7.0, 5.0] {
            judgement.value = value;
            layer.push(Node { game, judgement, step: None }, 4);
        }
        for _ in 0..8 {
            layer.push(Node { game, judgement, step: None }, 4);
        }
        let values: Vec<f32> = layer.best_first(4).map(|node| node.judgement.value).collect();
        assert_eq!(values, [9.0, 7.0, 5.0, 5.0]);
        assert!(!layer.is_open_to(5.0) && layer.is_open_to(5.5));
        layer.clear();
        assert!(layer.nodes.is_empty() && layer.is_open_to(0.0));
    }
}
