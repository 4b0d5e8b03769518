//! New weights against old ones: `mcts` against `mcts` at equal time, on deals that nothing was learnt from.

use std::fmt;

use anyhow::{Context, Result};
use carvania_bots::network::Network;
use carvania_bots::{Bot, Budget, Limit, Mcts, Stop};
use carvania_lab::Guest;
use carvania_lab::arena::{Arena, Format};
use carvania_rules::{Action, Game, Setup, Title};

/// Games that last longer are cut off; one that was counts as shared.
const MAX_ROUNDS: u32 = 400;

/// Who plays whom, and how.
pub(crate) struct Gate {
    pub(crate) title: Title,
    /// `None` is the network that comes with the program.
    pub(crate) new: Option<&'static Network>,
    pub(crate) old: Option<&'static Network>,
    pub(crate) limit: Limit,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// The share of the new one at a table of so many.
pub(crate) struct Share {
    players: usize,
    games: u64,
    share: f64,
    pub(crate) interval: [f64; 2],
}

impl Gate {
    pub(crate) fn play(&self, players: usize) -> Result<Share> {
        let arena = Arena {
            setup: Setup::standard(self.title, players),
            entrants: vec![self.entrant("new", self.new).into(), self.entrant("old", self.old).into()],
            format: Format::RoundRobin,
            games: self.games,
            hypotheses: None,
            seed: self.seed,
            threads: self.threads,
            max_rounds: MAX_ROUNDS,
        };
        let report = arena.run(Vec::new(), &Stop::new(), &())?;
        let pairing = report.pairings.first().context("two entrants meet")?;
        let standing = pairing.standings.first().context("two entrants meet")?;
        Ok(Share { players, games: report.games, share: standing.share, interval: standing.interval })
    }

    fn entrant(&self, name: &str, network: Option<&'static Network>) -> carvania_lab::Entrant {
        let limit = self.limit;
        carvania_lab::Entrant::Guest(Guest::new(name, move |rng| {
            Box::new(Limited { mcts: Mcts::new(rng, network), limit })
        }))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Share { players, games, share, interval: [low, high] } = self;
        let percent = |share: &f64| 100.0 * share;
        let [share, low, high] = [share, low, high].map(percent);
        write!(f, "{players} players: {share:.1} % ({low:.1} to {high:.1} %) of {games} games")
    }
}

/// A player with a budget of its own.
struct Limited {
    mcts: Mcts,
    limit: Limit,
}

impl Bot for Limited {
    fn choose(&mut self, game: &Game, budget: &Budget<'_>) -> Option<Action> {
        self.mcts.choose(game, &Budget { limit: self.limit, ..*budget })
    }

    fn look(&mut self, game: &Game) {
        self.mcts.look(game);
    }

    fn reseed(&mut self, rng: chacha20::ChaCha8Rng) {
        self.mcts.reseed(rng);
    }
}
