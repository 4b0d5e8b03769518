//! Clause numbers: the shared vocabulary of rules, refusals, tests and pages.

use std::fmt;
use std::str::FromStr;

/// A part of the rulebook: what all games share, or one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Book {
    /// What all games share.
    C,
    /// Golem Edition.
    GE,
    /// Eastern Mountains.
    EM,
    /// The Call for Adventure.
    CA,
    /// An Endless World.
    EW,
    /// An Heroic Journey, Part I.
    J1,
    /// An Heroic Journey, Part II.
    J2,
    /// An Heroic Journey, Part III.
    J3,
}

impl Book {
    /// All parts, in the order in which a reader meets them.
    pub const ALL: [Book; 8] =
        [Book::C, Book::GE, Book::EM, Book::CA, Book::EW, Book::J1, Book::J2, Book::J3];

    /// The letters before the number.
    pub const fn code(self) -> &'static str {
        match self {
            Book::C => "C",
            Book::GE => "GE",
            Book::EM => "EM",
            Book::CA => "CA",
            Book::EW => "EW",
            Book::J1 => "J1",
            Book::J2 => "J2",
            Book::J3 => "J3",
        }
    }
}

/// One numbered rule, such as GE-10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The part of the rulebook.
    pub book: Book,
    /// The number within that part.
    pub number: u8,
}

/// A clause that all games share.
pub const fn c(number: u8) -> Clause {
    Clause { book: Book::C, number }
}

/// A clause of Golem Edition.
pub const fn ge(number: u8) -> Clause {
    Clause { book: Book::GE, number }
}

/// A clause of Eastern Mountains.
pub const fn em(number: u8) -> Clause {
    Clause { book: Book::EM, number }
}

/// A clause of The Call for Adventure.
pub const fn ca(number: u8) -> Clause {
    Clause { book: Book::CA, number }
}

/// A clause of An Endless World.
pub const fn ew(number: u8) -> Clause {
    Clause { book: Book::EW, number }
}

/// A clause of An Heroic Journey, Part I.
pub const fn j1(number: u8) -> Clause {
    Clause { book: Book::J1, number }
}

/// A clause of An Heroic Journey, Part II.
pub const fn j2(number: u8) -> Clause {
    Clause { book: Book::J2, number }
}

/// A clause of An Heroic Journey, Part III.
pub const fn j3(number: u8) -> Clause {
    Clause { book: Book::J3, number }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.book.code(), self.number)
    }
}

/// A text that is not a clause number.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a clause: write for example GE-10")]
pub struct ClauseError(String);

impl FromStr for Clause {
    type Err = ClauseError;

    fn from_str(text: &str) -> Result<Clause, ClauseError> {
        let clause = || {
            let (code, number) = text.split_once('-')?;
            let book = Book::ALL.into_iter().find(|book| book.code() == code)?;
            Some(Clause { book, number: number.parse().ok()? })
        };
        clause().filter(|clause| clause.to_string() == text).ok_or_else(|| ClauseError(text.to_owned()))
    }
}
