//! Which player, and how long it may think: what people write on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use chacha20::ChaCha8Rng;

use crate::reflex::{Reflex, ReflexBot};
use crate::{Bot, Budget, Limit, LimitError, Stop};

/// A way to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Any legal action.
    Random,
    /// Claims whenever it can, and hardly thinks otherwise.
    Eager,
}

impl Kind {
    /// All of them, from the weakest.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Eager];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Random => Reflex::Random.name(),
            Kind::Eager => Reflex::Eager.name(),
        }
    }
}

/// A player, by its way to play and what each of its choices may cost: `planner@50ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// How it plays.
    pub kind: Kind,
    /// What a choice may cost; if nobody said, [`Spec::USUAL`].
    pub limit: Option<Limit>,
}

impl Spec {
    /// What a choice may cost if nobody says.
    pub const USUAL: Limit = Limit::Time(Duration::from_millis(100));

    /// A player with the usual limit.
    pub const fn new(kind: Kind) -> Spec {
        Spec { kind, limit: None }
    }

    /// The player itself. Its choices follow from the generator, as far as its limit is not one of time.
    pub fn player(self, rng: ChaCha8Rng) -> Box<dyn Bot> {
        match self.kind {
            Kind::Random => Box::new(ReflexBot { reflex: Reflex::Random, rng }),
            Kind::Eager => Box::new(ReflexBot { reflex: Reflex::Eager, rng }),
        }
    }

    /// What each of its choices may cost; `stop` can cut it short.
    pub fn budget(self, stop: &Stop) -> Budget<'_> {
        Budget { limit: self.limit.unwrap_or(Spec::USUAL), stop: Some(stop) }
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
    #[error("`{name}` is none of the bots: {}", Kind::ALL.map(Kind::name).join(", "))]
    Kind {
        /// The name that was given.
        name: String,
    },
    /// What follows the `@` is no limit.
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
