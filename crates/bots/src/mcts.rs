//! Tree search: the tree grows where play is likely to go, and every leaf is judged at a glance instead of being
//! played out.
//!
//! - It is *open-loop*: a node stands for the actions that led to it, not for a state. Every time the tree is
//!   walked the draws on the way are drawn afresh, as chance would draw them.
//! - It is *max^n*: values are the chances of all seats, and each seat looks for its own.
//! - It is factored over the small actions: paying a crystal is a node like any other. But it grows by whole turns, so
//!   that only ends of turns have to be judged: what a half-paid card is worth nobody can say.
//! - It is not alone: a plan of your own turns, as the planner makes it, says of each turn by how many points it is behind
//!   the best. A tree sees what everybody does, a plan sees further; what is chosen is good in the eyes of both.

mod grown;
mod search;
mod tree;

use carvania_rules::{Action, Game};
use chacha20::ChaCha8Rng;

pub(crate) use search::Search;

use crate::analysis::Estimate;
use crate::network::Network;
use crate::{Bot, Budget};

/// The player that searches the tree.
pub struct Mcts {
    search: Search,
}

impl Mcts {
    /// A player that judges by this network, or else by the one that comes with the game.
    pub fn new(rng: ChaCha8Rng, network: Option<&'static Network>) -> Mcts {
        Mcts { search: Search::new(rng, network) }
    }

    /// What the last choice expects, unless it was the only one or the rest of a turn that had been decided.
    pub const fn expected(&self) -> Option<Estimate> {
        self.search.expected()
    }
}

impl Bot for Mcts {
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        self.search.choose(game, budget)
    }

    fn look(&mut self, game: &Game) {
        self.search.look(game);
    }

    fn reseed(&mut self, rng: ChaCha8Rng) {
        self.search.reseed(rng);
    }
}
