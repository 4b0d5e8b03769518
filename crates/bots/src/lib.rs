//! Players that choose an action from a game and a budget.
//!
//! Nothing in a game is hidden, so a bot sees what every player sees: the table, and which cards are still to
//! come. In which order they come nobody knows, and a bot that thinks ahead draws its own.
//!
//! ```
//! use carvania_bots::{Budget, Spec};
//! use carvania_rules::{Game, Setup, Title};
//! use chacha20::ChaCha8Rng;
//! use rand_core::SeedableRng;
//!
//! let game = Game::new(&Setup::standard(Title::GolemEdition, 2)).unwrap();
//! let spec: Spec = "eager@100n".parse().unwrap();
//! // It is for chance to decide: the cards are not dealt yet.
//! let mut player = spec.player(ChaCha8Rng::seed_from_u64(1));
//! assert_eq!(player.choose(&game, &Budget::nodes(100)), None);
//! ```
//!
//! # Modules
//!
//! - `budget`, `spec`: what a choice may cost; the names and limits that people write.
//! - `reflex`, `greedy`, `planner`, `mcts`: the bots, from no thought at all to a tree search.
//! - `turns`, `sensible`, `candidates`, `committed_turn`: whole turns as lists of small actions (all there are, the
//!   moves worth a try, those judged, the one being played).
//! - `evaluation`, `evaluator`, `network`: what a position is worth (by hand, at a glance, by the network).
//! - `style`: what the weaker levels overlook.
//! - `ending`, `solver`, `proof`, `exact`: the last rounds (judged by replies, solved exactly, proven; actions judged
//!   by what is exact).
//! - `visible`, `distances`, `fingerprint`, `stall`, `lead`: what plans may count on, steps on a map, hashes, games
//!   that stand still, who is ahead.
//! - `analysis`: every seat's chances, and what each legal action leads to.

pub mod analysis;
mod budget;
mod candidates;
mod committed_turn;
mod distances;
mod ending;
mod evaluation;
mod evaluator;
pub mod exact;
mod fingerprint;
mod greedy;
mod lead;
mod mcts;
pub mod network;
mod planner;
mod proof;
mod reflex;
mod sensible;
mod solver;
mod spec;
mod stall;
mod style;
mod turns;
mod visible;

use carvania_rules::{Action, Game};
use chacha20::ChaCha8Rng;

pub use budget::{Budget, Meter, Stop};
pub use carvania_opponents::{Level, Limit, LimitError};
pub use evaluation::evaluate;
pub use mcts::Mcts;
pub use reflex::Reflex;
pub use spec::{Kind, Spec, SpecError};

/// Something that plays: it chooses actions, one at a time.
pub trait Bot: Send {
    /// The action it takes for the seat that is to decide, for at most this budget; `None` when no player has
    /// to decide.
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action>;

    /// Sees the game at a decision of its seat that was taken without it, so that it knows the course of the game
    /// as if it had been asked.
    fn look(&mut self, _game: &Game) {}

    /// Hears which round of the game it is, before a choice: a position does not say.
    fn hear_round(&mut self, _round: u32) {}

    /// Takes its choices from another generator from now on. What it has thought it keeps.
    fn reseed(&mut self, rng: ChaCha8Rng);

    /// What went wrong at the last choice, if anything did: the action is then not its own.
    fn complaint(&mut self) -> Option<String> {
        None
    }
}
