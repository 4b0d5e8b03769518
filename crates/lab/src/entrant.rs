//! Who takes a seat in the games of the laboratory.

use std::fmt;
use std::str::FromStr;

use carvania_bots::{Bot, Budget, Kind, Limit, Spec, SpecError, Stop};
use chacha20::ChaCha8Rng;

use crate::external::{External, Program, ProgramError};
use crate::guest::Guest;

/// A bot or a program that can take a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Entrant {
    /// One of our bots.
    Bot(Spec),
    /// A program that speaks the protocol of `docs/bots.md`.
    Program(Program),
    /// A player brought by a program that uses this crate. No text names one.
    Guest(Guest),
}

/// An entrant that may have a name of its own: `calm=./beam.py@200ms`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Contender {
    /// The name, if it was given one.
    label: Option<String>,
    /// Who takes the seat.
    pub entrant: Entrant,
}

impl Contender {
    /// The longest name, in letters.
    pub const MAX_NAME: usize = 32;

    /// What it is called in tables.
    pub fn name(&self) -> String {
        self.label.clone().unwrap_or_else(|| self.entrant.to_string())
    }
}

impl<T: Into<Entrant>> From<T> for Contender {
    fn from(entrant: T) -> Contender {
        Contender { label: None, entrant: entrant.into() }
    }
}

/// The name and the rest of `name=rest`. In a command such as `./bot --depth=3` nothing is a name.
pub(crate) fn split_name(text: &str) -> (Option<&str>, &str) {
    let is_letter = |letter: char| letter.is_alphanumeric() || ['-', '_', '.', '+', '#'].contains(&letter);
    let is_name = |name: &str| {
        !name.is_empty() && name.chars().count() <= Contender::MAX_NAME && name.chars().all(is_letter)
    };
    match text.split_once('=') {
        Some((name, rest)) if is_name(name) => (Some(name), rest),
        Some(_) | None => (None, text),
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.label {
            Some(label) => write!(f, "{label}={}", self.entrant),
            None => self.entrant.fmt(f),
        }
    }
}

impl FromStr for Contender {
    type Err = EntrantError;

    fn from_str(text: &str) -> Result<Contender, EntrantError> {
        let (label, entrant) = split_name(text);
        Ok(Contender { label: label.map(str::to_owned), entrant: entrant.parse()? })
    }
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
            Entrant::Bot(_) | Entrant::Guest(_) => Ok(()),
            Entrant::Program(program) => Ok(program.check()?),
        }
    }

    /// The player, who decides for one seat of one game. Its choices follow from the generator, as far as its limit
    /// is not one of time and it is not a program, which may choose as it likes.
    pub fn player(&self, rng: ChaCha8Rng) -> Result<Box<dyn Bot>, EntrantError> {
        match self {
            Entrant::Bot(spec) => Ok(spec.player(rng)),
            Entrant::Program(program) => Ok(Box::new(External::new(program.clone(), rng))),
            Entrant::Guest(guest) => Ok(guest.player(rng)),
        }
    }

    /// What each of its choices may cost; `stop` can cut it short.
    pub fn budget<'a>(&self, stop: &'a Stop) -> Budget<'a> {
        match self {
            Entrant::Bot(spec) => spec.budget(stop),
            Entrant::Program(program) => Budget { limit: Limit::Time(program.limit()), stop: Some(stop) },
            Entrant::Guest(guest) => Budget { limit: guest.limit(), stop: Some(stop) },
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
            Entrant::Guest(guest) => f.write_str(guest.name()),
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

#[cfg(test)]
mod tests {
    use super::Contender;

    #[test]
    fn a_contender_may_have_a_name() {
        let names = |text: &str| {
            let contender: Contender = text.parse().unwrap();
            assert_eq!(contender.to_string(), text);
            (contender.name(), contender.entrant.to_string())
        };
        assert_eq!(names("eager"), ("eager".to_owned(), "eager".to_owned()));
        assert_eq!(names("new=planner@50ms"), ("new".to_owned(), "planner@50ms".to_owned()));
        assert_eq!(names("./bot --depth=3").0, "./bot --depth=3");
        assert_eq!(names("calm=./bot --depth=3").1, "./bot --depth=3");
        for nobody in ["=eager", "name=", "name=nobody"] {
            assert!(nobody.parse::<Contender>().is_err(), "{nobody}");
        }
    }
}
