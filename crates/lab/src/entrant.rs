//! Who takes a seat in the games of the laboratory.

use std::fmt;
use std::str::FromStr;

use carvania_bots::{Bot, Budget, Kind, Spec, SpecError, Stop};
use chacha20::ChaCha8Rng;

/// Somebody who can take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// One of our bots.
    Bot(Spec),
}

/// Why somebody cannot take a seat.
#[derive(Debug, thiserror::Error)]
pub enum EntrantError {
    /// A text that names nobody.
    #[error(transparent)]
    Spec(#[from] SpecError),
}

impl Entrant {
    /// The player, who decides for one seat of one game. Its choices follow from the generator, as far as its limit
    /// is not one of time.
    pub fn player(&self, rng: ChaCha8Rng) -> Result<Box<dyn Bot>, EntrantError> {
        match self {
            Entrant::Bot(spec) => Ok(spec.player(rng)),
        }
    }

    /// What each of its choices may cost; `stop` can cut it short.
    pub fn budget<'a>(&self, stop: &'a Stop) -> Budget<'a> {
        match self {
            Entrant::Bot(spec) => spec.budget(stop),
        }
    }
}

impl From<Spec> for Entrant {
    fn from(spec: Spec) -> Entrant {
        Entrant::Bot(spec)
    }
}

impl From<Kind> for Entrant {
    fn from(kind: Kind) -> Entrant {
        Entrant::Bot(kind.into())
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(spec) => spec.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        Ok(Entrant::Bot(text.parse()?))
    }
}
