//! Growing the tree.

use carvania_rules::{Action, Actions, Game, Seat, Turn};
use chacha20::ChaCha8Rng;
use rand_core::SeedableRng;

use super::grown::grown;
use super::tree::{Edge, NodeId, Tree};
use crate::analysis::{Analysis, Estimate, MoveEstimate};
use crate::candidates::{Candidate, TurnFinder, drawn};
use crate::committed_turn::CommittedTurn;
use crate::ending::{Endings, Proofs};
use crate::evaluator::Evaluator;
use crate::network::{Network, settled};
use crate::planner::{Choice, Planner};
use crate::solver::solve;
use crate::{Bot, Budget, Limit, Meter};

/// Nobody's plan is longer; a walk that comes so far is judged where it is.
const DEEPEST: usize = 200;
/// How many of the turns that a plan may begin with are searched. The others are too far behind to be chosen, and to
/// judge them all would leave little of a small budget: there can be hundreds.
const CANDIDATES: usize = 16;
/// How many turns are searched everywhere else.
const LIKELY: usize = 12;
/// The part of a budget that goes into a plan.
const PLAN: f64 = 0.4;
/// What a point of a plan counts as a chance to win, for each rival: with more of them the tree has more to look at, and does
/// not see as far.
const PER_POINT: f32 = 0.03;
/// More draws than this are not looked at to find a mean.
const MAX_DRAWS: u32 = 2_000;
/// How many draws share the budget where each is searched.
const SEARCHED_DRAWS: u32 = 8;

/// A search, which decides on whole turns.
pub(crate) struct Search {
    rng: ChaCha8Rng,
    tree: Tree,
    /// The network to judge by, if it is not the one that comes with the game.
    network: Option<&'static Network>,
    committed: CommittedTurn,
    planner: Planner,
    /// What the last choice expects, if it was thought about.
    expected: Option<Estimate>,
}

/// What grows one tree.
struct Growth<'s> {
    rng: &'s mut ChaCha8Rng,
    tree: &'s mut Tree,
    finder: TurnFinder<'s>,
    path: Vec<(NodeId, usize)>,
}

impl Search {
    pub(crate) fn new(mut rng: ChaCha8Rng, network: Option<&'static Network>) -> Search {
        let planner = Planner::new(ChaCha8Rng::from_rng(&mut rng));
        Search {
            rng,
            tree: Tree::default(),
            network,
            committed: CommittedTurn::default(),
            planner,
            expected: None,
        }
    }

    /// Sees the game at a decision that is taken without it.
    pub(crate) fn look(&mut self, game: &Game) {
        self.planner.look(game);
    }

    /// Takes all that it draws from another generator.
    pub(crate) fn reseed(&mut self, mut rng: ChaCha8Rng) {
        self.planner.reseed(ChaCha8Rng::from_rng(&mut rng));
        self.rng = rng;
    }

