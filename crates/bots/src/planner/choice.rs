//! The turns that a plan can begin with, and how far each is behind the best.

use carvania_rules::Action;

use super::evaluator::LineValue;

/// A whole turn to choose.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    /// Its small actions.
    pub(crate) actions: Vec<Action>,
    /// By how many points the best line that begins with it is behind the best of all.
    pub(crate) behind: f32,
}

/// Which of the first turns lead to a state: as many as there are bits. The few that there may be beyond these count
/// as given up at once.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Firsts(u128);

impl Firsts {
    pub(super) fn only(first: usize) -> Firsts {
        Firsts(u32::try_from(first).ok().and_then(|first| 1_u128.checked_shl(first)).unwrap_or_default())
    }

    pub(super) const fn join(&mut self, others: Firsts) {
        self.0 |= others.0;
    }

    pub(super) fn each(self) -> impl Iterator<Item = usize> {
        (0..u128::BITS as usize).filter(move |first| self.0 >> first & 1 == 1)
    }
}

/// The best that one more turn brings a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Best {
    /// If the player has another turn after it.
    goes_on: f32,
    /// If that was the last.
    ends: f32,
}

impl Default for Best {
    fn default() -> Best {
        Best { goes_on: f32::MIN, ends: f32::MIN }
    }
}

impl Best {
    pub(super) fn note(&mut self, judgement: LineValue) {
        let best = if judgement.is_last { &mut self.ends } else { &mut self.goes_on };
        *best = best.max(judgement.value);
    }
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
    pub(super) fn new(actions: &[Action], judgement: LineValue) -> First {
        let mut first = First { actions: actions.to_vec(), last: (0, f32::MIN), end: f32::MIN };
        let mut best = Best::default();
        best.note(judgement);
        first.note(0, best);
        first
    }

    /// Notes what a line that began with it is worth after `turn` more turns.
    pub(super) fn note(&mut self, turn: usize, best: Best) {
        self.end = self.end.max(best.ends);
        if best.goes_on > f32::MIN {
            let before = if self.last.0 == turn { self.last.1 } else { f32::MIN };
            self.last = (turn, before.max(best.goes_on));
        }
    }

    /// By how much its lines that go on were behind the best line when they were seen last. `best` is what that is worth
    /// after each turn.
    fn fell_behind(&self, best: &[f32]) -> f32 {
        let (turn, reached) = self.last;
        let then = best.get(turn).or(best.last()).copied().unwrap_or_default();
        (then - reached).max(0.0)
    }

    /// Whether its lines were looked at as far as the best, not given up on the way.
    const fn is_kept(&self, best: &[f32]) -> bool {
        self.last.0 + 1 >= best.len()
    }
}

/// The turns that lines began with, the one of the best line first. What was given up on the way is behind all that was
/// not: a beam gives up what is worst, and the best line may have looked no better by then.
pub(super) fn choices(firsts: &[First], chosen: usize, best: &[f32]) -> Vec<Choice> {
    let value = best.last().copied().unwrap_or_default();
    let kept = firsts.iter().filter(|first| first.is_kept(best));
    let farthest = kept.map(|first| first.fell_behind(best)).fold(0.0, f32::max);
    let choice = |first: &First| {
        let least = if first.is_kept(best) { 0.0 } else { farthest };
        let behind = first.fell_behind(best).max(least).min(value - first.end);
        Choice { actions: first.actions.clone(), behind: behind.max(0.0) }
    };
    let mut choices: Vec<Choice> = firsts.iter().map(choice).collect();
    choices[chosen].behind = 0.0;
    choices.swap(0, chosen);
    choices[1..].sort_by(|one, other| one.behind.total_cmp(&other.behind));
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A first turn whose lines are worth so much after each turn.
    fn first(values: &[f32]) -> First {
        let mut first = First { actions: Vec::new(), last: (0, f32::MIN), end: f32::MIN };
        for (turn, &goes_on) in values.iter().enumerate() {
            first.note(turn, Best { goes_on, ..Best::default() });
        }
        first
    }

    #[test]
    fn what_was_given_up_is_behind_all_that_was_kept() {
        let best = [5.0, 6.0, 20.0];
        // The last of them looked better than the best line when it was given up.
        let firsts = [first(&[5.5, 8.0, 17.0]), first(&best), first(&[9.0])];
        let behind: Vec<f32> = choices(&firsts, 1, &best).iter().map(|choice| choice.behind).collect();
        assert_eq!(behind, [0.0, 3.0, 3.0]);
    }

    #[test]
    fn first_turns_that_lead_to_the_same_state_are_joined() {
        let mut firsts = Firsts::only(3);
        firsts.join(Firsts::only(127));
        firsts.join(Firsts::only(128));
        assert_eq!(firsts.each().collect::<Vec<_>>(), [3, 127]);
    }
}
