//! Beam search over one player's turns: of everything that can be done in a turn the best states are kept, and
//! from these the next turn is looked at. What the others do meanwhile is left out but for a
//! [`Forecast`](super::forecast::Forecast).

use carvania_rules::{Action, Game};

use super::buffers::Buffers;
use super::choice::{Best, Choice, First, Firsts, choices};
use super::evaluator::{LineEvaluator, LineValue};
use super::layer::{Layer, Node};
use super::taken::Taken;
use crate::Meter;
use crate::turns::{Reach, Turns, next_turn};

/// A beam search: how many states it keeps, and how many turns it looks ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beam {
    pub(super) width: usize,
    pub(super) depth: usize,
}

/// The best line of turns that was found.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// What is taken in each of its turns.
    pub(super) taken: Vec<Taken>,
    /// The points that have been made by the end of each of them.
    pub(super) points: Vec<f32>,
    /// Whether it ends the game.
    pub(super) ends: bool,
    /// All first turns that were looked at, its own first.
    pub(super) choices: Vec<Choice>,
}

impl Beam {
    /// A beam that looks no further than this.
    pub(super) fn within(self, depth: usize) -> Beam {
        Beam { depth: self.depth.min(depth), ..self }
    }

    /// About how many states it looks at, in some unit.
    pub(super) fn size(self) -> f64 {
        (self.width * self.depth) as f64
    }

    /// The best line from a moment of a player's turn; `None` if the budget ran out before.
    pub(super) fn search(
        self,
        game: &Game,
        evaluator: &LineEvaluator<'_>,
        meter: &mut Meter<'_>,
    ) -> Option<Line> {
        self.search_until(f64::INFINITY, game, evaluator, meter)
    }

    /// A search that is done when this share of the budget is gone: of what is left each turn gets an equal part, and of its states the best
    /// are looked at first.
    pub(super) fn search_until(
        self,
        end: f64,
        game: &Game,
        evaluator: &LineEvaluator<'_>,
        meter: &mut Meter<'_>,
    ) -> Option<Line> {
        Buffers::lend(|buffers| self.search_in(buffers, end, game, evaluator, meter))
    }

    fn search_in(
        self,
        buffers: &mut Buffers,
        end: f64,
        game: &Game,
        evaluator: &LineEvaluator<'_>,
        meter: &mut Meter<'_>,
    ) -> Option<Line> {
        let Buffers { layer, next, steps, turns } = buffers;
        let mut search = Search { beam: self, evaluator, firsts: Vec::new(), steps, end: None };
        let start = evaluator.start(game);
        layer.nodes.push(Node { game: *game, judgement: start, step: None });
        for turn in 0..self.depth {
            let now = meter.share();
            let done = now + (end - now) / (self.depth - turn) as f64;
            for node in layer.best_first(self.width) {
                search.expand(node, turn, turns, next, meter)?;
                if meter.share() >= done {
                    break;
                }
            }
            if next.nodes.is_empty() {
                break;
            }
            std::mem::swap(layer, next);
            next.clear();
        }
        // A state that goes on is compared with the ends that were found on the way.
        let by_value = |one: &Last, other: &Last| one.judgement.value.total_cmp(&other.judgement.value);
        let lasts = layer.nodes.iter().filter_map(Node::last).chain(search.end);
        lasts.max_by(by_value).map(|last| search.line(last, start))
    }
}

impl Node {
    fn last(&self) -> Option<Last> {
        self.step.map(|step| Last { judgement: self.judgement, step })
    }
}

/// A turn of a line, and the one before it.
#[derive(Clone, Copy)]
pub(super) struct Step {
    before: Option<u32>,
    taken: Taken,
    /// The points that nobody can take away after it.
    locked: f32,
    /// What the line is worth after it.
    value: f32,
    /// Which of the first turns the line began with.
    first: u32,
    /// All first turns that lead to the same state, whatever the order.
    firsts: Firsts,
}