    /// The best action, as far as the budget goes.
    pub(crate) fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        self.expected = None;
        let Turn::Seat(seat) = game.turn() else { return None };
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        if let [only] = legal.as_slice() {
            return Some(*only);
        }
        self.planner.look(game);
        if let Some(decided) = self.committed.next(game) {
            return Some(decided);
        }
        let mut meter = budget.start();
        if let Some(solved) = solve(game, &mut meter) {
            self.expected = solved.first().map(|best| best.estimate);
            return solved.first().map(|best| best.action);
        }
        let endings = Endings::of(game, Proofs::One, &meter);
        if let Some(win) = endings.best_win(seat) {
            self.expected = Some(win.estimate);
            self.committed.keep(game, win.actions.iter().copied());
            return self.committed.next(game);
        }
        let root = self.grow(game, &endings, &mut meter);
        self.expected = self.tree.best(root, seat, game.players()).map(|best| best.mean());
        self.committed.keep(game, self.tree.best_turn(root, seat, game.players()));
        self.tree.clear();
        self.committed.next(game).or_else(|| legal.first().copied())
    }

    /// What the last choice expects, unless it was the only one or the rest of a turn that had been decided.
    pub(crate) const fn expected(&self) -> Option<Estimate> {
        self.expected
    }

    /// Everything that the search finds out.
    pub(crate) fn analysis(&mut self, game: &Game, budget: &Budget<'_>) -> Analysis {
        let mut meter = budget.start();
        match game.turn() {
            Turn::Over => {
                Analysis { estimate: settled(game), visits: 1, is_proven: true, options: Vec::new() }
            }
            Turn::Chance => self.mean(game, &mut meter),
            Turn::Seat(seat) => {
                let options = match solve(game, &mut meter) {
                    Some(solved) => solved,
                    None => self.options(game, seat, &mut meter),
                };
                let best = options.first();
                let estimate = best.map(|best| best.estimate).unwrap_or_default();
                let is_proven = best.is_some_and(|best| best.is_proven);
                let visits = options.iter().map(|option| option.visits).sum();
                Analysis { estimate, visits, is_proven, options }
            }
        }
    }

    /// What has been found of each action, the best first, then those tried most often. Actions that no sensible turn begins with
    /// are judged at a glance.
    fn options(&mut self, game: &Game, seat: Seat, meter: &mut Meter<'_>) -> Vec<MoveEstimate> {
        let endings = Endings::of(game, Proofs::All, meter);
        let win = endings.best_win(seat).and_then(|win| win.actions.first().copied());
        let root = self.grow(game, &endings, meter);
        let edge = |edge: &Edge| {
            let (action, visits) = (edge.action, edge.walks());
            MoveEstimate { action, visits, is_proven: false, estimate: edge.mean() }
        };
        let mut options: Vec<MoveEstimate> = self.tree.edges(root).iter().map(edge).collect();
        let mut legal = Actions::new();
        game.legal_actions(&mut legal);
        let mut finder = self.finder(game);
        for &action in legal.iter() {
            let mut next = *game;
            if options.iter().all(|option| option.action != action) && next.apply(action).is_ok() {
                let estimate = finder.estimate(&drawn(next, &mut self.rng), &mut self.rng, meter);
                options.push(MoveEstimate { action, visits: 0, is_proven: false, estimate });
            }
        }
        for option in &mut options {
            if let Some(win) = endings.win_with(seat, option.action) {
                *option = MoveEstimate { is_proven: true, estimate: win.estimate, ..*option };
            }
        }
        options.sort_by(|one, other| {
            let desire = |option: &MoveEstimate| option.estimate.desire(seat, game.players());
            other.visits.cmp(&one.visits).then(desire(other).total_cmp(&desire(one)))
        });
        // What comes first was walked to, however small the budget: else it stays where its visits put it.
        let best = || {
            let best = self.tree.best(root, seat, game.players());
            best.filter(|best| best.walks() > 0).map(|best| best.action)
        };
        let is_founded = |win: &Action| {
            options.iter().any(|option| option.action == *win && (option.is_proven || option.visits > 0))
        };
        if let Some(best) = win.filter(is_founded).or_else(best)
            && let Some(place) = options.iter().position(|option| option.action == best)
        {
            options[..=place].rotate_right(1);
        }
        options
    }

    /// The mean over some draws, each of which is looked into. In the set-up many more are looked at, at a glance: there nobody is
    /// near an end.
    fn mean(&mut self, game: &Game, meter: &mut Meter<'_>) -> Analysis {
        let mut mean = Analysis::default();
        let (most, mut number) = if game.in_setup() { (MAX_DRAWS, 0) } else { (SEARCHED_DRAWS, 0) };
        while number == 0 || (number < most && !meter.is_spent()) {
            let after = drawn(*game, &mut self.rng);
            if game.in_setup() {
                let estimate = self.finder(game).estimate(&after, &mut self.rng, meter);
                mean.estimate.add(&estimate);
                mean.visits += 1;
            } else {
                let budget = meter.part(most - number);
                let found = self.analysis(&after, &budget);
                meter.spend(match budget.limit {
                    Limit::Nodes(nodes) => nodes,
                    Limit::Time(_) => 1,
                });
                mean.estimate.add(&found.estimate);
                mean.visits += found.visits;
            }
            number += 1;
        }
        Analysis { estimate: mean.estimate.divided(number as f32), ..mean }
    }

    fn finder(&self, game: &Game) -> TurnFinder<'static> {
        TurnFinder::new(Evaluator::new(self.network.or_else(|| Network::of(game))))
    }

    /// Grows the tree below a game until the budget is spent, by one walk at least.
    fn grow(&mut self, game: &Game, endings: &Endings, meter: &mut Meter<'_>) -> NodeId {
        let finder = self.finder(game);
        self.tree.clear();
        let mut growth = Growth { rng: &mut self.rng, tree: &mut self.tree, finder, path: Vec::new() };
        let done = meter.share() + PLAN * (1.0 - meter.share());
        let mut plan = self.planner.plan(game, endings, done, meter);
        let root = growth.begin(game, &plan, endings, meter);
        // What comes of an ending is known better than by a plan, which neither favours nor opposes it.
        plan.iter_mut().filter(|choice| endings.has(&choice.actions)).for_each(|choice| choice.behind = 0.0);
        let is_new = |actions: &[Action]| plan.iter().all(|choice| choice.actions != actions);
        let others: Vec<&[Action]> = endings
            .iter()
            .map(|ending| ending.actions.as_slice())
            .filter(|actions| is_new(actions))
            .collect();
        let others: Vec<Choice> =
            others.into_iter().map(|actions| Choice { actions: actions.to_vec(), behind: 0.0 }).collect();
        if !plan.is_empty() {
            plan.extend(others);
        }
        growth.tree.favour(root, &plan, PER_POINT * (game.players() - 1) as f32);
        // The plan may have used up a small budget: what is told of a position rests on one walk at least.
        loop {
            growth.walk(game, root, meter);
            if meter.is_spent() {
                return root;
            }
        }
    }
}

