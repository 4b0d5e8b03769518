//! The tree: nodes where a player decides, and edges for what they can do.

use carvania_rules::{Action, Seat};

use crate::analysis::Estimate;
use crate::planner::Choice;

/// The most edges of a tree, so that it stays below about a hundred megabytes. Then it is searched on, but grows no more.
const MAX_EDGES: usize = 1_000_000;

/// A tree of fewer edges keeps its room for the next search: there may be many players, but few of them think at a time.
const KEPT_EDGES: usize = 50_000;

/// The number of a node.
pub(super) type NodeId = u32;

/// A decision of one seat.
#[derive(Clone, Copy, Debug)]
struct Node {
    first: u32,
    edges: u32,
    visits: u32,
}

/// One of the actions that are possible at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) action: Action,
    pub(super) child: Option<NodeId>,
    /// How often it was looked at: once at a glance, when it was added, and then on every walk.
    pub(super) visits: u32,
    /// How likely it is the best, at a glance.
    pub(super) prior: f32,
    /// What a plan says for it, or against, as a chance to win.
    pub(super) bonus: f32,
    /// What came of all visits.
    pub(super) sum: Estimate,
}

impl Edge {
    /// How many walks came this way.
    pub(super) const fn walks(&self) -> u32 {
        self.visits.saturating_sub(1)
    }

    /// What is to be expected after it.
    pub(super) fn mean(&self) -> Estimate {
        self.sum.divided(self.visits.max(1) as f32)
    }
}

/// All nodes and edges, each kind in one list.
#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
}

/// How much is staked on what looks good at a glance.
const EXPLORATION: f32 = 0.6;

/// How much of the search goes to the best turn of a plan.
const FAVOUR: f32 = 0.5;
/// What is more than this many points behind counts as this many points behind.
const FARTHEST: f32 = 10.0;
/// An edge is trusted if it has at least one visit for this many of the most visited one.
const OFTEN: u32 = 4;

impl Tree {
    pub(super) fn clear(&mut self) {
        if self.edges.capacity() > KEPT_EDGES {
            *self = Tree::default();
        }
        self.nodes.clear();
        self.edges.clear();
    }

    pub(super) fn is_full(&self) -> bool {
        self.edges.len() >= MAX_EDGES
    }

    /// A node with these edges.
    pub(super) fn add(&mut self, edges: impl IntoIterator<Item = Edge>) -> NodeId {
        let first = self.edges.len() as u32;
        self.edges.extend(edges);
        let edges = self.edges.len() as u32 - first;
        self.nodes.push(Node { first, edges, visits: 0 });
        self.nodes.len() as NodeId - 1
    }

    pub(super) fn edges(&self, node: NodeId) -> &[Edge] {
        let Node { first, edges, .. } = self.nodes[node as usize];
        &self.edges[first as usize..(first + edges) as usize]
    }

    pub(super) fn edge_mut(&mut self, node: NodeId, place: usize) -> &mut Edge {
        let first = self.nodes[node as usize].first as usize;
        &mut self.edges[first + place]
    }

    pub(super) fn visits(&self, node: NodeId) -> u32 {
        self.nodes[node as usize].visits
    }

    pub(super) fn visit(&mut self, node: NodeId, place: usize, estimate: &Estimate) {
        self.nodes[node as usize].visits += 1;
        let edge = self.edge_mut(node, place);
        edge.visits += 1;
        edge.sum.add(estimate);
    }

    /// Looks at the turns that begin at a node as a plan does, of which a point counts as such a chance to win.
    pub(super) fn favour(&mut self, node: NodeId, plan: &[Choice], per_point: f32) {
        let turns: Vec<_> = plan.iter().map(|turn| (turn.actions.as_slice(), turn.behind)).collect();
        self.favour_turns(node, &turns, per_point);
    }

    /// Favours the edges that what is left of these turns begins with, each with the points that it is behind.
    fn favour_turns(&mut self, node: NodeId, turns: &[(&[Action], f32)], per_point: f32) {
        let Some(best) = turns.first().and_then(|turn| turn.0.first()) else { return };
        let Node { first, edges, .. } = self.nodes[node as usize];
        for place in first..first + edges {
            let edge = &mut self.edges[place as usize];
            let on = |turn: &&(&[Action], f32)| turn.0.first() == Some(&edge.action);
            let group: Vec<_> = turns.iter().filter(on).map(|&(path, behind)| (&path[1..], behind)).collect();
            let behind = group.iter().map(|&(_, behind)| behind).fold(FARTHEST, f32::min);
            edge.bonus = -per_point * behind;
            let favoured = if edge.action == *best { 1.0 } else { 0.0 };
            edge.prior += FAVOUR * (favoured - edge.prior);
            if let Some(child) = edge.child {
                self.favour_turns(child, &group, per_point);
            }
        }
    }

    /// The edge that has proved best for a seat, among those that have been tried often.
    pub(super) fn best(&self, node: NodeId, seat: Seat, players: usize) -> Option<Edge> {
        let edges = self.edges(node);
        let often = edges.iter().map(|edge| edge.visits).max()? / OFTEN;
        let tried = edges.iter().filter(|edge| edge.visits >= often);
        let desire = |edge: &Edge| edge.mean().desire(seat, players) + edge.bonus;
        tried.max_by(|one, other| desire(one).total_cmp(&desire(other))).copied()
    }

    /// The actions of the best turn, and what may follow.
    pub(super) fn best_turn(&self, root: NodeId, seat: Seat, players: usize) -> Vec<Action> {
        let mut turn = Vec::new();
        let mut node = Some(root);
        while let Some(best) = node.and_then(|node| self.best(node, seat, players)) {
            turn.push(best.action);
            node = best.child;
        }
        turn
    }

    /// The edge to try next, among those that are legal: what has been found good for the seat, and what looks good
    /// and has been tried little.
    pub(super) fn select(&self, node: NodeId, seat: Seat, players: usize, legal: &[Action]) -> Option<usize> {
        let edges = self.edges(node);
        // Nearly always the same is legal as when the node was made.
        let same = edges.len() == legal.len()
            && edges.iter().zip(legal).all(|(edge, action)| edge.action == *action);
        let stake = EXPLORATION * (self.visits(node).max(1) as f32).sqrt();
        let promise = |edge: &Edge| {
            edge.mean().desire(seat, players) + edge.bonus + stake * edge.prior / (1 + edge.visits) as f32
        };
        let mut best: Option<(f32, usize)> = None;
        for (place, edge) in edges.iter().enumerate() {
            if !same && !legal.contains(&edge.action) {
                continue;
            }
            let promise = promise(edge);
            if best.is_none_or(|(most, _)| promise > most) {
                best = Some((promise, place));
            }
        }
        best.map(|(_, place)| place)
    }
}