/// The last turn of a line.
#[derive(Clone, Copy)]
struct Last {
    judgement: LineValue,
    step: u32,
}

struct Search<'a> {
    beam: Beam,
    evaluator: &'a LineEvaluator<'a>,
    firsts: Vec<First>,
    steps: &'a mut Vec<Step>,
    /// The best line that ends the game.
    end: Option<Last>,
}

impl Search<'_> {
    /// Adds what the turns from a state lead to; `None` if the budget ran out.
    fn expand(
        &mut self,
        node: &Node,
        turn: usize,
        turns: &mut Turns,
        next: &mut Layer,
        meter: &mut Meter<'_>,
    ) -> Option<()> {
        let LineEvaluator { seat, visible, .. } = *self.evaluator;
        let start = if turn == 0 { Some(node.game) } else { next_turn(&node.game, seat) };
        let Some(start) = start else { return Some(()) };
        let mut best = Best::default();
        turns.reach(if turn == 0 { self.evaluator.reach() } else { Reach::Near });
        turns.each(&start, seat, visible, |end, path, fingerprint| {
            if !meter.spend(1) {
                return false;
            }
            let taken = Taken::between(&start, end, seat);
            let judgement = self.evaluator.after(node.judgement, &taken, end, fingerprint, turn);
            best.note(judgement);
            let is_better = if judgement.is_last {
                self.end.is_none_or(|other| judgement.value > other.judgement.value)
            } else {
                next.is_open_to(judgement.value)
            };
            if !is_better {
                return true;
            }
            let mut firsts = self.firsts_of(node);
            if let Some(&same) = next.seen.get(&fingerprint) {
                // The same may be had in another order, which counts on what a rival will take.
                let same = &mut self.steps[same as usize];
                if judgement.value <= same.value {
                    same.firsts.join(firsts);
                    return true;
                }
                firsts.join(same.firsts);
            }
            let step = self.add_step(node, taken, judgement, path, firsts);
            next.seen.insert(fingerprint, step);
            if judgement.is_last {
                self.end = Some(Last { judgement, step });
            } else {
                next.push(Node { game: *end, judgement, step: Some(step) }, self.beam.width);
            }
            true
        });
        for first in self.firsts_of(node).each() {
            self.firsts[first].note(turn, best);
        }
        (!meter.is_spent()).then_some(())
    }

    /// The first turns of the lines that lead to a state; none at the start.
    fn firsts_of(&self, node: &Node) -> Firsts {
        node.step.map(|step| self.steps[step as usize].firsts).unwrap_or_default()
    }

    /// Remembers a turn and how it came about.
    fn add_step(
        &mut self,
        node: &Node,
        taken: Taken,
        judgement: LineValue,
        path: &[Action],
        mut firsts: Firsts,
    ) -> u32 {
        let first = match node.step {
            Some(step) => self.steps[step as usize].first,
            None => {
                self.firsts.push(First::new(path, judgement));
                let first = self.firsts.len() - 1;
                firsts.join(Firsts::only(first));
                first as u32
            }
        };
        let LineValue { locked, value, .. } = judgement;
        self.steps.push(Step { before: node.step, taken, locked, value, first, firsts });
        self.steps.len() as u32 - 1
    }

    fn line(&self, last: Last, start: LineValue) -> Line {
        let mut steps = vec![self.steps[last.step as usize]];
        while let Some(before) = steps[steps.len() - 1].before {
            steps.push(self.steps[before as usize]);
        }
        steps.reverse();
        let chosen = steps[0].first as usize;
        let values: Vec<f32> = steps.iter().map(|step| step.value).collect();
        Line {
            taken: steps.iter().map(|step| step.taken).collect(),
            points: steps.iter().map(|step| step.locked - start.locked).collect(),
            ends: last.judgement.is_last,
            choices: choices(&self.firsts, chosen, &values),
        }
    }
}