impl Growth<'_> {
    /// The root, for the best turns of a plan, or for all that look likely if there was no time for a plan; and for every turn
    /// that begins the last round.
    fn begin(&mut self, game: &Game, plan: &[Choice], endings: &Endings, meter: &mut Meter<'_>) -> NodeId {
        let Turn::Seat(seat) = game.turn() else { return self.tree.add([]) };
        let mut candidates = if plan.is_empty() {
            self.finder.likely(game, LIKELY, self.rng, meter)
        } else {
            let turns = plan.iter().map(|choice| &choice.actions).filter(|actions| !endings.has(actions));
            self.finder.evaluated(game, turns.take(CANDIDATES).cloned(), self.rng, meter)
        };
        candidates.retain(|candidate| !endings.has(&candidate.actions));
        candidates.extend(
            endings
                .iter()
                .map(|ending| Candidate { actions: ending.actions.clone(), estimate: ending.estimate }),
        );
        candidates.sort_by(|one, other| one.actions.cmp(&other.actions));
        grown(self.tree, &candidates, seat, game.players()).0
    }

    /// One walk from the root to a leaf, where the tree grows, and back.
    fn walk(&mut self, game: &Game, root: NodeId, meter: &mut Meter<'_>) {
        let (mut game, mut node) = (*game, root);
        let mut legal = Actions::new();
        self.path.clear();
        let estimate = loop {
            let Turn::Seat(seat) = game.turn() else { break self.glance(&game, meter) };
            game.legal_actions(&mut legal);
            let Some(place) = self.tree.select(node, seat, game.players(), &legal) else {
                break self.glance(&game, meter);
            };
            self.path.push((node, place));
            let edge = self.tree.edges(node)[place];
            meter.spend(1);
            if game.apply(edge.action).is_err() {
                break self.glance(&game, meter);
            }
            game = drawn(game, self.rng);
            match edge.child {
                Some(child) if self.path.len() < DEEPEST => node = child,
                _ if game.is_over() || self.tree.is_full() || self.path.len() >= DEEPEST => {
                    break self.glance(&game, meter);
                }
                _ => {
                    let (child, estimate) = self.expand(&game, meter);
                    self.tree.edge_mut(node, place).child = Some(child);
                    break estimate;
                }
            }
        };
        for &(node, place) in &self.path {
            self.tree.visit(node, place, &estimate);
        }
    }

    fn glance(&mut self, game: &Game, meter: &mut Meter<'_>) -> Estimate {
        self.finder.estimate(game, self.rng, meter)
    }

    /// Nodes for what is likely to be done in a turn; and what the best of it promises.
    fn expand(&mut self, game: &Game, meter: &mut Meter<'_>) -> (NodeId, Estimate) {
        let Turn::Seat(seat) = game.turn() else {
            return (self.tree.add([]), self.glance(game, meter));
        };
        let candidates = self.finder.likely(game, LIKELY, self.rng, meter);
        grown(self.tree, &candidates, seat, game.players())
    }
}
