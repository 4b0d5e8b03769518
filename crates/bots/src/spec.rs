//! Which player, and how long it may think: what people write on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use carvania_opponents::{Level, Limit, LimitError};
use chacha20::ChaCha8Rng;

use crate::greedy::Greedy;
use crate::mcts::Mcts;
use crate::planner::Planner;
use crate::reflex::{Reflex, ReflexBot};
use crate::style::{Foresight, Glance};
use crate::{Bot, Budget, Stop};

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// Claims whenever it can, and hardly thinks otherwise.
    Eager,
    /// Looks at everything that it can do in its turn.
    Greedy,
    /// Plans its turns ahead, as long as it may.
    Planner,
    /// Searches the tree of what everybody can do, as long as it may.
    Mcts,
    /// One of the levels for people to choose from.
    Level(Level),
}

impl Kind {
    /// All of them: the ways to play from the weakest, then the levels.
    pub const ALL: [Kind; 14] = [
        Kind::Random,
        Kind::Eager,
        Kind::Greedy,
        Kind::Planner,
        Kind::Mcts,
        Kind::Level(Level::Beginner),
        Kind::Level(Level::Learner),
        Kind::Level(Level::Casual),
        Kind::Level(Level::Skilled),
        Kind::Level(Level::Seasoned),
        Kind::Level(Level::Expert),
        Kind::Level(Level::Veteran),
        Kind::Level(Level::Master),
        Kind::Level(Level::Grandmaster),
    ];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => Reflex::Random.name(),
            Kind::Eager => Reflex::Eager.name(),
            Kind::Greedy => "greedy",
            Kind::Planner => "planner",
            Kind::Mcts => "mcts",
            Kind::Level(level) => level.name(),
        }
    }

    /// What a choice may cost if nobody says.
    pub const fn limit(self) -> Limit {
        match self {
            Kind::Random | Kind::Eager | Kind::Greedy | Kind::Planner | Kind::Mcts => {
                Limit::Time(Duration::from_millis(100))
            }
            Kind::Level(level) => level.limit(),
        }
    }
}

/// A player, by its way to play and what each of its choices may cost: `planner@50ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// How it plays.
    pub kind: Kind,
    /// What a choice may cost; if nobody said, [`Kind::limit`].
    pub limit: Option<Limit>,
}

impl Spec {
    /// A player with the usual limit.
    pub const fn new(kind: Kind) -> Spec {
        Spec { kind, limit: None }
    }

    /// The player itself. Its choices follow from the generator, as far as its limit is not one of time.
    pub fn player(self, rng: ChaCha8Rng) -> Box<dyn Bot> {
        match self.kind {
            Kind::Random => Box::new(ReflexBot { reflex: Reflex::Random, rng }),
            Kind::Eager => Box::new(ReflexBot { reflex: Reflex::Eager, rng }),
            Kind::Greedy => Box::new(Greedy::new(rng)),
            Kind::Planner => Box::new(Planner::new(rng)),
            Kind::Mcts => Box::new(Mcts::new(rng, None)),
            Kind::Level(level) => self::level(level, rng),
        }
    }

    /// What each of its choices may cost; `stop` can cut it short.
    pub fn budget(self, stop: &Stop) -> Budget<'_> {
        Budget { limit: self.limit.unwrap_or(self.kind.limit()), stop: Some(stop) }
    }
}

/// A player of a level.
fn level(level: Level, rng: ChaCha8Rng) -> Box<dyn Bot> {
    let greedy = |rng, glance| -> Box<dyn Bot> { Box::new(Greedy::with_glance(rng, glance)) };
    let planner = |rng, foresight| -> Box<dyn Bot> { Box::new(Planner::with_foresight(rng, foresight)) };
    match level {
        Level::Beginner => greedy(rng, Glance::DAZZLED),
        Level::Learner => greedy(rng, Glance::EASY),
        Level::Casual => greedy(rng, Glance::CLEAR),
        Level::Skilled => planner(rng, Foresight::SHORT),
        Level::Seasoned => planner(rng, Foresight::HASTY),
        Level::Expert => planner(rng, Foresight::FULL),
        Level::Veteran => planner(rng, Foresight::COLD),
        Level::Master | Level::Grandmaster => Box::new(Mcts::new(rng, None)),
    }
}

impl From<Kind> for Spec {
    fn from(kind: Kind) -> Spec {
        Spec::new(kind)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind.name())?;
        self.limit.map_or(Ok(()), |limit| write!(f, "@{limit}"))
    }
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No such way to play.
    #[error("`{name}` is not a bot; there are {}", Kind::ALL.map(Kind::name).join(", "))]
    Kind {
        /// The name that was given.
        name: String,
    },
    /// What follows the `@` is not a limit.
    #[error(transparent)]
    Limit(#[from] LimitError),
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let (name, limit) = match text.split_once('@') {
            Some((name, limit)) => (name, Some(limit)),
            None => (text, None),
        };
        let kind = Kind::ALL.into_iter().find(|kind| kind.name() == name);
        let kind = kind.ok_or_else(|| SpecError::Kind { name: name.to_owned() })?;
        Ok(Spec { kind, limit: limit.map(str::parse).transpose()? })
    }
}
