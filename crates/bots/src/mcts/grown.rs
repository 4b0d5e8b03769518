//! The nodes of a whole turn: a branch for every small action, with the best that it can lead to.

use carvania_rules::Seat;
use libm::expf;

use super::tree::{Edge, NodeId, Tree};
use crate::analysis::Estimate;
use crate::candidates::Candidate;

/// Of two turns, one that looks better by this chance to win is about 2.7 times as likely to be tried.
const TEMPERATURE: f32 = 0.04;

/// Adds the nodes of all ways of a turn; the first of them, and what the best way promises.
pub(super) fn grown(
    tree: &mut Tree,
    candidates: &[Candidate],
    seat: Seat,
    players: usize,
) -> (NodeId, Estimate) {
    let desire = |candidate: &Candidate| candidate.estimate.desire(seat, players);
    let most = candidates.iter().map(desire).fold(f32::MIN, f32::max);
    let weights: Vec<f32> =
        candidates.iter().map(|candidate| expf((desire(candidate) - most) / TEMPERATURE)).collect();
    let mut grower = Grower { tree, seat, players };
    let leaves: Vec<Leaf<'_>> =
        candidates.iter().zip(weights).map(|(candidate, weight)| Leaf { candidate, weight }).collect();
    (grower.node(&leaves, 0), grower.best(&leaves))
}

/// A way, and how likely it is the best.
struct Leaf<'a> {
    candidate: &'a Candidate,
    weight: f32,
}

struct Grower<'a> {
    tree: &'a mut Tree,
    seat: Seat,
    players: usize,
}

impl Grower<'_> {
    /// A node for ways that have their first `depth` actions in common. Ways come in the order in which they were
    /// found, depth first, so those with the same next action lie together.
    fn node(&mut self, leaves: &[Leaf<'_>], depth: usize) -> NodeId {
        let whole: f32 = leaves.iter().map(|leaf| leaf.weight).sum();
        let next = |leaf: &Leaf<'_>| leaf.candidate.actions.get(depth).copied();
        let mut edges = Vec::new();
        for group in leaves.chunk_by(|one, other| next(one) == next(other)) {
            let Some(action) = next(&group[0]) else { continue };
            let goes_on = group.iter().any(|leaf| leaf.candidate.actions.len() > depth + 1);
            let child = goes_on.then(|| self.node(group, depth + 1));
            let prior = group.iter().map(|leaf| leaf.weight).sum::<f32>() / whole.max(f32::MIN_POSITIVE);
            edges.push(Edge { action, child, visits: 1, prior, bonus: 0.0, sum: self.best(group) });
        }
        self.tree.add(edges)
    }

    fn best(&self, leaves: &[Leaf<'_>]) -> Estimate {
        let desire = |leaf: &&Leaf<'_>| leaf.candidate.estimate.desire(self.seat, self.players);
        let best = leaves.iter().max_by(|one, other| desire(one).total_cmp(&desire(other)));
        best.map(|leaf| leaf.candidate.estimate).unwrap_or_default()
    }
}
