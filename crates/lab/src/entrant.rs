//! Who takes a seat in the games of the laboratory.

use std::fmt;
use std::str::FromStr;

use carvania_bots::{Bot, Budget, Kind, Limit, Spec, SpecError, Stop};
use chacha20::ChaCha8Rng;

use crate::external::{External, Program, ProgramError};

/// A bot or a program that can take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// One of our bots.
    Bot(Spec),
    /// A program that speaks the protocol of `docs/bots.md`.
    Program(Program),
}

/// Why a seat cannot be taken.
#[derive(Debug, thiserror::Error)]
pub enum EntrantError {
    /// A text that names nobody.
    #[error("{0}; a program is named by its path, as in `./mybot`")]
    Nobody(SpecError),
    /// A bot with a limit that cannot be read.
    #[error(transparent)]
    Spec(SpecError),
    /// A program that cannot be run.
    #[error(transparent)]
    Program(#[from] ProgramError),
}

impl Entrant {
    /// Makes sure, before a game begins, that a program can be run.
    pub fn check(&self) -> Result<(), EntrantError> {
        match self {
            Entrant::Bot(_) => Ok(()),
            Entrant::Program(program) => Ok(program.check()?),
        }
    }

    /// The player, who decides for one seat of one game. Its choices follow from the generator, as far as its limit
    /// is not one of time and it is not a program, which may choose as it likes.
    pub fn player(&self, rng: ChaCha8Rng) -> Result<Box<dyn Bot>, EntrantError> {
        match self {
            Entrant::Bot(spec) => Ok(spec.player(rng)),
            Entrant::Program(program) => Ok(Box::new(External::new(program.clone(), rng))),
        }
    }

    /// What each of its choices may cost; `stop` can cut it short.
    pub fn budget<'a>(&self, stop: &'a Stop) -> Budget<'a> {
        match self {
            Entrant::Bot(spec) => spec.budget(stop),
            Entrant::Program(program) => Budget { limit: Limit::Time(program.limit()), stop: Some(stop) },
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

impl From<SpecError> for EntrantError {
    fn from(error: SpecError) -> EntrantError {
        match error {
            SpecError::Kind { .. } => EntrantError::Nobody(error),
            SpecError::Limit(_) => EntrantError::Spec(error),
        }
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(spec) => spec.fmt(f),
            Entrant::Program(program) => program.fmt(f),
        }
    }
}

impl FromStr for Entrant {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Entrant, EntrantError> {
        if Program::is_named_by(text) {
            Ok(Entrant::Program(text.parse()?))
        } else {
            Ok(Entrant::Bot(text.parse::<Spec>()?))
        }
    }
}
