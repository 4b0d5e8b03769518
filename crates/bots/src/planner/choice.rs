//! The turns that a plan can begin with, and how far each is behind the best.

use carvania_rules::Action;

use super::judge::Judgement;

/// A whole turn to choose.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// Its small actions.
    pub(crate) actions: Vec<Action>,
    /// By how many points the best line that begins with it is behind the best of all.
    pub(crate) behind: f32,
}

/// A turn that lines begin with.
pub(super) struct First {
    actions: Vec<Action>,
    /// After how many more turns such a line was seen last, and what the best of them was worth then.
    last: (usize, f32),
    /// What the best line is worth that ends the game.
    end: f32,
}

impl First {
    pub(super) fn new(actions: &[Action], judgement: Judgement) -> First {
        let mut first = First { actions: actions.to_vec(), last: (0, f32::MIN), end: f32::MIN };
        first.note(0, judgement);
        first
    }

    /// Notes what a line that began with it is worth after so many more turns.
    pub(super) fn note(&mut self, turn: usize, judgement: Judgement) {
        if judgement.is_last {
            self.end = self.end.max(judgement.value);
        } else {
            let before = if self.last.0 == turn { self.last.1 } else { f32::MIN };
            self.last = (turn, before.max(judgement.value));
        }
    }

    /// By how much it is behind the best line, of which this is the worth after each turn. When its own were given up on the way, or went on as others had before, what
    /// counts is how far they were behind by then.
    fn behind(&self, best: &[f32]) -> f32 {
        let value = best.last().copied().unwrap_or_default();
        let (turn, reached) = self.last;
        let then = best.get(turn).copied().unwrap_or(value);
        (then - reached).min(value - self.end).max(0.0)
    }
}

/// The turns that lines began with, the one of the best line first.
pub(super) fn choices(firsts: &[First], chosen: usize, best: &[f32]) -> Vec<Choice> {
    let choice = |first: &First| Choice { actions: first.actions.clone(), behind: first.behind(best) };
    let mut choices: Vec<Choice> = firsts.iter().map(choice).collect();
    choices[chosen].behind = 0.0;
    choices.swap(0, chosen);
    choices[1..].sort_by(|one, other| one.behind.total_cmp(&other.behind));
    choices
}
